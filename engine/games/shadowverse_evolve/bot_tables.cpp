#include "engine/core/zones.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows.
namespace takujo::shadowverse_evolve {

namespace {

template <Zone zone>
std::int32_t cardsIn(const Position& position, Player player) {
    return countIn(position.state, {zone, player});
}

template <Number number>
std::int32_t sumOnField(const Position& position, Player player) {
    std::int32_t sum = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
        if (isOfType(position, id, follower))
            sum += std::max(0, numberOf(position, id, number));
    return sum;
}

std::int32_t leadersHealth(const Position& position, Player player) {
    std::int32_t sum = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, leaderArea)))
        sum += healthOf(position, id);
    return sum;
}
/// A leader so weak that the end is near.
std::int32_t missingHealth(const Position& position, Player player) {
    constexpr std::int32_t weak = 8;
    return std::max(0, weak - leadersHealth(position, player));
}
/// More cards than can be kept are of little use.
std::int32_t usefulHand(const Position& position, Player player) {
    constexpr std::int32_t many = 7;
    return std::min(many, cardsIn<hand>(position, player));
}
std::int32_t ppAtMost(const Position& position, Player player) {
    return valueOf(position.state, player, ppMax);
}

} // namespace

BotTables botTables() {
    return {.worth = {{"health of the leader", 6, leadersHealth},
                      {"missing health of the leader", -6, missingHealth},
                      {"cards on the field", 6, cardsIn<field>},
                      {"attack", 4, sumOnField<power>},
                      {"health", 3, sumOnField<health>},
                      {"hand", 8, usefulHand},
                      {"EX area", 6, cardsIn<exArea>},
                      {"PP maximum", 4, ppAtMost}},
            .passing = 20};
}

} // namespace takujo::shadowverse_evolve
