#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <cstdint>

/// Keys by which questions and answers are recognised when a loop comes round. Handles, timestamps and
/// growing numbers differ in every round, so the keys leave them out.
namespace takujo::loops {

/// Returns the key of an answer: what it does to which object, without its place.
std::uint64_t nameOf(const State& state, const Option& option);

/// Returns a short key of a question: cheap, and the same in every round. Never 0.
std::uint32_t keyOf(const Position& position, const Decision& decision);

/// Returns the key that decides whether two questions are the same.
std::uint64_t placeOf(const Position& position, const Decision& decision);

} // namespace takujo::loops
