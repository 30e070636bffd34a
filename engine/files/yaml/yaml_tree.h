#pragma once

#include <string>
#include <vector>

#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"

namespace takujo {

struct YamlEntryData;

/// The data behind a YamlNode. Only the builder and the reader of prepared trees write it;
/// afterwards it never changes.
struct YamlNodeData {
    YamlKind kind = YamlKind::null;
    YamlStyle style = YamlStyle::plain;
    bool reported = false;
    bool damaged = false;
    TextPosition position;
    std::string text;
    std::vector<YamlNodeData> items;    ///< of a list
    std::vector<YamlEntryData> entries; ///< of a map
};

struct YamlEntryData {
    std::string key;
    TextPosition keyPosition;
    bool keyQuoted = false;
    bool keyReported = false;
    YamlNodeData value;
};

/// A whole file; each of its nodes keeps it alive.
struct YamlTree {
    std::string path;
    YamlNodeData root;
};

} // namespace takujo
