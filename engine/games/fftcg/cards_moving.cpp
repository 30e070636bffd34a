#include "engine/games/fftcg/cards_moving.h"

namespace takujo::fftcg {

void proposeDraw(Run& run, Player player, std::int32_t count) {
    State& state = run.state;
    std::uint16_t slot = zoneAt(state, zoneOf(player, deck)).first;
    for (; count > 0; --count) {
        if (slot == ObjectId::none) {
            state.players[indexOf(player)].flags |= drewFromEmptyDeck;
            state.settled = false;
            return;
        }
        Event event;
        event.object = objectIn(state, slot);
        event.to = zoneOf(player, hand);
        event.landing = Landing::bottom; // behind the cards in hand
        event.player = player;
        run.propose(event);
        slot = state.objects[slot].next;
    }
}

void proposeToBreakZone(Run& run, ObjectId id, Reason reason, Cause cause) {
    Event event;
    event.object = id;
    event.to = zoneOf(record(run.state, id).controller, breakZone); // on its way it goes to its owner's
    event.player = record(run.state, id).controller;
    event.reason = reason;
    event.cause = cause;
    run.propose(event);
}

namespace {

enum Local : std::size_t { who, left };

Next onePoint(Run& run) {
    const auto player = static_cast<Player>(run.local(who));
    if (run.local(left) <= 0)
        return Next::finish();
    --run.local(left);
    const ObjectId top = topOf(run.state, zoneOf(player, deck));
    if (!top.exists()) {
        run.state.players[indexOf(player)].flags |= damagedWithEmptyDeck;
        run.state.settled = false;
        return Next::finish();
    }
    Event event;
    event.object = top;
    event.to = zoneOf(player, damageZone);
    event.landing = is(run, damageKeepsOrder) ? Landing::bottom : Landing::top;
    event.player = player;
    run.propose(event);
    return Next::on();
}

Next anotherPoint(Run& run) {
    return run.local(left) > 0 ? Next::jump(0) : Next::finish();
}

} // namespace

Next dealDamageToPlayer(Player player, std::int32_t points) {
    return Next::call(damageToPlayer, {static_cast<std::int32_t>(indexOf(player)), points});
}

Procedure damageProcessing() {
    return {"damage to a player",
            "6.5.1",
            {{"the top card of the deck goes to the damage zone", "6.5.2", onePoint},
             {"until all points are dealt", "6.5.3", anotherPoint}}};
}

} // namespace takujo::fftcg
