#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::fftcg {

// Forwards whose texts let them attack more than once in an attack phase (10.1.2.1.2, 2.1).

/// Whether it has not attacked in this phase, or a text lets it attack once more.
bool mayAttackOnceMore(const Position& position, const Attempt& attempt);
/// Counts an attack of what has attacked before; of all others the mark says enough.
void countAttack(Run& run, ObjectId attacker);
/// All of them may attack as often again.
void forgetAttacks(State& state);

} // namespace takujo::fftcg
