#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::gate_ruler::faults {

constexpr Fault damageIsDealtAtOnce = faultOfGame(0);
constexpr Fault destructionIsAtOnce = faultOfGame(1);
constexpr Fault drivenCardsLieOpen = faultOfGame(30);
constexpr Fault destructionIsSure = faultOfGame(31);
constexpr Fault emptyDriveZoneIsProcessed = faultOfGame(32);
constexpr Fault endedAttacksHaveNoEnd = faultOfGame(33);
constexpr Fault attackersStayActive = faultOfGame(34);
constexpr Fault attackersMistakeNumbers = faultOfGame(35);
constexpr Fault priorityStays = faultOfGame(36);
constexpr Fault emptyGateIsTheEnd = faultOfGame(37);
constexpr Fault gateUnwindsBlindly = faultOfGame(38);
constexpr Fault eachIsDealtApart = faultOfGame(39);
constexpr Fault damageDoesNotAddUp = faultOfGame(40);
constexpr Fault rulersAreLikeUnits = faultOfGame(41);
constexpr Fault processesForgetTheirSource = faultOfGame(42);
constexpr Fault combatDamageIsReadLater = faultOfGame(43);
constexpr Fault destructionsAddUp = faultOfGame(44);
constexpr Fault playComesBeforeOpen = faultOfGame(45);
constexpr Fault untoldIsForATurn = faultOfGame(46);
constexpr Fault unitsComeRested = faultOfGame(47);
constexpr Fault rulersGiveAllZones = faultOfGame(48);
constexpr Fault fieldZonesAreForOne = faultOfGame(49);
constexpr Fault lostTargetsAreReplaced = faultOfGame(50);
constexpr Fault topmostIsRecovered = faultOfGame(51);
constexpr Fault overdrivesAreOfOnesTurn = faultOfGame(52);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::gate_ruler::faults
