#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/timing.h"

#include <algorithm>

/// 115: a battle compares the powers of two creatures, once.
namespace takujo::duel_masters {

namespace {

/// Locals: the creatures, and whether a text has them battle.
enum Local : std::size_t { one, other, isOfText };

ObjectId fighterIn(Run& run, Local which) {
    return unpackedObject(run.local(which));
}

/// 505.6: whoever left the attack is no part of the battle.
bool areBothThere(Run& run) {
    for (const Local which : {one, other}) {
        const ObjectId id = fighterIn(run, which);
        if (!lives(run.state, id) || record(run.state, id).zone.kind != battleZone ||
            run.position().definition(id).type != creature)
            return false;
        if (run.local(isOfText) == 0 && !hasMark(run.state, id, isAttacking | isAttacked))
            return false;
    }
    return true;
}

/// 115.2
Next battleBegins(Run& run) {
    if (!areBothThere(run))
        return Next::finish();
    proposeOccurrence(run, battles, fighterIn(run, one), run.state.turnPlayer, 0, fighterIn(run, other));
    for (const Local which : {one, other})
        proposeMark(run, fighterIn(run, which), isBattling);
    return Next::on();
}

/// 101.4f: what the battle itself has triggered.
Next carryOutItsOwn(Run& run) {
    return timing::carryOutHeld(run);
}
/// 101.4e: in the middle of a text nothing else comes.
Next carryOutTheRest(Run& run) {
    return run.local(isOfText) == 0 ? settle(run) : Next::on();
}

/// Whoever is in another battle as well, which a text has begun in the middle of this one, or this in the
/// middle of that, goes on with that.
Next battleIsOver(Run& run) {
    const State& state = run.state;
    for (const Local which : {one, other}) {
        const ObjectId id = fighterIn(run, which);
        const auto isIn = [&](const Frame& frame) {
            return frame.procedure == battling &&
                   (frame.locals[one] == packed(id) || frame.locals[other] == packed(id));
        };
        if (lives(state, id) && hasMark(state, id, isBattling) &&
            std::ranges::count_if(state.frames, isIn) == 1)
            proposeUnmark(run, id, isBattling);
    }
    return Next::finish();
}

std::int32_t powerThatCounts(const Position& position, ObjectId id) {
    return std::max(0, numberOf(position, id, power)); // 108.1b
}

void noteResult(Run& run, ObjectId first, ObjectId second, BattleResult result) {
    const ObjectId winner = result.secondWins && !result.firstWins ? second : first;
    const ObjectId other = winner == first ? second : first;
    const bool areBoth = result.firstWins == result.secondWins;
    note(run,
         !areBoth           ? "wins battle"
         : result.firstWins ? "both win battle"
                            : "nobody wins battle",
         record(run.state, winner).controller, "115.3",
         {cardArgument("card", run.position().definitionIndex(winner)),
          numberArgument("number", powerThatCounts(run, winner)),
          cardArgument("target", run.position().definitionIndex(other)),
          numberArgument("against", powerThatCounts(run, other))});
}

/// 115.3a: without both of them nothing is compared.
Next whoWins(Run& run) {
    if (!areBothThere(run))
        return Next::on();
    const ObjectId first = fighterIn(run, one);
    const ObjectId second = fighterIn(run, other);
    const BattleResult result = resultOf(run, first, second);
    noteResult(run, first, second, result);
    const auto tell = [&](ObjectId id, ObjectId against, bool wins, bool loses) {
        const Player player = record(run.state, id).controller;
        if (loses)
            proposeMark(run, id, lostBattle);
        if (wins)
            proposeOccurrence(run, winsBattle, id, player, 0, against);
        if (loses)
            proposeOccurrence(run, losesBattle, id, player, 0, against);
        proposeOccurrence(run, hasBattled, against, player, 0, id);
    };
    tell(first, second, result.firstWins, result.firstLoses);
    tell(second, first, result.secondWins, result.secondLoses);
    return Next::on();
}

} // namespace

/// 115.3b, 115.3c, 700.5
BattleResult resultOf(const Position& position, ObjectId first, ObjectId second) {
    const std::int32_t mine = powerThatCounts(position, first);
    const std::int32_t theirs = powerThatCounts(position, second);
    const bool firstAlways = has(position, first, winsBattles);
    const bool secondAlways = has(position, second, winsBattles);
    if (firstAlways || secondAlways)
        return {firstAlways, secondAlways, !firstAlways, !secondAlways};
    return {mine > theirs, theirs > mine, mine <= theirs, theirs <= mine};
}

Procedure battlingSteps() {
    return {"battle",
            "115.1",
            {{"the battle begins", "115.2 115.3a", battleBegins},
             {"what it triggers", "101.4e 101.4f 115.2", carryOutItsOwn},
             {"what waits for it", "115.2", carryOutTheRest},
             {"who wins", "115.3a 115.3b 115.3c 700.5 700.5a 701.13a", whoWins},
             {"the battle is over", "", battleIsOver}}};
}

} // namespace takujo::duel_masters
