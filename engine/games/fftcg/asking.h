#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

/// Whether the game is waiting for an answer at that step.
inline bool asks(const Position& position, ProcedureId procedure, std::uint16_t step) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedure && frame.step == step;
}

/// Whether the object lies in that zone of the one who tries.
inline bool liesIn(const Position& position, const Attempt& attempt, Zone zone) {
    return isIn(position.state, attempt.option.object, fftcg::zoneOf(attempt.player, zone));
}

/// A drag that names its place must end where the thing goes. `place` is where that is.
inline bool endsAt(const Attempt& attempt, ZoneId place) {
    return !attempt.option.place.exists() || attempt.option.place == place;
}

} // namespace takujo::fftcg
