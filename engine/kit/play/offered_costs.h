#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Costs that may be paid when a card is played: beside its own, instead of it, or so that its own is less.
// Each is offered only if all that is due then can be paid, perhaps with others that make it less.

/// Bits of `EffectRecord::paid`, in the order of the words of the condition `paid`.
enum Paid : std::uint16_t { optionalCost = 1U << 0U, alternativeCost = 1U << 1U, reducedCost = 1U << 2U };

/// Those of all offers. Above them stands from which kind of zone the card was played, one more, if the game
/// notes that.
inline constexpr std::uint16_t everyOffer = optionalCost | alternativeCost | reducedCost;
inline constexpr unsigned originAt = 3;
constexpr std::uint16_t originBits(std::uint8_t zone) {
    return static_cast<std::uint16_t>((zone + 1U) << originAt);
}

/// The bit of an offer.
constexpr std::uint16_t bitOf(const OfferedCost& offer) {
    if (offer.less != 0)
        return reducedCost;
    return offer.instead ? alternativeCost : optionalCost;
}
/// Whether the price is not paid because something else is.
constexpr bool paysInstead(const EffectRecord& effect) {
    return (effect.paid & alternativeCost) != 0;
}

/// A price with the offers that the effect says are paid.
Due priceWith(const Scope& scope, Due price);

/// A scope in which the card's text can be paid for: with what makes it cheaper where nothing else will do.
/// `question.base` is the price; it becomes what is due then.
Scope asPayable(Scope scope, CostQuestion& question);

/// Asks for one after the other; nobody is asked about a card that offers none.
Question offeringCosts();
/// The verbs of an offer beside the price, of one instead of it, of no more offers, and, last, of one that
/// makes the price less. `nothingOffered` is the rule told when nobody is asked.
std::vector<VerbSpec> offeredCostVerbs(const std::vector<Way>& ways, std::string_view nothingOffered);

} // namespace takujo::playing
