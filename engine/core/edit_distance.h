#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace takujo {

// Which word was meant by a misspelt one.

/// Returns how many single-character slips (a missing, an extra, a wrong character, two neighbours swapped)
/// lie between two words. Counted in characters, not bytes; ASCII capitals count as small letters.
std::size_t editDistance(std::string_view left, std::string_view right);

/// Returns the candidate that a misspelt word most likely means: close enough for its length, the first among
/// equals. Nothing if none is close.
std::optional<std::string> closest(std::string_view word, std::span<const std::string> candidates);

} // namespace takujo
