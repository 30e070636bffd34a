#include "engine/kit/visibility.h"

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/script_procedures.h"

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

bool seesBacksIn(const Position& position, Player viewer, ZoneId zone) {
    switch (position.rules.zone(zone).faceDown) {
    case Visibility::everyone:
        return true;
    case Visibility::owner:
        return zone.player == viewer;
    case Visibility::nobody:
        return false;
    }
    return false;
}

bool sees(const Position& position, Player viewer, ObjectId id) {
    const ObjectRecord& object = record(position.state, id);
    const std::uint32_t shown = revealedMark | (viewer == Player::nobody ? 0 : lookedAtBy(viewer));
    if ((object.marks & shown) != 0 || (object.posture & ObjectRecord::faceUp) != 0)
        return true;
    return object.isFaceDown() ? seesBacksIn(position, viewer, object.zone)
                               : seesInto(position, viewer, object.zone);
}

Shown shownTo(const Position& position, Player viewer, ObjectId id) {
    if (!lives(position.state, id))
        return {};
    const ObjectRecord& object = record(position.state, id);
    if (sees(position, viewer, id))
        return {id, 0, object.zone, 0};
    return {{}, object.alias, object.zone, static_cast<std::uint16_t>(placeInZone(position.state, id))};
}

Face faceOf(const Rulebook& rules, const ObjectRecord& object) {
    if (object.isFaceDown())
        return Face::down;
    const bool isUp = (object.posture & ObjectRecord::faceUp) != 0 ||
                      rules.zone(object.zone).visibility == Visibility::everyone;
    return isUp ? Face::up : Face::down;
}

void turnTo(const Rulebook& rules, ObjectRecord& object, Face face) {
    object.turn(ObjectRecord::faceDown | ObjectRecord::faceUp, false);
    if (faceOf(rules, object) != face)
        object.turn(face == Face::down ? ObjectRecord::faceDown : ObjectRecord::faceUp, true);
}

} // namespace takujo
