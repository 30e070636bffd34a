#include "engine/games/shadowverse_evolve/shadowverse_evolve.h"

#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/turn.h"
#include "engine/kit/drawing.h"
#include "engine/kit/naming.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/room.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/tokens.h"

#include <iterator>

/// Everything put together. terms.h has the words of the game, chapters.h tells which file has which chapter.
namespace takujo::shadowverse_evolve {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = setupVerbs();
    append(verbs, {playVerb(), activateVerb(), evolveVerb(), attackVerb(), endMainVerb(), noQuickVerb()});
    append(verbs, endPhaseVerbs());
    append(verbs, wardVerbs());
    append(verbs, ruleProcessVerbs());
    verbs.push_back(letInVerb());
    append(verbs, lookingVerbs());
    verbs.push_back(waitingVerb("next", "10.7.3 10.7.3.1"));
    append(verbs, payingVerbs());
    verbs.push_back(naming::verb("name a card", "5.32.1"));
    verbs.push_back(repeatVerb("15.2.1.1", "15.2.1.2"));
    append(verbs, scriptVerbs(scriptTables(), zones()));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    return withKitProcedures({beginningSteps(),
                              redrawingSteps(),
                              turnSteps(),
                              mainTimingSteps(),
                              attackSteps(),
                              quickWindowSteps(),
                              wardsActSteps(),
                              handLimitSteps(),
                              checkTimingSteps(),
                              wardArrivesSteps(),
                              keepingOnFieldSteps(),
                              keepingInExAreaSteps(),
                              playingSteps(),
                              usingAbilitySteps(),
                              carryingOutSteps(),
                              drawing::oneByOne("5.9.3 5.9.3.1 5.9.3.2 5.9.3.3"),
                              playing::paying("10.4.7 10.4.7.1 10.4.7.4"),
                              room::whichCome("4.4.4.2 4.8.3.2"),
                              lookingSteps(),
                              naming::oneCard("5.32.1"),
                              whichFaceSteps(),
                              declaringBasisSteps()});
}

std::vector<RuleProcess> processes() {
    std::vector<RuleProcess> all = ruleProcesses();
    append(all, processesOfEvolving());
    all.push_back(processOfStack());
    all.push_back(wardProcess());
    all.push_back(misplacedTokens("a token that may not lie there", "9.1.4.1 9.1.4.2 9.1.4.3"));
    return all;
}

std::vector<Prohibition> prohibitions() {
    std::vector<Prohibition> all = damageProhibitions();
    append(all, zoneProhibitions());
    return all;
}

/// What rules notice of an event.
void notice(Run& run, const Event& event) {
    noticeArrival(run, event);
    noticeDrain(run, event);
    noticeEvolving(run, event);
    noticeStack(run, event);
}

template <Policy policy>
bool isOn(const Position& position) {
    return position.rules.policy(policy) != 0;
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"start", "main", "end"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = processes();
    result.prohibitions = prohibitions();
    result.arrivals = zoneArrivals();
    append(result.arrivals, valueArrivals());
    append(result.arrivals, damageArrivals());
    append(result.arrivals, arrivalsOfStack());
    result.replacements = replacementsOfStack();
    result.policies = policies();
    result.deckParts = {
        {.word = "cards",
         .zone = deck,
         .types = 1U << follower | 1U << spell | 1U << amulet,
         .rule = "6.1.1.2 6.1.1 6.2.1.1",
         .takes = [](const CardDefinition& card) { return card.sets[special] == 0; }},
        {.word = "leader", .zone = leaderArea, .types = 1U << leader, .rule = "6.1.1.1 6.1.1 6.2.1.1"},
        {.word = "evolve deck",
         .zone = evolveDeck,
         .isNeeded = false,
         .types = 1U << follower | 1U << spell | 1U << amulet,
         .rule = "6.1.1.3 6.2.1.5",
         .takes = [](const CardDefinition& card) { return card.sets[special] != 0; }}};
    result.marks = {{"attacking", isAttacking},
                    {"attacked", isAttacked},
                    {"met bane", metBane},
                    {"just arrived", justArrived, false},
                    {"evolved this turn", evolvedThisTurn, false},
                    {"super-evolved", superEvolved}};
    result.numbers = numbers();
    result.carries = carries();
    result.roles = roles();
    result.ownNumbers = 1U << cost;
    result.layers = layers();
    result.modifiers = modifiers();
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = attackTable();
    result.opening = openingTables();
    result.room = roomTable();
    result.timing.afterEachItem = isOn<processesBetween>;
    result.timing.conditionFails = "10.3.2";
    result.waiting.conditionWhenTriggered = false;
    result.waiting.looksBack = looksBack;
    result.waiting.isSilent = isSilent;
    result.notice = notice;
    result.resolveWaiting = carryOutWaiting;
    result.waitingVerb = nextAbility;
    result.builtIn = builtInRules();
#ifdef TAKUJO_FAULTS
    result.wordsOfFault = faults::wordsOf;
#endif
    result.bothLose = "1.2.2";
    result.endless = {"15.2.1.3", Outcome::draw, "15.2.1.1", "15.2.1.2", repeatLoop};
    result.takenBack = "10.6.2.5.4";
    result.noSuchMove = "7.3.3";
    result.gameOver = "1.2.1";
    return result;
}

/// Where scenarios can begin. Frames: the innermost at the step that comes next.
std::vector<StartingPoint> startingPoints() {
    return {
        {.word = "setup", .phase = startPhase, .frames = {{beginning, basesAreDeclared}}, .drawsLot = true},
        {.word = "opening hands", .phase = startPhase, .frames = {{beginning, handsAreTaken}}, .dealt = hand},
        {"start", startPhase, {{turn, turnIsBegun}}},
        {"main", mainPhase, {{turn, endIsTold}, {mainTiming, 0}}},
        {"end", endPhase, {{turn, endIsTold}}}};
}

CardDefinition filler() {
    CardDefinition card;
    card.type = follower;
    card.sets[classes] = neutral;
    card.numbers[cost] = 1;
    card.numbers[power] = 1;
    card.numbers[health] = 1;
    return card;
}

Game make() {
    Game result;
    result.id = "shadowverse_evolve";
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"standard", "super-evolution"};
    result.setFormat = [](State& state, std::size_t format) {
        if (format == 1)
            state.flags |= withSuperEvolving;
    };
    result.deckProblems = deckProblems;
    result.beginning = shadowverse_evolve::beginning;
    result.startingPoints = startingPoints();
    result.asideWord = "acted";
    result.filler = filler;
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

} // namespace takujo::shadowverse_evolve
