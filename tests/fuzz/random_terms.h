#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/random.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// Writes random pieces of a card's script, as a card file has them: everything in the vocabulary, in its
/// shapes. Most of it can be read; callers ask the reader and throw the rest away.
class RandomTerms {
public:
    RandomTerms(const CardSchema& schema, Random& random) : words_{*schema.vocabulary}, random_{random} {}

    const Vocabulary& words() const { return words_; }
    std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
    bool once(std::uint32_t in) { return random_.below(in) == 0; }
    template <class List>
    auto one(const List& list) {
        return list[below(std::size(list))];
    }

    /// What the words can refer to at the present place.
    struct Around {
        std::uint32_t chosen = 0;
        std::uint32_t selected = 0;
        bool hasEvent = false;
        bool replaces = false;
        bool isConstant = false;
        int loops = 0;
        bool mayPay = false;
        bool spends = false;    ///< perhaps something was put away as a cost
        bool isPicking = false; ///< a player picks, so the text may ask who
    };
    Around around;

    std::string effects(int depth) {
        std::vector<std::string> all;
        for (std::uint32_t n = 1 + (once(3) ? 1 : 0) + (once(9) ? 1 : 0); n > 0; --n)
            all.push_back(effect(depth));
        return all.size() == 1 && once(2) ? all.front() : listOf(all);
    }

    std::string trigger() {
        const TriggerSpec& spec = words_.triggers[below(words_.triggers.size())];
        return written(spec.shape, 1);
    }

    std::string condition(int depth) {
        while (true) {
            const Operator& shape = words_.conditions[below(words_.conditions.size())].shape;
            const bool holdsOthers =
                !shape.fields.empty() && (shape.fields.front().kind == FieldKind::conditions ||
                                          shape.fields.front().kind == FieldKind::condition);
            if (depth > 0 || !holdsOthers)
                return written(shape, depth - 1);
        }
    }

    std::string costs() {
        std::vector<std::string> all;
        for (std::uint32_t n = below(3); n > 0; --n)
            all.push_back(written(words_.costs[below(words_.costs.size())].shape, 1));
        around.spends = around.spends || !all.empty();
        return listOf(all);
    }

    /// `{up to: 2, forward: {…}}`; it counts as a pick of that number.
    std::string pick(int depth) {
        std::string text = "{";
        switch (below(6)) {
        case 0:
            text += "up to: " + amount(depth) + ", ";
            break;
        case 1:
            text += "amount: " + amount(depth) + ", ";
            break;
        case 2:
            text += "at least: " + small() + ", at most: " + amount(depth) + ", ";
            break;
        default:
            break;
        }
        if (once(8))
            text += "by: " + players(0) + ", ";
        if (once(12))
            text += std::string{"divide: "} + one(std::array{"7000", "3", "1"}) + ", ";
        const bool wasPicking = std::exchange(around.isPicking, true);
        text += typeOf(depth, true) + "}";
        around.isPicking = wasPicking;
        return text;
    }

    std::string text() {
        static constexpr std::array texts{"Guardian", "Charge", "Sentry", "{en: Dawn, ja: 暁}",
                                          "{en: Ember, ja: 残り火}"};
        return one(texts);
    }

    static std::string listOf(const std::vector<std::string>& all) {
        std::string text = "[";
        for (const std::string& each : all)
            text += (text.size() > 1 ? ", " : "") + each;
        return text + "]";
    }

    std::string players(int depth) {
        static constexpr std::array<std::string_view, 4> plain{"you", "opponent", "both", "turn player"};
        if (around.isPicking && once(6))
            return "who picks";
        const std::uint32_t way = below(9);
        if (way == 0 && around.hasEvent)
            return "that player";
        if (way == 1 && depth > 0)
            return std::string{once(2) ? "{owner of: " : "{controller of: "} + objects(depth - 1) + "}";
        return std::string{plain[way < 4 ? way : below(2)]};
    }

    std::string amount(int depth) {
        if (depth <= 0 || below(3) != 0)
            return small();
        return written(words_.amounts[1 + below(words_.amounts.size() - 1)].shape, depth - 1);
    }

private:
    std::string small() {
        static constexpr std::array numbers{"1",    "1",  "1",     "2",    "2",      "3",
                                            "4",    "0",  "7",     "1000", "2000",   "3000",
                                            "8000", "-1", "-2000", "99",   "1000000"};
        return numbers[below(below(8) == 0 ? numbers.size() : 12)];
    }

    std::string effect(int depth) {
        while (true) {
            const EffectSpec& spec = words_.effects[below(words_.effects.size())];
            const bool lasts = spec.modify != nullptr;
            const bool replaces = spec.follow == effects::cancelEvent ||
                                  spec.follow == effects::redirectEvent ||
                                  spec.follow == effects::changeEvent;
            const bool isPaid = spec.possible != nullptr;
            const bool fits = around.isConstant ? lasts && spec.follow != effects::takeControl
                                                : spec.modify == nullptr || spec.follow != nullptr;
            if (!fits || (replaces && !around.replaces) || (isPaid && !around.mayPay) ||
                (spec.shape.inlineFields && depth <= 0) || spec.follow == effects::unfinished)
                continue;
            if (around.replaces && !replaces && once(2))
                continue;
            const Around before = around;
            if (spec.follow == effects::forEach)
                ++around.loops;
            around.mayPay = spec.follow == effects::may;
            const std::string result = written(spec.shape, depth, lasts && !around.isConstant);
            around.loops = before.loops;
            around.mayPay = before.mayPay;
            around.hasEvent = before.hasEvent;
            around.replaces = before.replaces;
            return result;
        }
    }

    /// An operator with its required fields and some of the others; one that lasts says until when.
    std::string written(const Operator& shape, int depth, bool ends = false) {
        std::vector<std::string> keys;
        std::vector<std::string> values;
        for (const FieldShape& field : shape.fields) {
            const bool isEnd = field.key == "until";
            const bool isLeftOut = isEnd ? !ends : !field.required && below(3) != 0;
            if (isLeftOut)
                continue;
            const bool isInstead = shape.word == "instead of" && field.kind == FieldKind::block;
            const bool replaced = std::exchange(around.replaces, around.replaces || isInstead);
            keys.emplace_back(field.key);
            values.push_back(value(field, depth));
            around.replaces = replaced;
            if (field.kind == FieldKind::trigger && (shape.word == "later" || shape.word == "instead of"))
                around.hasEvent = true;
            if (field.key == shape.selects)
                ++around.selected;
        }
        return together(shape, keys, values);
    }

    std::string together(const Operator& shape, const std::vector<std::string>& keys,
                         const std::vector<std::string>& values) {
        const std::string word{shape.word};
        if (keys.empty())
            return word;
        const bool isOnlyFirst = keys.size() == 1 && keys.front() == shape.fields.front().key;
        if (isOnlyFirst && (shape.inlineFields || once(2)))
            return "{" + word + ": " + values.front() + "}";
        const bool holdsWord = std::ranges::any_of(
            shape.fields, [&](const FieldShape& field) { return field.key == shape.word; });
        std::string fields;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const bool isWord = shape.inlineFields && !holdsWord && keys[i] == shape.fields.front().key;
            fields += (i == 0 ? "" : ", ") + (isWord ? word : keys[i]) + ": " + values[i];
        }
        return shape.inlineFields ? "{" + fields + "}" : "{" + word + ": {" + fields + "}}";
    }

    std::string value(const FieldShape& field, int depth) {
        switch (field.kind) {
        case FieldKind::amount:
            return amount(depth);
        case FieldKind::comparison:
            return comparison(depth);
        case FieldKind::objects:
            return objects(depth);
        case FieldKind::players:
            return players(depth);
        case FieldKind::condition:
            return condition(depth - 1);
        case FieldKind::conditions:
            return listOf({condition(depth - 1), condition(depth - 1)});
        case FieldKind::amounts:
            return listOf({amount(depth - 1), amount(depth - 1)});
        case FieldKind::block:
            return effects(depth - 1);
        case FieldKind::pick:
            return pick(depth);
        case FieldKind::trigger:
            return trigger();
        case FieldKind::criteria:
            return "{" + typeOf(depth, false) + "}";
        case FieldKind::anyCriteria:
            return listOf({"{" + typeOf(depth - 1, false) + "}", "{" + typeOf(depth - 1, false) + "}"});
        case FieldKind::zone:
            return word(words_.zones);
        case FieldKind::oneWord:
            return word(field.words);
        case FieldKind::words:
            return once(5) ? "[" + word(field.words) + ", " + word(field.words) + "]" : word(field.words);
        case FieldKind::floor:
            return small();
        case FieldKind::types:
            return word(words_.printed.types);
        case FieldKind::flag:
            return once(4) ? "false" : "true";
        case FieldKind::text:
            return text();
        case FieldKind::cp:
            return payment(depth);
        case FieldKind::costs:
            return costs();
        case FieldKind::gained:
            return gained(field);
        case FieldKind::following:
            return following(depth);
        }
        return "x";
    }

    std::string comparison(int depth) {
        switch (below(4)) {
        case 0:
            return amount(depth);
        case 1:
            return "{at least: " + amount(depth) + "}";
        case 2:
            return "{at most: " + amount(depth) + "}";
        default:
            return "{at least: " + small() + ", at most: " + amount(depth) + "}";
        }
    }

    template <class Words>
    std::string word(const Words& list) {
        return std::string{one(list)};
    }

    std::string payment(int depth) {
        if (words_.payment.empty() || once(2))
            return amount(depth > 1 ? 1 : 0);
        return "{" + word(words_.payment) + ": " + amount(depth > 1 ? 1 : 0) + (once(2) ? ", any: 1}" : "}");
    }

    std::string gained(const FieldShape& field) {
        if (!once(3))
            return field.words.empty() ? "[]" : word(field.words);
        const Around before = std::exchange(around, Around{});
        around.hasEvent = true;
        const std::string given = "{when: " + trigger() + ", do: " + effects(1) + "}";
        around = before;
        return once(2) || field.words.empty() ? given : "[" + word(field.words) + ", " + given + "]";
    }

    std::string following(int depth) {
        const Around before = around;
        std::string result = "{";
        if (once(2)) {
            result += "choose: " + pick(1) + ", ";
            ++around.chosen;
        }
        result += "do: " + effects(depth - 1) + "}";
        around = before;
        return result;
    }

    std::string objects(int depth) {
        if (around.spends && once(6))
            return "spent";
        const std::uint32_t way = below(9);
        if (way <= 2 && around.chosen > 0)
            return around.chosen > 1 && once(2) ? "chosen 2" : "chosen";
        if (way == 3 && around.selected > 0)
            return "selected";
        if (way == 4 && around.hasEvent)
            return "that";
        if (way <= 5 && around.loops > 0)
            return "it";
        if (way <= 5)
            return "this";
        return "{" + typeOf(depth, true) + "}";
    }

    /// `forward: {…}`: a type of card with its criteria.
    std::string typeOf(int depth, bool isPlaced) {
        const std::size_t types = words_.printed.types.size();
        const std::size_t index = below(types + words_.printed.groups.size());
        std::string result{index < types ? words_.printed.types[index]
                                         : words_.printed.groups[index - types].word};
        std::vector<std::string> keys;
        std::string inside;
        const auto add = [&](const std::string& key, const std::string& what) {
            if (std::ranges::find(keys, key) != keys.end())
                return;
            keys.push_back(key);
            inside += (inside.empty() ? "" : ", ") + key + ": " + what;
        };
        if (once(2))
            add("controller", players(0));
        if (depth > -1)
            for (std::uint32_t n = below(3); n > 0; --n) {
                const Operator& shape = words_.criteria[below(words_.criteria.size())].shape;
                add(std::string{shape.word}, valueOnly(shape, depth - 1));
            }
        if (isPlaced && once(4))
            add("zone",
                once(4) ? "[" + word(words_.zones) + ", " + word(words_.zones) + "]" : word(words_.zones));
        return result + ": {" + inside + "}";
    }

    /// What follows the word of an operator.
    std::string valueOnly(const Operator& shape, int depth) {
        const std::string whole = written(shape, depth);
        const std::string head = "{" + std::string{shape.word} + ": ";
        return whole.starts_with(head) ? whole.substr(head.size(), whole.size() - head.size() - 1) : "true";
    }

    const Vocabulary& words_;
    Random& random_;
};

} // namespace takujo
