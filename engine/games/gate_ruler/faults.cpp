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
    };
    const auto* const found = std::ranges::find(lines, fault, &Line::first);
    return found == lines.end() ? std::string_view{} : found->second;
}

} // namespace takujo::gate_ruler::faults

#endif
