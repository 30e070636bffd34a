#include "engine/games/granblue/chapters.h"
#include "engine/kit/leave_replacement.h"
#include "engine/kit/picks.h"

/// 9-2-3: instead of a member that would leave the member area, one of its level cards goes to the gauge,
/// whatever the cause.
namespace takujo::granblue {

namespace {

/// OPEN 14: the member has not been knocked out. OPEN 15: its master says which card goes. OPEN 16: one card
/// each time. OPEN 54: the member area of the other player is another zone.
constexpr LeaveReplacement levelCards{
    .zone = memberArea, .to = gauge, .pick = levelPick, .verb = levelGoes, .asking = levelGoesInstead};

} // namespace

bool hasLevelCards(const State& state, ObjectId member) {
    return !cardsNotRead(state, member).empty();
}

std::vector<Replacement> replacements() {
    return {goingInstead<levelCards>("9-2-3-2 9-2-3-1 10-4-3-3-3")};
}

Procedure levelGoesInsteadSteps() {
    return goingInsteadSteps<levelCards>("a level card goes instead of its member", "9-2-3",
                                         "which level cards there are", "a level card is chosen", "9-2-3-2");
}

VerbSpec levelGoesVerb() {
    return {.word = "level",
            .from = {{memberArea, Whose::mine}},
            .conditions = {onlyWhen<asksToPickFor<levelPick>>("no-level-card-goes", "9-2-3-2"),
                           onlyFor<asksToPickFor<levelPick>, whoPicks>("other-player-decides", "9-2-3-2"),
                           {Aspect::object, "not-a-level-card-of-it", "9-2-3-2", isCandidate}},
            .place = ownPlace<gauge>,
            .onlyWhenAsked = true};
}

} // namespace takujo::granblue
