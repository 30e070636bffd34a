#pragma once

#include "engine/numbers/matchup.h"
#include "tests/unit/kit/made_up_games.h"

#include <string>
#include <vector>

namespace takujo {

/// Decks of the workbench whose games end in a way that can be told beforehand: nobody can pay for a card, so
/// nobody does more than charge the pool, and the smaller deck is empty first. Its player loses in that turn
/// (w-8): with n cards, three of which are in the opening hand (w-1), in the own turn n - 3.
struct RiggedDecks {
    static constexpr int small = 8;
    static constexpr int large = 40;

    RiggedDecks() {
        const Game& game = gameCalled("workbench");
        for (const char* name : {"Heavy", "Heavier", "Heaviest"})
            cards.push_back(MadeUpCard{game, name}.number("cost", 99));
        setup.game = &game;
        setup.decks = {{{&cards[0], small - 1}, {&cards[1], 1}}, {{&cards[0], large - 1}, {&cards[2], 1}}};
        setup.terms.engine = "test";
        setup.terms.game = "workbench";
        setup.terms.format = "free";
        setup.terms.bot = "random";
        setup.terms.seed = 5;
        setup.terms.games = 20;
        setup.terms.decks = {talliedDeck(game, setup.decks[0], "small", {"Small", "小"}),
                             talliedDeck(game, setup.decks[1], "large", {"Large", "大"})};
    }
    RiggedDecks(const RiggedDecks&) = delete;
    RiggedDecks& operator=(const RiggedDecks&) = delete;

    /// Only the first deck, against itself.
    void leaveOne() {
        setup.decks.resize(1);
        setup.terms.decks.resize(1);
    }

    std::vector<CardDefinition> cards;
    MatchupSetup setup;
};

} // namespace takujo
