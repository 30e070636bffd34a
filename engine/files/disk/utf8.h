#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

/// Offset of the first byte that is not well-formed UTF-8 (overlong forms, surrogates and values past
/// U+10FFFF are not well formed), or nothing when the whole text is fine.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

/// The characters (Unicode code points) of a text. Ill-formed bytes become U+FFFD, one each.
std::u32string codePoints(std::string_view text);

/// How many characters a well-formed text has; what columns are counted in.
std::size_t codePointCount(std::string_view text);

/// A well-formed text, or as many characters of its beginning.
std::string_view firstCharacters(std::string_view text, std::size_t most);

/// Length in bytes of the character at an offset when it is invisible and belongs into no text, else 0. Tab,
/// LF and CR are not meant.
std::size_t controlCharacterAt(std::string_view text, std::size_t offset);

} // namespace takujo
