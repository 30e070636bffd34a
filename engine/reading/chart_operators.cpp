// The part of the chart that makes operators of what has been read in the slots of a pattern, and of its
// name.

#include "engine/reading/chart.h"
#include "engine/reading/references.h"
#include "engine/reading/slot_meaning.h"

#include <algorithm>

namespace takujo {

namespace {

bool isPlayerWord(std::string_view word) {
    return word == "you" || word == "opponent" || word == "both" || word == "turn player" ||
           word == "that player" || word == "who picks";
}

/// How many are counted in a slot. One goes without saying, and what has a name is not counted: all that are
/// meant.
Script numberIn(const Script& script, const FieldShape& field) {
    if (const Script number = entryOf(script, "?number")) {
        const bool isUnsaid = !field.required && number->text == "1" && field.key == "amount";
        return isUnsaid ? nullptr : number;
    }
    const Script named = entryOf(script, "among");
    if (named == nullptr || field.kind != FieldKind::amount || !field.required)
        return nullptr;
    return wordScript(named->text == "it" || named->text == "this" ? "1" : allNamedWord);
}

/// What a slot of a pattern says of a field; null if nothing, or what goes without saying.
Script saidOf(const FieldShape& field, std::string_view name, const PatternPiece& piece,
              const Script& script) {
    if (piece.name == name && !saysNothing(piece)) {
        const Script what = entryOf(script, "?what");
        const bool areAnyCards = what != nullptr && field.kind == FieldKind::criteria && !field.required &&
                                 areEqual(what, mapScript({{"card", mapScript({})}}));
        return areAnyCards ? nullptr : what != nullptr ? what : script;
    }
    if (piece.name.starts_with('?') && std::string_view{piece.name}.substr(1) == name)
        return script;
    return countingField(piece.form) == field.key ? numberIn(script, field) : nullptr;
}

} // namespace

void Chart::byPattern(const Operator& shape, const TextPattern& pattern, Span span, Scripts& all) {
    match(
        pattern, span,
        [&](const PatternPiece& piece, Span inside) { return readSlot(shape, pattern, piece, inside); },
        [&](const Binding& bound) { addAll(all, assembled(shape, pattern, bound)); });
}

Script Chart::operatorScript(const Operator& shape,
                             const std::vector<std::pair<const FieldShape*, Script>>& fields) {
    std::vector<std::pair<std::string, Script>> entries;
    for (const auto& [field, script] : fields)
        if (script != nullptr)
            entries.emplace_back(std::string{field->key}, script);
    const std::string word{shape.word};
    if (entries.empty() && (shape.fields.empty() || !shape.inlineFields))
        return shape.fields.empty() ? wordScript(word) : wordScript(word);
    if (shape.inlineFields) {
        for (auto& [key, script] : entries)
            if (key == shape.fields.front().key)
                key = word;
        return mapScript(std::move(entries));
    }
    const Script only = entries.size() == 1 && entries.front().first == shape.fields.front().key
                            ? entries.front().second
                            : nullptr;
    const auto isKey = [&](const auto& entry) { return fieldNamed(shape, entry.first) != nullptr; };
    const bool isShort = only != nullptr &&
                         (only->kind != ScriptTree::Kind::map || std::ranges::none_of(only->entries, isKey));
    return mapScript({{word, isShort ? only : mapScript(std::move(entries))}});
}

Scripts Chart::assembled(const Operator& shape, const TextPattern& pattern, const Binding& bound,
                         std::string_view prefix) {
    std::vector<std::vector<std::pair<const FieldShape*, Script>>> ways(1);
    for (const FieldShape& field : shape.fields) {
        const Scripts choices = choicesOf(shape, field, pattern, bound, prefix);
        std::vector<std::vector<std::pair<const FieldShape*, Script>>> longer;
        for (const auto& way : ways)
            for (const Script& choice : choices) {
                longer.push_back(way);
                longer.back().emplace_back(&field, choice);
            }
        ways = std::move(longer);
    }
    Scripts all;
    for (const auto& way : ways)
        add(all, operatorScript(shape, way));
    return all;
}

Script Chart::comparisonOf(const Binding& bound, const TextPattern& pattern) const {
    std::vector<std::pair<std::string, Script>> entries;
    for (const auto& [piece, script] : bound)
        if (script != nullptr && std::ranges::find(comparisonWays, piece->name) != comparisonWays.end())
            entries.emplace_back(piece->name, script);
    if (entries.empty())
        for (const char* way : comparisonWays)
            if (pattern.has(way) && pattern.has("none"))
                entries.emplace_back(way, wordScript("0"));
    if (entries.size() == 1 && entries.front().first == "exactly")
        return entries.front().second;
    return entries.empty() ? nullptr : mapScript(std::move(entries));
}

/// What a field can be: null if it is left out; nothing if it would have to be said.
Scripts Chart::choicesOf(const Operator& shape, const FieldShape& field, const TextPattern& pattern,
                         const Binding& bound, std::string_view prefix) {
    if (field.kind == FieldKind::comparison) {
        const Script comparison = comparisonOf(bound, pattern);
        return comparison == nullptr && field.required ? Scripts{} : Scripts{comparison};
    }
    const std::string name = std::string{prefix}.append(field.key);
    Script said;
    for (const auto& [piece, script] : bound) {
        const Script here = script == nullptr ? nullptr : saidOf(field, name, *piece, script);
        if (here == nullptr)
            continue;
        if (said != nullptr && !areEqual(said, here) && !isReference(here))
            return {}; // it cannot be both
        if (said == nullptr || isReference(said))
            said = here;
    }
    if (said != nullptr)
        said = asMeant(said, field, pattern, bound);
    if (said != nullptr)
        return {said};
    if (field.kind == FieldKind::objects && field.required && !prefix.empty())
        return {referenceScript("same")};
    if (field.kind == FieldKind::amount && field.required && prefix.empty())
        if (const Script inside = insideAmount(field, pattern, bound))
            return {inside};
    return choicesByTags(shape, field, pattern);
}

/// What has been read for a field, as its operator has it there; null if that goes without saying.
Script Chart::asMeant(const Script& said, const FieldShape& field, const TextPattern& pattern,
                      const Binding& bound) {
    if (field.kind == FieldKind::pick) {
        Script pick = said;
        for (const auto& [piece, script] : bound)
            if (piece->name == "by" && !piece->isWords() && script != nullptr && script->text != "you")
                pick = withEntry(pick, "by", script);
        return pick;
    }
    if (field.kind == FieldKind::players && !field.required && said->text == "you")
        return nullptr; // it is you, if nothing is said
    if (field.kind != FieldKind::amount)
        return said;
    if (pattern.has("divided"))
        return mapScript({{"?divide", said}}); // of what is chosen before
    const bool isNumber = said->kind == ScriptTree::Kind::word;
    return pattern.has("less") && isNumber ? wordScript("-" + said->text) : said;
}

Script Chart::insideAmount(const FieldShape& field, const TextPattern& pattern, const Binding& bound) {
    for (const std::string& tag : pattern.tags) {
        const Operator* const amount = amountNamed(vocabulary_, tag);
        if (amount == nullptr)
            continue;
        std::vector<std::pair<const FieldShape*, Script>> fields;
        bool isWhole = true;
        for (const FieldShape& part : amount->fields) {
            Script said;
            for (const auto& [piece, script] : bound)
                if (script != nullptr && !saysNothing(*piece) &&
                    piece->name == std::string{field.key} + " " + std::string{part.key})
                    said = script;
            for (const std::string& other : pattern.tags) {
                if (said != nullptr || part.kind != FieldKind::amount)
                    break;
                if (other.starts_with(std::string{part.key} + " "))
                    said = wordScript(std::string_view{other}.substr(part.key.size() + 1));
                else if (other != tag && amountNamed(vocabulary_, other) != nullptr)
                    said = wordScript(other);
            }
            isWhole = isWhole && (said != nullptr || !part.required);
            fields.emplace_back(&part, said);
        }
        if (isWhole)
            return operatorScript(*amount, fields);
    }
    return nullptr;
}

/// What a pattern's name says of a field that has no slot in it.
Scripts Chart::choicesByTags(const Operator& shape, const FieldShape& field, const TextPattern& pattern) {
    const std::string key{field.key};
    const bool isTagged = pattern.has(key);
    switch (field.kind) {
    case FieldKind::flag:
        if (field.required)
            return {wordScript(pattern.has("not") || pattern.has("false") ? "false" : "true")};
        return {isTagged ? wordScript("true") : nullptr};
    case FieldKind::zone:
        for (const std::string_view zone : vocabulary_.zones)
            if (pattern.has(zone) && zone != shape.word)
                return {wordScript(zone)};
        break;
    case FieldKind::oneWord:
    case FieldKind::words:
        for (const std::string_view word : field.words)
            if (pattern.has(word))
                return {wordScript(word)};
        break;
    case FieldKind::amount:
        if (pattern.has(key + " one"))
            return {wordScript("1")};
        if (isTagged && pattern.has("none"))
            return {wordScript("0")};
        if (field.required && pattern.has("one"))
            return {wordScript("1")};
        break;
    case FieldKind::players: {
        for (const std::string& tag : pattern.tags)
            if (isPlayerWord(tag))
                return {wordScript(tag)};
        const bool isSlot = pattern.hasSlot(key) || pattern.hasSlot("?" + key);
        if (!field.required)
            return {nullptr};
        if (isSlot) // nobody is named
            return {wordScript("you")};
        Scripts all; // somebody whom the sentence has named
        for (const char* word : {"who picks", "opponent", "that player", "both", "turn player"})
            all.push_back(wordScript(word));
        return all;
    }
    case FieldKind::objects:
        if (pattern.has("this"))
            return {wordScript("this")};
        if (pattern.has("again"))
            return {referenceScript("same")};
        break;
    case FieldKind::criteria:
        if (pattern.has("theirs"))
            return {mapScript({{"card", mapScript({{"controller", wordScript("opponent")}})}})};
        break;
    default:
        break;
    }
    return field.required ? Scripts{} : Scripts{nullptr};
}

} // namespace takujo
