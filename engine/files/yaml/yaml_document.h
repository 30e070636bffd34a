#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/files/findings/findings.h"

namespace takujo {

// A parsed YAML file, for reading.

enum class YamlKind : std::uint8_t { null, scalar, list, map };

/// How a scalar is written: bare, in '…' or "…", or as a '|' or '>' block.
enum class YamlStyle : std::uint8_t { plain, quoted, block };

struct YamlTree;
struct YamlNodeData;
struct YamlEntry;

/// One value of a YAML file: immutable and cheap to copy. It keeps the tree of its file alive, so it is valid
/// as long as it exists. References it returns live as long as any node of the file.
class YamlNode {
public:
    explicit YamlNode(std::shared_ptr<const YamlTree> tree); ///< the root of a tree

    YamlKind kind() const;
    bool isNull() const { return kind() == YamlKind::null; }
    bool isScalar() const { return kind() == YamlKind::scalar; }
    bool isList() const { return kind() == YamlKind::list; }
    bool isMap() const { return kind() == YamlKind::map; }

    const std::string& path() const;
    TextPosition position() const;

    /// Returns a scalar's text; for a written null that word ("null", "~"); else empty.
    const std::string& text() const;
    YamlStyle style() const;
    /// Whether it is quoted or a block: then it is text, whatever it looks like.
    bool isCertainText() const { return isScalar() && style() != YamlStyle::plain; }

    /// Whether a finding about this value exists already; then readers report nothing more about it.
    bool reported() const;
    /// Whether this value or one inside it is wrong, or an entry was dropped.
    bool damaged() const;

    /// Returns the number of entries of a list or a map; else 0.
    std::size_t size() const;
    YamlNode item(std::size_t index) const;   ///< of a list
    YamlEntry entry(std::size_t index) const; ///< of a map, in file order
    std::vector<YamlNode> items() const;      ///< empty if it is no list
    std::vector<YamlEntry> entries() const;   ///< empty if it is no map
    std::optional<YamlEntry> find(std::string_view key) const;
    /// Whether a finding about one of the keys exists already.
    bool holdsReportedKey() const;

private:
    YamlNode(std::shared_ptr<const YamlTree> tree, const YamlNodeData& data);

    std::shared_ptr<const YamlTree> tree_;
    const YamlNodeData* data_;
};

/// A key of a map with its value. A map has no key twice.
struct YamlEntry {
    std::string key;
    TextPosition keyPosition;
    bool keyQuoted = false;
    bool keyReported = false; ///< a finding about the key exists already
    YamlNode value;
};

} // namespace takujo
