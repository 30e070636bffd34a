#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/units.h"

/// Keywords: abilities that the rules know by a name. Whatever can be said in a script needs none.
namespace takujo::workbench {

namespace {

void wait(Run& run, ObjectId source, std::uint32_t talent) {
    run.state.waiting.push_back({source,
                                 ++run.state.clock,
                                 {record(run.state, source).card},
                                 static_cast<std::uint8_t>(talent),
                                 record(run.state, source).controller});
}

} // namespace

/// As it is now: effects give talents and take them.
bool has(const Position& position, ObjectId id, std::uint32_t talent) {
    return (know(position, id).set(talents) & talent) != 0;
}

bool isSwift(const Position& position, ObjectId id) {
    return has(position, id, swift);
}

void noticeTalents(Run& run, const Event& event) {
    if (event.kind == EventKind::move && event.to.kind == board &&
        (!event.host.exists() || entersAsHost(run.rules.tables(), event)))
        for (const std::uint32_t talent : {scout, spark})
            if (has(run, event.became, talent))
                wait(run, event.became, talent);
    if ((event.kind == EventKind::turnAside || event.kind == EventKind::turnUpright) &&
        has(run, event.object, spinner))
        wait(run, event.object, spinner);
}

/// What a text says waits with its effect.
Next carryOutTalent(Run& run, const WaitingItem& item) {
    if (item.record != 0)
        return carryOutWaiting(run, item);
    if (item.effect == scout)
        proposeDraw(run, item.controller, 1);
    if (item.effect == spark)
        proposeLifeLoss(run, opponentOf(item.controller));
    if (item.effect == spinner && lives(run.state, item.source)) {
        const bool isAside = record(run.state, item.source).isAside();
        run.propose(
            doneTo(item.source, isAside ? EventKind::turnUpright : EventKind::turnAside, item.controller));
    }
    return Next::on();
}

std::vector<Replacement> guards() {
    const auto applies = [](const Position& position, const Event& event) {
        return event.kind == EventKind::move && !event.has(Event::ofUnit) && event.from.kind == board &&
               event.to.kind == heap && has(position, event.object, guard) &&
               !record(position.state, event.object).isAside();
    };
    const auto replace = [](const Position&, Event& event) { event.kind = EventKind::turnAside; };
    return {{"w-9", applies, replace}};
}

} // namespace takujo::workbench
