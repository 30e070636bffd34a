#include "engine/files/abilities/keyword_phrase.h"

#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/abilities/written_keywords.h"
#include "engine/files/yaml/map_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace takujo {

namespace {

/// The place of the keyword in the vocabulary.
std::optional<std::size_t> placeOf(const YamlValue& value, const CardSchema& schema) {
    if (schema.vocabulary == nullptr || !value.node().isMap())
        return std::nullopt;
    const std::vector<Vocabulary::KeywordPhrase>& phrases = schema.vocabulary->keywordPhrases;
    const auto found = std::ranges::find_if(phrases, [&](const Vocabulary::KeywordPhrase& phrase) {
        return value.node().find(phrase.shape.word).has_value();
    });
    return found == phrases.end() ? std::nullopt
                                  : std::optional{static_cast<std::size_t>(found - phrases.begin())};
}

/// Puts the texts that the term names behind those that are there.
void moveTexts(Term& term, std::size_t by) {
    if (term.sort == Sort::text)
        term.op = static_cast<std::uint8_t>(term.op + by);
    for (Term& part : term.parts)
        moveTexts(part, by);
}
void moveTexts(Term& term, std::vector<LocalizedText>& there, const std::vector<LocalizedText>& more) {
    moveTexts(term, there.size());
    there.insert(there.end(), more.begin(), more.end());
}

} // namespace

bool isKeywordPhrase(const YamlValue& value, const CardSchema& schema) {
    return placeOf(value, schema).has_value();
}

std::vector<Ability> readKeywordPhrase(const YamlValue& value, const CardSchema& schema) {
    const auto place = placeOf(value, schema);
    if (!place)
        return {};
    const Vocabulary::KeywordPhrase& phrase = schema.vocabulary->keywordPhrases[*place];
    MapReader map(value, "ability");
    AbilityDraft draft;
    const auto fields = map.required(phrase.shape.word);
    Term keyword = fields ? TermReader{schema, draft}.keyword(*fields, *place) : Term{};
    map.done();
    if (!map.ok())
        return {};
    std::vector<Ability> made = phrase.make != nullptr ? phrase.make(*schema.vocabulary, keyword)
                                                       : abilitiesOfPhrase(phrase, *fields, schema);
    if (made.empty())
        return {};
    for (Ability& each : made) {
        if (phrase.make != nullptr)
            each.texts = draft.ability.texts; // the fields name them by their places
        each.flags |= Ability::ofKeyword;
    }
    if (phrase.make == nullptr)
        moveTexts(keyword, made.front().texts, draft.ability.texts);
    made.front().keyword = std::move(keyword);
    made.front().flags &= static_cast<std::uint16_t>(~Ability::ofKeyword); // it says them all
    return made;
}

} // namespace takujo
