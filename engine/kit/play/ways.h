#pragma once

#include "engine/kit/play/playing.h"

namespace takujo::playing {

// Which way of playing a running procedure belongs to.

/// Returns the way of playing that a running procedure belongs to; none if it is no such procedure.
const Way* wayOf(const Position& position, const Frame& frame);
/// Returns the effect that a running procedure of that way is about; none if it has none yet.
const EffectRecord* effectIn(const State& state, const Way& way, const Frame& frame);
/// Whether a running procedure belongs to that way.
bool isWay(const Position& position, const Way& way, const Frame& frame);

} // namespace takujo::playing
