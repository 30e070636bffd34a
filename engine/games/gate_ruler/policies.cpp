#include "engine/games/gate_ruler/chapters.h"

#include <cassert>

namespace takujo::gate_ruler {

namespace {

void askWhatIsShown(RuleTables& tables, std::int32_t isSo) {
    tables.script.onlyShown = isSo != 0;
}
void readNegatives(RuleTables& tables, std::int32_t isSo) {
    tables.script.negativesCount = isSo != 0;
}
void readMissing(RuleTables& tables, std::int32_t isSo) {
    tables.script.missingNumbersAreNought = isSo != 0;
}
/// OPEN 24: what waits and cannot be played any more because of its limit is dropped.
void countWhenPlayed(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.limitsCountLater = isSo != 0;
    tables.waiting.limitsAreAskedAgain = isSo != 0;
}

/// OPEN 23: the turn player is asked first, then the other one. OPEN 26: set cards that wait for something
/// may stay hidden like any other card. OPEN 28: everybody sees that somebody is asked, and nobody learns of
/// which card.
void letHiddenBeShown(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.hiddenOnesAreShown = isSo != 0;
}
void letControllersPlay(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.controllerNow = isSo != 0;
}

/// Of damage that is about to be dealt, the controller of what deals it; else (OPEN 18) whoever has what the
/// event is about, such as the receiver of damage.
Player whoDeals(const Position&, const Event& event) {
    return event.kind == dealingDamage ? event.player : Player::nobody;
}
void letConstantsAge(RuleTables& tables, std::int32_t isSo) {
    tables.constantsAgeWithValidity = isSo != 0;
}
void letDealersOrder(RuleTables& tables, std::int32_t isSo) {
    tables.replacing.whoOrders = isSo != 0 ? whoDeals : nullptr;
}

} // namespace

/// One line a policy, in the order of the enum: word, rule, its value, and what holds when the rule is left
/// out.
std::vector<PolicySpec> policies() {
    std::vector<PolicySpec> table{
        {"the first player attacks once in the first turn", "8-2a-2"},
        {"normal summons are limited", "4-3a-1a"},
        {"as much damage as LIFE loses", "p-87"},
        {"who has no deck left loses", "p-88"},
        {"rulers are attacked through lines without units", "p-38"},
        {"damage goes at the end of a turn", "p-32"},
        {"the gate unwinds without priority", "p-48"},
        {"nobody acts over some processes", "9-3d"},
        {"the level is paid", "14-3b-6a 14-4e"},
        {"a card that its CNT plays is free of its level", "14-5c-1"},
        {"rulers say how decks are built", "p-2"},
        {"triggers read the public side", "14-9e-1"},
        {"triggers read the side in play", "14-9e-2"},
        {"triggers read where a card goes", "14-9e-3"},
        {"conditions ask what is shown to all", "14-3b-4d", 1, 0, askWhatIsShown},
        {"limits count when something is played", "14-6c p-74 p-77", 1, 0, countWhenPlayed},
        {"one ruler, and as many energy cards as it says", "p-1"},
        {"decks have as many cards as the ruler says", "p-3"},
        {"copies of a name are limited", "p-4"},
        {"legendary cards are limited", "p-5"},
        {"cards with CNT are limited", "p-6"},
        {"levels are limited together", "p-7"},
        {"armies are limited", "p-8"},
        {"negative levels may be forbidden", "p-9"},
        {"cards hidden from a player are shown to trigger", "14-9b-1 14-9b-1a 14-9b-1b p-67 p-70", 1, 0,
         letHiddenBeShown},
        {"who controls a card now plays its abilities", "p-75", 1, 0, letControllersPlay},
        {"static effects are as old as their validity", "14-12c-2a", 1, 0, letConstantsAge},
        {"who deals damage orders replacements of that", "14-13c-1 p-84", 1, 0, letDealersOrder},
        {"immediate cards are played at any time", "14-4d"},
        {"cards for damage are immediate", "14-4d-1"},
        {"keyword abilities play others that they name", "14-5b"},
        {"keyword abilities play their own cards", "14-5c"},
        {"keyword abilities are played themselves", "14-5d"},
        {"units that go into attack zones act", "15-3a-2"},
        {"negative numbers are read as they are", "p-9", 1, 0, readNegatives},
        {"numbers that are not there are nought", "1-5g", 1, 0, readMissing},
    };
    assert(table.size() == policyCount);
    return table;
}

} // namespace takujo::gate_ruler
