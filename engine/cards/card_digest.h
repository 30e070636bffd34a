#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

#include <cstdint>

namespace takujo {

/// Returns a hash of what a card is and does, by which a saved game recognises its cards. Other cards, the
/// Japanese, the flavour and an operator's place in the vocabulary do not change it; without a vocabulary
/// only what is printed counts.
std::uint64_t digestOf(const CardDefinition& card, const Vocabulary* vocabulary);

} // namespace takujo
