#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>

namespace takujo {

/// What does nobody enforce? Cards may have texts that the program has not understood.
class UnreadSentences {
public:
    explicit UnreadSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// Returns the line with what nobody enforces of the card that it is about: if that card, which the
    /// viewer sees, comes into the open, into play or onto a stack. Otherwise the line stays as it is.
    std::string completed(std::string line, const LogEntry& entry) const;

private:
    bool beginsToMatter(const LogEntry& entry) const;

    SpokenMatch spoken_;
};

} // namespace takujo
