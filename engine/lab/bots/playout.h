#pragma once

#include "engine/games/game.h"
#include "engine/kit/engine.h"

#include <optional>

namespace takujo {

// How bots play on to see where an answer leads.

/// Returns the answer that a question gets of which nobody thinks: how something is paid for, sorted or
/// divided, and how often a loop is repeated. None: a question to think about.
std::optional<std::size_t> unthinkingAnswer(const Game& game, const Position& position,
                                            const Decision& decision);

/// Plays on from where an engine stands, mostly by passing.
struct Playout {
    int mostAnswers = 40; ///< then it is broken off
    int turns = 1;        ///< it ends with the end of the turn in progress, or so many later
    int passing = 60;     ///< of 100 times that a player may pass
    int joining = 60;     ///< of 100 times that something may join an attack
};
void playOn(const Playout& how, const Game& game, Engine& engine, Random& random);

} // namespace takujo
