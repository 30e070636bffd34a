#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/visibility.h"

/// 113 and 701.14: shields on their way to the hand. There they are neither shields nor cards of the zone
/// (113.6a).
namespace takujo::duel_masters {

namespace {

/// Locals: whose they are, and why they go.
enum Local : std::size_t { whose, why };

constexpr std::uint32_t onItsWay =
    isOnItsWay | hiddenFrom(Query::counted) | hiddenFrom(Query::findable) | hiddenFrom(Query::reachable);

Player ownerIn(Run& run) {
    return static_cast<Player>(run.local(whose));
}

Event takenFrom(Run& run, Own how, ObjectId shield, ObjectId source, std::uint16_t effect) {
    Event event = doneTo(shield, kindOf(how), run.position().ownerOf(shield),
                         effect != 0 ? Cause::effect : Cause::rule);
    event.source = source;
    event.effect = effect;
    event.flags = Event::quiet;
    return event;
}

/// 400.7: all of them at the same time.
Next moveThem(Run& run) {
    const Player player = ownerIn(run);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, shieldZone)))
        if (hasMark(run.state, id, isOnItsWay)) {
            Event goes = movedTo(zoneOf(player, hand), id, player);
            goes.reason = static_cast<std::uint16_t>(run.local(why));
            run.propose(goes);
        }
    return Next::on();
}

Next end(Run&) {
    return Next::finish();
}

} // namespace

std::int32_t shieldsOf(const State& state, Player player) {
    std::int32_t count = 0;
    for ([[maybe_unused]] const ObjectId id : objectsIn(state, zoneOf(player, shieldZone), Query::counted))
        ++count;
    return count;
}

void proposeBreak(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect) {
    run.propose(takenFrom(run, Own::breaks, shield, source, effect));
}
void proposeTaking(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect) {
    run.propose(takenFrom(run, Own::takes, shield, source, effect));
}

/// 113.6a. Its owner looks at it to declare what it can do.
void performOwn(Run& run, Event& event) {
    if (event.kind != kindOf(Own::breaks) && event.kind != kindOf(Own::takes))
        return;
    record(run.state, event.object).marks |= onItsWay;
}

Procedure shieldsToHandSteps() {
    return {"shields go to the hand",
            "113.6",
            {{"they go to the hand", "701.14a 400.7", moveThem}, {"that is all", "", end}}};
}

} // namespace takujo::duel_masters
