#pragma once

#include <string>

namespace takujo {

/// Returns a JSON text as the reader of YAML takes it, with every line and nearly every column where it was:
/// tabs are spaces, and a character beyond U+FFFF, which JSON escapes in two halves, is escaped as one.
std::string yamlOfJson(std::string text);

} // namespace takujo
