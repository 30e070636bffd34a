#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::gate_ruler::faults {

constexpr Fault damageIsDealtAtOnce = faultOfGame(0);
constexpr Fault destructionIsAtOnce = faultOfGame(1);
constexpr Fault sortsOfDamageAreAlike = faultOfGame(3);
constexpr Fault costsAreSetLast = faultOfGame(4);
constexpr Fault costsDoNotRise = faultOfGame(5);
constexpr Fault costsDoNotFall = faultOfGame(6);
constexpr Fault nothingIsFree = faultOfGame(7);
constexpr Fault costsChangeUntilPaid = faultOfGame(8);
constexpr Fault energyIsNotRested = faultOfGame(9);
constexpr Fault costsBelowNoughtArePaid = faultOfGame(10);
constexpr Fault nothingBecomesDear = faultOfGame(11);
constexpr Fault countersAreFree = faultOfGame(12);
constexpr Fault summonsAreNotCounted = faultOfGame(13);
constexpr Fault specialSummonsAreCounted = faultOfGame(14);
constexpr Fault unitsLandOnlyInEmptyZones = faultOfGame(15);
constexpr Fault settingCostsTheLevel = faultOfGame(16);
constexpr Fault setCardsWaitATurn = faultOfGame(17);
constexpr Fault energyActsByItself = faultOfGame(18);
constexpr Fault touchdownIsNotNoticed = faultOfGame(19);
constexpr Fault touchdownIsOfUnits = faultOfGame(20);
constexpr Fault penetratingIsNotNoticed = faultOfGame(21);
constexpr Fault interceptingIsNotNoticed = faultOfGame(22);
constexpr Fault counterAttacksAreNotNoticed = faultOfGame(23);
constexpr Fault cardsComeOutWhereTheyAre = faultOfGame(24);
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
constexpr Fault onlyWorkingZonesArePlay = faultOfGame(53);
constexpr Fault oneLosesFirst = faultOfGame(54);
constexpr Fault keywordsWorkOnce = faultOfGame(55);
constexpr Fault effectsDestroyForAttackers = faultOfGame(56);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::gate_ruler::faults
