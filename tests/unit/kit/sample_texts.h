#pragma once

#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// Makes texts that use each operator of a vocabulary once, with simple terms in all fields but one: that one
/// has the term under test.
class SampleTexts {
public:
    explicit SampleTexts(const Vocabulary& words) : words_{words} {}

    static Term number(std::uint32_t value) {
        return {Sort::number, 0, static_cast<std::int32_t>(value), {}};
    }
    static Term amount(std::int32_t value) { return {Sort::amount, literalAmount, value, {}}; }
    static Term objects(ObjectsOp op) { return {Sort::objects, static_cast<std::uint8_t>(op), 0, {}}; }
    static Term players(PlayersOp op) { return {Sort::players, static_cast<std::uint8_t>(op), 0, {}}; }
    static Term controllerOf(const Term& objects) {
        Term term = players(PlayersOp::controllerOf);
        term.parts.push_back(objects);
        return term;
    }
    static Term everything() { return objects(ObjectsOp::each); }

    template <class Spec>
    std::size_t place(const std::vector<Spec>& list, std::string_view word) const {
        return operatorOf(list, word);
    }
    /// An operator with all its fields.
    Term term(Sort sort, std::size_t op, const Operator& shape) const {
        Term result{sort, static_cast<std::uint8_t>(op), shape.slot, {}};
        for (const FieldShape& field : shape.fields)
            result.parts.push_back(sample(field));
        if (!shape.selects.empty())
            result.number = firstSelected;
        return result;
    }
    Term effect(std::string_view word) const {
        const std::size_t op = place(words_.effects, word);
        return term(Sort::effect, op, words_.effects[op].shape);
    }
    /// An effect that reads the term.
    Term asking(const Term& term) const {
        Term result;
        switch (term.sort) {
        case Sort::condition:
            result = effect("if");
            result.parts[0] = term;
            return result;
        case Sort::amount:
            result = effect("x is");
            result.parts[0] = term;
            return result;
        case Sort::criterion: {
            Term count{Sort::amount, static_cast<std::uint8_t>(place(words_.amounts, "count")), 0, {}};
            count.parts = {everything(), {}};
            count.parts[0].parts.push_back(term);
            return asking(count);
        }
        case Sort::trigger:
            result = effect("later");
            result.parts[0] = term;
            return result;
        case Sort::cost:
            result = effect("may");
            result.parts[0] = {Sort::block, 0, blockThatPays, {}};
            return result;
        default:
            return term;
        }
    }
    /// The condition that an event has happened this turn.
    Term happened(const Term& trigger) const {
        const std::size_t op = place(words_.conditions, "this turn");
        Term result = term(Sort::condition, op, words_.conditions[op].shape);
        result.parts[0] = trigger;
        return result;
    }
    /// A pick of one object out of everything.
    static Term pick(std::int32_t slot) {
        Term result{Sort::pick, 0, slot, std::vector<Term>(pickDivide + 1)};
        result.parts[pickLeast] = amount(1);
        result.parts[pickMost] = amount(1);
        result.parts[pickFrom] = everything();
        return result;
    }

    static constexpr std::int32_t firstSelected = 8;
    static constexpr std::int32_t blockThatDraws = 1;
    static constexpr std::int32_t blockThatPays = 2;
    static constexpr std::int32_t abilityThatFollows = 1;

private:
    Term sample(const FieldShape& field) const {
        switch (field.kind) {
        case FieldKind::amount:
            return amount(1);
        case FieldKind::comparison: {
            Term result{Sort::comparison, 0, 0, std::vector<Term>(3)};
            result.parts[exactly] = amount(1);
            return result;
        }
        case FieldKind::objects:
            return objects(ObjectsOp::self);
        case FieldKind::players:
            return players(PlayersOp::you);
        case FieldKind::condition:
            return turnOfYou();
        case FieldKind::conditions:
            return {Sort::list, 0, 0, {turnOfYou()}};
        case FieldKind::amounts:
            return {Sort::list, 0, 0, {amount(1), amount(2)}};
        case FieldKind::block:
            return {Sort::block, 0, blockThatDraws, {}};
        case FieldKind::pick:
            return pick(firstSelected);
        case FieldKind::trigger:
            return term(Sort::trigger, 0, words_.triggers.front().shape);
        case FieldKind::criteria:
            return everything();
        case FieldKind::anyCriteria:
            return {Sort::list, 0, 0, {everything()}};
        case FieldKind::zone:
            return number(kindInPlay());
        case FieldKind::oneWord:
            return field.required ? number(0) : Term{};
        case FieldKind::words:
        case FieldKind::types:
        case FieldKind::gained:
        case FieldKind::floor:
            return number(1);
        case FieldKind::flag:
            return {};
        case FieldKind::text:
            return {Sort::text, 0, static_cast<std::int32_t>(textKey("Storm")), {}};
        case FieldKind::costs:
            return {Sort::list, 0, 0, {}};
        case FieldKind::cp:
            return {Sort::list, 0, 0, std::vector<Term>(words_.payment.size() + 1, amount(0))};
        case FieldKind::following:
            return {Sort::ability, 0, abilityThatFollows, {}};
        }
        return {};
    }
    Term turnOfYou() const {
        Term result{Sort::condition, static_cast<std::uint8_t>(place(words_.conditions, "turn of")), 0, {}};
        result.parts.push_back(players(PlayersOp::you));
        return result;
    }
    std::uint32_t kindInPlay() const {
        std::uint32_t kind = 0;
        while ((words_.inPlay >> kind & 1U) == 0)
            ++kind;
        return kind;
    }

    const Vocabulary& words_;
};

} // namespace takujo
