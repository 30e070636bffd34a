#include "engine/games/worth.h"

#include "engine/core/zones.h"

namespace takujo {

namespace {

std::int32_t cardsAtHand(const Position& position, Player player) {
    const RuleTables& tables = position.rules.tables();
    std::int32_t cards = 0;
    for (std::size_t kind = 0; kind < tables.zones.size(); ++kind)
        if (tables.zones[kind].table || kind == tables.script.hand)
            cards += countIn(position.state, {static_cast<std::uint8_t>(kind), player});
    return cards;
}

} // namespace

Worth worthIn(const Game& game) {
    return game.worth != nullptr ? game.worth : cardsAtHand;
}

} // namespace takujo
