#include "engine/kit/perform.h"

#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"
#include "engine/core/tokens.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/units.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// Only where that is broken: what moves is no new object, and what was on it is on it still.
[[maybe_unused]] void keepObject(State& state, Event& event, const ObjectRecord& before) {
    ObjectRecord& object = record(state, event.became);
    object.generation = before.generation;
    object.damage = before.damage;
    event.became = event.object;
}

void moveSingle(Run& run, Event& event) {
    State& state = run.state;
    const Player owner = state.cards[record(state, event.object).card].owner;
    if (isBroken(Fault::arrivalsAreTheirOwners) && run.rules.zone(event.to).table)
        event.to.player = owner;
    [[maybe_unused]] const ObjectRecord before = record(state, event.object);
    const bool ontoTable = run.rules.zone(event.to).table;
    const Player controller = ontoTable ? event.to.player : owner;
    event.became = moveObject(state, event.object, event.to, event.landing, controller,
                              isBroken(Fault::placesAreEnds) ? std::uint16_t{0} : event.past);
    if (isBroken(Fault::movesKeepTheObject))
        keepObject(state, event, before);
    if (isBroken(Fault::movesKeepTheTimestamp))
        record(state, event.became).timestamp = before.timestamp;
    if (isBroken(Fault::movesKeepTheMarks))
        record(state, event.became).marks = before.marks;
}

void move(Run& run, Event& event) {
    if (keepsObject(run.rules, event)) {
        relocateObject(run.state, event.object, event.to, event.landing);
        event.became = event.object;
    } else if (event.host.exists() || record(run.state, event.object).links != 0) {
        moveLinked(run, event);
        renewTable(run.state);
    } else {
        moveSingle(run, event);
    }
    const bool hasEntered = entersAsHost(run.rules.tables(), event);
    if (event.has(Event::arrivesAside) && (!event.host.exists() || hasEntered))
        record(run.state, hasEntered ? event.host : event.became).turn(ObjectRecord::sideways, true);
    if (event.has(Event::arrivesTurnedOver))
        record(run.state, event.became).face = run.position().definition(event.became).side;
    if (event.has(Event::arrivesFaceDown) || event.has(Event::arrivesFaceUp))
        renewTable(run.state);
    if (event.has(Event::arrivesFaceDown))
        turnTo(run.rules, record(run.state, event.became), Face::down);
    if (event.has(Event::arrivesFaceUp))
        turnTo(run.rules, record(run.state, event.became), Face::up);
    if (hasEntered)
        event.became = event.host;
}

/// Its text speaks of it from then on.
void create(State& state, const Rulebook& rules, Event& event) {
    const Player controller = rules.zone(event.to).table ? event.to.player : event.player;
    event.became = createToken(state, static_cast<DefinitionIndex>(event.amount), event.player, event.to,
                               event.landing, controller);
    if (event.has(Event::arrivesAside))
        record(state, event.became).turn(ObjectRecord::sideways, true);
    if (event.effect != 0 && event.slot != 0)
        state.bindings.push_back({event.became, {}, 0, event.effect, event.slot, 0});
}

void heal(ObjectRecord& object, std::int32_t amount) {
    object.damage = amount == 0 ? 0 : std::max(differenceOf(object.damage, amount), 0);
}

} // namespace

void perform(Run& run, Event& event) {
    State& state = run.state;
    event.flags |= Event::performed;
    state.settled = false;
    switch (event.kind) {
    case EventKind::move:
        move(run, event);
        return;
    case EventKind::shuffle:
        if (isBroken(Fault::shufflesKeepTheOrder))
            return;
        shuffleZone(state, event.to);
        return;
    case EventKind::turnAside:
        record(state, event.object).turn(ObjectRecord::sideways, true);
        return;
    case EventKind::turnUpright:
        record(state, event.object).turn(ObjectRecord::sideways, false);
        return;
    case EventKind::damage:
        record(state, event.object).damage = sumOf(record(state, event.object).damage, event.amount);
        return;
    case EventKind::heal:
        heal(record(state, event.object), event.amount);
        return;
    case EventKind::mark:
        if (isBroken(Fault::nothingIsShown))
            event.amount &= ~static_cast<std::int32_t>(revealedMark);
        record(state, event.object).marks |= static_cast<std::uint32_t>(event.amount);
        return;
    case EventKind::unmark:
        if (isBroken(Fault::marksAreNotTakenOff))
            return;
        record(state, event.object).marks &= ~static_cast<std::uint32_t>(event.amount);
        return;
    case EventKind::setValue:
        state.players[indexOf(event.player)].values[event.slot] = event.amount;
        return;
    case EventKind::changeValue: {
        std::int32_t& value = state.players[indexOf(event.player)].values[event.slot];
        value = sumOf(value, event.amount);
        return;
    }
    case EventKind::putCounters:
        if (isBroken(Fault::countersHaveNoNames))
            for (const CounterRecord& counter : state.counters)
                if (counter.object == event.object)
                    event.name = counter.name;
        changeCounters(state, event.object, event.name, event.amount);
        return;
    case EventKind::takeCounters:
        changeCounters(state, event.object, event.name, -event.amount);
        return;
    case EventKind::control:
        if (isBroken(Fault::ownersFollowControl))
            state.cards[record(state, event.object).card].owner = event.player;
        handOver(state, event.object, {record(state, event.object).zone.kind, event.player});
        return;
    case EventKind::turnFace:
        turnTo(run.rules, record(state, event.object), static_cast<Face>(event.slot));
        renewTable(state);
        return;
    case EventKind::link:
        linkBeside(state, event.object, event.host, joiningAs(run.rules.tables(), event.slot));
        return;
    case EventKind::unlink:
        unlinkBeside(state, event.object);
        return;
    case EventKind::create:
        create(state, run.rules, event);
        return;
    case EventKind::erase:
        eraseToken(state, event.object);
        return;
    case EventKind::occurs:
        if (event.slot == occurrences::isPlayed)
            nextIsPlayed(run, event);
        return;
    case EventKind::win:
    case EventKind::lose:
        return; // of winning and losing the batch as a whole decides
    case EventKind::firstOfGame:
        break;
    }
    if (run.rules.tables().perform != nullptr)
        run.rules.tables().perform(run, event);
}

void decideOutcome(State& state, const RuleTables& tables, std::span<const Event> batch) {
    bool loses[2]{};
    bool wins[2]{};
    for (const Event& event : batch) {
        if (!event.has(Event::performed))
            continue;
        if (event.kind == EventKind::lose)
            loses[indexOf(event.player)] = true;
        if (event.kind == EventKind::win)
            wins[indexOf(event.player)] = true;
    }
    for (std::size_t player : {0, 1}) {
        const bool isBoth = wins[player] && loses[player];
        wins[player] = wins[player] && (!isBoth || tables.loserLoses.empty());
        loses[player] = loses[player] && (!isBoth || tables.winnerWins.empty());
    }
    // Where both win, each has lost to the other, and neither rule puts one before the other.
    const bool isSettled = !tables.loserLoses.empty() || !tables.winnerWins.empty();
    const bool bothHaveLost = (loses[0] && loses[1]) || (wins[0] && wins[1] && isSettled);
    if (bothHaveLost && !tables.bothLose.empty())
        state.outcome = Outcome::draw;
    else if (loses[1] || wins[0])
        state.outcome = Outcome::winA;
    else if (loses[0] || wins[1])
        state.outcome = Outcome::winB;
}

} // namespace takujo
