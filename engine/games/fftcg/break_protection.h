#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::fftcg {

// What texts keep from being broken: at all, by something like that, or by effects that break without damage.
// 2.2: none of that keeps it from going into the Break Zone for another reason (15.1.1.3.2).

/// Whether the damage that it has taken does not break it (12.4.5).
bool withstandsDamage(const Position& position, ObjectId id);
/// Whether a text keeps it from what the event is: a break.
bool isKeptFromBreak(const Position& position, const Event& event);

} // namespace takujo::fftcg
