#include "engine/kit/visibility.h"

#include "engine/kit/rulebook.h"
#include "engine/kit/script/script_procedures.h"

namespace takujo {

bool seesInto(const Position& position, Player viewer, ZoneId zone) {
    switch (position.rules.zone(zone).visibility) {
    case Visibility::everyone:
        return true;
    case Visibility::owner:
        return zone.player == viewer ||
               (zone.kind == position.rules.tables().script.hand &&
                (position.state.players[indexOf(zone.player)].flags & playsWithOpenHand) != 0);
    case Visibility::nobody:
        return false;
    }
    return false;
}

bool sees(const Position& position, Player viewer, ObjectId id) {
    const ObjectRecord& object = record(position.state, id);
    const std::uint32_t shown = revealedMark | (viewer == Player::nobody ? 0 : lookedAtBy(viewer));
    return (object.marks & shown) != 0 || seesInto(position, viewer, object.zone);
}

} // namespace takujo
