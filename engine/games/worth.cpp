#include "engine/games/worth.h"

#include "engine/core/zones.h"
#include "engine/kit/rules/rulebook.h"

#include <cmath>

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

std::int32_t worthIn(const BotTables& bots, const Position& position, Player player) {
    constexpr std::int32_t ofCard = 20;
    if (bots.worth.empty())
        return ofCard * cardsAtHand(position, player);
    std::int32_t sum = 0;
    for (const WorthTerm& term : bots.worth)
        sum += term.weight * term.count(position, player);
    return sum;
}

double chanceIn(const BotTables& bots, const Position& position, Player player) {
    if (position.state.over()) {
        const Outcome won = player == Player::a ? Outcome::winA : Outcome::winB;
        return position.state.outcome == Outcome::draw ? 0.5 : position.state.outcome == won ? 1 : 0;
    }
    const std::int32_t ahead = worthIn(bots, position, player) - worthIn(bots, position, opponentOf(player));
    return 1 / (1 + std::exp(-static_cast<double>(ahead) / bots.clearLead));
}

} // namespace takujo
