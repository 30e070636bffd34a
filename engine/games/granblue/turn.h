#pragma once

#include <cstdint>

namespace takujo::granblue {

/// The steps of a turn, in their order (turn.cpp).
enum TurnStep : std::uint16_t {
    turnIsBegun,
    lastingUntilTurnIsOver, ///< 6-2-1
    startIsTold,            ///< 6-2-2
    afterStart,
    allBecomeActive, ///< 6-2-3
    afterActive,
    turnPlayerDraws, ///< 6-2-5
    afterDraw,
    crystalComes, ///< 6-2-7
    afterCrystal,
    mainPhaseIsTold, ///< 6-3-1-1
    afterMainBegins,
    mainPhaseGoesOn, ///< 6-3-1-2
    battlePhaseBegins,
    burstPhaseIsTold, ///< 6-5-1-1
    afterBurstBegins,
    chainBurstIsDone, ///< 6-5-1-2
    endIsTold,        ///< 6-5-1-3
    afterEnd,
    lastingForTurnIsOver,
    turnPasses, ///< 6-5-1-4
};

} // namespace takujo::granblue
