#include "engine/numbers/game_end.h"

namespace takujo {

/// The events that have ended a game are the last of it.
std::string_view endOf(const Position& position, const Game& game) {
    bool bySomething = false;
    for (const Event& event : position.state.events) {
        if (event.kind != EventKind::lose && event.kind != EventKind::win)
            continue;
        // A step of the game may find a loser as well as a process of the rules.
        const bool isByRules = event.effect == 0 && (event.slot != 0 || game.whyLost != nullptr);
        if (event.kind == EventKind::lose && isByRules)
            return game.whyLost != nullptr ? game.whyLost(position, event.player)
                                           : game.tables.processes[event.slot - 1U].name;
        bySomething = true;
    }
    return bySomething ? "an effect" : "without an end";
}

} // namespace takujo
