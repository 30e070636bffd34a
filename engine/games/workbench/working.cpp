#include "engine/games/workbench/terms.h"
#include "engine/kit/asking.h"
#include "engine/kit/attacks.h"
#include "engine/kit/deeds.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/timing.h"

#include <algorithm>
#include <array>

/// What the turn player does: charge, play, use, strike, rest.
namespace takujo::workbench {

namespace {

Next chargeWith(Run& run, ObjectId card) {
    const Player player = run.state.turnPlayer;
    run.state.flags |= hasCharged;
    run.propose(movedTo(zoneOf(player, pool), card, player));
    return Next::on();
}

void tellStrike(const Run& run, const Option& answer) {
    if (run.journal == nullptr)
        return;
    Arguments who{cardArgument("card", run.position().definitionIndex(answer.object))};
    if (answer.target.exists())
        who.push_back(cardArgument("target", run.position().definitionIndex(answer.target)));
    note(run, answer.target.exists() ? "strikes at" : "strikes", run.state.turnPlayer, "w-4", std::move(who));
}

/// It is turned aside and marked; what comes of it happens together with that.
Next strikeWith(Run& run, const Option& answer) {
    attacks::declare(run, answer);
    rememberUse(run, strike, answer.object, run.state.turnPlayer);
    attacks::turnAside(run);
    attacks::markAttackers(run);
    run.state.picks.clear();
    Next struck = Next::on();
    if (answer.target.exists())
        fight(run, answer.object, answer.target);
    else if (const Player defender = attacks::defender(run.state); hasWardToBreak(run, defender))
        struck = breakWardOf(defender);
    else
        proposeLifeLoss(run, defender);
    tellStrike(run, answer);
    return answer.target.exists() ? Next::call(battle) : struck;
}

Next work(Run& run, const Option& answer) {
    switch (answer.verb) {
    case charge:
        return chargeWith(run, answer.object);
    case strike:
        return strikeWith(run, answer);
    case play:
        return Next::call(playing, {packed(answer.object)});
    default:
        return Next::call(usingAbility, {packed(answer.object), 0, 0, answer.value});
    }
}

constexpr std::array<takujo::Verb, 5> everything{charge, play, use, strike, rest};
constexpr timing::FreeTiming freely{.name = "work",
                                    .rule = "w-4",
                                    .question = "the turn player does something",
                                    .settles = "w-7",
                                    .settling = settling,
                                    .player = turnPlayer,
                                    .verbs = everything,
                                    .act = work};

bool isNotChargedYet(const Position& position, const Attempt&) {
    return (position.state.flags & hasCharged) == 0;
}

// Striking.

bool isCreature(const Position& position, ObjectId id) {
    return (know(position, id).types() >> creature & 1U) != 0;
}
bool isSwift(const Position& position, ObjectId id) {
    return has(position, id, swift);
}

std::vector<Condition> strikeConditions() {
    return {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
            {Aspect::object, "not-on-board", "w-4", attacks::isOnOwnSide},
            {Aspect::object, "no-creature", "w-4", attacks::isFighter},
            {Aspect::object, "tapped-already", "w-4", attacks::isUpright},
            {Aspect::object, "came-this-turn", "w-4 w-15", attacks::isReady},
            {Aspect::limits, "cannot-strike", "w-16", attacks::mayAttack},
            withinLimit("struck-often-enough", "w-56")};
}

/// Nobody rests while a creature that must strike can do so.
bool nobodyMustStrike(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, board)))
        if ((know(position, id).must() & toStrike) != 0 &&
            isPossible(position, {attempt.player, {strike, {}, id, {}, 0}}))
            return false;
    return true;
}

} // namespace

bool isWorking(const Position& position, const Attempt& attempt) {
    return asks(position, working, timing::actsFreely) && position.state.turnPlayer == attempt.player;
}

/// What the kit knows of striking (engine/kit/attacks.h).
AttackTable strikes() {
    return {.zone = board,
            .hasAttacked = weary,
            .toAttack = toStrike,
            .attack = strike,
            .isFighter = isCreature,
            .isQuick = isSwift};
}

Procedure workSteps() {
    return timing::freeTiming<freely>();
}

VerbSpec chargeVerb() {
    return {.word = "charge",
            .from = {{hand, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::time, "charged-already", "w-4", isNotChargedYet, nullptr, false},
                           {Aspect::object, "not-in-hand", "w-4", liesInOwn<hand>}},
            .place = ownPlace<pool>};
}

VerbSpec strikeVerb() {
    std::vector<Condition> conditions = strikeConditions();
    std::ranges::move(aimedStrikeConditions(), std::back_inserter(conditions));
    return {.word = "strike",
            .from = {{board, Whose::mine}},
            .conditions = std::move(conditions),
            .targets = strikeTargets,
            .targetRule = "w-35",
            .place = [](const Position&, const Attempt& attempt) {
                return zoneOf(opponentOf(attempt.player), board);
            }};
}

VerbSpec restVerb() {
    return {
        .word = "rest",
        .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                       {Aspect::limits, "somebody-must-strike", "w-16", nobodyMustStrike, nullptr, false}}};
}

} // namespace takujo::workbench
