#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/kit/drawing.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/doable.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/turn_parts.h"

/// What scripts need of these rules: how cards are drawn, what may be chosen, and by which rules.
namespace takujo::duel_masters {

namespace {

/// 701.7a
void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(card);
    Event event = movedTo(zoneOf(owner, graveyard), card, owner, cause);
    event.effect = effect;
    event.reason = isBroken(faults::discardsAreMoves) ? std::uint16_t{0} : std::uint16_t{discarded};
    run.propose(event);
}

/// 114.6: where there is no card, nothing happens.
void drawSome(Run& run, Player player, std::int32_t count) {
    drawCards(run, player, count);
}

bool mayBeChosen(const Scope& scope, const Known& known) {
    return (known.cannot() & toBeChosen) == 0 &&
           !cannotToward(scope.position, known, toBeChosen, know(scope.position, scope.effect.source));
}

/// 400.5: nothing that lasted follows a card out of the battle zone.
bool leavesItsZone(ZoneId from, ZoneId to) {
    return from.kind == battleZone && to.kind != battleZone;
}

bool isDiscardAsked(const Position& position) {
    const AskedByText asked = askedByText(position.state);
    if (asked.effect == nullptr || asked.block < 0)
        return false;
    const auto& blocks = position.cards[asked.effect->definition].abilities[asked.effect->ability].blocks;
    const Term& term = blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
    return vocabulary().effects[term.op].follow == effects::discard;
}
bool isCostAsked(const Position& position) {
    const auto& frames = position.state.frames;
    if (frames.size() < 2 || frames.back().procedure != procedures::picking)
        return false;
    const ProcedureId below = frames[frames.size() - 2].procedure;
    return below == usingCard || below == carryingOut;
}
bool isOtherwiseAsked(const Position& position) {
    return !isCostAsked(position) && !isDiscardAsked(position);
}

} // namespace

/// What policies decide is in policies.cpp.
ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = graveyard;
    tables.firstVerb = firstScriptVerb;
    tables.draw = drawSome;
    tables.drawing = drawingOneByOne;
    tables.drawsOneByOne = true;
    tables.naming = namingOfCard;
    tables.nameVerb = nameCard;
    tables.discard = discard;
    tables.useCard = useByText;
    tables.canDoInstead = canUsuallyBeDone; // 609.4
    tables.mayBeChosen = mayBeChosen;
    tables.leavingFrees = leavesItsZone;
    tables.leavingMakesAnother = leavesItsZone;
    tables.onlyQualitiesAreMissed = true;
    tables.ordersAreHidden = true;
    tables.zonesPlayerOrders = true;
    tables.findsAreShown = false;
    tables.attemptsCount = true;
    tables.choosingIs = choiceIsMade;
    tables.choiceRules = {
        {"601.1f", isCostAsked}, {"701.7b", isDiscardAsked}, {"605.2b 601.1h", isOtherwiseAsked}};
    tables.modeRules = {{"700.2a", nullptr}};
    tables.dividingRules = {{"605.2c", nullptr}};
    tables.choosing = "601.1h 605.2b";
    tables.obliged = "605.2b";
    tables.selecting = "601.1h 605.2b";
    tables.modes = "700.2a";
    tables.dividing = "605.2c";
    tables.optional = "605.2c";
    tables.impossible = "101.3";
    tables.replacing = "101.5b 609.8";
    tables.timestamps = "608.1";
    return tables;
}

} // namespace takujo::duel_masters
