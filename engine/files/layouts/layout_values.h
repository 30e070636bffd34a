#pragma once

#include "engine/files/layouts/layout_file.h"
#include "engine/files/yaml/yaml_value.h"

#include <optional>
#include <string>
#include <vector>

/// Reads single values of a layout. Mistakes are reported, and the value stays empty.
namespace takujo::layout {

using Strings = std::vector<std::string>;

/// One of `words`.
std::string wordOf(const std::optional<YamlValue>& value, const Strings& words);
/// Some of `words`, each once.
Strings wordList(const YamlList& values, const Strings& words);

/// [x, y, width, height]
LayoutRect readRect(const std::optional<YamlValue>& value);
/// "#rrggbb"
LayoutColour readColour(const std::optional<YamlValue>& value);
/// The name of a drawing in `resources/cards/glyphs`.
std::string readGlyph(const std::optional<YamlValue>& value);
/// The name of a drawing in `resources/cards/frames`.
std::string readFrame(const std::optional<YamlValue>& value);
/// One or two, which fit into a circle.
std::string readLetters(const std::optional<YamlValue>& value);

} // namespace takujo::layout
