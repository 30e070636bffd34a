#include "engine/games/fftcg/chapters.h"

#include "engine/kit/opening.h"
#include "engine/kit/question_conditions.h"

namespace takujo::fftcg {

Procedure gameBeginning() {
    return {"game beginning",
            "8.2",
            {{"the decks are shuffled", "8.2.1.1 15.1.1.6.1", opening::shuffleDecks},
             {"a player is drawn by lot", "8.2.1.2", opening::drawLot},
             {"that player goes first or second", "8.2.1.2", opening::firstOrSecond()},
             {"both draw an opening hand", "8.2.1.3", opening::drawHands},
             {"the first player may mulligan", "8.2.1.4", opening::firstRedraws},
             {"the second player may mulligan", "8.2.1.4", opening::secondRedraws},
             {"the first player's turn begins", "8.2.1.5", [](Run&) { return Next::call(turn); }}}};
}

Procedure mulliganProcedure() {
    return {"mulligan",
            "8.2.1.4",
            {{"keep the hand or take a new one", "8.2.1.4", opening::keepOrNot()},
             {"the hand goes to the bottom of the deck in any order", "8.2.1.4", opening::whichGoBack()},
             {"it is put there", "8.2.1.4", opening::putUnder},
             {"a new hand is drawn", "8.2.1.4", opening::drawAgain}}};
}

OpeningTables openingTables() {
    OpeningTables tables;
    tables.lot = drawnByLot;
    tables.handSize = [](const Position& position) { return value(position, openingHand); };
    tables.redraw = [](const Position&) { return RedrawPolicy{RedrawPolicy::all}; };
    tables.redrawing = mulliganing;
    tables.goFirst = goFirst;
    tables.goSecond = goSecond;
    tables.keep = keepHand;
    tables.takeNew = mulligan;
    tables.putBack = putNext;
    tables.ruleOfFirst = "8.2.1.2";
    tables.ruleOfRedraw = "8.2.1.4";
    return tables;
}

std::vector<VerbSpec> beginningVerbs() {
    const auto choice = [](std::string_view word, std::string_view code, std::string_view rule, auto holds) {
        return VerbSpec{
            .word = word, .from = {}, .conditions = {{Aspect::time, code, rule, holds, nullptr, false}}};
    };
    return {choice("go first", "not-choosing-who-is-first", "8.2.1.2", opening::choosesWhoIsFirst),
            choice("go second", "not-choosing-who-is-first", "8.2.1.2", opening::choosesWhoIsFirst),
            choice("keep", "no-mulligan-now", "8.2.1.4", opening::decidesRedraw),
            choice("mulligan", "no-mulligan-now", "8.2.1.4", opening::decidesRedraw),
            {.word = "bottom",
             .from = {{hand, Whose::mine}},
             .conditions = {{Aspect::time, "no-mulligan-now", "8.2.1.4", opening::putsBack, nullptr, false},
                            {Aspect::object, "mulligan-is-of-the-hand", "8.2.1.4", liesInOwn<hand>},
                            {Aspect::object, "mulligan-goes-to-deck", "8.2.1.4", endsInOwn<deck>},
                            {Aspect::choices, "put-there-already", "8.2.1.4", isUnpicked}},
             .place = ownPlace<deck>}};
}

} // namespace takujo::fftcg
