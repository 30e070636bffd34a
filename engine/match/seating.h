#pragma once

#include <cstdint>

namespace takujo {

/// Who sits at the table, and how far they keep their cards from each other. In the order of `seatingWords`.
enum class Seating : std::uint8_t {
    one,     ///< one person plays both sides: nothing is hidden from whoever sits there
    two,     ///< two people: the table is handed over whenever the other is asked
    trusting ///< two people: within a turn the other answers with both hands face down, if that will do
};

} // namespace takujo
