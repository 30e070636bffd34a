#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"

namespace takujo {

/// The root of a YAML text, or nothing when too little of it could be read. A root comes back even when
/// errors were found, so that one reading finds as much as possible: whoever wants only sound files looks at
/// `findings.errors()`. `path` is what findings name.
std::optional<YamlNode> parseYaml(std::string text, const std::string& path, Findings& findings);

std::optional<YamlNode> readYamlFile(const std::filesystem::path& file, Findings& findings);

} // namespace takujo
