#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/turn_parts.h"

/// 7.4: what the rules ask in the end phase: which followers with ward are acted (7.4.3), and what is
/// discarded down to the hand limit (7.4.7).
namespace takujo::shadowverse_evolve {

namespace {

// Followers with ward.

enum WardStep : std::uint16_t { whichWards, wardsArePicked, theyAct };

Next whichWardsStand(Run& run) {
    const Player player = run.state.turnPlayer;
    Scratch<ObjectId> candidates;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
        if (has(run, id, ward) && isFollower(know(run, id)) && !record(run.state, id).isAside())
            candidates.push_back(id);
    if (candidates.empty())
        return Next::finish();
    const RulePick pick{.player = player,
                        .least = 0,
                        .most = static_cast<std::int32_t>(candidates.size()),
                        .kind = wardPick,
                        .verb = actWard,
                        .enough = enoughWards};
    return askToPick(run, candidates, pick) ? Next::on() : Next::jump(theyAct);
}

Next goOn(Run&) {
    return Next::on();
}

Next actPicked(Run& run) {
    for (const ObjectId id : pickedFor(run.state, wardPick))
        run.propose(doneTo(id, EventKind::turnAside, run.state.turnPlayer, Cause::choice));
    dropNotesOfKind(run.state, wardPick);
    return Next::finish();
}

// The hand limit.

enum HandStep : std::uint16_t { isHandOver, overIsPicked, overIsDiscarded, handSettles, lookAgain };

Next isThereTooMuch(Run& run) {
    const ZoneId whose = zoneOf(run.state.turnPlayer, hand);
    const std::int32_t limit = run.rules.policy(mostInHand);
    if (cardsOver(run, whose, limit) <= 0)
        return Next::finish();
    const RulePick pick{.player = run.state.turnPlayer, .kind = handPick, .verb = discardOver};
    return askWhatIsOver(run, whose, limit, pick) ? Next::on() : Next::jump(overIsDiscarded);
}

Next discardThem(Run& run) {
    return discardPicked(run, handPick);
}

Next fromTheStart(Run&) {
    return Next::jump(isHandOver);
}

} // namespace

Procedure wardsActSteps() {
    return {"followers with ward act",
            "7.4.3",
            {{"which followers with ward stand", "7.4.3", whichWardsStand},
             {"which of them are acted", "7.4.3", pickQuestion<goOn>(DecisionKind::chooseCards)},
             {"they are acted", "7.4.3", actPicked}}};
}

Procedure handLimitSteps() {
    return {"the hand limit",
            "7.4.7",
            {{"is the hand over its limit", "7.4.7", isThereTooMuch},
             {"what is over is picked", "7.4.7", pickQuestion<goOn>(DecisionKind::chooseCards)},
             {"it is discarded", "7.4.7 5.11.1", discardThem},
             {"check timing", "7.4.7", settle},
             {"and the hand is looked at again", "", fromTheStart}}};
}

std::vector<VerbSpec> endPhaseVerbs() {
    return {{.word = "act ward",
             .from = {{field, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<wardPick>>("no-wards-act-now", "7.4.3"),
                            onlyFor<asksToPickFor<wardPick>, whoPicks>("other-player-decides", "7.4.3"),
                            {Aspect::object, "no-standing-ward", "7.4.3", isCandidate},
                            {Aspect::choices, "picked-already", "7.4.3", isUnpicked}},
             .onlyWhenAsked = true},
            {.word = "enough wards",
             .conditions = {onlyWhen<asksToPickFor<wardPick>>("no-wards-act-now", "7.4.3"),
                            onlyFor<asksToPickFor<wardPick>, whoPicks>("other-player-decides", "7.4.3")},
             .onlyWhenAsked = true},
            {.word = "discard",
             .from = {{hand, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<handPick>>("nothing-to-discard", "7.4.7"),
                            onlyFor<asksToPickFor<handPick>, whoPicks>("other-player-decides", "7.4.7"),
                            {Aspect::object, "not-in-hand", "7.4.7", isCandidate},
                            {Aspect::choices, "picked-already", "7.4.7", isUnpicked}},
             .place = ownPlace<cemetery>,
             .onlyWhenAsked = true}};
}

} // namespace takujo::shadowverse_evolve
