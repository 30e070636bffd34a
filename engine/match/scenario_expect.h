#pragma once

#include "engine/match/scenario.h"

namespace takujo {

/// Throws `ScenarioFailure` (without its step) where the position is not as expected.
void checkExpectation(const Engine& engine, const Game& game, const ScenarioExpectation& expectation);

/// A position's zone in the words of scenarios, for messages.
std::string describeZone(const Position& position, ZoneId zone);

} // namespace takujo
