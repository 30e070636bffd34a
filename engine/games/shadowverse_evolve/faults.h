#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::shadowverse_evolve::faults {

constexpr Fault cardsArriveActed = faultOfGame(0);
constexpr Fault lossIsSeenAtOnce = faultOfGame(1);
constexpr Fault fanfareIsNotNoticed = faultOfGame(2);
constexpr Fault lastWordsAreNotNoticed = faultOfGame(3);
constexpr Fault evolvingIsNotNoticed = faultOfGame(4);
constexpr Fault strikesAreNotNoticed = faultOfGame(5);
constexpr Fault tokensDoNotEnter = faultOfGame(6);
constexpr Fault tokensDoNotLeave = faultOfGame(7);
constexpr Fault evolveCardsAreTakenUnasked = faultOfGame(8);
constexpr Fault evolveCardsStayHome = faultOfGame(9);
constexpr Fault evolvingBeginsAnew = faultOfGame(10);
constexpr Fault originsAreForgotten = faultOfGame(11);
constexpr Fault pointsArePaidOnce = faultOfGame(12);
constexpr Fault printedCostsAreNotAsked = faultOfGame(13);
constexpr Fault sortsOfDamageAreAlike = faultOfGame(14);
constexpr Fault tooManyComeLater = faultOfGame(15);
constexpr Fault pricesAreSetLast = faultOfGame(16);
constexpr Fault millsTakeTheLast = faultOfGame(17);
constexpr Fault baneIsNoAbility = faultOfGame(18);
constexpr Fault diceShowOne = faultOfGame(19);
constexpr Fault replacementsLookBack = faultOfGame(20);
constexpr Fault tokensAreNotPlayed = faultOfGame(21);
constexpr Fault secondFacesAreHidden = faultOfGame(22);
constexpr Fault cemeteriesAreNotCounted = faultOfGame(23);
constexpr Fault countedCostsAreFree = faultOfGame(24);
constexpr Fault changesOfHealthAreNotNoticed = faultOfGame(25);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::shadowverse_evolve::faults
