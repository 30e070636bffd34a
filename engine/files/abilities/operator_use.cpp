#include "engine/files/abilities/operator_use.h"

#include "engine/core/edit_distance.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/few_words.h"
#include "engine/files/yaml/map_reader.h"

#include <algorithm>

namespace takujo {

namespace {

std::vector<std::string> wordsOf(const OperatorList& list) {
    std::vector<std::string> words;
    words.reserve(list.operators.size());
    for (const Operator* each : list.operators)
        words.emplace_back(each->word);
    return words;
}

bool isField(const Operator& shape, std::string_view key) {
    return std::ranges::any_of(shape.fields, [&](const FieldShape& field) { return field.key == key; });
}

/// A map of which some keys are fields holds the fields, and its other keys are slips. No word that can stand
/// in a first field is also a field beside it.
bool holdsFields(const Operator& shape, const YamlNode& node) {
    const std::vector<YamlEntry> entries = node.entries();
    return std::ranges::any_of(entries, [&](const YamlEntry& entry) { return isField(shape, entry.key); });
}

Message named(const OperatorList& list, const Operator& shape) {
    return {"{sort} {operator}", list.called, shown(shape.word)};
}

/// How an operator is written with all its required fields, and with one more.
std::string written(const Operator& shape, std::string_view more = {}) {
    std::string fields;
    for (const FieldShape& field : shape.fields)
        if (field.required || field.key == more)
            fields.append(fields.empty() ? "" : ", ").append(field.key).append(": …");
    return "{" + std::string{shape.word} + ": {" + fields + "}}";
}

/// What to do with a key that stands beside an operator: it is another operator, a field of this one, or a
/// field of one around it that has its fields beside its word.
Message whereItBelongs(const OperatorList& list, const Operator& shape, const std::string& key) {
    if (list.find(key))
        return "Write them as a list, each in a map of its own.";
    if (isField(shape, key))
        return {"Write its fields inside: {example}.", written(shape, key)};
    for (const Operator* around : list.operators)
        if (around->inlineFields && isField(*around, key)) {
            const std::string word{around->word};
            std::string example = "{";
            example.append(word).append(": …, ").append(key).append(": …}");
            return {"{key} belongs beside {word}: {example}.", shown(key), shown(word), example};
        }
    std::vector<std::string> fields;
    fields.reserve(shape.fields.size());
    for (const FieldShape& field : shape.fields)
        fields.emplace_back(field.key);
    return fields.empty()
               ? Message{"Remove it: {word} takes nothing.", shown(shape.word)}
               : Message{"Remove it: {word} takes {fields}.", shown(shape.word), quotedList(fields)};
}

/// The required fields that `given` does not hold are missed, in one finding.
void missFields(const YamlValue& value, const OperatorList& list, const Operator& shape,
                const std::vector<std::optional<YamlValue>>& given) {
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].required && !given[i])
            missing.emplace_back(shape.fields[i].key);
    if (!missing.empty())
        value.error("missing-key", {"This {thing} has no {keys}.", named(list, shape), quotedList(missing)},
                    {"Write {example}.", written(shape)});
}

OperatorUse readFields(MapReader& map, const Operator& shape, std::size_t op) {
    OperatorUse use{op, {}};
    for (const FieldShape& field : shape.fields)
        use.fields.push_back(field.required ? map.required(field.key) : map.optional(field.key));
    map.done();
    return use;
}

/// The fields stand beside the word.
OperatorUse readInline(const YamlValue& value, const OperatorList& list, std::size_t op) {
    const Operator& shape = *list.operators[op];
    MapReader map(value, named(list, shape));
    if (isField(shape, shape.word))
        return readFields(map, shape, op);
    OperatorUse use{op, {}};
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const FieldShape& field = shape.fields[i];
        if (i == 0)
            use.fields.push_back(map.required(shape.word));
        else
            use.fields.push_back(field.required ? map.required(field.key) : map.optional(field.key));
    }
    map.done();
    return use;
}

} // namespace

std::optional<std::size_t> OperatorList::find(std::string_view word) const {
    for (std::size_t i = 0; i < operators.size(); ++i)
        if (operators[i]->word == word)
            return i;
    return std::nullopt;
}

UnknownWord unknownWord(const Message& called, const std::string& word,
                        const std::vector<std::string>& known) {
    UnknownWord result{{"There is no {sort} {word}.", called, shown(word)}, {}};
    if (const auto meant = closest(word, known))
        result.hint = didYouMean(*meant);
    else if (known.size() <= fewWords)
        result.hint = {"Known: {words}.", commaList(known)};
    else
        result.hint = "'takujo-cli vocabulary' lists all there are.";
    return result;
}

namespace {

UnknownWord unknownIn(const OperatorList& list, const std::string& word) {
    UnknownWord unknown = unknownWord(list.called, word, wordsOf(list));
    const auto advice = std::ranges::find(list.advice, word, &WordAdvice::word);
    if (advice != list.advice.end())
        unknown.hint = advice->example.empty()
                           ? Message{advice->hint}
                           : Message{"{advice} Write {example}.", Message{advice->hint}, advice->example};
    return unknown;
}

} // namespace

OperatorUse readOperatorValue(const YamlValue& value, const OperatorList& list, std::size_t op) {
    const Operator& shape = *list.operators[op];
    if (value.node().isMap() && holdsFields(shape, value.node())) {
        MapReader map(value, named(list, shape));
        return readFields(map, shape, op);
    }
    OperatorUse use{op, std::vector<std::optional<YamlValue>>(shape.fields.size())};
    if (shape.fields.empty()) {
        value.error("takes-no-value", {"The {thing} takes no value.", named(list, shape)},
                    "Write just the word.");
        return use;
    }
    use.fields.front() = value;
    missFields(value, list, shape, use.fields);
    return use;
}

std::optional<OperatorUse> readOperator(const YamlValue& value, const OperatorList& list) {
    const YamlNode& node = value.node();
    if (node.isScalar() && !node.reported()) {
        if (const auto op = list.find(node.text())) {
            OperatorUse use{*op, std::vector<std::optional<YamlValue>>(list.operators[*op]->fields.size())};
            missFields(value, list, *list.operators[*op], use.fields);
            return use;
        }
        const UnknownWord unknown = unknownIn(list, node.text());
        value.error("unknown-operator", unknown.text, unknown.hint);
        return std::nullopt;
    }
    MapReader map(value, list.called);
    const std::vector<YamlEntry> entries = map.entries();
    if (!node.isMap())
        return std::nullopt;
    if (entries.empty()) {
        value.error(
            "missing-operator", {"No {sort} stands here.", list.called},
            {"Write one, such as {example}.", "{" + std::string{list.operators.back()->word} + ": …}"});
        return std::nullopt;
    }
    std::vector<std::size_t> found;
    for (const YamlEntry& entry : entries)
        if (const auto op = list.find(entry.key)) {
            if (list.operators[*op]->inlineFields)
                return readInline(value, list, *op);
            found.push_back(*op);
        }
    if (found.empty()) {
        if (!entries.front().keyReported) {
            const UnknownWord unknown = unknownIn(list, entries.front().key);
            map.error(entries.front(), "unknown-operator", unknown.text, unknown.hint);
        }
        return std::nullopt;
    }
    const Operator& shape = *list.operators[found.front()];
    for (const YamlEntry& entry : entries)
        if (!entry.keyReported && entry.key != shape.word)
            map.error(entry, "too-many-keys",
                      {"Beside the {thing} stands {key}.", named(list, shape), shown(entry.key)},
                      whereItBelongs(list, shape, entry.key));
    return readOperatorValue(map.value(*node.find(shape.word)), list, found.front());
}

} // namespace takujo
