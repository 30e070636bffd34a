#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/visibility.h"

/// Chapter 3: zones.
namespace takujo::gate_ruler {

namespace {

/// 15-3a-1: where a zone does not exist, nothing goes.
bool hasNoSuchZone(const Position& position, const Event& event) {
    return !event.host.exists() && lacksZone(position, event.to.player, event.to.kind);
}

/// What lies somewhere is not put there.
bool liesThereAlready(const Position&, const Event& event) {
    return event.from == event.to && event.from.kind != deck;
}

/// Whatever puts it there.
void comesOnTop(const Position&, Event& event) {
    if (isIn(bitOf(graveyard) | bitOf(damageZone) | bitOf(gate), event.to.kind))
        event.landing = ZoneEnd::top;
}

/// 15-4a, 10-2a: set and driven cards lie face down.
void liesFaceDown(const Position&, Event& event) {
    if (isIn(setZoneBits, event.to.kind) && event.from != event.to && !isIn(setZoneBits, event.from.kind))
        event.flags |= Event::arrivesFaceDown;
}

} // namespace

/// In the order of `Zone`. What the rulebook has no number for is ours.
std::vector<ZoneSpec> zones() {
    const auto ofLine = [](std::string_view word) {
        return ZoneSpec{.word = word, .table = true, .rule = "3-2b-1 p-22"};
    };
    const auto toSet = [](std::string_view word) {
        return ZoneSpec{.word = word, .table = true, .faceDown = Visibility::owner};
    };
    return {{.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "3-2b-2 p-22"},
            {.word = "hand", .visibility = Visibility::owner, .rule = "3-2b-2 p-22"},
            ofLine("ruler zone"),
            ofLine("left attack"),
            ofLine("right attack"),
            ofLine("defense"),
            ofLine("field zone"),
            toSet("set 1"),
            toSet("set 2"),
            toSet("set 3"),
            ofLine("energy zone"),
            {.word = "drive zone", .visibility = Visibility::owner, .rule = "3-2b-2 p-22"},
            {.word = "counter zone", .ordered = true},
            {.word = "damage zone", .ordered = true},
            {.word = "graveyard", .ordered = true},
            {.word = "removed", .rule = "3-2b-1 p-24"},
            {.word = "gate", .shared = true, .ordered = true},
            {.word = "supply"}};
}

std::vector<KeepRule> keeps() {
    return {{"3-2d p-46", playArea}};
}

/// 14-3b-1b: what lasts on a card in the hand or the drive zone lasts on it on the gate, and so does what
/// static abilities make of it there.
std::vector<CarryRule> carries() {
    return {{"14-3b-1b", hand, gate, true}, {"14-3b-1b", driveZone, gate, true}};
}

std::vector<Prohibition> zoneProhibitions() {
    return {{.rule = "15-3a-1", .forbids = hasNoSuchZone, .kinds = only(EventKind::move)},
            {.rule = {}, .forbids = liesThereAlready, .kinds = only(EventKind::move)}};
}

std::vector<Arrival> zoneArrivals() {
    return {{.rule = "14-3c-2c p-25", .apply = goesToItsOwner, .kinds = only(EventKind::move)},
            {.rule = "p-23", .apply = comesOnTop, .kinds = only(EventKind::move)},
            {.rule = "15-4a", .apply = liesFaceDown, .kinds = only(EventKind::move)}};
}

} // namespace takujo::gate_ruler
