#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace takujo {

/// How many single-character slips (a missing, an extra, a wrong character, two neighbours swapped) lie
/// between two words. Counted in characters, not bytes; ASCII capitals count as their small letters.
std::size_t editDistance(std::string_view left, std::string_view right);

/// The candidate a misspelt word most likely means: close enough for its length, the first among equals.
/// Nothing when no candidate is close.
std::optional<std::string> closest(std::string_view word, std::span<const std::string> candidates);

} // namespace takujo
