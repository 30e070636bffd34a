#include "engine/kit/script/doing/zone_counters.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/counters.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"

#include <algorithm>

namespace takujo {

namespace {

using Kind = FieldKind;

TextKey nameOfCounters(const Term& term) {
    return static_cast<TextKey>(term[zone_counters::named].number);
}
ZoneId zoneMeant(const Scope& scope, const Term& term, Player player) {
    const auto kind = static_cast<std::uint8_t>(term[zone_counters::zone].number);
    const bool isShared = scope.position.rules.tables().zones[kind].shared;
    return {kind, isShared ? Player::nobody : player};
}
std::int32_t countersIn(const State& state, ZoneId zone, TextKey name) {
    return countersOn(state, markerOf(zone), name);
}

/// What happens to a zone names no object; where it happens is told all the same.
Event eventOn(const Scope& scope, EventKind kind, ZoneId zone, const Term& term, Cause cause) {
    Event event = eventOf(scope, kind, markerOf(zone), cause);
    event.source = scope.effect.source;
    event.player = zone.player;
    event.to = zone;
    event.name = nameOfCounters(term);
    return event;
}

template <EventKind kind>
Next changeZoneCounters(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[zone_counters::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    const ZoneId zone = zoneMeant(scope, term, player);
    Event event = eventOn(scope, kind, zone, term, Cause::effect);
    if constexpr (kind == EventKind::takeCounters) {
        const std::int32_t has = countersIn(run.state, zone, event.name);
        event.amount = std::min(amountOf(scope, term[zone_counters::amount], has), has);
    } else {
        event.amount = amountOf(scope, term[zone_counters::amount], 1);
    }
    if (event.amount > 0 || isBroken(Fault::amountsBelowNothingAreDone))
        run.propose(event);
    return Next::on();
}

std::int32_t howManyOnZone(const Scope& scope, const Term& term) {
    const PlayerSet who = playersOf(scope, term[zone_counters::player], scope.effect.controller);
    std::int32_t total = 0;
    ZoneId before;
    for (const Player player : bothPlayers)
        if (const ZoneId zone = zoneMeant(scope, term, player); who.has(player) && zone != before) {
            before = zone;
            total += countersIn(scope.state(), zone, nameOfCounters(term));
        }
    return total;
}

CostMeaning takeZoneCounters() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOn(scope, EventKind::takeCounters, zoneMeant(scope, term, scope.paying()),
                                      term, Cause::cost);
                event.amount = costs::parts::amountIn<cost_of_zone_counters::amount>(scope, term);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const ZoneId zone = zoneMeant(scope, term, scope.paying());
                constexpr std::uint64_t ofZones = std::uint64_t{1} << 62U; // no slot, and on no card
                return CostPool{ofZones | std::uint64_t{markerOf(zone).generation} << 32U |
                                    nameOfCounters(term),
                                costs::parts::amountIn<cost_of_zone_counters::amount>(scope, term),
                                countersIn(scope.state(), zone, nameOfCounters(term))};
            }};
}

const FieldShape zoneField{zone_counters::zone, Kind::zone, true};
const FieldShape namedField{zone_counters::named, Kind::text, true};
const FieldShape playerField{zone_counters::player, Kind::players};
const FieldShape amountField{zone_counters::amount, Kind::amount};

} // namespace

std::vector<EffectSpec> effectsOfZoneCounters() {
    return {{{.word = "put counter on zone",
              .fields = {zoneField, namedField, playerField, amountField},
              .about = "Puts counters on a zone of yours or of `player`, one if nothing is said."},
             changeZoneCounters<EventKind::putCounters>},
            {{.word = "take counter from zone",
              .fields = {zoneField, namedField, playerField, amountField},
              .about = "Takes such counters off a zone: all of them if nothing is said."},
             changeZoneCounters<EventKind::takeCounters>}};
}

AmountSpec amountOfZoneCounters() {
    return {{.word = "counters on zone",
             .fields = {zoneField, namedField, playerField},
             .about = "How many such counters lie on a zone of yours or of `player`."},
            howManyOnZone};
}

CostSpec costOfZoneCounters() {
    return {{.word = "take counter from zone",
             .fields = {zoneField, namedField, {cost_of_zone_counters::amount, Kind::amount}},
             .about = "Take such counters off a zone of yours."},
            takeZoneCounters()};
}

} // namespace takujo
