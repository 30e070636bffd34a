// The part of the wording that counts objects: "2 Forwards", "up to 3 cards in your hand", フォワード2体まで.

#include "engine/cards/text/wording.h"

#include <bit>

namespace takujo {

namespace {

bool isNumber(const Term& amount, std::int32_t number) {
    return amount.sort == Sort::amount && amount.op == 0 && amount.number == number;
}

} // namespace

/// The number with the word that its kind is counted with. What is not in play is counted as cards.
std::string Wording::counter(const Term& each, const Quantity& number, bool elsewhere) {
    const std::uint32_t types = typesOf(each);
    std::string_view key = typeWord(types);
    const auto first = static_cast<std::size_t>(std::countr_zero(types));
    if (key.empty() && first < vocabulary_.printed.types.size()) // of several types: as the first of them
        key = vocabulary_.printed.types[first];
    for (const TypeGroup& group : vocabulary_.printed.groups)
        if (key.empty() && (group.types & types) != 0)
            key = group.word;
    std::vector<Trait> traits;
    if (elsewhere || zonesOf(each) > 1)
        traits.push_back({"elsewhere"});
    return phrase(
        "counters", key,
        [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "number" ? std::optional{number.text} : std::nullopt;
        },
        std::move(traits));
}

std::string Wording::counted(const Term& each, const Term& number, Count how, bool elsewhere,
                             const PhraseContext& manner, Omission unsaid) {
    Quantity quantity{"1", true};
    if (number.exists())
        quantity = quantityOf(number);
    const bool many = !quantity.isOne || how == Count::atLeast;
    std::vector<Trait> traits;
    if (quantity.isComputed)
        traits.push_back({"computed", {}, true});
    if (quantity.isNone)
        traits.push_back({"none"});
    if (how == Count::upTo)
        traits.push_back({"alone"});
    const std::string_view key = how == Count::atLeast  ? "at least"
                                 : how == Count::atMost ? "at most"
                                 : how == Count::upTo   ? "up to"
                                                        : "exactly";
    const std::string text = noun(each, many, manner, false, unsaid);
    return phrase(
        "selectors", key,
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "noun")
                return text;
            if (slot.name == "counted")
                return quantity.isComputed ? quantity.text : counter(each, quantity, elsewhere);
            return std::nullopt;
        },
        std::move(traits));
}

/// How it is told how many are picked.
std::string_view Wording::wayOf(const Term& pick) {
    const Term& least = pick.parts[pickLeast];
    const Term& most = pick.parts[pickMost];
    if (least == most)
        return "exactly";
    if (most.exists())
        return isNumber(least, 0) ? "up to" : "between";
    return isNumber(least, 0) ? "any number" : "at least";
}

/// What is picked; `alone`, if nothing else is picked in that clause.
std::string Wording::pickText(const Term& pick, const PhraseContext& manner, bool alone) {
    const Term& least = pick.parts[pickLeast];
    const Term& most = pick.parts[pickMost];
    const Term& from = pick.parts[pickFrom];
    const std::string_view way = wayOf(pick);
    PhraseContext chooser = manner;
    if (pick.parts[pickBy].exists())
        chooser.subject = &pick.parts[pickBy];
    if (way == "exactly")
        return counted(from, most, Count::exactly, false, chooser);
    if (way == "at least")
        return counted(from, least, Count::atLeast, false, chooser);
    const Quantity from_ = quantityOf(least);
    const Quantity to = most.exists() ? quantityOf(most) : Quantity{};
    const bool isRange = way == "between";
    const std::string text = noun(from, !to.isOne || isRange, chooser);
    std::vector<Trait> traits;
    if (most.exists() && to.isComputed)
        traits.push_back({"computed", {}, true});
    if (isRange && isNumber(least, least.number) && isNumber(most, least.number + 1))
        traits.push_back({"adjacent"}); // "1 or 2": nothing lies between
    if (alone)
        traits.push_back({"alone"});
    return phrase(
        "selectors", way,
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "noun")
                return text;
            if (slot.name == "least")
                return from_.isComputed ? from_.text : counter(from, from_, false);
            if (slot.name == "counted")
                return to.isComputed ? to.text : counter(from, to, false);
            return std::nullopt;
        },
        std::move(traits));
}

} // namespace takujo
