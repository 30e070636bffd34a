#include "engine/games/granblue/chapters.h"

#include <cassert>

namespace takujo::granblue {

namespace {

void leaveDeckOneByOne(RuleTables& tables, std::int32_t isSo) {
    tables.zones[deck].leftOneByOne = isSo != 0;
}
void hideInOrder(RuleTables& tables, std::int32_t isSo) {
    tables.script.ordersAreHidden = isSo != 0;
}
void drawOneByOne(RuleTables& tables, std::int32_t isSo) {
    tables.script.drawsOneByOne = isSo != 0;
}
void missQualities(RuleTables& tables, std::int32_t isSo) {
    tables.script.onlyQualitiesAreMissed = isSo != 0;
}
void showBacksOfGauge(RuleTables& tables, std::int32_t isSo) {
    tables.zones[gauge].faceDown = isSo != 0 ? Visibility::everyone : Visibility::nobody;
}
void reachLater(RuleTables& tables, std::int32_t isSo) {
    tables.script.lastingReachesLater = isSo != 0;
}
void blankLevels(RuleTables& tables, std::int32_t isSo) {
    tables.zones[memberArea].blank = isSo != 0;
    if (isSo != 0)
        return;
    tables.roles[level].whenCovered = Role::WhenCovered::stays;
    tables.roles[level].speaks = true;
}

} // namespace

/// One line a policy, in the order of the enum: word, rule, its value, and what holds when the rule is left
/// out.
std::vector<PolicySpec> policies() {
    std::vector<PolicySpec> table{
        {"cards in an opening hand", "5-2-1-5", 5, 0},
        {"armor dealt", "5-2-1-6", 5, 0},
        {"cards drawn in a turn", "6-2-5", 2, 0},
        {"cards drawn in the first turn", "6-2-5", 0, 2},
        {"members in an area", "3-6-3", 3, 99},
        {"what a level adds", "10-4-3-3-1", 2, 0},
        {"cards in a leader deck", "5-1-2", 5, 99},
        {"copies of one card in a leader deck", "5-1-2-1", 4, 99},
        {"cards in a main deck", "5-1-3", 50, 0},
        {"copies of one card in a main deck", "5-1-3-1", 4, 99},
        {"summons in a main deck", "5-1-3-2", 8, 99},
        {"copies of one card in both decks", "2-10-3", 4, 99}, // OPEN 22: both decks together, too
        {"leaders are of one gender", "5-1-2-2 2-1-1-3-1"},
        {"leaders of rank 0 in a leader deck", "5-1-2-3", 1, 0},
        {"what cards say of decks replaces the limits", "5-1-3-3"},
        {"whose leader is knocked out loses", "9-4-1-3 9-4-1-3-1 1-2-2-1"},
        {"whose deck is empty loses", "9-4-1-4 1-2-2-2"},
        {"one rule process after the other", "8-5-1-1"},
        {"rule processes after each effect", "8-5-1-2 8-5-1-3"},
        {"a pass is followed by a check point", ""}, // 4-6-3-2: nothing can be due there
        {"what an ougi adds lasts for the turn", "2-6-1-1-2"},
        {"costs are paid in the order of the text", "8-4-2-3"},
        {"summons from the deck are activated", "10-17-1-1"},
        {"what changes numbers comes last", "8-9-1-2 8-9-1-3", 1, 0, mixNumbersWithTheRest},
        {"effects are used in the attack step", "7-2-1-3-3"},
        {"summons are played in the attack step", "7-2-1-3-4"},
        {"effects are used in the counter step", "7-3-1-2-1"},
        {"summons are played in the counter step", "7-3-1-2-2"},
        {"all attack cards deal the damage", "4-9-1-1"},
        {"the turn player's members are knocked out first", "9-2-2-1-1"},
        {"the turn player's armor is destroyed first", "9-4-2-1-1"},
        {"effects say which armor is destroyed", "9-4-2-3-1-1"},
        {"the turn player replenishes first", "9-4-3-1-1"},
        {"former leaders lie face up", "10-3-3-3", 1, 0, showFormerLeaders},
        {"cards arrive active", "3-5-1-1 3-6-1-1 3-7-1-1 4-7-1"},
        {"cards leave a deck one by one", "3-2-3", 1, 0, leaveDeckOneByOne},
        {"what is hidden is put in order", "3-1-5 3-1-5-1 3-1-5-2", 1, 0, hideInOrder},
        {"draws are one by one", "4-8-3", 1, 0, drawOneByOne},
        {"only qualities are missed", "8-6-3-5", 1, 0, missQualities},
        {"backs of the gauge are seen", "3-4-1-2", 1, 0, showBacksOfGauge},
        {"level cards are blank", "3-6-3-1", 1, 0, blankLevels},
        {"original values are printed", "2-4-2 2-7-2 2-8-2"},
        {"triggers look at cards where they are public", "8-7-4-1-1"},
        {"triggers look at what was in the member area", "8-7-4-1-2"},
        {"triggers look at other moves after them", "8-7-4-1-3"},
        {"what lasts reaches what comes later", "p-3", 1, 0, reachLater}, // OPEN 30
    };
    assert(table.size() == firstOpenPolicy);
    return table;
}

} // namespace takujo::granblue
