#pragma once

#include <string>
#include <string_view>

namespace takujo {

/// A text as a YAML file writes it, also as a key and inside brackets: bare where every reader takes it for
/// this text, else in double quotes. What is not UTF-8, or invisible and refused by the reader,
/// becomes U+FFFD.
std::string yamlText(std::string_view text);

/// Always in double quotes.
std::string quotedYamlText(std::string_view text);

} // namespace takujo
