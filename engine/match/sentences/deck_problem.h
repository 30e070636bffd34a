#pragma once

#include "engine/cards/deck.h"
#include "engine/kit/rules/words.h"

#include <string>

namespace takujo {

/// What is wrong with a deck, as a sentence with the rule number.
std::string sentenceOf(const DeckProblem& problem, const Words& words, Language language);

} // namespace takujo
