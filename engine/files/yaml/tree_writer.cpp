#include "engine/files/yaml/tree_writer.h"

#include "engine/files/yaml/yaml_scalars.h"
#include "engine/files/yaml/yaml_writer.h"

#include <algorithm>

namespace takujo {

namespace {

/// In bytes: what is longer is hard to read.
constexpr std::size_t longestLine = 110;

std::string scalar(const YamlNodeData& node) {
    const bool isPlain = node.style == YamlStyle::plain;
    if (isPlain && (readWholeNumber(node.text).value || node.text == "true" || node.text == "false"))
        return node.text;
    return yamlText(node.text);
}

bool isCollection(const YamlNodeData& node) {
    return node.kind == YamlKind::list || node.kind == YamlKind::map;
}

bool isEmpty(const YamlNodeData& node) {
    return node.items.empty() && node.entries.empty();
}

void writeLines(const YamlNodeData& node, std::size_t indentation, std::string& out);

/// What stands behind `key:` or `-`: in its line, or in lines below.
void writeBehind(const YamlNodeData& node, std::size_t indentation, bool isItem, std::string& out) {
    const std::string line = inOneLine(node);
    if (!isCollection(node) || isEmpty(node) || line.size() + indentation <= longestLine) {
        out += " " + line + "\n";
        return;
    }
    if (!isItem) {
        out += '\n';
        writeLines(node, indentation + 2, out);
        return;
    }
    std::string lines; // the first of them goes behind the dash
    writeLines(node, indentation + 2, lines);
    out += " " + lines.substr(indentation + 2);
}

void writeLines(const YamlNodeData& node, std::size_t indentation, std::string& out) {
    const std::string space(indentation, ' ');
    for (const YamlNodeData& item : node.items) {
        out += space + "-";
        writeBehind(item, indentation, true, out);
    }
    for (const YamlEntryData& entry : node.entries) {
        out += space + yamlText(entry.key) + ":";
        writeBehind(entry.value, indentation, false, out);
    }
}

} // namespace

std::string inOneLine(const YamlNodeData& node) {
    if (node.kind == YamlKind::null)
        return "~";
    if (node.kind == YamlKind::scalar)
        return scalar(node);
    std::string inside;
    for (const YamlNodeData& item : node.items)
        inside += (inside.empty() ? "" : ", ") + inOneLine(item);
    for (const YamlEntryData& entry : node.entries)
        inside += (inside.empty() ? "" : ", ") + yamlText(entry.key) + ": " + inOneLine(entry.value);
    return node.kind == YamlKind::list ? "[" + inside + "]" : "{" + inside + "}";
}

std::string inLines(const YamlNodeData& node, std::size_t indentation) {
    std::string out;
    writeLines(node, indentation, out);
    return out;
}

YamlNodeData copyOf(const YamlNode& node) {
    YamlNodeData copy;
    copy.kind = node.kind();
    copy.style = node.style();
    copy.position = node.position();
    copy.text = node.text();
    for (const YamlNode& item : node.items())
        copy.items.push_back(copyOf(item));
    for (const YamlEntry& entry : node.entries())
        copy.entries.push_back({entry.key, entry.keyPosition, entry.keyQuoted, false, copyOf(entry.value)});
    return copy;
}

YamlNodeData textNode(std::string_view text) {
    YamlNodeData node = plainNode(text);
    node.style = YamlStyle::quoted;
    return node;
}

YamlNodeData plainNode(std::string_view word) {
    YamlNodeData node;
    node.kind = YamlKind::scalar;
    node.text = word;
    return node;
}

YamlNodeData listNode(std::vector<YamlNodeData> items) {
    YamlNodeData list;
    list.kind = YamlKind::list;
    list.items = std::move(items);
    return list;
}

YamlNodeData mapNode(std::vector<std::pair<std::string, YamlNodeData>> entries) {
    YamlNodeData map;
    map.kind = YamlKind::map;
    for (auto& [key, value] : entries)
        put(map, std::move(key), std::move(value));
    return map;
}

void put(YamlNodeData& map, std::string key, YamlNodeData value) {
    YamlEntryData entry;
    entry.key = std::move(key);
    entry.value = std::move(value);
    map.entries.push_back(std::move(entry));
}

} // namespace takujo
