#pragma once

#include "engine/kit/rules/vocabulary.h"
#include "engine/reading/script_tree.h"

#include <functional>
#include <string>
#include <vector>

namespace takujo {

/// As many as are named beside it, which shows when references are known.
inline constexpr std::string_view allNamedWord = "?all named";

/// What the words "it", "the chosen Forward" and so on of a script can mean. All of it is tried; whether the
/// program would call it so shows when it writes the text (WrittenCheck).
class References {
public:
    References(const Vocabulary& vocabulary, Script script);

    /// Calls `use` with the script for every meaning that its references can have, until `use` returns false.
    /// Returns whether all of them have been tried; there may be too many.
    bool tryAll(const std::function<bool(const Script&)>& use) const;

private:
    void collect(const Script& script);
    std::vector<std::string> meaningsOf(const std::string& reference) const;
    Script with(const Script& script, const std::vector<std::size_t>& picked, std::size_t& next,
                const Script& before, bool& isSound) const;
    Script objectsOf(const Script& effect) const;
    bool lasts(const Script& effect) const;
    void appendForAll(Scripts& list, const Script& effect) const;

    const Vocabulary& vocabulary_;
    Script script_;
    std::size_t chosen_ = 0;
    std::size_t selected_ = 0;
    bool loops_ = false;
    bool happens_ = false;
    std::vector<std::string> names_;
    std::vector<std::vector<std::string>> meanings_; ///< of each reference, in the order of the script
};

} // namespace takujo
