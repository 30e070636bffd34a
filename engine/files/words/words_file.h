#pragma once

#include "engine/files/findings/findings.h"
#include "engine/kit/rules/words.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

/// The words of the kit or of a game, `resources/words/<name>.yaml`. Patterns with mistakes are reported and
/// left out; the others load. None if it is no words file at all.
std::optional<Words> readWords(const std::filesystem::path& file, Findings& findings);
/// The same from a text; `path` is what findings name.
std::optional<Words> parseWords(std::string text, const std::string& path, Findings& findings);

/// The words of the kit with those of a game over them. A file that is not there is reported.
Words loadWords(std::string_view game, Findings& findings);

} // namespace takujo
