#include "engine/games/granblue/chapters.h"

#include "engine/games/granblue/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"

/// 9-4-1: who loses. It is one process, so that both lose in it who have met a condition (9-4-1-2).
namespace takujo::granblue {

namespace {

/// OPEN 32: a leader stays knocked out until this is looked at, whatever comes to the armor meanwhile.
bool isLeaderKnockedOut(const Run& run, Player player) {
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, leaderArea)))
        if (hasMark(run.state, id, isKnockedOut))
            return run.rules.policy(knockOutLoses) != 0;
    return false;
}

bool isOutOfCards(const Run& run, Player player) {
    return run.rules.policy(emptyDeckLoses) != 0 && countIn(run.state, zoneOf(player, deck)) == 0;
}

void whoHasLost(Run& run) {
    for (const Player player : bothPlayers) {
        const bool isKnocked = isLeaderKnockedOut(run, player);
        if (!isKnocked && !isOutOfCards(run, player))
            continue;
        note(run, isKnocked ? "leader knocked out" : "out of cards", player,
             isKnocked ? "9-4-1-3" : "9-4-1-4");
        proposeLoss(run, player);
    }
}

void lookAtOnce(Run& run) {
    if (isBroken(faults::lossIsSeenAtOnce))
        whoHasLost(run);
}

} // namespace

std::string_view whyLost(const Position& position, Player player) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, leaderArea)))
        if (hasMark(position.state, id, isKnockedOut))
            return "leader knocked out";
    return "out of cards";
}

RuleProcess lossAtOnce() {
    return {.name = "loss at once",
            .rule = {},
            .collect = lookAtOnce,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move)};
}

RuleProcess lossProcess() {
    return {.name = "loss", .rule = "9-4-1-1 9-4-1-2 1-2-2", .collect = whoHasLost};
}

} // namespace takujo::granblue
