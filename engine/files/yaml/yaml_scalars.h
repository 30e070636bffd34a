#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/files/findings/saying.h"

namespace takujo {

/// What other YAML readers make of a bare text ("true or false", "a number", "a date", …), or nothing when
/// all agree that it is text.
std::optional<Saying> misreadAs(std::string_view text);

/// Digits first, then digits, letters, '.' and '-': 11, 11.10, 702.19a, 11-2.
bool looksLikeRuleNumber(std::string_view text);

/// The outcome of reading a bare whole number: its value, or why it is none.
struct WholeNumber {
    std::optional<long long> value;
    bool outOfRange = false; ///< a whole number, but past long long
    Saying problem;          ///< "begins with a zero"; completes "'012' …"
    Saying hint;
};

/// Decimal digits with an optional sign and no leading zero; nothing else.
WholeNumber readWholeNumber(std::string_view text);

} // namespace takujo
