#pragma once

#include "engine/games/game.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/opening.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/timing.h"
#include "engine/kit/turn_parts.h"

// The game that engine/kit/README.md shows, word for word.

namespace takujo::heaps {

enum Zone : std::uint8_t { deck, hand, heap };
enum Verbs : std::uint8_t { put, rest };
enum Procedures : ProcedureId { beginning = procedures::firstOfGame, turn };
enum TurnStep : std::uint16_t { draws, acts };
enum Policy : std::uint8_t { startingHand };

Next draw(Run& run) {
    ++run.state.turn;
    beginPhase(run, 0);
    drawCards(run, run.state.turnPlayer, 1);
    return Next::on();
}

constexpr auto isAsked = asksAt<turn, acts>;

void offerActions(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    offer(position, decision.decider, put, decision); // every object in its sources that meets its conditions
    offer(position, decision.decider, rest, decision);
}

Next act(Run& run, const Option& answer) {
    if (answer.verb == rest)
        return Next::on();
    run.propose(movedTo({heap, run.state.turnPlayer}, answer.object, run.state.turnPlayer));
    return Next::again();
}

void outOfCards(Run& run) {
    if (countIn(run.state, {deck, run.state.turnPlayer}) == 0)
        proposeLoss(run, run.state.turnPlayer);
}

Next changeTurn(Run& run) {
    passTurn(run.state);
    return Next::jump(draws);
}

RuleTables tables() {
    RuleTables result;
    result.zones = {{.word = "deck", .visibility = Visibility::nobody, .ordered = true},
                    {.word = "hand", .visibility = Visibility::owner},
                    {.word = "heap", .ordered = true}};
    result.phases = {"day"};
    result.verbs = {{.word = "put",
                     .from = {{hand, Whose::mine}},
                     .conditions = {onlyWhen<isAsked>("not-now", "3"),
                                    onlyFor<isAsked, turnPlayer>("not-your-turn", "3"),
                                    {Aspect::object, "not-in-hand", "3", liesInOwn<hand>}},
                     .place = ownPlace<heap>,
                     .usual = true},
                    {.word = "rest",
                     .conditions = {onlyWhen<isAsked>("not-now", "3"),
                                    onlyFor<isAsked, turnPlayer>("not-your-turn", "3")}}};
    const Question putting{DecisionKind::act, offerActions, act, Question::moment};
    result.procedures = withKitProcedures({{"a game",
                                            "1",
                                            {{"the decks are shuffled", "1", opening::shuffleDecks},
                                             {"hands are drawn", "1", opening::drawHands},
                                             {"the first turn", "2", [](Run&) { return Next::call(turn); }}}},
                                           {"a turn",
                                            "2",
                                            {{"the turn player draws", "2", draw},
                                             {"the turn player puts cards", "3", putting},
                                             {"rule processes", "4", timing::checkProcesses},
                                             {"the turn passes", "2", changeTurn}}}});
    result.processes = {{"out of cards", "4", outOfCards}};
    result.policies = {{"starting hand", "1", 3, 0}};
    result.deckParts = {{.word = "cards", .zone = deck}};
    result.script.deck = deck;
    result.script.hand = hand;
    result.script.draw = [](Run& run, Player player, std::int32_t count) { drawCards(run, player, count); };
    result.opening.handSize = [](const Position& position) { return position.rules.policy(startingHand); };
    result.noSuchMove = "3";
    result.gameOver = "4";
    result.endless = {"4"};
    return result;
}

Game game() {
    Game result;
    result.id = "heaps";
    result.tables = tables();
    result.schema.types = {"card"};
    result.formats = {"free"};
    result.deckProblems = [](const Rulebook&, std::string_view, std::span<const DeckLine>) {
        return std::vector<DeckProblem>{};
    };
    result.beginning = beginning;
    result.startingPoints = {{"day", 0, {{turn, acts}}}};
    result.filler = [] { return CardDefinition{}; };
    return result;
}

} // namespace takujo::heaps
