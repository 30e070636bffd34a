#pragma once

#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// 11.3.11, 11.4.1.1: what an effect lets a player cast is cast right after that effect has been carried out.

/// Asks for one after the other, until everything is cast that will be.
Procedure castByEffect();
VerbSpec castNothingVerb();

/// Whether an effect has let something be cast that has not been asked for.
bool somethingMayBeCast(const State& state);
Next castWhatEffectsLet(Run& run);

/// Whether that is what is being asked, whom, and whether it is about this card.
bool isCastingByEffect(const Position& position);
Player casterByEffect(const Position& position);
/// Whether it is a summon (11.3.11) or a character (11.4.1.1).
bool isSummonCastByEffect(const Position& position);
bool isCharacterCastByEffect(const Position& position);
bool mayBeCastByEffect(const Position& position, ObjectId card);

/// What casting costs here and now: nothing if an effect says so, otherwise as always (`costOf`).
playing::Due costToCast(const Position& position, Player player, ObjectId card);

/// Bits of the local of casting (`playing::how`) that says how it came about.
inline constexpr std::int32_t castForNothing = 1;
inline constexpr std::int32_t hasToBeCast = 2;

} // namespace takujo::fftcg
