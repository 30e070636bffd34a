#include "engine/games/workbench/workbench.h"

#include "engine/games/workbench/terms.h"
#include "engine/games/workbench/trials.h"
#include "engine/kit/naming.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/continuous.h"
#include "engine/kit/script/script_procedures.h"
#include "engine/kit/timing.h"

/// The workbench is a game nobody plays: the kit is tried out on it, and a sixth game can be begun by reading
/// it. Cards charge a pool and are tapped for what is played; there is no stack and no priority; effects
/// wait, and the turn player's come first. To be read in this order:
///
/// - terms.h: the words of the game, and which file says what;
/// - turn.cpp: the course of the game as tables of steps, each with its rule;
/// - working.cpp: what a player may do, and all the reasons why not;
/// - playing.cpp, paying.cpp, using.cpp: actions of several steps that can be taken back (engine/kit/play);
/// - effects.cpp: when effects are carried out, and what the rules do by themselves;
/// - vocabulary.cpp, script_rules.cpp: what cards can say, and what the kit has to be told for it;
/// - play_features.cpp: what scenarios of the kit ask of playing, and is off otherwise;
/// - talents.cpp: abilities that the rules know by name;
/// - units.cpp, texts.cpp, times.cpp: what only scenarios of the kit use;
/// - passages.cpp: rules that bend, replace and follow events at once; off, too;
/// - layering.cpp: in which order effects change things, and what else could change them;
/// - aimed_strikes.cpp, flares.cpp, wards.cpp: what is off until a scenario's policy switches it on;
/// - entering.cpp: how texts say that cards enter, and what they keep from happening;
/// - trials.cpp: nothing of this game: rules of others that scenarios of the kit switch on;
/// - here: everything put together. The words are in resources/words, the rules in resources/rules.
namespace takujo::workbench {

namespace {

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    contributionsTo(position, id, number, "", "", parts);
}

/// In the order of `Zone`.
std::vector<ZoneSpec> zones() {
    return {
        {.word = "deck", .visibility = Visibility::nobody, .ordered = true},
        {.word = "hand", .visibility = Visibility::owner},
        {.word = "pool", .table = true},
        {.word = "board", .table = true},
        {.word = "heap", .ordered = true},
        {.word = "store", .visibility = Visibility::owner},
        {.word = "wards", .visibility = Visibility::nobody, .ordered = true, .rule = "w-90", .single = true}};
}

/// In the order of `Verbs`.
std::vector<VerbSpec> verbs() {
    std::vector<VerbSpec> all{chargeVerb(),
                              playVerb(),
                              tapVerb(),
                              paidVerb(),
                              strikeVerb(),
                              restVerb(),
                              waitingVerb("next", "w-7"),
                              useVerb(),
                              repeatVerb("w-17", "w-18")};
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "w-6"))
        all.push_back(std::move(verb));
    for (VerbSpec& verb : trials::verbs())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : flareVerbs())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : verbsOfPassages())
        all.push_back(std::move(verb));
    all.push_back(breakWardVerb());
    all.push_back(naming::verb("name", "w-79"));
    for (VerbSpec& verb : scriptVerbs(scriptTables(), zones()))
        all.push_back(std::move(verb));
    return all;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    std::vector<Procedure> own = turnProcedures();
    const timing::Settling words{"settling", "w-7", "w-8", "w-7"};
    for (Procedure& procedure :
         std::vector{workSteps(), playingSteps(), usingSteps(), timing::settling(words), carryingOutSteps()})
        own.push_back(std::move(procedure));
    for (Procedure& procedure : trials::procedures())
        own.push_back(std::move(procedure));
    own.push_back(usingInTextSteps());
    own.push_back(drawingSteps());
    for (Procedure& procedure : proceduresOfPassages())
        own.push_back(std::move(procedure));
    own.push_back(breakingSteps());
    own.push_back(naming::oneCard("w-79"));
    return withKitProcedures(std::move(own));
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"beginning", "ready", "work", "rest"};
    result.verbs = verbs();
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.prohibitions = prohibitions();
    result.arrivals = arrivals();
    result.replacements = guards();
    result.policies = {{"starting life", "w-1", 5, 1},
                       {"starting hand", "w-1", 3, 0},
                       {"cards drawn in a turn", "w-3", 1, 0},
                       {"a card of its colour is needed", "w-6"},
                       {"room on the board", "w-19", 0, 0},
                       {"costs are paid in text order", "w-6", 0, 0},
                       {"what is free is free of what was added", "w-23", 1, 0},
                       {"prices are paid with life", "w-6", 0, 0},
                       {"cards of the pool pay their strength", "w-6", 0, 0},
                       {"cards are played from the heap", "w-5", 0, 0},
                       {"strikes are aimed", "w-35", 0, 0},
                       {"strikes reach players", "w-35", 1, 1},
                       {"copies in a deck", "w-21", 0, 0},
                       {"wards dealt", "w-91", 0, 0},
                       {"strikes break wards", "w-92", 0, 0}};
    for (const PolicySpec& policy : trials::policies())
        result.policies.push_back(policy);
    result.deckParts = {
        {.word = "cards", .zone = deck, .rule = "w-20"},
        {.word = "store", .zone = store, .isNeeded = false, .types = 1U << relic, .rule = "w-20"}};
    result.marks = {{"weary", weary, false}};
    result.numbers = {{"cost", cost, contributions<cost>}, {"strength", strength, contributions<strength>}};
    result.roles = roles();
    addPoliciesOfFaces(result.policies);
    addPoliciesOfTexts(result.policies);
    addPoliciesOfWaiting(result.policies);
    result.layers = layers();
    result.modifiers = modifiersByRules();
    addPoliciesOfLayers(result.policies);
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = strikes();
    result.opening = trials::openingTables();
    result.timing = trials::timingTables();
    result.timing.conditionFails = "w-11";
    addRulesOfPassages(result);
    result.notice = noticeTalents;
    result.resolveWaiting = carryOutWaiting;
    result.waitingVerb = nextEffect;
    result.loserLoses = "w-97";
    result.bothLose = "w-8";
    result.endless = {"w-10", Outcome::draw, "w-17", "w-18", repeatLoop};
    result.noSuchMove = "w-4";
    result.gameOver = "w-8";
    return result;
}

/// As many cards of a name as its players like, unless a policy says how many there may be in all parts.
std::vector<DeckProblem> tooManyCopies(const Rulebook& rules, std::string_view,
                                       std::span<const DeckLine> lines) {
    std::vector<DeckProblem> problems;
    const std::int32_t most = rules.policy(copiesInADeck);
    for (const auto& [line, count] : copiesOf(lines))
        if (most > 0 && count > most)
            problems.push_back({"too-many-copies",
                                "w-21",
                                {numberArgument("number", count), numberArgument("wanted", most)},
                                line->card,
                                line->part});
    return problems;
}

CardDefinition filler() {
    CardDefinition card;
    card.type = creature;
    card.numbers[cost] = 1;
    card.numbers[strength] = 1;
    card.sets[colours] = 1;
    return card;
}

Game make() {
    Game result;
    result.id = "workbench";
    result.hidden = true;
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"free"};
    result.deckProblems = tooManyCopies;
    result.beginning = beginning;
    result.startingPoints = {{"beginning", beginningPhase, {{beginning, 0}}},
                             {"ready", readyPhase, {{turn, 0}}},
                             {"work", workPhase, {{turn, workIsOver}, {working, 0}}},
                             {"rest", restPhase, {{turn, workIsOver}}}};
    result.asideWord = "tapped";
    result.filler = filler;
    result.suggest = playing::suggest;
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::workbench
