#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <cstdint>

/// How questions and answers are told apart when they come round: handles, timestamps and numbers that grow
/// are other ones every time.
namespace takujo::loops {

/// An answer by what it does to what. Places nobody need say.
std::uint64_t nameOf(const State& state, const Option& option);

/// The question in short: cheap, and the same every time round. Never 0.
std::uint32_t keyOf(const Position& position, const Decision& decision);

/// What is looked at to tell whether two questions are the same.
std::uint64_t placeOf(const Position& position, const Decision& decision);

} // namespace takujo::loops
