#pragma once

#include "engine/kit/play/playing.h"

namespace takujo::playing {

/// The way of playing that a running procedure is; none if it is no such procedure.
const Way* wayOf(const Position& position, const Frame& frame);
/// The effect that a running procedure of that way is about; none while it has none.
const EffectRecord* effectIn(const State& state, const Way& way, const Frame& frame);
/// Whether a running procedure is that way.
bool isWay(const Position& position, const Way& way, const Frame& frame);

} // namespace takujo::playing
