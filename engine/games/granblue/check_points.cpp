#include "engine/games/granblue/chapters.h"

#include "engine/kit/timing.h"

/// 8-5: check points. Which rule process comes first, their places in the table say (9-4); that each is
/// followed by a look at all, and each effect as well, the policies of timing (8-5-1-1 to 8-5-1-3).
namespace takujo::granblue {

std::array<Player, 2> inOrder(const Position& position, Policy turnPlayersFirst) {
    const Player player = position.state.turnPlayer;
    return position.rules.policy(turnPlayersFirst) != 0 ? std::array{player, opponentOf(player)}
                                                        : std::array{opponentOf(player), player};
}

Procedure checkPointSteps() {
    return timing::settling({.name = "check point",
                             .rule = "4-5-1",
                             .processes = "8-5-1-1 4-5-2 9-4",
                             .waiting = "8-5-1-2 8-5-1-3 8-5-1-4"});
}

Next beginCheckPoint(Run&) {
    return Next::call(checkPoint);
}

} // namespace takujo::granblue
