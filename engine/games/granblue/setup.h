#pragma once

#include <cstdint>

namespace takujo::granblue {

/// The steps of the beginning from which scenarios can start, in order (setup.cpp).
enum BeginningStep : std::uint16_t {
    decksAreShuffled,
    firstIsDrawn,
    handsAreDrawn,
    firstMayRedraw,
    secondMayRedraw,
    armorIsDealt,
    firstLeaderIsChosen,
};
enum ChoosingLeaderStep : std::uint16_t { whichLeadersThereAre, leaderIsAsked, leaderIsDeployed };

/// 5-2-1-7, 5-1-2-3
inline constexpr std::int32_t rankOfFirstLeader = 0;

} // namespace takujo::granblue
