#include "engine/kit/script/reading/history.h"
#include "engine/kit/rules/work.h"

namespace takujo {

namespace {

Event eventOf(const HistoryEntry& entry) {
    Event event;
    event.kind = static_cast<EventKind>(entry.kind);
    event.object = event.became = entry.object;
    event.flags = Event::performed;
    if ((entry.flags & HistoryEntry::isSource) != 0)
        event.source = entry.object;
    if ((entry.flags & HistoryEntry::toHost) != 0)
        event.host = entry.object; // which one, nobody asks
    if ((entry.flags & HistoryEntry::ofUnit) != 0)
        event.flags |= Event::ofUnit;
    if ((entry.flags & HistoryEntry::ofTop) != 0)
        event.flags |= Event::ofTop;
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
        entry.flags = HistoryEntry::isSource;
    }
    if (event.host.exists())
        entry.flags |= HistoryEntry::toHost;
    if (event.has(Event::ofUnit))
        entry.flags |= HistoryEntry::ofUnit;
    if (event.has(Event::ofTop))
        entry.flags |= HistoryEntry::ofTop;
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

std::int32_t timesThisTurn(const Scope& scope, const Term& trigger) {
    const TriggerSpec& spec = scope.vocabulary().triggers[trigger.op];
    std::int32_t times = 0;
    work::spend(scope.state().history.size());
    for (const HistoryEntry& entry : scope.state().history)
        if (spec.isAbout(static_cast<EventKind>(entry.kind)) && spec.matches(scope, trigger, eventOf(entry)))
            ++times;
    return times;
}

} // namespace takujo
