#include "engine/core/scratch.h"
#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/attacking_again.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/lasting/continuous.h"

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
    priorityWithoutAttack,
    declarationEnds
};

/// The frame of the attack phase learns whether there is an attack.
Next takeAttacker(Run& run, const Option& answer) {
    std::vector<Frame>& frames = run.state.frames;
    frames[frames.size() - 2].locals[0] = answer.verb == noAttack ? 1 : 0;
    if (answer.verb == noAttack)
        return Next::jump(priorityWithoutAttack);
    attacks::declare(run, answer);
    return Next::on();
}

/// What attacking costs is settled now, for all of them together.
Next payToAttack(Run& run) {
    const Scratch<ObjectId> attackers = attacks::declared(run.state);
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
        countAttack(run, pick.object);
    attacks::markAttackers(run);
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
    // Past the window that opens when nobody attacks.
    return givePriority(run.state.turnPlayer).thenFrom(declarationEnds);
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
    if (!hasFees(position) || !attacks::isFighter(position, attempt))
        return true;
    Scratch<ObjectId> attackers;
    if (isLaterPick(position, attempt))
        attackers = attacks::declared(position.state);
    attackers.push_back(attempt.option.object);
    return paymentOf(position, attackers).isPossible;
}
bool isAllowedInParty(const Position& position, const Attempt& attempt) {
    return !isLaterPick(position, attempt) || attacks::mayJoin(position, attempt);
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

/// What every attacker must be, alone or in a party (15.1.1.9.3).
std::vector<Condition> attackerConditions() {
    return {{Aspect::actor, "turn-player-attacks", "10.1.2.1", attacks::isOwnTurn, nullptr, false},
            {Aspect::object, "own-forwards-attack", "10.1", attacks::isOnOwnSide},
            {Aspect::object, "only-forwards-attack", "5.2.3.1.1.2", attacks::isFighter},
            {Aspect::object, "attacked-already", "10.1.2.1.2", mayAttackOnceMore},
            {Aspect::object, "cannot-attack", "10.1.2.1.2", attacks::mayAttack},
            {Aspect::object, "dull-cannot-attack", "10.1.2.1.1", attacks::isUpright},
            {Aspect::object, "came-this-turn", "10.1.2.1.1", attacks::isReady},
            {Aspect::object, "attacks-go-to-opponent", "10.1", attacks::endsOpposite},
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
        const bool lasts = condition.holds == attacks::isOnOwnSide || condition.holds == attacks::isFighter ||
                           condition.holds == attacks::isReady;
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

bool staysActive(const Position& position, ObjectId attacker) {
    return has(position, attacker, brave) && is(position, braveStaysActive);
}

bool costsToAttack(const Position& position, ObjectId id) {
    if (!hasFees(position))
        return false;
    Scratch<ObjectId> alone;
    alone.push_back(id);
    return paymentOf(position, alone).fee.amount != 0;
}

Procedure attackDeclarationSteps() {
    return {"attack declaration",
            "10.1.2",
            {{"choose a forward to attack with", "10.1.2.1",
              Question{DecisionKind::chooseObjects, attacks::offerAttackers, takeAttacker,
                       Question::moment | Question::begins}},
             {"more forwards may join as a party", "15.1.1.9.1",
              Question{DecisionKind::chooseObjects, attacks::offerPartners, attacks::takePartner,
                       Question::within | Question::moment}},
             {"the attackers become dull", "10.1.2.2 15.1.1.2.1", attacks::turnAside},
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
            .place = attacks::opposite,
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
            .place = attacks::opposite};
}

VerbSpec attackNowVerb() {
    return {.word = "attack now",
            .from = {},
            .conditions = {
                {Aspect::time, "no-party-now", "15.1.1.9.1", isLaterPick, nullptr, false},
                {Aspect::actor, "turn-player-attacks", "10.1.2.1", attacks::isOwnTurn, nullptr, false}}};
}

VerbSpec noAttackVerb() {
    return {
        .word = "no attack",
        .from = {},
        .conditions = {{Aspect::time, "no-attack-declaration-now", "10.1.2.1", isFirstPick, nullptr, false},
                       {Aspect::actor, "turn-player-attacks", "10.1.2.1", attacks::isOwnTurn, nullptr, false},
                       {Aspect::choices, "somebody-must-attack", "10.1.2.1.3", attacks::nobodyMustAttack,
                        nullptr, false}}};
}

} // namespace takujo::fftcg
