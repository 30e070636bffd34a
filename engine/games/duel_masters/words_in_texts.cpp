#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <array>

/// 205.1a: what looks for a word in a card's text. The words are those of effects; a keyword is none of the
/// text, whatever it stands for.
namespace takujo::duel_masters {

namespace {

constexpr std::array words{std::string_view{"destroy"}, std::string_view{"draw"},
                           std::string_view{"discard"}, std::string_view{"tap"},
                           std::string_view{"untap"},   std::string_view{"break"}};

bool says(const Ability& ability, std::size_t op) {
    return std::ranges::any_of(ability.blocks, [op](const std::vector<Term>& block) {
        return std::ranges::any_of(
            block, [op](const Term& term) { return term.sort == Sort::effect && term.op == op; });
    });
}

/// Whether it is written as a text, not only as a keyword.
bool isWritten(const Ability& ability) {
    if (isBroken(faults::keywordsAreTexts))
        return true;
    return !ability.has(Ability::ofKeyword) &&
           (!ability.keyword.exists() || vocabulary().keywordPhrases[ability.keyword.op].opensText);
}

} // namespace

CriterionSpec criterionOfTexts() {
    return {{.word = "text says",
             .fields = {{operand::of, FieldKind::oneWord, true, {words.begin(), words.end()}}},
             .about = "Its text has that word. A keyword in front of a text is passed over (205.1a).",
             .example = "destroy"},
            criteria::textSays,
            true};
}

bool criteria::textSays(const Scope&, const Term& term, const Known& known) {
    const std::string_view word = words[static_cast<std::size_t>(term[operand::of].number)];
    const std::size_t op = operatorOf(vocabulary().effects, word);
    return known.card != nullptr && std::ranges::any_of(known.card->abilities, [op](const Ability& ability) {
               return isWritten(ability) && says(ability, op);
           });
}

} // namespace takujo::duel_masters
