#include "engine/games/duel_masters/chapters.h"

#include <cassert>

namespace takujo::duel_masters {

namespace {

void drawOneByOne(RuleTables& tables, std::int32_t isSo) {
    tables.script.drawsOneByOne = isSo != 0;
}
void missQualities(RuleTables& tables, std::int32_t isSo) {
    tables.script.onlyQualitiesAreMissed = isSo != 0;
}
void hideFinds(RuleTables& tables, std::int32_t isSo) {
    tables.script.findsAreShown = isSo == 0;
}
void countAttempts(RuleTables& tables, std::int32_t isSo) {
    tables.script.attemptsCount = isSo != 0;
}
void hideInOrder(RuleTables& tables, std::int32_t isSo) {
    tables.script.ordersAreHidden = isSo != 0;
}
void reachLater(RuleTables& tables, std::int32_t isSo) {
    tables.script.lastingReachesLater = isSo == 0;
}

void enterOneByOne(RuleTables& tables, std::int32_t isSo) {
    tables.zones[battleZone].enteredOneByOne = isSo != 0;
}

void replaceOnce(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.onePerEvent = isSo != 0;
}
void letTurnPlayersComeFirst(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.turnPlayersFirst = isSo != 0;
}
bool isOwnMove(const Position& position, const Event& event, const EffectRecord& by) {
    return event.kind == EventKind::move && event.reason == spellIsDone && event.object == by.source &&
           position.definition(event.object).type == spell;
}
void letOwnMovesComeFirst(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.isOwnMove = isSo != 0 ? isOwnMove : nullptr;
}
void keepPicksApart(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.picksAreApart = isSo != 0;
}
void applyTogether(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.appliedTogether = isSo != 0;
}
void letWhatLeavesSeeItself(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.ownLeavingOnly = isSo != 0;
}
void orderExtraTurns(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.timing.turnPlayersExtraFirst = [](const Position&) { return true; };
}

void letTriggersOfShieldsComeFirst(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.waiting.ahead = [](const Position& position, const EffectRecord& effect) {
            return static_cast<std::uint8_t>(isOfShields(position, effect) ? 1 : 0);
        };
}
void letBreaksHold(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.waiting.isHeld = [](const Position&, const Event& event) {
            return event.kind == EventKind::occurs && event.slot == shieldsAreChosen;
        };
}
/// What a battle triggers as it begins comes within the battle, also in the middle of a text.
bool isOfBattle(const Position&, const Event& event) {
    return event.kind == EventKind::occurs && event.slot == battles;
}
bool isOfBreakOrBattle(const Position& position, const Event& event) {
    return isOfBattle(position, event) || (event.kind == EventKind::occurs && event.slot == shieldsAreChosen);
}
void letBattlesHold(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.waiting.isHeld = tables.waiting.isHeld != nullptr ? isOfBreakOrBattle : isOfBattle;
}
void loseWhatIsRedirected(RuleTables& tables, std::int32_t isSo) {
    tables.script.redirectedIsLost = isSo != 0;
}
void keepApart(RuleTables& tables, std::int32_t isSo) {
    tables.script.lookedAtIsApart = isSo != 0;
}
/// Only where what is triggered speaks of the card.
void keepDrawnCardsApart(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.apart = isKeptApart;
    tables.waiting.keepsApart = isSo == 0 ? nullptr : &isOfADraw;
}
void letStatesActAtOnce(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.statesActAtOnce = isSo != 0;
}
void letIconsWaitAlong(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.actsAtOnce = isSo != 0 ? usesIcons : nullptr;
}
void changeNumbersByOperation(RuleTables& tables, std::int32_t isSo) {
    tables.layers.back().byOperation = isSo != 0;
}
void noticeWhatLasts(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.timing.lastingIsNoticed = [](const Position&) { return true; };
}
void blankFaceDownMana(RuleTables& tables, std::int32_t isSo) {
    tables.zones[manaZone].blank = isSo != 0;
}
void letManaPayForItself(RuleTables& tables, std::int32_t isSo) {
    tables.play.turned.payForThemselves = isSo != 0;
}

void keepReasons(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.redirectKeepsReason = isSo != 0;
}
void callSwapsOff(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.groupsAreCalledOff = isSo != 0;
}
void letTopsLeaveAsCreatures(RuleTables& tables, std::int32_t isSo) {
    if (isSo != 0)
        tables.units.leavesWithTop = [](const Position&, const Event& event) {
            return event.from.kind == battleZone;
        };
}
/// OPEN 25
void letAgesBeOfCards(RuleTables& tables, std::int32_t isSo) {
    tables.units.isAsOldAsTop = isSo != 0;
}

} // namespace

/// One line a policy, in the order of the enum: word, rule, its value, and what holds when the rule is left
/// out.
std::vector<PolicySpec> policies() {
    std::vector<PolicySpec> table{
        {"cards in a deck", "100.2", 40, 0},
        {"cards of one name in a deck", "100.2a", 4, 99},
        {"hyperspatial cards", "100.3", 8, 99},
        {"hyperspatial cards of one name", "100.3a", 4, 99},
        {"what cards say of decks replaces the limits", "100.2a"},
        {"shields dealt", "103.3", 5, 0},
        {"cards in an opening hand", "103.3", 5, 0},
        {"there is a draw step in the first turn", "500.6 103.5", 0, 1},
        {"cards drawn in a turn", "502.1 702.3b", 1, 0},
        {"cards charged in a turn", "503.1", 1, 99},
        {"whose deck is empty loses", "703.4b 104.2b"},
        {"creatures without power are destroyed", "703.4c"},
        {"who loses a battle is destroyed", "703.4d 115.3b"},
        {"what cannot lie in the battle zone goes", "703.4i 302.3"},
        {"shields broken without a breaker ability", "509.2", 1, 0},
        {"cards of several civilizations arrive tapped", "405.1"},
        {"draws are one by one", "114.2 114.1", 1, 0, drawOneByOne},
        {"only qualities are missed", "701.10b", 1, 0, missQualities},
        {"finds are hidden", "701.10c", 1, 0, hideFinds},
        {"if you did asks for the attempt", "101.3a", 1, 0, countAttempts},
        {"what is hidden is put in order", "401.4", 1, 0, hideInOrder},
        {"what lasts reaches only what is there", "110.2e", 1, 0, reachLater},
        {"the battle zone is entered one by one", "409.1f", 1, 0, enterOneByOne},
        {"an event is replaced once", "101.5 101.5a 609.3 609.7 811.1a", 1, 0, replaceOnce},
        {"the turn player's replacements come first", "101.5b 609.8 609.9a", 1, 0, letTurnPlayersComeFirst},
        {"a spell's own move comes first", "609.8a", 1, 0, letOwnMovesComeFirst},
        {"what replaces is picked once", "609.9b", 1, 0, keepPicksApart},
        {"replacements are applied together", "609.9", 1, 0, applyTogether},
        {"what leaves sees only itself leave", "603.5c", 1, 0, letWhatLeavesSeeItself},
        {"the turn player's extra turns come first", "500.5a", 1, 0, orderExtraTurns},
        {"what shields do comes first", "101.4 101.4a 101.4b", 1, 0, letTriggersOfShieldsComeFirst},
        {"a break holds what comes before it", "603.7 603.7a", 1, 0, letBreaksHold},
        {"a battle holds what it triggers", "101.4f", 1, 0, letBattlesHold},
        {"what shields were given stays on their way", "113.6b", 1, 0},
        {"what is redirected is lost", "400.8", 1, 0, loseWhatIsRedirected},
        {"what is looked at is apart", "605.4", 1, 0, keepApart},
        {"drawn cards wait apart", "114.5", 1, 0, keepDrawnCardsApart},
        {"states act at once", "604.4", 1, 0, letStatesActAtOnce},
        {"icons wait as soon as they are named", "603.3a", 1, 0, letIconsWaitAlong},
        {"what lasts is seen at once", "111.2d", 1, 0, noticeWhatLasts},
        {"what goes elsewhere is destroyed all the same", "701.6a", 1, 0, keepReasons},
        {"creatures leave with their top cards", "109.2b", 1, 0, letTopsLeaveAsCreatures},
        {"creatures are as old as their top cards", "801.4c", 1, 0, letAgesBeOfCards},
        {"evolution creatures attack at once", "801.3"},
        {"NEO creatures with cards below are evolution creatures", "802.2 802.3 802.4"},
        {"NEO creatures may come by themselves", "802.1"},
        {"forbidden star evolutions may come by themselves", "811.1b"},
        {"crossed gears are crossed again", "303.4"},
        {"what is swapped in takes over the state", "701.26a"},
        {"swaps are called off", "701.26b", 1, 0, callSwapsOff},
        {"cards of the mana zone pay for themselves", "601.1c", 1, 0, letManaPayForItself},
        {"effects change how many cards are charged", "503.2"},
        {"what is pending loses what it was given", "409.1d"},
        {"several used cards are pending together", "409.1e"},
        {"nothing stays pending beyond a turn", "512.1"},
        {"a spell out of the graveyard goes there again", "409.2b"},
        {"face-down mana is blank", "405.4", 1, 0, blankFaceDownMana},
        {"judged cards go to the bottom", "701.21a"},
        {"whoever calls for a judge wins ties", "701.21b"},
        {"numbers change by operation", "108.2 206.3 206.4 108.1c", 1, 0, changeNumbersByOperation},
        {"fields are turned upside down", "701.28a 105.5"},
    };
    assert(table.size() == firstOpenPolicy);
    return table;
}

} // namespace takujo::duel_masters
