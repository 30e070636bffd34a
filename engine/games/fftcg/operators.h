#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

/// The functions that this game's own operators stand for. vocabulary.cpp has the operators' shapes.
namespace takujo::fftcg {

namespace effects { // effects.cpp
Next cancel(Run&, const Scope&, const Term&);
Next freeze(Run&, const Scope&, const Term&);
Next additionalMainPhase(Run&, const Scope&, const Term&);
Next letCast(Run&, const Scope&, const Term&);  // cast_by_effect.cpp
Next useBurst(Run&, const Scope&, const Term&); // ex_burst.cpp
} // namespace effects

namespace payments { // paying_texts.cpp
void anyCpPays(Characteristics&, const Term&, std::int32_t);
void payOnlyWith(Characteristics&, const Term&, std::int32_t);
void makesCp(Characteristics&, const Term&, std::int32_t);
void cpOnlyFor(Characteristics&, const Term&, std::int32_t);
} // namespace payments
namespace criteria {
bool choosing(const Scope&, const Term&, const Known&);     // on_stack.cpp
bool inBattleWith(const Scope&, const Term&, const Known&); // battle_pairs.cpp
} // namespace criteria

namespace meanings { // attacking_again.cpp
void attackTimes(Characteristics&, const Term&, std::int32_t);
} // namespace meanings

namespace amounts {
std::int32_t damageTaken(const Scope&, const Term&);
std::int32_t elementsPaid(const Scope&, const Term&); // origins.cpp
} // namespace amounts

namespace origins { // origins.cpp
bool enteredBy(const Scope&, const Term&, const Known&);
bool enteredFrom(const Scope&, const Term&, const Known&);
bool paidWithSome(const Scope&, const Term&, const Known&);
bool paidOnlyWith(const Scope&, const Term&, const Known&);
bool paidByBackups(const Scope&, const Term&, const Known&);
} // namespace origins

namespace triggers { // triggers.cpp
using takujo::triggers::enters;
bool entersSo(const Scope&, const Term&, const Event&); // origins.cpp
/// Whether an effect, or what has broken something by its damage, is like that; nothing said is like it.
bool isDoneBy(const Scope&, const Term& by, const Event&);
using takujo::triggers::leaves;
bool isPutAway(const Scope&, const Term&, const Event&);
bool isBroken(const Scope&, const Term&, const Event&);
bool breaks(const Scope&, const Term&, const Event&);
bool discards(const Scope&, const Term&, const Event&);
using takujo::triggers::draws;
bool attacks(const Scope&, const Term&, const Event&);
bool formsParty(const Scope&, const Term&, const Event&);
bool partyDamages(const Scope&, const Term&, const Event&);
bool partyHitsPlayer(const Scope&, const Term&, const Event&);
bool blocks(const Scope&, const Term&, const Event&);
bool isBlocked(const Scope&, const Term&, const Event&);
using takujo::triggers::isPlayed;
bool usesAbility(const Scope&, const Term&, const Event&);
bool goesOntoStack(const Scope&, const Term&, const Event&);
bool isChosen(const Scope&, const Term&, const Event&);
bool goesFromDeck(const Scope&, const Term&, const Event&);
bool hitsPlayer(const Scope&, const Term&, const Event&);
using takujo::triggers::happensTo;
using takujo::triggers::isDealtDamage;
bool primes(const Scope&, const Term&, const Event&); // priming.cpp
bool gainsCrystals(const Scope&, const Term&, const Event&);
using takujo::triggers::getsCounter;
using takujo::triggers::losesLastCounter;
using takujo::triggers::phaseBegins;
} // namespace triggers

} // namespace takujo::fftcg
