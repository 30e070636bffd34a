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
constexpr Fault turningEndsAttacks = faultOfGame(5);
constexpr Fault turnedAsItWas = faultOfGame(6);
constexpr Fault takingIsDrawing = faultOfGame(7);
constexpr Fault extraTurnsAreForgotten = faultOfGame(8);
constexpr Fault civilizationsCostNothing = faultOfGame(9);
constexpr Fault eachMakesOneMana = faultOfGame(10);
constexpr Fault discardsAreMoves = faultOfGame(11);
constexpr Fault standbyCounts = faultOfGame(12);
constexpr Fault rulesBeatCards = faultOfGame(13);
constexpr Fault shieldBacksAreForgotten = faultOfGame(14);
constexpr Fault guardStrikesAreForgotten = faultOfGame(15);
constexpr Fault ninjaStrikesAreForgotten = faultOfGame(16);
constexpr Fault attackChancesAreForgotten = faultOfGame(17);
constexpr Fault comingIsBlocking = faultOfGame(18);
constexpr Fault untappingTurnsBack = faultOfGame(19);
constexpr Fault switchedFieldsTap = faultOfGame(20);
constexpr Fault keywordsAreTexts = faultOfGame(21);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::duel_masters::faults
