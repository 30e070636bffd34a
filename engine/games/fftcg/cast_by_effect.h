#pragma once

#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// 11.3.11, 11.4.1.1: a card that an effect lets a player cast is cast right after that effect has been
// carried out.

/// Asks about one card after the other, until the players cast no more.
Procedure castByEffect();
VerbSpec castNothingVerb();

/// Whether an effect has let something be cast that has not been asked about.
bool somethingMayBeCast(const State& state);
Next castWhatEffectsLet(Run& run);

/// Whether a player is asked about casting by effect; below: which player.
bool isCastingByEffect(const Position& position);
Player casterByEffect(const Position& position);
/// Whether it is a summon (11.3.11); below: a character (11.4.1.1); then whether it is this card.
bool isSummonCastByEffect(const Position& position);
bool isCharacterCastByEffect(const Position& position);
bool mayBeCastByEffect(const Position& position, ObjectId card);

/// Returns what casting costs now: nothing if an effect says so, otherwise the usual cost (`costOf`).
playing::AmountDue costToCast(const Position& position, Player player, ObjectId card);

/// Bits of the casting procedure's local `playing::how`: how the casting began.
inline constexpr std::int32_t castForNothing = 1;
inline constexpr std::int32_t hasToBeCast = 2;
inline constexpr std::int32_t castAndRemoved = 4; ///< a Summon, once it has been carried out

} // namespace takujo::fftcg
