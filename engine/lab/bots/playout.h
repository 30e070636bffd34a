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

/// Plays on from where an engine stands to the end of the turn in progress, mostly by passing and by joining
/// attacks, as often as these tables say.
void playTurnOut(const Game& game, const BotTables& bots, Engine& engine, Random& random);

} // namespace takujo
