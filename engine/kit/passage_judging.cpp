#include "engine/core/links.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/lasting/replacing.h"

#include <algorithm>

namespace takujo {

namespace {

void forbid(Event& event) {
    event.flags |= Event::forbidden;
}

bool isForbiddenWhen(const Run& run, const Event& event, bool atLast) {
    if (isBroken(Fault::effectsAskNoLimits) && event.cause == Cause::effect)
        return false;
    return std::ranges::any_of(run.rules.tables().prohibitions, [&](const Prohibition& prohibition) {
        return (prohibition.into == event.to.kind || prohibition.into == ZoneId::none) &&
               isAbout(prohibition.kinds, event) && prohibition.atLast == atLast &&
               prohibition.forbids(run.position(), event);
    });
}

bool isDone(const Event& event) {
    return !event.has(Event::forbidden) && !event.wasReplaced();
}

/// What happens only together does not happen where one of it is forbidden, or something else instead of it.
/// Most events are in no group.
[[gnu::noinline]] void keepGroupsTogether(Run& run, std::size_t first) {
    const std::span<Event> batch = std::span{run.state.events}.subspan(first);
    const auto fallsApart = [&](std::uint8_t group) {
        return std::ranges::any_of(
            batch, [&](const Event& event) { return event.group == group && !isDone(event); });
    };
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (batch[i].group == 0 || isBroken(Fault::groupsFallApart))
            continue;
        if (!fallsApart(batch[i].group)) {
            useUpReplacing(run, first + i);
            continue;
        }
        undoReplacing(run, first + i);
        forbid(batch[i]);
    }
}

} // namespace

bool isForbidden(const Run& run, const Event& event) {
    return isAbout(run.rules.kindsForbidden(), event) && isForbiddenWhen(run, event, false);
}

void judgeProposed(const Run& run, Event& event) {
    if (event.object.exists()) {
        // What is gone by now can have nothing done to it.
        if (!lives(run.state, event.object)) {
            forbid(event);
            return;
        }
        findObject(run, event);
        if (isBroken(Fault::controlIsAMove) && event.kind == EventKind::control) {
            event.kind = EventKind::move; // as if it had come from a hand
            event.to = {event.from.kind, event.player};
            event.from = {run.rules.tables().script.hand, run.position().ownerOf(event.object)};
        }
    }
    if (event.host.exists())
        findHost(run.state, event);
    if (isForbidden(run, event))
        forbid(event);
}

void findObject(const Position& position, Event& event) {
    const State& state = position.state;
    event.from = record(state, event.object).zone;
    event.flags &= static_cast<std::uint16_t>(~(Event::ofUnit | Event::ofTop));
    if (record(state, event.object).links == 0 || !isInside(state, event.object))
        return;
    event.flags |= Event::ofUnit;
    const auto leaves = position.rules.tables().units.leavesWithTop;
    if (event.kind == EventKind::move && leaves != nullptr &&
        cardReadOf(state, hostOf(state, event.object)) == event.object && leaves(position, event))
        event.flags |= Event::ofTop;
}

void findHost(const State& state, Event& event) {
    if (const ObjectId unit = hostOf(state, event.host); unit.exists() && isInside(state, event.host))
        event.host = unit;
    if (!lives(state, event.host) || event.host == event.object) {
        event.flags |= Event::forbidden;
        return;
    }
    event.to = record(state, event.host).zone;
}

bool isFirstTime(Event& event, unsigned bit) {
    const auto mark = static_cast<std::uint16_t>(1U << bit);
    const bool isFirst = (event.applied & mark) == 0;
    event.applied |= mark;
    return isFirst;
}

void applyArrivals(const Run& run, Event& event) {
    if (!isAbout(run.rules.kindsArriving(), event))
        return;
    unsigned once = 0;
    for (const Arrival& arrival : run.rules.tables().arrivals) {
        const unsigned bit = arrival.once ? once++ : 0;
        if (isAbout(arrival.kinds, event) && (!arrival.once || isFirstTime(event, bit)))
            arrival.apply(run.position(), event);
    }
}

void becomes(const Run& run, std::size_t place, const Event& event) {
    Event& instead = run.state.events[place];
    instead = event;
    instead.applied |= Event::isReplaced;
    if (instead.object.exists())
        findObject(run, instead);
    judgeAgain(run, instead);
}

void judgeAgain(const Run& run, Event& event) {
    if (event.has(Event::forbidden))
        return;
    applyArrivals(run, event);
    if (isForbidden(run, event))
        event.flags |= Event::forbidden;
}

void judgeAtLast(Run& run, std::size_t first) {
    const std::span<Event> batch = std::span{run.state.events}.subspan(first);
    if (const std::uint32_t kinds = run.rules.kindsForbiddenAtLast(); kinds != 0)
        for (Event& event : batch)
            if (isAbout(kinds, event) && !event.has(Event::forbidden) && isForbiddenWhen(run, event, true))
                forbid(event);
    if (std::ranges::any_of(batch, [](const Event& event) { return event.group != 0; }))
        keepGroupsTogether(run, first);
}

} // namespace takujo
