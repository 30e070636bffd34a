#pragma once

#include "engine/kit/rules/words.h"

#include <map>
#include <string>
#include <string_view>

namespace takujo {

/// Japanese for what findings say, by the English pattern in the sources.
class FindingWords {
public:
    /// Takes these words, and the few that are compiled in for when no words are found at all.
    explicit FindingWords(const Words& words);

    /// Returns the words of resources/words/findings.yaml, read once. If the file is missing or broken, only
    /// the compiled-in words are there, and everything else is told in English: mistakes in this file must be
    /// told, too.
    static const FindingWords& ofProduct();

    /// Returns none if there is no Japanese.
    const std::string* japaneseFor(std::string_view english) const;

private:
    std::map<std::string, std::string, std::less<>> japanese_;
};

} // namespace takujo
