#pragma once

#include "engine/kit/rules/words.h"

#include <map>
#include <string>
#include <string_view>

namespace takujo {

/// The Japanese of what findings say, by the English pattern that stands in the sources.
class FindingWords {
public:
    /// And the few that are told where no words are found at all, which are compiled in.
    explicit FindingWords(const Words& words);

    /// Those of resources/words/findings.yaml, read once. Where the file is missing or broken, there are only
    /// those compiled in, and all else is told in English: what is wrong with this file has to be told too.
    static const FindingWords& ofProduct();

    /// None if there is none.
    const std::string* japaneseFor(std::string_view english) const;

private:
    std::map<std::string, std::string, std::less<>> japanese_;
};

} // namespace takujo
