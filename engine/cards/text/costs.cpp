// The part of the wording that says costs: "[Fire][1], Dull", 《火》《1》、ダル.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

/// Symbols stand side by side, before everything else; what special abilities cost besides is such a symbol.
std::string Wording::costs(const std::vector<Term>& costs, std::string_view joint) {
    std::string symbols;
    std::string behind; // what is done with the card itself stands behind what is paid
    std::vector<std::string> parts;
    if (ability_.kind == AbilityKind::activated)
        if (const LocalizedText* symbol = words_.find("symbols", vocabulary_.forms[ability_.form]))
            symbols = symbol->in(language_);
    // Behind the name of a form, a cost may be said in other words than elsewhere.
    const auto ofForm = [&](Phrasing saying) {
        if (ability_.kind == AbilityKind::activated)
            saying.traits.push_back({std::string{vocabulary_.forms[ability_.form]}});
        return saying;
    };
    for (const Term& cost : costs) {
        const Operator& shape = shapeOf(cost);
        const bool isPayment = std::ranges::any_of(
            shape.fields, [](const FieldShape& field) { return field.kind == FieldKind::cp; });
        if (const LocalizedText* const symbol = words_.find("symbols", shape.word);
            symbol != nullptr && shape.fields.empty())
            behind += symbol->in(language_);
        else if (isPayment)
            symbols += say({"costs", shape, cost, {}});
        else
            parts.push_back(say(ofForm({"costs", shape, cost, {}})));
    }
    symbols += behind;
    if (!symbols.empty())
        parts.insert(parts.begin(), symbols);
    return list(parts, joint);
}

/// In clauses, what is paid has a verb as everything else has: "pay [X] and discard 1 card".
std::string Wording::costClauses(const std::vector<Term>& costs, const PhraseContext& manner) {
    std::vector<std::string> parts;
    for (const Term& cost : costs) {
        Phrasing saying{"costs", shapeOf(cost), cost, manner};
        if (&cost != &costs.back())
            saying.manner.ending = Ending::more;
        saying.traits.push_back({"clause"});
        parts.push_back(say(saying));
    }
    return list(parts, "clauses");
}

/// As many symbols of each kind as have to be paid, and a number for what may be of any kind; then what has
/// to be paid for each of something.
std::string Wording::symbols(const Term& payment) {
    std::string plain;
    std::vector<std::string> parts;
    const std::size_t kinds = vocabulary_.payment.size();
    const auto symbolsFor = [&](std::size_t kind, std::string_view pattern, const std::string& number) {
        return phrase("symbols", pattern, [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "number")
                return number;
            return slot.name == "symbol" ? std::optional{word("symbols", vocabulary_.payment[kind])}
                                         : std::nullopt;
        });
    };
    const auto soMany = [&](std::size_t kind, std::int32_t number) {
        if (kind >= kinds)
            return symbolsFor(kind, "any", std::to_string(number));
        std::string all;
        for (std::int32_t n = 0; n < number; ++n)
            all += word("symbols", vocabulary_.payment[kind]);
        return all;
    };
    for (std::size_t i = 0; i < payment.parts.size(); ++i) {
        const Term& amount = payment.parts[i];
        if (amount.op == literalAmount) {
            if (amount.number != 0)
                plain += soMany(i, amount.number);
            continue;
        }
        const bool isProduct = vocabulary_.amounts[amount.op].value == amounts::times;
        const bool isMultiple = isProduct && amount[operand::of].op == literalAmount &&
                                amount[operand::of].number > 0 && countsEach(amount[operand::by]);
        if (isMultiple)
            parts.push_back(forEachOf(amount[operand::by], soMany(i, amount[operand::of].number), {}));
        else if (countsEach(amount))
            parts.push_back(forEachOf(amount, soMany(i, 1), {}));
        else if (i < kinds && isComputed(amount))
            parts.push_back(symbolsFor(i, "several computed", amountText(amount)));
        else
            plain += symbolsFor(i, i < kinds ? "several" : "any", amountText(amount));
    }
    if (!plain.empty())
        parts.insert(parts.begin(), plain);
    return list(parts, "and");
}

/// A keyword with its number or a name and its costs, "Warp 3 — [Fire][1]": what it does everybody knows.
std::string Wording::keywordText() {
    const std::string cost = costs(ability_.costs, "costs");
    std::vector<Trait> traits;
    if (cost.empty())
        traits.push_back({"free"});
    return phrase(
        "ability", vocabulary_.forms[ability_.form],
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "number")
                return std::to_string(ability_.number);
            if (slot.name == "name")
                return std::string{ability_.name.in(language_)};
            return slot.name == "cost" ? std::optional{cost} : std::nullopt;
        },
        std::move(traits));
}

/// What some costs are paid for has words of its own, as a keyword: "Limit Break — 2".
std::optional<std::string> Wording::inItsOwnWords(std::string_view key, const Term& cost) {
    Phrasing saying{"ability", shapeOf(cost), cost};
    saying.word = std::string{key} + " " + std::string{saying.shape.word};
    const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
    return pattern.exists() ? std::optional{filled(pattern, saying)} : std::nullopt;
}

/// What casting it costs besides, and may cost: a sentence each.
std::vector<std::string> Wording::costsOfCasting() {
    std::vector<std::string> sentences;
    const auto add = [&](std::string_view key, const std::vector<Term>& costs, const PhraseContext& manner,
                         std::int32_t less = 0) {
        const std::string text = costClauses(costs, manner);
        sentences.push_back(phrase("ability", key, [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "less")
                return std::to_string(less);
            return slot.name == "cost" ? std::optional{text} : std::nullopt;
        }));
    };
    std::vector<Term> additional;
    for (const Term& cost : ability_.costs)
        if (std::optional<std::string> said = inItsOwnWords("additional cost", cost))
            sentences.push_back(*std::move(said));
        else
            additional.push_back(cost);
    if (!additional.empty())
        add("additional cost", additional, {});
    PhraseContext may;
    may.ending = Ending::may;
    may.bare = true;
    for (const OfferedCost& offer : ability_.offers) {
        if (offer.instead && offer.costs.empty())
            add("free", offer.costs, may);
        else if (offer.often)
            add("reduced cost often", offer.costs, may, offer.less);
        else if (offer.less == 0)
            add(offer.instead ? "alternative cost" : "optional cost", offer.costs, may);
        else
            add("reduced cost", offer.costs, may, offer.less);
        if (offer.condition.exists())
            sentences.back() = opened("offered if", offer.condition, sentences.back());
    }
    return sentences;
}

} // namespace takujo
