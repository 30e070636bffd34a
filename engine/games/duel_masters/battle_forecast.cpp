#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/notes.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// What the attack under way comes to, for people to see: 115 and 509 with the numbers as they are now.
namespace takujo::duel_masters {

namespace {

enum Outcomes : std::uint8_t { targetLoses, bothLose, attackerLoses, nobodyLoses, breaks, losesTheGame };

std::int32_t powerSeen(const Position& position, ObjectId id) {
    return std::max(0, numberOf(position, id, power));
}

void foretellBattle(const Position& position, ObjectId target, BattleForecast& battle) {
    const ObjectId attacker = battle.blows.front().from;
    BattleResult result = resultOf(position, attacker, target);
    // A slayer takes along whatever has battled it.
    result.firstLoses |= has(position, target, slayer);
    result.secondLoses |= has(position, attacker, slayer);
    battle.target = target;
    battle.player = record(position.state, target).controller;
    battle.against = powerSeen(position, target);
    battle.back = battle.against;
    battle.outcome = result.firstLoses ? (result.secondLoses ? bothLose : attackerLoses)
                                       : (result.secondLoses ? targetLoses : nobodyLoses);
}

/// 507.2a: of those that are to redirect the attack, the last one counts.
ObjectId lastToRedirect(const State& state) {
    ObjectId last;
    for (const Note& note : state.notes)
        if (note.kind == redirectPick)
            last = note.object;
    return last;
}

ObjectId targetSeen(const State& state) {
    const ObjectId redirects = lastToRedirect(state);
    return redirects.exists() ? redirects : markedWith(state, isAttacked);
}

/// 509.1: whether there is a shield left was asked when the direct attack began.
bool isBreakingShields(const State& state) {
    return hasReached(state, breaking, 0);
}

} // namespace

/// In the order of `Outcomes`.
std::vector<std::string_view> foretoldOutcomes() {
    return {"target loses", "both lose", "attacker loses", "nobody loses", "breaks", "loses the game"};
}

void forecastBattle(const Position& position, std::vector<BattleForecast>& found) {
    const ObjectId attacker = markedWith(position.state, isAttacking);
    if (!attacker.exists() || isBreakingShields(position.state))
        return;
    BattleForecast battle;
    battle.blows.push_back({attacker, powerSeen(position, attacker)});
    if (const ObjectId target = targetSeen(position.state); target.exists()) {
        foretellBattle(position, target, battle);
    } else {
        battle.player = opponentOf(position.state.turnPlayer);
        battle.addsUp = false;
        battle.outcome = shieldsOf(position.state, battle.player) == 0 ? losesTheGame : breaks;
        battle.isDefeat = battle.outcome == losesTheGame;
    }
    found.push_back(std::move(battle));
}

} // namespace takujo::duel_masters
