#include "engine/reading/references.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// Everything chosen, of which the script speaks once for each choice.
constexpr std::string_view allChosenWord = "?all";

constexpr std::string_view sameWord = "?same";

std::string numbered(std::string_view word, std::size_t number) {
    return std::string{word} + (number == 0 ? "" : " " + std::to_string(number + 1));
}

bool holds(const Script& script, std::string_view word) {
    if (script == nullptr)
        return false;
    if (script->kind == ScriptTree::Kind::word)
        return script->text == word;
    return std::ranges::any_of(script->entries, [&](const auto& entry) { return holds(entry.second, word); });
}

Script replacing(const Script& script, std::string_view word, const Script& by) {
    if (script->kind == ScriptTree::Kind::word)
        return script->text == word ? by : script;
    if (script->entries.empty())
        return script;
    ScriptTree copy = *script;
    for (auto& [key, value] : copy.entries)
        value = replacing(value, word, by);
    return std::make_shared<ScriptTree>(std::move(copy));
}

/// What is divided among what was picked stands in the pick: `divide: 7`.
Script firstDivided(const Script& script, std::string& whom) {
    if (script == nullptr)
        return nullptr;
    for (const auto& [key, value] : script->entries) {
        if (Script number = entryOf(value, "?divide")) {
            for (const auto& [other, about] : script->entries)
                if (about->kind == ScriptTree::Kind::word && about->text.starts_with("chosen"))
                    whom = about->text;
            return number;
        }
        if (Script found = firstDivided(value, whom))
            return found;
    }
    return nullptr;
}

Script withDivision(const Script& script, const Script& number, std::size_t& picksBefore) {
    if (script->entries.empty())
        return script;
    if (entryOf(script, "?divide") != nullptr)
        return wordScript("divided");
    ScriptTree copy = *script;
    for (auto& [key, value] : copy.entries) {
        if (key != "choose" && key != "select" && key != "choose now") {
            value = withDivision(value, number, picksBefore);
            continue;
        }
        Scripts picks = itemsOf(value);
        for (Script& pick : picks)
            if (picksBefore-- == 0)
                pick = withEntry(pick, "divide", number);
        value = oneOrList(std::move(picks));
    }
    return std::make_shared<ScriptTree>(std::move(copy));
}

/// Cards of the deck that have been revealed are picked in the deck, which goes without saying.
Script withPlaceOfRevealed(const Script& script, bool isShown) {
    if (script == nullptr || script->entries.empty())
        return script;
    ScriptTree copy = *script;
    for (auto& [key, value] : copy.entries)
        value = withPlaceOfRevealed(value, isShown);
    Script result = std::make_shared<ScriptTree>(std::move(copy));
    const Script among = isShown ? entryOf(result, "among") : nullptr;
    const bool isMore =
        among != nullptr && among->text.starts_with("selected") && entryOf(result, "zone") == nullptr;
    return isMore ? withEntry(result, "zone", wordScript("deck")) : result;
}

bool reveals(const Script& script) {
    return script != nullptr && std::ranges::any_of(script->entries, [](const auto& entry) {
               return entry.first == "reveal top" || entry.first == "look at top" ||
                      entry.first == "reveal until" || reveals(entry.second);
           });
}

/// "Discard them": so many as they are.
Script withNumbersOfNamed(const Script& script) {
    if (script == nullptr || script->entries.empty())
        return script;
    ScriptTree copy = *script;
    Script named;
    for (const auto& [key, value] : copy.entries)
        if (const Script among = entryOf(value, "among"))
            named = among;
    for (auto& [key, value] : copy.entries)
        if (named != nullptr && value->kind == ScriptTree::Kind::word && value->text == allNamedWord)
            value = entryScript("count", named);
        else
            value = withNumbersOfNamed(value);
    return std::make_shared<ScriptTree>(std::move(copy));
}

Script withDivisions(const Script& script) {
    std::string whom;
    const Script number = firstDivided(script, whom);
    if (number == nullptr)
        return script;
    std::size_t place = whom.size() > 7 ? static_cast<std::size_t>(whom.back() - '1') : 0;
    return withDivision(script, number, place);
}

} // namespace

References::References(const Vocabulary& vocabulary, Script script)
    : vocabulary_{vocabulary}, script_{std::move(script)} {
    collect(script_);
    for (const std::string& name : names_)
        meanings_.push_back(meaningsOf(name));
}

void References::collect(const Script& script) {
    if (script == nullptr)
        return;
    if (script->kind == ScriptTree::Kind::reference && script->text != "same")
        names_.push_back(script->text);
    for (const auto& [key, value] : script->entries) {
        if (key == "choose")
            chosen_ += itemsOf(value).size();
        loops_ = loops_ || key == "for each";
        happens_ = happens_ || key == "when" || key == "instead of" || key == "later" || key == "this turn";
        const std::size_t op = operatorOf(vocabulary_.effects, key);
        if (op < vocabulary_.effects.size()) {
            const Operator& shape = vocabulary_.effects[op].shape;
            const bool picks = std::ranges::any_of(
                shape.fields, [](const FieldShape& field) { return field.kind == FieldKind::pick; });
            if (picks || !shape.selects.empty())
                ++selected_;
        }
        collect(value);
    }
}

std::vector<std::string> References::meaningsOf(const std::string& reference) const {
    std::vector<std::string> all;
    const bool isPronoun = reference == "it" || reference == "them";
    if (isPronoun || reference.starts_with("chosen"))
        for (std::size_t i = 0; i < chosen_; ++i)
            all.push_back(numbered("chosen", i));
    if (reference == "them" && chosen_ > 1)
        all.emplace_back(allChosenWord);
    if (isPronoun || reference.starts_with("selected") || reference.ends_with("group") ||
        reference.ends_with("groups")) {
        if (selected_ > 0)
            all.emplace_back("selected");
        for (std::size_t i = 0; i < selected_ && selected_ > 1; ++i)
            all.push_back("selected " + std::to_string(i + 1));
    }
    if ((isPronoun || reference == "that") && happens_)
        all.emplace_back("that");
    if (isPronoun && loops_)
        all.emplace_back("it");
    if (isPronoun) // as in the clause before
        all.emplace_back(sameWord);
    return all;
}

/// The objects that an effect is about, as written in its first field for such.
Script References::objectsOf(const Script& effect) const {
    if (effect == nullptr || effect->kind != ScriptTree::Kind::map)
        return nullptr;
    for (const auto& [key, value] : effect->entries) {
        const std::size_t op = operatorOf(vocabulary_.effects, key);
        if (op == vocabulary_.effects.size())
            continue;
        const std::vector<FieldShape>& fields = vocabulary_.effects[op].shape.fields;
        const auto about = std::ranges::find(fields, FieldKind::objects, &FieldShape::kind);
        if (about == fields.end())
            return nullptr;
        if (Script named = entryOf(value, about->key))
            return named;
        const bool isShort =
            about == fields.begin() && std::ranges::none_of(fields, [&](const FieldShape& field) {
                return entryOf(value, field.key) != nullptr;
            });
        return isShort ? value : nullptr;
    }
    return nullptr;
}

/// Only of what has been changed one goes on to speak.
bool References::lasts(const Script& effect) const {
    return effect != nullptr && std::ranges::any_of(effect->entries, [&](const auto& entry) {
               const std::size_t op = operatorOf(vocabulary_.effects, entry.first);
               return op < vocabulary_.effects.size() && vocabulary_.effects[op].modify != nullptr;
           });
}

void References::appendForAll(Scripts& list, const Script& effect) const {
    if (!holds(effect, allChosenWord)) {
        list.push_back(effect);
        return;
    }
    for (std::size_t i = 0; i < chosen_; ++i)
        list.push_back(replacing(effect, allChosenWord, wordScript(numbered("chosen", i))));
}

/// The script with its references replaced; `before`: the effect before it in the same list.
Script References::with(const Script& script, const std::vector<std::size_t>& picked, std::size_t& next,
                        const Script& before, bool& isSound) const {
    if (script == nullptr)
        return script;
    if (isReference(script)) {
        if (script->text == "same") {
            const Script same = objectsOf(before);
            isSound = isSound && same != nullptr;
            return same;
        }
        const std::size_t place = next++;
        const std::string& meaning = meanings_[place][picked[place]];
        if (meaning != sameWord)
            return wordScript(meaning);
        const Script same = lasts(before) ? objectsOf(before) : nullptr;
        // What has been picked has a word of its own.
        isSound = isSound && same != nullptr && (same->kind == ScriptTree::Kind::map || same->text == "this");
        return same;
    }
    if (script->kind == ScriptTree::Kind::list) {
        Scripts items;
        Script last;
        for (const auto& [key, item] : script->entries) {
            last = with(item, picked, next, last, isSound);
            if (!isSound)
                return nullptr;
            appendForAll(items, last);
        }
        return listScript(std::move(items));
    }
    if (script->kind != ScriptTree::Kind::map)
        return script;
    std::vector<std::pair<std::string, Script>> entries;
    for (const auto& [key, value] : script->entries) {
        Script made = with(value, picked, next, before, isSound);
        if (!isSound)
            return nullptr;
        const bool isBlock = key == "do" || key == "then" || key == "otherwise";
        if (isBlock && made->kind == ScriptTree::Kind::map && holds(made, allChosenWord)) {
            Scripts list;
            appendForAll(list, made);
            made = listScript(std::move(list));
        }
        entries.emplace_back(key, std::move(made));
    }
    return mapScript(std::move(entries));
}

bool References::tryAll(const std::function<bool(const Script&)>& use) const {
    constexpr int mostCombinations = 50'000;
    if (std::ranges::any_of(meanings_, [](const auto& meanings) { return meanings.empty(); }))
        return true;
    std::vector<std::size_t> picked(meanings_.size());
    int combinations = 0;
    for (bool isMore = true; isMore;) {
        if (++combinations > mostCombinations)
            return false;
        std::size_t next = 0;
        bool isSound = true;
        const Script made = with(script_, picked, next, nullptr, isSound);
        if (isSound && !use(withPlaceOfRevealed(withNumbersOfNamed(withDivisions(made)), reveals(made))))
            return false;
        // The next combination, the last reference first.
        isMore = false;
        for (std::size_t i = picked.size(); i-- > 0;) {
            if (++picked[i] < meanings_[i].size()) {
                isMore = true;
                break;
            }
            picked[i] = 0;
        }
    }
    return true;
}

} // namespace takujo
