#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/turn_parts.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 701.21: a Gachinko judge. Each player shows the top card of the deck, and the costs are compared.
namespace takujo::duel_masters::effects {

namespace {

/// What has no cost costs nothing; whoever shows no card has less than any cost.
std::int32_t costShown(const Position& position, ObjectId shown) {
    if (!shown.exists())
        return -1;
    const Known card = know(position, shown);
    return card.hasNumber(cost) ? std::max(0, card.number(cost)) : 0;
}

} // namespace

Next judge(Run& run, const Scope& scope, const Term& term) {
    enum Stage : std::int32_t { shows, tells };
    if (scope.stage == shows) {
        const Player judges = scope.effect.controller;
        const ObjectId mine = nextToDraw(run, judges);
        const ObjectId theirs = nextToDraw(run, opponentOf(judges));
        const std::int32_t ahead = costShown(run, mine) - costShown(run, theirs);
        const bool winsTies = run.rules.policy(judgeWinsTies) != 0;
        keptNumber(run) = mine.exists() && (winsTies ? ahead >= 0 : ahead > 0) ? 1 : 0;
        for (const ObjectId id : {mine, theirs})
            if (id.exists()) {
                show(run, id, revealedMark);
                if (run.rules.policy(judgedGoToBottom) != 0)
                    run.propose(
                        movedBy(scope, id, zoneOf(run.position().ownerOf(id), deck), ZoneEnd::bottom));
            }
        comeBack(run, tells);
        return Next::on();
    }
    const bool isWon = keptNumber(run) != 0;
    note(run, isWon ? "wins a judge" : "loses a judge", scope.effect.controller, "701.21b");
    const Term& comes = isWon ? term[judges::doThis] : term[judges::otherwise];
    return comes.exists() ? followBlock(scope.effect.id, comes.number) : Next::on();
}

} // namespace takujo::duel_masters::effects
