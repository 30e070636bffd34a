#pragma once

#include "engine/kit/rules/procedure.h"

namespace takujo {

// States of objects: status bits, upright or aside, and since when an object is there.

/// Whether the object has one of these status bits; it must be alive.
inline bool hasMark(const State& state, ObjectId id, std::uint32_t marks) {
    return (record(state, id).marks & marks) != 0;
}
void proposeMark(Run& run, ObjectId id, std::uint32_t marks);
void proposeUnmark(Run& run, ObjectId id, std::uint32_t marks);

/// Proposes to turn the object upright, if it is not.
void proposeUpright(Run& run, ObjectId id);

/// Whether its controller has had it since this turn began.
inline bool wasThereSinceTurnBegan(const State& state, ObjectId id) {
    return record(state, id).since <= state.turn;
}
/// Whether its controller has had it since the latest of their own turns began.
inline bool wasThereSinceOwnTurnBegan(const State& state, ObjectId id) {
    const bool isOwnTurn = record(state, id).controller == state.turnPlayer;
    return record(state, id).since <= state.turn - (isOwnTurn ? 0 : 1);
}

} // namespace takujo
