#include "engine/kit/script/doing/damage.h"
#include "engine/games/granblue/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/reading/scope.h"

/// 9-2-1 and 9-2-2: damage, and who is knocked out by it or by an effect. All of it happens at once, in the
/// middle of whatever goes on.
namespace takujo::granblue {

namespace {

/// 9-2-1-3-1: asked before anything is added to it.
bool isNoDamage(const Position&, const Event& event) {
    return event.amount <= 0;
}

bool hasArmor(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, armor)) > 0;
}

/// OPEN 1: each damage is compared by itself and kept by nobody. OPEN 17: nothing is compared where none has
/// been dealt.
bool isTooMuch(const Known& known) {
    return known.damage > 0 && known.hasNumber(hp) && known.damage >= known.number(hp);
}

void forgetDamage(Run& run, ObjectId id) {
    if (record(run.state, id).damage == 0)
        return;
    Event event = doneTo(id, EventKind::heal, record(run.state, id).controller);
    event.flags = Event::quiet;
    run.propose(event);
}

/// Armor stands for the leader; OPEN 12: once for each damage.
Next compareWithLeaders(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, leaderArea))) {
            if (isTooMuch(know(run, id))) {
                if (hasArmor(run, player))
                    armorIsDue(run, player);
                else
                    proposeMark(run, id, isKnockedOut);
            }
            forgetDamage(run, id);
        }
    return Next::on();
}

/// What has just hit a member: damage, or an effect that knocks it out. It is still on its passage.
const Event* blowTo(const State& state, ObjectId member) {
    for (auto event = state.events.rbegin(); event != state.events.rend(); ++event)
        if (event->has(Event::performed) && event->object == member &&
            (event->kind == EventKind::damage ||
             (event->kind == EventKind::mark &&
              (static_cast<std::uint32_t>(event->amount) & isKnockedOut) != 0)))
            return &*event;
    return nullptr;
}

/// Whoever's blow it was has knocked it out.
Event knockOutOf(const State& state, ObjectId member, Player player) {
    Event event = movedTo(zoneOf(player, gauge), member, player);
    event.reason = knockedOut;
    if (const Event* const by = blowTo(state, member)) {
        event.source = by->source;
        event.cause = by->cause;
    }
    return event;
}

/// OPEN 31: what is damaged at once is knocked out when all of it has been dealt.
void knockOutMembers(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, memberArea))) {
            const bool isDue = hasMark(run.state, id, isKnockedOut);
            if (isDue || isTooMuch(know(run, id)))
                run.propose(knockOutOf(run.state, id, player));
            if (isDue)
                proposeUnmark(run, id, isKnockedOut);
            forgetDamage(run, id);
        }
}

} // namespace

std::vector<Prohibition> damageProhibitions() {
    return {{.rule = "9-2-1-3-1", .forbids = isNoDamage, .kinds = only(EventKind::damage)}};
}

std::vector<RuleProcess> damageProcesses() {
    constexpr auto atOnce = RuleProcess::When::immediate;
    return {{.name = "damage to leaders",
             .rule = "9-2-1-3-6 9-4-1-3-1 9-2-1-1 9-2-1-2",
             .when = atOnce,
             .on = only(EventKind::damage),
             .start = compareWithLeaders},
            {.name = "members are knocked out",
             .rule = "9-2-1-3-5 9-2-2-2 9-2-2-3-1 9-2-2-1 9-2",
             .collect = knockOutMembers,
             .when = atOnce,
             .on = only(EventKind::damage) | only(EventKind::mark)}};
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

/// OPEN 13: a leader that has armor is not knocked out.
void proposeKnockOut(Run& run, ObjectId card, ObjectId source, std::uint16_t effect) {
    const ZoneId zone = record(run.state, card).zone;
    if (zone.kind != memberArea && (zone.kind != leaderArea || hasArmor(run, zone.player)))
        return;
    Event event = doneTo(card, EventKind::mark, zone.player, Cause::effect);
    event.amount = static_cast<std::int32_t>(isKnockedOut);
    event.flags = Event::quiet;
    event.source = source;
    event.effect = effect;
    run.propose(event);
}

} // namespace takujo::granblue
