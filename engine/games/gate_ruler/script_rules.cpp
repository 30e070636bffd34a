#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: how cards are drawn, what may be chosen, how long effects last.
namespace takujo::gate_ruler {

namespace {

void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(card);
    Event event = movedTo(zoneOf(owner, graveyard), card, owner, cause);
    event.effect = effect;
    run.propose(event);
}

/// Who has no deck left has lost already, so nothing more comes of it.
void drawSome(Run& run, Player player, std::int32_t count) {
    drawCards(run, player, count);
}

/// 14-3b-4c: nothing on the gate chooses itself.
bool mayBeChosen(const Scope& scope, const Known& known) {
    if (known.id == scope.effect.item && !isBroken(Fault::itemsChooseThemselves))
        return false;
    return (known.cannot() & toBeChosen) == 0 &&
           !cannotToward(scope.position, known, toBeChosen, know(scope.position, scope.effect.source));
}

/// Whether it makes the damage more: it adds to the amount, or multiplies it.
bool makesMore(const Scope& scope, const Term& replacing) {
    const std::vector<AmountSpec>& amounts = scope.vocabulary().amounts;
    const auto& text =
        scope.ability.blocks.at(static_cast<std::size_t>(replacing[instead_of::doThis].number));
    return std::ranges::any_of(text, [&](const Term& term) {
        if (scope.vocabulary().effects[term.op].follow != effects::changeEvent)
            return false;
        const AmountMeaning value = amounts[term[amount_becomes::amount].op].value;
        return value == amounts::sum || value == amounts::times;
    });
}

/// 14-13e: what replaces damage by less lasts for the phase, what replaces the next event for the turn;
/// 14-11a-2a: all else for the rest of the game.
Duration untoldDuration(const Scope& scope, const Term& term) {
    const EffectSpec& effect = scope.vocabulary().effects[term.op];
    if (effect.follow != effects::beginReplacing)
        return isBroken(faults::untoldIsForATurn) ? Duration::endOfTurn : Duration::endOfGame;
    const EventKind event = scope.vocabulary().triggers[term[instead_of::event].op].kind;
    if ((event == EventKind::damage || event == dealingDamage) && !makesMore(scope, term))
        return Duration::endOfPhase;
    return term[instead_of::everyTime].isTrue() ? Duration::endOfGame : Duration::endOfTurn;
}

bool isCostAsked(const Position& position) {
    const auto& frames = position.state.frames;
    if (frames.size() < 2 || frames.back().procedure != procedures::picking)
        return false;
    const ProcedureId below = frames[frames.size() - 2].procedure;
    return below == playingCard || below == usingAbility || below == addingAutomatic;
}
bool isNoCostAsked(const Position& position) {
    return !isCostAsked(position);
}

} // namespace

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = graveyard;
    tables.firstVerb = firstScriptVerb;
    tables.draw = drawSome;
    tables.discard = discard;
    tables.damage = announceDamage;
    tables.mayBeChosen = mayBeChosen;
    tables.untoldDuration = untoldDuration;
    tables.dealersTakeTurns = true; // 13-2a-2
    tables.choiceRules = {{"14-3b-8", isCostAsked}, {"14-3b-4", isNoCostAsked}};
    tables.modeRules = {{"14-3b-2", nullptr}};
    tables.dividingRules = {{"14-3b-5a", nullptr}};
    tables.choosing = "14-3b-4";
    tables.repeating = "14-3b-4b";
    tables.obliged = "14-3b-4c";
    tables.selecting = "1-5b";
    tables.modes = "14-3b-2";
    tables.dividing = "14-3b-5";
    tables.optional = "1-5b";
    tables.impossible = "1-5b";
    tables.replacing = "14-13c";
    tables.timestamps = "14-12c-2";
    return tables;
}

} // namespace takujo::gate_ruler
