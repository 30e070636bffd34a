#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/drawing.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: how cards are drawn, what may be chosen, and by which rules.
namespace takujo::granblue {

namespace {

void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(card);
    Event event = movedTo(zoneOf(owner, gauge), card, owner, cause);
    event.effect = effect;
    run.propose(event);
}

void drawSome(Run& run, Player player, std::int32_t count) {
    drawCards(run, player, count);
}

/// 1-3-3
bool mayBeChosen(const Scope& scope, const Known& known) {
    return (known.cannot() & toBeChosen) == 0 &&
           !cannotToward(scope.position, known, toBeChosen, know(scope.position, scope.effect.source));
}

/// 2-6-1-1-2: what an ougi adds to HP and ATK lasts for the turn; 8-2-1-2: everything else for the game.
Duration untoldDuration(const Scope& scope, const Term& term) {
    const bool isOugi = scope.ability.kind == AbilityKind::activated && scope.ability.form == ougiForm;
    const bool isRise = scope.vocabulary().effects[term.op].modify == modifiers::number &&
                        (term.number == hp || term.number == attackPower);
    return isOugi && isRise && scope.position.rules.policy(ougisLastForTurn) != 0 ? Duration::endOfTurn
                                                                                  : Duration::endOfGame;
}

/// 8-9-2; and a card that does so is a new card (3-1-4, OPEN 33). The leader deck lies in the leader area
/// (3-5-1).
bool leavesItsArea(ZoneId from, ZoneId to) {
    return from != to &&
           (from.kind == memberArea || (from.kind == leaderArea && to != zoneOf(from.player, leaderDeck)));
}

bool isCostAsked(const Position& position) {
    const auto& frames = position.state.frames;
    if (frames.size() < 2 || frames.back().procedure != procedures::picking)
        return false;
    const ProcedureId below = frames[frames.size() - 2].procedure;
    return below == usingEffect || below == usingOugi || below == carryingOut || below == playingSummon;
}
bool isNoCostAsked(const Position& position) {
    return !isCostAsked(position);
}

} // namespace

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = gauge;
    tables.firstVerb = firstScriptVerb;
    tables.draw = drawSome;
    tables.drawing = drawingOneByOne;
    tables.drawsOneByOne = true;
    tables.naming = namingOfCard;
    tables.nameVerb = declareCard;
    tables.discard = discard;
    tables.damage = dealDamageTo;
    tables.dealers = findDealers;
    tables.useCard = useSummonByText;
    tables.mayBeChosen = mayBeChosen;
    tables.untoldDuration = untoldDuration;
    tables.leavingFrees = leavesItsArea;
    tables.leavingMakesAnother = leavesItsArea;
    tables.canDoInstead = canDoInstead;
    tables.onlyQualitiesAreMissed = true; // 8-6-3-5
    tables.ordersAreHidden = true;        // 3-1-5-2
    tables.findsAreShown = false;         // 10-6: only where the text says so
    tables.choiceRules = {{"8-4-2", isCostAsked}, {"8-6-3-1", isNoCostAsked}};
    tables.modeRules = {{"8-6-2-2", nullptr}};
    tables.dividingRules = {{"10-13-2", nullptr}};
    tables.choosing = "8-6-3-1 8-6-3";
    tables.obliged = "8-6-3";
    tables.selecting = "8-6-3";
    tables.modes = "8-6-2-2";
    tables.dividing = "10-13-1";
    tables.optional = "8-6-2-4-1";
    tables.impossible = "1-3-2";
    tables.replacing = "8-10-2";
    tables.timestamps = "8-9-1-3";
    return tables;
}

} // namespace takujo::granblue
