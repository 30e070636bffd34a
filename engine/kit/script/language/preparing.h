#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

// Prepares card definitions and a new state for a match.

/// Moves the abilities inside texts of a card to the end of its list, and makes their indices those.
void liftQuoted(CardDefinition& card);

/// Fills in the bits by which a definition summarises its abilities.
void digest(CardDefinition& card, const Vocabulary& vocabulary);

/// Fills in the same bits of a new state, for all cards of its match.
void prepare(State& state, const CardTable& cards);

} // namespace takujo
