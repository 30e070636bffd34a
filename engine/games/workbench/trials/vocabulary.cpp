#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/play/offers_of_texts.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <iterator>

/// What only cards of scenarios of the kit say: operators of the kit that this game has no use for, more
/// events and costs, and what is printed beside the rest.
namespace takujo::workbench {

namespace {

using Kind = FieldKind;

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

bool strikes(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & weary) != 0 && triggers::happensTo(scope, term, event);
}
bool losesLife(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == life && event.amount < 0 &&
           playersOf(scope, term[happens::player], scope.effect.controller).has(event.player);
}
std::vector<TriggerSpec> moreTriggers(const std::vector<std::string_view>& phases) {
    using E = EventKind;
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    const FieldShape named{gets_counter::named, Kind::text};
    const std::vector<std::string_view> sources{"combat", "effects"};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           std::vector<FieldShape> more = {}, bool looksBack = false) {
        more.insert(more.begin(), what);
        return TriggerSpec{
            {.word = word, .fields = std::move(more), .about = sentence}, kind, matches, looksBack, true};
    };
    return {
        about(E::mark, "strikes", "It strikes.", strikes),
        about(E::move, "put into heap", "It is put from the board into the heap.", triggers::isPutAway, {},
              true),
        about(E::damage, "is dealt damage",
              "It is dealt damage, `by` what is like that, `from` a fight or an effect only.",
              triggers::isDealtDamage,
              {{is_dealt::by, Kind::criteria}, {is_dealt::from, Kind::oneWord, false, sources}}),
        about(E::damage, "deals damage", "It deals damage, `from` a fight or by an effect only.",
              triggers::dealsDamage,
              {{deals::to, Kind::objects}, {deals::from, Kind::oneWord, false, sources}}),
        about(E::occurs, "is chosen", "A text has chosen it, and such a player has done so.",
              triggers::isChosen, {{is_chosen::by, Kind::players}}),
        about(E::turnAside, "becomes tapped", "It becomes tapped.", triggers::happensTo),
        about(E::turnUpright, "becomes ready", "It becomes ready.", triggers::happensTo),
        about(E::putCounters, "gets counter", "A counter is put on it.", triggers::getsCounter, {named}),
        about(E::takeCounters, "last counter", "The last such counter is taken off it.",
              triggers::losesLastCounter, {named}),
        {{.word = "discards",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player discards a card, also to pay."},
         E::move,
         triggers::discards},
        {{.word = "plays",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player plays a card."},
         E::occurs,
         triggers::isPlayed},
        {{.word = "loses life", .fields = {whose}, .about = "A player loses life."},
         E::changeValue,
         losesLife},
        {{.word = "beginning of",
          .fields = {{phase_begins::phase, Kind::oneWord, true, phases},
                     {phase_begins::player, Kind::players}},
          .about = "A phase begins, in that player's turn if one is named.",
          .example = "rest"},
         E::occurs,
         triggers::phaseBegins},
        {{.word = "rests", .fields = {whose}, .about = "A player rests."}, E::occurs, triggers::passes},
    };
}

/// A keyword that stands for a whole ability.
std::vector<Ability> whatGreetingBrings(const Vocabulary& words) {
    Ability greets;
    greets.kind = AbilityKind::triggered;
    greets.flags = Ability::ofKeyword;
    greets.trigger = terms::of(Sort::trigger, words.triggers, "enters", {terms::self()});
    greets.blocks = {{terms::of(Sort::effect, words.effects, "draw", {terms::amount(1)})}};
    return {greets};
}

namespace farewell {
inline constexpr FieldName amount{"amount", 0}, to{"beside", 1};
}

/// A keyword with fields that stands for two abilities.
std::vector<Ability> whatFarewellBrings(const Vocabulary& words, const Term& phrase) {
    std::vector<Ability> both(2);
    for (Ability& ability : both) {
        ability.kind = AbilityKind::triggered;
        const bool isFirst = &ability == &both.front();
        ability.trigger =
            terms::of(Sort::trigger, words.triggers, isFirst ? "enters" : "leaves", {terms::self()});
        ability.blocks = {{terms::of(Sort::effect, words.effects, "life", {phrase[farewell::amount]})}};
        if (phrase[farewell::to].exists())
            ability.whileTrue =
                terms::of(Sort::condition, words.conditions, "there is", {phrase[farewell::to]});
    }
    return both;
}

std::vector<CostSpec> moreCostsOfTexts() {
    return {
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Discard cards from your hand."},
         costs::discard()},
        {{.word = "life",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Pay life.",
          .slot = life},
         costs::value()},
        {{.word = "take counter",
          .fields = {{cost_of_counters::named, Kind::text, true}, {cost_of_counters::amount, Kind::amount}},
          .about = "Take counters off this card."},
         costs::takeCounters()},
        {{.word = "take their counters",
          .fields = {{cost_of_their_counters::from, Kind::objects, true},
                     {cost_of_their_counters::named, Kind::text, true},
                     {cost_of_their_counters::amount, Kind::amount}},
          .about = "Take counters off one of these creatures of yours."},
         costs::takeTheirCounters()}};
}

} // namespace

void trials::addTo(Vocabulary& all) {
    const std::vector<std::string_view> phases{"beginning", "ready", "work", "rest"};
    append(all.zones, {"store", "wards"});
    all.held.push_back(1U << relic);
    all.restrictions = {{"strike", "be chosen", "be readied", "be taken back"}};
    all.demands = toStrike | toBeChosen;
    all.forms = {"use", "spring"};
    all.formsWorkIn = {0, 1U << hand};
    all.numberCosts = {{}, "discard"};
    all.asksToBePlayed = true;
    all.triggersCost = true;
    all.declares = true;
    append(all.effects, modifierEffects(all.printed, all.restrictions));
    letNumbersMultiply(all.effects);
    letTextsReachLater(all.effects);
    letPricesBeOfTheNext(all.effects);
    all.hasEndlessNumbers = true;
    append(all.effects, valueEffects(all.values));
    append(all.amounts, valueAmounts(all.values));
    append(all.amounts, amountsOfTheTurn());
    all.keywordAbilities = {{"greeting", whatGreetingBrings}};
    all.keywordPhrases = {
        {{.word = "farewell",
          .fields = {{farewell::amount, Kind::amount, true}, {farewell::to, Kind::criteria}},
          .about = "As it enters and as it leaves, its player gains so much life; only for such "
                   "creatures beside it, if some are named.",
          .example = "2"},
         whatFarewellBrings}};
    addWordsOfEntering(all);
    addWordsOfReplacing(all);
    append(all.effects, priceStageEffects());
    append(all.conditions, conditionsOfOfferedCosts());
    append(all.conditions, conditionsOfOrigin());
    append(all.criteria, criteriaOfNames());
    append(all.criteria, criteriaOfSettingAside());
    all.nameBrackets = {{"[", "]"}, {"(", ")"}};
    append(all.triggers, moreTriggers(phases));
    append(all.triggers, triggersByZones());
    all.triggers.push_back(triggerOfWards());
    append(all.costs, costsOfAbilities());
    append(all.costs, moreCostsOfTexts());
    append(all.costs, moreCosts());
    all.offersCosts = true;
    all.reducesCosts = true;
    all.offersOnConditions = true;
    all.letsOthersChooseModes = true;
    all.limits = true;
    append(all.effects, damageEffects());
    all.effects.push_back(effectOfLosingText("loses kind", all.printed.texts.front()));
    all.effects.push_back(effectOfLosing("loses sorts", {"use", "spring"}, "the rest"));
    append(all.effects, effectsOfSwapping());
    append(all.effects, effectsOfBars());
    append(all.effects, playing::effectsOfOffers());
    append(all.effects, effectsOfOpenedZones());
    all.effects.push_back(effectOfTops("tapped"));
    all.effects.push_back(effectOfRepeating());
    all.effects.push_back(effectOfDividingMore());
    all.effects.push_back(effectOfPrintedDamage());
    letMovesSayWhere(all.effects);
    append(all.criteria, criteriaOfSeveral(all.printed));
    all.givesAnyAbility = true;
    all.worksEverywhere = saysWhatItsCardIs;
    addWordsOfUnits(all);
    addWordsOfTexts(all);
    addWordsOfTimes(all);
    addWordsOfPrecedence(all);
    append(all.effects, effectsOfTokens(board));
    append(all.effects, effectsOfTransforming(heap));
    all.effects.push_back(
        {{.word = "put onto board",
          .fields = {{enters::what, Kind::objects, true},
                     {enters::aside.as("tapped"), Kind::flag},
                     {enters::under, Kind::players},
                     {enters::turnedOver, Kind::flag}},
          .about = "Puts cards onto the board, with `other side: true` so that they show that."},
         effects::enter<board>});
}

void trials::addTo(CardSchema& all) {
    using enum FieldSpec::Kind;
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    all.hasTokens = true;
    all.hasSides = true;
    const auto place = [&](std::string_view key) {
        return std::ranges::find(all.fields, key, &FieldSpec::key);
    };
    place("strength")->mayBeEndless = true;
    place("abilities")->words = {"scout", "spark",    "guard",  "spinner",
                                 "swift", "greeting", "herald", "vigil"};
    all.fields.insert(
        place("abilities"),
        {{.key = "also named", .kind = names, .example = "Queen"},
         {.key = "whole name",
          .kind = names,
          .slot = FieldSpec::wholeOnly,
          .about = "never found by a part of it"},
         {.key = "rare", .kind = flag, .slot = 0, .about = "nothing but a word that cards can ask for"}});
    all.fields.insert(place("resolve"), {.key = "cast", .kind = casting, .allowedFor = lasting});
}

} // namespace takujo::workbench
