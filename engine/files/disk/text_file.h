#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/files/findings/findings.h"

namespace takujo {

/// Larger files are refused before they are read: nobody writes one by hand.
constexpr std::size_t largestTextFile = std::size_t{8} * 1024 * 1024;

/// A path as findings show it: with forward slashes, in UTF-8.
std::string shownPath(const std::filesystem::path& file);

/// The bytes of an ordinary file. Reports `missing-file`, `is-a-folder`, `unreadable-file` and `too-large`.
std::optional<std::string> readTextFile(const std::filesystem::path& file, Findings& findings);

/// Reports `too-large` for a text read from elsewhere.
bool checkSize(std::size_t bytes, const std::string& path, Findings& findings);

/// The text of a file as characters: without its byte order mark, in UTF-8. Reports `not-utf8` (and gives
/// nothing), `control-character` and `line-endings` (and puts a space or a line break there, so that the rest
/// can be read and every offset stays).
std::optional<std::string> decodeText(std::string bytes, const std::string& path, Findings& findings);

} // namespace takujo
