#include "engine/kit/script/lasting/timestamps.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// What enters at once gets its timestamps in an order that a player decides, where that makes a difference.
namespace takujo {

namespace {

/// Whether it becomes that beside what it is.
bool isBeside(const Term& term) {
    return term[turns_into::also].isTrue();
}
bool setsNumber(const Term& term) {
    return term[changes::becomes].sort == Sort::amount;
}
bool isAboutItself(const Term& term) {
    return static_cast<ObjectsOp>(term[lasting::of].op) == ObjectsOp::self;
}

/// Whether one line of a constant ability after another makes something else of an object than the other way
/// round.
bool orderMatters(const RuleTables& tables, const Term& one, const Term& other) {
    const EffectSpec& first = tables.vocabulary->effects[one.op];
    const EffectSpec& second = tables.vocabulary->effects[other.op];
    const std::uint32_t layers = only(first.layer) | only(second.layer);
    const auto group = std::ranges::find_if(tables.layers, [&](const LayerGroup& each) {
        return !each.base && !each.adds && (layers & ~each.layers) == 0;
    });
    if (first.layer == Layer::none || second.layer == Layer::none || group == tables.layers.end())
        return false;
    if (group->ownFirst && (isAboutItself(one) || isAboutItself(other)))
        return false; // what an object does to itself comes first anyway
    if (first.modify == modifiers::loseAbilities || second.modify == modifiers::loseAbilities)
        return first.modify == second.modify || first.modify == modifiers::gain ||
               second.modify == modifiers::gain;
    const bool sameSlot = one.number == other.number;
    if (first.modify == modifiers::number && group->byOperation)
        return false;
    if (first.modify == modifiers::number)
        return sameSlot && second.modify == modifiers::number &&
               (group->settersFirst ? setsNumber(one) && setsNumber(other)
                                    : setsNumber(one) || setsNumber(other));
    const auto changesText = [](const EffectSpec& effect) {
        return effect.modify == modifiers::text || effect.modify == modifiers::loseText;
    };
    if (changesText(first))
        return sameSlot && changesText(second) &&
               (first.modify == modifiers::text || second.modify == modifiers::text);
    if (first.modify == modifiers::type)
        return second.modify == modifiers::type && !(isBeside(one) && isBeside(other));
    if (first.modify == modifiers::set)
        return second.modify == modifiers::set && sameSlot && !(isBeside(one) && isBeside(other));
    return sameSlot && ((first.modify == modifiers::gain && second.modify == modifiers::lose) ||
                        (first.modify == modifiers::lose && second.modify == modifiers::gain));
}

template <class Visit>
void forEachLine(const Position& position, ObjectId id, Visit visit) {
    for (const Ability& ability : position.definition(id).abilities)
        if (ability.kind == AbilityKind::constant)
            for (const Term& line : ability.blocks.front())
                visit(line);
}

bool contend(const Position& position, ObjectId one, ObjectId other) {
    const RuleTables& tables = position.rules.tables();
    bool found = false;
    forEachLine(position, one, [&](const Term& first) {
        forEachLine(position, other,
                    [&](const Term& second) { found = found || orderMatters(tables, first, second); });
    });
    return found;
}

} // namespace

void contendersIn(const Position& position, std::span<const Event> batch, std::uint32_t until,
                  std::vector<ObjectId>& found) {
    if (batch.size() < 2 || (position.state.has & CardDefinition::constant) == 0)
        return;
    Scratch<ObjectId> entered;
    for (const Event& event : batch)
        if ((event.kind == EventKind::move || event.kind == EventKind::create) &&
            event.has(Event::performed) && event.became.exists() && event.became != event.host &&
            position.rules.zone(event.to).table && lives(position.state, event.became) &&
            record(position.state, event.became).timestamp <= until &&
            (position.definition(event.became).has & CardDefinition::constant) != 0)
            entered.push_back(event.became);
    std::ranges::copy_if(entered, std::back_inserter(found), [&](ObjectId one) {
        return std::ranges::any_of(
            entered, [&](ObjectId other) { return other != one && contend(position, one, other); });
    });
}

} // namespace takujo
