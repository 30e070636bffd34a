#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/operators.h"

#include "engine/kit/attacks.h"
#include "engine/kit/declaring.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/timing.h"

#include <algorithm>
#include <array>

/// 505, 506 and 510: the attack step, and one attack after the other. Who attacks and who is attacked stands
/// in marks, so that whoever leaves is out of the attack (505.6).
namespace takujo::duel_masters {

namespace {

// The attack step.

enum TimingStep : std::uint16_t { whoAttacks, settlesAfter, onceMore };
constexpr auto asksWhoAttacks = asksAt<attackTiming, whoAttacks>;

void offerAttacks(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : {attack, useTapAbility, endAttacks})
        offer(position, decision.decider, verb, decision);
}
Next takeAttack(Run&, const Option& answer) {
    if (answer.verb == endAttacks)
        return Next::finish();
    if (answer.verb == useTapAbility)
        return Next::call(usingTapAbility, {packed(answer.object), answer.value});
    return Next::call(attacking, {packed(answer.object), packed(answer.target)});
}
Next backToQuestion(Run&) {
    return Next::jump(whoAttacks);
}

// One attack.

enum Step : std::uint16_t {
    attackerTaps,
    attackIsMarked,
    attackIsDeclaredFor,
    turnPlayersComeFirst,
    isStillOn,
    otherPlayerDeclares,
    attackSettles,
    isStillOnThen,
    othersRedirect,
    blockIsDeclaredFor,
    turnPlayersComeFirstThen,
    isStillOnAfterwards,
    otherPlayerDeclaresThen,
    blockSettles,
    isStillOnAtLast,
    battleIsFought,
    directAttackComes,
    breakingSettles,
    attackGoesToItsEnd,
    attackIsOver,
    attackEndIsTold,
    attackEndIsDeclaredFor,
    otherPlayerDeclaresAtLast,
    endSettles,
    nothingIsLeft
};

ObjectId attackerIn(Run& run) {
    return unpackedObject(run.local(attack_::attacker));
}
/// None: the player.
ObjectId targetIn(Run& run) {
    return unpackedObject(run.local(attack_::target));
}

Next tapAttacker(Run& run) {
    const ObjectId id = attackerIn(run);
    if (!lives(run.state, id))
        return Next::finish();
    const bool isOnPlayer = !targetIn(run).exists();
    Arguments who{cardArgument("card", run.position().definitionIndex(id))};
    if (isOnPlayer)
        who.push_back(playerArgument("other", opponentOf(run.state.turnPlayer)));
    else
        who.push_back(cardArgument("target", run.position().definitionIndex(targetIn(run))));
    note(run, isOnPlayer ? "attacks player" : "attacks", run.state.turnPlayer, "506.1", std::move(who));
    Event taps = doneTo(id, EventKind::turnAside, run.state.turnPlayer);
    taps.flags = Event::quiet;
    run.propose(taps);
    return Next::on();
}

/// 506.3: what is triggered looks at this moment alone.
Next markAttack(Run& run) {
    const ObjectId attacker = attackerIn(run);
    const ObjectId target = targetIn(run);
    if (!lives(run.state, attacker))
        return Next::finish();
    if (lives(run.state, target))
        proposeMark(run, target, isAttacked);
    proposeMark(run, attacker, isAttacking | hasAttacked);
    proposeOccurrence(run, attackIsDeclared, attacker, run.state.turnPlayer, 0, target);
    return Next::on();
}

/// 505.6, 505.6a: an attack whose attacker or whose target is gone is over at once.
Next endIfOver(Run& run) {
    const bool isOnCreature = run.local(attack_::isOnCreature) != 0 || targetIn(run).exists();
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    const auto hasTurned = [&](ObjectId id) { // 505.6b: which takes nobody out
        return isBroken(faults::turningEndsAttacks) && id.exists() && !record(run.state, id).isAside();
    };
    const bool isOver =
        !attacker.exists() || (isOnCreature && !target.exists()) || hasTurned(attacker) || hasTurned(target);
    return isOver ? Next::jump(attackIsOver) : Next::on();
}

/// 506.3b, 507.3d: the turn player declares first, for what has just happened.
Next turnPlayerDeclares(Run& run) {
    return declaring::open(run, run.state.turnPlayer);
}
Next declareForAttack(Run& run) {
    declaring::about(run, attackIsDeclared, attackerIn(run), run.state.turnPlayer, 0, targetIn(run));
    return turnPlayerDeclares(run);
}
/// 506.3c, 507.3e
Next carryOutTurnPlayers(Run& run) {
    return timing::carryOut(run, run.state.turnPlayer);
}
/// 506.3d, 507.3f: the other player after that, if the attack goes on.
Next otherDeclares(Run& run) {
    return declaring::open(run, opponentOf(run.state.turnPlayer));
}

Next letRedirect(Run& run) {
    declaring::close(run);
    return Next::call(redirecting);
}

/// From now on the attack is over, too, if whoever redirected it is gone.
Next declareForBlock(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    if (target.exists())
        run.local(attack_::isOnCreature) = 1;
    if (const ObjectId blocks = markedWith(run.state, isBlocking); blocks.exists())
        declaring::about(run, isBlocked, blocks, opponentOf(run.state.turnPlayer), 0, attacker);
    else if (attacker.exists() && !hasMark(run.state, attacker, wasBlocked))
        declaring::about(run, isNotBlocked, attacker, run.state.turnPlayer);
    return turnPlayerDeclares(run);
}

/// 508.1, OPEN 8: whoever the attack goes to now decides whether there is a battle.
Next fight(Run& run) {
    const ObjectId target = markedWith(run.state, isAttacked);
    if (!target.exists())
        return Next::on();
    return Next::call(battling, {packed(markedWith(run.state, isAttacking)), packed(target)})
        .thenFrom(breakingSettles);
}

/// 509.1, 703.4a: shields are counted now.
Next attackDirectly(Run& run) {
    const Player other = opponentOf(run.state.turnPlayer);
    if (shieldsOf(run.state, other) == 0) {
        note(run, "direct attack", other, "509.1");
        proposeLoss(run, other);
        return Next::on();
    }
    return Next::call(
        breaking, {packed(markedWith(run.state, isAttacking)), static_cast<std::int32_t>(indexOf(other))});
}

/// What is left of an attack that is over too early is settled apart from that.
Next goToItsEnd(Run&) {
    return Next::jump(attackEndIsTold);
}

/// 510.1, OPEN 47: also that of an attacker that is gone.
Next endAttack(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    if (attacker.exists() || !lives(run.state, attackerIn(run)))
        proposeOccurrence(run, attackEnds, attacker, run.state.turnPlayer, 0, attackerIn(run));
    return Next::on();
}

/// Nobody is asked in a match whose cards declare nothing for that.
bool isAnythingForEnds(const Run& run) {
    return std::ranges::any_of(run.cards, [](const CardDefinition& card) {
        return std::ranges::any_of(card.abilities, [](const Ability& ability) {
            if (!ability.has(Ability::declared))
                return false;
            const TriggerMeaning matches = vocabulary().triggers[ability.trigger.op].matches;
            return matches == triggers::attackEnds || matches == triggers::breakingAttackEnds;
        });
    });
}
/// 603.2e, OPEN 45.
Next declareForEnd(Run& run) {
    declaring::close(run);
    const ObjectId attacker = markedWith(run.state, isAttacking);
    if (!attacker.exists() || !isAnythingForEnds(run))
        return Next::jump(endSettles);
    declaring::about(run, attackEnds, attacker, run.state.turnPlayer);
    return turnPlayerDeclares(run);
}

/// 510.2
Next endWhatLasted(Run& run) {
    constexpr std::uint32_t all = isAttacking | isAttacked | isBlocking | wasBlocked | hasBroken;
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, battleZone)))
            if (hasMark(run.state, id, all))
                proposeUnmark(run, id, all);
    endLasting(run, Duration::endOfBattle);
    return Next::finish();
}

// Conditions: of the attacker.

bool isCreatureTried(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == creature;
}
bool isUntapped(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
template <std::uint32_t deed>
bool mayDo(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, deed);
}
/// The cards whose effects forbid it.
template <std::uint32_t deed>
void nameWhatForbids(const Position& position, const Attempt& attempt, Arguments& arguments) {
    visitModifiers(position, modifiers::cannot, know(position, attempt.option.object),
                   [&](const Scope& scope, const Term& term) {
                       if ((static_cast<std::uint32_t>(term[restricts::deeds].number) & deed) != 0)
                           arguments.push_back(cardArgument("by", position.cardOf(scope.effect)));
                   });
}

// Of the target; none is the player.

void attackTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    found.push_back({});
    for (const ObjectId id :
         objectsIn(position.state, zoneOf(opponentOf(attempt.player), battleZone), Query::counted))
        found.push_back(id);
}
bool isPlayer(const Attempt& attempt) {
    return !attempt.option.target.exists();
}
bool isAcross(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return isPlayer(attempt) ||
           (isIn(position.state, target, zoneOf(opponentOf(attempt.player), battleZone)) &&
            position.definition(target).type == creature);
}
/// Whether it came this turn.
bool isNew(const Position& position, ObjectId id) {
    return record(position.state, id).since > position.state.turn;
}
bool attacksAnybodyAtOnce(const Position& position, ObjectId id) {
    const bool isEvolved =
        position.rules.policy(evolutionsAttackAtOnce) != 0 && isEvolution(position, know(position, id));
    return isEvolved || has(position, id, speedAttacker); // 801.3
}
bool isTapped(const Position& position, const Attempt& attempt) {
    return isPlayer(attempt) || record(position.state, attempt.option.target).isAside() ||
           (has(position, attempt.option.object, attacksUntapped) && !isBroken(faults::rulesBeatCards)) ||
           (has(position, attempt.option.object, machFighter) && isNew(position, attempt.option.object));
}
/// Of a creature that came this turn, and attacks by such a keyword alone.
bool isHeldBack(const Position& position, ObjectId attacker, Keyword keyword) {
    return isNew(position, attacker) && has(position, attacker, keyword) &&
           !attacksAnybodyAtOnce(position, attacker);
}
/// Mach fighter lets it attack creatures at once, and nobody else.
bool mayAttackPlayersYet(const Position& position, const Attempt& attempt) {
    const ObjectId attacker = attempt.option.object;
    return !isPlayer(attempt) || !isHeldBack(position, attacker, machFighter) ||
           has(position, attacker, attacksPlayersAtOnce);
}
bool mayAttackCreaturesYet(const Position& position, const Attempt& attempt) {
    const ObjectId attacker = attempt.option.object;
    return isPlayer(attempt) || !isHeldBack(position, attacker, attacksPlayersAtOnce) ||
           has(position, attacker, machFighter);
}
bool mayAttackSuch(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object,
                   isPlayer(attempt) ? toAttackPlayers : toAttackCreatures);
}
void nameWhatForbidsSuch(const Position& position, const Attempt& attempt, Arguments& arguments) {
    if (isPlayer(attempt))
        nameWhatForbids<toAttackPlayers>(position, attempt, arguments);
    else
        nameWhatForbids<toAttackCreatures>(position, attempt, arguments);
}
bool mayBeAttacked(const Position& position, const Attempt& attempt) {
    if (isPlayer(attempt))
        return true;
    const Known target = know(position, attempt.option.target);
    return !cannot(position.state, attempt.option.target, toBeAttacked) &&
           !cannotToward(position, target, toBeAttacked, know(position, attempt.option.object));
}

/// 506.1b: what has to attack does, as long as there is something that it can attack.
bool nobodyHasToAttack(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, battleZone), Query::counted))
        if (must(position.state, id, toAttack) &&
            isPossible(position, {attempt.player, {attack, {}, id, {}, 0}}))
            return false;
    return true;
}

bool isFighter(const Position& position, ObjectId id) {
    return position.definition(id).type == creature;
}
/// 101.2: the card beats the rule.
bool attacksAtOnce(const Position& position, ObjectId id) {
    return attacksAnybodyAtOnce(position, id) || has(position, id, machFighter) ||
           has(position, id, attacksPlayersAtOnce);
}

/// For whoever drags it: a player is where that player's shields are.
ZoneId placeOfPlayer(const Position&, const Attempt& attempt) {
    return attempt.option.target.exists() ? ZoneId{} : zoneOf(opponentOf(attempt.player), shieldZone);
}

} // namespace

bool isAttackTiming(const Position& position) {
    return asksWhoAttacks(position);
}
bool mayAttack(const Position& position, const Attempt& attempt) {
    return mayDo<toAttack>(position, attempt);
}
void nameWhatForbidsAttacking(const Position& position, const Attempt& attempt, Arguments& arguments) {
    nameWhatForbids<toAttack>(position, attempt, arguments);
}

ObjectId markedWith(const State& state, std::uint32_t mark) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(state, zoneOf(player, battleZone), Query::counted))
            if (hasMark(state, id, mark))
                return id;
    return {};
}

bool has(const Position& position, ObjectId id, Keyword keyword) {
    return (know(position, id).set(keywords) & keyword) != 0;
}

Procedure attackTimingSteps() {
    return {"attack timing",
            "505.2",
            {{"who attacks whom", "506.2 702.3c",
              Question{DecisionKind::act, offerAttacks, takeAttack, Question::moment | Question::begins}},
             {"what waits", "500.2", settle},
             {"once more", "505.5", backToQuestion}}};
}

Procedure attackingSteps() {
    return {"attack",
            "505.2",
            {{"the attacker taps", "506.1c", tapAttacker},
             {"it attacks", "506.1d 506.1e 506.3 506.3a", markAttack},
             {"the turn player declares", "506.3b 603.2e", declareForAttack},
             {"the turn player's effects", "506.3c", carryOutTurnPlayers},
             {"is it still on", "505.6 505.6a 506.2a", endIfOver},
             {"the other player declares", "506.3d 603.2e", otherDeclares},
             {"what waits", "506.3e", settle},
             {"is it still on", "505.6 505.6a 506.2a", endIfOver},
             {"others redirect it", "507.1", letRedirect},
             {"the turn player declares for the block", "507.3d 603.2e", declareForBlock},
             {"the turn player's effects", "507.3e", carryOutTurnPlayers},
             {"is it still on", "505.6 505.6a 506.2a", endIfOver},
             {"the other player declares for the block", "507.3f 603.2e", otherDeclares},
             {"what waits after the block", "507.3g", settle},
             {"is it still on", "505.6 505.6a 506.2a", endIfOver},
             {"a battle", "508.1", fight},
             {"the direct attack", "509.1 104.2a 703.4a", attackDirectly},
             {"what waits after it", "509.5e", settle},
             {"the attack has come home", "", goToItsEnd},
             {"what waits is left of it", "505.6a 506.2a", settle},
             {"the attack ends", "510.1", endAttack},
             {"the turn player declares for its end", "603.2e", declareForEnd},
             {"the other player declares for its end", "603.2e", otherDeclares},
             {"what waits at its end", "510.1", settle},
             {"what lasted for it is over", "510.2", endWhatLasted}}};
}

std::vector<VerbSpec> attackVerbs() {
    VerbSpec attacks{
        .word = "attack",
        .from = {{battleZone, Whose::mine}},
        .conditions = {onlyWhen<asksWhoAttacks>("not-in-attack-step", "505.1 505.4"),
                       onlyFor<asksWhoAttacks, turnPlayer>("not-your-turn", "506.1a"),
                       {Aspect::object, "own-creatures-attack", "506.1a", liesInOwn<battleZone>},
                       {Aspect::object, "only-creatures-attack", "506.1a 505.3", isCreatureTried},
                       {Aspect::object, "tapped-cannot-attack", "506.1a", isUntapped},
                       {Aspect::object, "summoning-sickness", "301.5", attacks::isReady},
                       {Aspect::limits, "cannot-attack", "506.1a 101.2", mayDo<toAttack>,
                        nameWhatForbids<toAttack>},
                       ofTarget({Aspect::choices, "attacks-go-across", "505.2", isAcross}),
                       ofPair({Aspect::choices, "untapped-is-not-attacked", "506.1e", isTapped}),
                       ofPair({Aspect::choices, "only-creatures-yet", "301.5", mayAttackPlayersYet}),
                       ofPair({Aspect::choices, "only-players-yet", "301.5", mayAttackCreaturesYet}),
                       ofPair({Aspect::choices, "cannot-attack-such", "506.1a 101.2", mayAttackSuch,
                               nameWhatForbidsSuch}),
                       ofPair({Aspect::choices, "cannot-be-attacked", "101.2", mayBeAttacked})},
        .targets = attackTargets,
        .targetRule = "506.1e 505.2",
        .place = placeOfPlayer,
        .usual = true};
    return {std::move(attacks),
            {.word = "end attacks",
             .conditions = {
                 onlyWhen<asksWhoAttacks>("not-in-attack-step", "506.2"),
                 onlyFor<asksWhoAttacks, turnPlayer>("not-your-turn", "506.2"),
                 {Aspect::limits, "somebody-must-attack", "506.1b", nobodyHasToAttack, nullptr, false}}}};
}

AttackTable attackTable() {
    return {.zone = battleZone,
            .attacking = isAttacking,
            .blocking = isBlocking,
            .toAttack = toAttack,
            .toBlock = toBlock,
            .toBeBlocked = toBeBlocked,
            .newOnesWait = true,
            .attack = attack,
            .noAttack = endAttacks,
            .block = block,
            .noBlock = endRedirecting,
            .isFighter = isFighter,
            .isQuick = attacksAtOnce,
            .battle = battles,
            .forecast = forecastBattle,
            .outcomes = foretoldOutcomes()};
}

} // namespace takujo::duel_masters
