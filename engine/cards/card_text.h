#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/rules/words.h"

#include <cstddef>
#include <string>
#include <vector>

namespace takujo {

// The text of a card, generated from what the card does, so that the two always agree.

/// Returns the lines of a card: its keyword abilities in one line, unless they are shown in another way, then
/// every ability in its own line, and last the texts that nothing enforces, marked as such.
std::vector<std::string> abilityTexts(const CardDefinition& card, const Vocabulary& vocabulary,
                                      const Words& words, Language language, bool withKeywords = true);

/// Returns the text of one ability of the card.
std::string abilityText(const Ability& ability, const CardDefinition& card, const Vocabulary& vocabulary,
                        const Words& words, Language language);

/// Returns the text of one of the modes of an ability.
std::string modeText(const Ability& ability, std::size_t mode, const CardDefinition& card,
                     const Vocabulary& vocabulary, const Words& words, Language language);

} // namespace takujo
