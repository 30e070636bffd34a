#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/question_conditions.h"

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t { chooses, pays, isBlocking, priorityThen };

Next takeBlocker(Run& run, const Option& answer) {
    if (answer.verb == block)
        attacks::declare(run, answer);
    else if (!attacks::attackers(run).empty())
        note(run, "does not block", attacks::defender(run.state), "10.1.3.1");
    return Next::on();
}

Next payToBlock(Run& run) {
    if (run.state.picks.empty())
        return Next::on();
    const ObjectId blocker = run.state.picks.front().object;
    const CostInCp fee = blockFee(run, blocker);
    if (fee.amount <= 0)
        return Next::on();
    return playing::askFor(run, blocker, attacks::defender(run.state), fee);
}

Next becomeBlocking(Run& run) {
    for (const Pick& pick : run.state.picks) {
        if (!isIn(run.state, pick.object, zoneOf(attacks::defender(run.state), field)))
            continue;
        attacks::markBlocker(run, pick.object);
        run.state.flags |= attackIsBlocked;
        for (const ObjectId attacker : attacks::attackers(run))
            proposeOccurrence(run, isBlocked, attacker, run.state.turnPlayer, 0, pick.object);
        note(run, "blocks", attacks::defender(run.state), "10.1.3.2",
             {cardArgument("card", run.state.cards[record(run.state, pick.object).card].definition)});
    }
    run.state.picks.clear();
    return Next::on();
}

Next turnPlayersPriority(Run& run) {
    run.state.picks.clear();
    return givePriority(run.state.turnPlayer);
}

bool isDeclaringBlock(const Position& position, const Attempt&) {
    return asks(position, blockDeclaration, chooses);
}
bool canPayToBlock(const Position& position, const Attempt& attempt) {
    return canPayFee(position, attempt.player, blockFee(position, attempt.option.object));
}

} // namespace

bool costsToBlock(const Position& position, ObjectId id) {
    return blockFee(position, id).amount != 0;
}

Procedure blockDeclarationSteps() {
    return {"block declaration",
            "10.1.3",
            {{"choose a blocker", "10.1.3.1",
              Question{DecisionKind::chooseObjects, attacks::offerBlockers, takeBlocker,
                       Question::moment | Question::begins}},
             {"what blocking costs is paid", "10.1.3.1.3", payToBlock},
             {"it is blocking", "10.1.3.2", becomeBlocking},
             {"the turn player has priority", "10.1.3.6", turnPlayersPriority}}};
}

VerbSpec blockVerb() {
    return {.word = "block",
            .from = {{field, Whose::mine}},
            .conditions =
                {{Aspect::time, "no-block-declaration-now", "10.1.3.1", isDeclaringBlock, nullptr, false},
                 {Aspect::time, "nothing-attacks", "10.1.3.1", attacks::somethingAttacks, nullptr, false},
                 {Aspect::actor, "other-player-blocks", "10.1.3.1", attacks::isDefender, nullptr, false},
                 {Aspect::object, "own-forwards-block", "10.1.3.2", attacks::isOnOwnSide},
                 {Aspect::object, "only-forwards-block", "5.2.3.1.1.2", attacks::isFighter},
                 {Aspect::object, "dull-cannot-block", "10.1.3.1.1", attacks::isUpright},
                 {Aspect::object, "cannot-block", "10.1.3.1.2", attacks::mayBlock},
                 {Aspect::object, "cannot-be-blocked", "10.1.3.1.2 15.1.1.9.6", attacks::mayBeBlocked},
                 {Aspect::choices, "somebody-must-block", "10.1.3.1.3", attacks::meetsDemands},
                 {Aspect::object, "blocks-go-to-attacker", "10.1.3.1", attacks::endsOpposite},
                 {Aspect::cost, "block-cannot-be-paid", "10.1.3.1.3", canPayToBlock}},
            .place = attacks::opposite};
}

VerbSpec noBlockVerb() {
    return {.word = "no block",
            .from = {},
            .conditions = {
                {Aspect::time, "no-block-declaration-now", "10.1.3.1", isDeclaringBlock, nullptr, false},
                {Aspect::actor, "other-player-blocks", "10.1.3.1", attacks::isDefender, nullptr, false},
                {Aspect::choices, "somebody-must-block", "10.1.3.1.3", attacks::nobodyMustBlock, nullptr,
                 false}}};
}

} // namespace takujo::fftcg
