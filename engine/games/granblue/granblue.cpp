#include "engine/games/granblue/granblue.h"

#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
#include "engine/games/granblue/setup.h"
#include "engine/games/granblue/turn.h"
#include "engine/kit/drawing.h"
#include "engine/kit/naming.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/following/script_procedures.h"

#include <iterator>

/// Everything put together. terms.h has the words of the game, chapters.h tells which file has which chapter.
namespace takujo::granblue {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = setupVerbs();
    append(verbs, {deployVerb(), playSummonVerb(), useVerb(), jobChangeVerb(), uncapVerb(), toBattleVerb()});
    append(verbs, battleVerbs());
    append(verbs, {burstVerb(), waitingVerb("next", "8-5-1-2")});
    append(verbs, ougiVerbs());
    append(verbs, armorVerbs());
    append(verbs, replenishingVerbs());
    verbs.push_back(levelGoesVerb());
    append(verbs, payingVerbs());
    append(verbs, {repeatVerb("11-1-1-2", "11-1-1-3"), naming::verb("declare", "10-11-2")});
    append(verbs, declaringVerbs());
    append(verbs, scriptVerbs(scriptTables(), zones()));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    return withKitProcedures({beginningSteps(),
                              redrawingSteps(),
                              choosingLeaderSteps(),
                              turnSteps(),
                              mainTimingSteps(),
                              attackSteps(),
                              counterSteps(),
                              damageSteps(),
                              chainBurstSteps(),
                              checkPointSteps(),
                              usingOugiSteps(),
                              destroyingArmorSteps(),
                              replenishingSteps(),
                              levelGoesInsteadSteps(),
                              playingSummonSteps(),
                              usingEffectSteps(),
                              carryingOutSteps(),
                              jobChangingSteps(),
                              uncappingSteps(),
                              triggerActivationSteps(),
                              drawing::oneByOne("4-8-4-1 4-8-4 4-8-4-2 4-8-4-3"),
                              naming::oneCard("10-11-2"),
                              playing::paying("8-4-2"),
                              declaringSteps()});
}

/// 9-2 and 9-4: those that come in the middle of other things, then those of check points in their order.
std::vector<RuleProcess> processes() {
    std::vector<RuleProcess> all = damageProcesses();
    append(all, {battleProcess(), lossProcess(), armorProcess(), replenishmentProcess()});
    all.push_back(lossAtOnce()); // in every build: running procedures count processes, and saves know them
    return all;
}

std::vector<Prohibition> prohibitions() {
    std::vector<Prohibition> all = damageProhibitions();
    append(all, limits());
    return all;
}

/// What rules notice of an event.
void notice(Run& run, const Event& event) {
    countChanges(run, event);
    noticeReplenishment(run, event);
    noticeTriggerActivation(run, event);
}

template <Policy policy>
bool isOn(const Position& position) {
    return position.rules.policy(policy) != 0;
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"start", "main", "battle", "burst"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = processes();
    result.prohibitions = prohibitions();
    result.arrivals = arrivals();
    result.replacements = replacements();
    result.policies = policies();
    // OPEN 21: leaders are in the leader deck and nowhere else.
    result.deckParts = {
        {.word = "cards",
         .zone = deck,
         .types = 1U << member | 1U << summon,
         .rule = "5-1-3 5-1-1 5-2-1-1 p-1"},
        {.word = "leaders", .zone = leaderDeck, .types = 1U << leader, .rule = "5-1-2 5-1-1 5-2-1-1 p-1"}};
    result.marks = {{"attacking", isAttackCard},
                    {"battle opponent", isBattleOpponent},
                    {"knocked out", isKnockedOut},
                    {"ougi open", hasOpenOugi, false}};
    result.numbers = numbers();
    result.roles = roles();
    result.layers = layers();
    result.modifiers = modifiers();
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = attackTable();
    result.opening = openingTables();
    result.timing.onlyFirstProcess = isOn<onlyFirstProcess>;
    result.timing.afterEachItem = isOn<afterEachEffect>;
    result.timing.passSettles = isOn<passesSettle>;
    result.timing.turnPlayersFirstAtOnce = isOn<turnPlayersMembersFirst>;
    result.timing.conditionFails = "8-7-3-1";
    result.waiting.conditionWhenTriggered = false;
    result.waiting.limitsCountLater = true; // 10-5-1
    result.waiting.looksBack = looksBack;
    result.besideWaiting = ougiBesideWaiting();
    result.notice = notice;
    result.resolveWaiting = carryOutWaiting;
    result.waitingVerb = nextEffect;
    result.builtIn = builtInRules();
#ifdef TAKUJO_FAULTS
    result.wordsOfFault = faults::wordsOf;
#endif
    result.bothLose = "1-2-3";
    result.endless = {"11-1-1-1", Outcome::draw, "11-1-1-2", "11-1-1-3", repeatLoop};
    result.takenBack = "8-4-2-4";
    result.noSuchMove = "4-6-3-1";
    result.gameOver = "1-2-1";
    return result;
}

/// 5-2-1: where scenarios can begin. Frames: the innermost at the step that comes next.
std::vector<StartingPoint> startingPoints() {
    return {
        {.word = "setup", .phase = startPhase, .frames = {{beginning, decksAreShuffled}}, .drawsLot = true},
        {.word = "opening hands", .phase = startPhase, .frames = {{beginning, handsAreDrawn}}, .dealt = hand},
        {.word = "leaders", .phase = startPhase, .frames = {{beginning, firstLeaderIsChosen}}},
        {"start", startPhase, {{turn, turnIsBegun}}},
        {"main", mainPhase, {{turn, battlePhaseBegins}, {mainTiming, 0}}},
        {"attack", battlePhase, {{turn, burstPhaseIsTold}, {attackStep, 0}}},
        {"burst", burstPhase, {{turn, burstPhaseIsTold}}}};
}

CardDefinition filler() {
    CardDefinition card;
    card.type = member;
    card.numbers[rank] = 9;
    card.numbers[hp] = 1;
    card.numbers[attackPower] = 0;
    return card;
}

Game make() {
    Game result;
    result.id = "granblue";
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"standard"};
    result.deckProblems = deckProblems;
    result.beginning = granblue::beginning;
    result.startingPoints = startingPoints();
    result.asideWord = "rested";
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

} // namespace takujo::granblue
