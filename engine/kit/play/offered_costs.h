#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Costs that a player may pay when playing a card: besides the card's own, instead of it, or to make it less.
// Each is offered only if everything due with it can be paid, perhaps with others that make it less.

/// Bits of `EffectRecord::paid`, in the order of the words of the condition `paid`.
enum Paid : std::uint16_t { optionalCost = 1U << 0U, alternativeCost = 1U << 1U, reducedCost = 1U << 2U };

/// The bits of all offers. The bits above keep the kind of zone from which the card was played, plus one, if
/// the game notes that.
inline constexpr std::uint16_t everyOffer = optionalCost | alternativeCost | reducedCost;
inline constexpr unsigned originAt = 3;
constexpr std::uint16_t originBits(std::uint8_t zone) {
    return static_cast<std::uint16_t>((zone + 1U) << originAt);
}

/// Returns the bit of an offer.
constexpr std::uint16_t bitOf(const OfferedCost& offer) {
    if (offer.less != 0)
        return reducedCost;
    return offer.instead ? alternativeCost : optionalCost;
}
/// Whether another cost is paid instead of the price.
constexpr bool paysInstead(const EffectRecord& effect) {
    return (effect.paid & alternativeCost) != 0;
}

/// Returns the price with the offers that the effect says are paid.
AmountDue priceWith(const Scope& scope, AmountDue price);

/// Returns a scope in which the card's text can be paid for, with reducing offers only where they are needed.
/// `question.base` holds the price, and then what is due.
Scope asPayable(Scope scope, CostQuestion& question);

/// Whether the card's text can be paid for with some of all that is offered, as `question.base` is the price
/// without any of it.
bool isPayableWithOffers(Scope scope, const CostQuestion& question);

/// Returns the question for one offer after another. For a card without offers nobody is asked.
Question offeringCosts();
/// Returns the verb for an offer of a text of what lies in those zones (offers_of_texts.h).
VerbSpec offerOfTextVerb(const std::vector<Way>& ways, std::string_view nothingOffered,
                         std::vector<Source> from);
/// Returns the verbs for an offer besides the price, for one instead of it, for no more offers and, last, for
/// one that makes the price less. `nothingOffered` is the rule for refusing while nobody is asked.
std::vector<VerbSpec> offeredCostVerbs(const std::vector<Way>& ways, std::string_view nothingOffered);

} // namespace takujo::playing
