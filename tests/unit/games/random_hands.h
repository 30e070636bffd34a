#pragma once

#include "tests/unit/kit/made_up_games.h"

#include "engine/core/random.h"
#include "engine/games/fftcg/terms.h"

#include <string>
#include <vector>

namespace takujo {

/// Main phase 1 of player A with a few random cards in hand and random backups on the field, some of them
/// dull.
struct RandomHand {
    explicit RandomHand(Random& random)
        : table{gameCalled("fftcg"), cards(random)}, rules{gameCalled("fftcg").tables},
          engine{rules, table.cards} {
        const auto pick = [&](std::string_view prefix, std::uint32_t kinds) {
            return std::string{prefix} + std::to_string(random.below(kinds));
        };
        for (const Player player : bothPlayers)
            table.putSeveral(10, "filler", "deck", player);
        for (std::uint32_t i = random.below(6); i > 0; --i)
            record(table.state, table.put(pick("backup ", backups), "field", Player::a))
                .turn(ObjectRecord::sideways, random.below(4) == 0);
        if (random.below(4) == 0)
            table.put("dawn", "field", Player::a);
        for (std::uint32_t i = 1 + random.below(6); i > 0; --i)
            table.put(random.below(6) == 0 ? pick("backup ", backups) : pick("card ", others), "hand",
                      Player::a);
        table.state.turn = 3;
        for (PlayerRecord& player : table.state.players)
            player.stops = everyStop;
        engine.start(table.at("main 1"));
    }
    RandomHand(const RandomHand&) = delete;
    RandomHand& operator=(const RandomHand&) = delete;

    static constexpr std::uint32_t backups = 6;
    static constexpr std::uint32_t others = 10;

    static std::uint32_t elements(Random& random) {
        using namespace fftcg;
        std::uint32_t result = 1U << random.below(3);
        if (random.below(3) == 0)
            result |= 1U << random.below(4);
        return random.below(10) == 0 ? static_cast<std::uint32_t>(random.below(2) == 0 ? light : dark)
                                     : result;
    }
    static std::vector<CardDefinition> cards(Random& random) {
        const Game& game = gameCalled("fftcg");
        std::vector<CardDefinition> result{MadeUpCard{game, "filler"},
                                           MadeUpCard{game, "dawn"}.words("element", {"light"})};
        const auto make = [&](const std::string& name, const char* type, std::int32_t cost,
                              std::uint32_t of) {
            CardDefinition card = MadeUpCard{game, name}.type(type).number("cost", cost);
            card.sets[fftcg::elements] = of;
            if (card.type != fftcg::forward)
                card.numbers[fftcg::power] = CardDefinition::notPrinted;
            result.push_back(card);
        };
        for (std::uint32_t i = 0; i < backups; ++i)
            make("backup " + std::to_string(i), "backup", 1 + static_cast<std::int32_t>(random.below(4)),
                 elements(random));
        for (std::uint32_t i = 0; i < others; ++i)
            make("card " + std::to_string(i), random.below(3) == 0 ? "summon" : "forward",
                 static_cast<std::int32_t>(random.below(7)), elements(random));
        return result;
    }

    ZoneId zone(std::string_view word) const { return table.zone(word, Player::a); }
    std::string_view verbOf(const Option& option) const { return rules.verb(option.verb).word; }

    MadeUpTable table;
    Rulebook rules;
    Engine engine;
};

} // namespace takujo
