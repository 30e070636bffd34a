#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/turn_parts.h"

#include <algorithm>

/// Chapter 6: the turn, phase by phase.
namespace takujo::gate_ruler {

namespace {

/// 6-2a
Next beginTurn(Run& run) {
    State& state = run.state;
    ++state.turn;
    state.phase = startPhase;
    state.flags &= ~static_cast<std::uint32_t>(attackedAlready);
    refresh(state, run.rules, run.cards); // some texts work in one player's turns
    note(run, "turn begins", state.turnPlayer, "6-2a", {numberArgument("number", state.turn)});
    endLasting(run, Duration::yourNextTurnBegins);
    return Next::on();
}

/// 4-3a-2
Next countSummonsAnew(Run& run) {
    for (PlayerRecord& player : run.state.players)
        player.values[summons] = 0;
    return Next::on();
}

/// 6-2b
Next tellGameStart(Run& run) {
    if (run.state.turn != 1)
        return Next::jump(cardsAct);
    proposeOccurrence(run, gameStarts, {}, run.state.turnPlayer);
    return Next::on();
}

/// 6-2c: not the defense zone, and no energy.
Next actAll(Run& run) {
    for (const Zone zone : {rulerZone, leftAttack, rightAttack, energyZone})
        if (zone != energyZone || isBroken(faults::energyActsByItself)) // p-104
            for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone)))
                proposeUpright(run, id);
    return Next::on();
}

template <Phase phase>
Next tellPhase(Run& run) {
    constexpr std::array<std::string_view, 4> rules{"6-2d", "6-3a", "8-3a", "6-5a"};
    beginPhase(run, phase, rules[phase]);
    return Next::on();
}

/// 6-2f
Next rulerStarts(Run& run) {
    return followRuler(run, run.state.turnPlayer, startOfTurnForm);
}

/// What lasts to the end of a phase ends when its last gate processing is over (14-13e-2).
Next phaseIsOver(Run& run) {
    endLasting(run, Duration::endOfPhase);
    return Next::on();
}

/// 6-3c
Next emptyDriveZone(Run& run) {
    for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, driveZone)))
        proposeToOwners(run, graveyard, id);
    return isBroken(faults::emptyDriveZoneIsProcessed) ? processGate(run) : Next::on();
}

Next makeAttacks(Run&) {
    return Next::call(attackPhaseProcedure);
}

// The end phase.

bool hasTriggered(const State& state, const EffectRecord& effect) {
    return std::ranges::any_of(state.notes, [&](const Note& each) {
        return each.kind == hasTriggeredAtEnd && each.object == effect.source &&
               each.slot == effect.ability && each.amount == effect.definition && each.flags == effect.copy;
    });
}

/// 6-5a-1: what the end of the turn has triggered once is not triggered by it again.
Next rememberTriggered(Run& run) {
    State& state = run.state;
    for (std::size_t i = state.waiting.size(); i-- > 0;) {
        const EffectRecord* const effect = findEffect(state, state.waiting[i].record);
        if (effect == nullptr || effect->isDelayed())
            continue;
        const Ability& ability = run.cards[effect->definition].abilities[effect->ability];
        const auto& triggers = run.rules.tables().vocabulary->triggers;
        if (ability.trigger.sort != Sort::trigger ||
            triggers[ability.trigger.op].matches != takujo::triggers::phaseBegins)
            continue;
        if (hasTriggered(state, *effect)) {
            dropEffect(state, effect->id);
            state.waiting.erase(state.waiting.begin() + static_cast<std::ptrdiff_t>(i));
            continue;
        }
        Note once;
        once.kind = hasTriggeredAtEnd;
        once.object = effect->source;
        once.slot = effect->ability;
        once.amount = effect->definition;
        once.flags = effect->copy;
        state.notes.push_back(once);
    }
    return Next::on();
}

/// OPEN 6: damage goes in the end phase, together with what lasts until the end of the turn.
Next endTheTurn(Run& run) {
    endOfTurn(run);
    if (is(run, damageGoesAtEnd))
        for (const Zone zone : unitZones)
            healAll(run, zone);
    return Next::on();
}

Next lookAgain(Run& run) {
    return isAnythingDue(run) ? Next::jump(endIsTold) : Next::on();
}

Next changeTurn(Run& run) {
    dropNotesOfKind(run.state, hasTriggeredAtEnd);
    passTurn(run.state);
    return Next::jump(turnBegins);
}

} // namespace

Procedure turnSteps() {
    return {"turn",
            "6-2a",
            {{"a turn begins", "", beginTurn},
             {"summons are counted anew", "4-3a-2 6-2a", countSummonsAnew},
             {"the game starts", "6-2b", tellGameStart},
             {"gate processing", "6-2b", processGate},
             {"cards of attack zones and ruler zone act", "6-2c", actAll},
             {"the start phase begins", "6-2d", tellPhase<startPhase>},
             {"gate processing", "6-2e", processGate},
             {"the ruler's start of the turn", "6-2f", rulerStarts},
             {"gate processing", "6-2g", processGate},
             {"what lasted for the start phase is over", "p-34", phaseIsOver},
             {"the main phase begins", "6-3a", tellPhase<mainPhase>},
             {"gate processing", "6-3b", processGate},
             {"the drive zone is emptied", "6-3c", emptyDriveZone},
             {"what lasted for the main phase is over", "p-34 14-13e-2 p-85", phaseIsOver},
             {"attacks", "6-4a", makeAttacks},
             {"the end of the turn", "6-5a", tellPhase<endPhase>},
             {"who has been triggered", "6-5a-1", rememberTriggered},
             {"gate processing", "", processGate},
             {"what lasted for this turn is over", "p-31", endTheTurn},
             {"is anything left", "p-33", lookAgain},
             {"the other player's turn comes", "", changeTurn}}};
}

} // namespace takujo::gate_ruler
