#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: how cards are drawn, what may be chosen, and by which rules.
namespace takujo::shadowverse_evolve {

namespace {

void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(card);
    Event event = movedTo(zoneOf(owner, cemetery), card, owner, cause);
    event.effect = effect;
    run.propose(event);
}

/// 5.9.1.1: who has to draw and finds no card loses at the next rule process.
void drawSome(Run& run, Player player, std::int32_t count) {
    if (drawCards(run, player, count) == 0 || count <= 0)
        return;
    Note missing;
    missing.kind = drewFromEmptyDeck;
    missing.player = player;
    run.state.notes.push_back(missing);
    run.state.settled = false;
}

/// 12.15.2, 1.3.3
bool mayBeChosen(const Scope& scope, const Known& known) {
    const bool hasAura = (known.set(keywords) & aura) != 0 && known.zone.kind == field;
    return (!hasAura || known.controller == scope.effect.controller) && (known.cannot() & toBeChosen) == 0 &&
           !cannotToward(scope.position, known, toBeChosen, know(scope.position, scope.effect.source));
}

/// 1.3.2.3: of all that have to be, as many as the choice takes.
bool mustBeChosen(const Scope&, const Known& known) {
    return (known.must() & toBeChosen) != 0;
}

/// 4.1.4: nothing that lasted follows a card to another zone.
bool leavesItsZone(ZoneId from, ZoneId to) {
    return from.kind != to.kind;
}

bool isCostAsked(const Position& position) {
    const auto& frames = position.state.frames;
    if (frames.size() < 2 || frames.back().procedure != procedures::picking)
        return false;
    const ProcedureId below = frames[frames.size() - 2].procedure;
    return below == playing_ || below == usingAbility || below == carryingOut;
}
bool isNoCostAsked(const Position& position) {
    return !isCostAsked(position);
}

} // namespace

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = cemetery;
    tables.firstVerb = firstScriptVerb;
    tables.draw = drawSome;
    tables.drawing = drawingOneByOne;
    tables.naming = namingACard;
    tables.nameVerb = nameCard;
    tables.discard = discard;
    tables.damage = dealDamageTo;
    tables.mayDraw = mayDraw;
    tables.mayBeChosen = mayBeChosen;
    tables.mustBeChosen = mustBeChosen;
    tables.discardsInTurn = true; // 1.3.4
    tables.leavingFrees = leavesItsZone;
    tables.leavingMakesAnother = leavesItsZone;
    // What policies decide is in policies.cpp.
    tables.findsAreShown = true; // 5.7.1.2
    tables.choiceRules = {{"10.6.2.5", isCostAsked}, {"10.6.2.3", isNoCostAsked}};
    tables.modeRules = {{"10.6.2.2.2", nullptr}};
    tables.dividingRules = {{"10.6.2.4.2", nullptr}};
    tables.choosing = "10.6.2.3";
    tables.obliged = "12.15.2 1.3.3";
    tables.demands = "1.3.2.3";
    tables.selecting = "10.6.2.8.2";
    tables.modes = "10.6.2.2.2";
    tables.dividing = "10.6.2.4.2";
    tables.optional = "10.4.7.4";
    tables.impossible = "10.4.7.4";
    tables.replacing = "10.10.2";
    tables.timestamps = "10.9.1.6";
    return tables;
}

} // namespace takujo::shadowverse_evolve
