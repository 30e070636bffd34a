#pragma once

#include "engine/files/findings/message.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// The arguments of a command: `--name value`, `--flag`, and the rest.
class CommandArguments {
public:
    /// An unknown option or flag, or a missing value, is a mistake. Every command takes `--language en|ja`.
    CommandArguments(const std::vector<std::string>& arguments, const std::set<std::string>& options,
                     const std::set<std::string>& flags);

    std::optional<std::string> option(const std::string& name) const;
    bool flag(const std::string& name) const { return flags_.contains(name); }
    const std::vector<std::string>& rest() const { return rest_; }
    /// Returns a whole number from `least` on; another value is a mistake.
    std::uint64_t number(const std::string& name, std::uint64_t otherwise, std::uint64_t least = 0);

    /// Returns one sentence about what is wrong; empty if nothing is.
    const Message& mistake() const { return mistake_; }

private:
    std::map<std::string, std::string> options_;
    std::set<std::string> flags_;
    std::vector<std::string> rest_;
    Message mistake_;
};

} // namespace takujo
