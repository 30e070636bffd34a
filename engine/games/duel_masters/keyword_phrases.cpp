#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/games/duel_masters/terms_of_keywords.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/language/fields.h"

#include <array>

/// Keywords with fields, such as Ninja Strike 4: abilities that the rulebook speaks of by their names and
/// leaves to the cards (OPEN 27).
namespace takujo::duel_masters {

namespace {

using namespace keyword_terms;

namespace phrase {
inline constexpr FieldName like{"like", 0}, number{"number", 0}, from{"from", 1};
}

/// Of a card in the hand, which its player shows (603.2e). What lets the card be used for nothing works where
/// it can be used (110.4d).
Ability declaredInHand(WhichKeyword keyword, Term trigger, std::vector<Term> does) {
    Ability ability;
    ability.number = keyword;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::declared;
    ability.worksIn = keyword == ofNone ? 1U << hand : whereCardsAreUsed;
    ability.trigger = std::move(trigger);
    ability.blocks = {std::move(does)};
    return ability;
}

Term happening(const Vocabulary& words, std::string_view word, Term what) {
    return terms::of(Sort::trigger, words.triggers, word, {std::move(what)});
}
/// The creatures of a keyword's field that are its player's.
Term ofYours(const Vocabulary& words, Term each) {
    each.parts.push_back(controlledBy(words, terms::you()));
    return each;
}

/// 112.3b
std::vector<Ability> abilityOfShieldBack(const Vocabulary& words, const Term& fields) {
    return {declaredInHand(ofShieldBack, happening(words, "is added from shields", fields[phrase::like]),
                           {usedForNothing(words, terms::self())})};
}

/// 112.3c: the mana is counted as it is carried out. The creature goes at the end of the turn.
std::vector<Ability> abilityOfNinjaStrike(const Vocabulary& words, const Term& fields) {
    const Term theirs = creatures({controlledBy(words, opponent())});
    Ability strikes =
        declaredInHand(ofNinjaStrike, happening(words, "attacks", theirs),
                       {usedForNothing(words, terms::self()), effect(words, "goes at turn end", {})});
    strikes.otherTriggers = {happening(words, "blocks", theirs)};
    Term mana = eachOf(0, 1U << manaZone);
    mana.parts = {terms::of(Sort::criterion, words.criteria, "owner", {terms::you()})};
    strikes.condition = condition(words, "there is", {{"of", mana}, {"at least", fields[phrase::number]}});

    Ability goes;
    goes.kind = AbilityKind::triggered;
    const std::size_t end = 5; // the last of `moments`
    goes.trigger = terms::of(Sort::trigger, words.triggers, "at", {terms::number(end)});
    constexpr std::uint64_t striking = 1U << 4U; // of the words of `is`
    goes.whileTrue = condition(
        words, "is",
        {{"what", terms::self()},
         {"like", anyCard({terms::of(Sort::criterion, words.criteria, "is", {wordsTerm(striking)})})}});
    goes.blocks = {{effect(
        words, "move", {{"what", terms::self()}, {"to", terms::number(deck)}, {"at", terms::number(1)}})}};
    return {strikes, goes};
}

/// 603.2e, 701.26
std::vector<Ability> abilityOfRevolutionChange(const Vocabulary& words, const Term& fields) {
    return {declaredInHand(ofNone, happening(words, "attacks", ofYours(words, fields[phrase::like])),
                           {effect(words, "swap", {{"what", that()}, {"with", terms::self()}})})};
}

/// From the hand, or from where the card says: it evolves from the creature that attacks.
std::vector<Ability> abilityOfInvasion(const Vocabulary& words, const Term& fields) {
    Ability ability =
        declaredInHand(ofNone, happening(words, "attacks", ofYours(words, fields[phrase::like])),
                       {effect(words, "evolve", {{"what", terms::self()}, {"onto", that()}})});
    constexpr std::array zones{hand, manaZone, graveyard}; // in the order of the words
    if (const Term& from = fields[phrase::from]; from.exists()) {
        ability.worksIn = 0;
        for (std::size_t i = 0; i < zones.size(); ++i)
            if ((wordsOf(from) >> i & 1U) != 0)
                ability.worksIn |= 1U << zones[i];
    }
    return {ability};
}

/// 112.3f
std::vector<Ability> abilityOfAttackChance(const Vocabulary& words, const Term& fields) {
    return {declaredInHand(ofAttackChance, happening(words, "attacks", ofYours(words, fields[phrase::like])),
                           {usedForNothing(words, terms::self())})};
}

std::vector<Ability> abilityOfPowerAttacker(const Vocabulary& words, const Term& fields) {
    Ability ability;
    ability.kind = AbilityKind::constant;
    ability.blocks = {{effect(words, "power", {{"of", terms::self()}, {"by", fields[phrase::number]}})}};
    constexpr std::uint64_t attacking = 1;
    ability.whileTrue = condition(
        words, "is",
        {{"what", terms::self()},
         {"like", anyCard({terms::of(Sort::criterion, words.criteria, "is", {wordsTerm(attacking)})})}});
    return {ability};
}

} // namespace

/// Of a card that has come into the battle zone by the text.
Next effects::goAtTurnEnd(Run& run, const Scope& scope, const Term&) {
    const ObjectId was = scope.effect.source;
    const CardId card = cardOf(run.state, was);
    if (!card.exists())
        return Next::on();
    const ObjectId now = objectIn(run.state, card.index);
    if (lives(run.state, now) && record(run.state, now).zone.kind == battleZone)
        proposeMark(run, now, isStriking);
    return Next::on();
}

std::vector<Vocabulary::KeywordPhrase> keywordPhrases() {
    using Kind = FieldKind;
    const FieldShape like{phrase::like, Kind::criteria, true};
    const FieldShape number{phrase::number, Kind::amount, true};
    const std::string_view creatures = "{creature: {race: Fire Bird}}";
    return {
        {{.word = "s-back",
          .fields = {like},
          .about = "As such a card of yours goes from the shields to the hand, discard it and use this "
                   "for nothing (112.3b).",
          .example = "{card: {civilization: fire}}"},
         abilityOfShieldBack},
        {{.word = "ninja strike",
          .fields = {number},
          .about = "As a creature of the opponent attacks or blocks, summon this for nothing if you have "
                   "so many cards of mana; at the end of the turn it goes below the deck (112.3c).",
          .example = "4"},
         abilityOfNinjaStrike},
        {{.word = "revolution change",
          .fields = {like},
          .about = "As such a creature of yours attacks, this takes its place (701.26).",
          .example = creatures},
         abilityOfRevolutionChange},
        {{.word = "invasion",
          .fields = {like, {phrase::from, Kind::words, false, {"hand", "mana zone", "graveyard"}}},
          .about = "As such a creature of yours attacks, this evolves from it, out of your hand if it does "
                   "not say from where.",
          .example = creatures},
         abilityOfInvasion},
        {{.word = "attack chance",
          .fields = {like},
          .about = "As such a creature of yours attacks, cast this for nothing (112.3f).",
          .example = creatures},
         abilityOfAttackChance},
        {{.word = "power attacker",
          .fields = {number},
          .about = "While it attacks, it has so much more power.",
          .example = "2000"},
         abilityOfPowerAttacker}};
}

} // namespace takujo::duel_masters
