#include "engine/games/gate_ruler/faults.h"

#ifdef TAKUJO_FAULTS

#include <algorithm>
#include <array>
#include <utility>

namespace takujo::gate_ruler::faults {

std::string_view wordsOf(Fault fault) {
    using Line = std::pair<Fault, std::string_view>;
    static constexpr std::array lines{
        Line{damageIsDealtAtOnce, "damage is dealt without a process on the gate"},
        Line{destructionIsAtOnce, "units are destroyed without a process on the gate"},
        Line{sortsOfDamageAreAlike, "damage of attacks and damage of effects are the same"},
        Line{costsAreSetLast, "what sets a cost comes after what changes it"},
        Line{costsDoNotRise, "nothing makes a cost more"},
        Line{costsDoNotFall, "nothing makes a cost less"},
        Line{nothingIsFree, "nothing is played without paying its cost"},
        Line{costsChangeUntilPaid, "a cost is not fixed before it is paid"},
        Line{energyIsNotRested, "whoever pays energy rests none"},
        Line{costsBelowNoughtArePaid, "a cost of less than nothing is paid as if it were more"},
        Line{nothingBecomesDear, "what costs nothing is not made dearer"},
        Line{countersAreFree, "a card that its CNT plays costs nothing, whatever makes it dearer"},
        Line{summonsAreNotCounted, "normal summons are not counted"},
        Line{specialSummonsAreCounted, "special summons are counted as normal ones"},
        Line{unitsLandOnlyInEmptyZones, "a unit whose zone is occupied goes to the graveyard"},
        Line{settingCostsTheLevel, "whoever sets a card pays its level"},
        Line{setCardsWaitATurn, "a set card is not played in the turn in which it was set"},
        Line{energyActsByItself, "energy cards become act in the start phase"},
        Line{touchdownIsNotNoticed, "touchdown is not triggered"},
        Line{touchdownIsOfUnits, "touchdown is triggered by units only"},
        Line{penetratingIsNotNoticed, "penetrate is not triggered"},
        Line{interceptingIsNotNoticed, "intercept is not triggered"},
        Line{counterAttacksAreNotNoticed, "counter-attack is not triggered"},
        Line{cardsComeOutWhereTheyAre, "a card that stays in its zone comes out to it"},
        Line{drivenCardsLieOpen, "driven cards are seen by everybody"},
        Line{destructionIsSure, "what is to be destroyed is destroyed, whatever its damage has become"},
        Line{emptyDriveZoneIsProcessed, "gate processing follows where a drive zone has been emptied"},
        Line{endedAttacksHaveNoEnd, "where nobody attacks any more there is no attack end step"},
        Line{attackersStayActive, "whoever attacks is not rested"},
        Line{attackersMistakeNumbers, "attackers deal STK to units and ATK to rulers"},
        Line{priorityStays, "whoever has acted has priority again, and earlier passes count"},
        Line{emptyGateIsTheEnd, "gate processing is over as soon as everything has resolved"},
        Line{gateUnwindsBlindly, "the gate unwinds without a look at what is due"},
        Line{eachIsDealtApart, "there is a process for everything that is dealt damage"},
        Line{damageDoesNotAddUp, "units keep the last damage alone"},
        Line{rulersAreLikeUnits, "damage to a ruler stays on it"},
        Line{processesForgetTheirSource, "a damage process does not know the source"},
        Line{combatDamageIsReadLater, "how much combat damage there is is read when it is dealt"},
        Line{destructionsAddUp, "a unit may be about to be destroyed more than once"},
        Line{playComesBeforeOpen, "of two rules about what a trigger sees, the one about play comes first"},
        Line{untoldIsForATurn, "effects without a time end with the turn"},
        Line{unitsComeRested, "what comes into play by resolving is rested"},
        Line{rulersGiveAllZones, "every ruler gives all zones"},
        Line{fieldZonesAreForOne, "of several field cards in a zone the last one stays"},
        Line{lostTargetsAreReplaced, "where the attacked unit has gone, the ruler is dealt the damage"},
        Line{topmostIsRecovered, "of a ruler's damage the topmost cards are recovered"},
        Line{overdrivesAreOfOnesTurn, "overdrive abilities are not used by a drive resolution process"},
        Line{onlyWorkingZonesArePlay, "only the zones in which abilities work are in play"},
        Line{oneLosesFirst, "of two players who lose at the same moment one loses first"},
        Line{keywordsWorkOnce, "of a keyword that a card has several times one works"},
        Line{effectsDestroyForAttackers,
             "whatever destroys the attacked unit, the attack that damaged it has done it"},
    };
    const auto* const found = std::ranges::find(lines, fault, &Line::first);
    return found == lines.end() ? std::string_view{} : found->second;
}

} // namespace takujo::gate_ruler::faults

#endif
