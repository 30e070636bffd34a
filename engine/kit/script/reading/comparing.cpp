#include "engine/core/scratch.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <bit>

/// What several objects are, compared with each other: which one has most of a number, and how many different
/// words they have.
namespace takujo {

namespace {

std::vector<std::string_view> wordsOfNumbers(const PrintedWords& printed) {
    std::vector<std::string_view> words;
    words.reserve(printed.numbers.size());
    for (const PrintedWords::Field& number : printed.numbers)
        words.push_back(number.word);
    return words;
}

/// First the sets of words, then the texts.
std::vector<std::string_view> wordsOfKinds(const PrintedWords& printed) {
    std::vector<std::string_view> words;
    for (const auto* const fields : {&printed.sets, &printed.texts})
        for (const PrintedWords::Field& field : *fields)
            words.push_back(field.word);
    return words;
}

} // namespace

std::vector<CriterionSpec> criteriaOfMost(const PrintedWords& printed) {
    const auto criterion = [&](std::string_view word, std::string_view about, CriterionMeaning meaning) {
        return CriterionSpec{{.word = word,
                              .fields = {{most_of::number, FieldKind::oneWord, true, wordsOfNumbers(printed)},
                                         {most_of::among, FieldKind::objects, true}},
                              .about = about},
                             meaning};
    };
    return {criterion("highest",
                      "One of those, none of which has more of that number; several may have as much.",
                      criteria::highest),
            criterion("lowest",
                      "One of those, none of which has less of that number; several may have as little.",
                      criteria::lowest)};
}

AmountSpec amountOfKinds(const PrintedWords& printed) {
    return {{.word = "kinds",
             .fields = {{kinds_of::of, FieldKind::objects, true},
                        {kinds_of::by, FieldKind::oneWord, true, wordsOfKinds(printed)}},
             .about = "How many different ones of these they have, all together."},
            amounts::kinds};
}

namespace criteria {

namespace {

/// Whether it is one of those, and none of the others stands before it in that order.
template <class IsBefore>
bool comesFirst(const Scope& scope, const Term& term, const Known& known, IsBefore isBefore) {
    const auto word = static_cast<std::size_t>(term[most_of::number].number);
    const std::size_t slot = scope.vocabulary().printed.numbers[word].slot;
    if (!known.hasNumber(slot) || !means(scope, term[most_of::among], known))
        return false;
    Scratch<ObjectId> others;
    objectsOf(scope, term[most_of::among], others);
    return std::ranges::none_of(others, [&](ObjectId id) {
        const Known other = know(scope.position, id);
        return other.hasNumber(slot) && isBefore(other.number(slot), known.number(slot));
    });
}

} // namespace

bool highest(const Scope& scope, const Term& term, const Known& known) {
    return comesFirst(scope, term, known, std::greater{});
}
bool lowest(const Scope& scope, const Term& term, const Known& known) {
    return comesFirst(scope, term, known, std::less{});
}

} // namespace criteria

namespace amounts {

std::int32_t kinds(const Scope& scope, const Term& term) {
    const PrintedWords& printed = scope.vocabulary().printed;
    const auto by = static_cast<std::size_t>(term[kinds_of::by].number);
    const bool isSet = by < printed.sets.size();
    std::uint32_t bits = 0;
    Scratch<TextKey> texts;
    Scratch<ObjectId> found;
    objectsOf(scope, term[kinds_of::of], found);
    for (const ObjectId id : found) {
        const Known known = know(scope.position, id);
        if (isSet) {
            bits |= known.set(printed.sets[by].slot);
            continue;
        }
        for (const TextKey text : known.textsOf(printed.texts[by - printed.sets.size()].slot))
            if (std::ranges::find(texts, text) == texts.end())
                texts.push_back(text);
    }
    return isSet ? std::popcount(bits) : static_cast<std::int32_t>(texts.size());
}

} // namespace amounts

} // namespace takujo
