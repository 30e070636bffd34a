#include "engine/games/fftcg/fftcg.h"

#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/beginning.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/card_remarks.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/deck_rules.h"
#include "engine/games/fftcg/ex_burst.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/payment_told.h"
#include "engine/games/fftcg/policies.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/rule_processes.h"
#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/stacking.h"
#include "engine/games/fftcg/suggestions.h"
#include "engine/games/fftcg/turn.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/games/fftcg/warp.h"
#include "engine/games/fftcg/what_follows.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/paying_in_text.h"
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
    for (VerbSpec& verb :
         std::vector{passVerb(), castVerb(), payVerb(), paidVerb(), attackVerb(), joinVerb(), attackNowVerb(),
                     noAttackVerb(), blockVerb(), noBlockVerb(), assignVerb(), discardDownVerb(),
                     putAwayVerb(), useVerb(), playing::nameXVerb(ways(), "11.3.5", "4.1")})
        verbs.push_back(std::move(verb));
    for (VerbSpec& verb : burstVerbs())
        verbs.push_back(std::move(verb));
    verbs.push_back(waitingVerb("next ability", "11.8.7"));
    verbs.push_back(castNothingVerb());
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "11.3.5"))
        verbs.push_back(std::move(verb));
    verbs.push_back(repeatVerb("13.2", "13.3"));
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
                              castByEffect()});
}

/// What no line of a table can be left out for.
std::vector<KeptRule> keptRules() {
    return {
        {"1.1", "a state has two players"},
        {"2.3", "what cannot be done is left out, and the text goes on"},
        {"4.2", "a half is rounded up unless the text says down"},
        {"4.3", "a number below nought changes as it is and is read as nought"},
        {"4.4", "an amount of what has no such number is nought"},
        {"4.5", "whoever casts or uses it names X"},
        {"6.2.3", "whoever casts a summon controls it"},
        {"6.2.4", "what an effect puts onto a field is put there under a player that it names, or its own"},
        {"6.2.5", "a card on a field is controlled by that field's player"},
        {"6.2.6", "control is of the object, its owner of the card"},
        {"6.2.6.1", "a change of control is no move"},
        {"6.2.6.2", "the limits of the field forbid moves onto it, no changes of control"},
        {"6.4.1.1", "a delayed effect is a copy of the one that makes it"},
        {"6.4.1.2", "a delayed effect is a copy of the one that makes it"},
        {"6.4.1.3", "what a replacement does besides is an effect of its source"},
        {"6.4.2", "an ability on the stack is an object of its own; its source is read from a snapshot"},
        {"6.7.2", "counters are counted by their names"},
        {"6.7.3", "counters are of an object; what moves is a new one"},
        {"6.8.1", "a player has a number of crystals"},
        {"7.2", "every zone but the stack is there twice"},
        {"7.4", "a card that moves is a new object"},
        {"9.1.1.2", "the active phase has no step that gives priority"},
        {"9.2.1.2", "the draw phase has no step that gives priority"},
        {"9.3.1.3", "a main phase begins with an event, and priority stacks what waits"},
        {"10.1.1.1", "the attack phase begins with an event, and priority stacks what waits"},
        {"10.1.2.5", "attackers are marked by events, and priority stacks what waits"},
        {"10.1.3.2.1", "attackers and blocker are in battle as long as both are there"},
        {"10.1.3.3", "battle damage is dealt by and to whoever is still attacking or blocking"},
        {"10.1.3.4", "one blocker blocks all attackers"},
        {"10.1.3.5", "a blocker is marked by an event, and priority stacks what waits"},
        {"10.1.4.3", "damage to a player is told as an event, and priority stacks what waits"},
        {"11.3.4.1", "modes are chosen once, when it is announced"},
        {"11.3.10", "in the layer of numbers what sets comes before what changes"},
        {"11.5.4", "an ability on the stack is an object of its own"},
        {"11.5.5", "what leaves the field or the stack leaves a snapshot"},
        {"11.5.6", "in the layer of numbers what sets comes before what changes"},
        {"11.6.6.1", "modes are chosen once, when it is announced"},
        {"11.7.6.1", "modes are chosen once, when it is announced"},
        {"11.8.3", "triggers look at events, whoever has priority"},
        {"11.8.5", "an auto ability is its source's controller's"},
        {"11.8.6", "triggers look at every event of a batch once"},
        {"11.8.10.1", "modes are chosen once, when it is stacked"},
        {"11.8.10.2", "an ability that can have no mode is not triggered"},
        {"11.8.15", "triggers look at what is left of an event after replacements"},
        {"11.8.16.1", "only what the triggering move has moved is found where it went"},
        {"11.8.16.2", "a snapshot knows where it went only if everybody saw it"},
        {"11.8.16.2.1", "triggers look at the field after everything has entered"},
        {"11.8.17.1", "a delayed effect is there from when it is made"},
        {"11.8.17.2", "a delayed effect waits once, a recurring one as long as it lasts"},
        {"11.8.17.3", "a delayed effect knows its objects, and what moved is another one"},
        {"11.8.17.4", "a delayed effect is a copy of the one that makes it"},
        {"11.8.17.5", "a delayed effect is a copy of the one that makes it"},
        {"11.8.17.6", "what a replacement does besides is an effect of its source"},
        {"11.8.18", "states are looked at after everything that happens or begins to last, and not again "
                    "while one is on its way"},
        {"11.9.1", "constant abilities are worked out anew after every event"},
        {"11.9.2", "they are worked out before anything is noticed"},
        {"11.9.3", "constant abilities make no objects"},
        {"11.11.4", "what leaves the field or the stack leaves a snapshot"},
        {"11.11.6", "both players pick, the turn player first, before anything is done with it"},
        {"11.11.7", "what leaves the field or the stack leaves a snapshot"},
        {"11.11.8", "the source of what an effect does is its card"},
        {"11.11.9", "what a text says that X is, it keeps"},
        {"11.12.4.1", "a lasting effect knows how long it lasts"},
        {"11.12.4.2", "a lasting effect has its objects when it begins"},
        {"11.12.4.3", "a lasting effect has its amount when it begins"},
        {"11.12.4.4", "constant abilities are collected where they work"},
        {"11.12.4.5", "constant abilities look for their objects anew"},
        {"11.12.4.6", "lasting effects and constant abilities are applied layer by layer"},
        {"11.12.4.7", "in a layer, what an object does to itself comes first"},
        {"11.12.4.8", "a constant ability is as old as its object is there"},
        {"11.12.4.9", "a lasting effect takes a timestamp when it begins"},
        {"11.12.4.10", "an object takes a timestamp when it moves"},
        {"11.12.4.13", "in a layer, what depends on another waits for it"},
        {"11.12.5.1", "replacements look at every event before it happens"},
        {"11.12.5.3", "replacements are those that are there before the event"},
        {"11.12.5.4", "what is noticed is the event after its replacements"},
        {"11.12.5.5", "a replacement notes the event it has replaced"},
        {"11.12.5.6", "what a text makes of its own effect is looked for before other replacements"},
        {"12.2", "rule processes have no player"},
        {"14.1", "an action is taken back to the state before it"},
        {"14.2", "an action is taken back to the state before it"},
        {"14.3", "an action is taken back to the state before it"},
        {"14.4", "an action is taken back to the state before it"},
        {"15.1.1.1.2", "what is upright already is not turned"},
        {"15.1.1.2.2", "what is aside already is not turned; costs are paid with what is active"},
        {"15.1.1.3.2", "a move to the break zone is a break only for that reason"},
        {"15.1.1.5.1", "removing moves from any zone"},
        {"15.1.1.8.1", "a search looks, shows, shuffles and then puts"},
        {"15.1.1.9.4", "a party has no largest size"},
        {"15.1.1.9.5", "a party is whoever is still attacking"},
        {"15.1.1.9.8", "a party member that deals battle damage breaks for all of them"},
        {"15.1.1.10.1", "counters that are taken off are gone"},
        {"15.2.2.3", "whoever has Haste may dull itself at once"},
        {"15.2.4.2", "what is frozen is left out once by the active phase"},
        {"15.2.5.4", "characters never go onto the stack"},
        {"15.2.7.1.1", "a card is removed with Warp from the hand"},
        {"15.2.7.1.2", "the auto abilities of Warp work where removed cards are"},
        {"15.2.7.4", "an auto ability of Warp takes off a counter"},
        {"15.2.7.5", "an auto ability of Warp looks for the last counter"},
        {"15.2.7.5.1", "the limits of the field forbid what Warp puts there, too"},
        {"15.2.7.5.2", "the auto abilities of Warp look for counters"},
        {"15.2.6.2", "an ability is there while its condition holds"},
        {"15.2.6.3", "whether it has an EX Burst is asked when a card comes to the damage zone"},
        {"15.2.6.3.1", "whether it has an EX Burst is asked when a card comes to the damage zone"}};
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
    result.numbers = {{"cost", cost, contributionsToCost, true}, {"power", power, contributionsToPower}};
    result.vocabulary = &vocabulary();
    result.script = scriptTables();
    result.play = playTables();
    result.resolveWaiting = stackAuto;
    result.waitingVerb = nextAuto;
    result.notice = noteDamage;
    result.workLeft = burstsLeft;
    result.kept = keptRules();
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
    result.formats = {"constructed", "limited"};
    result.deckProblems = deckProblems;
    result.deckZone = deck;
    result.beginning = fftcg::beginning;
    result.setFormat = setFormat;
    result.startingPoints = startingPoints();
    result.asideWord = "dull";
    result.filler = filler;
    result.followings = followings;
    result.whatFollows = whatFollows;
    result.isXOpen = playing::isXOpen;
    result.tellPayment = tellPayment;
    result.suggest = suggest;
    return result;
}

} // namespace

const Game& game() {
    static const Game instance = make();
    return instance;
}

} // namespace takujo::fftcg
