#include "engine/games/duel_masters/duel_masters.h"

#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/kit/declaring.h"
#include "engine/kit/drawing.h"
#include "engine/kit/kept_apart.h"
#include "engine/kit/naming.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/following/script_procedures.h"

#include <iterator>

/// Everything put together. terms.h has the words of the game, chapters.h tells which file has which chapter.
namespace takujo::duel_masters {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = chargingVerbs();
    append(verbs, usingVerbs());
    verbs.push_back(crossingVerb());
    append(verbs, enteringVerbs());
    verbs.push_back(endMainVerb());
    append(verbs, attackVerbs());
    verbs.push_back(tapAbilityVerb());
    append(verbs, silentSkillVerbs());
    append(verbs, blockingVerbs());
    append(verbs, breakingVerbs());
    append(verbs, declaring::verbs(zones(), "603.2e 603.2f"));
    verbs.push_back(waitingVerb("next", "605.1 101.4"));
    append(verbs, payingVerbs());
    append(verbs, {repeatVerb("p-3", "p-4"), naming::verb("name card", "202.2")});
    append(verbs, choosingVerbs());
    append(verbs, scriptVerbs(scriptTables(), zones()));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    std::vector<Procedure> all{
        beginningSteps(),
        turnSteps(),
        chargingSteps(),
        mainTimingSteps(),
        settlingSteps(),
        attackTimingSteps(),
        attackingSteps(),
        redirectingSteps(),
        battlingSteps(),
        breakingSteps(),
        shieldsToHandSteps(),
        usingTapAbilitySteps(),
        untappingSteps(),
        declaring::window("abilities are declared", "what is declared", "603.2e 603.2f 112.3"),
        usingCardSteps(),
        usingSeveralSteps(),
        carryingOutSteps(),
        drawing::oneByOne("114.2 114.1", "114.6a"),
        naming::oneCard("202.2"),
        playing::paying("605.2c"),
        enteringSteps(),
        crossingSteps(),
        swappingSteps(),
        choosingWordsSteps()};
    return withKitProcedures(std::move(all));
}

std::vector<RuleProcess> processes() {
    std::vector<RuleProcess> all{emptyDeckProcess()};
    append(all, stateProcesses());
    append(all, rebuildingProcesses());
    all.push_back(apart::process("114.5"));
    return all;
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"start", "draw", "charge", "main", "attack", "end"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = processes();
    result.prohibitions = prohibitions();
    result.arrivals = arrivals();
    result.policies = policies();
    constexpr std::uint32_t noMainDeck = typeBit(weapon) | typeBit(fortress) | typeBit(rulePlus);
    result.deckParts = {
        {.word = "cards", .zone = deck, .types = ~noMainDeck, .rule = "100.2"},
        {.word = "hyperspatial", .zone = hyperspatialZone, .isNeeded = false, .rule = "100.3"},
        {.word = "super gr", .zone = superGrZone, .isNeeded = false, .types = typeBit(creature)}};
    result.marks = {{"attacking", isAttacking},
                    {"attacked", isAttacked},
                    {"blocking", isBlocking},
                    {"blocked", wasBlocked},
                    {"lost battle", lostBattle, false},
                    {"pending", isPending},
                    {"on its way", isOnItsWay},
                    {"striking", isStriking, false},
                    {"upside down", isReversed},
                    {"ex life", isExLife},
                    {"has attacked", hasAttacked, false},
                    {"battling", isBattling},
                    {"has broken", hasBroken, false},
                    {"kept apart", isKeptApart}};
    result.roles = roles();
    result.numbers = numbers();
    result.layers = layers();
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = attackTable();
    result.pickNotes = {redirectPick, shieldPick, basePick};
    result.opening = openingTables();
    result.timing.conditionFails = "603.4 605.2a";
    result.waiting.conditionWhenTriggered = false;
    result.declaring.declare = declareAbility;
    result.declaring.noMore = declareNoMore;
    result.declaring.window = declaringAbilities;
    result.declaring.declares = payForDeclaring;
    result.perform = performOwn;
    result.resolveWaiting = carryOutWaiting;
    result.waitingVerb = nextEffect;
    result.builtIn = builtInRules();
#ifdef TAKUJO_FAULTS
    result.wordsOfFault = faults::wordsOf;
#endif
    result.winnerWins = "104.2c";
    result.bothLose = "p-1";
    result.endless = {"p-2", Outcome::draw, "p-3", "p-4", repeatLoop};
    result.takenBack = "601.1b";
    result.noSuchMove = "504.1";
    result.gameOver = "104.1";
    return result;
}

/// 103: where scenarios can begin. Frames: the innermost at the step that comes next.
std::vector<StartingPoint> startingPoints() {
    return {{.word = "setup", .phase = startStep, .frames = {{beginning, 0}}, .drawsLot = true},
            {"start", startStep, {{turn, turnIsBegun}}},
            {"charge", chargeStep, {{turn, mainStepBegins}, {charging, 0}}},
            {"main", mainStep, {{turn, attackStepBegins}, {mainTiming, 0}}},
            {"attack", attackStep, {{turn, endStepBegins}, {attackTiming, 0}}},
            {"end", endStep, {{turn, endStepBegins}}}};
}

CardDefinition filler() {
    CardDefinition card;
    card.type = creature;
    card.numbers[cost] = 9;
    card.numbers[power] = 1000;
    return card;
}

Game make() {
    Game result;
    result.id = "duel_masters";
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"standard"};
    result.deckProblems = deckProblems;
    result.beginning = duel_masters::beginning;
    result.startingPoints = startingPoints();
    result.asideWord = "tapped";
    result.filler = filler;
    result.tellPayment = tellPayment;
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

} // namespace takujo::duel_masters
