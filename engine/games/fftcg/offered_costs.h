#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/script/scope.h"

#include <vector>

namespace takujo::fftcg {

// 11.3.5, 11.4.4: costs that may be paid when a card is cast, beside its own or instead of it.

/// Bits of `EffectRecord::paid`, in the order of the words of the condition `paid`.
enum Paid : std::uint16_t { optionalCost = 1U << 0U, alternativeCost = 1U << 1U };

/// The bit of an offer.
std::uint16_t bitOf(const OfferedCost& offer);
/// Whether what is printed in the corner is not paid because something else is.
bool paysInstead(const EffectRecord& effect);

/// A scope in which the card's text can be paid for: with the alternative where nothing else will do.
/// `base` is what is printed in the corner; it becomes what is due then.
struct CostQuestion;
Scope asPayable(Scope scope, CostQuestion& question);

/// Asks for one after the other; nobody is asked about a card that offers none.
Question offeringCosts();
std::vector<VerbSpec> offeredCostVerbs();

} // namespace takujo::fftcg
