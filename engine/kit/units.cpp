#include "engine/kit/units.h"

#include "engine/core/counters.h"
#include "engine/core/scratch.h"
#include "engine/kit/melting.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

Player ownerOfCard(const State& state, ObjectId id) {
    return state.cards[record(state, id).card].owner;
}

/// Where a card goes that is sent to a zone of that kind: its owner's, but on a table where it is sent.
ZoneId zoneFor(const Run& run, ObjectId card, ZoneId to) {
    const ZoneSpec& zone = run.rules.tables().zones[to.kind];
    if (zone.shared)
        return {to.kind, Player::nobody};
    return zone.table && to.player != Player::nobody ? to : ZoneId{to.kind, ownerOfCard(run.state, card)};
}

void moveUnit(Run& run, Event& event);

/// One of several that go at once. What knew it as a card of its unit finds it where everybody saw it go.
ObjectId sendAway(Run& run, const Event& event, ObjectId card, ZoneId to) {
    if (hasGuests(run.state, card)) {
        Event itself = event;
        itself.object = card;
        itself.to = to;
        moveUnit(run, itself);
        return itself.became;
    }
    const Player owner = ownerOfCard(run.state, card);
    const Player controller = run.rules.zone(to).table ? to.player : owner;
    const ZoneEnd landing = record(run.state, card).zone == to ? ZoneEnd::bottom : event.landing;
    const ObjectId became = moveObject(run.state, card, to, landing, controller);
    followMove(run.state, run.rules, to, card, became);
    if (event.effect != 0)
        follow(run.state, event.effect, card, became);
    return became;
}

/// Where a guest goes with its host, by its role; its own card goes where the host goes.
ZoneId goalOf(const Run& run, const Event& event, const Link& link) {
    if (link.role == Link::ownCard)
        return zoneFor(run, link.guest, event.to);
    const Role& role = run.rules.tables().roles[link.role];
    switch (role.leaves) {
    case Role::Leaves::alone:
        return zoneFor(run, link.guest, {role.zone, Player::nobody});
    case Role::Leaves::unlinked:
        return record(run.state, link.guest).zone;
    case Role::Leaves::withHost:
        break;
    }
    return zoneFor(run, link.guest, event.to);
}

Scratch<Link> guestsOf(const State& state, ObjectId host) {
    Scratch<Link> guests;
    visitGuests(state, host, [&](const Link& link) { guests.push_back(link); });
    return guests;
}

/// In the zone that they go to, they lie as they lay here.
void moveUnit(Run& run, Event& event) {
    Scratch<Link> guests = guestsOf(run.state, event.object);
    const ObjectId read = cardReadOf(run.state, event.object);
    if (event.landing == ZoneEnd::top)
        std::ranges::reverse(guests);
    for (const Link& link : guests) {
        if (!link.isInside()) {
            unlinkBeside(run.state, link.guest);
            if (run.rules.tables().roles[link.role].leaves == Role::Leaves::unlinked)
                continue;
        }
        const ObjectId became = sendAway(run, event, link.guest, goalOf(run, event, link));
        if (link.guest == read)
            event.became = became;
    }
    if (read.exists())
        return;
    event.became =
        moveObject(run.state, event.object, event.to, event.landing,
                   run.rules.zone(event.to).table ? event.to.player : ownerOfCard(run.state, event.object));
}

/// As if what was done to it had been done to another object.
void forget(State& state, ObjectId id) {
    const auto isOfIt = [id](const auto& each) { return each.object == id; };
    std::erase_if(state.lasting, isOfIt);
    std::erase_if(state.counters, isOfIt);
    record(state, id).turn(ObjectRecord::sideways, false);
    record(state, id).marks = 0;
}

/// `keepsAge`: its cards have been in play as long as before.
ObjectId join(State& state, const RuleTables& tables, ObjectId id, ObjectId host, std::uint8_t role,
              ZoneEnd landing, bool keepsAge) {
    const Joining how = joiningAs(tables, role);
    const auto put = [&](ObjectId card) {
        const std::uint16_t since = record(state, card).since;
        const ObjectId now = putInside(state, card, host, how, landing);
        if (keepsAge)
            record(state, now).since = since;
        return now;
    };
    if (cardsInside(state, id) == 0)
        return put(id);
    Scratch<Link> cards = guestsOf(state, id);
    const ObjectId read = cardReadOf(state, id);
    if (landing == ZoneEnd::top)
        std::ranges::reverse(cards);
    ObjectId became;
    for (const Link& link : cards)
        if (link.isInside()) {
            const ObjectId now = put(link.guest);
            if (link.guest == read)
                became = now;
        }
    return became;
}

void comeTo(Run& run, Event& event) {
    const RuleTables& tables = run.rules.tables();
    const Role& role = tables.roles[event.slot];
    if (isBroken(Fault::coveringMakesANewObject))
        forget(run.state, event.host);
    const bool melts = role.melts && isInPlay(run.rules, record(run.state, event.object).zone.kind) &&
                       !isInside(run.state, event.object);
    if (melts)
        meltInto(run.state, event.object, event.host);
    event.became = join(run.state, tables, event.object, event.host, event.slot, event.landing, melts);
    if (role.whenCovered == Role::WhenCovered::stays)
        return;
    // What the host was is the card below the new one.
    ObjectId covered;
    bool isBelow = false;
    visitGuests(run.state, event.host, [&](const Link& link) {
        if (isBelow && !covered.exists() && (link.flags & Link::isRead) != 0)
            covered = link.guest;
        isBelow = isBelow || link.guest == event.became;
    });
    if (!covered.exists())
        return;
    if (role.whenCovered == Role::WhenCovered::turnsFaceDown) {
        turnTo(run.rules, record(run.state, covered), Face::down);
        return;
    }
    const ObjectId gone = sendAway(run, event, covered, zoneFor(run, covered, {role.zone, Player::nobody}));
    if (role.leavesShown)
        turnTo(run.rules, record(run.state, gone), Face::up);
}

/// Whoever controls a unit from now on has had all of its cards as long as the unit.
void handOverAge(State& state, std::span<const Event> batch) {
    for (const Event& event : batch)
        if (event.kind == EventKind::control && event.has(Event::performed) && lives(state, event.object))
            visitGuests(state, event.object, [&](const Link& link) {
                if (link.isInside())
                    record(state, link.guest).since = record(state, event.object).since;
            });
}

/// Each unit is as old as the card that it is read as.
void ageUnits(State& state) {
    for (const Link& link : state.links)
        if (link.isInside() && cardReadOf(state, link.host) == link.guest)
            record(state, link.host).since = record(state, link.guest).since;
}

} // namespace

Joining joiningAs(const RuleTables& tables, std::uint8_t role) {
    const Role& spec = tables.roles[role];
    Joining how{role};
    if (spec.reads == Role::Reads::top && spec.isRead)
        how.flags |= Link::isRead;
    if (spec.speaks)
        how.flags |= Link::speaks;
    if (spec.stands == Role::Stands::beside)
        how.flags |= Link::beside;
    return how;
}

bool entersAsHost(const RuleTables& tables, const Event& event) {
    return event.kind == EventKind::move && event.host.exists() && event.slot < tables.roles.size() &&
           tables.roles[event.slot].enters;
}

ObjectId unitLeaving(const State& state, const Event& event) {
    const bool isThere = lives(state, event.object) && isInside(state, event.object);
    return isThere ? hostOf(state, event.object) : event.object;
}

void takeTextsAlong(State& state, const Event& event) {
    const ObjectId unit = unitLeaving(state, event);
    const DefinitionIndex text = state.cards[record(state, event.object).card].definition;
    const auto takeAlong = [&](auto& made) {
        if (made.source == unit && made.definition == text)
            made.source = event.object;
    };
    std::ranges::for_each(state.effects, takeAlong);
    std::ranges::for_each(state.lasting, takeAlong);
}

ObjectId joinHost(State& state, const RuleTables& tables, ObjectId id, ObjectId host, std::uint8_t role,
                  ZoneEnd landing) {
    return join(state, tables, id, host, role, landing, false);
}

void moveLinked(Run& run, Event& event) {
    if (event.host.exists())
        return comeTo(run, event);
    if (hasGuests(run.state, event.object))
        return moveUnit(run, event);
    event.became = sendAway(run, event, event.object, event.to);
}

void settleUnits(Run& run, std::span<Event> batch) {
    State& state = run.state;
    if (run.rules.tables().units.isAsOldAsTop) {
        handOverAge(state, batch);
        ageUnits(state);
    }
    for (const Link& link : dissolveUnits(state)) {
        const auto rename = [&](ObjectId& id) {
            if (id == link.guest)
                id = link.host;
        };
        for (Event& event : batch)
            rename(event.became);
        for (Snapshot& snapshot : state.snapshots)
            rename(snapshot.became);
        for (Binding& binding : state.bindings)
            rename(binding.object);
        for (EffectRecord& effect : state.effects)
            for (ObjectId* const id : {&effect.source, &effect.event, &effect.it})
                rename(*id);
    }
}

} // namespace takujo
