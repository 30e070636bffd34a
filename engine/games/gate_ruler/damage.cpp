#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/stack_processes.h"

#include <algorithm>

/// Chapter 13: damage in two stages. First it is announced: what changes damage that is dealt applies, and a
/// damage execution process goes onto the gate, one for each source with all that it is dealt to. When that
/// resolves, what changes damage that somebody is dealt applies, and it is done.
namespace takujo::gate_ruler {

namespace {

bool isInPlay(const State& state, ObjectId id) {
    return lives(state, id) && isIn(playArea, record(state, id).zone.kind);
}

/// 13-2a-3: the process of the same source that this batch has just made.
std::optional<ObjectId> processOfBatch(const Run& run, const Event& event) {
    const std::span<const Event> before = happensBefore(run.state, event);
    if (isBroken(faults::eachIsDealtApart))
        return std::nullopt;
    const bool isOfOne = std::ranges::any_of(before, [&](const Event& other) {
        return other.kind == dealingDamage && other.has(Event::performed) && other.source == event.source;
    });
    if (!isOfOne)
        return std::nullopt;
    for (const ObjectId id : objectsIn(run.state, theGate))
        if (const auto process = stack_processes::at(run.state, id);
            process && process->kind == damageProcess && process->source == event.source)
            return id;
    return std::nullopt;
}

void noteNone(const Run& run, ObjectId source, ObjectId to, Player player) {
    note(run, "deals no damage", player, "13-2a",
         {cardArgument("source", run.position().cardOf(source, 0)),
          cardArgument("card", run.position().definitionIndex(to))});
}

void putDamage(Run& run, const Event& event) {
    if (event.amount <= 0) {
        noteNone(run, event.source, event.object, event.player);
        return;
    }
    std::optional<ObjectId> item = processOfBatch(run, event);
    if (!item) {
        stack_processes::Process process;
        process.kind = damageProcess;
        process.flags = event.cause == Cause::combat ? isCombat : std::uint8_t{0};
        process.controller = event.player;
        process.source = isBroken(faults::processesForgetTheirSource) ? ObjectId{} : event.source;
        process.effect = event.effect;
        item = stack_processes::put(run, theGate, process);
        tellArrivalOnGate(run.state);
    }
    stack_processes::addReceiver(run.state, *item, {event.object, event.amount});
    note(run, "damage is announced", event.player, "13-2a",
         {cardArgument("source", run.position().cardOf(event.source, 0)),
          cardArgument("card", run.position().definitionIndex(event.object)),
          numberArgument("number", event.amount)});
}

void putDestruction(Run& run, const Event& event) {
    stack_processes::Process process;
    process.kind = destruction;
    process.flags = event.cause == Cause::effect ? byEffect : std::uint8_t{0};
    process.controller = event.player;
    process.source = event.source;
    process.effect = event.effect;
    const ObjectId item = stack_processes::put(run, theGate, process);
    stack_processes::addReceiver(run.state, item, {event.object, 0});
    record(run.state, event.object).marks |= isBeingDestroyed;
    note(run, "destruction is announced", event.player, "12-4a",
         {cardArgument("card", run.position().definitionIndex(event.object))});
    tellArrivalOnGate(run.state);
}

/// 15-3a-2: from the defense zone into an attack zone.
bool goesForward(const Event& event) {
    return event.kind == EventKind::move && event.from.kind == defense &&
           (event.to.kind == leftAttack || event.to.kind == rightAttack);
}

Event damageTo(ObjectId object, const Damage& damage, std::int32_t amount, EventKind kind) {
    Event event = doneTo(object, kind, damage.player, damage.cause);
    event.source = damage.source;
    event.effect = damage.effect;
    event.amount = amount;
    if (kind == dealingDamage)
        event.flags = Event::quiet; // a note tells it
    return event;
}

} // namespace

/// 13-2a
Next announceDamage(Run& run, const Damage& damage) {
    const EventKind kind = isBroken(faults::damageIsDealtAtOnce) ? EventKind::damage : dealingDamage;
    for (const DamageTo& to : damage.to) {
        if (!isInPlay(run.state, to.object))
            continue;
        if (to.amount > 0)
            run.propose(damageTo(to.object, damage, to.amount, kind));
        else
            noteNone(run, damage.source, to.object, damage.player);
    }
    return Next::on();
}

void perform(Run& run, Event& event) {
    if (event.kind == dealingDamage)
        putDamage(run, event);
    else if (event.kind == destroying)
        putDestruction(run, event);
}

/// 13-2a-1: whoever is not in play any more is dealt nothing.
Next resolveDamage(Run& run, ObjectId item) {
    const auto process = stack_processes::at(run.state, item);
    const Damage damage{{},
                        process->source,
                        process->controller,
                        process->effect,
                        (process->flags & isCombat) != 0 ? Cause::combat : Cause::effect};
    const bool isReadNow = damage.cause == Cause::combat && isBroken(faults::combatDamageIsReadLater);
    for (const stack_processes::Receiver& receiver : stack_processes::receiversOf(run.state, item))
        if (isInPlay(run.state, receiver.object))
            run.propose(damageTo(receiver.object, damage,
                                 isReadNow ? numberOf(run, damage.source, atk) : receiver.amount,
                                 EventKind::damage));
    stack_processes::end(run.state, item);
    return Next::on();
}

/// 13-5b: damage to a ruler is a process of its own, one card of the deck after the other.
void notice(Run& run, const Event& event) {
    if (event.kind == EventKind::move && event.to == theGate)
        tellArrivalOnGate(run.state);
    if (event.kind == EventKind::move)
        noticeDriven(run.state, event);
    if (goesForward(event) && is(run, unitsActGoingForward))
        proposeUpright(run, event.object);
    if (event.kind != EventKind::damage || !lives(run.state, event.object))
        return;
    if (!isRuler(run, event.object)) {
        if (event.cause == Cause::combat)
            record(run.state, event.object).marks |= wasDamagedNow;
        if (isBroken(faults::damageDoesNotAddUp))
            record(run.state, event.object).damage = event.amount;
        return;
    }
    if (isBroken(faults::rulersAreLikeUnits))
        return;
    ObjectRecord& ruler = record(run.state, event.object);
    ruler.damage = 0;
    stack_processes::Process process;
    process.kind = rulerDamage;
    process.controller = ruler.controller;
    process.source = event.source;
    process.effect = event.effect;
    process.rest = event.amount;
    stack_processes::put(run, theGate, process);
    note(run, "a ruler is damaged", ruler.controller, "13-5b", {numberArgument("number", event.amount)});
    tellArrivalOnGate(run.state);
}

} // namespace takujo::gate_ruler
