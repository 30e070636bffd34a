#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

/// Status bit of an object in a hidden zone that has been shown to everybody for the time being.
inline constexpr std::uint32_t revealedMark = 1U << 31U;

/// Whether the viewer may see the face of an object.
bool sees(const Position& position, Player viewer, ObjectId id);

/// Whether the viewer may see the face of whatever lies in a zone as cards lie there.
bool seesInto(const Position& position, Player viewer, ZoneId zone);
/// Whether the viewer may look at cards that lie face down there, where cards lie face up.
bool seesBacksIn(const Position& position, Player viewer, ZoneId zone);

/// What a player calls an object, and whatever is told of it to that player: by itself who sees its face, by
/// an alias and its place who does not. No handle betrays a card that is not seen.
struct Shown {
    ObjectId object;         ///< only if its face is seen
    std::uint32_t alias = 0; ///< only if it is not
    ZoneId zone;
    std::uint16_t place = 0; ///< in the order of its zone, from 1, if its face is not seen

    bool exists() const { return zone.exists(); }
    friend bool operator==(const Shown&, const Shown&) = default;
};
/// Nothing, if it does not live.
Shown shownTo(const Position& position, Player viewer, ObjectId id);

/// What an object shows: as it was turned, or as cards lie in its zone.
Face faceOf(const Rulebook& rules, const ObjectRecord& object);
/// Turns it, whatever it shows now.
void turnTo(const Rulebook& rules, ObjectRecord& object, Face face);

} // namespace takujo
