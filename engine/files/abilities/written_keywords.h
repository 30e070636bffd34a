#pragma once

#include "engine/cards/card_schema.h"
#include "engine/files/yaml/yaml_value.h"

#include <string_view>
#include <vector>

namespace takujo {

// Keywords whose abilities the game writes as a card would (`written` of `Vocabulary::KeywordAbilities` and
// of `Vocabulary::KeywordPhrase`).

/// Returns the abilities for which a keyword stands; none if there is no such one. `at` is where it is
/// written.
std::vector<Ability> abilitiesOfKeyword(std::string_view word, const YamlValue& at, const CardSchema& schema);

/// Returns those for which a keyword with fields stands that has its abilities written; `fields` is what
/// stands behind its word.
std::vector<Ability> abilitiesOfPhrase(const Vocabulary::KeywordPhrase& phrase, const YamlValue& fields,
                                       const CardSchema& schema);

} // namespace takujo
