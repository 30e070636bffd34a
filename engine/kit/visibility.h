#pragma once

#include "engine/kit/position.h"

namespace takujo {

/// Status bit of an object in a hidden zone that has been shown to everybody for the time being.
inline constexpr std::uint32_t revealedMark = 1U << 31U;

/// Whether the viewer may see the face of an object.
bool sees(const Position& position, Player viewer, ObjectId id);

/// Whether the viewer may see the face of whatever lies in a zone as cards lie there.
bool seesInto(const Position& position, Player viewer, ZoneId zone);
/// Whether the viewer may look at cards that lie face down there, where cards lie face up.
bool seesBacksIn(const Position& position, Player viewer, ZoneId zone);

/// What an object shows: as it was turned, or as cards lie in its zone.
Face faceOf(const Rulebook& rules, const ObjectRecord& object);
/// Turns it, whatever it shows now.
void turnTo(const Rulebook& rules, ObjectRecord& object, Face face);

} // namespace takujo
