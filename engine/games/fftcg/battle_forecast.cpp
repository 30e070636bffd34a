#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/kit/attacks.h"
#include "engine/kit/marks.h"

#include <algorithm>

/// What the attack under way will come to, for people to see: 10.1.4 and 15.2.3 with the numbers as they are
/// now. What would prevent or change the damage by then is not foretold.
namespace takujo::fftcg {

namespace {

enum AttackOutcome : std::uint8_t {
    dealsDamage,
    bothFall,
    attackerFalls,
    blockerFalls,
    nobodyFalls,
    partyWins,
    partyFails,
    losesTheGame
};

/// Who is declared, or attacks already.
Scratch<ObjectId> thoseWhoAttack(const Position& position) {
    Scratch<ObjectId> result = attacks::attackers(position);
    if (result.empty())
        for (const Pick& pick : position.state.picks)
            if (pick.verb == attack)
                result.push_back(pick.object);
    return result;
}

ObjectId theBlocker(const Position& position) {
    const ObjectId blocker = attacks::blocker(position);
    if (blocker.exists())
        return blocker;
    const auto declared = std::ranges::find(position.state.picks, Verb{block}, &Pick::verb);
    return declared == position.state.picks.end() ? ObjectId{} : declared->object;
}

/// Whose turn to strike is over, between the two rounds.
bool hasStruck(const Position& position, ObjectId id) {
    return (position.state.flags & firstStrikeWindow) != 0 && hasMark(position.state, id, strikesFirst);
}

bool falls(const Position& position, ObjectId id, std::int32_t dealt) {
    return record(position.state, id).damage + dealt >= powerOf(position, id);
}

/// 3.1.1: with that many points more.
bool losesBy(const Position& position, Player player, std::int32_t points) {
    const auto taken = static_cast<std::int32_t>(countIn(position.state, zoneOf(player, damageZone)));
    return taken + points >= damageThatLosesNow(position);
}

/// 10.1.4.2 in one round or two. The blows of the battle are those that are still to come.
struct Fight {
    const Position& position;
    const Scratch<ObjectId>& attackers;
    ObjectId blocker;
    Scratch<ObjectId> first = firstStrikers(position, attackers, blocker);

    bool strikesFirst(ObjectId id) const { return std::ranges::find(first, id) != first.end(); }
    std::int32_t dealtBy(bool inFirstRound) const {
        std::int32_t sum = 0;
        for (const ObjectId id : attackers)
            if (strikesFirst(id) == inFirstRound && !hasStruck(position, id))
                sum += powerOf(position, id);
        return sum;
    }
    std::uint8_t outcome(BattleForecast& battle) const {
        const std::int32_t early = dealtBy(true);
        const bool fallsEarly = early > 0 && falls(position, blocker, early);
        const bool blockerStrikes = !hasStruck(position, blocker) && (strikesFirst(blocker) || !fallsEarly);
        const std::int32_t back = powerOf(position, blocker);
        const ObjectId alone = attackers.size() == 1 ? attackers.front() : ObjectId{};
        const bool aloneFalls = alone.exists() && blockerStrikes && falls(position, alone, back);
        // Who falls in the first round deals nothing in the second.
        const bool fallsFirst = aloneFalls && strikesFirst(blocker) && !strikesFirst(alone);
        const bool blockerIsGone =
            fallsEarly || (!fallsFirst && falls(position, blocker, early + dealtBy(false)));
        if (blockerStrikes)
            battle.back = back;
        if (!alone.exists())
            return !blockerStrikes ? blockerFalls : blockerIsGone ? partyWins : partyFails;
        if (aloneFalls)
            return blockerIsGone ? bothFall : attackerFalls;
        return blockerIsGone ? blockerFalls : nobodyFalls;
    }
};

void foretellFight(const Position& position, const Scratch<ObjectId>& attackers, ObjectId blocker,
                   BattleForecast& battle) {
    for (const ObjectId id : attackers)
        if (!hasStruck(position, id))
            battle.blows.push_back({id, powerOf(position, id)});
    battle.target = blocker;
    battle.against = powerOf(position, blocker) - record(position.state, blocker).damage;
    battle.outcome = Fight{position, attackers, blocker}.outcome(battle);
    if (!battle.blows.empty() || !battle.back || attackers.size() > 1)
        return;
    // The attacker has struck: only the blow of the other one is still to come.
    battle.blows.push_back({blocker, *battle.back});
    battle.back.reset();
    battle.target = attackers.front();
    battle.player = position.state.turnPlayer;
    battle.against = powerOf(position, battle.target) - record(position.state, battle.target).damage;
}

} // namespace

std::vector<std::string_view> foretoldOutcomes() {
    return {"deals damage", "both fall",  "attacker falls", "blocker falls",
            "nobody falls", "party wins", "party fails",    "loses the game"};
}

void forecastAttack(const Position& position, std::vector<BattleForecast>& found) {
    const Scratch<ObjectId> attackers = thoseWhoAttack(position);
    const std::int32_t points = value(position, oneDamagePerAttack);
    if (attackers.empty() || points == 0 || isDamageDealt(position.state))
        return;
    BattleForecast battle;
    battle.player = attacks::defender(position.state);
    const ObjectId blocker = theBlocker(position);
    if (blocker.exists()) {
        foretellFight(position, attackers, blocker, battle);
    } else {
        if ((position.state.flags & attackIsBlocked) != 0 && is(position, blockedIsBlocked))
            return; // OPEN 6: it has been blocked all the same
        // One point for all of them together (10.1.4.1).
        for (const ObjectId id : attackers)
            battle.blows.push_back({id, id == attackers.front() ? points : 0});
        battle.addsUp = false;
        battle.isDefeat = losesBy(position, battle.player, points);
        battle.outcome = battle.isDefeat ? losesTheGame : dealsDamage;
    }
    if (!battle.blows.empty())
        found.push_back(std::move(battle));
}

} // namespace takujo::fftcg
