#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>

namespace takujo {

/// Why may this not be done?
class RefusalSentences {
public:
    explicit RefusalSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// As a sentence, without the rule number.
    std::string refusal(const Refusal& refusal) const;
    /// The same with the number in brackets, before the full stop.
    std::string withRule(const Refusal& refusal) const;
    /// What the reasons stand under: "Why Ember can't be played".
    std::string heading(const Attempt& attempt) const;
    /// The same where nothing at all can be done with it.
    std::string heading(ObjectId object) const;

private:
    std::string keyOf(const Refusal& refusal) const;

    SpokenMatch spoken_;
};

} // namespace takujo
