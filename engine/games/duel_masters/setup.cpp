#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/opening.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 103: what happens before the first turn. Nobody is asked anything.
namespace takujo::duel_masters {

namespace {

void beginsThere(Characteristics&, const Term&, std::int32_t) {}

bool beginsInBattleZone(const CardDefinition& card) {
    return std::ranges::any_of(card.abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::constant &&
               std::ranges::any_of(ability.blocks.front(), [&](const Term& term) {
                   return vocabulary().effects[term.op].modify == beginsThere;
               });
    });
}

Next putWhatBegins(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck)))
            if (beginsInBattleZone(run.position().definition(id)))
                run.propose(movedTo(zoneOf(player, battleZone), id, player, Cause::rule, ZoneEnd::bottom));
    return Next::on();
}

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

/// OPEN 26: nothing that has happened before has triggered anything.
Next firstTurn(Run& run) {
    for (const WaitingItem& item : Scratch<WaitingItem>{run.state.waiting})
        dropEffect(run.state, item.record);
    run.state.waiting.clear();
    return Next::call(turn);
}

} // namespace

EffectSpec effectOfBeginning() {
    return {{.word = "begins in battle zone",
             .about = "Only under `always`: this is put into the battle zone when the game begins (308.4)."},
            nullptr,
            beginsThere};
}

Procedure beginningSteps() {
    return {"beginning",
            "103",
            {{"the decks are shuffled", "103.2", opening::shuffleDecks},
             {"what begins in the battle zone", "308.4", putWhatBegins},
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
