#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Costs that may be paid when a card is played, beside its own or instead of it. Each is offered only if all
// that is due then can be paid.

/// Bits of `EffectRecord::paid`, in the order of the words of the condition `paid`.
enum Paid : std::uint16_t { optionalCost = 1U << 0U, alternativeCost = 1U << 1U };

/// The bit of an offer.
constexpr std::uint16_t bitOf(const OfferedCost& offer) {
    return offer.instead ? alternativeCost : optionalCost;
}
/// Whether the price is not paid because something else is.
constexpr bool paysInstead(const EffectRecord& effect) {
    return (effect.paid & alternativeCost) != 0;
}

/// A scope in which the card's text can be paid for: with the alternative where nothing else will do.
/// `question.base` is the price; it becomes what is due then.
Scope asPayable(Scope scope, CostQuestion& question);

/// Asks for one after the other; nobody is asked about a card that offers none.
Question offeringCosts();
/// The verbs of an offer beside the price, of one instead of it, and of no more offers. `nothingOffered` is
/// the rule told when nobody is asked.
std::vector<VerbSpec> offeredCostVerbs(const std::vector<Way>& ways, std::string_view nothingOffered);

} // namespace takujo::playing
