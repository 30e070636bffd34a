#pragma once

#include "engine/cards/text_parts.h"
#include "engine/match/sentences/spoken_match.h"

#include <optional>
#include <string>

namespace takujo {

/// What does the text of the card say that asks at this moment? Everything is empty where a rule asks.
class AskingText {
public:
    explicit AskingText(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// The card whose text asks, or its ability by name; of a question that no text asks, what that is about.
    std::string sourceName() const;
    std::string asksFor() const;
    /// What the ability costs that is being played; empty if none is.
    std::string costs() const;
    /// What happens if an offer is not taken.
    std::string otherwise() const;
    /// What else happens if an offer is taken.
    std::string gained() const;
    /// What the option means, where a text says it.
    std::string saidOf(const Option& option) const;

private:
    /// The text that asks, spoken to whoever decides; the one that "for each" is at is called by its name.
    std::optional<TextParts> askingParts(const EffectRecord& effect) const;
    std::string askedByInstruction() const;
    std::string ofOffer(std::string (TextParts::*part)(std::uint16_t, std::size_t) const) const;
    std::string modeName(const Option& option) const;
    /// The cards of a group that could be taken; nothing if it is empty.
    std::string groupCards(const Option& option) const;
    /// What a `may` offers, if a button has room for it.
    std::string offer() const;

    SpokenMatch spoken_;
};

} // namespace takujo
