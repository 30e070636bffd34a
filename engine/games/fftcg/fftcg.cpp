#include "engine/games/fftcg/fftcg.h"

#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/beginning.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/deck_rules.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/policies.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/rule_processes.h"
#include "engine/games/fftcg/suggestions.h"
#include "engine/games/fftcg/turn.h"

namespace takujo::fftcg {

namespace {

/// In the order of `Zone`; chapter 7.
std::vector<ZoneSpec> zones() {
    return {{.word = "field", .table = true},
            {.word = "damage zone", .ordered = true},
            {.word = "deck", .visibility = Visibility::nobody, .ordered = true},
            {.word = "break zone", .ordered = true}, // OPEN 2: kept in order of arrival
            {.word = "hand", .visibility = Visibility::owner},
            {.word = "removed"},
            {.word = "stack", .shared = true, .ordered = true}};
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = beginningVerbs();
    for (VerbSpec& verb :
         std::vector{passVerb(), castVerb(), payVerb(), paidVerb(), attackVerb(), joinVerb(), attackNowVerb(),
                     noAttackVerb(), blockVerb(), noBlockVerb(), assignVerb(), discardDownVerb(), putAwayVerb()})
        verbs.push_back(std::move(verb));
    return verbs;
}

/// In the order of `Procedures`.
std::vector<Procedure> allProcedures() {
    return withKitProcedures({gameBeginning(), mulliganProcedure(), turnProcedure(), activePhaseSteps(),
                              drawPhaseSteps(), mainPhaseSteps(), attackPhaseSteps(), attackDeclarationSteps(),
                              blockDeclarationSteps(), damageResolutionSteps(), damageRoundSteps(), endPhaseSteps(),
                              priority(), ruleProcessSteps(), castSummon(), castCharacter(), resolveTopOfStack(),
                              damageProcessing()});
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"beginning", "active phase", "draw phase", "main phase 1", "attack phase", "main phase 2", "end phase"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.prohibitions = fieldProhibitions();
    result.arrivals = arrivals();
    result.policies = policies();
    result.marks = {{"attacking", attacking}, {"has attacked", hasAttacked, false}, {"blocking", blocking},
                    {"strikes first", strikesFirst, false}};
    result.numbers = {{"cost", cost, contributionsToCost}, {"power", power, contributionsToPower}};
    result.endless = {"13.1", Outcome::draw};
    result.noSuchMove = "11.1.1";
    return result;
}

void setFormat(State& state, std::size_t format) {
    if (format == 1)
        state.flags |= limitedFormat;
}

std::vector<StartingPoint> startingPoints() {
    constexpr std::uint16_t afterActive = 2;
    constexpr std::uint16_t afterMain1 = 4;
    constexpr std::uint16_t afterAttack = 5;
    constexpr std::uint16_t afterMain2 = 6;
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
    result.formats = {"constructed", "limited"};
    result.checkDeck = checkDeck;
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
