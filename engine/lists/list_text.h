#pragma once

#include "engine/files/findings/findings.h"

#include <optional>
#include <string>

namespace takujo {

/// Returns the bytes of a list as a text in UTF-8, whose lines end with LF alone. Lists come from
/// spreadsheets and web pages: UTF-16 and Shift_JIS are read, too, and it is told if the encoding was only
/// guessed. Invisible characters become spaces. None if it is no text; then a finding says so.
std::optional<std::string> textOfList(std::string bytes, const std::string& path, Findings& findings);

} // namespace takujo
