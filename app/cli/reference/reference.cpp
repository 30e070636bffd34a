#include "app/cli/reference/reference.h"

#include "app/cli/reference/prose.h"
#include "app/cli/reference/tables.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

namespace takujo {

namespace {

std::string_view noteOn(const EffectSpec& effect) {
    return effect.modify != nullptr || effect.follow == effects::takeControl ? "*lasts* " : "";
}

template <class Spec>
std::string_view noteOn(const Spec&) {
    return {};
}

template <class Spec>
std::string table(Sort sort, const std::vector<Spec>& list, const Examples& examples,
                  const WordLists& lists) {
    OperatorTable rows(sort, examples, lists);
    for (const Spec& spec : list)
        if (sort != Sort::amount || &spec - list.data() != literalAmount) // which is no word
            rows.add(spec.shape, noteOn(spec));
    return rows.text();
}

/// Words that one looks for among the effects, and what is said instead.
std::string otherWords(const std::vector<WordAdvice>& advice) {
    if (advice.empty())
        return {};
    std::string text = "These words are no effects; `lint` says the same:\n\n| word | why | what can be "
                       "written |\n|---|---|---|\n";
    for (const WordAdvice& one : advice)
        text +=
            "| `" + std::string{one.word} + "` | " + one.hint + " | `" + std::string{one.example} + "` |\n";
    return text + "\n";
}

std::string scripts(const CardSchema& schema) {
    const Vocabulary& words = *schema.vocabulary;
    const Examples examples(schema);
    const WordLists lists(words);
    std::string text;
    for (const std::string_view part : {prose::abilities, words.limits ? prose::limits : std::string_view{},
                                        words.declares ? prose::declaring : std::string_view{},
                                        prose::choices, prose::operators, prose::fields})
        text += part;
    text += std::string{prose::effects} + table(Sort::effect, words.effects, examples, lists) +
            otherWords(words.effectAdvice);
    text += std::string{prose::conditions} + table(Sort::condition, words.conditions, examples, lists);
    text += std::string{prose::amounts} + table(Sort::amount, words.amounts, examples, lists);
    text += std::string{prose::criteria} + table(Sort::criterion, words.criteria, examples, lists);
    text += std::string{prose::triggers} + table(Sort::trigger, words.triggers, examples, lists);
    text += std::string{prose::costs} + table(Sort::cost, words.costs, examples, lists);
    if (!words.keywordPhrases.empty())
        text +=
            std::string{prose::keywordPhrases} + table(Sort::keyword, words.keywordPhrases, examples, lists);
    return text + std::string{prose::words} + lists.lines() + "\n";
}

} // namespace

std::string cardReference(const Game& game) {
    std::string text{prose::sets};
    text += "### What is printed on a card of `" + std::string{game.id} + "`\n\n" + fieldTable(game.schema) +
            "\n";
    if (game.schema.vocabulary != nullptr)
        text += scripts(game.schema);
    return text + std::string{prose::granblue} + std::string{prose::shadowverseEvolve} +
           std::string{prose::gateRuler} + std::string{prose::duelMasters} + std::string{prose::decks};
}

} // namespace takujo
