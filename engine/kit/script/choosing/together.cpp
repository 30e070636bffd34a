#include "engine/kit/script/choosing/together.h"

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo {

namespace {

/// The name comes first among the words of `different`, then the numbers.
constexpr std::int32_t byName = 0;

std::size_t slotOfNumber(const Scope& scope, std::int32_t word) {
    return scope.vocabulary().printed.numbers[static_cast<std::size_t>(word)].slot;
}
std::int32_t numberOfIt(const Scope& scope, ObjectId id, std::int32_t word) {
    const Known known = know(scope.position, id);
    const std::size_t slot = slotOfNumber(scope, word);
    return known.hasNumber(slot) ? known.number(slot) : 0;
}

/// Whether two of them do not differ in what is asked.
bool areAlike(const Scope& scope, const Term& criterion, ObjectId one, ObjectId other) {
    const std::int32_t by = criterion[differs::by].number;
    if (by != byName)
        return numberOfIt(scope, one, by - 1) == numberOfIt(scope, other, by - 1);
    const Known first = know(scope.position, one);
    const Known second = know(scope.position, other);
    return first.card != nullptr && second.card != nullptr && shareName(*first.card, *second.card);
}

template <CriterionMeaning meaning>
const Term* criterionOf(const Scope& scope, const Term& each) {
    if (static_cast<ObjectsOp>(each.op) != ObjectsOp::each || isBroken(Fault::severalAreEachAlone))
        return nullptr;
    for (const Term& criterion : each.parts)
        if (scope.vocabulary().criteria[criterion.op].fits == meaning)
            return &criterion;
    return nullptr;
}

/// What a text lets somebody pick from, while it asks.
struct Picking {
    const EffectRecord* effect = nullptr;
    const Term* each = nullptr;
};
Picking pickingNow(const Position& position) {
    Picking picking;
    const AskedByText asked = askedByText(position.state);
    if (asked.effect == nullptr || !asked_frame::runs(position, procedures::picking))
        return picking;
    picking.effect = asked.effect;
    if (const Term* const pick = pickAsked(position, asked)) {
        picking.each = &pick->parts[pickFrom];
        return picking;
    }
    const auto& effects = position.rules.tables().vocabulary->effects;
    if (asked.block < 0)
        return picking;
    const Ability& ability = position.cards[asked.effect->definition].abilities[asked.effect->ability];
    const Term& term =
        ability.blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
    for (std::size_t i = 0; i < term.parts.size(); ++i)
        if (effects[term.op].shape.fields[i].kind == FieldKind::criteria && term.parts[i].exists())
            picking.each = &term.parts[i];
    return picking;
}

Scratch<ObjectId> boundIn(const State& state, std::uint16_t effect, std::int32_t slot) {
    Scratch<ObjectId> found;
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == slot)
            found.push_back(binding.object);
    return found;
}

void tellWhatIsPicked(const Position& position, const Attempt&, Arguments& arguments) {
    const std::uint16_t effect = asked_frame::idIn(position.state);
    for (const ObjectId id : boundIn(position.state, effect, asked_frame::localAt(position.state, pickSlot)))
        if (lives(position.state, id))
            arguments.push_back(cardArgument("picked", position.definitionIndex(id)));
}

bool goesWithOthers(const Position& position, const Attempt& attempt) {
    return goesWithWhatIsPicked(position, attempt.option.object);
}

} // namespace

bool asksOfSeveral(const Scope& scope, const Term& each) {
    return criterionOf<criteria::differ>(scope, each) != nullptr ||
           criterionOf<criteria::isWithinTotal>(scope, each) != nullptr;
}

bool fitsBeside(const Scope& scope, const Term& each, std::span<const ObjectId> taken, ObjectId next) {
    if (const Term* const differs = criterionOf<criteria::differ>(scope, each))
        if (std::ranges::any_of(taken, [&](ObjectId id) { return areAlike(scope, *differs, id, next); }))
            return false;
    const Term* const total = criterionOf<criteria::isWithinTotal>(scope, each);
    if (total == nullptr)
        return true;
    const std::int32_t word = (*total)[total_of::number].number;
    std::int32_t sum = numberOfIt(scope, next, word);
    for (const ObjectId id : taken)
        sum = sumOf(sum, numberOfIt(scope, id, word));
    return sum <= amountOf(scope, (*total)[total_of::atMost]);
}

/// Where a total counts, the smallest come first: then nothing is lost by taking whatever still fits.
std::int32_t mostTogether(const Scope& scope, const Term& each, std::span<const ObjectId> taken,
                          std::span<const ObjectId> found) {
    if (!asksOfSeveral(scope, each))
        return static_cast<std::int32_t>(found.size());
    Scratch<ObjectId> left;
    left.assign(found.begin(), found.end());
    if (const Term* const total = criterionOf<criteria::isWithinTotal>(scope, each))
        std::ranges::stable_sort(
            left, {}, [&](ObjectId id) { return numberOfIt(scope, id, (*total)[total_of::number].number); });
    Scratch<ObjectId> all;
    all.assign(taken.begin(), taken.end());
    for (const ObjectId id : left)
        if (fitsBeside(scope, each, all, id))
            all.push_back(id);
    return static_cast<std::int32_t>(all.size() - taken.size());
}

bool arePickedTogether(const Position& position) {
    const Picking picking = pickingNow(position);
    return picking.each != nullptr && asksOfSeveral(scopeOf(position, *picking.effect), *picking.each);
}

bool goesWithWhatIsPicked(const Position& position, ObjectId candidate) {
    const Picking picking = pickingNow(position);
    if (picking.each == nullptr)
        return true;
    const Scope scope = scopeOf(position, *picking.effect);
    if (!asksOfSeveral(scope, *picking.each))
        return true;
    const State& state = position.state;
    Scratch<ObjectId> taken = boundIn(state, picking.effect->id, asked_frame::localAt(state, pickSlot));
    if (!fitsBeside(scope, *picking.each, taken, candidate))
        return false;
    taken.push_back(candidate);
    Scratch<ObjectId> left = boundIn(state, picking.effect->id, binding_slots::candidates);
    std::erase_if(left, [&](ObjectId id) { return std::ranges::find(taken, id) != taken.end(); });
    const auto done = static_cast<std::int32_t>(taken.size());
    return done + mostTogether(scope, *picking.each, taken, left) >= asked_frame::localAt(state, pickAtLeast);
}

Condition goesTogether(std::string_view code, std::string_view rule) {
    return {Aspect::choices, code, rule, goesWithOthers, tellWhatIsPicked};
}

namespace criteria {

/// One alone differs from nothing.
bool differ(const Scope&, const Term&, const Known&) {
    return true;
}
/// One alone, too, may be too much.
bool isWithinTotal(const Scope& scope, const Term& term, const Known& known) {
    const std::size_t slot = slotOfNumber(scope, term[total_of::number].number);
    return known.hasNumber(slot) && known.number(slot) <= amountOf(scope, term[total_of::atMost]);
}

} // namespace criteria

std::vector<CriterionSpec> criteriaOfSeveral(const PrintedWords& printed) {
    std::vector<std::string_view> numbers;
    numbers.reserve(printed.numbers.size());
    for (const PrintedWords::Field& number : printed.numbers)
        numbers.push_back(number.word);
    std::vector<std::string_view> qualities{"name"};
    qualities.insert(qualities.end(), numbers.begin(), numbers.end());
    return {{{.word = "different",
              .fields = {{differs::by, FieldKind::oneWord, true, qualities}},
              .about = "Of several that are picked: each has another one. Of several that are counted: as "
                       "many as there are different ones.",
              .example = "name"},
             criteria::differ,
             false,
             true},
            {{.word = "total",
              .fields = {{total_of::number, FieldKind::oneWord, true, numbers},
                         {total_of::atMost, FieldKind::amount, true}},
              .about = "Of several that are picked: their numbers make so much together, at most.",
              .example = "{of: cost, at most: 5}"},
             criteria::isWithinTotal,
             false,
             true}};
}

} // namespace takujo
