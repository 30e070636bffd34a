#pragma once

#include "engine/cards/card_schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Lists of words that several fields take, written out once under a name.
class WordLists {
public:
    explicit WordLists(const Vocabulary& words);

    /// Returns the words themselves if they are few, else the name of their list.
    std::string inShort(const std::vector<std::string_view>& words) const;
    /// Returns every list, one line each.
    std::string lines() const;

private:
    struct Named {
        std::string_view name;
        std::vector<std::string_view> words;
    };
    void add(std::string_view name, const std::vector<std::string_view>& words);

    std::vector<Named> lists_;
};

/// "`forward`, `backup`"
std::string inCode(const std::vector<std::string_view>& words);

} // namespace takujo
