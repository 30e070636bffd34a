#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/files/disk/source_text.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_syntax.h"
#include "engine/files/yaml/yaml_tree.h"

namespace takujo {

/// Bytes replaced by letters so that the parser could continue after an error, and the lines where nothing
/// more is reported.
struct YamlRepairs {
    std::map<std::size_t, char> bytes; ///< the bytes that were replaced
    std::set<int> lines;
};

/// Ends the parse from inside an event.
struct YamlStop : std::runtime_error {
    explicit YamlStop(SyntaxTrouble why) : std::runtime_error(why.code), trouble(std::move(why)) {}
    SyntaxTrouble trouble;
};

/// The most keys and values of a file: more than the longest saved game has, and few enough to read at once.
inline constexpr std::size_t mostYamlNodes = 200'000;

/// Builds the tree from the parser's events and reports what YAML allows but our files must not have: double
/// keys, keys that are no words, empty values, anchors, aliases, tags, and texts that swallow lines. Offsets
/// are bytes of the source; `source` and `repairs` must outlive the builder.
class YamlTreeBuilder {
public:
    YamlTreeBuilder(const SourceText& source, const YamlRepairs& repairs)
        : source_(source), repairs_(repairs) {}

    struct Properties {
        bool tagged = false;
        bool anchored = false;
    };

    void null(std::size_t offset, Properties properties);
    void alias(std::size_t offset);
    void scalar(std::size_t offset, Properties properties, bool plain, const std::string& text);
    void beginCollection(YamlKind kind, std::size_t offset, Properties properties, bool brackets);
    void endCollection();

    /// Returns the offset of the '[' or '{' around the present event, if there is one.
    std::optional<std::size_t> openBracket() const;
    /// Reports what was found before an offset, in order; findings after a place where the parser gave up are
    /// not reliable.
    void reportBefore(std::size_t offset, const std::string& path, Findings& findings) const;
    YamlNodeData takeRoot() { return std::move(root_); }

private:
    struct Key {
        std::string text;
        TextPosition position;
        std::size_t offset = 0;
        bool quoted = false;
        bool reported = false;
        bool dropped = false; ///< its entry is left out of the tree
    };
    struct Frame {
        YamlNodeData node;
        std::size_t offset = 0;
        bool brackets = false;
        std::optional<Key> key; ///< of the next value; a map without one expects a key
        std::unordered_map<std::string, TextPosition> seen;
    };
    struct Found {
        std::size_t offset;
        Finding finding;
    };

    bool expectsKey() const;
    YamlNodeData newNode(YamlKind kind, std::size_t offset) const;
    void attach(YamlNodeData node, std::size_t offset);
    void attachKey(YamlNodeData node, std::size_t offset);
    /// Reports a value on its own line that is indented no deeper than its key, which the parser allows.
    void checkIndentation(const Frame& map, const YamlNodeData& value, std::size_t offset);
    void report(std::size_t offset, Severity severity, std::string code, Message text, Message hint);
    void reportProperties(std::size_t offset, Properties properties);
    void checkQuoted(YamlNodeData& node, std::size_t offset);
    void checkPlain(const YamlNodeData& node, std::size_t offset);
    void restoreRepaired(YamlNodeData& node, std::size_t offset) const;
    void reportEmptyValue(const Key& key, bool brackets);
    bool isWrittenNull(std::size_t offset) const;
    std::size_t dashBefore(std::size_t offset) const;

    const SourceText& source_;
    const YamlRepairs& repairs_;
    std::vector<Frame> frames_;
    std::vector<Found> found_;
    std::optional<std::size_t> lastTag_;
    std::size_t nodes_ = 0;
    YamlNodeData root_;
};

} // namespace takujo
