#pragma once

#include "engine/core/random.h"
#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace takujo {

/// Makes abilities of everything that a vocabulary can say; they need not make sense.
class RandomAbility {
public:
    RandomAbility(const Vocabulary& vocabulary, Random& random) : words_{vocabulary}, random_{random} {}

    /// From here on, every other operator is one of these words where one of them can stand.
    void prefer(std::vector<std::string> words) { preferred_ = std::move(words); }

    Ability make() {
        ability_ = {};
        ability_.blocks.emplace_back();
        ability_.texts = {{"Ember", "残り火"}, {"Silk", "絹"}};
        chosen_ = selected_ = 0;
        loops_ = 0;
        ability_.kind = static_cast<AbilityKind>(below(5));
        if (ability_.kind == AbilityKind::activated && words_.forms.empty())
            ability_.kind = AbilityKind::triggered;
        switch (ability_.kind) {
        case AbilityKind::triggered:
            if (below(6) == 0) {
                ability_.flags |= Ability::stateTriggered;
                ability_.condition = condition(2);
                break;
            }
            [[fallthrough]];
        case AbilityKind::replacement:
            ability_.trigger = trigger();
            if (below(2) == 0)
                ability_.condition = condition(2);
            if (ability_.kind == AbilityKind::triggered && words_.triggersCost && below(3) == 0)
                ability_.costs.push_back(cost());
            break;
        case AbilityKind::activated:
            ability_.form = static_cast<std::uint8_t>(below(words_.forms.size()));
            if (below(2) == 0 || isAboutACard(ability_.form))
                ability_.name = {"Long Gust", "長い突風"};
            if (below(3) == 0)
                ability_.condition = condition(2);
            [[fallthrough]];
        case AbilityKind::text:
            for (std::uint32_t n = below(3); n > 0; --n)
                ability_.costs.push_back(cost());
            if (ability_.kind == AbilityKind::text && words_.asksToBePlayed && below(4) == 0)
                ability_.condition = condition(2);
            break;
        case AbilityKind::constant:
            break;
        }
        if (ability_.kind != AbilityKind::text && below(4) == 0)
            ability_.whileTrue = condition(2);
        if (ability_.kind != AbilityKind::text && below(5) == 0)
            ability_.worksIn = 1 + below((1U << words_.zones.size()) - 1);
        if (ability_.kind != AbilityKind::constant && below(6) == 0)
            ability_.flags |= Ability::oncePerTurn;
        else if (words_.limits && ability_.kind != AbilityKind::constant && below(6) == 0)
            ability_.limit = {static_cast<std::uint8_t>(1 + below(3)), static_cast<Limit::Per>(below(2)),
                              static_cast<Limit::Of>(below(4)),
                              ability_.kind == AbilityKind::triggered && below(2) == 0};
        if (ability_.kind == AbilityKind::triggered && below(6) == 0)
            ability_.flags |= Ability::onceAtATime;
        if (words_.bursts && below(6) == 0)
            ability_.flags |= Ability::burst;
        if (words_.declares && ability_.kind == AbilityKind::triggered && ability_.trigger.exists() &&
            below(6) == 0)
            ability_.flags |= Ability::declared;
        if (words_.declaresWhenCast && ability_.kind == AbilityKind::triggered && below(6) == 0)
            ability_.flags |= Ability::declaredWhenCast;
        const bool chooses =
            ability_.kind != AbilityKind::constant && ability_.kind != AbilityKind::replacement;
        if (chooses && below(5) == 0)
            addModes();
        else
            fill(0, 2, chooses);
        return ability_;
    }

private:
    bool isAboutACard(std::uint8_t form) const {
        return form < words_.keywordForms.size() && !words_.keywordForms[form].name.empty();
    }
    std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

    template <class List>
    std::size_t oneOf(const List& operators) {
        if (!preferred_.empty() && below(2) == 0) {
            const std::size_t op = operatorOf(operators, preferred_[below(preferred_.size())]);
            if (op < operators.size())
                return op;
        }
        return below(operators.size());
    }

    void addModes() {
        for (int n = 0; n < 2; ++n) {
            Mode mode;
            mode.block = newBlock();
            const std::uint32_t before = chosen_;
            if (below(2) == 0)
                mode.picks.push_back(pick(chosen_++, 1));
            ability_.blocks[mode.block] = effects(1);
            chosen_ = before + (chosen_ - before);
            ability_.modes.push_back(std::move(mode));
        }
        if (below(2) == 0)
            ability_.modesAtMost = amount(1);
        if (below(2) == 0)
            ability_.modesAtLeast = literal(1);
    }

    void fill(std::uint16_t block, int depth, bool chooses) {
        if (chooses)
            for (std::uint32_t n = below(10) == 0 ? 8 : below(4); n > 0; --n)
                ability_.picks.push_back(pick(chosen_++, depth));
        if (below(40) != 0) // a text may be empty
            ability_.blocks[block] = effects(depth);
    }

    std::uint16_t newBlock() {
        ability_.blocks.emplace_back();
        return static_cast<std::uint16_t>(ability_.blocks.size() - 1);
    }

    std::vector<Term> effects(int depth) {
        std::vector<Term> result;
        for (std::uint32_t n = 1 + below(3); n > 0; --n) {
            result.push_back(effect(depth));
            if (result.size() > 1 && below(2) == 0)
                followUp(result[result.size() - 2], result.back());
        }
        return result;
    }

    const Operator& shapeOf(const Term& effect) const { return words_.effects[effect.op].shape; }

    /// Lets an effect be about the same objects as the one before, and last equally long.
    void followUp(const Term& before, Term& effect) const {
        for (std::size_t i = 0; i < effect.parts.size(); ++i)
            for (std::size_t k = 0; k < before.parts.size(); ++k) {
                const FieldShape& here = shapeOf(effect).fields[i];
                const FieldShape& there = shapeOf(before).fields[k];
                const bool areObjects =
                    here.kind == FieldKind::objects && there.kind == here.kind && i == 0 && k == 0;
                // Waiting effects have fewer durations than changes of objects.
                const bool canLastSo = here.key == "until" && there.key == here.key &&
                                       std::cmp_less(before.parts[k].number, here.words.size());
                if (areObjects || canLastSo)
                    effect.parts[i] = before.parts[k];
            }
    }

    Term effect(int depth) {
        const bool isConstant = ability_.kind == AbilityKind::constant;
        while (true) {
            const std::size_t op = oneOf(words_.effects);
            const EffectSpec& spec = words_.effects[op];
            const bool lasts = spec.modify != nullptr || spec.follow == effects::takeControl;
            const bool replaces = spec.follow == effects::cancelEvent ||
                                  spec.follow == effects::redirectEvent ||
                                  spec.follow == effects::changeEvent || spec.follow == effects::topGoes;
            const bool nests = spec.shape.inlineFields;
            if ((isConstant && !lasts) ||
                (replaces && ability_.kind != AbilityKind::replacement && !replaces_) ||
                (spec.modify != nullptr && spec.follow == nullptr && !isConstant) || (nests && depth == 0))
                continue;
            return term(Sort::effect, op, spec.shape, depth);
        }
    }

    Term condition(int depth) {
        while (true) {
            const std::size_t op = oneOf(words_.conditions);
            const Operator& shape = words_.conditions[op].shape;
            const bool holdsOthers =
                !shape.fields.empty() && (shape.fields.front().kind == FieldKind::conditions ||
                                          shape.fields.front().kind == FieldKind::condition);
            if (depth == 0 && holdsOthers)
                continue;
            return term(Sort::condition, op, shape, depth - 1);
        }
    }

    Term amount(int depth) {
        if (depth <= 0 || below(2) == 0)
            return literal(static_cast<std::int32_t>(below(7)) - 2);
        const std::size_t op = std::max<std::size_t>(oneOf(words_.amounts), 1);
        return term(Sort::amount, op, words_.amounts[op].shape, depth - 1);
    }

    Term trigger() {
        const std::size_t op = oneOf(words_.triggers);
        return term(Sort::trigger, op, words_.triggers[op].shape, 1);
    }

    Term cost() {
        const std::size_t op = oneOf(words_.costs);
        return term(Sort::cost, op, words_.costs[op].shape, 1);
    }

    /// Whether the cost puts cards away.
    bool isSpending(const Term& cost) const {
        const auto& meaning = words_.costs[cost.op].meaning;
        return meaning.pay != nullptr && meaning.sources != nullptr && !meaning.turns;
    }

    static Term literal(std::int32_t number) { return {Sort::amount, literalAmount, number, {}}; }
    static Term number(std::uint32_t value) {
        return {Sort::number, 0, static_cast<std::int32_t>(value), {}};
    }

    Term term(Sort sort, std::size_t op, const Operator& shape, int depth) {
        Term result{sort, static_cast<std::uint8_t>(op), shape.slot, std::vector<Term>(shape.fields.size())};
        const bool loops = shape.word == "for each";
        for (std::size_t i = 0; i < shape.fields.size(); ++i) {
            const FieldShape& shaped = shape.fields[i];
            if (!shaped.required && below(2) == 0)
                continue;
            const bool inside = loops && shaped.kind == FieldKind::block;
            const bool instead = shape.word == "instead of" && shaped.kind == FieldKind::block;
            const bool around = std::exchange(replaces_, instead || replaces_);
            loops_ += inside ? 1 : 0;
            result.parts[i] = field(shaped, depth);
            loops_ -= inside ? 1 : 0;
            replaces_ = around;
        }
        makeSense(shape, result, depth);
        if (!shape.selects.empty())
            for (std::size_t i = 0; i < shape.fields.size(); ++i)
                if (shape.fields[i].key == shape.selects && result.parts[i].exists())
                    result.number = static_cast<std::int32_t>(8 + selected_++);
        return result;
    }

    /// Fixes fields that need each other, or exclude each other.
    void makeSense(const Operator& shape, Term& term, int depth) {
        const auto part = [&](std::string_view key) -> Term* {
            for (std::size_t i = 0; i < shape.fields.size(); ++i)
                if (shape.fields[i].key == key)
                    return &term.parts[i];
            return nullptr;
        };
        if (Term* becomes = part("becomes")) {
            // A number changes in one way.
            Term* const times = part("times");
            const std::uint32_t way = below(times != nullptr ? 7 : 5);
            *part("by") = way < 2 ? amount(depth) : Term{};
            *becomes = way == 2 || way == 3 ? amount(depth) : Term{};
            *part("doubled") = way == 4 ? number(1) : Term{};
            if (times != nullptr) {
                *times = way == 5 ? amount(depth) : Term{};
                *part("divided") = way == 6 ? amount(depth) : Term{};
            }
        }
        if (Term* follows = part("when you do so"); follows != nullptr && follows->exists())
            *part("then") = {};
        if (Term* take = part("take"); take != nullptr && !take->exists()) {
            *part("like") = {};
            *part("to") = {};
            *part("exactly") = {};
        }
        if (Term* by = part("by"), *whom = part("whom"); by != nullptr && whom != nullptr) {
            if (below(2) == 0)
                *by = {};
            else
                *whom = {};
            Term& deeds = *part("do");
            const std::uint32_t limited = by->exists() ? words_.restrictions.by : words_.restrictions.whom;
            if (by->exists() || whom->exists())
                deeds = number(limited & (below(2) == 0 ? limited : limited & (0U - limited)));
        }
        if (shape.word == "choose word" &&
            shape.fields.front().words[static_cast<std::size_t>(part("what")->number)] != "number")
            *part("at most") = {};
        if (shape.word == "must") {
            Term& deeds = *part("do");
            const std::uint32_t demanded = words_.demands & ((1U << words_.restrictions.words.size()) - 1);
            const std::uint32_t some = static_cast<std::uint32_t>(deeds.number) & demanded;
            deeds = number(some != 0 ? some : demanded);
        }
        if (Term* times = part("times"); times != nullptr && times->exists() && times->op == literalAmount)
            times->number = std::max(times->number, 0);
        if (shape.word == "amount") {
            *part("exactly") = {};
            if (!part("at least")->exists() && !part("at most")->exists())
                *part("exactly") = amount(depth);
        }
    }

    Term field(const FieldShape& shape, int depth) {
        switch (shape.kind) {
        case FieldKind::amount:
            return amount(depth);
        case FieldKind::comparison: {
            Term result{Sort::comparison, 0, 0, std::vector<Term>(3)};
            const std::uint32_t way = below(4);
            if (way == 0 || way == 2)
                result.parts[atLeast] = amount(depth);
            if (way == 1 || way == 2)
                result.parts[atMost] = amount(depth);
            if (way == 3)
                result.parts[exactly] = amount(depth);
            return result;
        }
        case FieldKind::objects:
            return objects(depth);
        case FieldKind::players:
            return players(depth);
        case FieldKind::condition:
            return condition(depth > 0 ? depth - 1 : 0);
        case FieldKind::conditions:
            return list([&] { return condition(depth > 0 ? depth - 1 : 0); });
        case FieldKind::amounts:
            return list([&] { return amount(depth); });
        case FieldKind::block: {
            const std::uint16_t block = newBlock();
            std::vector<Term> inside = effects(depth - 1);
            ability_.blocks[block] = std::move(inside);
            return {Sort::block, 0, block, {}};
        }
        case FieldKind::pick:
            return pick(8 + selected_++, depth);
        case FieldKind::trigger:
            return trigger();
        case FieldKind::criteria:
            return each(depth, false);
        case FieldKind::anyCriteria:
            return list([&] { return each(depth - 1, false); });
        case FieldKind::zone:
            return number(below(words_.zones.size()));
        case FieldKind::oneWord:
            return number(below(shape.words.size()));
        case FieldKind::words:
            return number(1 + below((1U << shape.words.size()) - 1));
        case FieldKind::floor:
            return number(1 + below(3));
        case FieldKind::types:
            return number(1 + below((1U << words_.printed.types.size()) - 1));
        case FieldKind::flag:
            return number(below(2));
        case FieldKind::text: {
            const std::uint32_t place = below(ability_.texts.size());
            return {Sort::text, static_cast<std::uint8_t>(place), 0, {}};
        }
        case FieldKind::costs:
            return list([&] { return cost(); });
        case FieldKind::gained: {
            Term result = number(below(1U << shape.words.size()));
            for (std::uint32_t n = below(2) + (result.number == 0 ? 1 : 0); n > 0; --n) {
                Ability around = std::exchange(ability_, {});
                const auto counted = std::tuple{chosen_, selected_, loops_};
                Ability given = make();
                std::tie(chosen_, selected_, loops_) = counted;
                ability_ = std::move(around);
                given.flags |= Ability::isQuoted;
                result.parts.push_back(
                    {Sort::ability, 0, static_cast<std::int32_t>(ability_.quoted.size()), {}});
                ability_.quoted.push_back(std::move(given));
            }
            return result;
        }
        case FieldKind::following: {
            Ability around = std::exchange(ability_, {});
            ability_.kind = AbilityKind::triggered;
            ability_.flags |= Ability::isQuoted | Ability::follows;
            ability_.blocks.emplace_back();
            ability_.texts = around.texts;
            if (below(3) == 0)
                ability_.condition = condition(1);
            fill(0, depth - 1, true);
            Ability following = std::exchange(ability_, std::move(around));
            ability_.quoted.push_back(std::move(following));
            return {Sort::ability, 0, static_cast<std::int32_t>(ability_.quoted.size() - 1), {}};
        }
        case FieldKind::cp: {
            Term result{Sort::list, 0, 0, std::vector<Term>(words_.payment.size() + 1, literal(0))};
            result.parts[below(result.parts.size())] = amount(1);
            result.parts[below(result.parts.size())] = literal(2);
            return result;
        }
        }
        return {};
    }

    template <class Make>
    Term list(Make make) {
        Term result{Sort::list, 0, 0, {}};
        for (std::uint32_t n = 2 + below(2); n > 0; --n)
            result.parts.push_back(make());
        return result;
    }

    Term players(int depth) {
        const auto op = static_cast<PlayersOp>(below(8));
        Term result{Sort::players, static_cast<std::uint8_t>(op), 0, {}};
        if (op == PlayersOp::ownerOf || op == PlayersOp::controllerOf)
            result.parts.push_back(objects(depth - 1));
        return result;
    }

    Term objects(int depth) {
        switch (static_cast<ObjectsOp>(below(9))) {
        case ObjectsOp::chosen:
            if (chosen_ > 0)
                return {Sort::objects, 1, static_cast<std::int32_t>(below(chosen_)), {}};
            break;
        case ObjectsOp::selected:
            if (selected_ > 0)
                return {Sort::objects, 2, static_cast<std::int32_t>(8 + below(selected_)), {}};
            break;
        case ObjectsOp::that:
            if (ability_.trigger.exists())
                return {Sort::objects, 3, 0, {}};
            break;
        case ObjectsOp::it:
            if (loops_ > 0)
                return {Sort::objects, 4, 0, {}};
            break;
        case ObjectsOp::self:
            return {Sort::objects, 0, 0, {}};
        case ObjectsOp::spent:
            if (std::ranges::any_of(ability_.costs, [&](const Term& paid) { return isSpending(paid); }))
                return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::spent), 0, {}};
            break;
        case ObjectsOp::each:
            break;
        }
        return each(depth, true);
    }

    Term each(int depth, bool placed) {
        const std::uint32_t all = (1U << words_.printed.types.size()) - 1;
        const std::uint32_t types = below(3) == 0 ? all : 1 + below(all);
        const std::uint32_t zones = placed && below(3) == 0 ? 1 + below((1U << words_.zones.size()) - 1) : 0;
        Term result = eachOf(types, zones);
        if (depth >= -2)
            for (std::uint32_t n = below(3); n > 0; --n) {
                // The most frequent criteria: whose it is, and what else is meant.
                const std::size_t usual = operatorOf(words_.criteria, below(2) == 0 ? "controller" : "among");
                const std::size_t op = below(3) == 0 ? usual : oneOf(words_.criteria);
                result.parts.push_back(term(Sort::criterion, op, words_.criteria[op].shape, depth - 1));
            }
        return result;
    }

    Term pick(std::uint32_t place, int depth) {
        Term result{Sort::pick, 0, static_cast<std::int32_t>(place), std::vector<Term>(5)};
        switch (below(5)) {
        case 0:
            result.parts[pickLeast] = literal(0);
            result.parts[pickMost] = amount(depth);
            break;
        case 1:
            result.parts[pickLeast] = literal(static_cast<std::int32_t>(below(3)));
            break;
        case 2:
            result.parts[pickLeast] = literal(1);
            result.parts[pickMost] = amount(depth);
            break;
        default:
            result.parts[pickLeast] = result.parts[pickMost] = amount(depth);
        }
        result.parts[pickFrom] = each(depth, true);
        if (below(4) == 0)
            result.parts[pickBy] = players(0);
        if (below(4) == 0)
            result.parts[pickDivide] = literal(7000);
        return result;
    }

    const Vocabulary& words_;
    Random& random_;
    Ability ability_;
    std::uint32_t chosen_ = 0;
    std::uint32_t selected_ = 0;
    int loops_ = 0;
    std::vector<std::string> preferred_;
    bool replaces_ = false; ///< inside a text that says what happens instead of an event
};

} // namespace takujo
