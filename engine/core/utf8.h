#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

// Characters of UTF-8 texts.

/// Returns the offset of the first byte that is not well-formed UTF-8 (overlong forms, surrogates and values
/// beyond U+10FFFF are not well-formed); nothing if the whole text is.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

/// Returns the characters (Unicode code points) of a text. Ill-formed bytes become U+FFFD, one each.
std::u32string codePoints(std::string_view text);

/// Adds a character to a text.
void appendUtf8(std::string& text, char32_t c);
/// Returns the text of characters.
std::string utf8(std::u32string_view characters);

/// Returns how many characters a well-formed text has; columns are counted in characters.
std::size_t codePointCount(std::string_view text);

/// Returns the first `most` characters of a well-formed text.
std::string_view firstCharacters(std::string_view text, std::size_t most);

/// Returns the length in bytes of the character at an offset if it is invisible and belongs in no text, else
/// 0. Tab, LF and CR are allowed.
std::size_t controlCharacterAt(std::string_view text, std::size_t offset);

} // namespace takujo
