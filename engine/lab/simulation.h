#pragma once

#include "engine/match/match.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace takujo {

struct SimulationSetup {
    MatchSetup match; ///< its seed is the seed of the whole simulation
    std::uint64_t games = 0;
    unsigned jobs = 1;
    /// Called now and then with the games done, from one thread at a time.
    std::function<void(std::uint64_t)> progress;
};

struct SimulationResult {
    std::uint64_t games = 0;
    std::array<std::uint64_t, 2> wins{};
    std::uint64_t draws = 0;
    std::uint64_t turns = 0;
    std::uint64_t decisions = 0; ///< answers with two options or more
    double seconds = 0;
    std::uint64_t stateHash = 0; ///< of all final states; depends on the set-up only
    /// Why the games ended: the name of the rule process that found a loser, "an effect" where a card said
    /// so, "without an end" where nothing stopped.
    std::map<std::string, std::uint64_t> ends;
    std::uint64_t firstWins = 0; ///< won by whoever went first
};

/// Plays many games of random players.
SimulationResult simulate(const SimulationSetup& setup);

} // namespace takujo
