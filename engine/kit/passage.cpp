#include "engine/kit/journal.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/perform.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <span>

namespace takujo {

namespace {

/// Where this batch begins in `State::events`; it is always the innermost.
constexpr std::size_t begin = 0;

std::span<Event> batch(Run& run) {
    return std::span{run.state.events}.subspan(static_cast<std::size_t>(run.local(begin)));
}

bool isForbidden(const Run& run, const Event& event) {
    return std::ranges::any_of(run.rules.tables().prohibitions, [&](const Prohibition& prohibition) {
        return prohibition.forbids(run.position(), event);
    });
}

Next forbidden(Run& run) {
    for (Event& event : batch(run)) {
        if (event.object.exists()) {
            // What is gone by now can have nothing done to it.
            if (!lives(run.state, event.object)) {
                event.flags |= Event::forbidden;
                continue;
            }
            event.from = record(run.state, event.object).zone;
        }
        if (isForbidden(run, event))
            event.flags |= Event::forbidden;
    }
    return Next::on();
}

Next arrives(Run& run) {
    for (Event& event : batch(run))
        if (!event.has(Event::forbidden))
            for (const Arrival& arrival : run.rules.tables().arrivals)
                arrival.apply(run.position(), event);
    return Next::on();
}

Next replaced(Run& run) {
    for (Event& event : batch(run)) {
        if (event.has(Event::forbidden))
            continue;
        for (const Replacement& replacement : run.rules.tables().replacements) {
            if (!replacement.applies(run.position(), event))
                continue;
            replacement.replace(run.position(), event);
            if (isForbidden(run, event))
                event.flags |= Event::forbidden;
        }
    }
    return Next::on();
}

void log(const Run& run, const Event& event) {
    LogEntry entry;
    entry.event = event;
    entry.isEvent = true;
    entry.who = event.player;
    entry.turn = run.state.turn;
    const ObjectId now = event.became.exists() ? event.became : event.object;
    if (now.exists() && record(run.state, now).card != CardId::none) {
        entry.hasCard = true;
        entry.definition = run.state.cards[record(run.state, now).card].definition;
        for (const Player viewer : bothPlayers)
            if (sees(run.position(), viewer, now) || seesInto(run.position(), viewer, event.from))
                entry.seenBy = static_cast<std::uint8_t>(entry.seenBy | (1U << indexOf(viewer)));
    }
    if (event.source.exists() && record(run.state, event.source).card != CardId::none)
        entry.arguments.push_back(
            cardArgument("source", run.state.cards[record(run.state, event.source).card].definition));
    run.journal->add(std::move(entry));
}

void logAll(Run& run) {
    if (run.journal != nullptr)
        for (const Event& event : batch(run))
            if (event.has(Event::performed) && !event.has(Event::quiet))
                log(run, event);
}

Next performed(Run& run) {
    for (Event& event : batch(run))
        if (!event.has(Event::forbidden))
            perform(run, event);
    decideOutcome(run.state, run.rules.tables(), batch(run));
    if (run.state.over())
        logAll(run); // no step comes after the end
    return Next::on();
}

Next noticed(Run& run) {
    if (run.rules.tables().notice == nullptr)
        return Next::on();
    for (const Event& event : batch(run))
        if (event.has(Event::performed))
            run.rules.tables().notice(run, event);
    return Next::on();
}

Next logged(Run& run) {
    logAll(run);
    run.state.events.resize(static_cast<std::size_t>(run.local(begin)));
    return Next::finish();
}

} // namespace

Procedure eventPassage() {
    return {"an event",
            "",
            {{"is it forbidden", "", forbidden},
             {"how it arrives", "", arrives},
             {"what happens instead", "", replaced},
             {"it happens", "", performed},
             {"what it triggers", "", noticed},
             {"it is written down", "", logged}}};
}

std::vector<Procedure> withKitProcedures(std::vector<Procedure> ofGame) {
    std::vector<Procedure> all{eventPassage(), waitingItems()};
    all.insert(all.end(), std::make_move_iterator(ofGame.begin()), std::make_move_iterator(ofGame.end()));
    return all;
}

bool collectRuleProcesses(Run& run) {
    if (run.state.settled)
        return false;
    const std::size_t before = run.state.events.size();
    for (const RuleProcess& process : run.rules.tables().processes)
        process.collect(run);
    run.state.settled = run.state.events.size() == before;
    return !run.state.settled;
}

} // namespace takujo
