#include "engine/core/card_numbers.h"
#include "engine/games/shadowverse_evolve/chapters.h"

#include <algorithm>

/// 3.2: the numbers of players. A change that would take one past a bound stops there (1.3.2.4.1).
namespace takujo::shadowverse_evolve {

namespace {

bool isOf(const Event& event, Value value) {
    return event.slot == value && event.player != Player::nobody;
}

/// The change that leads no further than to these bounds.
void keepWithin(const Position& position, Event& event, std::int32_t least, std::int32_t most) {
    const std::int32_t now = position.state.players[indexOf(event.player)].values[event.slot];
    const bool isChange = event.kind == EventKind::changeValue;
    const std::int32_t wanted = isChange ? sumOf(now, event.amount) : event.amount;
    // What is past a bound already is brought back by nothing but its rule process.
    const std::int32_t then = std::clamp(wanted, std::min(least, now), std::max(most, now));
    event.amount = isChange ? differenceOf(then, now) : then;
}

void boundPp(const Position& position, Event& event) {
    if (isOf(event, pp) && position.rules.policy(ppIsBounded) != 0)
        keepWithin(position, event, 0, valueOf(position.state, event.player, ppMax));
}
void boundPpMax(const Position& position, Event& event) {
    if (isOf(event, ppMax) && position.rules.policy(ppMaxIsBounded) != 0)
        keepWithin(position, event, 0, position.rules.policy(mostPp));
}
} // namespace

std::int32_t valueOf(const State& state, Player player, Value value) {
    return state.players[indexOf(player)].values[value];
}

std::vector<Arrival> valueArrivals() {
    constexpr std::uint32_t changes = only(EventKind::changeValue);
    return {{.rule = {}, .apply = boundPp, .kinds = changes},
            {.rule = {}, .apply = boundPpMax, .kinds = changes}};
}

} // namespace takujo::shadowverse_evolve
