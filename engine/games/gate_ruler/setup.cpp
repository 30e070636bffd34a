#include "engine/games/gate_ruler/chapters.h"
#include "engine/kit/journal.h"
#include "engine/kit/opening.h"

/// What happens before the first turn. The rulers lie in their zones already. Nobody
/// exchanges cards (OPEN 15).
namespace takujo::gate_ruler {

namespace {

/// At random, and nobody is asked.
Next whoIsFirst(Run& run) {
    State& state = run.state;
    state.firstPlayer = static_cast<Player>(state.values[run.rules.tables().opening.lot]);
    state.turnPlayer = state.firstPlayer;
    note(run, "goes first", state.firstPlayer, run.rules.tables().opening.ruleOfFirst);
    return Next::on();
}

Next firstPrepares(Run& run) {
    return followRuler(run, run.state.firstPlayer, preparationForm);
}
Next secondPrepares(Run& run) {
    return followRuler(run, opponentOf(run.state.firstPlayer), preparationForm);
}

Next firstTurn(Run&) {
    return Next::call(turn);
}

} // namespace

Procedure beginningSteps() {
    return {"preparation",
            "",
            {{"a player is drawn by lot", "p-15", opening::drawLot},
             {"that player goes first", "", whoIsFirst},
             {"the decks are shuffled", "p-14", opening::shuffleDecks},
             {"the first player's ruler prepares", "p-17", firstPrepares},
             {"the second player's ruler prepares", "p-17", secondPrepares},
             {"the first turn begins", "", firstTurn}}};
}

OpeningTables openingTables() {
    OpeningTables tables;
    tables.lot = 0;
    return tables;
}

} // namespace takujo::gate_ruler
