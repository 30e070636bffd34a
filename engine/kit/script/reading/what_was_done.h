#pragma once

#include "engine/core/state.h"

#include <cstdint>

namespace takujo {

class Rulebook;

/// What an instruction has come to, for "if you did". Events tell it by themselves: those of an effect when
/// they have happened, and where attempts count, whatever is proposed while its text is followed.

/// How much the effect has come to so far: what has happened, or what was tried
/// (`ScriptTables::attemptsCount`).
std::int32_t doneSoFar(const Rulebook& rules, const EffectRecord& effect);

/// The effect has done something that is no event: shown a card, paid, made an effect that comes later.
void countAsDone(State& state, std::uint16_t effect);

/// What an instruction has called, of the game as well, has done what the instruction is about. It counts for
/// the text around the procedure that reports it.
void reportDone(State& state);

/// Something has been proposed by whatever is running. It is an attempt of the text that is being followed,
/// however many procedures that text has called; what a batch brings about is none.
void countAttempt(State& state, const Rulebook& rules);

} // namespace takujo
