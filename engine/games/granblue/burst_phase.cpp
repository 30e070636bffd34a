#include "engine/games/granblue/chapters.h"

#include "engine/kit/journal.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/visibility.h"

/// 6-5-1-2-1: chain burst. The cards of the gauge that lie face down deal damage and go under the deck.
namespace takujo::granblue {

namespace {

enum BurstStep : std::uint16_t { whatCanBeHit, isHit, damageIsDealt, afterDamage, cardsGoBack };

std::vector<ObjectId> cardsFaceDown(const Position& position) {
    std::vector<ObjectId> found;
    for (const ObjectId id : objectsIn(position.state, zoneOf(position.state.turnPlayer, gauge)))
        if (faceOf(position.rules, record(position.state, id)) == Face::down)
            found.push_back(id);
    return found;
}

/// 6-5-1-2-1-1. OPEN 11: if there are members, but none that may be chosen, nothing is hit: the leader is
/// meant only where no card lies in the member area.
Next askWhatIsHit(Run& run) {
    const Player opponent = opponentOf(run.state.turnPlayer);
    const Zone zone = countIn(run.state, zoneOf(opponent, memberArea)) > 0 ? memberArea : leaderArea;
    Scratch<ObjectId> candidates;
    for (const ObjectId id : objectsIn(run.state, zoneOf(opponent, zone)))
        if (!cannot(run.state, id, toBeChosen))
            candidates.push_back(id);
    const RulePick pick{.player = run.state.turnPlayer, .kind = burstPick, .verb = burst};
    return askToPick(run, candidates, pick) ? Next::on() : Next::jump(damageIsDealt);
}

Next targetIsChosen(Run&) {
    return Next::on();
}

/// OPEN 11: it is damage all the same, though by no card, no effect and no battle.
Next dealBurst(Run& run) {
    const auto amount = static_cast<std::int32_t>(cardsFaceDown(run).size());
    Scratch<DamageTo> to;
    for (const ObjectId id : pickedFor(run.state, burstPick))
        to.push_back({id, amount});
    if (to.empty())
        return Next::on();
    note(run, "chain burst", run.state.turnPlayer, "6-5-1-2-1-2", {numberArgument("number", amount)});
    return dealDamageTo(
        run, {.to = to, .source = {}, .player = run.state.turnPlayer, .effect = 0, .cause = Cause::rule});
}

/// Whatever lies face down now, in an order that the other player does not learn (3-1-5-2).
Next putUnderTheDeck(Run& run) {
    const std::vector<ObjectId> cards = cardsFaceDown(run);
    return arrangeHiding(run, cards, deck, ZoneEnd::bottom, run.state.turnPlayer);
}

} // namespace

Procedure chainBurstSteps() {
    return {
        "chain burst",
        "6-5-1-2-1",
        {{"what chain burst can hit", "6-5-1-2-1-1", askWhatIsHit},
         {"what chain burst hits", "6-5-1-2-1-1", pickQuestion<targetIsChosen>(DecisionKind::chooseObjects)},
         {"chain burst deals damage", "6-5-1-2-1-2", dealBurst},
         {"check point", "6-5-1-2-1-3", beginCheckPoint},
         {"cards of the gauge go under the deck", "6-5-1-2-1-4", putUnderTheDeck}}};
}

VerbSpec burstVerb() {
    return {.word = "burst",
            .from = {{memberArea, Whose::opponents}, {leaderArea, Whose::opponents}},
            .conditions = {onlyWhen<asksToPickFor<burstPick>>("no-burst-now", "6-5-1-2-1-1"),
                           onlyFor<asksToPickFor<burstPick>, whoPicks>("other-player-bursts", "6-5-1-2-1-1"),
                           {Aspect::object, "burst-hits-members-first", "6-5-1-2-1-1", isCandidate}},
            .onlyWhenAsked = true};
}

} // namespace takujo::granblue
