#include "engine/kit/script/doing/damage.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/characteristics.h"

/// 5.13: damage. It stays on the card, and the health is lower by it (card.cpp).
namespace takujo::shadowverse_evolve {

namespace {

/// Nothing is done of an action of no units, nor of fewer.
bool isNothing(const Position&, const Event& event) {
    return event.amount <= 0;
}
bool changesNothing(const Position&, const Event& event) {
    return event.amount == 0;
}

bool canTakeNone(const Position& position, const Event& event) {
    const Zone zone = static_cast<Zone>(record(position.state, event.object).zone.kind);
    return !(zone == leaderArea && isOfType(position, event.object, leader)) &&
           !(zone == field && isOfType(position, event.object, follower));
}

} // namespace

std::vector<Prohibition> damageProhibitions() {
    return {{.rule = "1.3.2.2", .forbids = isNothing, .kinds = only(EventKind::damage)},
            {.rule = "1.3.2.2", .forbids = changesNothing, .kinds = only(EventKind::changeValue)},
            {.rule = "5.13.1.2", .forbids = canTakeNone, .kinds = only(EventKind::damage)}};
}

/// 10.2.1.3.2: texts change the damage once each, before it is dealt.
std::vector<Arrival> damageArrivals() {
    return {
        {.rule = "5.13.2 10.2.1.3.2", .apply = changeDamage, .kinds = only(EventKind::damage), .once = true}};
}

Next dealDamageTo(Run& run, const Damage& damage) {
    for (const DamageTo& to : damage.to) {
        Event event = doneTo(to.object, EventKind::damage, damage.player, damage.cause);
        event.source = damage.source;
        event.effect = damage.effect;
        event.amount = to.amount;
        run.propose(event);
    }
    return Next::on();
}

} // namespace takujo::shadowverse_evolve
