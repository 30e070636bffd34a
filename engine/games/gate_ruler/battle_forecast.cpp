#include "engine/games/gate_ruler/chapters.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

/// What the attack under way comes to, for people to see: 8-6b with the numbers as they are now.
namespace takujo::gate_ruler {

namespace {

enum Outcomes : std::uint8_t { targetDies, losesTheGame, nobodyDies };

/// Whether its damage has been announced already.
bool damageIsOnItsWay(const State& state) {
    return std::ranges::any_of(state.frames, [](const Frame& frame) {
        return frame.procedure == attackSubPhase && frame.step > combatDamageIsDealt;
    });
}

} // namespace

std::vector<std::string_view> foretoldOutcomes() {
    return {"target dies", "loses the game", "nobody dies"};
}

void forecastAttack(const Position& position, std::vector<BattleForecast>& found) {
    const ObjectId attacker = markedWith(position.state, isAttacking);
    const ObjectId target = markedWith(position.state, isAttacked);
    if (!attacker.exists() || !target.exists() || damageIsOnItsWay(position.state))
        return;
    const bool isOnRuler = isRuler(position, target);
    BattleForecast battle;
    const std::int32_t amount = std::max(0, numberOf(position, attacker, isOnRuler ? stk : atk));
    battle.blows.push_back({attacker, amount});
    battle.target = target;
    battle.player = record(position.state, target).controller;
    if (isOnRuler) {
        battle.against =
            numberOf(position, target, life) - countIn(position.state, zoneOf(battle.player, damageZone));
        // Cards with CNT are no damage, and nobody knows which come; whoever lets it happen is warned.
        battle.outcome = amount >= battle.against ? losesTheGame : nobodyDies;
        battle.isDefeat = battle.outcome == losesTheGame;
    } else {
        battle.against = numberOf(position, target, hp) - record(position.state, target).damage;
        battle.outcome = amount >= battle.against ? targetDies : nobodyDies;
    }
    found.push_back(std::move(battle));
}

} // namespace takujo::gate_ruler
