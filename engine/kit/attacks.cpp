#include "engine/kit/attacks.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <array>

namespace takujo::attacks {

namespace {

using Says = bool (*)(const Position&, ObjectId);

const AttackTable& table(const Position& position) {
    return position.rules.tables().attacks;
}
bool says(Says what, const Position& position, ObjectId id) {
    return what != nullptr && what(position, id);
}

auto sideOf(const Position& position, Player player) {
    return objectsIn(position.state, {table(position).zone, player}, Query::counted);
}

/// Only where that is broken: who has left its side attacks and blocks still.
Scratch<ObjectId> thoseWhoHaveLeft(const Position& position, Player side, std::uint32_t mark) {
    Scratch<ObjectId> found;
    for (std::size_t i = 0; i < position.state.cards.size(); ++i)
        if (const ObjectId id = objectIn(position.state, static_cast<std::uint16_t>(i));
            record(position.state, id).zone != ZoneId{table(position).zone, side} &&
            hasMark(position.state, id, mark))
            found.push_back(id);
    return found;
}

} // namespace

Player defender(const State& state) {
    return opponentOf(state.turnPlayer);
}

Scratch<ObjectId> attackers(const Position& position) {
    Scratch<ObjectId> found;
    for (const ObjectId id : sideOf(position, position.state.turnPlayer))
        if (hasMark(position.state, id, table(position).attacking))
            found.push_back(id);
    if (isBroken(Fault::movesKeepTheMarks))
        for (const ObjectId id :
             thoseWhoHaveLeft(position, position.state.turnPlayer, table(position).attacking))
            found.push_back(id);
    return found;
}

ObjectId blocker(const Position& position) {
    const Player side = defender(position.state);
    for (const ObjectId id : sideOf(position, side))
        if (hasMark(position.state, id, table(position).blocking))
            return id;
    if (isBroken(Fault::movesKeepTheMarks)) {
        const Scratch<ObjectId> left = thoseWhoHaveLeft(position, side, table(position).blocking);
        return left.empty() ? ObjectId{} : left.front();
    }
    return {};
}

bool isOwnTurn(const Position& position, const Attempt& attempt) {
    return position.state.turnPlayer == attempt.player;
}
bool isOnOwnSide(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, table(position).zone);
}
bool isFighter(const Position& position, const Attempt& attempt) {
    return table(position).isFighter(position, attempt.option.object);
}
bool isUpright(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
bool hasNotAttacked(const Position& position, const Attempt& attempt) {
    return !hasMark(position.state, attempt.option.object, table(position).hasAttacked);
}
bool isReady(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return record(position.state, id).since <= position.state.turn ||
           says(table(position).isQuick, position, id);
}
bool waitsForNextTurn(const Position& position, ObjectId id) {
    const AttackTable& own = table(position);
    const ObjectRecord& object = record(position.state, id);
    return own.newOnesWait && object.zone.kind == own.zone &&
           object.controller == position.state.turnPlayer && says(own.isFighter, position, id) &&
           !isReady(position, {object.controller, {own.attack, {}, id, {}, 0}});
}
bool mayAttack(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, table(position).toAttack);
}
bool mayJoin(const Position& position, const Attempt& attempt) {
    const std::uint32_t toJoin = table(position).toJoin;
    return !cannot(position.state, attempt.option.object, toJoin) &&
           std::ranges::none_of(position.state.picks, [&](const Pick& pick) {
               return cannot(position.state, pick.object, toJoin);
           });
}

bool nobodyMustAttack(const Position& position, const Attempt& attempt) {
    const AttackTable& own = table(position);
    for (const ObjectId id : sideOf(position, attempt.player)) {
        if (!must(position.state, id, own.toAttack))
            continue;
        const Attempt asAttacker{attempt.player, {own.attack, {}, id, {}, 0}};
        if (isFighter(position, asAttacker) && isUpright(position, asAttacker) &&
            hasNotAttacked(position, asAttacker) && isReady(position, asAttacker) &&
            mayAttack(position, asAttacker) && !says(own.costsToAttack, position, id))
            return false;
    }
    return true;
}

ZoneId opposite(const Position& position, const Attempt& attempt) {
    return {table(position).zone, opponentOf(attempt.player)};
}
bool endsOpposite(const Position& position, const Attempt& attempt) {
    return endsAt(attempt, opposite(position, attempt));
}

void offerAttackers(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : {table(position).attack, table(position).noAttack})
        offer(position, decision.decider, verb, decision);
}

void offerPartners(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    decision.done = static_cast<std::int32_t>(position.state.picks.size());
    if (!position.state.picks.empty())
        decision.about = position.state.picks.front().object;
    for (const Verb verb : {table(position).attackNow, table(position).join})
        offer(position, decision.decider, verb, decision);
}

Next takePartner(Run& run, const Option& answer) {
    if (answer.verb == table(run).attackNow)
        return Next::on();
    declare(run, answer);
    return Next::again();
}

void offerBlockers(const Position& position, Decision& decision) {
    decision.decider = defender(position.state);
    if (const Scratch<ObjectId> all = attackers(position); !all.empty())
        decision.about = all.front();
    for (const Verb verb : {table(position).block, table(position).noBlock})
        offer(position, decision.decider, verb, decision);
}

void declare(Run& run, const Option& answer) {
    const AttackTable& own = table(run);
    run.state.picks.push_back({answer.object, 0, answer.verb == own.join ? own.attack : answer.verb, {}});
}

Scratch<ObjectId> declared(const State& state) {
    Scratch<ObjectId> all;
    all.reserve(state.picks.size());
    for (const Pick& pick : state.picks)
        all.push_back(pick.object);
    return all;
}

Next turnAside(Run& run) {
    for (const Pick& pick : run.state.picks) {
        if (says(table(run).staysUpright, run, pick.object))
            continue;
        Event event = doneTo(pick.object, EventKind::turnAside, run.state.turnPlayer);
        event.flags = Event::quiet;
        run.propose(event);
    }
    return Next::on();
}

void markAttackers(Run& run) {
    const std::uint32_t marks = table(run).attacking | table(run).hasAttacked;
    for (const Pick& pick : run.state.picks)
        proposeMark(run, pick.object, marks);
}

void markBlocker(Run& run, ObjectId id) {
    proposeMark(run, id, table(run).blocking);
}

bool isDefender(const Position& position, const Attempt& attempt) {
    return attempt.player == defender(position.state);
}
bool somethingAttacks(const Position& position, const Attempt&) {
    return !attackers(position).empty();
}
bool mayBlock(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, table(position).toBlock);
}

namespace {

/// Whether no effect stands between these two: that one is not blocked by such as the other, or does not
/// block such.
bool mayMeet(const Position& position, ObjectId attacker, ObjectId blocker) {
    const Known attacks = know(position, attacker);
    const Known blocks = know(position, blocker);
    return !cannotToward(position, attacks, table(position).toBeBlocked, blocks) &&
           !cannotToward(position, blocks, table(position).toBlock, attacks);
}

bool couldBlock(const Position& position, Player player, ObjectId id) {
    const Attempt asBlocker{player, {table(position).block, {}, id, {}, 0}};
    return isFighter(position, asBlocker) && isUpright(position, asBlocker) &&
           mayBlock(position, asBlocker) && somethingAttacks(position, asBlocker) &&
           mayBeBlocked(position, asBlocker) && !says(table(position).costsToBlock, position, id);
}

bool somebodyMustBlock(const Position& position, Player player) {
    for (const ObjectId id : sideOf(position, player))
        if (must(position.state, id, table(position).toBlock) && couldBlock(position, player, id))
            return true;
    return false;
}

/// Whether an attacker must be blocked and can be.
bool attackerMustBeBlocked(const Position& position, Player player) {
    bool isDemanded = false;
    for (const ObjectId id : sideOf(position, opponentOf(player)))
        isDemanded = isDemanded || (hasMark(position.state, id, table(position).attacking) &&
                                    must(position.state, id, table(position).toBeBlocked));
    if (!isDemanded)
        return false;
    for (const ObjectId id : sideOf(position, player))
        if (couldBlock(position, player, id))
            return true;
    return false;
}

} // namespace

bool mayBeBlocked(const Position& position, const Attempt& attempt) {
    bool nobodyAttacks = true;
    for (const ObjectId id : sideOf(position, position.state.turnPlayer)) {
        if (!hasMark(position.state, id, table(position).attacking))
            continue;
        nobodyAttacks = false;
        if (!cannot(position.state, id, table(position).toBeBlocked) &&
            mayMeet(position, id, attempt.option.object))
            return true;
    }
    return nobodyAttacks;
}
bool meetsDemands(const Position& position, const Attempt& attempt) {
    return must(position.state, attempt.option.object, table(position).toBlock) ||
           !somebodyMustBlock(position, attempt.player);
}
bool nobodyMustBlock(const Position& position, const Attempt& attempt) {
    return !somebodyMustBlock(position, attempt.player) && !attackerMustBeBlocked(position, attempt.player);
}

void endBattle(Run& run) {
    const AttackTable& own = table(run);
    for (const ObjectId id : attackers(run))
        proposeUnmark(run, id, own.attacking | own.inBattle);
    if (const ObjectId blocks = blocker(run); blocks.exists())
        proposeUnmark(run, blocks, own.blocking | own.inBattle);
}

void endAttacks(Run& run) {
    const AttackTable& own = table(run);
    const std::uint32_t all = own.attacking | own.hasAttacked | own.blocking | own.inBattle;
    for (const Player player : bothPlayers)
        for (const ObjectId id : sideOf(run, player))
            if (hasMark(run.state, id, all))
                proposeUnmark(run, id, all);
}

} // namespace takujo::attacks
