#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/stack_processes.h"

#include <algorithm>

/// Chapter 12: what the rules do by themselves: losing, destruction, and what lies where it may not.
namespace takujo::gate_ruler {

namespace {

// Losing.

bool hasNoLifeLeft(const Position& position, Player player) {
    const ObjectId ruler = rulerOf(position.state, player);
    return is(position, lifeLoses) && ruler.exists() &&
           countIn(position.state, zoneOf(player, damageZone)) >= rulersNumber(position, player, life, 0);
}
bool hasNoDeckLeft(const Position& position, Player player) {
    return is(position, emptyDeckLoses) && countIn(position.state, zoneOf(player, deck)) == 0;
}

void whoHasLost(Run& run) {
    for (const Player player : bothPlayers) {
        if (!hasNoLifeLeft(run, player) && !hasNoDeckLeft(run, player))
            continue;
        note(run, hasNoLifeLeft(run, player) ? "no life left" : "no deck left", player, "1-4b");
        proposeLoss(run, player);
        if (isBroken(faults::oneLosesFirst))
            return;
    }
}

// Destruction.

bool isDamagedToDeath(const Position& position, ObjectId unit) {
    const std::int32_t left = numberOf(position, unit, hp);
    return left != CardDefinition::notPrinted && (left <= 0 || record(position.state, unit).damage >= left);
}

template <class Visit>
void visitUnits(const State& state, const Visit& visit) {
    for (const Player player : bothPlayers)
        for (const Zone zone : unitZones)
            for (const ObjectId id : objectsIn(state, zoneOf(player, zone)))
                visit(id);
}

/// 12-4a: a destruction process goes onto the gate, so that players may answer. At most one for each unit.
void destroyUnits(Run& run) {
    visitUnits(run.state, [&](ObjectId id) {
        if (isDamagedToDeath(run, id) && !hasMark(run.state, id, isBeingDestroyed))
            proposeDestruction(run, id, doneTo(id, destroying, record(run.state, id).controller));
    });
}

// Zones: what came last stays.

bool goesAlready(const State& state, ObjectId id) {
    return std::ranges::any_of(state.events, [id](const Event& event) {
        return event.kind == EventKind::move && event.object == id;
    });
}

constexpr std::uint32_t zonesForOne = unitZoneBits | setZoneBits;

/// Wherever in the zone a text puts it.
void comesFirst(const Position&, Event& event) {
    if (isIn(zonesForOne, event.to.kind))
        event.landing = ZoneEnd::top;
}

/// Of attack and defense zones: what is no unit leaves for another reason, and sends no unit away.
bool isCounted(const Position& position, ObjectId id, std::uint8_t kind) {
    return !isIn(unitZoneBits, kind) || isOfType(position, id, unitCard);
}

void emptyOverflow(Run& run) {
    const std::uint32_t forOne =
        zonesForOne | (isBroken(faults::fieldZonesAreForOne) ? bitOf(fieldZone) : 0U);
    for (const Player player : bothPlayers)
        for (std::uint8_t kind = 0; kind < gate; ++kind) {
            if (!isIn(forOne, kind))
                continue;
            bool isLast = true;
            for (const ObjectId id : objectsIn(run.state, zoneOf(player, kind))) {
                if (!isCounted(run, id, kind))
                    continue;
                if (!isLast && !goesAlready(run.state, id))
                    proposeToOwners(run, graveyard, id);
                isLast = false;
            }
        }
}

bool mayLie(const Position& position, ObjectId id, std::uint8_t kind) {
    if (isIn(unitZoneBits, kind))
        return isOfType(position, id, unitCard);
    return kind != rulerZone || isOfType(position, id, rulerCard);
}

void emptyWrongZones(Run& run) {
    for (const Player player : bothPlayers)
        for (std::uint8_t kind = 0; kind < gate; ++kind)
            if (isIn(unitZoneBits | bitOf(rulerZone), kind))
                for (const ObjectId id : objectsIn(run.state, zoneOf(player, kind)))
                    if (!mayLie(run, id, kind) && !goesAlready(run.state, id))
                        proposeToOwners(run, graveyard, id);
}

/// The attacker whose damage destroys this unit; none if something else does.
ObjectId whoseAttackDestroys(const State& state, const stack_processes::Process& process, ObjectId unit) {
    const bool isByAttack = (process.flags & byEffect) == 0 || isBroken(faults::effectsDestroyForAttackers);
    return isByAttack && hasMark(state, unit, isAttacked) && hasMark(state, unit, wasDamagedNow)
               ? markedWith(state, isAttacking)
               : ObjectId{};
}

/// Destroyed by an attack, it is so as combat, by the attacker.
Event destructionBy(const Position& position, const stack_processes::Process& process, ObjectId unit) {
    Event goes = movedTo(zoneOf(position.ownerOf(unit), graveyard), unit, process.controller,
                         (process.flags & byEffect) != 0 ? Cause::effect : Cause::rule);
    goes.reason = isDestroyed;
    goes.source = process.source;
    if (const ObjectId attacker = whoseAttackDestroys(position.state, process, unit); attacker.exists()) {
        goes.source = attacker;
        goes.cause = Cause::combat;
    }
    return goes;
}

} // namespace

void proposeDestruction(Run& run, ObjectId unit, const Event& like) {
    if (isBroken(faults::destructionIsAtOnce)) {
        Event goes = like;
        goes.kind = EventKind::move;
        goes.to = zoneOf(run.position().ownerOf(unit), graveyard);
        goes.reason = isDestroyed;
        run.propose(goes);
        return;
    }
    Event announced = like;
    announced.flags |= Event::quiet; // a note tells it
    run.propose(announced);
}

/// It is destroyed if it is still in play, and still has to be.
Next resolveDestruction(Run& run, ObjectId item) {
    const auto process = stack_processes::at(run.state, item);
    for (const stack_processes::Receiver& receiver : stack_processes::receiversOf(run.state, item)) {
        const ObjectId unit = receiver.object;
        if (!lives(run.state, unit))
            continue;
        const bool isByEffect =
            (process->flags & byEffect) != 0 || hasMark(run.state, unit, effectDestroysToo);
        record(run.state, unit).marks &= ~static_cast<std::uint32_t>(isBeingDestroyed | effectDestroysToo);
        if (!isByEffect && !isDamagedToDeath(run, unit) && !isBroken(faults::destructionIsSure))
            continue;
        run.propose(destructionBy(run, *process, unit));
    }
    stack_processes::end(run.state, item);
    return Next::on();
}

std::string_view whyLost(const Position& position, Player player) {
    return hasNoLifeLeft(position, player) ? "no life left" : "no deck left";
}

std::vector<Arrival> ruleArrivals() {
    return {{.rule = "p-93", .apply = comesFirst, .kinds = only(EventKind::move)}};
}

std::vector<RuleProcess> ruleProcesses() {
    return {{.name = "loss", .rule = "1-4a 1-4b", .collect = whoHasLost},
            {.name = "destruction", .rule = "12-4a", .collect = destroyUnits},
            {.name = "more than one card in a zone", .rule = "p-93", .collect = emptyOverflow},
            {.name = "a card in a wrong zone", .rule = "p-94", .collect = emptyWrongZones}};
}

} // namespace takujo::gate_ruler
