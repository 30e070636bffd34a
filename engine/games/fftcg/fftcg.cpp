#include "engine/games/fftcg/fftcg.h"

#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/due_processes.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/limit_break.h"
#include "engine/games/fftcg/naming_words.h"
#include "engine/games/fftcg/origins.h"
#include "engine/games/fftcg/parts.h"
#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/silence.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/script/following/script_procedures.h"

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
            {.word = "stack", .shared = true, .ordered = true, .rule = "7.12.2"},
            {.word = "lb deck", .visibility = Visibility::owner, .rule = "p-2", .isLater = true}};
}

/// In the order of `Verbs`.
std::vector<VerbSpec> allVerbs() {
    std::vector<VerbSpec> verbs = beginningVerbs();
    for (VerbSpec& verb :
         std::vector{passVerb(), castVerb(), payVerb(), paidVerb(), attackVerb(), joinVerb(), attackNowVerb(),
                     noAttackVerb(), blockVerb(), noBlockVerb(), assignVerb(), discardDownVerb(),
                     putAwayVerb(), useVerb(), playing::nameXVerb(ways(), "11.3.5", "4.1")})
        verbs.push_back(std::move(verb));
    for (VerbSpec& verb : burstVerbs())
        verbs.push_back(std::move(verb));
    verbs.push_back(waitingVerb("next ability", "11.8.7"));
    verbs.push_back(castNothingVerb());
    std::vector<VerbSpec> offers = playing::offeredCostVerbs(ways(), "11.3.5");
    offers.pop_back(); // no card makes its own cost less
    for (VerbSpec& verb : offers)
        verbs.push_back(std::move(verb));
    verbs.push_back(repeatVerb("13.2", "13.3"));
    for (VerbSpec& verb : namingVerbs())
        verbs.push_back(std::move(verb));
    for (VerbSpec& verb : scriptVerbs(scriptTables(), zones())) {
        if (verb.word == "choose") { // these are told before the rule by which the choice is made
            std::vector<Condition> first = conditionsOfChoosing();
            verb.conditions.insert(verb.conditions.begin(), first.begin(), first.end());
        }
        verbs.push_back(std::move(verb));
    }
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
                              exBurstSteps(),
                              playing::paying("11.2.1"),
                              warpCard(),
                              castByEffect(),
                              namingWordSteps(),
                              primeCharacter()});
}

/// 11.12.4.6 to 11.12.4.13: the loss of abilities comes first, and numbers come last.
std::vector<LayerGroup> layers() {
    constexpr std::uint32_t others = only(Layer::general) | only(Layer::abilities);
    return {{.layers = only(Layer::text), .ownFirst = true, .dependency = true},
            {.layers = only(Layer::types), .ownFirst = true, .dependency = true, .waitsForNumbers = true},
            {.layers = others, .ownFirst = true, .dependency = true, .waitsForNumbers = true},
            {.layers = only(Layer::numbers), .settersFirst = true, .ownFirst = true, .dependency = true}};
}

RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = {"beginning",    "active phase", "draw phase", "main phase 1",
                     "attack phase", "main phase 2", "end phase"};
    result.verbs = allVerbs();
    result.procedures = allProcedures();
    result.processes = ruleProcesses();
    result.processesDue = ruleProcessesDue;
    result.prohibitions = fieldProhibitions();
    result.arrivals = arrivals();
    result.policies = policies();
    // 8.1.1.1 says how many.
    const auto isUsual = [](const CardDefinition& card) { return !isLimitBreak(card); };
    result.deckParts = {
        {.word = "cards", .zone = deck, .isNeeded = false, .rule = "p-1", .takes = isUsual},
        {.word = "lb deck", .zone = lbDeck, .isNeeded = false, .rule = "p-1", .takes = isLimitBreak}};
    result.marks = {{"attacking", attacking},
                    {"has attacked", hasAttacked, false},
                    {"blocking", blocking},
                    {"strikes first", strikesFirst, false},
                    {"frozen", frozen}};
    result.numbers = {{"cost", cost, contributionsToCost, true}, {"power", power, contributionsToPower}};
    result.roles = roles();
    result.layers = layers();
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.attacks = attackTable();
    result.resolveWaiting = stackAuto;
    result.opening = openingTables();
    result.timing.resolves = "11.11.1";
    result.timing.conditionFails = "11.11.3";
    result.timing.nothingLegal = "11.11.2.1.1";
    result.waitingVerb = nextAuto;
    result.waiting.isSilent = isSilent;
    result.notice = [](Run& run, const Event& event) {
        if (event.kind == EventKind::move)
            noteEntering(run, event);
        else
            noteDamage(run, event);
    };
    result.workLeft = burstsLeft;
    result.builtIn = builtInRules();
#ifdef TAKUJO_FAULTS
    result.wordsOfFault = faults::wordsOf;
#endif
    result.loserLoses = "3.2";
    result.bothLose = "3.3";
    // OPEN 39: a loop is the same one where nothing but numbers is different. So what 13.2 and 13.3 bar is
    // barred in the same position, whenever it comes back, and in no other. OPEN 30: where both name the same
    // number, that of the turn player, who is asked first, counts as the smaller one: the turn player stops,
    // and the other one may not repeat the loop.
    result.endless = {"13.1", Outcome::draw, "13.2", "13.3", repeatLoop};
    result.noSuchMove = "11.1.1";
    result.takenBack = "14.1";
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
    return {{.word = "beginning", .phase = settingUp, .frames = {{fftcg::beginning, 0}}, .drawsLot = true},
            {.word = "opening hands", .phase = settingUp, .frames = {{fftcg::beginning, 3}}, .dealt = hand},
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
    result.schema.remark = remarkOn;
    result.schema.complete = completeLimitBreak;
    result.formats = {"constructed", "limited"};
    result.deckProblems = deckProblems;
    result.beginning = fftcg::beginning;
    result.setFormat = setFormat;
    result.startingPoints = startingPoints();
    result.asideWord = "dull";
    result.filler = filler;
    result.followings = followings;
    result.whatFollows = whatFollows;
    result.isXOpen = playing::isXOpen;
    result.tellPayment = tellPayment;
    result.suggest = suggestAnswer;
    result.bots = botTables();
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::fftcg
