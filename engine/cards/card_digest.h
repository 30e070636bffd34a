#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

#include <cstdint>

namespace takujo {

/// Changes when what a card is or does changes: what a saved game knows its cards by. Other cards, the
/// Japanese and the flavour make no difference, nor does the place of an operator in the vocabulary; without
/// a vocabulary only what is printed counts.
std::uint64_t digestOf(const CardDefinition& card, const Vocabulary* vocabulary);

} // namespace takujo
