#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// Who may see which card.

/// Status bit of an object in a hidden zone that is revealed to both players for a while.
inline constexpr std::uint32_t revealedMark = 1U << 31U;

/// Whether the viewer may see the face of an object.
bool sees(const Position& position, Player viewer, ObjectId id);

/// Whether the viewer may see the faces of objects that lie in the zone the usual way.
bool seesInto(const Position& position, Player viewer, ZoneId zone);
/// Whether the viewer may look at face-down cards in a zone where cards lie face up.
bool seesBacksIn(const Position& position, Player viewer, ZoneId zone);

/// How a player's program refers to an object: by its handle if the player sees its face, else by alias and
/// place. So no handle gives a hidden card away.
struct Shown {
    ObjectId object;         ///< only if its face is seen
    std::uint32_t alias = 0; ///< only if its face is not seen
    ZoneId zone;
    std::uint16_t place = 0; ///< in the order of its zone, from 1, if its face is not seen

    bool exists() const { return zone.exists(); }
    friend bool operator==(const Shown&, const Shown&) = default;
};
/// Nothing, if the object is gone.
Shown shownTo(const Position& position, Player viewer, ObjectId id);

/// Returns what an object shows: as it was turned, or as cards lie in its zone.
Face faceOf(const Rulebook& rules, const ObjectRecord& object);
/// Makes it show that face, whatever it shows now.
void turnTo(const Rulebook& rules, ObjectRecord& object, Face face);

} // namespace takujo
