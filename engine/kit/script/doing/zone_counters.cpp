#include "engine/kit/script/doing/zone_counters.h"

#include "engine/core/counters.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"

#include <algorithm>

namespace takujo {

namespace {

using Kind = FieldKind;

/// In all that speaks of them: zone, named, then player or amount.
enum ZoneCounterPart : std::size_t { whichZone, whatName };

TextKey nameOfCounters(const Term& term) {
    return static_cast<TextKey>(term.parts[whatName].number);
}
ZoneId zoneMeant(const Scope& scope, const Term& term, Player player) {
    const auto kind = static_cast<std::uint8_t>(term.parts[whichZone].number);
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

/// Parts: zone, named, player, amount.
template <EventKind kind>
Next changeZoneCounters(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term.parts[2], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    const ZoneId zone = zoneMeant(scope, term, player);
    Event event = eventOn(scope, kind, zone, term, Cause::effect);
    if constexpr (kind == EventKind::takeCounters) {
        const std::int32_t has = countersIn(run.state, zone, event.name);
        event.amount = std::min(amountOf(scope, term.parts[3], has), has);
    } else {
        event.amount = amountOf(scope, term.parts[3], 1);
    }
    if (event.amount > 0 || isBroken(Fault::amountsBelowNothingAreDone))
        run.propose(event);
    return Next::on();
}

/// Parts: zone, named, player.
std::int32_t howManyOnZone(const Scope& scope, const Term& term) {
    const PlayerSet who = playersOf(scope, term.parts[2], scope.effect.controller);
    std::int32_t total = 0;
    ZoneId before;
    for (const Player player : bothPlayers)
        if (const ZoneId zone = zoneMeant(scope, term, player); who.has(player) && zone != before) {
            before = zone;
            total += countersIn(scope.state(), zone, nameOfCounters(term));
        }
    return total;
}

/// Parts: zone, named, amount.
CostMeaning takeZoneCounters() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOn(scope, EventKind::takeCounters, zoneMeant(scope, term, scope.paying()),
                                      term, Cause::cost);
                event.amount = costs::parts::amountIn<2>(scope, term);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const ZoneId zone = zoneMeant(scope, term, scope.paying());
                constexpr std::uint64_t ofZones = std::uint64_t{1} << 62U; // no slot, and on no card
                return CostPool{ofZones | std::uint64_t{markerOf(zone).generation} << 32U |
                                    nameOfCounters(term),
                                costs::parts::amountIn<2>(scope, term),
                                countersIn(scope.state(), zone, nameOfCounters(term))};
            }};
}

const FieldShape zoneField{"zone", Kind::zone, true};
const FieldShape namedField{"named", Kind::text, true};
const FieldShape playerField{"player", Kind::players};
const FieldShape amountField{"amount", Kind::amount};

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
             .fields = {zoneField, namedField, amountField},
             .about = "Take such counters off a zone of yours."},
            takeZoneCounters()};
}

} // namespace takujo
