#include "engine/games/workbench/terms.h"
#include "engine/kit/deeds.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/script/script_tables.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: what drawing, discarding and damage are here, and what may be chosen.
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

/// Damage to a player is life lost.
Next damagePlayer(Run& run, Player player, std::int32_t amount, ObjectId source, std::uint16_t effect) {
    if (amount <= 0)
        return Next::on();
    proposeLifeLoss(run, player, amount);
    run.state.events.back().source = source;
    run.state.events.back().effect = effect;
    return Next::on();
}

bool mayBeChosen(const Scope&, const Known& known) {
    return (known.cannot() & toBeChosen) == 0;
}
bool mustBeChosen(const Scope&, const Known& known) {
    return (known.must() & toBeChosen) != 0;
}

} // namespace

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = heap;
    tables.firstVerb = firstScriptVerb;
    tables.draw = proposeDraw;
    tables.drawing = drawingOneByOne;
    tables.naming = namingOfCard;
    tables.nameVerb = nameOfCard;
    tables.discard = discard;
    tables.damagePlayer = damagePlayer;
    tables.mayBeChosen = mayBeChosen;
    tables.mustBeChosen = mustBeChosen;
    tables.untoldDuration = untoldDuration;
    tables.choiceRules = tables.modeRules = tables.dividingRules = {{"w-12", nullptr}};
    for (std::string_view* rule :
         {&tables.choosing, &tables.obliged, &tables.selecting, &tables.modes, &tables.dividing,
          &tables.optional, &tables.impossible, &tables.timestamps})
        *rule = "w-12";
    tables.replacing = "w-9";
    return tables;
}

} // namespace takujo::workbench
