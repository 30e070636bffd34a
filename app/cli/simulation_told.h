#pragma once

#include "app/cli/command.h"
#include "engine/lab/simulation.h"

namespace takujo {

/// Prints the result of a simulation: one line of JSON. Games in which the program met a mistake of its own
/// are told on the other stream, each with a file that shows it; then the status is 1.
int tellSimulation(const SimulationSetup& setup, const SimulationResult& result, Streams streams);

} // namespace takujo
