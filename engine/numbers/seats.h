#pragma once

#include "engine/core/random.h"
#include "engine/games/game.h"
#include "engine/match/bot.h"

#include <array>
#include <memory>

namespace takujo {

/// Who answers in one game out of many. Random players share their numbers.
class Seats {
public:
    /// All that they answer depends on the seed. The game must outlive it.
    Seats(const Game& game, const std::array<BotChoice, 2>& bots, const BotMaker& maker,
          std::uint64_t seedOfGame, DeckKnowledge decks = DeckKnowledge::known);

    /// Returns the index of the answer to the engine's decision. A bot that is told to stop answers soon.
    std::size_t answer(const Engine& engine, const std::stop_token& stop = {});

private:
    const Game& game_;
    Random random_;
    std::uint64_t answers_ = 0;
    DeckKnowledge decks_; ///< what each knows of the other's
    std::array<std::unique_ptr<Bot>, 2> bots_;
};

} // namespace takujo
