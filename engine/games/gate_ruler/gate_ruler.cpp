#include "engine/games/gate_ruler/gate_ruler.h"

#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/drawing.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/showing.h"

#include <iterator>

/// Puts the game together. chapters.h tells which file has which chapter.
namespace takujo::gate_ruler {

namespace {

template <class Line>
void append(std::vector<Line>& all, std::vector<Line> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs{passVerb()};
    append(verbs, playingVerbs());
    verbs.push_back(setVerb());
    verbs.push_back(activateVerb());
    append(verbs, driveVerbs());
    append(verbs, attackVerbs());
    append(verbs, counterVerbs());
    verbs.push_back(takeHereVerb());
    verbs.push_back(waitingVerb("next ability", "14-9c"));
    append(verbs, showingVerbs(zones(), "14-9b-1"));
    append(verbs, payingVerbs());
    verbs.push_back(repeatVerb("17-1a-1", "17-1a-2"));
    append(verbs, scriptVerbs(scriptTables(), zones()));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    return withKitProcedures({beginningSteps(), turnSteps(), gateSteps(), ruleEffectSteps(), playingSteps(),
                              usingAbilitySteps(), addingAutomaticSteps(), resolutionSteps(),
                              attackPhaseSteps(), attackSteps(), rulerDamageSteps(), revealingSteps(),
                              drivingSteps(), driveResolvingSteps(), playing::paying("14-3b-8"),
                              takingControlSteps(), drawing::oneByOne("1-5b")});
}

/// 14-12a: what is printed, and base-defining abilities (14-7b), but no given ones (OPEN 35); what a card has
/// not at all, but no numbers, card by card (OPEN 36); kinds, armies and attributes; abilities; everything
/// else that is no number; numbers that a card has not at all; numbers (OPEN 4).
std::vector<LayerGroup> layers() {
    return {{.layers = ~0U, .base = true, .dependency = true},
            {.layers = ~only(Layer::numbers), .adds = true, .dependency = true},
            {.layers = only(Layer::types), .dependency = true},
            {.layers = only(Layer::abilities) | only(Layer::text), .dependency = true},
            {.layers = only(Layer::general), .dependency = true},
            {.layers = only(Layer::numbers), .adds = true, .dependency = true},
            {.layers = only(Layer::numbers), .dependency = true}};
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"start", "main", "attack", "end"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.prohibitions = zoneProhibitions();
    result.arrivals = zoneArrivals();
    append(result.arrivals, ruleArrivals());
    result.policies = policies();
    result.deckParts = deckParts();
    result.marks = {{"attacking", isAttacking},
                    {"attacked", isAttacked},
                    {"being destroyed", isBeingDestroyed},
                    {"was damaged now", wasDamagedNow, false},
                    {"being driven", isBeingDriven, false},
                    {"stays hidden", staysHidden, false},
                    {"was not driven", wasNotDriven, false}};
    result.numbers = numbers();
    result.carries = carries();
    result.keeps = keeps();
    result.stackProcesses = {"damage", "ruler damage", "destruction", "drive"};
    result.layers = layers();
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = attackTable();
    result.opening = openingTables();
    result.timing.resolves = "14-3c";
    result.timing.conditionFails = "14-3c";
    result.timing.nothingLegal = "14-3c-1";
    result.waiting.looksBack = looksBack;
    result.notice = notice;
    result.perform = perform;
    result.resolveWaiting = addAutomatic;
    result.waitingVerb = nextAbility;
    result.showing = {showCard, stayHidden};
    result.builtIn = builtInRules();
#ifdef TAKUJO_FAULTS
    result.wordsOfFault = faults::wordsOf;
#endif
    result.bothLose = "1-4b-1";
    result.endless = {"17-1a-3", Outcome::draw, "17-1a-1", "17-1a-2", repeatLoop};
    result.takenBack = "p-54";
    result.noSuchMove = "9-3e-1";
    result.gameOver = "1-4b";
    return result;
}

/// Where scenarios can begin. Frames: the innermost at the step that comes next.
std::vector<StartingPoint> startingPoints() {
    return {{.word = "setup", .phase = startPhase, .frames = {{beginning, 0}}},
            {"start", startPhase, {{turn, turnBegins}}},
            {"main", mainPhase, {{turn, gateOfMain}}},
            {"attack", attackPhase, {{turn, attacksAreMade}}},
            {"end", endPhase, {{turn, endIsTold}}}};
}

CardDefinition filler() {
    CardDefinition card;
    card.type = unitCard;
    for (const Number number : {level, atk, hp, stk})
        card.numbers[number] = 1;
    return card;
}

Game make() {
    Game result;
    result.id = "gate_ruler";
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"standard"};
    result.deckProblems = deckProblems;
    result.beginning = gate_ruler::beginning;
    result.startingPoints = startingPoints();
    result.asideWord = "rested";
    result.filler = filler;
    result.followings = followings;
    result.whatFollows = whatFollows;
    result.suggest = playing::suggest;
    result.bots = botTables();
    result.whyLost = whyLost;
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::gate_ruler
