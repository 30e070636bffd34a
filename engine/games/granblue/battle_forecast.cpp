#include "engine/games/granblue/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/doing/damage.h"

#include <algorithm>

/// What the battle under way will come to, for people to see: 7-4-1-2 and 9-2-1-3 with the numbers as they
/// are now.
namespace takujo::granblue {

namespace {

enum Outcomes : std::uint8_t { knocksOut, levelCardGoes, destroysArmor, losesTheGame, doesNothing };

std::uint8_t outcomeOf(const Position& position, const BattleForecast& battle) {
    const std::int32_t dealt = battle.dealt.value_or(battle.total());
    if (dealt <= 0 || dealt < battle.against)
        return doesNothing; // 9-2-1-3-1, 9-2-1-3-5
    if (isIn(position.state, battle.target, zoneOf(battle.player, memberArea)))
        return hasLevelCards(position.state, battle.target) ? levelCardGoes : knocksOut;
    return countIn(position.state, zoneOf(battle.player, armor)) > 0 ? destroysArmor : losesTheGame;
}

} // namespace

std::int32_t battleDamageLeft(const Position& position, ObjectId opponent, std::int32_t amount,
                              ObjectId attacker) {
    Event event =
        doneTo(opponent, EventKind::damage, record(position.state, opponent).controller, Cause::combat);
    event.source = attacker;
    event.amount = amount;
    if (event.amount > 0)
        changeDamage(position, event);
    return std::max(event.amount, 0);
}

std::vector<std::string_view> foretoldOutcomes() {
    return {"knocks out", "level card goes", "destroys armor", "loses the game", "does nothing"};
}

/// 7-4-1-2: the ATK of all attack cards together, against the HP of the battle opponent, which deals none.
void forecastBattle(const Position& position, std::vector<BattleForecast>& found) {
    // What follows the damage does not change what it has come to.
    if (!isInBattle(position) || hasReached(position.state, damageStep, battleDamageIsDealt))
        return;
    BattleForecast battle;
    for (const ObjectId id : markedWith(position.state, isAttackCard))
        battle.blows.push_back({id, numberOf(position, id, attackPower)});
    battle.target = markedWith(position.state, isBattleOpponent).front();
    battle.player = record(position.state, battle.target).controller;
    battle.against = numberOf(position, battle.target, hp);
    const std::int32_t total = std::max(battle.total(), 0);
    const std::int32_t left = battleDamageLeft(position, battle.target, total, battle.blows.front().from);
    if (left != total)
        battle.dealt = left;
    battle.outcome = outcomeOf(position, battle);
    battle.isDefeat = battle.outcome == losesTheGame;
    found.push_back(std::move(battle));
}

} // namespace takujo::granblue
