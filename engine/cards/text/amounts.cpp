// The part of the wording that says how much.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/kit_vocabulary.h"
#include "engine/kit/script/operators.h"

#include <cstdlib>
#include <string>

namespace takujo {

bool Wording::isComputed(const Term& amount) const {
    return amount.op != literalAmount && vocabulary_.amounts[amount.op].value != amounts::namedX;
}

bool Wording::isDivided(const Term& amount) const {
    return vocabulary_.amounts[amount.op].value == amounts::divided;
}

/// What a count counts, where it is a count of what fits: it can be said as "for each".
const Term* Wording::countedBy(const Term& amount) const {
    if (amount.sort != Sort::amount || vocabulary_.amounts[amount.op].value != amounts::count)
        return nullptr;
    const Term& objects = amount.parts.front();
    return objects.op == static_cast<std::uint8_t>(ObjectsOp::each) ? &objects : nullptr;
}

Wording::Quantity Wording::quantityOf(const Term& amount, bool perEach, const Manner& manner) {
    Quantity quantity;
    if (perEach) {
        quantity = {"1", true};
        if (vocabulary_.amounts[amount.op].value == amounts::times) {
            const bool isFirst = countedBy(amount.parts[0]) != nullptr;
            quantity = quantityOf(amount.parts[isFirst ? 1 : 0]);
            quantity.each = countedBy(amount.parts[isFirst ? 0 : 1]);
        } else {
            quantity.each = countedBy(amount);
        }
        return quantity;
    }
    if (amount.op == literalAmount) {
        quantity.text = std::to_string(std::abs(amount.number));
        quantity.isOne = std::abs(amount.number) == 1;
        quantity.isNone = amount.number == 0;
        quantity.isLess = amount.number < 0;
        return quantity;
    }
    quantity.isComputed = isComputed(amount);
    Saying saying{"amounts", shapeOf(amount), amount, manner};
    if (vocabulary_.amounts[amount.op].value == amounts::ofEvent && !events_.empty())
        saying.traits.push_back({std::string{shapeOf(*events_.back()).word}});
    quantity.text = say(saying);
    return quantity;
}

/// As in the middle of a sentence that says how much something is.
std::string Wording::amountText(const Term& amount) {
    if (amount.op == literalAmount)
        return std::to_string(amount.number);
    return quantityOf(amount).text;
}

Wording::Quantity Wording::dividedAmong(const Term& objects) {
    for (const Place& place : places_)
        if (place.number == objects.number && place.divided != nullptr)
            return quantityOf(*place.divided);
    return {word("amounts", "divided")};
}

} // namespace takujo
