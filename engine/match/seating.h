#pragma once

#include <cstdint>

namespace takujo {

/// Who sits at the table, and how far they hide their cards from each other. In the order of `seatingWords`.
enum class Seating : std::uint8_t {
    one,     ///< one person plays both sides and sees everything
    two,     ///< two people: the table is handed over whenever the other one is asked
    trusting ///< two people: within a turn the other one answers with both hands face down, if that is
             ///< possible
};

} // namespace takujo
