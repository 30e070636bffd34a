#include "engine/kit/script/history.h"

#include <algorithm>

namespace takujo {

namespace {

/// Entries of this kind are no events, but uses of abilities that work once a turn.
constexpr std::uint8_t useOfAbility = 0xff;

Event eventOf(const HistoryEntry& entry) {
    Event event;
    event.kind = static_cast<EventKind>(entry.kind);
    event.object = event.became = entry.object;
    event.flags = Event::performed;
    if (entry.isSource != 0)
        event.source = entry.object;
    event.amount = entry.amount;
    event.reason = entry.reason;
    event.slot = entry.slot;
    event.player = entry.player;
    event.from = {entry.from, entry.player};
    event.to = {entry.to, entry.player};
    return event;
}

} // namespace

bool remember(State& state, const Event& event) {
    if ((state.remembers >> static_cast<unsigned>(event.kind) & 1U) == 0)
        return false;
    HistoryEntry entry;
    entry.object = event.became.exists() ? event.became : event.object;
    if (!entry.object.exists()) {
        entry.object = event.source;
        entry.isSource = 1;
    }
    entry.amount = event.amount;
    entry.reason = event.reason;
    entry.kind = static_cast<std::uint8_t>(event.kind);
    entry.slot = event.slot;
    entry.from = event.from.kind;
    entry.to = event.to.kind;
    entry.player = event.player;
    state.history.push_back(entry);
    return true;
}

bool wasUsedThisTurn(const State& state, ObjectId source, std::uint8_t ability) {
    return std::ranges::any_of(state.history, [&](const HistoryEntry& entry) {
        return entry.kind == useOfAbility && entry.object == source && entry.slot == ability;
    });
}

void rememberUse(State& state, ObjectId source, std::uint8_t ability) {
    HistoryEntry entry;
    entry.kind = useOfAbility;
    entry.object = source;
    entry.slot = ability;
    state.history.push_back(entry);
}

std::int32_t timesThisTurn(const Scope& scope, const Term& trigger) {
    const TriggerSpec& spec = scope.vocabulary().triggers[trigger.op];
    std::int32_t times = 0;
    for (const HistoryEntry& entry : scope.state().history)
        if (static_cast<EventKind>(entry.kind) == spec.kind && spec.matches(scope, trigger, eventOf(entry)))
            ++times;
    return times;
}

} // namespace takujo
