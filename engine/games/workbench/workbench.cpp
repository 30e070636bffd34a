#include "engine/games/workbench/workbench.h"

#include "engine/games/workbench/terms.h"
#include "engine/games/workbench/trials/trials.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/timing.h"

#include <iterator>

/// The workbench is a game nobody plays: the kit is tried out on it, and a sixth game can be begun by reading
/// it. Cards charge a pool and are tapped for what is played; there is no stack and no priority; effects
/// wait, and the turn player's come first. To be read in this order:
///
/// - terms.h: the words of the game, and which file says what;
/// - turn.cpp: the course of the game as tables of steps, each with its rule;
/// - working.cpp: what a player may do, and all the reasons why not;
/// - playing.cpp, paying.cpp: an action of several steps that can be taken back (engine/kit/play);
/// - effects.cpp: when effects are carried out, and what the rules do by themselves;
/// - words.cpp, script_rules.cpp: what cards can say, and what the kit has to be told for it;
/// - here: everything put together. The words are in resources/words, the rules in resources/rules.
///
/// What lies in trials/ is nothing of this game: trials/trials.h.
namespace takujo::workbench {

namespace {

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    contributionsTo(position, id, number, "", "", parts);
}

std::vector<Procedure> allProcedures() {
    std::vector<Procedure> own = turnProcedures();
    const timing::SettlingRules words{"settling", "w-7", "w-8", "w-7"};
    for (Procedure& procedure :
         std::vector{workSteps(), playingSteps(), timing::settling(words), carryingOutSteps()})
        own.push_back(std::move(procedure));
    return withKitProcedures(std::move(own));
}

/// Zones, phases, verbs, procedures and policies stand in the order of their enums.
RuleTables tables() {
    RuleTables result;
    result.zones = {{.word = "deck", .visibility = Visibility::nobody, .ordered = true},
                    {.word = "hand", .visibility = Visibility::owner},
                    {.word = "pool", .table = true},
                    {.word = "board", .table = true},
                    {.word = "heap", .ordered = true}};
    result.phases = {"beginning", "ready", "work", "rest"};
    result.verbs = {chargeVerb(), playVerb(), tapVerb(), paidVerb(), strikeVerb(), restVerb()};
    result.verbs.push_back(waitingVerb("next", "w-7"));
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.policies = {{"starting life", "w-1", 5, 1},
                       {"starting hand", "w-1", 3, 0},
                       {"cards drawn in a turn", "w-3", 1, 0},
                       {"a card of its colour is needed", "w-6"}};
    result.deckParts = {{.word = "cards", .zone = deck, .rule = "w-20"}};
    result.marks = {{"weary", weary, false}, {"apart", keptApart}};
    result.numbers = {{"cost", cost, contributions<cost>}, {"strength", strength, contributions<strength>}};
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = strikes();
    result.opening.handSize = [](const Position& position) { return position.rules.policy(startingHand); };
    result.timing.conditionFails = "w-11";
    result.resolveWaiting = carryOutWaiting;
    result.waitingVerb = nextEffect;
    result.loserLoses = "w-97";
    result.bothLose = "w-8";
    result.endless = {"w-10", Outcome::draw};
    result.noSuchMove = "w-4";
    result.gameOver = "w-8";
    return result;
}

/// The verbs of texts come behind all others.
void addScriptVerbs(RuleTables& tables) {
    tables.script.firstVerb = static_cast<Verb>(tables.verbs.size());
    std::ranges::move(scriptVerbs(tables.script, tables.zones), std::back_inserter(tables.verbs));
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
    result.deckProblems = [](const Rulebook&, std::string_view, std::span<const DeckLine>) {
        return std::vector<DeckProblem>{};
    };
    result.beginning = beginning;
    result.startingPoints = {{"beginning", beginningPhase, {{beginning, 0}}},
                             {"ready", readyPhase, {{turn, 0}}},
                             {"work", workPhase, {{turn, workIsOver}, {working, 0}}},
                             {"rest", restPhase, {{turn, workIsOver}}}};
    result.asideWord = "tapped";
    result.filler = filler;
    result.suggest = playing::suggest;
    trials::addTo(result);
    addScriptVerbs(result.tables);
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::workbench
