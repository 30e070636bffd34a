#include "engine/games/duel_masters/chapters.h"

#include "engine/core/links.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"

#include <ranges>

/// 104.2 and 703.4: who loses, at once and in the middle of anything.
namespace takujo::duel_masters {

namespace {

/// 703.4b, 104.2b: also where a text is about to put cards back. OPEN 5: if both decks are empty, both lose.
void lookAtDecks(Run& run) {
    if (run.rules.policy(emptyDeckLoses) == 0 || run.state.over())
        return;
    for (const Player player : bothPlayers)
        if (countIn(run.state, zoneOf(player, deck)) == 0) {
            note(run, "out of cards", player, "703.4b");
            proposeLoss(run, player);
        }
}

} // namespace

std::string_view whyLost(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, deck)) == 0 ? "out of cards" : "direct attack";
}

RuleProcess emptyDeckProcess() {
    return {.name = "an empty deck",
            .rule = "703.4b 104.2b",
            .collect = lookAtDecks,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move)};
}

} // namespace takujo::duel_masters
