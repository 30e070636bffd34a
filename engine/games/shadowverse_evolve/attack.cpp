#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/operators.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"

/// 8.4: a follower attacks. Who attacks and who is attacked stands in marks, so that whoever leaves the field
/// is out of it.
namespace takujo::shadowverse_evolve {

namespace {

/// Locals: who attacks, and what.
enum Local : std::size_t { whoAttacks, whatIsAttacked };
enum Step : std::uint16_t {
    attackerIsActed,
    hasAttacked,
    attackSettles,
    quickIsPlayed,
    damageIsDue,
    clashIsTold,
    damageSettles,
    attackIsOver
};

ObjectId attackerIn(Run& run) {
    return unpackedObject(run.local(whoAttacks));
}
ObjectId targetIn(Run& run) {
    return unpackedObject(run.local(whatIsAttacked));
}
bool isOnAnyField(const State& state, ObjectId id) {
    return lives(state, id) && record(state, id).zone.kind == field;
}
bool isFollowerThere(const Position& position, ObjectId id) {
    return isOnAnyField(position.state, id) && isOfType(position, id, follower);
}
/// 8.4.5.1: both are followers that are still there.
bool areClashing(const Position& position) {
    const ObjectId attacker = markedWith(position.state, isAttacking);
    const ObjectId target = markedWith(position.state, isAttacked);
    return attacker.exists() && target.exists() && isFollowerThere(position, attacker) &&
           isFollowerThere(position, target);
}

Next actAttacker(Run& run) {
    const ObjectId id = attackerIn(run);
    if (!lives(run.state, id))
        return Next::finish();
    note(run, "attacks", run.state.turnPlayer, "8.4.1",
         {cardArgument("card", run.position().definitionIndex(id)),
          cardArgument("target", run.position().definitionIndex(targetIn(run)))});
    Event acts = doneTo(id, EventKind::turnAside, run.state.turnPlayer);
    acts.flags = Event::quiet;
    run.propose(acts);
    return Next::on();
}

Next tellAttack(Run& run) {
    if (lives(run.state, targetIn(run)))
        proposeMark(run, targetIn(run), isAttacked);
    if (lives(run.state, attackerIn(run)))
        proposeMark(run, attackerIn(run), isAttacking);
    return Next::on();
}

Next callQuickWindow(Run&) {
    return Next::call(quickWindow);
}

/// OPEN 11: wherever it is by now, the attacker deals damage as long as it is on a field. Followers that
/// clash deal it to each other at the same moment.
Next dealDamageOfAttack(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    if (!attacker.exists() || !target.exists() || !isFollowerThere(run, attacker))
        return Next::on();
    dealInCombat(run, attacker, target, numberOf(run, attacker, power));
    return Next::on();
}

Next dealDamageBack(Run& run) {
    if (areClashing(run)) {
        const ObjectId attacker = markedWith(run.state, isAttacking);
        const ObjectId target = markedWith(run.state, isAttacked);
        dealInCombat(run, target, attacker, numberOf(run, target, power));
    }
    return Next::on();
}

/// OPEN 36: bane is looked at when they clash.
void tellClash(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    proposeOccurrence(run, hasClashed, attacker, run.state.turnPlayer, 0, target);
    if (has(run, attacker, bane))
        proposeMark(run, target, metBane);
    if (has(run, target, bane))
        proposeMark(run, attacker, metBane);
}

/// All of it happens at the same moment.
Next strikeBothWays(Run& run) {
    const bool clash = areClashing(run);
    dealDamageOfAttack(run);
    dealDamageBack(run);
    if (clash)
        tellClash(run);
    return Next::on();
}

Next endAttack(Run& run) {
    for (const std::uint32_t mark : {isAttacking, isAttacked})
        if (const ObjectId id = markedWith(run.state, mark); id.exists())
            proposeUnmark(run, id, mark);
    endLasting(run, Duration::endOfBattle);
    return Next::finish();
}

// Conditions: of the attacker.

bool isStanding(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
bool isFollowerTried(const Position& position, const Attempt& attempt) {
    return isOfType(position, attempt.option.object, follower);
}
bool wasThere(const Position& position, ObjectId id) {
    return wasThereSinceTurnBegan(position.state, id);
}
bool hasStorm(const Position& position, ObjectId id) {
    return has(position, id, storm) && position.rules.policy(stormHitsLeaders) != 0;
}
bool mayAttackNow(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return wasThere(position, id) || hasMark(position.state, id, evolvedThisTurn) || hasStorm(position, id) ||
           (has(position, id, rush) && position.rules.policy(rushCounts) != 0);
}
template <std::uint32_t deed>
bool mayDo(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, deed);
}
/// The cards whose effects forbid it.
template <std::uint32_t deed>
void nameWhatForbids(const Position& position, const Attempt& attempt, Arguments& arguments) {
    visitModifiers(position, takujo::modifiers::cannot, know(position, attempt.option.object),
                   [&](const Scope& scope, const Term& term) {
                       if ((static_cast<std::uint32_t>(term[restricts::deeds].number) & deed) != 0)
                           arguments.push_back(cardArgument("by", position.cardOf(scope.effect)));
                   });
}

// Of the target.

void attackTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    for (const Zone zone : {field, leaderArea})
        for (const ObjectId id : objectsIn(position.state, zoneOf(opponentOf(attempt.player), zone)))
            found.push_back(id);
}
bool isLeader(const Position& position, ObjectId id) {
    return record(position.state, id).zone.kind == leaderArea;
}
bool isAcross(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    const Player other = opponentOf(attempt.player);
    return isIn(position.state, target, zoneOf(other, leaderArea)) ||
           (isIn(position.state, target, zoneOf(other, field)) && isOfType(position, target, follower));
}
/// With assail, those that stand are attacked as if they were acted.
bool isOpenToAttack(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return isLeader(position, target) || record(position.state, target).isAside() ||
           (has(position, attempt.option.object, assail) && position.rules.policy(assailCounts) != 0);
}
/// OPEN 6: storm lets a follower attack leaders at once, too.
bool mayAttackLeader(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return !isLeader(position, attempt.option.target) || wasThere(position, id) || hasStorm(position, id);
}
bool mayAttackLeaderAtAll(const Position& position, const Attempt& attempt) {
    return !isLeader(position, attempt.option.target) ||
           !cannot(position.state, attempt.option.object, toAttackLeaders);
}
bool canBeAttacked(const Position& position, ObjectId attacker, ObjectId target) {
    return !cannot(position.state, target, toBeAttacked) &&
           !cannotToward(position, know(position, target), toBeAttacked, know(position, attacker));
}
bool mayBeAttacked(const Position& position, const Attempt& attempt) {
    return canBeAttacked(position, attempt.option.object, attempt.option.target);
}
bool doesNotIntimidate(const Position& position, const Attempt& attempt) {
    return !has(position, attempt.option.target, intimidate);
}
bool isActedWard(const Position& position, ObjectId id) {
    return has(position, id, ward) && isOfType(position, id, follower) &&
           record(position.state, id).isAside();
}
/// A text may let it attack whatever it likes (1.3.1).
bool mayPassWard(const Position& position, ObjectId attacker) {
    bool may = false;
    visitModifiers(position, meanings::ignoresWard, know(position, attacker),
                   [&](const Scope&, const Term&) { may = true; });
    return may;
}
/// An acted follower with ward that can be picked has to be (OPEN 28: one that stands need not).
bool respectsWard(const Position& position, const Attempt& attempt) {
    if (isActedWard(position, attempt.option.target) || mayPassWard(position, attempt.option.object))
        return true;
    for (const ObjectId id : objectsIn(position.state, zoneOf(opponentOf(attempt.player), field)))
        if (isActedWard(position, id) && !has(position, id, intimidate) &&
            canBeAttacked(position, attempt.option.object, id))
            return false;
    return true;
}
void nameWard(const Position& position, const Attempt& attempt, Arguments& arguments) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(opponentOf(attempt.player), field)))
        if (isActedWard(position, id)) {
            arguments.push_back(cardArgument("ward", position.definitionIndex(id)));
            return;
        }
}

} // namespace

namespace meanings {
void ignoresWard(Characteristics&, const Term&, std::int32_t) {}
} // namespace meanings

ObjectId markedWith(const State& state, std::uint32_t mark) {
    for (const Player player : bothPlayers)
        for (const Zone zone : {field, leaderArea})
            for (const ObjectId id : objectsIn(state, zoneOf(player, zone)))
                if (hasMark(state, id, mark))
                    return id;
    return {};
}

bool damageIsDealt(const State& state) {
    return hasReached(state, attacking, clashIsTold);
}

Procedure attackSteps() {
    return {"attack",
            "8.4.1",
            {{"the attacker is acted", "8.4.4", actAttacker},
             {"it has attacked", "8.4.5 8.4.5.1", tellAttack},
             {"check timing", "8.4.6", settle},
             {"the other player plays with Quick", "8.4.7", callQuickWindow},
             {"damage is dealt", "8.4.9 8.4.9.1 8.4.9.2", strikeBothWays},
             {"they have dealt damage by attacking", "12.13.2 12.13.2.1 12.13.2.2 12.13.3", drains},
             {"check timing", "8.4.10", settle},
             {"the attack is over", "8.4.11", endAttack}}};
}

VerbSpec attackVerb() {
    return {.word = "attack",
            .from = {{field, Whose::mine}},
            .conditions = {{Aspect::time, "not-in-main-phase", "7.3.3", isMainTiming, nullptr, false},
                           {Aspect::object, "own-followers-attack", "8.4.2", liesInOwn<field>},
                           {Aspect::object, "only-followers-attack", "8.4.2", isFollowerTried},
                           {Aspect::object, "acted-cannot-attack", "8.4.2", isStanding},
                           {Aspect::object, "came-this-turn", "8.4.2.1", mayAttackNow},
                           {Aspect::limits, "cannot-attack", "8.4.3.2.1", mayDo<toAttack>,
                            nameWhatForbids<toAttack>},
                           ofTarget({Aspect::choices, "attacks-go-across", "8.4.3.1 8.4.3 8.4.1", isAcross}),
                           ofTarget({Aspect::choices, "intimidates", "12.12.2", doesNotIntimidate}),
                           ofPair({Aspect::choices, "target-stands", "8.4.3.1", isOpenToAttack}),
                           ofPair({Aspect::choices, "leaders-later", "8.4.3.1", mayAttackLeader}),
                           ofPair({Aspect::choices, "cannot-attack-leaders", "1.3.3", mayAttackLeaderAtAll,
                                   nameWhatForbids<toAttackLeaders>}),
                           ofPair({Aspect::choices, "cannot-be-attacked", "1.3.3", mayBeAttacked}),
                           ofPair({Aspect::choices, "ward-comes-first", "12.8.2", respectsWard, nameWard})},
            .targets = attackTargets,
            .targetRule = "8.4.3.2 8.4.3.1",
            .usual = true};
}

AttackTable attackTable() {
    return {.attacking = isAttacking,
            .attack = attack,
            .forecast = forecastAttack,
            .outcomes = foretoldOutcomes()};
}

} // namespace takujo::shadowverse_evolve
