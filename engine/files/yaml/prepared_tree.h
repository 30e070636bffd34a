#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/files/yaml/yaml_tree.h"

namespace takujo {

// Trees of YAML files that were read in advance, when the program was built: reading its own files is most of
// the work of starting. Such a tree belongs to a content, not to a path, so it can never be out of date;
// where there is none, the file is read as ever.

/// Returns the tree as bytes. Only trees of files without findings may be prepared, since the bytes keep
/// none.
std::string packTree(const YamlNodeData& root);

/// Returns the tree in the bytes that `packTree` made; none if they are damaged or of another version.
std::optional<YamlNodeData> unpackTree(std::string_view bytes);

/// Returns the name of the file with the tree of a text.
std::string preparedName(std::string_view text);

/// Returns the prepared tree of a text, from the program's own folder of prepared trees; none if there is
/// none.
std::optional<YamlNodeData> preparedTree(std::string_view text);

/// The same from any folder.
std::optional<YamlNodeData> preparedTree(std::string_view text, const std::filesystem::path& folder);

} // namespace takujo
