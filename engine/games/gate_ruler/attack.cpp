#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/turn_parts.h"

/// Chapter 8 (OPEN 33: 6-4a means this one): the attack phase, one attack sub-phase after the other. Who
/// attacks and who is attacked stands in marks.
namespace takujo::gate_ruler {

namespace {

enum PhaseStep : std::uint16_t { anotherAttack, attackIsMade };
constexpr std::size_t attackWasMade = 1; ///< of `State::values`: the last sub-phase has seen an attack

constexpr auto isAsked = asksAt<attackSubPhase, whoAttacks>;

// The phase.

Next endPhaseOfAttacks(Run& run) {
    endLasting(run, Duration::endOfPhase);
    return Next::finish();
}

/// 8-2a-2: in the first player's first turn there is one sub-phase, else as many as the turn player likes.
bool isThisTheOnlyOne(const Position& position) {
    return position.state.turn == 1 && is(position, firstPlayerAttacksOnce);
}

Next isThereAnother(Run& run) {
    const bool isFirst = (run.state.flags & attackedAlready) == 0;
    return isFirst || !isThisTheOnlyOne(run.position()) ? Next::on() : endPhaseOfAttacks(run);
}

Next makeAttack(Run& run) {
    if ((run.state.flags & attackedAlready) == 0) {
        run.state.phase = attackPhase;
        beginPhase(run, attackPhase, "8-3a");
    }
    return Next::call(attackSubPhase);
}

/// 8-4c-2: whoever attacks no more ends the phase.
Next goOn(Run& run) {
    const bool ends = (run.state.flags & attackedAlready) == 0 || run.state.values[attackWasMade] == 0;
    return ends ? endPhaseOfAttacks(run) : Next::jump(anotherAttack);
}

// A sub-phase.

Next tellStart(Run& run) {
    run.state.values[attackWasMade] = 0;
    run.state.flags |= attackedAlready;
    proposeOccurrence(run, attackStarts, {}, run.state.turnPlayer);
    return Next::on();
}
Next tellDeclaration(Run& run) {
    proposeOccurrence(run, declarationStarts, {}, run.state.turnPlayer);
    return Next::on();
}

void offerAttacks(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    offer(position, decision.decider, attack, decision);
    offer(position, decision.decider, endAttacks, decision);
}

Next takeAttack(Run& run, const Option& answer) {
    if (answer.verb == endAttacks)
        return Next::jump(isBroken(faults::endedAttacksHaveNoEnd) ? attackIsOver : attackEndIsTold);
    run.state.values[attackWasMade] = 1;
    note(run, "attacks", run.state.turnPlayer, "8-4c",
         {cardArgument("card", run.position().definitionIndex(answer.object)),
          cardArgument("target", run.position().definitionIndex(answer.target))});
    Event rests = doneTo(answer.object, EventKind::turnAside, run.state.turnPlayer);
    rests.flags = Event::quiet;
    if (!isBroken(faults::attackersStayActive))
        run.propose(rests);
    proposeMark(run, answer.object, isAttacking);
    proposeMark(run, answer.target, isAttacked);
    proposeOccurrence(run, attackIsDeclared, answer.object, run.state.turnPlayer, 0, answer.target);
    return Next::on();
}

bool isInPlay(const State& state, ObjectId id) {
    return id.exists() && lives(state, id) && isIn(playArea, record(state, id).zone.kind);
}

Next tellInterception(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    if (isInPlay(run.state, attacker) && isInPlay(run.state, target))
        proposeOccurrence(run, isIntercepting, attacker, record(run.state, target).controller, 0, target);
    return Next::on();
}

/// 8-6b: ATK to a unit, STK to a ruler, as they are now. OPEN 7: nobody strikes back.
Next dealCombatDamage(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    ObjectId target = markedWith(run.state, isAttacked);
    if (!target.exists() && isBroken(faults::lostTargetsAreReplaced))
        target = rulerOf(run.state, opponentOf(run.state.turnPlayer));
    if (!isInPlay(run.state, attacker) || !isInPlay(run.state, target))
        return Next::on();
    const bool isByStk = isRuler(run, target) != isBroken(faults::attackersMistakeNumbers);
    const std::int32_t amount = numberOf(run, attacker, isByStk ? stk : atk);
    const DamageTo damage{target, amount};
    return dealDamage(run,
                      {{&damage, 1}, attacker, record(run.state, attacker).controller, 0, Cause::combat});
}

Next tellEnd(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    if (run.state.values[attackWasMade] != 0)
        proposeOccurrence(run, attackEnds, attacker, run.state.turnPlayer, 0, target);
    return Next::on();
}

Next takeMarksOff(Run& run) {
    for (const Player player : bothPlayers)
        for (std::uint8_t kind = 0; kind < gate; ++kind)
            if (isIn(workingZones, kind))
                for (const ObjectId id : objectsIn(run.state, zoneOf(player, kind)))
                    if (hasMark(run.state, id, isAttacking | isAttacked | wasDamagedNow))
                        proposeUnmark(run, id, isAttacking | isAttacked | wasDamagedNow);
    endLasting(run, Duration::endOfBattle);
    return Next::finish();
}

// Conditions.

bool mayAttackFromThere(const Position& position, const Attempt& attempt) {
    const ZoneId zone = record(position.state, attempt.option.object).zone;
    return zone.player == attempt.player &&
           (zone.kind == rulerZone || zone.kind == leftAttack || zone.kind == rightAttack);
}
bool isActive(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
template <std::uint32_t deed>
bool may(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, deed);
}

void attackTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    const Player other = opponentOf(attempt.player);
    for (const Zone zone : {leftAttack, defense, rightAttack, rulerZone})
        for (const ObjectId id : objectsIn(position.state, zoneOf(other, zone)))
            found.push_back(id);
}
bool isAcross(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.target).controller != attempt.player;
}
/// 8-4c-1: the front-most card of a line, or a line without units (OPEN 5: that is an attack on the ruler).
/// An attack zone is its line (p-20): where the ruler gives none, there is no such line.
bool isOpen(const Position& position, const Attempt& attempt) {
    if (!isRuler(position, attempt.option.target))
        return true;
    const Player other = opponentOf(attempt.player);
    if (countIn(position.state, zoneOf(other, defense)) == 0)
        return true;
    if (!is(position, rulersEnterTheirLines))
        return false;
    return std::ranges::any_of(attackZones, [&](Zone zone) {
        return countIn(position.state, zoneOf(other, zone)) == 0 && !lacksZone(position, other, zone);
    });
}
bool mayBeAttacked(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.target, toBeAttacked) &&
           !cannotToward(position, know(position, attempt.option.target), toBeAttacked,
                         know(position, attempt.option.object));
}

} // namespace

ObjectId markedWith(const State& state, std::uint32_t mark) {
    for (const Player player : bothPlayers)
        for (const Zone zone : {rulerZone, leftAttack, defense, rightAttack})
            for (const ObjectId id : objectsIn(state, zoneOf(player, zone)))
                if (hasMark(state, id, mark))
                    return id;
    return {};
}

bool isAnotherAttackToCome(const Position& position) {
    return position.state.values[attackWasMade] != 0 && !isThisTheOnlyOne(position);
}

Procedure attackPhaseSteps() {
    return {"attack phase",
            "8-2a",
            {{"is there another attack", "8-2a-2", isThereAnother},
             {"an attack", "8-2a", makeAttack},
             {"do attacks go on", "8-4c-2", goOn}}};
}

Procedure attackSteps() {
    return {"attack",
            "8-2a-1",
            {{"an attack starts", "8-3a", tellStart},
             {"gate processing as an attack starts", "8-3b", processGate},
             {"the declaration step starts", "8-4a", tellDeclaration},
             {"gate processing before an attack is declared", "8-4b", processGate},
             {"who attacks whom", "8-4c",
              Question{DecisionKind::act, offerAttacks, takeAttack, Question::moment | Question::begins}},
             {"gate processing after an attack is declared", "p-40", processGate},
             {"the interception step", "8-2a-1 p-41", tellInterception},
             {"gate processing of the interception", "p-41", processGate},
             {"combat damage", "8-6b", dealCombatDamage},
             {"gate processing after combat damage", "", processGate},
             {"the attack ends", "8-2a-1 p-44", tellEnd},
             {"gate processing as an attack ends", "p-44", processGate},
             {"nobody attacks any more", "", takeMarksOff}}};
}

std::vector<VerbSpec> attackVerbs() {
    return {{.word = "attack",
             .from = {{leftAttack, Whose::mine},
                      {rightAttack, Whose::mine},
                      {rulerZone, Whose::mine},
                      {defense, Whose::mine}}, // what tries to attack from there is told why it can't
             .conditions = {onlyWhen<isAsked>("no-attack-now", "8-4c"),
                            onlyFor<isAsked, turnPlayer>("not-your-turn", "8-4c"),
                            {Aspect::object, "attacks-from-attack-zones", "8-4c", mayAttackFromThere},
                            {Aspect::object, "resting-cannot-attack", "8-4c", isActive},
                            {Aspect::limits, "cannot-attack", "1-5a", may<toAttack>},
                            ofTarget({Aspect::choices, "attacks-go-across", "8-4c", isAcross}),
                            ofTarget({Aspect::choices, "not-in-front", "8-4c-1", isOpen}),
                            ofPair({Aspect::choices, "cannot-be-attacked", "1-5a", mayBeAttacked})},
             .targets = attackTargets,
             .targetRule = "8-4c",
             .usual = true,
             .onlyWhenAsked = true},
            {.word = "end attacks",
             .conditions = {onlyWhen<isAsked>("no-attack-now", "8-4c-2"),
                            onlyFor<isAsked, turnPlayer>("not-your-turn", "8-4c-2")},
             .onlyWhenAsked = true}};
}

AttackTable attackTable() {
    return {.attacking = isAttacking,
            .attack = attack,
            .noAttack = endAttacks,
            .forecast = forecastAttack,
            .outcomes = foretoldOutcomes()};
}

} // namespace takujo::gate_ruler
