#include "engine/games/granblue/chapters.h"

#include "engine/games/granblue/setup.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/opening.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"

/// 5-2: what happens before the first turn. The leader decks lie in their place already (5-2-1-2).
namespace takujo::granblue {

namespace {

/// 5-2-1-4: by chance alone, so that nobody is asked.
Next drawFirstPlayer(Run& run) {
    State& state = run.state;
    state.firstPlayer = state.random.below(2) == 0 ? Player::a : Player::b;
    state.turnPlayer = state.firstPlayer;
    note(run, "goes first", state.firstPlayer, "5-2-1-4");
    return Next::on();
}

Next dealArmor(Run& run) {
    for (const Player player : bothPlayers) {
        std::int32_t left = run.rules.policy(armorDealt);
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck))) {
            if (left-- <= 0)
                break;
            run.propose(movedTo(zoneOf(player, armor), id, player));
        }
    }
    return Next::on();
}

Next chooseLeaderOf(Player player) {
    return Next::call(choosingLeader, {static_cast<std::int32_t>(indexOf(player))});
}
// OPEN 23: nothing says who chooses first; whoever goes first does (1-3-4).
Next firstChoosesLeader(Run& run) {
    return chooseLeaderOf(run.state.firstPlayer);
}
Next secondChoosesLeader(Run& run) {
    return chooseLeaderOf(opponentOf(run.state.firstPlayer));
}

Player whoChooses(Run& run) {
    return static_cast<Player>(run.local(0));
}

Next whichLeaders(Run& run) {
    const Player player = whoChooses(run);
    Scratch<ObjectId> candidates;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, leaderDeck)))
        if (run.position().definition(id).numbers[rank] == rankOfFirstLeader)
            candidates.push_back(id);
    const RulePick pick{.player = player, .kind = leaderPick, .verb = chooseLeader};
    return askToPick(run, candidates, pick) ? Next::on() : Next::jump(leaderIsDeployed);
}

Next leaderIsChosen(Run&) {
    return Next::on();
}

Next deployLeader(Run& run) {
    const Player player = whoChooses(run);
    for (const ObjectId id : pickedFor(run.state, leaderPick))
        run.propose(movedTo(zoneOf(player, leaderArea), id, player, Cause::choice));
    return Next::finish();
}

Next firstTurn(Run&) {
    return Next::call(turn);
}

} // namespace

Procedure beginningSteps() {
    return {"beginning",
            "5-2-1",
            {{"the decks are shuffled", "5-2-1-3", opening::shuffleDecks},
             {"who goes first is drawn by lot", "5-2-1-4 5-2-1-4-1", drawFirstPlayer},
             {"both draw an opening hand", "5-2-1-5", opening::drawHands},
             {"the first player may redraw", "5-2-1-5", opening::firstRedraws},
             {"the second player may redraw", "5-2-1-5", opening::secondRedraws},
             {"armor is dealt", "5-2-1-6", dealArmor},
             {"the first player chooses a leader", "5-2-1-7", firstChoosesLeader},
             {"the second player chooses a leader", "5-2-1-7", secondChoosesLeader},
             {"the first player's turn begins", "5-2-1-8", firstTurn}}};
}

Procedure redrawingSteps() {
    return {"redrawing",
            "5-2-1-5",
            {{"keep the hand or redraw", "5-2-1-5", opening::keepOrNot()},
             {"cards go under the deck", "5-2-1-5-1", opening::whichGoBack()},
             {"they are put there", "5-2-1-5-1", opening::putUnder},
             {"as many are drawn", "5-2-1-5-2", opening::drawAgain}}};
}

Procedure choosingLeaderSteps() {
    return {
        "choosing leader",
        "5-2-1-7",
        {{"which leaders can be first", "5-2-1-7", whichLeaders},
         {"the first leader is chosen", "5-2-1-7", pickQuestion<leaderIsChosen>(DecisionKind::chooseCards)},
         {"the first leader is deployed", "5-2-1-7", deployLeader}}};
}

std::vector<VerbSpec> setupVerbs() {
    const auto choice = [](std::string_view word, std::string_view code, std::string_view rule, auto holds) {
        return VerbSpec{.word = word, .conditions = {{Aspect::time, code, rule, holds, nullptr, false}}};
    };
    VerbSpec under = choice("bottom", "no-redraw-now", "5-2-1-5-1", opening::putsBack);
    under.from = {{hand, Whose::mine}};
    under.conditions.push_back({Aspect::object, "redraw-is-of-hand", "5-2-1-5-1", liesInOwn<hand>});
    under.conditions.push_back({Aspect::object, "redraw-goes-to-deck", "5-2-1-5-1", endsInOwn<deck>});
    under.conditions.push_back({Aspect::choices, "under-deck-already", "5-2-1-5-1", isUnpicked});
    under.place = ownPlace<deck>;
    VerbSpec enough = choice("enough", "no-redraw-now", "5-2-1-5-1", opening::putsBack);
    enough.conditions.push_back(
        {Aspect::choices, "nothing-put-back", "5-2-1-5-1", opening::mayPutBackNoMore, nullptr, false});
    return {under,
            enough,
            choice("keep", "no-redraw-now", "5-2-1-5", opening::decidesRedraw),
            choice("redraw", "no-redraw-now", "5-2-1-5", opening::decidesRedraw),
            {.word = "lead",
             .from = {{leaderDeck, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<leaderPick>>("no-leader-to-choose", "5-2-1-7"),
                            onlyFor<asksToPickFor<leaderPick>, whoPicks>("other-chooses-leader", "5-2-1-7"),
                            {Aspect::object, "no-first-leader", "5-2-1-7", isCandidate}},
             .place = ownPlace<leaderArea>,
             .onlyWhenAsked = true}};
}

OpeningTables openingTables() {
    OpeningTables tables;
    tables.handSize = [](const Position& position) { return position.rules.policy(startingHand); };
    tables.redraw = [](const Position&) { return RedrawPolicy{RedrawPolicy::some}; };
    tables.redrawing = redrawing;
    tables.keep = keepHand;
    tables.takeNew = takeNewHand;
    tables.putBack = putUnderDeck;
    tables.noMore = noMoreUnder;
    tables.ruleOfFirst = "5-2-1-4";
    tables.ruleOfRedraw = "5-2-1-5";
    return tables;
}

} // namespace takujo::granblue
