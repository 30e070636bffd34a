#include "engine/core/scratch.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"

#include <algorithm>
#include <span>

/// What a step has proposed begins its passage: as one batch, but for cards that leave their zone one by one.
namespace takujo {

namespace {

bool leavesByItself(const State& state, const Rulebook& rules, const Event& event) {
    if (event.kind != EventKind::move || !lives(state, event.object))
        return false;
    const ZoneId from = record(state, event.object).zone;
    return from != event.to && rules.zone(from).leftOneByOne;
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
    for (const Event& event : batch)
        (leavesByItself(state, rules, event) ? alone : together).push_back(event);
    std::ranges::copy(together, std::ranges::reverse_copy(alone, batch.begin()).out);
    for (std::size_t i = 0; i < alone.size(); ++i)
        push(state, firstEvent + i);
    if (!together.empty())
        push(state, firstEvent + alone.size());
}

} // namespace takujo
