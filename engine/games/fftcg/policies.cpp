#include "engine/games/fftcg/parts.h"

#include <cassert>

namespace takujo::fftcg {

namespace {

void haveAllNames(RuleTables& tables, std::int32_t isSo) {
    tables.units.hasAllNames = isSo != 0;
}

} // namespace

std::vector<PolicySpec> policies() {
    // One line a policy, in the order of the enum: word, rule, its value, and what holds when the rule is
    // left out.
    std::vector<PolicySpec> table{
        {"copies of one card in a deck", "8.1.1.2 5.2.5.1", 3, 50},
        {"cards in a constructed deck", "8.1.1.1 8.1.1", 50, 0},
        {"cards in a limited deck", "8.1.1.1 8.1.1", 40, 0},
        {"cards in an opening hand", "8.2.1.3", 5, 0},
        {"cards drawn in a turn", "9.2.1.1", 2, 0},
        {"cards drawn in the first turn", "9.2.1.3", 1, 2},
        {"hand limit", "9.5.1.2", 5, 99},
        {"damage that loses", "12.4.1 7.8.2", 7, 99},
        {"damage that loses in limited", "3.1.1", 6,
         7}, // OPEN 20: 12.4.1 names only 7; the format's number governs
        {"backups on a field", "7.7.4", 5, 99},
        {"CP of a discarded card", "11.2.1.1", 2, 1},
        {"CP of a dulled backup", "5.2.3.1.1.3", 1, 0},
        {"light and dark cards are not discarded for CP", "5.2.1.3"},
        {"surplus CP are limited", "5.2.1.3.1"},
        {"one surplus CP of each required element", "11.4.6.1.4"},
        {"a CP of the card's element is needed", "11.4.6.1.1"},
        {"a CP of every element is needed", "11.4.6.1.2"},
        {"light and dark cards take any CP", "11.4.6.1.3"},
        {"the generic icon frees from the name limit", "7.7.3.1 5.2.2.1"},
        {"brave attackers stay active", "15.2.1.2"},
        {"haste attacks at once", "15.2.2.2"},
        {"parties share an element", "15.1.1.9.2"},
        {"first strike deals damage first", "15.2.3.2"},
        {"a party strikes first only together", "15.2.3.4 15.1.1.9.7"},
        {"back attack is cast at any main or attack phase", "15.2.5.2"},
        {"a blocked attack stays blocked", "10.1.4.1"}, // OPEN 6
        {"damage of an unblocked attack", "10.1.4.1", 1, 0},
        {"battle damage is power", "10.1.4.2 5.2.6.1"},
        {"a blocker shares its damage in thousands", "10.1.4.2.1", 1000, 1},
        {"the turn player chooses first", "6.1.4"},
        {"back attack is cast in response", "15.2.5.3"},
        {"the last onto the stack is the first to leave it", "7.12.3"},
        {"damage cards keep their order", "7.8.3"},
        {"what cards say of decks replaces the limits", "8.1.2"},
        {"damage by a member's effect is its party's", "15.1.1.9.10"},
        {"every card is in a group", "15.1.1.11.2"},
        {"a group may be empty", "15.1.1.11.3"},
        {"cards in a limit break deck", "p-1", 8, 99},
        {"limit breaks take others", "p-4", 1, 0},
        {"lb decks lie there empty", "p-2", 0, 0},
        {"primed characters have both names", "p-9", 1, 0, haveAllNames},
    };
    assert(table.size() == policyCount);
    return table;
}

} // namespace takujo::fftcg
