#include "engine/reading/plainness.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace takujo {

namespace {

/// Where another script prints the same without one of these words, that one is meant.
constexpr std::array roundaboutWords{
    "move",            // games have words of their own: `return`, `remove`
    "look",            // `put top`, where everything goes to one place
    "pay",             // under `may`, what is done can be done as such
    "draw and select", // `draw`, where nothing speaks of the cards
    "nothing happens", // where something else happens instead
    "among",           // `other`, a name
    "owner",           // in play, who controls it
    "who picks",       // a player who is named
    "not",             // a number, a quality that is `false`
    "limit",           // `once a turn`
    "rest others",     // `rest`
    "special",         // `evolution: true`
};

bool isRoundabout(std::string_view word) {
    return std::ranges::find(roundaboutWords, word) != roundaboutWords.end();
}

void add(const YamlNodeData& script, Plainness& all) {
    if (script.kind == YamlKind::scalar && script.style == YamlStyle::quoted) {
        ++all.authorTexts;
        all.letters += script.text.size();
    } else if (script.kind == YamlKind::scalar && isRoundabout(script.text)) {
        ++all.roundabout;
    }
    for (const YamlNodeData& item : script.items)
        add(item, all);
    for (const YamlEntryData& entry : script.entries) {
        if (isRoundabout(entry.key))
            ++all.roundabout;
        add(entry.value, all);
    }
}

} // namespace

Plainness plainnessOf(const YamlNodeData& script) {
    Plainness all;
    add(script, all);
    return all;
}

bool leavesOut(const YamlNodeData& one, const YamlNodeData& other) {
    // The short form of an operator is one of its fields.
    if (other.kind == YamlKind::map && one.kind != YamlKind::map)
        return std::ranges::any_of(other.entries,
                                   [&](const YamlEntryData& entry) { return leavesOut(one, entry.value); }) ||
               (one.kind == YamlKind::scalar && other.entries.size() == 1 &&
                other.entries.front().key == one.text);
    if (one.kind != other.kind)
        return false;
    if (one.kind == YamlKind::scalar)
        return one.text == other.text;
    if (one.kind == YamlKind::list)
        return std::ranges::equal(one.items, other.items, leavesOut);
    return std::ranges::all_of(one.entries, [&](const YamlEntryData& entry) {
        return std::ranges::any_of(other.entries, [&](const YamlEntryData& same) {
            return same.key == entry.key && leavesOut(entry.value, same.value);
        });
    });
}

} // namespace takujo
