#pragma once

#include "engine/games/game.h"
#include "engine/kit/engine.h"

#include <optional>

namespace takujo {

/// A player who looks before answering: each answer is tried on a copy, on which chance goes on to the end of
/// the turn, a few times over; the answer after which the player stands best on an average is given. It knows
/// no game: how well somebody stands says `worthIn`. What is tried knows how the decks lie, and what the
/// opponent holds: good enough to measure decks by, and nothing to play against.
class GreedyPlayer {
public:
    /// Both must outlive the player.
    GreedyPlayer(const Game& game, const Rulebook& rules, const CardTable& cards);

    /// The place of its answer among the options of the engine's decision, of which there is one at least.
    std::size_t answer(const Engine& engine, Random& random);

private:
    std::int64_t worthOf(const Engine& engine, std::size_t option, Random& random);
    std::int64_t standing(Player player) const;

    const Game* game_;
    Engine trial_;
};

} // namespace takujo
