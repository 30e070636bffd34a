#pragma once

#include "engine/core/scratch.h"
#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// Who fights whom in the attack phase.

/// The attacking forwards of the turn player that are still there; two or more are a party.
Scratch<ObjectId> attackersOf(const Position& position);
/// The blocking forward that is still there; none if there is none.
ObjectId blockerOf(const Position& position);

bool hasMark(const State& state, ObjectId id, Mark mark);
void proposeMark(Run& run, ObjectId id, std::uint32_t marks);
void proposeUnmark(Run& run, ObjectId id, std::uint32_t marks);

/// 10.1.2.1.1, for forwards of the turn player.
bool wasThereSinceTurnBegan(const State& state, ObjectId id);
/// 11.6.2.2: since the latest turn of its controller began.
bool wasThereSinceOwnTurnBegan(const State& state, ObjectId id);

} // namespace takujo::fftcg
