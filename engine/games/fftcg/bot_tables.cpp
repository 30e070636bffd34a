#include "engine/core/zones.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/parts.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows. The numbers were found in games of bots
/// (engine/lab/bots/README.md).
namespace takujo::fftcg {

namespace {

template <Zone zone>
std::int32_t cardsIn(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, zone));
}

template <class Count>
std::int32_t sumOverField(const Position& position, Player player, Count count) {
    std::int32_t sum = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
        sum += count(id);
    return sum;
}

std::int32_t forwards(const Position& position, Player player) {
    return sumOverField(position, player, [&](ObjectId id) { return isA(position, id, forward) ? 1 : 0; });
}
std::int32_t thousandsOfPower(const Position& position, Player player) {
    return sumOverField(position, player,
                        [&](ObjectId id) { return isA(position, id, forward) ? powerOf(position, id) : 0; }) /
           1000;
}
std::int32_t otherCharacters(const Position& position, Player player) {
    return sumOverField(position, player, [&](ObjectId id) { return isA(position, id, forward) ? 0 : 1; });
}
/// A deck so thin that its end is near.
std::int32_t missingCards(const Position& position, Player player) {
    constexpr std::int32_t thin = 6;
    return std::max(0, thin - cardsIn<deck>(position, player));
}

} // namespace

BotTables botTables() {
    return {.worth = {{"damage", -25, cardsIn<damageZone>},
                      {"forwards", 45, forwards},
                      {"power", 10, thousandsOfPower},
                      {"other characters", 47, otherCharacters},
                      {"hand", 21, cardsIn<hand>},
                      {"missing cards of the deck", -18, missingCards}},
            .clearLead = 132,
            .passing = 24,
            .joining = 89};
}

} // namespace takujo::fftcg
