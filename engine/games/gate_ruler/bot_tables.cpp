#include "engine/core/zones.h"
#include "engine/games/gate_ruler/chapters.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows.
namespace takujo::gate_ruler {

namespace {

template <Zone zone>
std::int32_t cardsIn(const Position& position, Player player) {
    return countIn(position.state, {zone, player});
}

template <class Count>
std::int32_t sumOfUnits(const Position& position, Player player, Count count) {
    std::int32_t sum = 0;
    for (const Zone zone : unitZones)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, zone)))
            sum += std::max(0, count(id));
    return sum;
}
std::int32_t units(const Position& position, Player player) {
    return sumOfUnits(position, player, [](ObjectId) { return 1; });
}
template <Number number>
std::int32_t sumOf(const Position& position, Player player) {
    return sumOfUnits(position, player, [&](ObjectId id) { return numberOf(position, id, number); });
}
/// What damage has left of it.
std::int32_t healthLeft(const Position& position, Player player) {
    return sumOfUnits(position, player, [&](ObjectId id) {
        return numberOf(position, id, hp) - record(position.state, id).damage;
    });
}

std::int32_t lifeLeft(const Position& position, Player player) {
    return std::max(0, rulersNumber(position, player, life, 0) - cardsIn<damageZone>(position, player));
}
/// So little that the end is near.
std::int32_t missingLife(const Position& position, Player player) {
    constexpr std::int32_t few = 5;
    return std::max(0, few - lifeLeft(position, player));
}
/// So few cards that drawing is dangerous.
std::int32_t missingDeck(const Position& position, Player player) {
    constexpr std::int32_t few = 6;
    return std::max(0, few - cardsIn<deck>(position, player));
}
std::int32_t setCards(const Position& position, Player player) {
    std::int32_t sum = 0;
    for (const Zone zone : setZones)
        sum += countIn(position.state, zoneOf(player, zone));
    return sum;
}
std::int32_t energyLeft(const Position& position, Player player) {
    return activeEnergy(position.state, player);
}

} // namespace

BotTables botTables() {
    return {.worth = {{"LIFE", 12, lifeLeft},
                      {"missing LIFE", -10, missingLife},
                      {"missing cards of the deck", -8, missingDeck},
                      {"units", 6, units},
                      {"ATK", 3, sumOf<atk>},
                      {"HP left", 3, healthLeft},
                      {"STK", 3, sumOf<stk>},
                      {"field cards", 8, cardsIn<fieldZone>},
                      {"set cards", 6, setCards},
                      {"hand", 6, cardsIn<hand>},
                      {"active energy", 1, energyLeft}},
            .passing = 30};
}

} // namespace takujo::gate_ruler
