#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::fftcg {

// Cards that a text lets somebody cast later, from where they lie, at the time at which they are cast from
// the hand (2.1, 15.1.1.7.1).

EffectSpec effectOfCastingLater();

/// Whether a text lets the player cast that card from where it lies.
bool mayBeCastLater(const Position& position, Player player, ObjectId card);
/// Returns how it is cast then (`HowCast`); 0 for any other card.
std::int32_t howItIsCastLater(const Position& position, Player player, ObjectId card);
/// Whether there is any such card.
bool isAnythingCastLater(const State& state);
/// A turn is over: forgets what could be cast until then.
void forgetWhatIsCastLater(State& state);

} // namespace takujo::fftcg
