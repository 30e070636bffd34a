#include "engine/kit/arrivals.h"
#include "engine/games/granblue/chapters.h"
#include "engine/kit/script/doing/damage.h"

namespace takujo::granblue {

namespace {

/// What comes to a table is active unless something else is said, and with that rule left out it is not.
void arriveActive(const Position& position, Event& event) {
    if (position.rules.policy(arrivesActive) == 0 && position.rules.zone(event.to).table)
        event.flags |= Event::arrivesAside;
}

} // namespace

/// OPEN 51: a card goes to a deck, a hand, a gauge of its owner's, whoever is its master.
std::vector<Arrival> arrivals() {
    constexpr std::uint32_t moves = only(EventKind::move);
    return {{.rule = "3-1-6", .apply = goesToItsOwner, .kinds = moves},
            {.rule = {}, .apply = arriveActive, .kinds = moves},
            {.rule = "9-2-1-3-2 9-2-1-3-3",
             .apply = changeDamage,
             .kinds = only(EventKind::damage),
             .once = true}};
}

} // namespace takujo::granblue
