#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows.
namespace takujo::duel_masters {

namespace {

template <Zone zone>
std::int32_t cardsIn(const Position& position, Player player) {
    return countIn(position.state, {zone, player});
}
std::int32_t shields(const Position& position, Player player) {
    return shieldsOf(position.state, player);
}
/// In thousands.
std::int32_t powerOf(const Position& position, Player player) {
    constexpr std::int32_t unit = 1000;
    std::int32_t sum = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, battleZone)))
        if (position.definition(id).type == creature)
            sum += std::max(0, numberOf(position, id, power)) / unit;
    return sum;
}
std::int32_t usefulMana(const Position& position, Player player) {
    constexpr std::int32_t many = 8;
    return std::min(many, cardsIn<manaZone>(position, player));
}
std::int32_t usefulHand(const Position& position, Player player) {
    constexpr std::int32_t many = 6;
    return std::min(many, cardsIn<hand>(position, player));
}
/// A deck so thin that its end is near (703.4b).
std::int32_t missingCards(const Position& position, Player player) {
    constexpr std::int32_t thin = 8;
    return std::max(0, thin - cardsIn<deck>(position, player));
}

} // namespace

BotTables botTables() {
    return {.worth = {{"shields", 40, shields},
                      {"creatures", 20, cardsIn<battleZone>},
                      {"power", 4, powerOf},
                      {"mana", 12, usefulMana},
                      {"hand", 8, usefulHand},
                      {"missing cards of the deck", -15, missingCards}},
            .passing = 10};
}

} // namespace takujo::duel_masters
