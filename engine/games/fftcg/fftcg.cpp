#include "engine/games/fftcg/fftcg.h"

#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/beginning.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/deck_rules.h"
#include "engine/games/fftcg/ex_burst.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/policies.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/rule_processes.h"
#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/stacking.h"
#include "engine/games/fftcg/suggestions.h"
#include "engine/games/fftcg/turn.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/script/script_procedures.h"

namespace takujo::fftcg {

namespace {

/// In the order of `Zone`; chapter 7.
std::vector<ZoneSpec> zones() {
    return {{.word = "field", .table = true, .rule = "7.7.2"},
            {.word = "damage zone", .ordered = true, .rule = "7.8.3"},
            {.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "7.9.2"},
            {.word = "break zone", .ordered = true, .rule = "7.10.2"}, // OPEN 2: kept in order of arrival
            {.word = "hand", .visibility = Visibility::owner, .rule = "7.11.2"},
            {.word = "removed", .rule = "7.13.2"},
            {.word = "stack", .shared = true, .ordered = true, .rule = "7.12.2"}};
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = beginningVerbs();
    for (VerbSpec& verb : std::vector{passVerb(), castVerb(), payVerb(), paidVerb(), attackVerb(), joinVerb(),
                                      attackNowVerb(), noAttackVerb(), blockVerb(), noBlockVerb(),
                                      assignVerb(), discardDownVerb(), putAwayVerb(), useVerb(), nameXVerb()})
        verbs.push_back(std::move(verb));
    for (VerbSpec& verb : burstVerbs())
        verbs.push_back(std::move(verb));
    verbs.push_back(waitingVerb("next ability", "11.8.7"));
    for (VerbSpec& verb : scriptVerbs(scriptTables(), zones()))
        verbs.push_back(std::move(verb));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    return withKitProcedures({gameBeginning(),
                              mulliganProcedure(),
                              turnProcedure(),
                              activePhaseSteps(),
                              drawPhaseSteps(),
                              mainPhaseSteps(),
                              attackPhaseSteps(),
                              attackDeclarationSteps(),
                              blockDeclarationSteps(),
                              damageResolutionSteps(),
                              damageRoundSteps(),
                              endPhaseSteps(),
                              priority(),
                              ruleProcessSteps(),
                              castSummon(),
                              castCharacter(),
                              resolveTopOfStack(),
                              damageProcessing(),
                              useAbility(),
                              stackingAutoSteps(),
                              exBurstSteps()});
}

/// What no line of a table can be left out for.
std::vector<KeptRule> keptRules() {
    return {{"1.1", "a state has two players"},
            {"2.1", "conceding asks nobody and nothing"},
            {"2.2", "what is forbidden is looked at last, before and after replacements"},
            {"4.1", "every number is a whole one"},
            {"6.2.3", "whoever casts a summon controls it"},
            {"6.2.5", "a card on a field is controlled by that field's player"},
            {"7.2", "every zone but the stack is there twice"},
            {"7.4", "a card that moves is a new object"},
            {"9.1.1.2", "the active phase has no step that gives priority"},
            {"9.2.1.2", "the draw phase has no step that gives priority"},
            {"10.1.3.2.1", "attackers and blocker are in battle as long as both are there"},
            {"10.1.3.4", "one blocker blocks all attackers"},
            {"12.2", "rule processes have no player"},
            {"14.1", "an action is taken back to the state before it"},
            {"14.2", "an action is taken back to the state before it"},
            {"14.3", "an action is taken back to the state before it"},
            {"14.4", "an action is taken back to the state before it"},
            {"15.1.1.3.2", "a move to the break zone is a break only for that reason"},
            {"15.1.1.9.4", "a party has no largest size"},
            {"15.1.1.9.5", "a party is whoever is still attacking"},
            {"15.2.5.4", "characters never go onto the stack"}};
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"beginning",    "active phase", "draw phase", "main phase 1",
                     "attack phase", "main phase 2", "end phase"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.prohibitions = fieldProhibitions();
    result.arrivals = arrivals();
    result.policies = policies();
    result.marks = {{"attacking", attacking},
                    {"has attacked", hasAttacked, false},
                    {"blocking", blocking},
                    {"strikes first", strikesFirst, false},
                    {"frozen", frozen}};
    result.numbers = {{"cost", cost, contributionsToCost}, {"power", power, contributionsToPower}};
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.resolveWaiting = stackAuto;
    result.waitingVerb = nextAuto;
    result.notice = noteDamage;
    result.kept = keptRules();
    result.loserLoses = "3.2";
    result.bothLose = "3.3";
    result.endless = {"13.1", Outcome::draw};
    result.noSuchMove = "11.1.1";
    result.gameOver = "3.1";
    return result;
}

void setFormat(State& state, std::size_t format) {
    if (format == 1)
        state.flags |= limitedFormat;
}

std::vector<StartingPoint> startingPoints() {
    constexpr std::uint16_t afterActive = 2;
    constexpr std::uint16_t afterMain1 = 5;
    constexpr std::uint16_t afterAttack = 6;
    constexpr std::uint16_t afterMain2 = 8;
    return {{"beginning", settingUp, {{fftcg::beginning, 0}}},
            {"opening hands", settingUp, {{fftcg::beginning, 3}}},
            {"active phase", activePhase, {{turn, 1}}},
            {"draw phase", drawPhase, {{turn, afterActive}}},
            {"main 1", mainPhase1, {{turn, 3}}},
            {"attack phase", attackPhase, {{turn, afterMain1}}},
            {"attack declaration", attackPhase, {{turn, afterAttack}, {attackPhaseProcedure, declaration}}},
            {"main 2", mainPhase2, {{turn, afterAttack}}},
            {"end phase", endPhase, {{turn, afterMain2}}}};
}

CardDefinition filler() {
    CardDefinition card;
    card.type = forward;
    card.numbers[cost] = 2;
    card.numbers[power] = 3000;
    card.sets[elements] = wind;
    card.flags = generic;
    return card;
}

Game make() {
    Game result;
    result.id = "fftcg";
    result.tables = tables();
    result.schema = schema();
    result.schema.vocabulary = &vocabulary();
    result.formats = {"constructed", "limited"};
    result.deckProblems = deckProblems;
    result.deckZone = deck;
    result.beginning = fftcg::beginning;
    result.setFormat = setFormat;
    result.startingPoints = startingPoints();
    result.asideWord = "dull";
    result.filler = filler;
    result.suggest = suggest;
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::fftcg
