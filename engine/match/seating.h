#pragma once

#include "engine/core/ids.h"
#include "engine/match/bot_choice.h"

#include <cstdint>

namespace takujo {

/// Who sits at the table, and how far they hide their cards from each other. In the order of `seatingWords`.
enum class Seating : std::uint8_t {
    one,      ///< one person plays both sides and sees everything
    two,      ///< two people: the table is handed over whenever the other one is asked
    trusting, ///< two people: within a turn the other one answers with both hands face down, if that is
              ///< possible
    computer  ///< one person, who sees one hand; the computer plays the other side
};

/// For whom the computer plays, and how well.
struct ComputerSeat {
    Player player = Player::b;
    BotChoice bot{BotKind::quick};

    friend bool operator==(const ComputerSeat&, const ComputerSeat&) = default;
};

} // namespace takujo
