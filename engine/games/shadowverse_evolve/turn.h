#pragma once

#include <cstdint>

namespace takujo::shadowverse_evolve {

/// The steps of a turn, in their order (turn.cpp).
enum TurnStep : std::uint16_t {
    turnIsBegun,
    startIsTold,
    ppMaxGrowsByOne, ///< 7.2.1
    ppAreBack,
    cardsStand,
    turnPlayerDraws,
    startSettles,
    mainIsTold, ///< 7.3.1
    mainGoesOn,
    endIsTold, ///< 7.4.1
    endSettles,
    wardsAreActed,
    wardsSettle,
    quickIsAsked,
    handIsLookedAt,
    lastingIsOver,
    turnPasses,
};

/// The steps before the first turn from which scenarios can start, in order (setup.cpp).
enum BeginningStep : std::uint16_t {
    basesAreDeclared,
    decksAreShuffled,
    lotIsDrawn,
    lotDecides,
    handsAreTaken
};

} // namespace takujo::shadowverse_evolve
