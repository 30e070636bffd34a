#include "engine/kit/script/lasting/operations.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"

#include <algorithm>
#include <tuple>

namespace takujo {

namespace {

std::int32_t after(std::int32_t number, const ChangeOfNumber& change) {
    using enum ChangeOfNumber::Operation;
    switch (change.operation) {
    case fixes:
        return change.amount;
    case adds:
        return endlessSum(number, change.amount);
    case subtracts:
        return isEndless(number) && !isEndless(change.amount)
                   ? number
                   : std::max(endlessSum(number, change.amount),
                              std::min(number, floorOf((*change.by.term)[changes::atLeast])));
    case multiplies:
        return isEndless(number) && change.amount > 0 ? number : productOf(number, change.amount);
    case divides:
        return isEndless(number) ? number : dividedBy(number, change.amount);
    }
    return number;
}

} // namespace

std::int32_t changedByRule(const RuleTables& tables, std::int32_t number, std::int32_t by) {
    return numbersGoByOperation(tables.layers) ? endlessSum(number, by) : sumOf(number, by);
}

std::int32_t dividedBy(std::int32_t number, std::int32_t by) {
    if (by <= 0)
        return number;
    return number / by + (number % by > 0 ? 1 : 0);
}

ChangeOfNumber changeOfNumber(const Modifier& modifier, ObjectId object, std::int32_t amount) {
    using enum ChangeOfNumber::Operation;
    constexpr std::int32_t twice = 2;
    const Term& term = *modifier.term;
    ChangeOfNumber change;
    change.object = object;
    change.number = static_cast<std::size_t>(term.number);
    change.amount = amount;
    change.operation = amount < 0 ? subtracts : adds;
    change.by = modifier;
    if (isSetting(modifier))
        change.operation = fixes;
    else if (isMultiplying(term))
        change.operation = multiplies;
    else if (isDividing(term))
        change.operation = divides;
    else if (term[changes::doubled].isTrue()) {
        change.operation = multiplies;
        change.amount = twice;
    }
    return change;
}

Scratch<const ChangeOfNumber*> ChangesOfNumbers::inOrder(ObjectId object, std::size_t number,
                                                         Player first) const {
    Scratch<const ChangeOfNumber*> found;
    work::spendForEach(all_.size());
    for (const ChangeOfNumber& change : all_)
        if (change.object == object && change.number == number)
            found.push_back(&change);
    // What is fixed goes by its age, all else by its operation.
    std::ranges::stable_sort(found, {}, [first](const ChangeOfNumber* change) {
        const bool fixes = change->operation == ChangeOfNumber::fixes;
        return std::tuple{change->operation, fixes ? change->by.timestamp : 0,
                          fixes && change->by.controller == first};
    });
    return found;
}

std::int32_t ChangesOfNumbers::add(ChangeOfNumber change, std::int32_t now, Player first) {
    const auto other = std::ranges::find_if(all_, [&](const ChangeOfNumber& each) {
        return each.object == change.object && each.number == change.number;
    });
    change.before = other == all_.end() ? now : other->before;
    all_.push_back(change);
    std::int32_t number = change.before;
    for (const ChangeOfNumber* const each : inOrder(change.object, change.number, first))
        if (number != CardDefinition::notPrinted || each->operation == ChangeOfNumber::fixes)
            number = after(number, *each);
    return number;
}

/// What comes before something fixed has no say in it.
void ChangesOfNumbers::tell(const Position& position, const Listener& listener, Player first) const {
    const auto changes = inOrder(listener.object, listener.number, first);
    if (changes.empty())
        return;
    const std::int32_t before = changes.front()->before;
    std::int32_t number = before == CardDefinition::notPrinted ? 0 : before;
    const bool isFixed = changes.back()->operation == ChangeOfNumber::fixes;
    if (before == CardDefinition::notPrinted && !isFixed)
        return;
    for (const ChangeOfNumber* const each : changes) {
        if (isFixed && each != changes.back())
            continue;
        const std::int32_t next = after(number, *each);
        tellChange(position, listener, each->by, next - number);
        number = next;
    }
}

void tellChange(const Position& position, const Listener& listener, const Modifier& modifier,
                std::int32_t by) {
    if (by == 0)
        return;
    listener.parts->push_back(
        {"", position.cardOf(modifier.source, modifier.definition), true, by, listener.rule});
    if (modifier.isLasting) {
        listener.parts->back().until = durationWords()[modifier.duration];
        listener.parts->back().whose = modifier.controller;
    }
}

} // namespace takujo
