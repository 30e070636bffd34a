#pragma once

#include "engine/cards/search/search_query.h"
#include "engine/kit/rules/words.h"

#include <string>

namespace takujo {

/// Why a term of a search does not count, and what can be written instead.
std::string sentenceOf(const SearchTrouble& trouble, const Words& words, Language language);

} // namespace takujo
