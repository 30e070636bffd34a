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
    "any of",          // types of which the same is asked
    "if you did",      // under `may`, `then`
    "rest others",     // `rest`
    "special",         // `evolution: true`
};

bool isRoundabout(std::string_view word) {
    return std::ranges::find(roundaboutWords, word) != roundaboutWords.end();
}

void addPlainness(const Script& script, Plainness& all) {
    if (script == nullptr)
        return;
    if (script->kind == ScriptTree::Kind::text) {
        ++all.authorTexts;
        all.letters += script->text.size();
    } else if (script->kind == ScriptTree::Kind::word && isRoundabout(script->text)) {
        ++all.roundabout;
    }
    for (const auto& [key, value] : script->entries) {
        if (isRoundabout(key))
            ++all.roundabout;
        addPlainness(value, all);
    }
}

} // namespace

Plainness plainnessOf(const Script& script) {
    Plainness all;
    addPlainness(script, all);
    return all;
}

bool leavesOut(const Script& one, const Script& other) {
    using Kind = ScriptTree::Kind;
    // The short form of an operator is one of its fields.
    if (other->kind == Kind::map && one->kind != Kind::map)
        return std::ranges::any_of(other->entries,
                                   [&](const auto& entry) { return leavesOut(one, entry.second); }) ||
               (other->entries.size() == 1 && other->entries.front().first == one->text);
    if (one->kind != other->kind)
        return false;
    if (one->kind == Kind::list)
        return std::ranges::equal(one->entries, other->entries, [](const auto& item, const auto& same) {
            return leavesOut(item.second, same.second);
        });
    if (one->kind != Kind::map)
        return one->text == other->text;
    return std::ranges::all_of(one->entries, [&](const auto& entry) {
        const Script same = entryOf(other, entry.first);
        return same != nullptr && leavesOut(entry.second, same);
    });
}

} // namespace takujo
