// The part of the wording that says how much.

#include "engine/cards/text/wording.h"
#include "engine/core/card_numbers.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <cstdlib>
#include <string>

namespace takujo {

bool Wording::isComputed(const Term& amount) const {
    return amount.op != literalAmount && vocabulary_.amounts[amount.op].value != amounts::namedX;
}

bool Wording::isDivided(const Term& amount) const {
    return vocabulary_.amounts[amount.op].value == amounts::divided;
}

/// Whether it can be said as "for each": it counts what fits, or there are words for one of what it counts.
bool Wording::countsEach(const Term& amount) {
    if (amount.sort != Sort::amount)
        return false;
    if (vocabulary_.amounts[amount.op].value == amounts::count)
        return amount[counts::of].op == static_cast<std::uint8_t>(ObjectsOp::each);
    return choosePattern(words_, queryFor(oneOfCount(amount, {}))).exists();
}

Wording::Phrasing Wording::oneOfCount(const Term& amount, const PhraseContext& manner) const {
    return {"amounts", shapeOf(amount), amount, manner, {}, {{"each", {}, true}}};
}

/// One of what is counted: "Backup you control", "point of damage you have received".
std::string Wording::eachOfCount(const Term& count, std::string_view form, const PhraseContext& manner) {
    if (vocabulary_.amounts[count.op].value == amounts::count)
        return objects(count[counts::of], form, manner);
    return say(oneOfCount(count, manner));
}

/// "Draw 1 card for each Backup you control", "… for every 2 Forwards in your Break Zone".
std::string Wording::forEachOf(const Term& count, const std::string& effect, const PhraseContext& manner) {
    std::vector<Trait> traits;
    const bool isCount = vocabulary_.amounts[count.op].value == amounts::count;
    if (isCount && count[counts::every].exists())
        traits.push_back({"every"});
    return phrase(
        "ability", "for each",
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "effect")
                return effect;
            if (slot.name == "every")
                return counted(count[counts::of], count[counts::every], Count::exactly, false, manner);
            return slot.name == "each" ? std::optional{eachOfCount(count, slot.form, manner)} : std::nullopt;
        },
        std::move(traits));
}

Wording::Quantity Wording::quantityOf(const Term& amount, bool perEach, const PhraseContext& manner) {
    Quantity quantity;
    if (perEach) {
        quantity = {"1", true};
        if (vocabulary_.amounts[amount.op].value == amounts::times) {
            const bool isFirst = countsEach(amount[operand::of]);
            quantity = quantityOf(amount[isFirst ? operand::by : operand::of]);
            quantity.each = &amount[isFirst ? operand::of : operand::by];
        } else {
            quantity.each = &amount;
        }
        return quantity;
    }
    if (amount.op == literalAmount) {
        quantity.text = isEndless(amount.number) ? "∞" : std::to_string(std::abs(amount.number));
        quantity.isOne = std::abs(amount.number) == 1;
        quantity.isNone = amount.number == 0;
        quantity.isLess = amount.number < 0;
        return quantity;
    }
    quantity.isComputed = isComputed(amount);
    Phrasing saying{"amounts", shapeOf(amount), amount, manner};
    if (vocabulary_.amounts[amount.op].value == amounts::ofEvent && !events_.empty())
        saying.traits.push_back({std::string{shapeOf(*events_.back()).word}});
    if (vocabulary_.amounts[amount.op].value == amounts::done && !lastDone_.empty())
        saying.traits.push_back({std::string{lastDone_}});
    quantity.text = say(saying);
    return quantity;
}

/// As in the middle of a sentence that says how much something is.
std::string Wording::amountText(const Term& amount) {
    if (amount.op == literalAmount)
        return std::to_string(amount.number);
    return quantityOf(amount).text;
}

/// An amount inside another one, in brackets where it would not be seen how far it goes: "1000 times (1 plus
/// the number of Backups you control)".
std::string Wording::amountInside(const Term& whole, const Term& part, const std::string& text) {
    const auto valueOf = [this](const Term& amount) { return vocabulary_.amounts[amount.op].value; };
    const auto isReckoned = [&](const Term& amount) {
        const AmountMeaning value = valueOf(amount);
        return value == amounts::times || value == amounts::sum || value == amounts::minus ||
               value == amounts::half || value == amounts::either ||
               (value == amounts::count && amount[counts::every].exists());
    };
    // "1 minus half of it": it goes on to the end.
    const bool isHalfAtEnd =
        valueOf(part) == amounts::half && &part == &whole.parts.back() && language_ == Language::en;
    const bool isSumOfSums =
        valueOf(whole) == amounts::sum && valueOf(part) == amounts::sum && language_ == Language::en;
    return isReckoned(whole) && isReckoned(part) && !isSumOfSums && !isHalfAtEnd ? inBrackets(text) : text;
}

/// The number with the word that things are counted with, which are no cards: 3つ, 10個.
std::string Wording::thingsOf(const Quantity& quantity, const Term& amount) {
    std::vector<Trait> traits;
    if (amount.op != literalAmount || std::abs(amount.number) > 9)
        traits.push_back({"not up to nine"}); // so far go Japanese numbers with つ
    return phrase(
        "counters", "thing", [&](const Slot&) { return std::optional{quantity.text}; }, std::move(traits));
}

Wording::Quantity Wording::dividedAmong(const Term& objects) {
    for (const Place& place : places_)
        if (objects.exists() && place.number == objects.number && place.divided != nullptr)
            return quantityOf(*place.divided);
    return {word("amounts", "divided")};
}

} // namespace takujo
