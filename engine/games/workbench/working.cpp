#include "engine/games/workbench/terms.h"
#include "engine/games/workbench/trials/trials.h"
#include "engine/kit/attacks.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/timing.h"

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

/// It is turned aside and marked; what comes of it happens together with that.
Next strikeWith(Run& run, const Option& answer) {
    attacks::declare(run, answer);
    attacks::turnAside(run);
    attacks::markAttackers(run);
    run.state.picks.clear();
    if (const std::optional<Next> other = trials::strikesOtherwise(run, answer))
        return *other;
    proposeLifeLoss(run, attacks::defender(run.state));
    note(run, "strikes", run.state.turnPlayer, "w-4",
         {cardArgument("card", run.position().definitionIndex(answer.object))});
    return Next::on();
}

} // namespace

Next work(Run& run, const Option& answer) {
    switch (answer.verb) {
    case charge:
        return chargeWith(run, answer.object);
    case strike:
        return strikeWith(run, answer);
    default:
        return Next::call(playing, {packed(answer.object)});
    }
}

namespace {

constexpr std::array<takujo::Verb, 4> everything{charge, play, strike, rest};
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

/// Of what lies on the board.
bool isUprightCreature(const Position& position, const Attempt& attempt) {
    return attacks::isUpright(position, attempt) && attacks::isFighter(position, attempt);
}

std::vector<Condition> strikeConditions() {
    return {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
            sifted(Sifted::byFits, {Aspect::object, "not-on-board", "w-4", attacks::isOnOwnSide}),
            sifted(Sifted::byFits, {Aspect::object, "no-creature", "w-4", attacks::isFighter}),
            sifted(Sifted::byFits, {Aspect::object, "tapped-already", "w-4", attacks::isUpright}),
            {Aspect::object, "came-this-turn", "w-4 w-15", attacks::isReady}};
}

} // namespace

bool isWorking(const Position& position, const Attempt& attempt) {
    return asks(position, working, timing::actsFreely) && position.state.turnPlayer == attempt.player;
}

/// What the kit knows of striking (engine/kit/attacks.h).
AttackTable strikes() {
    return {.zone = board, .hasAttacked = weary, .attack = strike, .isFighter = isCreature};
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
    return {.word = "strike",
            .from = {{board, Whose::mine}},
            .conditions = strikeConditions(),
            .fits = isUprightCreature,
            .place = [](const Position&, const Attempt& attempt) {
                return zoneOf(opponentOf(attempt.player), board);
            }};
}

VerbSpec restVerb() {
    return {.word = "rest", .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false}}};
}

} // namespace takujo::workbench
