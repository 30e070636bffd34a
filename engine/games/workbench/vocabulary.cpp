#include "engine/games/workbench/terms.h"
#include "engine/kit/script/kit_vocabulary.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/scope.h"

#include <iterator>

/// Everything that the cards can say: the kit's operators, made for what these cards print, and the events
/// and costs of this game.
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
           playersOf(scope, term.parts[0], scope.effect.controller).has(event.player);
}
std::vector<TriggerSpec> triggersOfGame(const std::vector<std::string_view>& phases) {
    using E = EventKind;
    const FieldShape what{"what", Kind::objects, true};
    const FieldShape whose{"player", Kind::players, true};
    const FieldShape card{"card", Kind::criteria};
    const FieldShape named{"named", Kind::text};
    const FieldShape from{"from", Kind::oneWord, false, {"combat", "effects"}};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           std::vector<FieldShape> more = {}, bool looksBack = false) {
        more.insert(more.begin(), what);
        return TriggerSpec{
            {.word = word, .fields = std::move(more), .about = sentence}, kind, matches, looksBack, true};
    };
    return {
        about(E::move, "enters", "It enters the board.", triggers::enters),
        about(E::move, "leaves", "It leaves the board.", triggers::leaves, {}, true),
        about(E::move, "put into heap", "It is put from the board into the heap.", triggers::isPutAway, {},
              true),
        about(E::mark, "strikes", "It strikes.", strikes),
        about(E::damage, "is dealt damage",
              "It is dealt damage, `by` what is like that, `from` a fight or an effect only.",
              triggers::isDealtDamage, {{"by", Kind::criteria}, from}),
        about(E::damage, "deals damage", "It deals damage, `from` a fight or by an effect only.",
              triggers::dealsDamage, {{"to", Kind::objects}, from}),
        about(E::turnAside, "becomes tapped", "It becomes tapped.", triggers::happensTo),
        about(E::turnUpright, "becomes ready", "It becomes ready.", triggers::happensTo),
        about(E::putCounters, "gets counter", "A counter is put on it.", triggers::getsCounter, {named}),
        about(E::takeCounters, "last counter", "The last such counter is taken off it.",
              triggers::losesLastCounter, {named}),
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, triggers::draws},
        {{.word = "discards", .fields = {whose, card}, .about = "A player discards a card, also to pay."},
         E::move,
         triggers::discards},
        {{.word = "plays", .fields = {whose, card}, .about = "A player plays a card."},
         E::occurs,
         triggers::isPlayed},
        {{.word = "loses life", .fields = {whose}, .about = "A player loses life."},
         E::changeValue,
         losesLife},
        {{.word = "beginning of",
          .fields = {{"phase", Kind::oneWord, true, phases}, {"player", Kind::players}},
          .about = "A phase begins, in that player's turn if one is named.",
          .example = "rest"},
         E::occurs,
         triggers::phaseBegins},
        {{.word = "rests", .fields = {whose}, .about = "A player rests."}, E::occurs, triggers::passes},
    };
}

CostMeaning tapItself() {
    return {nullptr, nullptr,
            [](const Scope& scope, const Term&) {
                const Known source = know(scope.position, scope.effect.source);
                return source.isThere && source.zone.kind == board && !source.aside;
            },
            [](Run& run, const Scope& scope, const Term&, ObjectId) {
                Event event;
                event.kind = EventKind::turnAside;
                event.object = scope.effect.source;
                event.player = scope.effect.controller;
                event.cause = Cause::cost;
                run.propose(event);
            }};
}

std::vector<CostSpec> costsOfGame() {
    const FieldShape amount{"amount", Kind::amount};
    return {{{.word = "pool",
              .fields = {{"of", Kind::cp, true}},
              .about = "Tap as many cards of your pool, one of each colour that is named."},
             {}},
            {{.word = "tap", .about = "Tap this card."}, tapItself()},
            {{.word = "discard",
              .fields = {amount, {"like", Kind::criteria}},
              .about = "Discard cards from your hand."},
             costs::discard()},
            {{.word = "life", .fields = {amount}, .about = "Pay life.", .slot = life}, costs::value()},
            {{.word = "take counter",
              .fields = {{"named", Kind::text, true}, amount},
              .about = "Take counters off this card."},
             costs::takeCounters()}};
}

Vocabulary make() {
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    constexpr std::uint32_t cards = lasting | (1U << charm);
    const std::vector<std::string_view> phases{"beginning", "ready", "work", "rest"};
    Vocabulary all;
    all.printed = printedWords(schema(), {{"permanent", lasting}, {"card", cards}});
    all.zones = {"deck", "hand", "pool", "board", "heap", "store", "wards"};
    all.held = {cards, cards, cards, lasting, cards, 1U << relic};
    all.inPlay = 1U << board;
    all.restrictions = {{"strike", "be chosen"}};
    all.values = {{"life", life}};
    all.forms = {"use"};
    all.payment = {"red", "blue"};
    all.effects = kitEffects();
    addWordsOfEntering(all);
    all.effects[operatorOf(all.effects, "turn aside")].shape.word = "tap";
    all.effects[operatorOf(all.effects, "turn upright")].shape.word = "ready";
    append(all.effects, modifierEffects(all.printed, all.restrictions));
    append(all.effects, priceStageEffects());
    append(all.effects, valueEffects(all.values));
    all.conditions = kitConditions(phases);
    append(all.conditions, conditionsOfOfferedCosts());
    append(all.conditions, conditionsOfOrigin());
    all.amounts = kitAmounts(all.printed);
    append(all.amounts, valueAmounts(all.values));
    all.criteria = kitCriteria(all.printed, "tapped", "untapped", {"weary"});
    append(all.criteria, criteriaOfNames());
    all.nameBrackets = {{"[", "]"}, {"(", ")"}};
    all.triggers = triggersOfGame(phases);
    append(all.triggers, triggersByZones());
    all.costs = costsOfGame();
    append(all.costs, moreCosts());
    all.offersCosts = true;
    all.reducesCosts = true;
    all.limits = true;
    append(all.effects, damageEffects());
    append(all.effects, effectsOfSwapping());
    all.givesAnyAbility = true;
    addWordsOfUnits(all);
    addWordsOfTexts(all);
    addWordsOfTimes(all);
    return all;
}

} // namespace

const CardSchema& schema() {
    using Kind = FieldSpec::Kind;
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    static const CardSchema result{
        {"creature", "relic", "charm"},
        {{.key = "colour",
          .kind = Kind::words,
          .slot = colours,
          .words = {"red", "blue"},
          .requiredFor = everyType},
         {.key = "cost", .slot = cost, .requiredFor = everyType},
         {.key = "strength", .slot = strength, .requiredFor = 1U << creature, .allowedFor = 1U << creature},
         {.key = "kind", .kind = Kind::texts, .slot = kinds, .example = "Beast"},
         {.key = "also named", .kind = Kind::names, .example = "Queen"},
         {.key = "whole name",
          .kind = Kind::names,
          .slot = FieldSpec::wholeOnly,
          .about = "never found by a part of it"},
         {.key = "rare", .kind = Kind::flag, .slot = 0, .about = "nothing but a word that cards can ask for"},
         {.key = "abilities",
          .kind = Kind::abilities,
          .slot = talents,
          .words = {"scout", "spark", "guard", "spinner", "swift"},
          .allowedFor = lasting},
         {.key = "cast", .kind = Kind::casting, .allowedFor = lasting},
         {.key = "resolve", .kind = Kind::text, .allowedFor = 1U << charm}}};
    return result;
}

const Vocabulary& vocabulary() {
    static const Vocabulary instance = make();
    return instance;
}

} // namespace takujo::workbench
