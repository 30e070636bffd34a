#pragma once

#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/opening.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/timing.h"
#include "engine/kit/turn_parts.h"
#include "tests/unit/games/lanterns/terms.h"

/// Chapters 2 and 3: how the game begins, and a turn.
namespace takujo::lanterns {

inline Procedure beginningProcedure() {
    return {"a game",
            "2",
            {{"the decks are shuffled", "2.1", opening::shuffleDecks},
             {"the lot", "2.2", opening::drawLot},
             {"who goes first", "2.2", opening::firstOrSecond()},
             {"opening hands", "2.3", opening::drawHands},
             {"a new hand for who goes first", "2.4", opening::firstRedraws},
             {"and for the other", "2.4", opening::secondRedraws},
             {"the spark of the second", "2.5",
              [](Run& run) {
                  proposeChange(run, opponentOf(run.state.firstPlayer), sparks, 1);
                  return Next::on();
              }},
             {"the first turn", "3", [](Run&) { return Next::call(turn); }}}};
}

inline Procedure redrawProcedure() {
    return {"a new hand",
            "2.4",
            {{"whether", "2.4", opening::keepOrNot()},
             {"which cards", "2.4", opening::whichGoBack()},
             {"they go back", "2.4", opening::putUnder},
             {"the deck is shuffled", "2.4", opening::shuffleAgain},
             {"new cards", "2.4", opening::drawAgain}}};
}

inline Next dawnBreaks(Run& run) {
    ++run.state.turn;
    beginPhase(run, dawn, "3.1");
    return Next::on();
}

inline Next turnEverythingUpright(Run& run) {
    for (const Zone zone : {terrace, lamps})
        for (const ObjectId id : objectsIn(run.state, {zone, run.state.turnPlayer}))
            proposeUpright(run, id);
    return Next::on();
}

inline Next drawForTheTurn(Run& run) {
    if (run.state.turn > 1 || run.rules.policy(firstDraws) != 0)
        drawCards(run, run.state.turnPlayer, 1);
    return Next::on();
}

inline Next gainSpark(Run& run) {
    const Player player = run.state.turnPlayer;
    if (run.state.players[indexOf(player)].values[sparks] < run.rules.policy(mostSparks))
        proposeChange(run, player, sparks, 1);
    return Next::on();
}

inline Next settle(Run&) {
    return Next::call(settling);
}

inline Next lookAtHand(Run& run) {
    const RulePick pick{.player = run.state.turnPlayer, .kind = overLimit, .verb = discard};
    const bool isAsked = askWhatIsOver(run, {hand, run.state.turnPlayer}, run.rules.policy(handLimit), pick);
    return isAsked ? Next::on() : Next::jump(steps::putsAway);
}

inline Next goOn(Run&) {
    return Next::on();
}

inline Next endTurn(Run& run) {
    healAll(run, terrace);
    endOfTurn(run);
    return Next::on();
}

inline Procedure turnProcedure() {
    return {"a turn",
            "3",
            {{"dawn", "3.1", dawnBreaks},
             {"everything is turned upright", "3.1", turnEverythingUpright},
             {"a card is drawn", "3.2", drawForTheTurn},
             {"a spark", "3.4", gainSpark},
             {"what dawn has triggered", "7.1", settle},
             {"day", "3.5",
              [](Run& run) {
                  beginPhase(run, day, "3.5");
                  return Next::on();
              }},
             {"actions", "3.5", [](Run&) { return Next::call(acting); }},
             {"dusk", "3.6",
              [](Run& run) {
                  beginPhase(run, dusk, "3.6");
                  return Next::on();
              }},
             {"what dusk has triggered", "7.1", settle},
             {"cards over the limit", "3.6", lookAtHand},
             {"which", "3.6", pickQuestion<goOn>(DecisionKind::chooseCards)},
             {"are discarded", "3.6", [](Run& run) { return discardPicked(run, overLimit); }},
             {"damage is gone", "3.7", endTurn},
             {"the turn passes", "3.8", [](Run& run) {
                  passTurn(run.state);
                  return Next::jump(steps::dawns);
              }}}};
}

inline Player actor(const Position& position) {
    return position.state.turnPlayer;
}
constexpr auto isDay = asksAt<acting, timing::actsFreely>;

/// Conditions of every action by day.
inline std::vector<Condition> byDay() {
    return {onlyWhen<isDay>("not-now", "3.5"), onlyFor<isDay, actor>("not-your-turn", "3.5")};
}
inline std::vector<Condition> byDay(std::vector<Condition> more) {
    std::vector<Condition> all = byDay();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

inline std::vector<VerbSpec> verbsOfBeginning() {
    const Condition saysFirst{Aspect::time, "not-asked", "2.2", opening::choosesWhoIsFirst, nullptr, false};
    const Condition mayRedraw{Aspect::time, "not-asked", "2.4", opening::decidesRedraw, nullptr, false};
    return {{.word = "go first", .conditions = {saysFirst}},
            {.word = "go second", .conditions = {saysFirst}},
            {.word = "keep", .conditions = {mayRedraw}},
            {.word = "new hand", .conditions = {mayRedraw}}};
}

inline VerbSpec discardVerb() {
    constexpr auto isAsked = asksToPickFor<overLimit>;
    return {.word = "discard",
            .from = {{hand, Whose::mine}},
            .conditions = {onlyWhen<isAsked>("not-now", "3.6"),
                           onlyFor<isAsked, whoPicks>("not-yours", "3.6"),
                           {Aspect::object, "not-there", "3.6", isCandidate},
                           {Aspect::object, "picked", "3.6", isUnpicked}},
            .place = ownPlace<ash>};
}

} // namespace takujo::lanterns
