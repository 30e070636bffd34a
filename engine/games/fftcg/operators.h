#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/scope.h"

/// What this game's own operators mean. Their shapes are in vocabulary.cpp.
namespace takujo::fftcg {

namespace effects { // effects.cpp
Next breakThem(Run&, const Scope&, const Term&);
Next putIntoBreakZone(Run&, const Scope&, const Term&);
Next remove(Run&, const Scope&, const Term&);
Next returnToHand(Run&, const Scope&, const Term&);
Next putOntoField(Run&, const Scope&, const Term&);
Next cancel(Run&, const Scope&, const Term&);
Next freeze(Run&, const Scope&, const Term&);
Next additionalMainPhase(Run&, const Scope&, const Term&);
using takujo::effects::canPay;
using takujo::effects::pay;
Next letCast(Run&, const Scope&, const Term&); // cast_by_effect.cpp
} // namespace effects

namespace decks { // effects.cpp
/// What a card says of decks is read by the rules of decks.
void anyNumber(Characteristics&, const Term&, std::int32_t);
} // namespace decks

/// Whether a phase is the one that is asked for, which may be any main phase: behind all phases stands a word
/// for these.
inline bool isThePhase(std::int32_t phase, const Term& asked) {
    const bool isMain = phase == mainPhase1 || phase == mainPhase2;
    return phase == asked.number || (isMain && asked.number == endPhase + 1);
}

namespace conditions {
inline bool inPhase(const Scope& scope, const Term& term) {
    return isThePhase(scope.state().phase, term.parts[0]);
}
} // namespace conditions

namespace amounts {
std::int32_t damageTaken(const Scope&, const Term&);
} // namespace amounts

namespace triggers { // triggers.cpp
using takujo::triggers::enters;
using takujo::triggers::leaves;
bool isPutAway(const Scope&, const Term&, const Event&);
bool isBroken(const Scope&, const Term&, const Event&);
bool breaks(const Scope&, const Term&, const Event&);
using takujo::triggers::discards;
using takujo::triggers::draws;
bool attacks(const Scope&, const Term&, const Event&);
bool formsParty(const Scope&, const Term&, const Event&);
bool partyDamages(const Scope&, const Term&, const Event&);
bool partyHitsPlayer(const Scope&, const Term&, const Event&);
bool blocks(const Scope&, const Term&, const Event&);
bool isBlocked(const Scope&, const Term&, const Event&);
bool isCast(const Scope&, const Term&, const Event&);
bool usesAbility(const Scope&, const Term&, const Event&);
bool goesOntoStack(const Scope&, const Term&, const Event&);
bool hitsPlayer(const Scope&, const Term&, const Event&);
using takujo::triggers::happensTo;
bool isDealtDamage(const Scope&, const Term&, const Event&);
bool gainsCrystals(const Scope&, const Term&, const Event&);
using takujo::triggers::getsCounter;
using takujo::triggers::losesLastCounter;
bool phaseBegins(const Scope&, const Term&, const Event&);
} // namespace triggers

} // namespace takujo::fftcg
