#include "engine/core/scratch.h"
#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/battle.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/fees.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/asking.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/continuous.h"

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t { chooses, pays, isBlocking, priorityThen };

Player defender(const State& state) {
    return opponentOf(state.turnPlayer);
}

void offerBlockers(const Position& position, Decision& decision) {
    decision.decider = defender(position.state);
    const Scratch<ObjectId> attackers = attackersOf(position);
    if (!attackers.empty())
        decision.about = attackers.front();
    offer(position, decision.decider, block, decision);
    offer(position, decision.decider, noBlock, decision);
}

Next takeBlocker(Run& run, const Option& answer) {
    if (answer.verb == block)
        run.state.picks.push_back({answer.object, 0, block, {}});
    else if (!attackersOf(run).empty())
        note(run, "does not block", defender(run.state), "10.1.3.1");
    return Next::on();
}

Next payToBlock(Run& run) {
    if (run.state.picks.empty())
        return Next::on();
    const ObjectId blocker = run.state.picks.front().object;
    const CostInCp fee = blockFee(run, blocker);
    if (fee.amount <= 0)
        return Next::on();
    return playing::askFor(run, blocker, defender(run.state), fee);
}

Next becomeBlocking(Run& run) {
    for (const Pick& pick : run.state.picks) {
        if (!isIn(run.state, pick.object, zoneOf(defender(run.state), field)))
            continue;
        proposeMark(run, pick.object, blocking);
        run.state.flags |= attackIsBlocked;
        for (const ObjectId attacker : attackersOf(run))
            proposeOccurrence(run, isBlocked, attacker, run.state.turnPlayer, 0, pick.object);
        note(run, "blocks", defender(run.state), "10.1.3.2",
             {cardArgument("card", run.state.cards[record(run.state, pick.object).card].definition)});
    }
    run.state.picks.clear();
    return Next::on();
}

Next turnPlayersPriority(Run& run) {
    run.state.picks.clear();
    return givePriority(run.state.turnPlayer);
}

bool isDeclaringBlock(const Position& position, const Attempt&) {
    return asks(position, blockDeclaration, chooses);
}
bool isDefender(const Position& position, const Attempt& attempt) {
    return attempt.player == defender(position.state);
}
/// OPEN 5: where the attackers have gone there is nothing to block.
bool somethingAttacks(const Position& position, const Attempt&) {
    return !attackersOf(position).empty();
}
bool isForward(const Position& position, const Attempt& attempt) {
    return isA(position, attempt.option.object, forward);
}
bool isActive(const Position& position, const Attempt& attempt) {
    return !isDull(position.state, attempt.option.object);
}
bool isAllowedToBlock(const Position& position, const Attempt& attempt) {
    return !cannot(position, attempt.option.object, toBlock);
}
/// Whether no effect stands between these two: that one is not blocked by such as the other, or does not
/// block such.
bool mayMeet(const Position& position, ObjectId attacker, ObjectId blocker) {
    const Known attacks = know(position, attacker);
    const Known blocks = know(position, blocker);
    return !cannotToward(position, attacks, toBeBlocked, blocks) &&
           !cannotToward(position, blocks, toBlock, attacks);
}
/// 15.1.1.9.6: a party can be blocked if one of its members can.
bool attackCanBeBlocked(const Position& position, const Attempt& attempt) {
    bool nobodyAttacks = true;
    for (const ObjectId id :
         objectsIn(position.state, zoneOf(position.state.turnPlayer, field), Query::counted)) {
        if (!hasMark(position.state, id, attacking))
            continue;
        nobodyAttacks = false;
        if (!cannot(position, id, toBeBlocked) && mayMeet(position, id, attempt.option.object))
            return true;
    }
    return nobodyAttacks;
}
bool canPayToBlock(const Position& position, const Attempt& attempt) {
    return canPayFee(position, attempt.player, blockFee(position, attempt.option.object));
}
bool couldBlock(const Position& position, Player player, ObjectId id) {
    const Attempt asBlocker{player, {block, {}, id, {}, 0}};
    return isForward(position, asBlocker) && isActive(position, asBlocker) &&
           isAllowedToBlock(position, asBlocker) && somethingAttacks(position, asBlocker) &&
           attackCanBeBlocked(position, asBlocker) && blockFee(position, id).amount == 0; // nobody must pay
}
/// Whether the player has a forward that must block and can.
bool mustBlockWithAnother(const Position& position, Player player) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        if (must(position, id, toBlock) && couldBlock(position, player, id))
            return true;
    return false;
}
/// Whether an attacker must be blocked and can be.
bool attackerMustBeBlocked(const Position& position, Player player) {
    const auto demands = [&](ObjectId id) {
        return hasMark(position.state, id, attacking) && must(position, id, toBeBlocked);
    };
    bool demanded = false;
    for (const ObjectId id : objectsIn(position.state, zoneOf(opponentOf(player), field), Query::counted))
        demanded = demanded || demands(id);
    if (!demanded)
        return false;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        if (couldBlock(position, player, id))
            return true;
    return false;
}
/// 10.1.3.1.3: as many demands as possible are met.
bool meetsDemands(const Position& position, const Attempt& attempt) {
    return must(position, attempt.option.object, toBlock) || !mustBlockWithAnother(position, attempt.player);
}
bool nobodyMustBlock(const Position& position, const Attempt& attempt) {
    return !mustBlockWithAnother(position, attempt.player) &&
           !attackerMustBeBlocked(position, attempt.player);
}
ZoneId opponentsField(const Position&, const Attempt& attempt) {
    return zoneOf(opponentOf(attempt.player), field);
}
bool endsAtOpponent(const Position&, const Attempt& attempt) {
    return endsAt(attempt, zoneOf(opponentOf(attempt.player), field));
}

} // namespace

Procedure blockDeclarationSteps() {
    return {"block declaration",
            "10.1.3",
            {{"choose a blocker", "10.1.3.1",
              Question{DecisionKind::chooseObjects, offerBlockers, takeBlocker,
                       Question::moment | Question::begins}},
             {"what blocking costs is paid", "10.1.3.1.3", payToBlock},
             {"it is blocking", "10.1.3.2", becomeBlocking},
             {"the turn player has priority", "10.1.3.6", turnPlayersPriority}}};
}

VerbSpec blockVerb() {
    return {.word = "block",
            .from = {{field, Whose::mine}},
            .conditions = {{Aspect::time, "no-block-declaration-now", "10.1.3.1", isDeclaringBlock, nullptr,
                            false},
                           {Aspect::time, "nothing-attacks", "10.1.3.1", somethingAttacks, nullptr, false},
                           {Aspect::actor, "other-player-blocks", "10.1.3.1", isDefender, nullptr, false},
                           {Aspect::object, "own-forwards-block", "10.1.3.2", liesInOwn<field>},
                           {Aspect::object, "only-forwards-block", "5.2.3.1.1.2", isForward},
                           {Aspect::object, "dull-cannot-block", "10.1.3.1.1", isActive},
                           {Aspect::object, "cannot-block", "10.1.3.1.2", isAllowedToBlock},
                           {Aspect::object, "cannot-be-blocked", "10.1.3.1.2 15.1.1.9.6", attackCanBeBlocked},
                           {Aspect::choices, "somebody-must-block", "10.1.3.1.3", meetsDemands},
                           {Aspect::object, "blocks-go-to-attacker", "10.1.3.1", endsAtOpponent},
                           {Aspect::cost, "block-cannot-be-paid", "10.1.3.1.3", canPayToBlock}},
            .place = opponentsField};
}

VerbSpec noBlockVerb() {
    return {.word = "no block",
            .from = {},
            .conditions = {
                {Aspect::time, "no-block-declaration-now", "10.1.3.1", isDeclaringBlock, nullptr, false},
                {Aspect::actor, "other-player-blocks", "10.1.3.1", isDefender, nullptr, false},
                {Aspect::choices, "somebody-must-block", "10.1.3.1.3", nobodyMustBlock, nullptr, false}}};
}

} // namespace takujo::fftcg
