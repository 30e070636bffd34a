#pragma once

#include "engine/core/state.h"

#include <cstdint>

namespace takujo {

class Rulebook;

/// What an instruction has done, for "if you did". Events count by themselves: those of an effect when they
/// have happened; where attempts count, everything proposed while its text is carried out.

/// Returns how much the effect has done so far: what has happened, or what was tried
/// (`ScriptTables::attemptsCount`).
std::int32_t doneSoFar(const Rulebook& rules, const EffectRecord& effect);

/// Counts something that is no event: the effect has shown a card, paid, or made an effect for later.
void countAsDone(State& state, std::uint16_t effect);

/// Counts that a procedure which an instruction has called has done what the instruction is about. It counts
/// for the text around that procedure.
void reportDone(State& state);

/// Returns the effect whose text is being carried out; 0 if none is.
std::uint16_t effectFollowed(const State& state);

/// Counts a proposal as an attempt of the text that is carried out, across any procedures it has called. What
/// a batch brings about is no attempt.
void countAttempt(State& state, const Rulebook& rules);

} // namespace takujo
