#include "engine/games/workbench/terms.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/script_tables.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: what drawing and discarding are here, and by which rules choices are
/// made.
namespace takujo::workbench {

void proposeDraw(Run& run, Player player, std::int32_t count) {
    drawCards(run, player, count);
}

void proposeLifeLoss(Run& run, Player player, std::int32_t amount) {
    proposeChange(run, player, life, -amount);
}

namespace {

void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(card);
    Event event = movedTo(zoneOf(owner, heap), card, owner, cause);
    event.effect = effect;
    run.propose(event);
}

} // namespace

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = heap;
    tables.draw = proposeDraw;
    tables.discard = discard;
    tables.choiceRules = tables.modeRules = tables.dividingRules = {{"w-12", nullptr}};
    for (std::string_view* rule :
         {&tables.choosing, &tables.obliged, &tables.selecting, &tables.modes, &tables.dividing,
          &tables.optional, &tables.impossible, &tables.timestamps})
        *rule = "w-12";
    tables.replacing = "w-9";
    return tables;
}

} // namespace takujo::workbench
