#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/rules/words.h"

#include <cstddef>
#include <string>
#include <vector>

namespace takujo {

// The text of a card, written from what the card does, so that the two cannot disagree.

/// The lines of a card: its keyword abilities in one, unless they are shown in another way, then every
/// ability in one of its own.
std::vector<std::string> abilityTexts(const CardDefinition& card, const Vocabulary& vocabulary,
                                      const Words& words, Language language, bool withKeywords = true);

/// One ability of the card.
std::string abilityText(const Ability& ability, const CardDefinition& card, const Vocabulary& vocabulary,
                        const Words& words, Language language);

/// One of the ways that the ability lets its player choose among.
std::string modeText(const Ability& ability, std::size_t mode, const CardDefinition& card,
                     const Vocabulary& vocabulary, const Words& words, Language language);

} // namespace takujo
