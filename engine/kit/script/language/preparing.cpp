#include "engine/kit/script/language/preparing.h"
#include "engine/kit/script/language/fields.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace takujo {

namespace {

/// Visits a term and everything in it.
template <class Visit>
void visitAll(const Term& term, Visit visit) {
    visit(term);
    for (const Term& part : term.parts)
        visitAll(part, visit);
}

void watch(CardDefinition& card, const Term& trigger, const Vocabulary& vocabulary) {
    const TriggerSpec& spec = vocabulary.triggers[trigger.op];
    card.watches |= spec.kinds();
    if (spec.looksBack || spec.byZones)
        card.watchesBack |= spec.kinds();
    if (!spec.looksBack || spec.byZones)
        card.watchesOn |= spec.kinds();
}

template <class Meaning, std::size_t count>
bool isOneOf(Meaning meaning, const std::array<Meaning, count>& list) {
    return std::ranges::find(list, meaning) != list.end();
}

std::uint32_t askedByAmount(AmountMeaning value) {
    constexpr std::array<AmountMeaning, 8> ofOthers{amounts::literal, amounts::count,   amounts::half,
                                                    amounts::times,   amounts::sum,     amounts::minus,
                                                    amounts::either,  amounts::numberOf};
    if (value == amounts::damageOn)
        return CardDefinition::asksDamage;
    if (value == amounts::counters)
        return CardDefinition::asksCounters;
    return isOneOf(value, ofOthers) ? 0 : CardDefinition::asksAnything;
}

std::uint32_t askedByCriterion(CriterionMeaning fits) {
    constexpr std::array<CriterionMeaning, 15> ofCards{
        criteria::controller, criteria::owner,        criteria::other,       criteria::isNot,
        criteria::name,       criteria::nameContains, criteria::firstName,   criteria::anyOf,
        criteria::number,     criteria::set,          criteria::text,        criteria::flag,
        criteria::sharesSet,  criteria::sharesText,   criteria::textContains};
    if (fits == criteria::state)
        return CardDefinition::asksPosture;
    if (fits == criteria::marked)
        return CardDefinition::asksMarks;
    if (fits == criteria::damaged)
        return CardDefinition::asksDamage;
    if (fits == criteria::counters)
        return CardDefinition::asksCounters;
    return isOneOf(fits, ofCards) ? 0 : CardDefinition::asksAnything;
}

std::uint32_t askedByCondition(ConditionMeaning holds) {
    constexpr std::array<ConditionMeaning, 6> ofOthers{conditions::all,      conditions::any,
                                                       conditions::isNot,    conditions::thereIs,
                                                       conditions::compares, conditions::isLike};
    return isOneOf(holds, ofOthers) ? 0 : CardDefinition::asksAnything;
}

/// What a term of a constant ability asks for by itself (`CardDefinition::asks`).
std::uint32_t askedBy(const Term& term, const Vocabulary& vocabulary) {
    switch (term.sort) {
    case Sort::nothing:
    case Sort::number:
    case Sort::text:
    case Sort::comparison:
    case Sort::list:
    case Sort::effect:
        return 0;
    case Sort::amount:
        return askedByAmount(vocabulary.amounts[term.op].value);
    case Sort::criterion:
        return askedByCriterion(vocabulary.criteria[term.op].fits);
    case Sort::condition:
        return askedByCondition(vocabulary.conditions[term.op].holds);
    case Sort::objects: {
        const auto op = static_cast<ObjectsOp>(term.op);
        const bool isInPlay = op == ObjectsOp::each && (zonesOf(term) & ~vocabulary.inPlay) == 0;
        return op == ObjectsOp::self || isInPlay ? 0 : CardDefinition::asksAnything;
    }
    case Sort::players: {
        const auto op = static_cast<PlayersOp>(term.op);
        const bool isSettled = op == PlayersOp::you || op == PlayersOp::opponent || op == PlayersOp::both;
        return isSettled ? 0 : CardDefinition::asksAnything;
    }
    default:
        return CardDefinition::asksAnything;
    }
}

std::uint32_t askedByConstant(const Ability& ability, const Vocabulary& vocabulary) {
    std::uint32_t asks = 0;
    const auto ask = [&](const Term& term) { asks |= askedBy(term, vocabulary); };
    bool changesObjects = false;
    for (const Term& term : ability.blocks.front())
        if (vocabulary.effects[term.op].layer != Layer::none) {
            changesObjects = true;
            visitAll(term, ask);
        }
    if (changesObjects)
        visitAll(ability.whileTrue, ask);
    return asks;
}

bool asksForParts(CriterionMeaning fits) {
    return fits == criteria::nameContains || fits == criteria::textContains;
}

bool changesPrices(ModifierMeaning modify) {
    return modify == modifiers::price || modify == modifiers::priceBecomes || modify == modifiers::priceFree;
}

/// Returns the kinds of event that a term looks up in the history, as bits.
std::uint32_t rememberedBy(const Term& term, const Vocabulary& vocabulary) {
    const auto kindsOf = [&](const Term& trigger) { return vocabulary.triggers[trigger.op].kinds(); };
    if (term.sort == Sort::condition) {
        const ConditionSpec& spec = vocabulary.conditions[term.op];
        return spec.holds == conditions::happened ? kindsOf(term[this_turn::happened]) : spec.remembers;
    }
    if (term.sort != Sort::amount)
        return 0;
    const AmountSpec& spec = vocabulary.amounts[term.op];
    return spec.value == amounts::timesThisTurn ? kindsOf(term[this_turn::happened]) : spec.remembers;
}

/// Returns the name of the token that an effect makes; none if it makes none.
const Term* tokenMadeBy(const Term& term, const Vocabulary& vocabulary) {
    if (term.sort != Sort::effect)
        return nullptr;
    const EffectMeaning follow = vocabulary.effects[term.op].follow;
    if (follow == effects::putToken)
        return &term[puts_token::token];
    return follow == effects::transform ? &term[transforms::into] : nullptr;
}

/// What the kind of an ability says of its card.
void lookAtKind(CardDefinition& card, const Ability& ability, const Vocabulary& vocabulary) {
    card.watchedZones |= ability.has(Ability::everywhere) ? ~0U : ability.worksIn;
    const bool waitsForEvents = ability.kind == AbilityKind::triggered && !ability.has(Ability::follows);
    if (waitsForEvents && ability.has(Ability::stateTriggered))
        card.has |= CardDefinition::stateful;
    else if (waitsForEvents && ability.has(Ability::declared))
        card.has |= CardDefinition::declares;
    else if (waitsForEvents) {
        watch(card, ability.trigger, vocabulary);
        for (const Term& trigger : ability.otherTriggers)
            watch(card, trigger, vocabulary);
    }
    if (ability.kind == AbilityKind::replacement)
        card.replaces |= vocabulary.triggers[ability.trigger.op].kinds();
    if (ability.kind == AbilityKind::constant) {
        card.has |= CardDefinition::constant;
        card.asks |= askedByConstant(ability, vocabulary);
    }
    if (ability.kind == AbilityKind::activated) {
        card.has |= CardDefinition::activated;
        card.usedFrom |= ability.worksIn;
    }
}

void lookAt(CardDefinition& card, const Ability& ability, const Vocabulary& vocabulary) {
    lookAtKind(card, ability, vocabulary);
    const auto note = [&](const Term& term) {
        if (term.sort == Sort::effect)
            card.has |= vocabulary.effects[term.op].sorts;
        if (term.sort == Sort::trigger)
            card.has |= vocabulary.triggers[term.op].sorts;
        if (term.sort == Sort::criterion)
            card.has |= vocabulary.criteria[term.op].sorts;
        if (term.sort == Sort::amount)
            card.has |= vocabulary.amounts[term.op].sorts;
        if (term.sort == Sort::effect && changesPrices(vocabulary.effects[term.op].modify))
            card.has |= CardDefinition::prices;
        if (term.sort == Sort::effect && vocabulary.effects[term.op].follow == effects::beginReplacing)
            card.replaces |= vocabulary.triggers[term[instead_of::event].op].kinds();
        if (const std::uint32_t kinds = rememberedBy(term, vocabulary); kinds != 0) {
            card.remembers |= kinds;
            if (ability.kind == AbilityKind::constant)
                card.has |= CardDefinition::recalls;
        }
        if (term.sort == Sort::criterion && asksForParts(vocabulary.criteria[term.op].fits) &&
            term[operand::of].op < ability.texts.size())
            card.askedParts.push_back(ability.texts[term[operand::of].op]);
        if (const Term* const token = tokenMadeBy(term, vocabulary); token != nullptr)
            card.makes.push_back(static_cast<TextKey>(token->number));
    };
    for (const Term* term : {&ability.trigger, &ability.condition, &ability.whileTrue, &ability.modesAtLeast,
                             &ability.modesAtMost, &ability.modesBy})
        visitAll(*term, note);
    for (const auto* list : {&ability.costs, &ability.picks, &ability.otherTriggers})
        for (const Term& term : *list)
            visitAll(term, note);
    for (const OfferedCost& offer : ability.offers) {
        visitAll(offer.condition, note);
        for (const Term& term : offer.costs)
            visitAll(term, note);
    }
    for (const Mode& mode : ability.modes)
        for (const Term& term : mode.picks)
            visitAll(term, note);
    for (const auto& block : ability.blocks)
        for (const Term& term : block)
            visitAll(term, note);
}

/// "Gran [Sky Traveller] (Male)" is Gran.
std::string withoutBrackets(std::string name, const Vocabulary& vocabulary) {
    for (const auto& [opening, closing] : vocabulary.nameBrackets)
        for (std::size_t begin = name.find(opening); begin != std::string::npos; begin = name.find(opening)) {
            const std::size_t end = name.find(closing, begin + opening.size());
            if (end == std::string::npos)
                break; // it is never closed
            name.erase(begin, end + closing.size() - begin);
        }
    const std::size_t first = name.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    return name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

/// What a term says of abilities by their places, it says of those so many places on.
void moveQuoted(Term& term, std::int32_t by) {
    if (term.sort == Sort::ability)
        term.number += by;
    for (Term& part : term.parts)
        moveQuoted(part, by);
}

} // namespace

void liftQuoted(CardDefinition& card) {
    for (std::size_t i = 0; i < card.abilities.size(); ++i) { // what is quoted may quote others
        std::vector<Ability> quoted = std::exchange(card.abilities[i].quoted, {});
        for (std::vector<Term>& block : card.abilities[i].blocks)
            for (Term& term : block)
                moveQuoted(term, static_cast<std::int32_t>(card.abilities.size()));
        std::ranges::move(quoted, std::back_inserter(card.abilities));
    }
}

void digest(CardDefinition& card, const Vocabulary& vocabulary) {
    card.nameText = textKey(card.name.en);
    card.firstName = textKey(withoutBrackets(card.name.en, vocabulary));
    for (OtherName& name : card.otherNames)
        name.key = textKey(name.text.en);
    for (Ability& ability : card.abilities) {
        if (vocabulary.worksEverywhere != nullptr && vocabulary.worksEverywhere(vocabulary, ability))
            ability.flags |= Ability::everywhere;
        lookAt(card, ability, vocabulary);
    }
}

void prepare(State& state, const CardTable& cards) {
    for (const CardDefinition& card : cards) {
        state.watches |= card.watches;
        state.replaces |= card.replaces;
        state.has |= card.has;
        state.remembers |= card.remembers;
        state.watchedZones |= card.watchedZones;
        state.watchesBack |= card.watchesBack;
        state.usedFrom |= card.usedFrom;
    }
}

} // namespace takujo
