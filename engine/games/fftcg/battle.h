#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

bool hasMark(const State& state, ObjectId id, Mark mark);
void proposeMark(Run& run, ObjectId id, std::uint32_t marks);
void proposeUnmark(Run& run, ObjectId id, std::uint32_t marks);

/// 11.6.2.2: since the latest turn of its controller began.
bool wasThereSinceOwnTurnBegan(const State& state, ObjectId id);

} // namespace takujo::fftcg
