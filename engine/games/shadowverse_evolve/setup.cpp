#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/occurrence.h"
#include "engine/kit/opening.h"
#include "engine/kit/question_conditions.h"

/// 6.2: what happens before the first turn. The leaders lie in their areas already (6.2.1.2).
namespace takujo::shadowverse_evolve {

namespace {

Next dealPoints(Run& run) {
    for (const Player player : bothPlayers)
        for (const Value value : {pp, ppMax})
            run.state.players[indexOf(player)].values[value] = run.rules.policy(pointsAtFirst);
    const Player second = opponentOf(run.state.firstPlayer);
    run.state.players[indexOf(second)].values[ep] = run.rules.policy(secondPlayersEp);
    dealSuperEp(run.state, run.rules);
    return Next::on();
}

/// The first player's come first (1.3.4): it is about to be their turn.
Next tellBeginning(Run& run) {
    run.state.turnPlayer = run.state.firstPlayer;
    proposeOccurrence(run, gameBegins, {}, run.state.firstPlayer);
    return Next::on();
}

Next declareBases(Run&) {
    return Next::call(declaringBasis, {0});
}

Next firstTurn(Run&) {
    return Next::call(turn);
}

} // namespace

Procedure beginningSteps() {
    return {"before the game",
            "6.2.1",
            {{"what the decks go by is said", "6.2.1.3", declareBases},
             {"the decks are shuffled", "6.2.1.4 5.8.1", opening::shuffleDecks},
             {"a player is drawn by lot", "6.2.1.6", opening::drawLot},
             {"that player goes first or second", "6.2.1.6", opening::firstOrSecond()},
             {"both take an opening hand", "6.2.1.7", opening::drawHands},
             {"the first player may redraw", "6.2.1.8", opening::firstRedraws},
             {"the second player may redraw", "6.2.1.8", opening::secondRedraws},
             {"points are dealt", "6.2.1.10", dealPoints},
             {"the game is about to begin", "6.2.1.12", tellBeginning},
             {"check timing", "", settle},
             {"the first player's turn begins", "6.2.1.13", firstTurn}}};
}

Procedure redrawingSteps() {
    return {"redrawing",
            "6.2.1.8",
            {{"keep the hand or redraw", "6.2.1.8", opening::keepOrNot()},
             {"the hand goes under the deck in any order", "6.2.1.8", opening::whichGoBack()},
             {"it is put there", "6.2.1.8", opening::putUnder},
             {"four cards are taken instead", "6.2.1.8", opening::drawAgain}}};
}

OpeningTables openingTables() {
    OpeningTables tables;
    tables.lot = 0;
    tables.handSize = [](const Position& position) { return position.rules.policy(startingHand); };
    tables.redraw = [](const Position&) { return RedrawPolicy{RedrawPolicy::all}; };
    tables.redrawing = redrawing;
    tables.goFirst = goFirst;
    tables.goSecond = goSecond;
    tables.keep = keepHand;
    tables.takeNew = takeNewHand;
    tables.putBack = putUnderDeck;
    tables.ruleOfFirst = "6.2.1.6";
    tables.ruleOfRedraw = "6.2.1.8";
    return tables;
}

std::vector<VerbSpec> setupVerbs() {
    const auto choice = [](std::string_view word, std::string_view code, std::string_view rule, auto holds) {
        return VerbSpec{.word = word, .conditions = {{Aspect::time, code, rule, holds, nullptr, false}}};
    };
    return {choice("go first", "not-choosing-who-is-first", "6.2.1.6", opening::choosesWhoIsFirst),
            choice("go second", "not-choosing-who-is-first", "6.2.1.6", opening::choosesWhoIsFirst),
            choice("keep", "no-redraw-now", "6.2.1.8", opening::decidesRedraw),
            choice("redraw", "no-redraw-now", "6.2.1.8", opening::decidesRedraw),
            {.word = "bottom",
             .from = {{hand, Whose::mine}},
             .conditions = {{Aspect::time, "no-redraw-now", "6.2.1.8", opening::putsBack, nullptr, false},
                            {Aspect::object, "redraw-is-of-hand", "6.2.1.8", liesInOwn<hand>},
                            {Aspect::object, "redraw-goes-to-deck", "6.2.1.8", endsInOwn<deck>},
                            {Aspect::choices, "under-deck-already", "6.2.1.8", isUnpicked}},
             .place = ownPlace<deck>}};
}

} // namespace takujo::shadowverse_evolve
