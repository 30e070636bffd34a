#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/opening.h"

/// 103: what happens before the first turn. Nobody is asked anything.
namespace takujo::duel_masters {

namespace {

Next dealShields(Run& run) {
    for (const Player player : bothPlayers) {
        std::int32_t left = run.rules.policy(shieldsDealt);
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck))) {
            if (left-- <= 0)
                break;
            run.propose(movedTo(zoneOf(player, shieldZone), id, player, Cause::rule, ZoneEnd::bottom));
        }
    }
    return Next::on();
}

/// Who wins the lot has to go first.
Next drawFirstPlayer(Run& run) {
    State& state = run.state;
    state.firstPlayer = state.random.below(2) == 0 ? Player::a : Player::b;
    state.turnPlayer = state.firstPlayer;
    note(run, "goes first", state.firstPlayer, "103.4");
    return Next::on();
}

Next firstTurn(Run&) {
    return Next::call(turn);
}

} // namespace

Procedure beginningSteps() {
    return {"beginning",
            "103",
            {{"the decks are shuffled", "103.2", opening::shuffleDecks},
             {"shields are dealt", "103.3", dealShields},
             {"both draw an opening hand", "103.3", opening::drawHands},
             {"who goes first is drawn by lot", "103.4", drawFirstPlayer},
             {"the first player's turn begins", "103.5", firstTurn}}};
}

OpeningTables openingTables() {
    OpeningTables tables;
    tables.handSize = [](const Position& position) { return position.rules.policy(startingHand); };
    tables.ruleOfFirst = "103.4";
    return tables;
}

} // namespace takujo::duel_masters
