#include "engine/games/workbench/workbench.h"

#include "engine/games/workbench/terms.h"

/// The workbench is a game nobody plays: the kit is tried out on it, and a sixth game can be begun by reading
/// it. Cards charge a pool and are tapped for what is played; there is no stack and no priority; effects
/// wait, and the turn player's come first.
namespace takujo::workbench {

namespace {

CardSchema cardSchema() {
    using Kind = FieldSpec::Kind;
    return {{"creature", "charm"},
            {{.key = "colour",
              .kind = Kind::words,
              .slot = colours,
              .words = {"red", "blue"},
              .requiredFor = everyType},
             {.key = "cost", .slot = cost, .requiredFor = everyType},
             {.key = "strength", .slot = strength, .allowedFor = 1U << creature},
             {.key = "abilities",
              .kind = Kind::words,
              .slot = talents,
              .words = {"scout", "spark", "guard", "spinner"}}}};
}

template <Number number>
void printed(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    if (position.definition(id).prints(number))
        parts.push_back({"printed", 0, false, position.definition(id).numbers[number], ""});
}

RuleTables tables() {
    RuleTables result;
    result.zones = {{.word = "deck", .visibility = Visibility::nobody, .ordered = true},
                    {.word = "hand", .visibility = Visibility::owner},
                    {.word = "pool", .table = true},
                    {.word = "board", .table = true},
                    {.word = "heap", .ordered = true}};
    result.phases = {"beginning", "ready", "work", "rest"};
    result.verbs = {chargeVerb(),
                    playVerb(),
                    tapVerb(),
                    paidVerb(),
                    strikeVerb(),
                    restVerb(),
                    waitingVerb("next", "w-7")};
    std::vector<Procedure> own = turnProcedures();
    own.push_back(playingSteps());
    result.procedures = withKitProcedures(std::move(own));
    result.processes = ruleProcesses();
    result.replacements = guards();
    result.policies = {{"starting life", "w-1", 5, 1},
                       {"starting hand", "w-1", 3, 0},
                       {"cards drawn in a turn", "w-3", 1, 0},
                       {"a card of its colour is needed", "w-6"}};
    result.numbers = {{"cost", cost, printed<cost>}, {"strength", strength, printed<strength>}};
    result.notice = noticeTalents;
    result.resolveWaiting = carryOutTalent;
    result.waitingVerb = nextEffect;
    result.bothLose = "w-8";
    result.endless = {"w-10", Outcome::draw};
    result.noSuchMove = "w-4";
    result.gameOver = "w-8";
    return result;
}

std::vector<DeckProblem> anyDeck(const Rulebook&, std::string_view, std::span<const DeckLine>) {
    return {};
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
    result.schema = cardSchema();
    result.formats = {"free"};
    result.deckProblems = anyDeck;
    result.deckZone = deck;
    result.beginning = beginning;
    result.startingPoints = {{"beginning", beginningPhase, {{beginning, 0}}},
                             {"ready", readyPhase, {{turn, 0}}},
                             {"work", workPhase, {{turn, 3}, {working, 0}}}};
    result.asideWord = "tapped";
    result.filler = filler;
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::workbench
