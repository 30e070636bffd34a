#pragma once

#include "engine/core/random.h"
#include "engine/match/bot_choice.h"
#include "engine/match/known_game.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace takujo {

/// What a bot thinks of one answer.
struct JudgedOption {
    std::size_t option = 0; ///< index among the options of the question
    double chance = 0;      ///< of winning, from 0 to 1, as the bot sees it
    std::uint32_t tries = 0;
};

/// What a bot would answer, and why.
struct Advice {
    std::size_t option = 0;           ///< index among the options of the question
    std::vector<JudgedOption> judged; ///< the best first; answers that amount to the same are there once
};

/// A player that is a program. It sees what its player sees, and nothing else: a `KnownGame`.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// Answers the question that the viewer is asked. The same for equal games, unless it is told to stop:
    /// then any answer, soon.
    virtual Advice advise(const KnownGame& known, const std::stop_token& stop) = 0;

    /// The same answer alone: it may be found sooner.
    std::size_t answer(const KnownGame& known, const std::stop_token& stop = {}) {
        return decide(known, stop);
    }

private:
    /// Returns the option that `advise` would return.
    virtual std::size_t decide(const KnownGame& known, const std::stop_token& stop) {
        return advise(known, stop).option;
    }
};

/// Makes bots, whose answers depend on the seed: for code that may not know how they think.
using BotMaker = std::function<std::unique_ptr<Bot>(const BotChoice& choice, std::uint64_t seed)>;

} // namespace takujo
