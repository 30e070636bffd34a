#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::fftcg::faults {

constexpr Fault casterIsForgotten = faultOfGame(0);
constexpr Fault phasesGivePriority = faultOfGame(1);
constexpr Fault waitingIsStackedLate = faultOfGame(2);
constexpr Fault oneMemberIsBlocked = faultOfGame(3);
constexpr Fault dealersAloneHaveBroken = faultOfGame(4);
constexpr Fault rulesAreTheTurnPlayers = faultOfGame(5);
constexpr Fault charactersCanBeAnswered = faultOfGame(6);
constexpr Fault burstsAreFoundLate = faultOfGame(7);
constexpr Fault burstsAreFoundEarly = faultOfGame(8);
constexpr Fault reasonsAreForgotten = faultOfGame(9);
constexpr Fault keywordsAreNotAskedForCosts = faultOfGame(10);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::fftcg::faults
