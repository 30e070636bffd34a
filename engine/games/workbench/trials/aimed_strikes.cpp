#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/reading/scope.h"

/// Off at first: a strike is aimed. What it is aimed at is the target of the verb, so that each pair of a
/// creature and what it could strike at is one option.
namespace takujo::workbench {

namespace {

bool areAimed(const Position& position) {
    return position.rules.policy(strikesAreAimed) != 0;
}

bool isAimedAtCreature(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return !target.exists() || (know(position, target).types() >> creature & 1U) != 0;
}
bool isAimedAcross(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return !target.exists() || isIn(position.state, target, zoneOf(opponentOf(attempt.player), board));
}
bool isAimedAtTapped(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return !target.exists() || record(position.state, target).isAside();
}
bool haveDifferentColours(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return !target.exists() ||
           (know(position, attempt.option.object).set(colours) & know(position, target).set(colours)) == 0;
}

/// No object stands for the player.
void strikeTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    if (!areAimed(position) || position.rules.policy(strikesReachPlayers) != 0)
        found.push_back({});
    if (areAimed(position))
        for (const ObjectId id : objectsIn(position.state, zoneOf(opponentOf(attempt.player), board)))
            found.push_back(id);
}

} // namespace

void aimStrikes(VerbSpec& striking) {
    std::vector<Condition> conditions{
        ofTarget({Aspect::choices, "strikes-go-across", "w-35", isAimedAcross}),
        ofTarget({Aspect::choices, "strikes-at-creatures", "w-35", isAimedAtCreature}),
        ofTarget({Aspect::choices, "strikes-at-tapped", "w-35", isAimedAtTapped}),
        ofPair({Aspect::choices, "same-colour", "w-36", haveDifferentColours})};
    for (Condition& condition : conditions) {
        condition.applies = areAimed;
        striking.conditions.push_back(condition);
    }
    striking.targets = strikeTargets;
    striking.targetRule = "w-35";
}

void fight(Run& run, ObjectId striker, ObjectId struck) {
    if (!lives(run.state, striker) || !lives(run.state, struck))
        return;
    dealInCombat(run, striker, struck, know(run, striker).number(strength));
    dealInCombat(run, struck, striker, know(run, struck).number(strength));
}

bool doBlowsWait(const Position& position) {
    return position.rules.policy(trials::blowsWait) != 0;
}

void forecastBlows(const Position& position, std::vector<BattleForecast>& found) {
    if (!doBlowsWait(position))
        return;
    for (const Frame& frame : position.state.frames) {
        if (frame.procedure != battle || frame.step > dealsBlows)
            continue;
        const ObjectId striker = unpackedObject(frame.locals[0]);
        const ObjectId struck = unpackedObject(frame.locals[1]);
        if (!lives(position.state, striker) || !lives(position.state, struck))
            continue;
        BattleForecast battle;
        battle.blows.push_back({striker, know(position, striker).number(strength)});
        battle.target = struck;
        battle.player = record(position.state, struck).controller;
        battle.against = know(position, struck).number(strength) - record(position.state, struck).damage;
        battle.back = know(position, struck).number(strength);
        battle.outcome = battle.total() >= battle.against ? isDestroyed : stays;
        found.push_back(std::move(battle));
    }
}

} // namespace takujo::workbench
