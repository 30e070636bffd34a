#pragma once

#include "engine/match/bot_choice.h"
#include "engine/match/known_game.h"
#include "engine/match/match.h"
#include "engine/match/sentences/fault_report.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Games between bots, in large numbers.

struct SimulationSetup {
    MatchSetup match; ///< its seed is that of the whole simulation
    std::uint64_t games = 0;
    unsigned jobs = 1;
    std::array<BotChoice, 2> bots;
    DeckKnowledge decks = DeckKnowledge::known; ///< what each of them knows of the other's
    std::uint16_t mostTurns = 0;                ///< longer games are broken off; 0: none
    /// Called sometimes, with the number of finished games, by one thread at a time.
    std::function<void(std::uint64_t)> progress;
};

/// A game in which the program met a mistake of its own; the others are played all the same.
struct SimulationFault {
    std::uint64_t game = 0; ///< its number in the simulation, from 0
    std::uint64_t seed = 0; ///< of that game
    std::string reason;
};

struct SimulationResult {
    std::uint64_t games = 0;
    std::array<std::uint64_t, 2> wins{};
    std::uint64_t draws = 0;
    std::uint64_t turns = 0;
    std::uint64_t decisions = 0; ///< answers with two options or more
    double seconds = 0;
    std::uint64_t stateHash = 0; ///< of all final states; depends on the setup only
    /// Why the games ended: the name of the rule process that found a loser, or its reason; "an effect" if a
    /// card said so; "without an end" if nothing stopped; "turn limit" if it was broken off; "fault" if the
    /// program has a mistake. The last two have neither a winner nor a draw.
    std::map<std::string, std::uint64_t> ends;
    std::vector<SimulationFault> faults; ///< in the order of the games
    std::uint64_t firstWins = 0;         ///< won by the player who went first
};

/// Plays many games between bots.
SimulationResult simulate(const SimulationSetup& setup);

/// Plays the game of a fault again, up to where it cannot go on, and writes a report into that folder. None
/// if it can go on now.
std::optional<FaultReport> reportFault(const SimulationSetup& setup, const SimulationFault& fault,
                                       const std::filesystem::path& folder);

} // namespace takujo
