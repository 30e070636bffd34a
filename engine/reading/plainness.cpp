#include "engine/reading/plainness.h"

#include <algorithm>
#include <string_view>

namespace takujo {

namespace {

int weightOf(std::string_view word, const ReadingGuide& guide) {
    const auto found = guide.roundabout.find(word);
    return found == guide.roundabout.end() ? 0 : found->second;
}

/// Whoever goes on in a sentence that says what happens then goes on with what happens then.
int behindThen(const std::vector<std::pair<std::string, Script>>& effects) {
    const auto first = std::ranges::find_if(effects, [](const auto& effect) {
        return entryOf(effect.second, "then") != nullptr || entryOf(effect.second, "otherwise") != nullptr;
    });
    return first == effects.end() ? 0 : static_cast<int>(effects.end() - first) - 1;
}

void addPlainness(const Script& script, const ReadingGuide& guide, Plainness& all) {
    if (script == nullptr)
        return;
    if (script->kind == ScriptTree::Kind::text) {
        ++all.authorTexts;
        all.letters += script->text.size();
    } else if (script->kind == ScriptTree::Kind::word) {
        all.roundabout += weightOf(script->text, guide);
    }
    if (script->kind == ScriptTree::Kind::list)
        all.behindThen += behindThen(script->entries);
    for (const auto& [key, value] : script->entries) {
        all.roundabout += weightOf(key, guide);
        addPlainness(value, guide, all);
    }
}

} // namespace

Plainness plainnessOf(const Script& script, const ReadingGuide& guide) {
    Plainness all;
    addPlainness(script, guide, all);
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
