#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// 11.10: EX Bursts.

/// The ability of a card in the damage zone that its EX Burst is: a summon's whole text, or an auto ability
/// that is marked as one; for Damage N, if that holds now (15.2.6.3). Its place, or -1.
std::int32_t burstOf(const Position& position, ObjectId card);

/// The owner may use the EX Burst of that card.
Next offerBurst(Run& run, ObjectId card);

Procedure exBurstSteps();
std::vector<VerbSpec> burstVerbs();

} // namespace takujo::fftcg
