#include "engine/games/fftcg/beginning.h"

#include "engine/games/fftcg/cards_moving.h"
#include "engine/kit/asking.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"

namespace takujo::fftcg {

namespace {

constexpr std::size_t chooser = drawnByLot;

Player choosing(const State& state) {
    return static_cast<Player>(state.values[chooser]);
}

Next shuffleDecks(Run& run) {
    for (const Player player : bothPlayers) {
        Event event;
        event.kind = EventKind::shuffle;
        event.to = zoneOf(player, deck);
        event.player = player;
        run.propose(event);
    }
    return Next::on();
}

enum Step : std::uint16_t { shuffling, lot, firstOrSecond, draws, firstMulligan, secondMulligan };

Next drawLot(Run& run) {
    run.state.values[chooser] = static_cast<std::int32_t>(run.state.random.below(2));
    return Next::on();
}

void offerFirstOrSecond(const Position& position, Decision& decision) {
    decision.decider = choosing(position.state);
    offer(position, decision.decider, goFirst, decision);
    offer(position, decision.decider, goSecond, decision);
}

Next takeFirstOrSecond(Run& run, const Option& answer) {
    const Player player = choosing(run.state);
    run.state.firstPlayer = answer.verb == goFirst ? player : opponentOf(player);
    run.state.turnPlayer = run.state.firstPlayer;
    note(run, "goes first", run.state.firstPlayer, "8.2.1.2");
    return Next::on();
}

Next drawOpeningHands(Run& run) {
    for (const Player player : bothPlayers)
        proposeDraw(run, player, value(run, openingHand));
    return Next::on();
}

Next mulliganOf(Player player) {
    return Next::call(mulliganing, {static_cast<std::int32_t>(indexOf(player))});
}
Next firstPlayersMulligan(Run& run) {
    return mulliganOf(run.state.firstPlayer);
}
Next secondPlayersMulligan(Run& run) {
    return mulliganOf(opponentOf(run.state.firstPlayer));
}
Next firstTurn(Run&) {
    return Next::call(turn);
}

} // namespace

Procedure gameBeginning() {
    return {"game beginning",
            "8.2",
            {{"the decks are shuffled", "8.2.1.1 15.1.1.6.1", shuffleDecks},
             {"a player is drawn by lot", "8.2.1.2", drawLot},
             {"that player goes first or second", "8.2.1.2",
              Question{DecisionKind::mode, offerFirstOrSecond, takeFirstOrSecond}},
             {"both draw an opening hand", "8.2.1.3", drawOpeningHands},
             {"the first player may mulligan", "8.2.1.4", firstPlayersMulligan},
             {"the second player may mulligan", "8.2.1.4", secondPlayersMulligan},
             {"the first player's turn begins", "8.2.1.5", firstTurn}}};
}

namespace {

// The mulligan of one player: local 0 is who.
constexpr std::size_t who = 0;
enum MulliganStep : std::uint16_t { keepOrNot, ordering };

Player mulliganingPlayer(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}

void offerMulligan(const Position& position, Decision& decision) {
    decision.decider = mulliganingPlayer(position);
    offer(position, decision.decider, keepHand, decision);
    offer(position, decision.decider, mulligan, decision);
}

Next takeMulligan(Run& run, const Option& answer) {
    const Player player = mulliganingPlayer(run);
    note(run, answer.verb == keepHand ? "keeps the hand" : "takes a mulligan", player, "8.2.1.4");
    return answer.verb == keepHand ? Next::finish() : Next::on();
}

void offerNextCard(const Position& position, Decision& decision) {
    decision.decider = mulliganingPlayer(position);
    decision.done = static_cast<std::int32_t>(position.state.picks.size());
    decision.goal = countIn(position.state, zoneOf(decision.decider, hand));
    offer(position, decision.decider, putNext, decision);
}

Next takeNextCard(Run& run, const Option& answer) {
    run.state.picks.push_back({answer.object, 0, putNext, {}});
    const std::size_t inHand = countIn(run.state, zoneOf(mulliganingPlayer(run), hand));
    return run.state.picks.size() < inHand ? Next::again() : Next::on();
}

Next putAllToBottom(Run& run) {
    const Player player = mulliganingPlayer(run);
    for (const Pick& pick : run.state.picks) {
        Event event;
        event.object = pick.object;
        event.to = zoneOf(player, deck);
        event.landing = Landing::bottom;
        event.player = player;
        event.cause = Cause::choice;
        run.propose(event);
    }
    run.state.picks.clear();
    return Next::on();
}

Next drawAgain(Run& run) {
    proposeDraw(run, mulliganingPlayer(run), value(run, openingHand));
    return Next::on();
}

template <Player (*decider)(const State&), ProcedureId procedure, std::uint16_t step>
bool isAskedTo(const Position& position, const Attempt& attempt) {
    return asks(position, procedure, step) && decider(position.state) == attempt.player;
}
Player atMulligan(const State& state) {
    return static_cast<Player>(state.frames.back().locals[who]);
}

constexpr auto choosesWhoIsFirst = isAskedTo<choosing, beginning, firstOrSecond>;
constexpr auto decidesMulligan = isAskedTo<atMulligan, mulliganing, keepOrNot>;
constexpr auto ordersCards = isAskedTo<atMulligan, mulliganing, ordering>;

} // namespace

Procedure mulliganProcedure() {
    return {
        "mulligan",
        "8.2.1.4",
        {{"keep the hand or take a new one", "8.2.1.4",
          Question{DecisionKind::yesNo, offerMulligan, takeMulligan, Question::begins}},
         {"the hand goes to the bottom of the deck in any order", "8.2.1.4",
          Question{DecisionKind::order, offerNextCard, takeNextCard, Question::within | Question::moment}},
         {"it is put there", "8.2.1.4", putAllToBottom},
         {"a new hand is drawn", "8.2.1.4", drawAgain}}};
}

std::vector<VerbSpec> beginningVerbs() {
    const auto choice = [](std::string_view word, std::string_view code, std::string_view rule, auto holds) {
        return VerbSpec{
            .word = word, .from = {}, .conditions = {{Aspect::time, code, rule, holds, nullptr, false}}};
    };
    return {choice("go first", "not-choosing-who-is-first", "8.2.1.2", choosesWhoIsFirst),
            choice("go second", "not-choosing-who-is-first", "8.2.1.2", choosesWhoIsFirst),
            choice("keep", "no-mulligan-now", "8.2.1.4", decidesMulligan),
            choice("mulligan", "no-mulligan-now", "8.2.1.4", decidesMulligan),
            {.word = "bottom",
             .from = {{hand, Whose::mine}},
             .conditions = {{Aspect::time, "no-mulligan-now", "8.2.1.4", ordersCards, nullptr, false},
                            {Aspect::object, "mulligan-is-of-the-hand", "8.2.1.4", liesInOwn<hand>},
                            {Aspect::object, "mulligan-goes-to-deck", "8.2.1.4", endsInOwn<deck>},
                            {Aspect::choices, "put-there-already", "8.2.1.4", isUnpicked}},
             .place = ownPlace<deck>}};
}

} // namespace takujo::fftcg
