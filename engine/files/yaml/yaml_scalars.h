#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/files/findings/message.h"

namespace takujo {

// How a bare scalar is read: as text, as a rule number, as a whole number.

/// Returns how other YAML readers read a bare text ("true or false", "a number", "a date", …); nothing if all
/// take it for text.
std::optional<Message> misreadAs(std::string_view text);

/// Whether it is digits, then digits, letters, '.' and '-': 11, 11.10, 702.19a, 11-2.
bool looksLikeRuleNumber(std::string_view text);

/// The result of reading a bare whole number: its value, or what is wrong.
struct WholeNumber {
    std::optional<long long> value;
    bool outOfRange = false; ///< a whole number, but beyond long long
    Message problem;         ///< "begins with a zero"; completes "'012' …"
    Message hint;
};

/// Reads decimal digits with an optional sign and no leading zero; nothing else.
WholeNumber readWholeNumber(std::string_view text);

} // namespace takujo
