#include "engine/core/card_numbers.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
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
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/stops.h"
#include "engine/kit/turn_parts.h"

#include <array>

/// Chapter 7: the attack step with its counter steps and damage steps. Who attacks and who is attacked stands
/// in marks, so that whoever leaves is out of the battle.
namespace takujo::granblue {

namespace {

enum AttackStep : std::uint16_t {
    actsInAttack = attackSettles + 1,
    opponentIsMarked,
    attackerIsMarked,
    attackSettlesAfter,
    windowCloses,
    actsAgain,
    passIsSettled,
    countersOrNot,
    whatFollows,
    backToAttack
};
enum CounterStep : std::uint16_t {
    counterBegins,
    counterSettles,
    actsInCounter,
    countersAgain,
    counterPasses
};
/// In the frame of the attack step: whether the opponent wants the counter step.
constexpr std::size_t wantsCounter = 0;
/// And who attacks, and what, until that has been done.
constexpr std::size_t whoAttacks = 1;
constexpr std::size_t whatIsAttacked = 2;
constexpr std::int32_t nobody = -1;

/// Calls `visit` with each that is deployed, of both players.
template <class Visit>
void visitDeployed(const State& state, const Visit& visit) {
    for (const Player player : bothPlayers)
        for (const Zone area : {leaderArea, memberArea})
            for (const ObjectId id : objectsIn(state, zoneOf(player, area)))
                visit(id);
}
void unmarkAll(Run& run, std::uint32_t marks) {
    for (const ObjectId id : markedWith(run.state, marks))
        proposeUnmark(run, id, marks);
}

/// Nobody attacks or is attacked any more, and what lasts until then ends.
void endBattle(Run& run) {
    unmarkAll(run, isAttackCard | isBattleOpponent | hasOpenOugi);
    endLasting(run, Duration::endOfBattle);
}

/// OPEN 8: of several attack cards, one that is left keeps the battle going.
Next endBattleIfOneSideIsGone(Run& run) {
    if (!isInBattle(run) && !markedWith(run.state, isAttackCard | isBattleOpponent).empty())
        endBattle(run);
    return Next::on();
}

// The attack step.

Next beginBattlePhase(Run& run) {
    beginPhase(run, battlePhase);
    return Next::on();
}

/// OPEN 7: it begins anew after each counter step and each damage step.
template <Occurrence what>
Next begin(Run& run) {
    proposeOccurrence(run, what, {}, run.state.turnPlayer);
    return Next::on();
}

Next settle(Run&) {
    return Next::call(checkPoint);
}

template <std::uint16_t step>
Next goTo(Run&) {
    return Next::jump(step);
}

Player otherPlayer(const Position& position) {
    return opponentOf(position.state.turnPlayer);
}

constexpr std::array<Verb, 5> inAttack{attack, followUp, use, playSummon, noAttack};
constexpr std::array<Verb, 3> inCounter{use, playSummon, endCounter};

/// Whether effects, or summons, are among what may be done in that step.
template <Policy effects, Policy summons>
bool isAllowed(const Position& position, Verb verb) {
    return (verb != use || position.rules.policy(effects) != 0) &&
           (verb != playSummon || position.rules.policy(summons) != 0);
}

void offerInAttack(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : inAttack)
        if (isAllowed<effectsInAttackStep, summonsInAttackStep>(position, verb))
            offer(position, decision.decider, verb, decision);
}
void offerInCounter(const Position& position, Decision& decision) {
    decision.decider = otherPlayer(position);
    for (const Verb verb : inCounter)
        if (isAllowed<effectsInCounterStep, summonsInCounterStep>(position, verb))
            offer(position, decision.decider, verb, decision);
}

/// Whether something can be done in a counter step, or comes of one: looked at on a copy, whose room is kept.
bool isCounterOfUse(const Position& position) {
    static thread_local State ahead;
    static thread_local Decision asked;
    ahead = position.state;
    ahead.frames.push_back({counterStep, actsInCounter, {}});
    asked.clear();
    offerInCounter({ahead, position.rules, position.cards}, asked);
    return asked.options.size() > 1 || isCounterWaitedFor({ahead, position.rules, position.cards});
}

/// Where it is of no use, nobody is asked but who wants to be: that is a moment like those at which one can
/// only pass (`Question::moment`).
void offerCounter(const Position& position, Decision& decision) {
    decision.decider = otherPlayer(position);
    offer(position, decision.decider, noCounter, decision);
    if (stopsNow(position.state, decision.decider) || isCounterOfUse(position))
        offer(position, decision.decider, counter, decision);
}

void tellAttack(const Run& run, const Option& answer) {
    if (run.journal == nullptr)
        return;
    const bool isAttack = answer.verb == attack;
    Arguments who{cardArgument("card", run.position().definitionIndex(answer.object))};
    if (isAttack)
        who.push_back(cardArgument("target", run.position().definitionIndex(answer.target)));
    note(run, isAttack ? "attacks" : "follows up", run.state.turnPlayer, isAttack ? "7-2-1-3-1" : "7-2-1-3-2",
         std::move(who));
}

Next makeAttack(Run& run, const Option& answer) {
    tellAttack(run, answer);
    run.local(whoAttacks) = packed(answer.object);
    run.local(whatIsAttacked) = answer.verb == attack ? packed(answer.target) : nobody;
    return Next::on();
}

/// Whoever follows up attacks what is attacked already.
Next markOpponent(Run& run) {
    if (run.local(whatIsAttacked) != nobody)
        proposeMark(run, unpackedObject(run.local(whatIsAttacked)), isBattleOpponent);
    return Next::on();
}

/// It is rested and an attack card, and its ougi may be used in the check point that comes. OPEN 9: one that
/// is active again attacks once more, and is counted once.
Next markAttacker(Run& run) {
    const ObjectId id = unpackedObject(run.local(whoAttacks));
    Event rests = doneTo(id, EventKind::turnAside, run.state.turnPlayer);
    rests.flags = Event::quiet;
    run.propose(rests);
    proposeMark(run, id, isAttackCard | hasOpenOugi);
    if (run.local(whatIsAttacked) == nobody)
        proposeOccurrence(run, followsUp, id, run.state.turnPlayer);
    return Next::on();
}

Next actInAttack(Run& run, const Option& answer) {
    if (answer.verb == attack || answer.verb == followUp)
        return makeAttack(run, answer);
    if (answer.verb == noAttack) {
        proposeOccurrence(run, occurrences::passes, {}, run.state.turnPlayer);
        return Next::jump(passIsSettled);
    }
    return actInFreeTiming(run, answer).thenFrom(attackSettlesAfter);
}

Next closeWindow(Run& run) {
    unmarkAll(run, hasOpenOugi);
    return Next::on();
}

Next takeCounter(Run& run, const Option& answer) {
    run.local(wantsCounter) = answer.verb == counter ? 1 : 0;
    return Next::on();
}

/// OPEN 38: whether there is a battle is asked now, when nobody does anything more.
Next follow(Run& run) {
    if (run.local(wantsCounter) != 0)
        return Next::call(counterStep);
    return isInBattle(run) ? Next::call(damageStep) : Next::finish();
}

// The counter step.

Next actInCounter(Run& run, const Option& answer) {
    if (answer.verb != endCounter)
        return actInFreeTiming(run, answer);
    proposeOccurrence(run, occurrences::passes, {}, otherPlayer(run));
    return Next::jump(counterPasses);
}

// The damage step.

/// The attack cards deal it together, as one damage.
Next dealBattleDamage(Run& run) {
    if (!isInBattle(run))
        return Next::on();
    const Scratch<ObjectId> attackers = markedWith(run.state, isAttackCard);
    DamageTo damage{markedWith(run.state, isBattleOpponent).front(), 0};
    for (const ObjectId id : attackers)
        damage.amount = sumOf(damage.amount, numberOf(run, id, attackPower));
    if (battleDamageLeft(run, damage.object, damage.amount, attackers.front()) == 0)
        note(run, "no battle damage", run.state.turnPlayer, damage.amount <= 0 ? "9-2-1-3-1" : "9-2-1-3-4");
    return dealDamage(run, {{&damage, 1}, attackers.front(), run.state.turnPlayer, 0, Cause::combat});
}

Next battleEnds(Run& run) {
    endBattle(run);
    return Next::finish();
}

// Conditions.

bool isInAttackStep(const Position& position) {
    return asks(position, attackStep, actsInAttack);
}
bool isInCounterStep(const Position& position) {
    return asks(position, counterStep, actsInCounter);
}
bool isAskedForCounter(const Position& position) {
    return asks(position, attackStep, countersOrNot);
}
bool isInNoBattle(const Position& position, const Attempt&) {
    return !isInBattle(position);
}
bool isDuringBattle(const Position& position, const Attempt&) {
    return isInBattle(position);
}
bool isOnOwnSide(const Position& position, const Attempt& attempt) {
    return liesInOwn<leaderArea>(position, attempt) || liesInOwn<memberArea>(position, attempt);
}
bool isActive(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
template <std::uint32_t deeds>
bool mayDo(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, deeds);
}
/// The cards whose effects forbid it.
template <std::uint32_t deeds>
void nameWhatForbids(const Position& position, const Attempt& attempt, Arguments& arguments) {
    visitModifiers(position, modifiers::cannot, know(position, attempt.option.object),
                   [&](const Scope& scope, const Term& term) {
                       if ((static_cast<std::uint32_t>(term[restricts::deeds].number) & deeds) != 0)
                           arguments.push_back(cardArgument("by", position.cardOf(scope.effect)));
                   });
}

ZoneId otherMembers(const Attempt& attempt) {
    return zoneOf(opponentOf(attempt.player), memberArea);
}
ZoneId otherLeader(const Attempt& attempt) {
    return zoneOf(opponentOf(attempt.player), leaderArea);
}
void attackTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    for (const ZoneId zone : {otherMembers(attempt), otherLeader(attempt)})
        for (const ObjectId id : objectsIn(position.state, zone))
            found.push_back(id);
}
bool isAcross(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return isIn(position.state, target, otherMembers(attempt)) ||
           isIn(position.state, target, otherLeader(attempt));
}
/// OPEN 37: where nothing can be selected, there is no attack.
bool canSelect(const Position& position, ObjectId attacker, ObjectId target) {
    const Known attacks = know(position, attacker);
    const Known isAttacked = know(position, target);
    return !cannot(position.state, target, toBeAttacked) &&
           !cannotToward(position, isAttacked, toBeAttacked, attacks);
}
bool mayBeSelected(const Position& position, const Attempt& attempt) {
    return canSelect(position, attempt.option.object, attempt.option.target);
}
bool isUnshielded(const Position& position, const Attempt& attempt) {
    if (!isIn(position.state, attempt.option.target, otherLeader(attempt)))
        return true;
    for (const ObjectId id : objectsIn(position.state, otherMembers(attempt)))
        if (canSelect(position, attempt.option.object, id))
            return false;
    return true;
}

template <class... More>
std::vector<Condition> attackConditions(std::string_view rule, std::string_view whoRule,
                                        const More&... more) {
    return {onlyWhen<isInAttackStep>("not-in-attack-step", rule),
            onlyFor<isInAttackStep, turnPlayer>("turn-player-attacks", rule),
            more...,
            {Aspect::object, "own-leader-and-members-attack", whoRule, isOnOwnSide},
            {Aspect::object, "rested-cannot-attack", whoRule, isActive}};
}

VerbSpec attackVerb() {
    VerbSpec verb{.word = "attack",
                  .from = {{memberArea, Whose::mine}, {leaderArea, Whose::mine}},
                  .conditions = attackConditions("7-2-1-3", "7-2-1-3-1",
                                                 Condition{Aspect::time, "in-battle-already", "7-2-1-3-1",
                                                           isInNoBattle, nullptr, false}),
                  .targets = attackTargets,
                  .targetRule = "7-2-1-3-1-2",
                  .usual = true};
    for (const Condition& condition :
         {Condition{Aspect::limits, "cannot-attack", "1-3-3", mayDo<toAttack>, nameWhatForbids<toAttack>},
          ofTarget({Aspect::choices, "attacks-go-across", "7-2-1-3-1-2", isAcross}),
          ofPair({Aspect::choices, "cannot-be-attacked", "1-3-3", mayBeSelected}),
          ofPair({Aspect::choices, "members-shield-their-leader", "7-2-1-3-1-2", isUnshielded})})
        verb.conditions.push_back(condition);
    return verb;
}

VerbSpec followUpVerb() {
    VerbSpec verb{.word = "follow up",
                  .from = {{memberArea, Whose::mine}, {leaderArea, Whose::mine}},
                  .conditions = attackConditions("7-2-1-3", "7-2-1-3-2",
                                                 Condition{Aspect::time, "no-battle-to-join", "7-2-1-3-2",
                                                           isDuringBattle, nullptr, false})};
    verb.conditions.push_back({Aspect::limits, "cannot-follow-up", "1-3-3", mayDo<(toAttack | toFollowUp)>,
                               nameWhatForbids<(toAttack | toFollowUp)>});
    return verb;
}

template <bool (*isAsked)(const Position&), Player (*decider)(const Position&)>
VerbSpec answerVerb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .conditions = {onlyWhen<isAsked>("not-asked-now", rule),
                           onlyFor<isAsked, decider>("other-player-decides", rule)},
            .onlyWhenAsked = true};
}

/// By the conditions of the attack itself, at the moment at which it could be made.
bool canAttackSomething(const Position& position, Player player, ObjectId id) {
    return isPossible(position, {player, {attack, {}, id, {}, 0}});
}

/// 1-3-1: what a text says must attack has to, before its player is done: as long as it is active and there
/// is something that it can attack. In a battle nobody has to follow up.
bool nobodyHasToAttack(const Position& position, const Attempt& attempt) {
    if (isInBattle(position) || isBroken(faults::attacksAreNeverDue))
        return true;
    for (const Zone zone : {memberArea, leaderArea})
        for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, zone)))
            if (must(position.state, id, toAttack) && canAttackSomething(position, attempt.player, id))
                return false;
    return true;
}

VerbSpec noAttackVerb() {
    VerbSpec verb = answerVerb<isInAttackStep, turnPlayer>("no attack", "7-2-1-4");
    verb.conditions.push_back({Aspect::limits, "somebody-must-attack", "1-3-1", nobodyHasToAttack});
    return verb;
}

} // namespace

/// OPEN 10: battle damage has all attack cards as its sources.
void findDealers(const Position& position, const Event& event, Scratch<ObjectId>& found) {
    if (event.cause == Cause::combat && position.rules.policy(attackCardsAreSources) != 0)
        found = markedWith(position.state, isAttackCard);
}

Scratch<ObjectId> markedWith(const State& state, std::uint32_t mark) {
    Scratch<ObjectId> found;
    visitDeployed(state, [&](ObjectId id) {
        if (hasMark(state, id, mark))
            found.push_back(id);
    });
    return found;
}

bool isInBattle(const Position& position) {
    return !markedWith(position.state, isAttackCard).empty() &&
           !markedWith(position.state, isBattleOpponent).empty();
}

bool isAttackTiming(const Position& position, const Attempt& attempt) {
    return isInAttackStep(position) && position.state.turnPlayer == attempt.player;
}
bool isCounterTiming(const Position& position, const Attempt& attempt) {
    return isInCounterStep(position) && otherPlayer(position) == attempt.player;
}

RuleProcess battleProcess() {
    return {.name = "the battle is over",
            .rule = "7-2-1-3-1-3 7-1",
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move) | only(EventKind::control),
            .start = endBattleIfOneSideIsGone};
}

Procedure attackSteps() {
    return {"attack step",
            "7-2-1",
            {{"the battle phase begins", "7-2-1-1", beginBattlePhase},
             {"the attack step begins", "7-2-1-1", begin<attackStepBegins>},
             {"check point", "7-2-1-2 4-6-2", settle},
             {"the turn player does something", "7-2-1-3",
              Question{DecisionKind::act, offerInAttack, actInAttack, Question::moment | Question::begins}},
             {"the battle opponent", "7-2-1-3-1-2", markOpponent},
             {"the attack card rests", "7-2-1-3-1-1 7-2-1-3-2-1", markAttacker},
             {"check point of the attack", "7-2-1-3-1-4 7-2-1-3-2-2", settle},
             {"its ougi can be used no more", "", closeWindow},
             {"once more", "", goTo<attackSettles>},
             {"a pass settles", "", settle},
             {"a counter step or none", "7-2-1-4", Question{DecisionKind::yesNo, offerCounter, takeCounter}},
             {"what follows", "7-2-1-4", follow},
             {"the attack step comes again", "7-3-1-3 7-4-1-3", goTo<attackBegins>}}};
}

Procedure counterSteps() {
    return {"counter step",
            "7-3-1",
            {{"the counter step begins", "7-3-1-1", begin<counterStepBegins>},
             {"check point", "7-3-1-1 4-6-2", settle},
             {"the other player does something", "7-3-1-2",
              Question{DecisionKind::act, offerInCounter, actInCounter, Question::moment | Question::begins}},
             {"once more", "", goTo<counterSettles>},
             {"a pass settles", "", settle}}};
}

Procedure damageSteps() {
    return {"damage step",
            "7-4-1",
            {{"the damage step begins", "7-4-1-1", begin<damageStepBegins>},
             {"check point", "7-4-1-1", settle},
             {"damage", "7-4-1-2", dealBattleDamage},
             {"check point of the damage", "7-4-1-3", settle},
             {"the battle is over", "7-4-1-3", battleEnds}}};
}

std::vector<VerbSpec> battleVerbs() {
    return {attackVerb(),
            followUpVerb(),
            noAttackVerb(),
            answerVerb<isAskedForCounter, otherPlayer>("counter", "7-2-1-4"),
            answerVerb<isAskedForCounter, otherPlayer>("no counter", "7-2-1-4"),
            answerVerb<isInCounterStep, otherPlayer>("end counter", "7-3-1-3")};
}

AttackTable attackTable() {
    return {.attacking = isAttackCard,
            .attack = attack,
            .join = followUp,
            .forecast = forecastBattle,
            .outcomes = foretoldOutcomes()};
}

} // namespace takujo::granblue
