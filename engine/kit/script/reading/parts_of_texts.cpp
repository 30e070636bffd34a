#include "engine/kit/rules/faults.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// Parts of what is printed, and what cards have in common.
namespace takujo {

CriterionSpec criterionOfParts(const PrintedWords& printed, std::string_view field, std::string_view word) {
    const auto text = std::ranges::find(printed.texts, field, &PrintedWords::Field::word);
    return {{.word = word,
             .fields = {{operand::of, FieldKind::text, true}},
             .about = "It has this, or one with this in it.",
             .slot = static_cast<std::int32_t>(text->slot)},
            criteria::textContains,
            true};
}

CriterionSpec criterionOfSharing(const PrintedWords& printed, std::string_view field, std::string_view word) {
    const auto set = std::ranges::find(printed.sets, field, &PrintedWords::Field::word);
    const bool isSet = set != printed.sets.end();
    const auto text = std::ranges::find(printed.texts, field, &PrintedWords::Field::word);
    return {{.word = word,
             .fields = {{operand::of, FieldKind::objects, true}},
             .about = "One of its own is one of theirs.",
             .slot = static_cast<std::int32_t>(isSet ? set->slot : text->slot)},
            isSet ? criteria::sharesSet : criteria::sharesText};
}

namespace criteria {

namespace {

bool isLikeOneOf(const Scope& scope, const Term& objects, const auto& shares) {
    Scratch<ObjectId> found;
    objectsAsTheyWere(scope, objects, found);
    return std::ranges::any_of(found, [&](ObjectId id) { return shares(know(scope.position, id)); });
}

} // namespace

bool textContains(const Scope& scope, const Term& term, const Known& known) {
    const auto part = static_cast<TextKey>(term[operand::of].number);
    const auto slot = static_cast<std::size_t>(term.number);
    if (isBroken(Fault::namesAreWhole) || isBroken(Fault::kindsAreNotAsked))
        return text(scope, term, known);
    if (known.card == nullptr || known.hasText(slot, part))
        return text(scope, term, known);
    return std::ranges::any_of(known.textsOf(slot),
                               [&](TextKey each) { return known.card->isInText(part, each); });
}

bool sharesSet(const Scope& scope, const Term& term, const Known& known) {
    const auto slot = static_cast<std::size_t>(term.number);
    return isLikeOneOf(scope, term[operand::of],
                       [&](const Known& other) { return (other.set(slot) & known.set(slot)) != 0; });
}

bool sharesText(const Scope& scope, const Term& term, const Known& known) {
    const auto slot = static_cast<std::size_t>(term.number);
    return isLikeOneOf(scope, term[operand::of], [&](const Known& other) {
        return std::ranges::any_of(other.textsOf(slot),
                                   [&](TextKey each) { return known.hasText(slot, each); });
    });
}

} // namespace criteria

} // namespace takujo
