#include "engine/games/workbench/trials/trials.h"

#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/attacks.h"
#include "engine/kit/declaring.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/naming.h"
#include "engine/kit/opening.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/room.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/showing.h"
#include "engine/kit/timing.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace takujo::workbench::trials {

namespace {

template <class Line>
void append(std::vector<Line>& all, std::vector<Line> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void addZones(RuleTables& tables) {
    append(tables.zones, {{.word = "store", .visibility = Visibility::owner},
                          {.word = "wards",
                           .visibility = Visibility::nobody,
                           .ordered = true,
                           .rule = "w-90",
                           .single = true}});
    tables.deckParts.push_back(
        {.word = "store", .zone = store, .isNeeded = false, .types = 1U << relic, .rule = "w-20"});
}

/// In the order of `TrialVerb`.
void addVerbs(RuleTables& tables) {
    addUsing(tables);
    tables.verbs.push_back(repeatVerb("w-17", "w-18"));
    append(tables.verbs, playing::offeredCostVerbs(tables.play.ways, "w-6"));
    append(tables.verbs, verbs());
    append(tables.verbs, flareVerbs());
    append(tables.verbs, verbsOfPassages());
    tables.verbs.push_back(breakWardVerb());
    tables.verbs.push_back(naming::verb("name", "w-79"));
    append(tables.verbs, playing::waitingCostVerbs("w-142", "w-142", "w-142"));
    append(tables.verbs, holdingVerbs());
    tables.verbs.push_back(letInVerb());
    append(tables.verbs, showingVerbs(tables.zones, "w-159"));
    append(tables.verbs, declaring::verbs(tables.zones, "w-185"));
    tables.verbs.push_back(playing::offerOfTextVerb(tables.play.ways, "w-253",
                                                    {{board, Whose::mine}, {board, Whose::opponents}}));
    addRestrictions(tables);
    VerbSpec& striking = tables.verbs[strike];
    striking.conditions.push_back(withinLimit("struck-often-enough", "w-56"));
    aimStrikes(striking);
}

/// In the order of `TrialProcedure`.
void addProcedures(RuleTables& tables) {
    tables.procedures.push_back(usingSteps());
    append(tables.procedures, procedures());
    append(tables.procedures, {usingInTextSteps(), drawingSteps()});
    append(tables.procedures, proceduresOfPassages());
    append(tables.procedures, {breakingSteps(), naming::oneCard("w-79"), holdingSteps(),
                               room::whichCome("w-149"), fightingSteps()});
    append(tables.procedures, answeringSteps());
}

/// Steps come before the one of that name; what stands there goes on where it stood, before them.
void addSteps(Game& game, ProcedureId procedure, std::string_view before, const std::vector<Step>& more) {
    std::vector<Step>& steps = game.tables.procedures[procedure].steps;
    const auto found = std::ranges::find(steps, before, &Step::name);
    if (found == steps.end())
        throw std::logic_error("no such step of the workbench");
    const auto place = static_cast<std::uint16_t>(found - steps.begin());
    for (StartingPoint& point : game.startingPoints)
        for (StartingPoint::At& frame : point.frames)
            if (frame.procedure == procedure && frame.step > place)
                frame.step = static_cast<std::uint16_t>(frame.step + more.size());
    steps.insert(found, more.begin(), more.end());
}

void addSteps(Game& game) {
    addSteps(game, beginning, "the first turn begins",
             {{"wards are dealt", "w-91", dealWards},
              {"the first player may take a new hand", "", opening::firstRedraws},
              {"the second player may take a new hand", "", opening::secondRedraws}});
    addSteps(game, turn, "the ready phase begins",
             {{"what lasted until this turn is over", "w-50", lastsUntilTurn}});
    addSteps(game, turn, "waiting effects",
             {{"the turn player's own come first", "w-181", ownComesFirst},
              {"the turn player draws for it", "w-181", drawsBehindOwn}});
    addSteps(game, turn, "the turn player draws",
             {{"what lasted for this step is over", "w-50", lastsThroughStep}});
    const Step phaseIsOver{"what lasted for this phase is over", "w-50", lastsThroughPhase};
    addSteps(game, turn, "work begins", {phaseIsOver});
    addSteps(game, turn, "rest begins", {{"work may be held", "w-146", workMayBeHeld}, phaseIsOver});
    addSteps(game, turn, "the turn ends", {{"what rules ask", "", atTheEnd}});
    addSteps(game, workbench::playing, "its cost is fixed",
             {{"which costs are paid", "w-6", playing::offeringCosts()}});
    addSteps(game, workbench::playing, "its effect is carried out",
             {{"it has been played", "", isPlayedNow}});
}

void addPolicies(RuleTables& tables) {
    append(tables.policies, {{"room on the board", "w-19", 0, 0},
                             {"costs are paid in text order", "w-6", 0, 0},
                             {"what is free is free of what was added", "w-23", 1, 0},
                             {"prices are paid with life", "w-6", 0, 0},
                             {"cards of the pool pay their strength", "w-6", 0, 0},
                             {"cards are played from the heap", "w-5", 0, 0},
                             {"strikes are aimed", "w-35", 0, 0},
                             {"strikes reach players", "w-35", 1, 1},
                             {"copies in a deck", "w-21", 0, 0},
                             {"wards dealt", "w-91", 0, 0},
                             {"strikes break wards", "w-92", 0, 0},
                             {"texts let cards be played from other zones", "w-254"}});
    append(tables.policies, policies());
    addPoliciesOfFaces(tables.policies);
    addPoliciesOfEntering(tables.policies);
    addPoliciesOfTexts(tables.policies);
    addBuiltInsOfTexts(tables.builtIn);
    addPoliciesOfWaiting(tables.policies);
    addPoliciesOfLayers(tables.policies);
    addPoliciesOfPlaying(tables.policies);
}

void addRules(RuleTables& tables) {
    tables.prohibitions = prohibitions();
    tables.arrivals = arrivals();
    tables.replacements = guards();
    tables.roles = roles();
    tables.ownNumbers = 1U << cost;
    tables.layers = layers();
    tables.modifiers = modifiersByRules();
    tables.attacks.newOnesWait = true;
    tables.attacks.isQuick = isSwift;
    tables.attacks.forecast = forecastBlows;
    tables.attacks.outcomes = {"destroyed", "stays"};
    tables.notice = noticeTalents;
    tables.resolveWaiting = carryOutTalent;
    tables.endless.oneStops = "w-17";
    tables.endless.bothStop = "w-18";
    tables.endless.verb = repeatLoop;
    tables.script.drawing = drawingOneByOne;
    tables.script.naming = namingOfCard;
    tables.script.nameVerb = nameOfCard;
    tables.script.untoldDuration = untoldDuration;
}

} // namespace

void addTo(Game& game) {
    RuleTables& tables = game.tables;
    addZones(tables);
    addVerbs(tables);
    addProcedures(tables);
    addSteps(game);
    addPolicies(tables);
    addRules(tables);
    addWaysOfPlaying(tables);
    addTo(tables.opening);
    addTo(tables.timing);
    addRulesOfTimes(tables);
    addRulesOfPassages(tables);
    addRulesOfTokens(tables);
    addRulesOfFitting(tables);
    addRulesOfShowing(tables);
    addRulesOfReplacing(tables);
    addRulesOfPrecedence(tables);
    addRulesOfAnswering(tables);
    game.deckProblems = tooManyCopies;
}

std::optional<Next> strikesOtherwise(Run& run, const Option& answer) {
    const Player player = run.state.turnPlayer;
    const Argument striker = cardArgument("card", run.position().definitionIndex(answer.object));
    rememberUse(run, strike, answer.object, player);
    if (answer.target.exists()) {
        if (!doBlowsWait(run.position()))
            fight(run, answer.object, answer.target);
        note(run, "strikes at", player, "w-4",
             {striker, cardArgument("target", run.position().definitionIndex(answer.target))});
        return Next::call(battle, {packed(answer.object), packed(answer.target)});
    }
    if (const std::optional<Next> answered = strikeIsAnswered(run, answer.object))
        return answered;
    const Player defender = attacks::defender(run.state);
    if (!hasWardToBreak(run, defender))
        return std::nullopt;
    note(run, "strikes", player, "w-4", {striker});
    return breakWardOf(defender);
}

} // namespace takujo::workbench::trials
