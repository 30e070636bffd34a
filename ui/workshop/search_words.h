#pragma once

#include "engine/cards/search/search_query.h"

#include <QString>

#include <vector>

namespace takujo {

/// A word of a field or type by itself, as a label: in English with a capital.
QString labelOf(const LocalizedText& word, Language language);

/// What a search condition says, for a chip: "Cost ≤ 3", "not Element: fire".
QString wordsOf(const SearchTerm& term, const std::vector<SearchField>& fields, Language language);

} // namespace takujo
