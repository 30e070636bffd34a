#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/core/zones.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <span>

/// What a step has proposed begins its passage: as one batch, but for cards that leave their zone one by one,
/// or come to a zone so.
namespace takujo {

namespace {

bool leavesByItself(const State& state, const Rulebook& rules, const Event& event) {
    if (event.kind != EventKind::move || !lives(state, event.object))
        return false;
    const ZoneId from = record(state, event.object).zone;
    return from != event.to && rules.zone(from).leftOneByOne;
}

bool entersByItself(const State& state, const Rulebook& rules, const Event& event) {
    return event.kind == EventKind::move && lives(state, event.object) && !event.host.exists() &&
           rules.zone(event.to).enteredOneByOne && record(state, event.object).zone != event.to &&
           !isInside(state, event.object);
}

/// It lies where it lay, and nothing there counts it, finds it or reaches it.
Event settingAside(const Event& move) {
    Event event;
    event.kind = EventKind::mark;
    event.cause = move.cause;
    event.object = move.object;
    event.player = move.player;
    event.amount = static_cast<std::int32_t>(asideBits);
    event.flags = Event::quiet;
    return event;
}

void push(State& state, std::size_t firstEvent) {
    state.frames.push_back({procedures::passage, 0, {static_cast<std::int32_t>(firstEvent)}});
}

} // namespace

void beginPassage(State& state, const Rulebook& rules, std::size_t firstEvent) {
    const auto batch = std::span{state.events}.subspan(firstEvent);
    if (!rules.knowsOneByOne() || batch.size() < 2) {
        push(state, firstEvent);
        return;
    }
    // The innermost batch is the last: what happens first comes behind what happens later.
    Scratch<Event> alone;
    Scratch<Event> together;
    const auto entering =
        std::ranges::count_if(batch, [&](const Event& event) { return entersByItself(state, rules, event); });
    Scratch<Event> aside;
    for (Event& event : batch) {
        const bool entersAlone = entering > 1 && entersByItself(state, rules, event);
        if (entersAlone) {
            aside.push_back(settingAside(event));
            event.flags |= Event::isSetAside;
        }
        (entersAlone || leavesByItself(state, rules, event) ? alone : together).push_back(event);
    }
    std::ranges::copy(together, std::ranges::reverse_copy(alone, batch.begin()).out);
    for (std::size_t i = 0; i < alone.size(); ++i)
        push(state, firstEvent + i);
    if (!together.empty())
        push(state, firstEvent + alone.size());
    if (aside.empty())
        return;
    push(state, state.events.size());
    for (const Event& event : aside)
        state.events.push_back(event);
}

bool moveOneByOne(const State& state, const Rulebook& rules, std::size_t firstEvent) {
    return rules.knowsOneByOne() &&
           std::ranges::count_if(std::span{state.events}.subspan(firstEvent), [&](const Event& event) {
               return leavesByItself(state, rules, event) || entersByItself(state, rules, event);
           }) > 1;
}

void freeWhatStayed(Run& run, std::span<const Event> batch) {
    bool isAnyFreed = false;
    for (const Event& event : batch)
        if (event.has(Event::isSetAside) && lives(run.state, event.object) &&
            (record(run.state, event.object).marks & asideBits) != 0) {
            record(run.state, event.object).marks &= ~asideBits;
            isAnyFreed = true;
        }
    if (!isAnyFreed)
        return;
    run.state.settled = false;
    computeCharacteristics(run.state, run.rules, run.cards);
}

} // namespace takujo
