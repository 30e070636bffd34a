#include "engine/core/zones.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/parts.h"

#include <algorithm>

/// How well a player stands: a guess, of which no rule knows, for players of simulations.
namespace takujo::fftcg {

namespace {

constexpr std::int32_t ofDamage = 60;         ///< the seventh loses
constexpr std::int32_t ofForward = 20;        ///< besides its power
constexpr std::int32_t powerOfAPoint = 200;   ///< so much power is worth one
constexpr std::int32_t ofOtherCharacter = 25; ///< a backup pays each turn
constexpr std::int32_t ofCardInHand = 20;
constexpr std::int32_t thinDeck = 6; ///< so few cards are a danger
constexpr std::int32_t ofMissingCard = 10;

} // namespace

std::int32_t worth(const Position& position, Player player) {
    const auto cardsIn = [&](Zone zone) {
        return std::int32_t{countIn(position.state, zoneOf(player, zone))};
    };
    std::int32_t sum = ofCardInHand * cardsIn(hand) - ofDamage * cardsIn(damageZone);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
        sum +=
            isA(position, id, forward) ? ofForward + powerOf(position, id) / powerOfAPoint : ofOtherCharacter;
    return sum - ofMissingCard * std::max(0, thinDeck - cardsIn(deck));
}

} // namespace takujo::fftcg
