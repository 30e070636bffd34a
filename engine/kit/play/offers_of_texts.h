#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/scope.h"

#include <functional>
#include <vector>

namespace takujo::playing {

// Offers that have no bit of `EffectRecord::paid`: texts of other cards make them to whoever plays a card
// (`offers`), or a player takes an offer of the card itself once more.

struct TakenOffer {
    ObjectId source;         ///< whose text offers it; none: the card that is played
    AbilityRef ability;      ///< of the text
    std::uint16_t place = 0; ///< of the line in that text; or of the offer among those of the card

    bool operator==(const TakenOffer&) const = default;
};

/// Returns what texts offer now to a player who would play that card.
std::vector<TakenOffer> offersByTexts(const Position& position, Player player, ObjectId card);

/// Returns the scope of the text that makes the offer; `scope` is that of the card that is played.
Scope scopeOfOffer(const Scope& scope, const TakenOffer& offer);
const std::vector<Term>& costsBy(const Scope& scope, const TakenOffer& offer);
/// Returns by how much it makes a price less.
std::int32_t lessBy(const Scope& scope, const TakenOffer& offer, std::int32_t price);

/// Whether any of these may have been taken: never before the card is played.
inline bool mayHaveTaken(const Scope& scope) {
    return scope.trying != nullptr || (scope.effect.id != 0 && !scope.state().notes.empty());
}
/// Visits what has been taken of these for the effect, and what the scope tries.
void visitOffersTaken(const Scope& scope, const std::function<void(const TakenOffer&)>& visit);
bool isAnyTaken(const Scope& scope);
/// Notes that an offer is taken for that effect, until the procedure that runs is over.
void noteTaken(State& state, const EffectRecord& effect, const TakenOffer& offer);

/// For games whose cards say what may be paid to make others cost less.
std::vector<EffectSpec> effectsOfOffers();

} // namespace takujo::playing
