#include "engine/games/workbench/terms.h"

namespace takujo::workbench {

void proposeDraw(Run& run, Player player, std::int32_t count) {
    std::uint16_t slot = zoneAt(run.state, zoneOf(player, deck)).first;
    for (; count > 0 && slot != ObjectId::none; --count, slot = run.state.objects[slot].next) {
        Event event;
        event.object = objectIn(run.state, slot);
        event.to = zoneOf(player, hand);
        event.landing = Landing::bottom;
        event.player = player;
        run.propose(event);
    }
}

void proposeLifeLoss(Run& run, Player player) {
    Event event;
    event.kind = EventKind::setValue;
    event.player = player;
    event.slot = life;
    event.amount = run.state.players[indexOf(player)].values[life] - 1;
    run.propose(event);
}

namespace {

void wait(Run& run, ObjectId source, std::uint32_t talent) {
    run.state.waiting.push_back({source,
                                 ++run.state.clock,
                                 {record(run.state, source).card},
                                 static_cast<std::uint8_t>(talent),
                                 record(run.state, source).controller});
}

bool has(const Position& position, ObjectId id, std::uint32_t talent) {
    return (position.definition(id).sets[talents] & talent) != 0;
}

} // namespace

void noticeTalents(Run& run, const Event& event) {
    if (event.kind == EventKind::move && event.to.kind == board)
        for (const std::uint32_t talent : {scout, spark})
            if (has(run, event.became, talent))
                wait(run, event.became, talent);
    if ((event.kind == EventKind::turnAside || event.kind == EventKind::turnUpright) &&
        has(run, event.object, spinner))
        wait(run, event.object, spinner);
}

Next carryOutTalent(Run& run, const WaitingItem& item) {
    if (item.effect == scout)
        proposeDraw(run, item.controller, 1);
    if (item.effect == spark)
        proposeLifeLoss(run, opponentOf(item.controller));
    if (item.effect == spinner && lives(run.state, item.source)) {
        Event event;
        event.kind =
            record(run.state, item.source).aside != 0 ? EventKind::turnUpright : EventKind::turnAside;
        event.object = item.source;
        event.player = item.controller;
        run.propose(event);
    }
    return Next::on();
}

std::vector<Replacement> guards() {
    const auto applies = [](const Position& position, const Event& event) {
        return event.kind == EventKind::move && event.from.kind == board && event.to.kind == heap &&
               has(position, event.object, guard) && record(position.state, event.object).aside == 0;
    };
    const auto replace = [](const Position&, Event& event) { event.kind = EventKind::turnAside; };
    return {{"w-9", applies, replace}};
}

} // namespace takujo::workbench
