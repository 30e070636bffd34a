#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"
#include "engine/files/yaml/yaml_tree.h"

namespace takujo {

/// Returns the root of a YAML text; nothing if too little of it could be read. There is a root even after
/// errors, so that one reading finds as much as possible: callers who want only correct files check
/// `findings.errors()`. Findings call the text `path`.
std::optional<YamlNode> parseYaml(std::string text, const std::string& path, Findings& findings);

/// The same as the data of the tree, always read from the text.
std::optional<YamlNodeData> parseYamlTree(std::string text, const std::string& path, Findings& findings);

/// The same of a file. The program's own files were read in advance (engine/files/yaml/prepared_tree.h).
std::optional<YamlNode> readYamlFile(const std::filesystem::path& file, Findings& findings);

} // namespace takujo
