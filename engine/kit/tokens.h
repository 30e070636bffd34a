#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

// Tokens in zones. How they come to be, their texts say (`effectsOfTokens`).

/// For games whose texts ask whether a card is a token: `token`.
CriterionSpec criterionOfTokens();

/// Returns the rule process by which tokens are erased as soon as they lie where tokens of their printed type
/// may not (`ZoneSpec::tokens`): in the middle of whatever goes on, after what their arrival triggers.
RuleProcess misplacedTokens(std::string_view name, std::string_view rule);

} // namespace takujo
