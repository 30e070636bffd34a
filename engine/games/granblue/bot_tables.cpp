#include "engine/core/zones.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/terms.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows. Of the weights, those of armor, hand and deck
/// were tried against others in a few games; the rest are guesses, too. Four plans won 57 of 60 games against
/// random players where one plan won 47 (seeds 1 and 2, The Salt Race and Lamp and Stair). Of the 30 with
/// seed 1, of which four plans won 27, they won 25 with the deck at 10, what misses of it at -25, joining 30
/// and passing 15, and six plans that join a quarter as often won 25.
namespace takujo::granblue {

namespace {

template <Zone zone>
std::int32_t cardsIn(const Position& position, Player player) {
    return countIn(position.state, {zone, player});
}

/// Of members and leaders.
template <std::size_t number>
std::int32_t sumOf(const Position& position, Player player) {
    std::int32_t sum = 0;
    for (const Zone zone : {memberArea, leaderArea})
        for (const ObjectId ally : objectsIn(position.state, {zone, player}))
            sum += numberOf(position, ally, number);
    return sum;
}

/// More cards than can be deployed soon are of little use.
std::int32_t usefulHand(const Position& position, Player player) {
    constexpr std::int32_t many = 6;
    return std::min(many, cardsIn<hand>(position, player));
}
std::int32_t openGauge(const Position& position, Player player) {
    std::int32_t open = 0;
    for (const ObjectId card : objectsIn(position.state, {gauge, player}))
        open += record(position.state, card).isFaceDown() ? 0 : 1;
    return open;
}
/// A deck so thin that its end is near (9-4-1-4).
std::int32_t missingCards(const Position& position, Player player) {
    constexpr std::int32_t thin = 15;
    return std::max(0, thin - cardsIn<deck>(position, player));
}

} // namespace

BotTables botTables() {
    return {.worth = {{"armor", 60, cardsIn<armor>},
                      {"members", 8, cardsIn<memberArea>},
                      {"ATK", 2, sumOf<attackPower>},
                      {"HP", 2, sumOf<hp>},
                      {"hand", 4, usefulHand},
                      {"crystals", 6, cardsIn<crystals>},
                      {"open cards of the gauge", 2, openGauge},
                      {"deck", 4, cardsIn<deck>},
                      {"missing cards of the deck", -10, missingCards}},
            .passing = 20,
            .joining = 40,
            .plans = 4};
}

} // namespace takujo::granblue
