#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::granblue::faults {

constexpr Fault cardsArriveRested = faultOfGame(0);
constexpr Fault lossIsSeenAtOnce = faultOfGame(1);
constexpr Fault charactersHaveWholeNames = faultOfGame(2);
constexpr Fault crystalsBecomeCrystals = faultOfGame(3);
constexpr Fault whatEndsGoesOn = faultOfGame(4);
constexpr Fault waitingIsGoneTogether = faultOfGame(5);
constexpr Fault attacksAreNeverDue = faultOfGame(6);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::granblue::faults
