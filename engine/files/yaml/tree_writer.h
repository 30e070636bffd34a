#pragma once

#include "engine/files/yaml/yaml_tree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// Writes trees as YAML, and makes them.

/// Returns a value in one line, with brackets around lists and maps.
std::string inOneLine(const YamlNodeData& node);

/// Returns a map or list as card files are written: what fits into a line stands in one, everything else in
/// lines of its own. Every line begins with so many spaces, and ends with a line break.
std::string inLines(const YamlNodeData& node, std::size_t indentation = 0);

/// Returns a part of a tree as one of its own, with the places at which it stands.
YamlNodeData copyOf(const YamlNode& node);
/// A text, whatever it looks like.
YamlNodeData textNode(std::string_view text);
/// A word, a number, true or false.
YamlNodeData plainNode(std::string_view word);
YamlNodeData listNode(std::vector<YamlNodeData> items = {});
YamlNodeData mapNode(std::vector<std::pair<std::string, YamlNodeData>> entries = {});
/// Adds an entry to a map.
void put(YamlNodeData& map, std::string key, YamlNodeData value);

} // namespace takujo
