#include "engine/files/abilities/keyword_phrase.h"

#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/yaml/map_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>

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
    const Term keyword = fields ? TermReader{schema, draft}.keyword(*fields, *place) : Term{};
    map.done();
    if (!map.ok())
        return {};
    std::vector<Ability> made = phrase.make(*schema.vocabulary, keyword);
    for (Ability& each : made) {
        each.texts = draft.ability.texts; // the fields name them by their places
        each.flags |= Ability::ofKeyword;
    }
    made.front().keyword = keyword;
    made.front().flags &= static_cast<std::uint16_t>(~Ability::ofKeyword); // it says them all
    return made;
}

} // namespace takujo
