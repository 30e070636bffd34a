#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::duel_masters::faults {

constexpr Fault cardsTakeTheirObjectsAlong = faultOfGame(0);
constexpr Fault objectsAreTheirTops = faultOfGame(1);
constexpr Fault gearsTurnWithTheirBearers = faultOfGame(2);
constexpr Fault textsCrossNothing = faultOfGame(3);
constexpr Fault emptyZonesAreNotSwapped = faultOfGame(4);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::duel_masters::faults
