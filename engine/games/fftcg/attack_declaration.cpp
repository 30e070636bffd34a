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

#include <algorithm>

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t {
    chooses,
    joins,
    turnDull,
    pays,
    areAttacking,
    priorityWithAttack,
    priorityWithoutAttack
};

/// The frame of the attack phase learns whether there is an attack.
Next noAttackers(Run& run) {
    std::vector<Frame>& frames = run.state.frames;
    frames[frames.size() - 2].locals[0] = 1;
    return Next::jump(priorityWithoutAttack);
}

void offerAttackers(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    offer(position, decision.decider, attack, decision);
    offer(position, decision.decider, noAttack, decision);
}

Next takeAttacker(Run& run, const Option& answer) {
    std::vector<Frame>& frames = run.state.frames;
    frames[frames.size() - 2].locals[0] = 0;
    if (answer.verb == noAttack)
        return noAttackers(run);
    run.state.picks.push_back({answer.object, 0, attack, {}});
    return Next::on();
}

void offerPartners(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    decision.done = static_cast<std::int32_t>(position.state.picks.size());
    if (!position.state.picks.empty())
        decision.about = position.state.picks.front().object;
    offer(position, decision.decider, attackNow, decision);
    offer(position, decision.decider, join, decision);
}

Next takePartner(Run& run, const Option& answer) {
    if (answer.verb == attackNow)
        return Next::on();
    run.state.picks.push_back({answer.object, 0, attack, {}});
    return Next::again();
}

bool staysActive(const Position& position, ObjectId attacker) {
    return has(position, attacker, brave) && is(position, braveStaysActive);
}

Next dullAttackers(Run& run) {
    for (const Pick& pick : run.state.picks) {
        if (staysActive(run, pick.object))
            continue;
        Event event;
        event.kind = EventKind::turnAside;
        event.object = pick.object;
        event.player = run.state.turnPlayer;
        event.flags = Event::quiet;
        run.propose(event);
    }
    return Next::on();
}

Scratch<ObjectId> picked(const State& state) {
    Scratch<ObjectId> forwards;
    forwards.reserve(state.picks.size());
    for (const Pick& pick : state.picks)
        forwards.push_back(pick.object);
    return forwards;
}

/// What attacking costs is settled now, for all of them together.
Next payToAttack(Run& run) {
    const Scratch<ObjectId> attackers = picked(run.state);
    const CostInCp fee = attackFee(run, attackers);
    if (fee.amount <= 0 || attackers.empty())
        return Next::on();
    return playing::askFor(run, attackers.front(), run.state.turnPlayer, fee);
}

/// Who attacks together is told in one line.
void tellAttackers(const Run& run) {
    if (run.journal == nullptr || run.state.picks.empty())
        return;
    Arguments who;
    for (const Pick& pick : run.state.picks)
        who.push_back(cardArgument("card", run.position().definitionIndex(pick.object)));
    const bool together = who.size() > 1;
    note(run, together ? "attacks in a party" : "attacks", run.state.turnPlayer, "10.1.2.4", std::move(who));
}

Next markAttackers(Run& run) {
    for (const Pick& pick : run.state.picks)
        proposeMark(run, pick.object, attacking | hasAttacked);
    tellAttackers(run);
    if (run.state.picks.size() > 1)
        for (const Pick& pick : run.state.picks)
            proposeOccurrence(run, formsParty, pick.object, run.state.turnPlayer);
    run.state.picks.clear();
    run.state.flags |= attackedAlready;
    run.state.flags &= ~attackIsBlocked;
    return Next::on();
}

Next priorityAfterAttack(Run& run) {
    run.state.frames.back().step = priorityWithoutAttack; // past the window that is for no attack
    return givePriority(run.state.turnPlayer);
}

/// OPEN 4: 10.1.2.6 comes before 10.1.2.7, so that there is one ordinary round of priority also when nobody
/// attacks. A turn player who has attacked before goes on to main phase 2 at once: that is 10.1.4.6.
Next priorityWithoutAttackers(Run& run) {
    if ((run.state.flags & attackedAlready) != 0)
        return Next::finish();
    return givePriority(run.state.turnPlayer);
}

// Conditions.

bool isDeclaring(const Position& position, const Attempt&) {
    return asks(position, attackDeclaration, chooses) || asks(position, attackDeclaration, joins);
}
bool mayDeclare(const Position& position, const Attempt& attempt) {
    return position.state.turnPlayer == attempt.player;
}
/// Then passing is what leads to an attack.
bool isBeforeAttackPhase(const Position& position) {
    return position.state.phase == mainPhase1;
}
bool isNotBeforeAttackPhase(const Position& position) {
    return !isBeforeAttackPhase(position);
}
constexpr auto isChoosingAttacker = asksAt<attackDeclaration, chooses>;
bool isNotChoosingAttacker(const Position& position) {
    return !isChoosingAttacker(position);
}
bool isFirstPick(const Position& position, const Attempt&) {
    return isChoosingAttacker(position);
}
bool isLaterPick(const Position& position, const Attempt&) {
    return asks(position, attackDeclaration, joins);
}
bool isOnOwnField(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, field);
}
bool isForward(const Position& position, const Attempt& attempt) {
    return isA(position, attempt.option.object, forward);
}
bool isActive(const Position& position, const Attempt& attempt) {
    return !isDull(position.state, attempt.option.object);
}
bool hasNotAttacked(const Position& position, const Attempt& attempt) {
    return !hasMark(position.state, attempt.option.object, hasAttacked);
}
bool isReady(const Position& position, const Attempt& attempt) {
    return wasThereSinceTurnBegan(position.state, attempt.option.object) ||
           (has(position, attempt.option.object, haste) && is(position, hasteAttacksAtOnce));
}
bool isAllowedToAttack(const Position& position, const Attempt& attempt) {
    return !cannot(position, attempt.option.object, toAttack);
}
/// What these attackers have to pay together, and whether they can.
struct AttackPayment {
    CostInCp fee;
    bool isPossible = true;
};
/// 10.1.2.2, 10.1.2.3: it is settled and paid when they are dull, which is tried on a copy.
AttackPayment paymentOf(const Position& position, const Scratch<ObjectId>& attackers) {
    State declared = position.state;
    for (const ObjectId id : attackers)
        if (!staysActive(position, id))
            record(declared, id).turn(ObjectRecord::sideways, true);
    refresh(declared, position.rules, position.cards);
    const Position then{declared, position.rules, position.cards};
    const CostInCp fee = attackFee(then, attackers);
    return {fee, canPayFee(then, declared.turnPlayer, fee)};
}
bool hasFees(const Position& position) {
    return (position.state.has & CardDefinition::fees) != 0 && !position.state.over();
}
/// 10.1.2.3: together with those that attack already.
bool canPayToAttack(const Position& position, const Attempt& attempt) {
    if (!hasFees(position) || !isForward(position, attempt))
        return true;
    Scratch<ObjectId> attackers;
    if (isLaterPick(position, attempt))
        attackers = picked(position.state);
    attackers.push_back(attempt.option.object);
    return paymentOf(position, attackers).isPossible;
}
/// 10.1.2.1.3: who would have to pay, need not attack.
bool attacksForNothing(const Position& position, ObjectId id) {
    if (!hasFees(position))
        return true;
    Scratch<ObjectId> alone;
    alone.push_back(id);
    return paymentOf(position, alone).fee.amount == 0;
}
bool isAllowedInParty(const Position& position, const Attempt& attempt) {
    if (!isLaterPick(position, attempt))
        return true;
    return !cannot(position, attempt.option.object, toFormParties) &&
           std::ranges::none_of(position.state.picks, [&](const Pick& pick) {
               return cannot(position, pick.object, toFormParties);
           });
}
/// 10.1.2.1.3: whoever must attack and can, attacks before the phase may end.
bool nobodyMustAttack(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, field), Query::counted)) {
        if (!must(position, id, toAttack))
            continue;
        const Attempt asAttacker{attempt.player, {attack, {}, id, {}, 0}};
        if (isForward(position, asAttacker) && isActive(position, asAttacker) &&
            hasNotAttacked(position, asAttacker) && isReady(position, asAttacker) &&
            isAllowedToAttack(position, asAttacker) && attacksForNothing(position, id))
            return false;
    }
    return true;
}
bool isNotPicked(const Position& position, const Attempt& attempt) {
    return !isDeclaring(position, attempt) || isUnpicked(position, attempt);
}
/// All members have one element in common. OPEN 25: party icons are not in this set.
bool sharesElement(const Position& position, const Attempt& attempt) {
    if (!isLaterPick(position, attempt) || !is(position, partiesShareAnElement))
        return true;
    std::uint32_t common = elementsOf(position, attempt.option.object);
    for (const Pick& pick : position.state.picks)
        common &= elementsOf(position, pick.object);
    return common != 0;
}
/// What the members so far have in common.
void describeParty(const Position& position, const Attempt&, Arguments& arguments) {
    std::uint32_t common = ~0U;
    for (const Pick& pick : position.state.picks)
        common &= elementsOf(position, pick.object);
    describeEach("common", common, arguments);
}
ZoneId opponentsField(const Position&, const Attempt& attempt) {
    return zoneOf(opponentOf(attempt.player), field);
}
bool endsAtOpponent(const Position&, const Attempt& attempt) {
    return endsAt(attempt, zoneOf(opponentOf(attempt.player), field));
}

/// What every attacker must be, alone or in a party (15.1.1.9.3).
std::vector<Condition> attackerConditions() {
    return {{Aspect::actor, "turn-player-attacks", "10.1.2.1", mayDeclare, nullptr, false},
            {Aspect::object, "own-forwards-attack", "10.1", isOnOwnField},
            {Aspect::object, "only-forwards-attack", "5.2.3.1.1.2", isForward},
            {Aspect::object, "attacked-already", "10.1.2.1.2", hasNotAttacked},
            {Aspect::object, "cannot-attack", "10.1.2.1.2", isAllowedToAttack},
            {Aspect::object, "dull-cannot-attack", "10.1.2.1.1", isActive},
            {Aspect::object, "came-this-turn", "10.1.2.1.1", isReady},
            {Aspect::object, "attacks-go-to-opponent", "10.1", endsAtOpponent},
            {Aspect::cost, "attack-cannot-be-paid", "10.1.2.3", canPayToAttack}};
}

/// 15.1.1.9.3: what keeps a forward from attacking keeps it from joining.
std::vector<Condition> memberConditions() {
    std::vector<Condition> conditions = attackerConditions();
    for (Condition& condition : conditions)
        if (condition.rule == "10.1.2.1.1")
            condition.rule = "10.1.2.1.1 15.1.1.9.3";
        else if (condition.rule == "10.1.2.1.2")
            condition.rule = "10.1.2.1.2 15.1.1.9.3";
    return conditions;
}

/// What no waiting mends in this turn is told before it is told to wait: while no attacker is chosen, that is
/// a question of time.
std::vector<Condition> firstMemberConditions() {
    std::vector<Condition> conditions;
    std::vector<Condition> all = attackerConditions();
    for (Condition& condition : all) {
        const bool lasts =
            condition.holds == isOnOwnField || condition.holds == isForward || condition.holds == isReady;
        if (lasts) {
            Condition outOfTime = condition;
            outOfTime.aspect = Aspect::time;
            outOfTime.applies = isNotChoosingAttacker;
            conditions.push_back(outOfTime);
            condition.applies = isChoosingAttacker;
        }
        conditions.push_back(condition);
    }
    return conditions;
}

std::vector<Condition> with(std::vector<Condition> conditions, std::vector<Condition> more) {
    conditions.insert(conditions.end(), more.begin(), more.end());
    return conditions;
}

} // namespace

Procedure attackDeclarationSteps() {
    return {"attack declaration",
            "10.1.2",
            {{"choose a forward to attack with", "10.1.2.1",
              Question{DecisionKind::chooseObjects, offerAttackers, takeAttacker,
                       Question::moment | Question::begins}},
             {"more forwards may join as a party", "15.1.1.9.1",
              Question{DecisionKind::chooseObjects, offerPartners, takePartner,
                       Question::within | Question::moment}},
             {"the attackers become dull", "10.1.2.2 15.1.1.2.1", dullAttackers},
             {"what attacking costs is paid", "10.1.2.3", payToAttack},
             {"they are attacking", "10.1.2.4", markAttackers},
             {"the turn player has priority", "10.1.2.6", priorityAfterAttack},
             {"without an attack: priority once", "10.1.2.6", priorityWithoutAttackers}}};
}

VerbSpec attackVerb() {
    return {.word = "attack",
            .from = {{field, Whose::mine}},
            .conditions = with(firstMemberConditions(),
                               {{Aspect::time, "no-attack-declaration-now", "10.1.2.1", isFirstPick, nullptr,
                                 false, nullptr, 0, isNotBeforeAttackPhase},
                                {Aspect::time, "attack-phase-comes-next", "10.1.2.1", isFirstPick, nullptr,
                                 false, nullptr, 0, isBeforeAttackPhase}}),
            .place = opponentsField,
            .usual = true};
}

VerbSpec joinVerb() {
    return {.word = "join",
            .from = {{field, Whose::mine}},
            .conditions = with(
                memberConditions(),
                {{Aspect::time, "no-party-now", "15.1.1.9.1", isLaterPick, nullptr, false},
                 {Aspect::object, "in-the-party-already", "15.1.1.9.1", isNotPicked},
                 {Aspect::object, "cannot-form-parties", "15.1.1.9.1", isAllowedInParty},
                 {Aspect::choices, "party-shares-an-element", "15.1.1.9.2", sharesElement, describeParty}}),
            .place = opponentsField};
}

VerbSpec attackNowVerb() {
    return {.word = "attack now",
            .from = {},
            .conditions = {{Aspect::time, "no-party-now", "15.1.1.9.1", isLaterPick, nullptr, false},
                           {Aspect::actor, "turn-player-attacks", "10.1.2.1", mayDeclare, nullptr, false}}};
}

VerbSpec noAttackVerb() {
    return {.word = "no attack",
            .from = {},
            .conditions = {
                {Aspect::time, "no-attack-declaration-now", "10.1.2.1", isFirstPick, nullptr, false},
                {Aspect::actor, "turn-player-attacks", "10.1.2.1", mayDeclare, nullptr, false},
                {Aspect::choices, "somebody-must-attack", "10.1.2.1.3", nobodyMustAttack, nullptr, false}}};
}

} // namespace takujo::fftcg
