#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/passage.h"

/// Chapter 4: zones.
namespace takujo::shadowverse_evolve {

namespace {

/// Whether more cards than the limit would lie there, with what happens before it in the same batch. The
/// player cannot say yet which of several come (4.4.4.2, 4.8.3.2).
template <Zone zone, Policy limit>
bool hasNoRoom(const Position& position, const Event& event) {
    if (event.to.kind != zone || event.from == event.to || event.host.exists())
        return false;
    std::int32_t count = countIn(position.state, event.to);
    for (const Event& before : happensBefore(position.state, event)) {
        if (before.kind != EventKind::move || before.has(Event::forbidden) || before.from == before.to)
            continue;
        count += before.to == event.to ? 1 : 0;
        count -= before.from == event.to ? 1 : 0;
    }
    return count >= position.rules.policy(limit);
}

/// 1.3.2.1: what lies in a zone is not put there. In a deck, another place is meant.
bool liesThereAlready(const Position&, const Event& event) {
    return event.from == event.to && event.from.kind != deck && !event.host.exists() &&
           !event.has(Event::ofUnit);
}

} // namespace

/// In the order of `Zone`. What lies face down in a banished zone is seen by nobody.
std::vector<ZoneSpec> zones() {
    return {{.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "4.5.2"},
            {.word = "hand", .visibility = Visibility::owner, .rule = "4.7.2"},
            {.word = "field", .table = true, .rule = "4.4.2"},
            {.word = "ex area", .rule = "4.8.2"},
            {.word = "cemetery", .rule = "4.9.2"},
            {.word = "leader", .table = true, .rule = "4.3.2"},
            {.word = "evolve deck", .visibility = Visibility::owner, .rule = "4.6.2"},
            {.word = "evolution zone", .rule = "4.12.2"},
            {.word = "banished", .rule = "4.10.2"},
            {.word = "resolution", .shared = true, .ordered = true, .rule = "4.11.2"}};
}

std::vector<Prohibition> zoneProhibitions() {
    constexpr std::uint32_t moves = only(EventKind::move);
    return {
        {.rule = "4.4.4 4.4.4.1", .forbids = hasNoRoom<field, fieldLimit>, .kinds = moves, .atLast = true},
        {.rule = "4.8.3 4.8.3.1", .forbids = hasNoRoom<exArea, exLimit>, .kinds = moves, .atLast = true},
        {.rule = "1.3.2.1", .forbids = liesThereAlready, .kinds = moves},
        {.rule = "1.3.3", .forbids = cannotTurnUpright<toStand>, .kinds = only(EventKind::turnUpright)}};
}

std::vector<Arrival> zoneArrivals() {
    return {{.rule = "4.1.6", .apply = goesToItsOwner, .kinds = only(EventKind::move)}};
}

bool hasRoomOnField(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, field)) < position.rules.policy(fieldLimit);
}

} // namespace takujo::shadowverse_evolve
