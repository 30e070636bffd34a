#include "engine/core/zones.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/terms.h"
#include "engine/kit/rules/characteristics.h"

/// How well a player stands: a guess, of which no rule knows, for players of simulations.
namespace takujo::granblue {

namespace {

constexpr std::int32_t ofArmor = 30;
constexpr std::int32_t ofAlly = 8; ///< besides twice its ATK and HP
constexpr std::int32_t ofCardInHand = 8;
constexpr std::int32_t ofCrystal = 6;
constexpr std::int32_t ofGaugeCard = 2; ///< face up: it pays for an ougi
constexpr std::int32_t thinDeck = 10;   ///< so few cards are a danger (9-4-1-4)
constexpr std::int32_t ofMissingCard = 10;

std::int32_t worthOfAllies(const Position& position, ZoneId zone) {
    std::int32_t worth = 0;
    for (const ObjectId ally : objectsIn(position.state, zone))
        worth += ofAlly + 2 * (numberOf(position, ally, attackPower) + numberOf(position, ally, hp));
    return worth;
}

} // namespace

std::int32_t worth(const Position& position, Player player) {
    const State& state = position.state;
    const auto cardsIn = [&](Zone zone) { return std::int32_t{countIn(state, {zone, player})}; };
    std::int32_t sum = worthOfAllies(position, {memberArea, player}) +
                       worthOfAllies(position, {leaderArea, player}) + ofArmor * cardsIn(armor) +
                       ofCardInHand * cardsIn(hand) + ofCrystal * cardsIn(crystals);
    for (const ObjectId card : objectsIn(state, {gauge, player}))
        sum += record(state, card).isFaceDown() ? 0 : ofGaugeCard;
    if (cardsIn(deck) < thinDeck)
        sum -= ofMissingCard * (thinDeck - cardsIn(deck));
    return sum;
}

} // namespace takujo::granblue
