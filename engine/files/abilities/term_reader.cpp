#include "engine/files/abilities/term_reader.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/files/abilities/selector_check.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/yaml_scalars.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

namespace takujo {

Term literal(std::int32_t value) {
    return {Sort::amount, literalAmount, value, {}};
}

namespace {

constexpr int largestAmount = 999999;

Term number(std::int32_t value) {
    return {Sort::number, 0, value, {}};
}

std::vector<std::string> stringsOf(const std::vector<std::string_view>& words) {
    return {words.begin(), words.end()};
}

/// "3", "-2", "\"3\"", "03": whatever somebody may have meant as a number.
bool looksLikeNumber(const YamlNode& node) {
    if (!node.isScalar() || node.text().empty())
        return false;
    const char first = node.text().front();
    return (first >= '0' && first <= '9') || first == '-' || first == '+';
}

/// The part that a field of that key has become; nothing if the shape has no such field.
Term partOf(const Term& term, const Operator& shape, std::string_view key) {
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].key == key)
            return term.parts[i];
    return {};
}

/// Whether what an operator picks by one of its fields may be several: how many, another field says or the
/// same; one if none does.
bool selectsSeveral(const Term& term, const Operator& shape) {
    const Term player = partOf(term, shape, "player");
    if (player.exists() && static_cast<PlayersOp>(player.op) == PlayersOp::both)
        return true;
    for (const std::string_view key : {"amount", "take"})
        if (const Term most = partOf(term, shape, key); most.exists() && mayBeMoreThanOne(most))
            return true;
    return std::ranges::any_of(shape.fields, [&](const FieldShape& field) {
        // Cards that are divided, or revealed until some come.
        return field.key == shape.selects &&
               (field.kind == FieldKind::objects || field.key == reveals_until::of.key);
    });
}

} // namespace

bool mayBeMoreThanOne(const Term& most) {
    return most.sort != Sort::amount || most.op != literalAmount || most.number > 1;
}

TermReader::TermReader(const CardSchema& schema, AbilityDraft& draft)
    : schema_(schema), words_(*schema.vocabulary), draft_(draft), effects_("effect", words_.effects),
      conditions_("condition", words_.conditions), amounts_("amount", words_.amounts),
      criteria_("criterion", words_.criteria), triggers_("trigger", words_.triggers),
      costs_("cost", words_.costs) {
    effects_.advice = words_.effectAdvice;
    effects_.advice.push_back(
        {"choose", "Write 'choose' beside 'when' or the costs of the ability; what is picked while "
                   "the text is carried out is 'select', or 'choose now'."});
}

TermReader::TermReader(const CardSchema& schema, AbilityDraft& draft, Around around)
    : TermReader(schema, draft) {
    events_ = std::move(around.events);
    forEachDepth_ = around.forEachDepth;
    castingNamesX_ = around.castingNamesX;
    castingSpends_ = around.castingSpends;
    divides_ = around.divides;
}

Term TermReader::field(const FieldShape& shape, const YamlValue& value) {
    switch (shape.kind) {
    case FieldKind::amount:
        return amount(value);
    case FieldKind::comparison:
        return comparison(value);
    case FieldKind::objects:
        return objects(value);
    case FieldKind::players:
        return players(value);
    case FieldKind::condition:
        return condition(value);
    case FieldKind::conditions:
        return conditionList(value);
    case FieldKind::amounts:
        return amountList(value);
    case FieldKind::block:
        return block(value);
    case FieldKind::pick:
        return pick(value, Pool::selected);
    case FieldKind::trigger:
        return trigger(value);
    case FieldKind::criteria:
        return criteria(value);
    case FieldKind::anyCriteria:
        return criteriaList(value);
    case FieldKind::zone:
        return number(static_cast<std::int32_t>(value.wordIndex(stringsOf(words_.zones)).value_or(0)));
    case FieldKind::oneWord:
        return number(static_cast<std::int32_t>(value.wordIndex(stringsOf(shape.words)).value_or(0)));
    case FieldKind::words:
        return wordBits(shape.words, value);
    case FieldKind::floor:
        return number(value.wholeNumber(1, largestAmount).value_or(1));
    case FieldKind::types:
        return types(value);
    case FieldKind::flag:
        return number(value.flag().value_or(false) ? 1 : 0);
    case FieldKind::text:
        return text(value);
    case FieldKind::cp:
        return payment(value);
    case FieldKind::costs:
        return {Sort::list, 0, 0, costs(value)};
    case FieldKind::gained:
        return gained(shape.words, value);
    case FieldKind::following:
        return following(value);
    }
    return {};
}

/// Whether what stands in that field is taken or counted together.
bool TermReader::meansSeveral(Sort sort, std::size_t op, const FieldShape& field) const {
    switch (sort) {
    case Sort::amount:
        return words_.amounts[op].value == amounts::count && field.kind == FieldKind::objects;
    case Sort::condition:
        return words_.conditions[op].holds == conditions::thereIs && field.kind == FieldKind::objects;
    case Sort::effect: {
        const EffectMeaning follow = words_.effects[op].follow;
        return field.kind == FieldKind::criteria && (follow == effects::search || follow == effects::look);
    }
    default:
        return false;
    }
}

Term TermReader::term(Sort sort, const Operator& shape, const OperatorUse& use) {
    Term result{sort, static_cast<std::uint8_t>(use.op), shape.slot, {}, shape.more};
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const bool before = std::exchange(severalMeant_, meansSeveral(sort, use.op, shape.fields[i]));
        result.parts.push_back(use.fields[i] ? field(shape.fields[i], *use.fields[i]) : Term{});
        severalMeant_ = before;
        if (sort == Sort::effect && shape.fields[i].kind == FieldKind::trigger) // what follows comes after it
            happens(result.parts.back(), words_.effects[use.op].follow == effects::beginReplacing);
    }
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].key == shape.selects && use.fields[i])
            result.number = draft_.select(*use.fields[i], selectsSeveral(result, shape)).value_or(0);
    return result;
}

Term TermReader::trigger(const YamlValue& value) {
    const auto use = readOperator(value, triggers_);
    if (!use)
        return {};
    const Operator& shape = *triggers_.operators[use->op];
    Term result = term(Sort::trigger, shape, *use);
    if (words_.triggers[use->op].ofAbilities)
        checkIsAbility(value, shape, result.parts.front());
    return result;
}

Term TermReader::keyword(const YamlValue& value, std::size_t phrase) {
    const OperatorList phrases{"keyword", words_.keywordPhrases};
    const Operator& shape = *phrases.operators[phrase];
    OperatorUse use = readOperatorValue(value, phrases, phrase);
    // What its abilities say is read with them.
    constexpr std::array ofAbilities{FieldKind::block, FieldKind::trigger, FieldKind::gained};
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (words_.keywordPhrases[phrase].opensText &&
            std::ranges::find(ofAbilities, shape.fields[i].kind) != ofAbilities.end())
            use.fields[i].reset();
    return term(Sort::keyword, shape, use);
}

/// What lies on a stack besides cards is found by its type alone.
void TermReader::checkIsAbility(const YamlValue& value, const Operator& shape, const Term& what) const {
    const bool isAbility = what.op == static_cast<std::uint8_t>(ObjectsOp::each) && typesOf(what) != 0 &&
                           (typesOf(what) & typesOfCards()) == 0;
    if (what.exists() && !isAbility)
        value.error(
            "no-ability", {"What {event} is about is an ability, and nothing else.", shown(shape.word)},
            {"Write {example}.", "{" + std::string{shape.word} + ": " + std::string{shape.example} + "}"});
}

Term TermReader::condition(const YamlValue& value) {
    if (value.node().isList())
        return {Sort::condition, allOf, 0, {conditionList(value)}};
    const auto use = readOperator(value, conditions_);
    if (!use)
        return {};
    const Operator& shape = *conditions_.operators[use->op];
    if (words_.conditions[use->op].holds == conditions::wasPaid ||
        words_.conditions[use->op].holds == conditions::wasPlayedFrom)
        draft_.ability.flags |= Ability::asksCasting;
    Term result = term(Sort::condition, shape, *use);
    if (words_.conditions[use->op].holds == conditions::happened && result[this_turn::happened].exists()) {
        const Term& happened = result[this_turn::happened];
        const Operator& event = words_.triggers[happened.op].shape;
        if (partOf(happened, event, "by").exists())
            value.error("not-remembered", "Who did it is not remembered.", "Leave out 'by'.");
        // Of what moves, the zones are remembered.
        if (partOf(happened, event, "from").exists() && !words_.triggers[happened.op].byZones)
            value.error("not-remembered", "What it came from is not remembered.", "Leave out 'from'.");
        if (partOf(happened, event, "how").exists())
            value.error("not-remembered", "How it happened is not remembered.", "Leave out 'how'.");
        if (partOf(happened, event, "named").exists())
            value.error("not-remembered", "Which counters they were is not remembered.",
                        event.word == "last counter" ? "Ask for the counters that are there."
                                                     : "Leave out 'named'.");
    }
    if (contradict(partOf(result, shape, "at least"), partOf(result, shape, "at most")))
        value.error("impossible-condition", "This never holds: the least is more than the most.",
                    "Correct the numbers.");
    return result;
}

Term TermReader::conditionList(const YamlValue& value) {
    Term list{Sort::list, 0, 0, {}};
    for (const YamlValue& each : value.oneOrMore())
        list.parts.push_back(condition(each));
    return list;
}

Term TermReader::amount(const YamlValue& value) {
    if (words_.hasEndlessNumbers && (value.node().text() == "endless" || value.node().text() == "-endless"))
        return literal(value.node().text() == "endless" ? endlessNumber : -endlessNumber);
    if (looksLikeNumber(value.node()))
        return literal(value.wholeNumber(-largestAmount, largestAmount).value_or(0));
    const auto use = readOperator(value, amounts_);
    if (!use)
        return {};
    const AmountMeaning meaning = words_.amounts[use->op].value;
    if (meaning == amounts::namedX && inCost_)
        draft_.ability.flags |= Ability::hasX;
    if (meaning == amounts::namedX && !draft_.ability.has(Ability::hasX) && !draft_.saysX && castingNamesX_)
        draft_.ability.flags |= Ability::asksCasting;
    else if (meaning == amounts::namedX && !draft_.ability.has(Ability::hasX) && !draft_.saysX)
        value.error("no-x", "No X is named that this could be.",
                    {"Put x into a cost of this ability, or say before what it is: {example}.",
                     std::string{"{x is: …}"}});
    if (meaning == amounts::ofEvent)
        checkThatAmount(value);
    if (meaning == amounts::divided)
        checkDivided(value);
    return term(Sort::amount, *amounts_.operators[use->op], *use);
}

Term TermReader::amountList(const YamlValue& value) {
    Term list{Sort::list, 0, 0, {}};
    for (const YamlValue& each : value.oneOrMore())
        list.parts.push_back(amount(each));
    return list;
}

Term TermReader::comparison(const YamlValue& value) {
    Term result{Sort::comparison, 0, 0, std::vector<Term>(3)};
    const YamlNode& node = value.node();
    const bool isRange =
        node.isMap() && (node.find("at least") || node.find("at most") || node.find("exactly"));
    if (!isRange) {
        result.parts[exactly] = amount(value);
        return result;
    }
    MapReader map(value, "comparison");
    if (const auto least = map.optional("at least"))
        result.parts[atLeast] = amount(*least);
    if (const auto most = map.optional("at most"))
        result.parts[atMost] = amount(*most);
    if (const auto same = map.optional("exactly"))
        result.parts[exactly] = amount(*same);
    map.done();
    if (contradict(result.parts[atLeast], result.parts[atMost]))
        value.error("impossible-selector", "Nothing fits this: the least is more than the most.",
                    "Correct the numbers.");
    return result;
}

void TermReader::effects(const YamlValue& value, std::uint16_t block) {
    const YamlList written = value.oneOrMore();
    if (written.empty())
        value.error("missing-operator", "No effect stands here.", "Write one, or leave this out.");
    std::vector<Term> terms;
    terms.reserve(written.size());
    const std::uint16_t around = readBlock_;
    readBlock_ = block;
    ++depth_;
    for (const YamlValue& each : written) {
        terms.push_back(effect(each));
        checkDoneBefore(each, terms);
    }
    --depth_;
    readBlock_ = around;
    if (depth_ == 0 && revealed_) {
        revealed_->error("not-put-back", "Nothing says where the revealed cards go that are left.",
                         {"Put {example} behind it.", std::string{"{put back: on the bottom}"}});
        revealed_.reset();
    }
    draft_.ability.blocks[block] = std::move(terms);
}

Term TermReader::block(const YamlValue& value) {
    const auto block = draft_.addBlock(value);
    if (!block)
        return {};
    effects(value, *block);
    return {Sort::block, 0, *block, {}};
}

Term TermReader::cost(const YamlValue& value) {
    const auto use = readOperator(value, costs_);
    if (!use)
        return {};
    const CostMeaning& meaning = words_.costs[use->op].meaning;
    draft_.spends = draft_.spends || (meaning.pay != nullptr && meaning.sources != nullptr && !meaning.turns);
    return term(Sort::cost, *costs_.operators[use->op], *use);
}

std::vector<Term> TermReader::costs(const YamlValue& value) {
    inCost_ = true;
    const YamlList written = value.oneOrMore();
    std::vector<Term> result;
    AbilityDraft::checkCosts(written.size(), value);
    result.reserve(written.size());
    for (const YamlValue& each : written)
        result.push_back(cost(each));
    inCost_ = false;
    return result;
}

Term TermReader::payment(const YamlValue& value) {
    const YamlNode& node = value.node();
    const std::size_t kinds = words_.payment.size();
    Term result{Sort::list, 0, 0, std::vector<Term>(kinds + 1, literal(0))};
    if (node.isScalar()) {
        const auto kind = std::ranges::find(words_.payment, node.text());
        if (kind == words_.payment.end())
            result.parts[kinds] = amount(value);
        else
            result.parts[static_cast<std::size_t>(kind - words_.payment.begin())] = literal(1);
        return result;
    }
    MapReader map(value, "payment");
    for (std::size_t i = 0; i < kinds; ++i)
        if (const auto some = map.optional(words_.payment[i]))
            result.parts[i] = amount(*some);
    if (const auto any = map.optional("any"))
        result.parts[kinds] = amount(*any);
    map.done();
    return result;
}

Term TermReader::text(const YamlValue& value) {
    const auto text = value.localizedText();
    return text ? draft_.text(value, *text).value_or(Term{}) : Term{};
}

Term TermReader::wordBits(const std::vector<std::string_view>& words, const YamlValue& value) {
    const std::vector<std::string> known = stringsOf(words);
    std::uint64_t bits = 0;
    for (const YamlValue& each : value.oneOrMore())
        if (const auto index = each.wordIndex(known))
            bits |= std::uint64_t{1} << *index;
    return wordsTerm(bits);
}

std::uint32_t TermReader::zones(const YamlValue& value) const {
    return static_cast<std::uint32_t>(wordBits(words_.zones, value).number);
}

} // namespace takujo
