#include "engine/core/zones.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/parts.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows. The weights are guesses, too; no others have
/// been tried.
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
    return {.worth = {{"damage", -60, cardsIn<damageZone>},
                      {"forwards", 20, forwards},
                      {"power", 5, thousandsOfPower},
                      {"other characters", 25, otherCharacters},
                      {"hand", 20, cardsIn<hand>},
                      {"missing cards of the deck", -10, missingCards}}};
}

} // namespace takujo::fftcg
