#include "engine/reading/plainness.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace takujo {

namespace {

/// Where another script prints the same without one of these words, that one is meant; of two such words the
/// one that weighs less.
struct Roundabout {
    std::string_view word;
    int weight;
};
constexpr std::array roundaboutWords{
    Roundabout{"move", 1},                // games have words of their own: `return`, `remove`
    Roundabout{"look", 2},                // `put top`, where everything goes to one place
    Roundabout{"put top", 1},             // `mill`
    Roundabout{"goes to", 1},             // as an event, a word for that zone
    Roundabout{"pay", 1},                 // under `may`, what is done can be done as such
    Roundabout{"draw and select", 1},     // `draw`, where nothing speaks of the cards
    Roundabout{"nothing happens", 2},     // where something else happens instead
    Roundabout{"among", 1},               // `other`, a name
    Roundabout{"owner", 1},               // in play, who controls it
    Roundabout{"who picks", 1},           // a player who is named
    Roundabout{"not", 1},                 // a number, a quality that is `false`
    Roundabout{"limit", 1},               // `once a turn`
    Roundabout{"any of", 1},              // types of which the same is asked
    Roundabout{"if you did", 1},          // under `may`, `then`
    Roundabout{"rest others", 1},         // `rest`
    Roundabout{"special", 1},             // `evolution: true`
    Roundabout{"when you did", 1},        // under `may`, `when`
    Roundabout{"take their counters", 1}, // `take counter`, of the card itself
    Roundabout{"dull some", 1},           // `dull others`, where the card itself is none of them
    Roundabout{"tap some", 1},
};

int weightOf(std::string_view word) {
    const auto found = std::ranges::find(roundaboutWords, word, &Roundabout::word);
    return found == roundaboutWords.end() ? 0 : found->weight;
}

void addPlainness(const Script& script, Plainness& all) {
    if (script == nullptr)
        return;
    if (script->kind == ScriptTree::Kind::text) {
        ++all.authorTexts;
        all.letters += script->text.size();
    } else if (script->kind == ScriptTree::Kind::word) {
        all.roundabout += weightOf(script->text);
    }
    for (const auto& [key, value] : script->entries) {
        all.roundabout += weightOf(key);
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
    const bool isPart = std::ranges::all_of(one->entries, [&](const auto& entry) {
        const Script same = entryOf(other, entry.first);
        return same != nullptr && leavesOut(entry.second, same);
    });
    // The short form again, of a field that is a map.
    return isPart ||
           (other->entries.size() > 1 && std::ranges::any_of(other->entries, [&](const auto& entry) {
                return leavesOut(one, entry.second);
            }));
}

} // namespace takujo
