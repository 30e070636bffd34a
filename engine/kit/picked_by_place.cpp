#include "engine/kit/picked_by_place.h"

#include "engine/core/links.h"
#include "engine/core/zones.h"
#include "engine/kit/journal.h"
#include "engine/kit/visibility.h"

namespace takujo {

bool isPickedByPlace(const Position& position, Player picker, ObjectId id) {
    return lives(position.state, id) && !isInside(position.state, id) && !sees(position, picker, id);
}

void tellPickByPlace(const Run& run, Player picker, ObjectId id) {
    if (run.journal == nullptr || !isPickedByPlace(run.position(), picker, id))
        return;
    const ZoneId zone = record(run.state, id).zone;
    const auto place = static_cast<std::int32_t>(placeInZone(run.state, id));
    if (zone.player == picker || zone.player == Player::nobody)
        note(run, "picked by place", picker, {},
             {numberArgument("number", place), zoneArgument("zone", zone.kind)});
    else
        note(run, "picked by place of other", picker, {},
             {numberArgument("number", place), zoneArgument("zone", zone.kind),
              playerArgument("owner", zone.player)});
}

} // namespace takujo
