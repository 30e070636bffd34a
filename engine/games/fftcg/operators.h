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
Next letCast(Run&, const Scope&, const Term&); // cast_by_effect.cpp
} // namespace effects

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
using takujo::triggers::isPlayed;
bool usesAbility(const Scope&, const Term&, const Event&);
bool goesOntoStack(const Scope&, const Term&, const Event&);
bool hitsPlayer(const Scope&, const Term&, const Event&);
using takujo::triggers::happensTo;
using takujo::triggers::isDealtDamage;
bool gainsCrystals(const Scope&, const Term&, const Event&);
using takujo::triggers::getsCounter;
using takujo::triggers::losesLastCounter;
using takujo::triggers::phaseBegins;
} // namespace triggers

} // namespace takujo::fftcg
