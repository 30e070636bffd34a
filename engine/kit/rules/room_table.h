#pragma once

#include "engine/core/ids.h"
#include "engine/kit/rules/decision.h"

#include <cstdint>
#include <string_view>

namespace takujo {

struct Position;

/// How many objects a zone takes, for games with such limits (engine/kit/room.h). Of more that would come at
/// once, the player who brings them says which come; the others stay, and tokens that do not fit are not
/// made.
struct RoomTable {
    /// Returns how many objects the zone takes; a negative number: any number. None: so do all.
    std::int32_t (*limit)(const Position&, ZoneId) = nullptr;
    std::uint16_t asking = 0; ///< the procedure `room::whichCome`
    Verb verb = 0;            ///< the verb by which they are picked (engine/kit/picks.h)
    std::uint8_t pick = 0;    ///< the kind of the notes of this pick
};

} // namespace takujo
