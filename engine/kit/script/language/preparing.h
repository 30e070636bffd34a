#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Puts the abilities that texts of a card speak of behind the card's own, and makes their places those.
void liftQuoted(CardDefinition& card);

/// Fills in what a definition tells of its abilities at a glance.
void digest(CardDefinition& card, const Vocabulary& vocabulary);

/// Tells a fresh state what the cards of its match will ask for.
void prepare(State& state, const CardTable& cards);

} // namespace takujo
