#include "engine/kit/rule_processes.h"

#include "engine/kit/rules/kit_procedures.h"

#include <algorithm>
#include <span>

namespace takujo {

namespace {

bool isOn(const Run& run, TimingTables::Policy policy) {
    return policy != nullptr && policy(run);
}

/// A loss tells which process says so, by its place from 1.
Next startAt(Run& run, std::size_t place) {
    const std::size_t first = run.state.events.size();
    const Next next = startProcess(run, run.rules.tables().processes[place]);
    for (Event& event : std::span{run.state.events}.subspan(first))
        if (event.kind == EventKind::lose)
            event.slot = static_cast<std::uint8_t>(place + 1);
    return next;
}

/// Takes back what has been proposed since about the other player and what that player controls.
void keepOnlyOf(Run& run, Player player, std::size_t first) {
    std::vector<Event>& events = run.state.events;
    const auto isOther = [&](const Event& event) {
        const bool isOfObject = event.object.exists() && lives(run.state, event.object);
        return (isOfObject ? record(run.state, event.object).controller : event.player) != player;
    };
    events.erase(std::remove_if(events.begin() + static_cast<std::ptrdiff_t>(first), events.end(), isOther),
                 events.end());
}

} // namespace

Next startProcess(Run& run, const RuleProcess& process) {
    if (process.start != nullptr)
        return process.start(run);
    process.collect(run);
    return Next::on();
}

Next startImmediate(Run& run, std::uint32_t kinds, std::int32_t& at) {
    const RuleTables& tables = run.rules.tables();
    const bool byPlayer = isOn(run, tables.timing.turnPlayersFirstAtOnce);
    const std::size_t count = tables.processes.size();
    const std::size_t first = run.state.events.size();
    const std::size_t last = count * (byPlayer ? 2 : 1);
    for (; static_cast<std::size_t>(at) < last; ++at) {
        const bool isSecond = static_cast<std::size_t>(at) >= count;
        const std::size_t place = static_cast<std::size_t>(at) - (isSecond ? count : 0);
        const RuleProcess& process = tables.processes[place];
        const bool isMeant = process.when == RuleProcess::When::immediate && (process.on & kinds) != 0;
        if (!isMeant && place != 0)
            continue; // most of them
        const bool hasProposed = run.state.events.size() > first;
        if (hasProposed && place == 0)
            return Next::again();
        // What asks looks itself whose comes first.
        if (!isMeant || (isSecond && process.start != nullptr))
            continue;
        if (hasProposed && process.start != nullptr)
            return Next::again();
        const std::size_t itsFirst = run.state.events.size();
        const Next next = startAt(run, place);
        if (next.calls()) {
            ++at;
            return next.thenAgain();
        }
        if (byPlayer && process.start == nullptr)
            keepOnlyOf(run, isSecond ? opponentOf(run.state.turnPlayer) : run.state.turnPlayer, itsFirst);
    }
    return run.state.events.size() > first ? Next::again() : Next::on();
}

Next startRuleProcesses(Run& run) {
    if (run.state.settled)
        return Next::on();
    const RuleTables& tables = run.rules.tables();
    const std::size_t before = run.state.events.size();
    const bool onlyFirst = isOn(run, tables.timing.onlyFirstProcess);
    const std::uint32_t due = tables.processesDue == nullptr ? ~0U : tables.processesDue(run);
    for (std::size_t place = 0; place < tables.processes.size(); ++place) {
        const RuleProcess& process = tables.processes[place];
        if (process.when != RuleProcess::When::check || (process.sort & due) == 0)
            continue;
        const bool hasProposed = run.state.events.size() > before;
        if (hasProposed && (onlyFirst || process.start != nullptr))
            break;
        const Next next = startAt(run, place);
        if (next.calls())
            return next.thenAgain();
    }
    run.state.settled = run.state.events.size() == before;
    return run.state.settled ? Next::on() : Next::again();
}

bool collectRuleProcesses(Run& run) {
    return startRuleProcesses(run).kind != Next::Kind::on;
}

} // namespace takujo
