#pragma once

#include "engine/kit/position.h"

namespace takujo {

/// Status bit of an object in a hidden zone that has been shown to everybody for the time being.
inline constexpr std::uint32_t revealedMark = 1U << 31U;

/// Whether the viewer may see the face of an object.
bool sees(const Position& position, Player viewer, ObjectId id);

/// Whether the viewer may see the face of whatever lies in a zone.
bool seesInto(const Position& position, Player viewer, ZoneId zone);

} // namespace takujo
