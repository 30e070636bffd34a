#include "engine/files/abilities/written_keywords.h"

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_tree.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace takujo {

namespace {

/// What a card has written in each field, by its name.
using Written = std::map<std::string, YamlNode, std::less<>>;

/// As the reader of operators takes it: all fields, or the first one in short.
Written fieldsOf(const Operator& shape, const YamlNode& said) {
    const std::vector<YamlEntry> entries = said.entries();
    const bool holdsFields = std::ranges::any_of(entries, [&](const YamlEntry& entry) {
        return std::ranges::find(shape.fields, entry.key, &FieldShape::key) != shape.fields.end();
    });
    Written written;
    if (!holdsFields)
        written.emplace(shape.fields.front().key, said);
    for (const YamlEntry& entry : entries)
        if (holdsFields)
            written.emplace(entry.key, entry.value);
    return written;
}

constexpr char placeholder = '$';

bool isPlaceholder(const YamlNodeData& node) {
    return node.kind == YamlKind::scalar && node.text.starts_with(placeholder);
}

/// What the game has written, with what the card has written in its fields; all of it stands where the card
/// has the keyword. Nothing where a field was left out.
std::optional<YamlNodeData> filledIn(const YamlNodeData& node, const Written& written, const YamlNode& at) {
    if (isPlaceholder(node)) {
        const auto found = written.find(std::string_view{node.text}.substr(1));
        return found == written.end() ? std::nullopt : std::optional{copyOf(found->second)};
    }
    YamlNodeData copy;
    copy.kind = node.kind;
    copy.style = node.style;
    copy.position = at.position();
    copy.text = node.text;
    for (const YamlNodeData& item : node.items)
        if (auto filled = filledIn(item, written, at))
            copy.items.push_back(*std::move(filled));
    for (const YamlEntryData& entry : node.entries)
        if (auto filled = filledIn(entry.value, written, at))
            copy.entries.push_back({entry.key, at.position(), false, false, *std::move(filled)});
    return copy;
}

std::vector<Ability> abilitiesOf(std::string_view text, const Written& written, const YamlValue& at,
                                 const CardSchema& schema) {
    Findings findings;
    const auto tree = parseYamlTree(std::string{text}, "keyword", findings);
    assert(tree && findings.empty());
    std::optional<YamlNodeData> filled = filledIn(*tree, written, at.node());
    const YamlNode root{std::make_shared<const YamlTree>(YamlTree{at.node().path(), *std::move(filled)})};
    std::vector<Ability> abilities;
    for (const YamlValue& each : at.replacedBy(root).oneOrMore())
        if (auto ability = readAbility(each, schema)) {
            ability->flags |= Ability::ofKeyword;
            abilities.push_back(*std::move(ability));
        }
    return abilities;
}

} // namespace

std::vector<Ability> abilitiesOfKeyword(std::string_view word, const YamlValue& at,
                                        const CardSchema& schema) {
    const std::vector<Vocabulary::KeywordAbilities>& all = schema.vocabulary->keywordAbilities;
    const auto found = std::ranges::find(all, word, &Vocabulary::KeywordAbilities::word);
    if (found == all.end())
        return {};
    return found->make != nullptr ? found->make(*schema.vocabulary)
                                  : abilitiesOf(found->written, {}, at, schema);
}

std::vector<Ability> abilitiesOfPhrase(const Vocabulary::KeywordPhrase& phrase, const YamlValue& fields,
                                       const CardSchema& schema) {
    return abilitiesOf(phrase.written, fieldsOf(phrase.shape, fields.node()), fields, schema);
}

} // namespace takujo
