#pragma once

#include "engine/games/workbench/terms.h"
#include "engine/kit/picks.h"

/// Rules of other games, tried out on this one. Each is a policy that is off until a scenario of the kit sets
/// it: who reads the workbench to begin a game needs none of it.
namespace takujo::workbench::trials {

enum Policy : std::uint8_t {
    mostPutAway = policyCount, ///< w-40
    leastPutAway,
    handLimit, ///< w-41; 0: none
    newHand,   ///< w-42; 1: all of it, 2: some
    newHandInOrder,
    newHandIsShown,
    newHandIsShuffled,
    onlyFirstProcess,   ///< w-43
    processesBetween,   ///< w-44
    passSettles,        ///< w-45
    untoldEndsWithTurn, ///< w-51
    strikesOfCard,      ///< w-56
    strikesOfPlayer,
};
std::vector<PolicySpec> policies();

/// In the order of `Verbs`, from `sendAway` on.
std::vector<VerbSpec> verbs();

/// In the order of `Procedures`, from `trialsOfEnd` on.
std::vector<Procedure> procedures();

/// What rules ask at the end of a turn, if any of them is on.
Next atTheEnd(Run& run);

OpeningTables openingTables();
TimingTables timingTables();

/// For the objects that a rule asks a player to pick, noted as that kind (engine/kit/picks.h).
template <std::uint8_t kind>
VerbSpec pickVerb(std::string_view word, Zone zone, std::string_view rule) {
    return {.word = word,
            .from = {{zone, Whose::mine}},
            .conditions = {onlyWhen<asksToPickFor<kind>>("no-rule-asks-for-it", rule),
                           onlyFor<asksToPickFor<kind>, whoPicks>("rule-asks-the-other-player", rule),
                           {Aspect::object, "not-what-the-rule-asks-for", rule, isCandidate},
                           {Aspect::choices, "picked-for-the-rule", rule, isUnpicked}},
            .place = ownPlace<heap>};
}

} // namespace takujo::workbench::trials
