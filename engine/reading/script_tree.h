#pragma once

#include "engine/files/yaml/yaml_tree.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// Script while it is being read: trees like those of card files. Readings of one text share most of their
// parts, so no tree ever changes.

struct ScriptTree;
using Script = std::shared_ptr<const ScriptTree>;
/// Different readings of the same words.
using Scripts = std::vector<Script>;

struct ScriptTree {
    enum class Kind : std::uint8_t {
        word,      ///< an operator without fields, a number
        text,      ///< an author's own text: a name, a job
        list,      ///< `entries` without keys
        map,       ///< `entries` by key
        reference, ///< "it", "the chosen Forward": what it means shows when the whole text has been read
    };
    Kind kind = Kind::word;
    std::string text;
    std::vector<std::pair<std::string, Script>> entries;

    friend bool operator==(const ScriptTree& one, const ScriptTree& other);
};

Script wordScript(std::string_view word);
Script textScript(std::string_view text);
Script referenceScript(std::string_view what);
Script listScript(Scripts items);
Script mapScript(std::vector<std::pair<std::string, Script>> entries);

/// Returns the value at that key of a map; null if it is no map or has no such key.
Script entryOf(const Script& map, std::string_view key);
/// Returns the map with one more entry, or another value there.
Script withEntry(const Script& map, std::string_view key, Script value);
/// Returns a map of one entry.
Script entryScript(std::string_view key, Script value);
/// Returns a map with the entries of both; null if both have one of that key.
Script withEntriesOf(const Script& one, const Script& other);
Script withoutEntry(const Script& map, std::string_view key);
/// Returns the entries of a list, or the script itself if it is no list.
Scripts itemsOf(const Script& script);
/// Returns a list of several; of one, that one.
Script oneOrList(Scripts items);
bool isReference(const Script& script);
bool areEqual(const Script& one, const Script& other);

/// Returns the tree as the data of a file.
YamlNodeData yamlOf(const Script& script);

} // namespace takujo
