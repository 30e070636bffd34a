#include "engine/games/shadowverse_evolve/chapters.h"

namespace takujo::shadowverse_evolve {

/// One line a rule, in the order of the rulebook.
std::vector<BuiltInRule> builtInRules() {
    return {{"1.2.3", {Fault::concedingWaits}},
            {"1.2.3.1", {Fault::concedingWaits}},
            {"1.3.2", {Fault::textsEndAtWhatFails}},
            {"1.3.2.4", {Fault::numbersStopAtNought}},
            {"1.3.4", {Fault::otherPlayerFirst}},
            {"2.2.3", {Fault::setsAreNotAsked}},
            {"2.4.2", {Fault::kindsAreNotAsked}},
            {"3.1.2.4.1", {Fault::unnamedPlayersAreTheTurnPlayer}},
            {"4.1.4", {Fault::movesKeepTheObject}},
            {"4.4.3", {Fault::textsSeeEveryZone}},
            {"5.9.1", {Fault::drawsComeFromTheBottom}},
            {"5.18.1", {Fault::chanceTakesTheFirst}},
            {"5.20.1", {Fault::nothingIsShown}},
            {"5.21.1", {Fault::controlIsAMove}},
            {"5.21.2", {Fault::controlIsAMove}},
            {"5.21.3", {Fault::ownersFollowControl}},
            {"5.21.4", {Fault::controlIsAMove}},
            {"10.2.1.2", {Fault::durationsAreForgotten}},
            {"10.3.3", {Fault::whileIsNotAsked}},
            {"10.6.1", {Fault::constantsRest}},
            {"10.7.2.1", {Fault::batchesAreSeenAsOne}},
            {"10.7.7", {Fault::abilitiesLeaveWithTheirCard}},
            {"10.8.1", {Fault::textsAreFollowedTwice}},
            {"10.9.3", {Fault::constantsRest}},
            {"10.9.3.1", {Fault::constantsComeLate}},
            {"10.10.1", {Fault::eventsAreNotShownToReplacements}},
            {"10.10.1.1", {Fault::whatDidNotHappenIsNoticed}},
            {"10.10.2.1", {Fault::turnPlayerOrdersReplacements}},
            {"10.10.2.3", {Fault::replacementsAreForgotten}},
            {"10.11.1", {Fault::snapshotsAreNotTaken}},
            {"13.3.1.4.1", {Fault::modesAreCountedAgain}},
            {"13.5.1.3.2.1", {Fault::modesAreCountedAgain}},
            {"15.1.2.2", {Fault::countersHaveNoNames}}};
}

} // namespace takujo::shadowverse_evolve
