#pragma once

#include <string>
#include <string_view>

namespace takujo {

/// Returns a text as a YAML file writes it, also as a key and inside brackets: bare if every reader takes it
/// for this text, else in double quotes. Bytes that are not UTF-8, and invisible characters that the reader
/// refuses, become U+FFFD.
std::string yamlText(std::string_view text);

/// The same, always in double quotes.
std::string quotedYamlText(std::string_view text);

} // namespace takujo
