#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/attacks.h"
#include "engine/kit/declaring.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/timing.h"

/// Off at first: strikes are answered. Before a strike comes home, first the turn player and then the other
/// player declare abilities for it, and carry out what they have declared.
namespace takujo::workbench {

namespace {

enum Answers : std::uint8_t { none, toTheStriker, toAllThatHaveStruck };
enum Local : std::size_t { striker };

std::int32_t policyOfAnswers(const Position& position) {
    return position.rules.policy(trials::strikesAreAnswered);
}

void noteStrike(Run& run, ObjectId creature) {
    Event event;
    event.kind = EventKind::mark;
    event.object = creature;
    event.player = run.state.turnPlayer;
    event.amount = static_cast<std::int32_t>(weary);
    declaring::about(run, event);
}

Next noteStrikes(Run& run) {
    const ObjectId struck = unpackedObject(run.local(striker));
    noteStrike(run, struck);
    if (policyOfAnswers(run) == toAllThatHaveStruck)
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, board)))
            if (id != struck && hasMark(run.state, id, weary))
                noteStrike(run, id);
    return Next::on();
}

Next turnPlayerDeclares(Run& run) {
    return declaring::open(run, run.state.turnPlayer);
}
Next otherPlayerDeclares(Run& run) {
    return declaring::open(run, opponentOf(run.state.turnPlayer));
}

Next carryOutDeclared(Run& run) {
    return timing::carryOut(run);
}

Next strikeComesHome(Run& run) {
    if (lives(run.state, unpackedObject(run.local(striker))))
        proposeLifeLoss(run, attacks::defender(run.state));
    return Next::finish();
}

void letDeclaringCost(RuleTables& tables, std::int32_t does) {
    if (does != 0)
        tables.declaring.declares = [](Run& run, EffectRecord& effect, ObjectId) {
            proposeLifeLoss(run, effect.controller);
        };
}

} // namespace

std::optional<Next> strikeIsAnswered(Run& run, ObjectId creature) {
    if (policyOfAnswers(run) == none)
        return std::nullopt;
    note(run, "strikes", run.state.turnPlayer, "w-185",
         {cardArgument("card", run.position().definitionIndex(creature))});
    return Next::call(answeringStrike, {packed(creature)});
}

std::vector<Procedure> answeringSteps() {
    return {{"a strike is answered",
             "w-185",
             {{"what can be answered", "w-185", noteStrikes},
              {"the turn player declares", "w-185", turnPlayerDeclares},
              {"what was declared is carried out", "w-185", carryOutDeclared},
              {"the other player declares", "w-185", otherPlayerDeclares},
              {"what was declared is carried out", "w-185", carryOutDeclared},
              {"the strike comes home", "w-185", strikeComesHome}}},
            declaring::window("abilities are declared", "what is declared", "w-185")};
}

void addRulesOfAnswering(RuleTables& tables) {
    tables.declaring.declare = declareAbility;
    tables.declaring.noMore = declareNoMore;
    tables.declaring.window = declaringAbilities;
    tables.policies.push_back({"declaring costs life", "w-188", 0, 0, letDeclaringCost});
    tables.builtIn.push_back({"w-186", {Fault::nothingIsShown, Fault::marksAreNotTakenOff}});
    tables.builtIn.push_back({"w-187", {Fault::declaredForOneIsForAll}});
    tables.builtIn.push_back({"w-246", {Fault::setAsideIsNotAsked}});
}

} // namespace takujo::workbench
