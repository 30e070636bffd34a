#pragma once

#include "engine/files/findings/findings.h"
#include "engine/kit/rules/words.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

// Reads the words of the kit and of games.

/// Reads the words of the kit or of a game, `resources/words/<name>.yaml`. Patterns with mistakes are
/// reported and left out; the others load. None if the file is no words file.
std::optional<Words> readWords(const std::filesystem::path& file, Findings& findings);
/// The same from a text; findings call it `path`.
std::optional<Words> parseWords(std::string text, const std::string& path, Findings& findings);

/// Reads the words of the kit, then those of a game, which replace them. A missing file is reported.
Words loadWords(std::string_view game, Findings& findings);

} // namespace takujo
