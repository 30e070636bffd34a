#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/yaml/yaml_value.h"

#include <vector>

namespace takujo {

// Reads keywords with fields (`Vocabulary::keywordPhrases`) from card files.

/// Whether a value is a map that begins with such a keyword.
bool isKeywordPhrase(const YamlValue& value, const CardSchema& schema);

/// Reads the abilities that it stands for; nothing if there is a mistake in it, which is reported.
std::vector<Ability> readKeywordPhrase(const YamlValue& value, const CardSchema& schema);

} // namespace takujo
