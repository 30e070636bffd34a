#pragma once

#include "engine/core/state.h"
#include "engine/match/random_answer.h"
#include "tests/unit/match/battery_games.h"

#include <QString>

#include <memory>
#include <vector>

namespace takujo {

// A game played at random, with all its moments.

/// What tests can compare of a moment of a match.
struct Moment {
    std::uint64_t hash = 0;
    std::size_t lines = 0;
    std::vector<Option> options;
    Player decider = Player::nobody;

    explicit Moment(const Match& match)
        : hash{exactHash(match.state())}, lines{match.log().size()}, options{match.decision().options},
          decider{match.decision().decider} {}
    friend bool operator==(const Moment&, const Moment&) = default;
};

struct PlayedGame {
    BatteryGame game;
    std::unique_ptr<Match> match;
    std::vector<Moment> moments; ///< one for each depth
    std::vector<Attempt> given;

    PlayedGame(const QString& id, std::uint64_t seed, std::size_t answers = 10000)
        : game{batteryGame(id.toStdString())} {
        game.setup.seed = seed;
        game.setup.stops = {everyStop, 0};
        match = std::make_unique<Match>(game.setup);
        Random random{seed};
        moments.emplace_back(*match);
        while (!match->over() && given.size() < answers) {
            const Decision& decision = match->decision();
            given.push_back({decision.decider, decision.options[randomAnswer(decision, random)]});
            match->answer(Option{given.back().option});
            moments.emplace_back(*match);
        }
    }
};

} // namespace takujo
