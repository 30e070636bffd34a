#pragma once

#include "engine/kit/rules/vocabulary.h"
#include "engine/reading/text_pattern.h"

#include <array>
#include <string_view>

namespace takujo {

// What the slots of patterns mean for the fields of operators.

inline constexpr std::array comparisonWays{"at least", "at most", "exactly"};

/// A field by whose number things are counted that stand in the same slot: `{like.amount in play}`.
std::string_view countingField(std::string_view form);

const FieldShape* fieldNamed(const Operator& shape, std::string_view key);
const Operator* amountNamed(const Vocabulary& vocabulary, std::string_view word);

/// Whether a slot only agrees with what others say.
bool saysNothing(const PatternPiece& piece);

} // namespace takujo
