#include "engine/reading/script_tree.h"

#include <algorithm>

namespace takujo {

using TreeKind = ScriptTree::Kind;

bool operator==(const ScriptTree& one, const ScriptTree& other) {
    return one.kind == other.kind && one.text == other.text &&
           std::ranges::equal(one.entries, other.entries, [](const auto& a, const auto& b) {
               return a.first == b.first && areEqual(a.second, b.second);
           });
}

bool areEqual(const Script& one, const Script& other) {
    return one == other || (one != nullptr && other != nullptr && *one == *other);
}

Script wordScript(std::string_view word) {
    return std::make_shared<ScriptTree>(ScriptTree{TreeKind::word, std::string{word}, {}});
}

Script textScript(std::string_view text) {
    return std::make_shared<ScriptTree>(ScriptTree{TreeKind::text, std::string{text}, {}});
}

Script referenceScript(std::string_view what) {
    return std::make_shared<ScriptTree>(ScriptTree{TreeKind::reference, std::string{what}, {}});
}

Script listScript(Scripts items) {
    ScriptTree list{TreeKind::list, {}, {}};
    for (Script& item : items)
        list.entries.emplace_back(std::string{}, std::move(item));
    return std::make_shared<ScriptTree>(std::move(list));
}

Script mapScript(std::vector<std::pair<std::string, Script>> entries) {
    return std::make_shared<ScriptTree>(ScriptTree{TreeKind::map, {}, std::move(entries)});
}

Script entryOf(const Script& map, std::string_view key) {
    if (map == nullptr || map->kind != TreeKind::map)
        return nullptr;
    for (const auto& [name, value] : map->entries)
        if (name == key)
            return value;
    return nullptr;
}

Script withEntry(const Script& map, std::string_view key, Script value) {
    std::vector<std::pair<std::string, Script>> entries = map->entries;
    for (auto& [name, old] : entries)
        if (name == key) {
            old = std::move(value);
            return mapScript(std::move(entries));
        }
    entries.emplace_back(std::string{key}, std::move(value));
    return mapScript(std::move(entries));
}

Script entryScript(std::string_view key, Script value) {
    return mapScript({{std::string{key}, std::move(value)}});
}

Script withEntriesOf(const Script& one, const Script& other) {
    Script result = one;
    for (const auto& [key, value] : other->entries) {
        if (entryOf(result, key) != nullptr)
            return nullptr;
        result = withEntry(result, key, value);
    }
    return result;
}

Script withoutEntry(const Script& map, std::string_view key) {
    std::vector<std::pair<std::string, Script>> entries = map->entries;
    std::erase_if(entries, [&](const auto& entry) { return entry.first == key; });
    return mapScript(std::move(entries));
}

Scripts itemsOf(const Script& script) {
    if (script == nullptr)
        return {};
    if (script->kind != TreeKind::list)
        return {script};
    Scripts items;
    for (const auto& [key, value] : script->entries)
        items.push_back(value);
    return items;
}

Script oneOrList(Scripts items) {
    return items.size() == 1 ? items.front() : listScript(std::move(items));
}

bool isReference(const Script& script) {
    return script != nullptr && script->kind == TreeKind::reference;
}

YamlNodeData yamlOf(const Script& script) {
    YamlNodeData node;
    switch (script->kind) {
    case TreeKind::word:
    case TreeKind::reference:
    case TreeKind::text:
        node.kind = YamlKind::scalar;
        node.style = script->kind == TreeKind::text ? YamlStyle::quoted : YamlStyle::plain;
        node.text = script->text;
        break;
    case TreeKind::list:
        node.kind = YamlKind::list;
        for (const auto& [key, value] : script->entries)
            node.items.push_back(yamlOf(value));
        break;
    case TreeKind::map:
        node.kind = YamlKind::map;
        for (const auto& [key, value] : script->entries) {
            YamlEntryData entry;
            entry.key = key;
            entry.value = yamlOf(value);
            node.entries.push_back(std::move(entry));
        }
        break;
    }
    return node;
}

} // namespace takujo
