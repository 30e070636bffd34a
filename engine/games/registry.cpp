#include "engine/games/registry.h"

#include "engine/games/fftcg/fftcg.h"
#include "engine/games/workbench/workbench.h"

#include <algorithm>
#include <array>

namespace takujo {

std::span<const Game* const> allGames() {
    static const std::array<const Game*, 2> games{&fftcg::game(), &workbench::game()};
    return games;
}

const Game* findGame(std::string_view id) {
    const auto games = allGames();
    const auto found = std::ranges::find(games, id, [](const Game* game) { return game->id; });
    return found == games.end() ? nullptr : *found;
}

} // namespace takujo
