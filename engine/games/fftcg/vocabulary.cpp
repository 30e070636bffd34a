#include "engine/games/fftcg/vocabulary.h"
#include "engine/games/fftcg/fields.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/limit_break.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/origins.h"
#include "engine/games/fftcg/parts.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/words_of_paying.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <iterator>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

template <class Spec>
void rename(std::vector<Spec>& all, std::string_view from, std::string_view to) {
    all[operatorOf(all, from)].shape.word = to;
}

/// What cards could not say at first.
FieldShape later(FieldShape field) {
    field.isLater = true;
    return field;
}

std::vector<EffectSpec> ownEffects() {
    namespace kit = takujo::effects;
    const FieldShape what{affects::what, Kind::objects, true};
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    return {
        {{.word = "break", .fields = {what}, .about = "Breaks characters (15.1.1.3)."},
         kit::goTo<kit::MoveTarget{.zone = breakZone, .reason = broken, .from = field}>},
        {{.word = "put into break zone",
          .fields = {what},
          .about = "Puts cards into the Break Zone, which is no break (15.1.1.3.2); a Summon on the stack is "
                   "so cancelled."},
         kit::goTo<kit::MoveTarget{.zone = breakZone}>},
        {{.word = "remove", .fields = {what}, .about = "Removes cards from the game (15.1.1.5)."},
         kit::goTo<kit::MoveTarget{.zone = removed}>},
        {{.word = "return", .fields = {what}, .about = "Returns cards to their owners' hands."},
         kit::goTo<kit::MoveTarget{.zone = hand, .landing = ZoneEnd::bottom}>},
        {{.word = "put onto field",
          .fields = {{enters::what, Kind::objects, true},
                     {enters::aside.as("dull"), Kind::flag},
                     {enters::under, Kind::players}},
          .about = "Puts characters onto the field, under your control unless `under` names a player."},
         kit::enter<field>},
        {{.word = "freeze",
          .fields = {what},
          .about = "They do not become active in their controller's next active phase (15.2.4)."},
         effects::freeze},
        {{.word = "pay",
          .fields = {{pays::cost, Kind::costs, true}},
          .about = "Under `may`: whoever agrees pays these costs, all of it or nothing (11.8.8, 11.8.11). If "
                   "it is not you, `player` stands beside `may`: "
                   "{may: {pay: {cp: 2}}, player: opponent}; 'You may put 1 Backup into the Break Zone' is "
                   "{may: {pay: {put into break zone: {what: {backup: {}}, amount: 1}}}}.",
          .example = "{cp: {fire: 1}}"},
         kit::pay,
         nullptr,
         Layer::none,
         kit::canPay},
        {{.word = "cancel",
          .fields = {what},
          .about = "Cancels abilities and Summons on the stack: they leave it, a Summon into the Break Zone, "
                   "and do nothing.",
          .example = "chosen"},
         effects::cancel},
        {{.word = "cast",
          .fields = {{lets_cast::what, Kind::objects, true},
                     {lets_cast::free, Kind::flag},
                     {lets_cast::player, Kind::players},
                     {lets_cast::must, Kind::flag},
                     later({lets_cast::removed, Kind::flag})},
          .about =
              "A player may cast them as soon as all of this has been carried out, without paying what is "
              "printed in their corner if `free` is true (11.3.11, 11.4.1.1). With `must: true` the player "
              "casts them if that is possible. With `then removed: true` a Summon is removed from the game "
              "once it has been carried out."},
         effects::letCast},
        {{.word = "attack cost",
          .fields = {{lasting::of, Kind::objects, true}, {fees::cost, Kind::cp, true}, until},
          .about = "Objects attack only if that is paid for each of them (10.1.2.3)."},
         kit::beginLasting,
         modifiers::attackFee,
         Layer::none,
         nullptr,
         CardDefinition::fees},
        {{.word = "block cost",
          .fields = {{lasting::of, Kind::objects, true}, {fees::cost, Kind::cp, true}, until},
          .about = "Objects block only if that is paid (10.1.3.1.3)."},
         kit::beginLasting,
         modifiers::blockFee,
         Layer::none,
         nullptr,
         CardDefinition::fees},
        {{.word = "enters dull",
          .fields = {what},
          .about = "Only under `always`: this, or whatever is like that, enters the field dull.",
          .example = "this"},
         nullptr,
         modifiers::entersAside,
         Layer::none,
         nullptr,
         CardDefinition::entry},
        effectOfAnyNumber("Only under `always`: a deck may hold any number of this card (8.1.2)."),
        {{.word = "additional main phase", .about = "After this main phase there is another (9.3.1.1)."},
         effects::additionalMainPhase}};
}

/// Both main phases and every additional one have a word together; its place is after all phases.
std::vector<std::string_view> withMainPhases(std::vector<std::string_view> phases) {
    phases.emplace_back("main phase");
    return phases;
}

bool isLikeLimitBreak(const Scope&, const Term& term, const Known& known) {
    return (known.card != nullptr && isLimitBreak(*known.card)) == term[operand::of].isTrue();
}

std::vector<TriggerSpec> triggersOfGame(const std::vector<std::string_view>& phases) {
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    const FieldShape by{is_put_away::by, Kind::criteria};
    const auto from = [](EventKind kind, Operator shape, TriggerMeaning matches, bool looksBack = false) {
        return TriggerSpec{std::move(shape), kind, matches, looksBack};
    };
    const auto onceAtATime = [](TriggerSpec spec) {
        spec.onceAtATime = true;
        return spec;
    };
    const auto with = [](TriggerSpec spec, std::string_view other) {
        spec.other = other;
        return spec;
    };
    const auto inPlay = [](TriggerSpec spec) {
        spec.inPlay = true;
        return spec;
    };
    using E = EventKind;
    return {
        inPlay(from(
            E::move,
            {.word = "enters",
             .fields = {what,
                        later({enters_so::how, Kind::oneWord, false, {entryWords.begin(), entryWords.end()}}),
                        later({enters_so::from, Kind::zone}), later({enters_so::by, Kind::criteria})},
             .about = "It enters the field (11.8.16.2.1): `how` only so (what Warp puts there enters by an "
                      "effect, too), `from` only from there, `by` only by a Summon or an ability like that, "
                      "or by what has such an ability."},
            triggers::entersSo)),
        from(E::move, {.word = "leaves", .fields = {what}, .about = "It leaves the field."}, triggers::leaves,
             true),
        from(E::move,
             {.word = "put into break zone",
              .fields = {what, by},
              .about = "It is put from the field into the Break Zone, for whatever reason; with `by`, by a "
                       "Summon or an ability like that, or by what has such an ability."},
             triggers::isPutAway, true),
        from(E::move,
             {.word = "is broken",
              .fields = {what, by},
              .about = "It is broken (15.1.1.3); with `by`, by a Summon or an ability like that, by what has "
                       "such an ability, or by the damage that such a one has dealt (12.4.5)."},
             triggers::isBroken, true),
        with(from(E::occurs,
                  {.word = "breaks",
                   .fields = {what, {breaks_something::whom, Kind::objects}},
                   .about = "It breaks a forward in battle or by its damage."},
                  triggers::breaks, true),
             breaks_something::whom.key),
        from(E::move,
             {.word = "discards",
              .fields = {{plays::player, Kind::players, true},
                         {plays::card, Kind::criteria},
                         later({discards_so::how, Kind::oneWord, false, {"cost", "effect"}}),
                         later({discards_so::by, Kind::criteria})},
              .about = "A player discards a card, also to pay (15.1.1.4); `how: cost` or `how: effect` only "
                       "so, `by` only by a Summon or an ability like that, or by what has such an ability."},
             triggers::discards),
        from(E::move, {.word = "draws", .fields = {whose}, .about = "A player draws a card."},
             triggers::draws),
        from(E::mark, {.word = "attacks", .fields = {what}, .about = "It attacks (10.1.2.5)."},
             triggers::attacks),
        from(E::occurs,
             {.word = "forms a party", .fields = {what}, .about = "It forms a party (15.1.1.9.1)."},
             triggers::formsParty),
        with(from(E::mark, {.word = "blocks", .fields = {what}, .about = "It blocks (10.1.3.5)."},
                  triggers::blocks),
             "{forward: {is: attacking}}"),
        with(from(E::occurs, {.word = "is blocked", .fields = {what}, .about = "It is blocked (10.1.3.5)."},
                  triggers::isBlocked),
             "{forward: {is: blocking}}"),
        from(E::occurs,
             {.word = "casts",
              .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
              .about = "A player casts a card (11.3.8, 11.4.8)."},
             triggers::isPlayed),
        from(E::occurs,
             {.word = "uses ability",
              .fields = {what},
              .about = "An action or special ability of it is used."},
             triggers::usesAbility),
        from(E::occurs,
             {.word = "goes onto stack",
              .fields = {what},
              .about = "An ability is put onto the stack, and all that belongs to it has been declared "
                       "(11.6.4, 11.7.4, 11.8.7).",
              .example = "{auto ability: {controller: opponent}}"},
             triggers::goesOntoStack),
        from(E::occurs,
             {.word = "deals damage to player",
              .fields = {what},
              .about = "It deals damage to the opponent of its controller (10.1.4.3)."},
             triggers::hitsPlayer),
        onceAtATime(from(
            E::occurs,
            {.word = "party deals damage to player",
             .fields = {whose},
             .about = "A party of theirs deals damage to a player, in battle or by the effect of a member "
                      "(15.1.1.9.10)."},
            triggers::partyHitsPlayer)),
        onceAtATime(
            from(E::damage,
                 {.word = "party deals damage",
                  .fields = {whose},
                  .about = "A party of theirs deals damage to forwards, in battle or by the effect of a "
                           "member (15.1.1.9.10)."},
                 triggers::partyDamages)),
        from(E::damage,
             {.word = "is dealt damage",
              .fields = {what,
                         {is_dealt::by, Kind::criteria},
                         {is_dealt::from, Kind::oneWord, false, {"battle", "summons or abilities"}}},
              .about = "It is dealt damage, by whatever it is, or by what is like that; `from: battle` or "
                       "`from: summons or abilities` only so (10.1.4.2)."},
             triggers::isDealtDamage),
        from(E::turnAside, {.word = "becomes dull", .fields = {what}, .about = "It becomes dull."},
             triggers::happensTo),
        from(E::turnUpright, {.word = "becomes active", .fields = {what}, .about = "It becomes active."},
             triggers::happensTo),
        from(E::changeValue,
             {.word = "gains crystals", .fields = {whose}, .about = "A player gains crystals."},
             triggers::gainsCrystals),
        from(E::putCounters,
             {.word = "gets counter",
              .fields = {what, {gets_counter::named, Kind::text}},
              .about = "A counter is put on it."},
             triggers::getsCounter),
        from(E::takeCounters,
             {.word = "last counter",
              .fields = {what, {gets_counter::named, Kind::text}},
              .about = "The last such counter is taken off it."},
             triggers::losesLastCounter),
        from(E::occurs,
             {.word = "beginning of",
              .fields = {{phase_begins::phase, Kind::oneWord, true, withMainPhases(phases)},
                         {phase_begins::player, Kind::players}},
              .about =
                  "A phase begins, in that player's turn if one is named: `main phase` is each of them; the "
                  "end phase's beginning is "
                  "the end of the turn (9.5.1.1).",
              .example = "end phase"},
             triggers::phaseBegins),
        from(E::occurs,
             {.word = "primes",
              .fields = {what, {primes_into::into, Kind::objects}},
              .about = "It becomes one character with a card from the deck (p-11); with `into`, with one "
                       "like that: `{what: {character: {name: Ash Warden}}, into: this}`. It has both names "
                       "from then on. What the character itself says works by what it was before."},
             triggers::primes),
    };
}

std::vector<CostSpec> costsOfGame() {
    const FieldShape what{cost_of::what, Kind::objects, true};
    const FieldShape count{cost_of::amount, Kind::amount};
    namespace costs = takujo::costs;
    return {
        // CP are paid by the question of payment.
        {{.word = "cp", .fields = {{operand::of, Kind::cp, true}}, .about = "CP: {fire: 1, any: 2} (11.2)."},
         {}},
        {{.word = "dull", .about = "Dull this card (11.6.2.2)."}, costs::turnThis<mayDullItself>()},
        {{.word = "dull others",
          .fields = {{cost_of_such::like, Kind::criteria}, {cost_of_such::amount, Kind::amount}},
          .about = "Dull active characters you control."},
         costs::turnOthers<field>()},
        {{.word = "dull some",
          .fields = {{cost_of_such::like, Kind::criteria}, {cost_of_such::amount, Kind::amount}},
          .about =
              "Dull active characters you control; this one may be among them, also in the turn in which "
              "it has come."},
         costs::turnSome<field>()},
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Discard cards from your hand."},
         costs::discard()},
        {{.word = "put into break zone",
          .fields = {what, count},
          .about = "Put this, or characters you control, into the Break Zone (11.6.2.3)."},
         costs::move<breakZone>()},
        {{.word = "remove", .fields = {what, count}, .about = "Remove cards of yours from the game."},
         costs::move<removed, toBeRemoved>()}, // 11.6.2.4, 11.7.2.4
        {{.word = "return", .fields = {what, count}, .about = "Return characters you control to the hand."},
         costs::move<hand, toBeReturned>()},
        {{.word = "crystal",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Crystals (6.8).",
          .slot = crystals},
         costs::value()},
        {{.word = "take counter",
          .fields = {{cost_of_counters::named, Kind::text, true}, {cost_of_counters::amount, Kind::amount}},
          .about = "Take counters off this card."},
         costs::takeCounters()},
        {{.word = "turn up limit breaks",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about =
              "Turn other cards of your LB deck face up. `limit break` on the card says that by itself."},
         turnUpLimitBreaks()},
        {{.word = "reveal", .about = "Reveal this card from your hand (11.6.4)."}, costs::revealThis()},
    };
}

std::uint32_t typesOfAbility(const Ability& ability) {
    if (ability.kind == AbilityKind::triggered)
        return autoAbilities;
    return ability.form == specialAbility ? specialAbilities : actionAbilities;
}

Vocabulary make() {
    constexpr std::uint32_t characters = (1U << forward) | (1U << backup) | (1U << monster);
    constexpr std::uint32_t cards = characters | (1U << summon);
    Vocabulary all;
    constexpr std::uint32_t abilities = autoAbilities | actionAbilities | specialAbilities;
    all.printed = printedWords(schema(), {{"character", characters},
                                          {"card", cards},
                                          {"ability", abilities},
                                          {"auto ability", autoAbilities},
                                          {"action ability", actionAbilities},
                                          {"special ability", specialAbilities}});
    // Texts ask only whether something is an LB card.
    std::erase_if(all.printed.numbers,
                  [](const PrintedWords::Field& field) { return field.slot == limitBreak; });
    all.typesOfAbility = typesOfAbility;
    all.zones = {"field", "damage zone", "deck", "break zone", "hand", "removed", "stack", "lb deck"};
    all.held = {characters, cards, cards, cards, cards, cards, (1U << summon) | abilities,
                cards}; // 7.7, 15.2.5.4
    all.inPlay = 1U << field;
    const std::vector<std::string_view> phases{"beginning",    "active phase", "draw phase", "main phase 1",
                                               "attack phase", "main phase 2", "end phase"};
    // In the order of `Restriction`.
    all.restrictions = {{"attack", "block", "be blocked", "be chosen", "be broken", "form a party",
                         "become active", "be chosen by opponents", "be removed", "be returned",
                         "be broken by effects"},
                        toBeBlocked | toBeChosen | toBeBroken | toBeBrokenByTexts,
                        toBlock};
    all.demands = toAttack | toBlock | toBeBlocked | toBeChosen | toBeChosenByOpponent;
    all.values = {{"crystal", crystals}};
    all.forms = {"action", "special", "warp", "priming"};
    all.keywordForms = {{}, {}, {"counters", completeWarp, 1U << hand}, {{}, completePriming, 0, "into"}};
    all.payment = schema().field("element")->words;

    all.effects = kitEffects();
    rename(all.effects, "turn aside", "dull");
    rename(all.effects, "turn upright", "activate");
    append(all.effects, modifierEffects(all.printed, all.restrictions));
    append(all.effects, valueEffects(all.values));
    append(all.effects, ownEffects());
    append(all.effects, effectsOfPaying());
    letPricesBeOfTheNext(all.effects);
    addDurations(all.effects, Duration::opponentsNextTurnBegins);
    all.conditions = kitConditions(phases);
    append(all.conditions, conditionsOfOfferedCosts());
    const auto inPhase =
        std::ranges::find(all.conditions, "phase", [](const ConditionSpec& spec) { return spec.shape.word; });
    inPhase->shape.fields.front().words = withMainPhases(phases);
    all.amounts = kitAmounts(all.printed);
    append(all.amounts, valueAmounts(all.values));
    append(all.amounts, {{{.word = "damage taken",
                           .fields = {{operand::of, Kind::players}},
                           .about = "A player's damage (7.8.2)."},
                          amounts::damageTaken}});
    all.amounts.push_back(amountOfElementsPaid());
    all.criteria =
        kitCriteria(all.printed, "dull", "active", {"attacking", "has attacked", "blocking", "frozen"});
    append(all.criteria, criteriaOfOrigins());
    all.criteria.push_back({{.word = "limit break",
                             .fields = {{operand::of, Kind::flag, true}},
                             .about = "Whether it is an LB card."},
                            isLikeLimitBreak,
                            true});
    all.triggers = triggersOfGame(phases);
    all.costs = costsOfGame();
    addWordsOfTexts(all);
    // Whatever has `what` first is on the field then; only abilities are used from the hand, too (11.6.4).
    for (TriggerSpec& trigger : all.triggers) {
        trigger.ofAbilities = trigger.matches == triggers::goesOntoStack;
        trigger.inPlay = trigger.shape.fields.front().key == "what" && trigger.shape.word != "uses ability" &&
                         trigger.shape.word != "is chosen" && !trigger.ofAbilities;
    }
    all.effectAdvice = adviceOnEffects();
    all.bursts = true;           // 15.2.6
    all.declaresWhenCast = true; // 11.4.3, 11.4.5
    all.offersCosts = true;
    all.asksToBePlayed = true;
    return all;
}

} // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary instance = make();
    return instance;
}

} // namespace takujo::fftcg
