#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/doing/damage.h"

#include <algorithm>

/// What the attack under way comes to, for people to see: 8.4.9 with the numbers as they are now.
namespace takujo::shadowverse_evolve {

namespace {

enum Outcomes : std::uint8_t { targetDies, bothDie, attackerDies, losesTheGame, nobodyDies };

std::int32_t damageLeft(const Position& position, ObjectId from, ObjectId to) {
    Event event = doneTo(to, EventKind::damage, record(position.state, to).controller, Cause::combat);
    event.source = from;
    event.amount = numberOf(position, from, power);
    if (event.amount > 0)
        changeDamage(position, event);
    return std::max(event.amount, 0);
}

std::uint8_t outcomeOf(const Position& position, ObjectId attacker, ObjectId target, std::int32_t dealt,
                       std::int32_t back) {
    if (record(position.state, target).zone.kind == leaderArea)
        return dealt >= healthOf(position, target) ? losesTheGame : nobodyDies;
    const bool dies = dealt >= healthOf(position, target) || has(position, attacker, bane);
    const bool kills = back >= healthOf(position, attacker) || has(position, target, bane);
    if (dies)
        return kills ? bothDie : targetDies;
    return kills ? attackerDies : nobodyDies;
}

} // namespace

std::vector<std::string_view> foretoldOutcomes() {
    return {"target dies", "both die", "attacker dies", "loses the game", "nobody dies"};
}

void forecastAttack(const Position& position, std::vector<BattleForecast>& found) {
    const ObjectId attacker = markedWith(position.state, isAttacking);
    const ObjectId target = markedWith(position.state, isAttacked);
    if (!attacker.exists() || !target.exists() || damageIsDealt(position.state))
        return;
    BattleForecast battle;
    const std::int32_t amount = std::max(0, numberOf(position, attacker, power));
    battle.blows.push_back({attacker, amount});
    battle.target = target;
    battle.player = record(position.state, target).controller;
    battle.against = healthOf(position, target);
    const std::int32_t dealt = damageLeft(position, attacker, target);
    if (dealt != amount)
        battle.dealt = dealt;
    std::int32_t back = 0;
    if (isOfType(position, target, follower)) {
        back = damageLeft(position, target, attacker);
        battle.back = back;
    }
    battle.outcome = outcomeOf(position, attacker, target, dealt, back);
    battle.isDefeat = battle.outcome == losesTheGame;
    found.push_back(std::move(battle));
}

} // namespace takujo::shadowverse_evolve
