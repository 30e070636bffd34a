#include "engine/games/shadowverse_evolve/chapters.h"

#include <cassert>

namespace takujo::shadowverse_evolve {

namespace {

void letZonesPlayerOrder(RuleTables& tables, std::int32_t isSo) {
    tables.script.zonesPlayerOrders = isSo != 0;
}
void hideOrders(RuleTables& tables, std::int32_t isSo) {
    tables.script.ordersAreHidden = isSo != 0;
}
void missOnlyQualities(RuleTables& tables, std::int32_t isSo) {
    tables.script.onlyQualitiesAreMissed = isSo != 0;
}
void readNegatives(RuleTables& tables, std::int32_t isSo) {
    tables.script.negativesCount = isSo != 0;
}
void pickLimitedOnes(RuleTables& tables, std::int32_t isSo) {
    tables.waiting.limitedOnesArePicked = isSo != 0;
}

} // namespace

/// One line a policy, in the order of the enum: word, rule, its value, and what holds when the rule is left
/// out.
std::vector<PolicySpec> policies() {
    constexpr std::int32_t many = 99;
    std::vector<PolicySpec> table{
        {"cards in an opening hand", "6.2.1.7", 4, 0},
        {"EP of the second player", "6.2.1.10", 3, 0},
        {"cards drawn in a turn", "7.2.4", 1, 0},
        {"cards drawn in the first turn", "7.2.4.1", 0, 1},
        {"the most PP", "3.2.4.1", 10, many},
        {"cards on a field", "4.4.4 4.4.4.1", 5, many},
        {"cards in an EX area", "4.8.3 4.8.3.1", 5, many},
        {"cards in a hand at the end of a turn", "4.7.3 4.7.3.1", 7, many},
        {"leaders of a deck", "6.1.1.1", 1, many},
        {"fewest cards in a main deck", "6.1.1.2", 40, 0},
        {"most cards in a main deck", "6.1.1.2", 50, 9999},
        {"copies of one name in a main deck", "6.1.1.4 6.1.1.4.1", 3, many},
        {"decks go by class", "6.1.1.5 6.1.1.5.1"},
        {"decks may go by title", "6.1.1.5 6.1.1.5.2"},
        {"texts change how decks are built", "6.1.2"},
        {"whose leader has no health loses", "11.2.1"},
        {"who draws from an empty deck loses", "11.2.2 5.9.1.1"},
        {"rule processes before each ability", "10.5.1.1"},
        {"PP have bounds", "3.2.4.2 3.2.4 1.3.2.4.1 5.14.1.1"},
        {"the PP maximum has bounds", "3.2.4.1"},
        {"costs are paid in the order of the text", "10.4.2.1"},
        {"storm hits leaders", "12.9.2"}, // OPEN 6
        {"rush lets attack at once", "12.10.2"},
        {"assail lets attack what stands", "12.11.2"},
        {"Quick is for one's own turn as well", "12.3.5"},
        {"what changes numbers comes last", "10.9.1.4", 1, 0, mixNumbersWithTheRest},
        {"triggers look at cards where they are public", "10.7.4.1.1"},
        {"triggers look at what was on the field", "10.7.4.1.2"},
        {"triggers look at other moves after them", "10.7.4.1.3"},
        {"most cards in an evolve deck", "6.1.1.3", 10, many},
        {"PP and their maximum before the game", "6.2.1.9", 0, 1},
        {"whoever has a zone makes orders for it", "4.1.5", 1, 0, letZonesPlayerOrder},
        {"orders of hidden cards are made", "4.1.5.1", 1, 0, hideOrders},
        {"only cards of some sort are missed", "5.7.1.1", 1, 0, missOnlyQualities},
        {"numbers below nought are read as they are", "1.3.2.2.1", 1, 0, readNegatives},
        {"what is limited is picked", "10.7.2.2", 1, 0, pickLimitedOnes},
        {"an EP pays for one PP of evolving", "12.2.3 12.16.3 3.2.5"},
        {"either face of a double-faced card will do", "4.6.4 2.15.2.1"},
        {"a card counts for its own combo", "13.2.1.2"},
        {"what is being resolved is not in the cemetery", "13.3.1.3 13.5.1.3.1"},
        {"counts are fixed as a text begins", "13.3.1.4 13.5.1.3.2"},
        {"PP maximum from which on there is overflow", "13.4.1.2", 7, 0},
        {"sanguine is for one's own turns", "13.5.2.2"},
        {"stack counters at first", "13.3.2.2", 1, 0},
        {"cards on which stack is raised", "13.3.2.4", 1, many},
        {"stack counters that were removed are counted", "13.3.2.5"},
        {"stack counters of an earth rite", "13.3.3.2.1", 1, 0},
        {"what an earth rite empties goes at once", "13.3.3.2"},
        {"super-evolution points at first", "p-1", 1, 0},
        {"first turn of the first player for super-evolving", "p-1", 7, 0},
        {"first turn of the second player for super-evolving", "p-1", 6, 0},
    };
    assert(table.size() == firstOpenPolicy);
    return table;
}

} // namespace takujo::shadowverse_evolve
