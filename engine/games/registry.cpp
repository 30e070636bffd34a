#include "engine/games/registry.h"

#include "engine/cards/schema_faults.h"
#include "engine/games/duel_masters/duel_masters.h"
#include "engine/games/fftcg/fftcg.h"
#include "engine/games/gate_ruler/gate_ruler.h"
#include "engine/games/granblue/granblue.h"
#include "engine/games/shadowverse_evolve/shadowverse_evolve.h"
#include "engine/games/workbench/workbench.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace takujo {

namespace {

/// A game whose cards do not fit into the state must not be played: it would write beside what it changes.
const Game* checked(const Game& game) {
    const std::vector<std::string> faults = faultsOf(game.schema);
    if (!faults.empty())
        throw std::logic_error{std::string{game.id} + ": " + faults.front()};
    return &game;
}

} // namespace

std::span<const Game* const> allGames() {
    static const std::array<const Game*, 6> games{
        checked(fftcg::game()),      checked(granblue::game()),     checked(shadowverse_evolve::game()),
        checked(gate_ruler::game()), checked(duel_masters::game()), checked(workbench::game())};
    return games;
}

const Game* findGame(std::string_view id) {
    const auto games = allGames();
    const auto found = std::ranges::find(games, id, [](const Game* game) { return game->id; });
    return found == games.end() ? nullptr : *found;
}

} // namespace takujo
