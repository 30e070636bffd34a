#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/files/findings/findings.h"

namespace takujo {

// Reads text files whole.

/// Larger files are refused unread: nobody writes one by hand.
constexpr std::size_t largestTextFile = std::size_t{8} * 1024 * 1024;

/// Returns a path as findings show it: with forward slashes, in UTF-8.
std::string shownPath(const std::filesystem::path& file);

/// Returns the bytes of an ordinary file. Reports `missing-file`, `is-a-folder`, `unreadable-file` and
/// `too-large`.
std::optional<std::string> readTextFile(const std::filesystem::path& file, Findings& findings);

/// Reports `too-large` for a text read from elsewhere.
bool checkSize(std::size_t bytes, const std::string& path, Findings& findings);

/// Returns the text of a file as characters: without its byte order mark, in UTF-8. Reports `not-utf8` (and
/// returns nothing), `control-character` and `line-endings` (and replaces them by a space or a line break, so
/// that the rest can be read and every offset stays).
std::optional<std::string> decodeText(std::string bytes, const std::string& path, Findings& findings);

} // namespace takujo
