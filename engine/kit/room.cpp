#include "engine/kit/room.h"

#include "engine/core/scratch.h"
#include "engine/kit/passage.h"
#include "engine/kit/picks.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::room {

namespace {

/// Of the procedure that asks.
enum Local : std::size_t { kindOfZone, playerOfZone, howMany, firstEvent };

/// Where an event brings something by itself; nowhere if it does not.
ZoneId goalOf(const Event& event) {
    if (event.has(Event::forbidden) || event.host.exists())
        return {};
    if (event.kind == EventKind::create)
        return event.to;
    if (event.kind == EventKind::move && event.to != event.from)
        return event.to;
    if (event.kind == EventKind::control && event.player != event.from.player)
        return {event.from.kind, event.player};
    return {};
}
bool leaves(const Event& event, ZoneId zone) {
    if (event.has(Event::forbidden) || event.has(Event::ofUnit) || event.from != zone)
        return false;
    const bool isWholeMove = event.kind == EventKind::move && (event.to != zone || event.host.exists());
    return isWholeMove || event.kind == EventKind::erase ||
           (event.kind == EventKind::control && event.player != zone.player);
}

std::span<Event> batchFrom(State& state, std::size_t first) {
    return std::span{state.events}.subspan(first);
}

/// How many of what comes into the zone do not fit.
std::int32_t countOver(const Run& run, std::size_t first, ZoneId zone) {
    const std::int32_t limit = run.rules.tables().room.limit(run, zone);
    if (limit < 0)
        return 0;
    std::int32_t then = countIn(run.state, zone);
    std::int32_t coming = 0;
    for (const Event& event : batchFrom(run.state, first)) {
        coming += goalOf(event) == zone ? 1 : 0;
        then -= leaves(event, zone) ? 1 : 0;
    }
    return std::clamp(then + coming - limit, 0, coming);
}

void forbid(Event& event) {
    event.flags |= Event::forbidden;
}

/// Tokens of one text are all alike: the last ones are not made. Returns how many are still over.
std::int32_t leaveOutTokens(Run& run, std::size_t first, ZoneId zone, std::int32_t over) {
    const std::span<Event> batch = batchFrom(run.state, first);
    for (std::size_t i = batch.size(); i-- > 0 && over > 0;)
        if (batch[i].kind == EventKind::create && goalOf(batch[i]) == zone) {
            forbid(batch[i]);
            --over;
        }
    return over;
}

/// Whoever does it: the player of the effect, or whom a rule lets do it.
Player whoBrings(const State& state, const Event& event, ZoneId zone) {
    if (const EffectRecord* const effect = findEffect(state, event.effect))
        return effect->controller;
    return event.player != Player::nobody ? event.player : zone.player;
}

Next beginAsking(Run& run) {
    const RoomTable& table = run.rules.tables().room;
    const ZoneId zone{static_cast<std::uint8_t>(run.local(kindOfZone)),
                      static_cast<Player>(run.local(playerOfZone))};
    Scratch<ObjectId> candidates;
    Player player = zone.player;
    for (const Event& event : batchFrom(run.state, static_cast<std::size_t>(run.local(firstEvent))))
        if (goalOf(event) == zone && event.object.exists()) {
            player = whoBrings(run.state, event, zone);
            candidates.push_back(event.object);
        }
    const std::int32_t fit = run.local(howMany);
    askToPick(run, candidates,
              {.player = player, .least = fit, .most = fit, .kind = table.pick, .verb = table.verb});
    return Next::on();
}

Next othersStay(Run& run) {
    const std::uint8_t pick = run.rules.tables().room.pick;
    const ZoneId zone{static_cast<std::uint8_t>(run.local(kindOfZone)),
                      static_cast<Player>(run.local(playerOfZone))};
    for (Event& event : batchFrom(run.state, static_cast<std::size_t>(run.local(firstEvent))))
        if (goalOf(event) == zone && event.object.exists() && !isPickedFor(run.state, event.object, pick))
            forbid(event);
    return Next::finish();
}

} // namespace

Procedure whichCome(std::string_view rule) {
    return {"what fits into a zone",
            "",
            {{"who says what comes", rule, beginAsking},
             {"which of them come", rule, pickQuestion<othersStay>(DecisionKind::chooseObjects)}}};
}

bool isTooMuch(const Run& run, std::size_t first) {
    if (run.rules.tables().room.limit == nullptr)
        return false;
    return std::ranges::any_of(batchFrom(run.state, first), [&](const Event& event) {
        const ZoneId goal = goalOf(event);
        return goal.exists() && countOver(run, first, goal) > 0;
    });
}

Next makeRoom(Run& run, std::size_t first) {
    for (std::size_t i = first; i < run.state.events.size(); ++i) {
        const ZoneId goal = goalOf(run.state.events[i]);
        if (!goal.exists())
            continue;
        const std::int32_t over = leaveOutTokens(run, first, goal, countOver(run, first, goal));
        if (over == 0)
            continue;
        const std::span<Event> batch = batchFrom(run.state, first);
        const auto comes = [&](const Event& event) { return goalOf(event) == goal; };
        const auto coming = static_cast<std::int32_t>(std::ranges::count_if(batch, comes));
        if (coming > over)
            return Next::call(run.rules.tables().room.asking,
                              {goal.kind, static_cast<std::int32_t>(indexOf(goal.player)), coming - over,
                               static_cast<std::int32_t>(first)})
                .thenAgain();
        for (Event& event : batch)
            if (comes(event))
                forbid(event);
    }
    return Next::on();
}

} // namespace takujo::room
