#pragma once

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "tests/fuzz/random_terms.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace takujo {

/// A randomly made card, as its file has it and as the program has read it.
struct RandomCard {
    std::string text; ///< one item of the list `cards`
    CardDefinition card;
};

/// Makes cards from everything that the vocabulary of a game can say. `takujo-cli lint` finds nothing in
/// them, not even warnings; they need not make sense.
class RandomCards {
public:
    RandomCards(const CardSchema& schema, Random& random)
        : schema_{schema}, random_{random}, terms_{schema, random} {}

    RandomCard make(int number) {
        for (int tries = 0; tries < 500; ++tries)
            if (auto card = attempt(number))
                return *std::move(card);
        throw std::runtime_error("no card can be made of this vocabulary");
    }

    /// Returns one ability or text as a card file has it, without findings; none if none comes up.
    std::optional<std::string> script(FieldSpec::Kind kind) { return clean(kind); }

    /// Returns how many abilities and texts were written, and how many of them were read without a finding.
    std::pair<std::size_t, std::size_t> yield() const { return {written_, clean_}; }

private:
    using Kind = FieldSpec::Kind;

    std::optional<RandomCard> attempt(int number) {
        const auto type = terms_.below(schema_.types.size());
        const std::string id = "R-" + std::to_string(number);
        // Some names are on several cards: rules and selectors ask for that.
        const std::string name = terms_.once(6) ? std::string{"Ember"} : "Card " + std::to_string(number);
        std::string text =
            "- id: " + id + "\n  name: " + name + "\n  type: " + std::string{schema_.types[type]} + "\n";
        for (const FieldSpec& field : schema_.fields) {
            const bool isRequired = (field.requiredFor >> type & 1U) != 0;
            if ((field.allowedFor >> type & 1U) == 0)
                continue;
            const bool isScript = field.kind == Kind::abilities || field.kind == Kind::text;
            if (isRequired || isScript || terms_.once(field.kind == Kind::casting ? 12 : 3))
                text += written(field);
        }
        Findings findings;
        const auto root = parseYaml(text, "card.yaml", findings);
        if (!root || !findings.empty())
            return std::nullopt;
        const YamlList items = YamlValue{*root, "cards", findings}.oneOrMore();
        auto card = readCard(items[0], schema_, true);
        if (!card || !findings.empty())
            return std::nullopt;
        return RandomCard{std::move(text), *std::move(card)};
    }

    std::string written(const FieldSpec& field) {
        const std::string head = "  " + std::string{field.key} + ": ";
        switch (field.kind) {
        case Kind::number: {
            const std::int32_t step = field.most > 1000 ? 1000 : 1;
            const auto range = static_cast<std::uint32_t>(std::min(5, (field.most - field.least) / step));
            return head +
                   std::to_string(field.least + step * static_cast<std::int32_t>(1 + random_.below(range))) +
                   "\n";
        }
        case Kind::words: // few, so that the cards of a deck can pay for each other
            return head +
                   std::string{field.words[terms_.below(std::min<std::size_t>(2, field.words.size()))]} +
                   "\n";
        case Kind::names:
        case Kind::texts:
            return head + terms_.text() + "\n";
        case Kind::flag:
            return head + "true\n";
        case Kind::abilities:
            return abilities(field);
        case Kind::text:
        case Kind::casting: {
            const auto script = clean(field.kind);
            return script ? head + *script + "\n" : std::string{};
        }
        case Kind::condition: // a card asks for nothing
            return {};
        }
        return {};
    }

    std::string abilities(const FieldSpec& field) {
        std::string list;
        if (!field.words.empty() && terms_.once(3))
            list += "  - " + std::string{terms_.one(field.words)} + "\n";
        for (std::uint32_t n = 1 + random_.below(3); n > 0; --n)
            if (const auto ability = clean(field.kind))
                list += "  - " + *ability + "\n";
        return list.empty() ? list : "  " + std::string{field.key} + ":\n" + list;
    }

    /// Returns a script without findings; none if none comes up.
    std::optional<std::string> clean(Kind kind) {
        for (int tries = 0; tries < 200; ++tries) {
            terms_.around = {};
            const std::string text = kind == Kind::abilities ? ability()
                                     : kind == Kind::text    ? cardText()
                                                             : casting();
            ++written_;
            Findings findings;
            const auto root = parseYaml(text, "ability.yaml", findings);
            if (!root)
                continue;
            const YamlValue value{*root, "ability", findings};
            const auto read = kind == Kind::abilities ? readAbility(value, schema_, false)
                              : kind == Kind::text    ? readCardText(value, schema_)
                                                      : readCasting(value, schema_);
            if (!read || !findings.empty())
                continue;
            ++clean_;
            return text;
        }
        return std::nullopt;
    }

    /// Choices and effects, or modes.
    std::string body() {
        std::string text;
        if (terms_.once(3))
            for (std::uint32_t n = 1 + (terms_.once(5) ? 1 : 0), i = 0; i < n; ++i) {
                text += (i == 0 ? (n == 1 ? "choose: " : "choose: [") : ", ") + terms_.pick(1) +
                        (n > 1 && i + 1 == n ? "]" : "");
                ++terms_.around.chosen;
            }
        if (!text.empty())
            text += ", ";
        if (!terms_.once(6))
            return text + "do: " + terms_.effects(2);
        const RandomTerms::Around before = terms_.around;
        std::string modes;
        for (int mode = 0; mode < 2; ++mode) {
            terms_.around = before;
            modes += std::string{mode == 0 ? "" : ", "} + "{do: " + terms_.effects(1) + "}";
        }
        const std::string count = terms_.once(2) ? "at most: " + terms_.amount(1) + ", " : "";
        return text + "modes: {" + count + "of: [" + modes + "]}";
    }

    std::string besides(bool isConstant) {
        std::string text;
        if (terms_.once(6))
            text += ", while: " + terms_.condition(1);
        if (!isConstant && terms_.once(6))
            text += ", once a turn: true";
        else if (!isConstant && terms_.words().limits && terms_.once(6))
            text += ", limit: {times: 2, per: game, of: name}";
        if (terms_.once(12))
            text += ", in: " + std::string{terms_.one(terms_.words().zones)};
        return text + "}";
    }

    std::string ability() {
        const Vocabulary& words = terms_.words();
        RandomTerms::Around& around = terms_.around;
        switch (terms_.below(6)) {
        case 0: {
            around.isConstant = true;
            return "{always: " + terms_.effects(1) + besides(true);
        }
        case 1: {
            around.hasEvent = around.replaces = true;
            const std::string what = terms_.trigger();
            return "{instead of: " + what + ", do: " + terms_.effects(1) + besides(false);
        }
        case 2: {
            const std::size_t form = terms_.below(words.forms.size());
            const std::string begin = "{" + std::string{words.forms[form]} + ": " + terms_.costs();
            const bool isKeyword =
                form < words.keywordForms.size() && !words.keywordForms[form].number.empty();
            if (isKeyword)
                return begin + ", " + std::string{words.keywordForms[form].number} + ": 2}";
            return begin + ", " + body() + besides(false);
        }
        case 3:
            if (terms_.once(3))
                return "{state: " + terms_.condition(1) + ", " + body() + besides(false);
            [[fallthrough]];
        default: {
            around.hasEvent = true;
            const bool isSeveral = terms_.once(5);
            std::string text =
                "{when: " +
                (isSeveral ? RandomTerms::listOf({terms_.trigger(), terms_.trigger()}) : terms_.trigger()) +
                ", ";
            if (terms_.once(8))
                text += "once at a time: true, ";
            if (terms_.once(4))
                text += "if: " + terms_.condition(1) + ", ";
            if (words.declares && terms_.once(20))
                text += "declared: true, ";
            if (words.declaresWhenCast && terms_.once(20))
                text += "declared when cast: true, ";
            return text + body() + besides(false);
        }
        }
    }

    std::string cardText() {
        std::string text = "{";
        if (terms_.once(5))
            text += "additional cost: " + terms_.costs() + ", ";
        return text + body() + "}";
    }

    std::string casting() {
        static constexpr std::array keys{"additional cost", "optional cost", "alternative cost"};
        if (terms_.words().reducesCosts && terms_.once(4))
            return "{reduced cost: " + terms_.costs() + ", less: 1}";
        return "{" + std::string{terms_.one(keys)} + ": " + terms_.costs() + "}";
    }

    const CardSchema& schema_;
    Random& random_;
    RandomTerms terms_;
    std::size_t written_ = 0;
    std::size_t clean_ = 0;
};

} // namespace takujo
