#pragma once

#include <string>
#include <string_view>

namespace takujo {

// Texts as people compare them when they search: how a text is typed does not matter.

/// Returns the characters of a text without what searching ignores: capitals and accents of Latin letters,
/// full and half width, hiragana or katakana, the sort of quotes and dashes, and the dots between Japanese
/// words.
std::u32string foldedText(std::string_view text);
std::u32string foldedText(std::u32string_view characters);

/// The same without spaces, hyphens and underscores: for words of a game, which people write "first strike",
/// "first-strike" or "FirstStrike".
std::u32string foldedWord(std::string_view text);
std::u32string foldedWord(std::u32string_view characters);

/// Returns the ASCII character that a full-width one stands for; any other one as it is.
char32_t halfWidth(char32_t c);

} // namespace takujo
