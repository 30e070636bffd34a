#include "engine/lists/list_mapping.h"

#include "engine/core/edit_distance.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

/// What every card has; `keywords` are those words of the field of abilities.
constexpr std::array<std::string_view, 5> plainKeys{"id", "type", "token", "keywords", "text"};
constexpr std::array<std::string_view, 2> spokenKeys{"name", "flavour"};
constexpr std::array<std::string_view, 2> languageEnds{".en", ".ja"};
/// Sections of the words in which fields are called by their names.
constexpr std::array<std::string_view, 2> namingSections{"numbers", "fields"};

std::string_view withoutLanguage(std::string_view key) {
    for (const std::string_view end : languageEnds)
        if (key.ends_with(end))
            return key.substr(0, key.size() - end.size());
    return key;
}

bool isScript(const FieldSpec& field) {
    return field.kind == FieldSpec::Kind::abilities || field.kind == FieldSpec::Kind::text ||
           field.kind == FieldSpec::Kind::casting || field.kind == FieldSpec::Kind::condition;
}

std::vector<std::string> keysOf(const CardSchema& schema) {
    std::vector<std::string> keys{plainKeys.begin(), plainKeys.end()};
    keys.insert(keys.end(), spokenKeys.begin(), spokenKeys.end());
    for (const FieldSpec& field : schema.fields)
        if (!isScript(field))
            keys.emplace_back(field.key);
    return keys;
}

class MappingReader {
public:
    MappingReader(const YamlNode& root, const ListGame* game, Findings& findings)
        : map_{root, Message{"mapping"}, findings}, game_{game} {}

    std::optional<ListMapping> read() {
        const std::string of = map_.requiredId("mapping").value_or("");
        if (game_ != nullptr && !of.empty() && of != game_->id && of != anyGame) {
            map_.required("mapping")->error(
                "other-game",
                {"This mapping is for {game}, but the list is of {other}.", shown(of), shown(game_->id)},
                "Choose another mapping, or correct its game.");
            return std::nullopt;
        }
        if (const auto columns = map_.optional("columns"))
            readColumns(*columns, of);
        for (const YamlValue& column : map_.optionalOneOrMore("ignored"))
            if (auto name = column.text())
                result_.ignored.push_back(*std::move(name));
        if (const auto words = map_.optional("words"))
            readWords(*words, of);
        map_.done();
        return std::move(result_);
    }

private:
    /// A mapping for every game may name columns that only some of them have.
    bool checkKey(MapReader& map, const YamlEntry& entry, const std::string& of,
                  const std::string& key) const {
        if (game_ == nullptr || of == anyGame || isColumnKey(key, game_->schema))
            return true;
        const auto near = closest(key, keysOf(game_->schema));
        map.error(entry, "unknown-key", {"A card has no {key} that a list could name.", shown(key)},
                  near ? didYouMean(*near)
                       : Message{"Known keys: {keys}.", quotedList(keysOf(game_->schema))});
        return false;
    }

    void readColumns(const YamlValue& value, const std::string& of) {
        MapReader columns(value, "columns");
        for (const YamlEntry& entry : columns.entries()) {
            const YamlValue names = columns.value(entry);
            if (!names.node().isMap()) {
                if (checkKey(columns, entry, of, entry.key))
                    add(entry.key, names);
                continue;
            }
            MapReader languages(names, "languages");
            for (const YamlEntry& language : languages.entries())
                if (checkKey(languages, language, of, entry.key + "." + language.key))
                    add(entry.key + "." + language.key, languages.value(language));
        }
    }

    void add(const std::string& key, const YamlValue& names) {
        for (const YamlValue& name : names.oneOrMore())
            if (auto text = name.text())
                result_.columns[key].push_back(*std::move(text));
    }

    void readWords(const YamlValue& value, const std::string& of) {
        MapReader words(value, "words");
        for (const YamlEntry& entry : words.entries()) {
            if (!checkKey(words, entry, of, entry.key))
                continue;
            MapReader meanings(words.value(entry), Message{"words"});
            for (const YamlEntry& meaning : meanings.entries())
                readMeaning(meanings.value(meaning), of, entry.key, meaning.key);
        }
    }

    /// `forward`, or `{type: forward, ex: true}`.
    void readMeaning(const YamlValue& value, const std::string& of, const std::string& key,
                     const std::string& written) {
        if (!value.node().isMap()) {
            if (auto word = value.text())
                result_.words[key][written] = {*std::move(word), {}};
            return;
        }
        MapReader several(value, "words");
        const auto word = several.requiredText(key);
        ListMeaning meaning{word.value_or(""), {}};
        for (const YamlEntry& entry : several.entries())
            if (entry.key != key && checkKey(several, entry, of, entry.key))
                // A number or `true` stays what it is in a card file.
                if (const YamlValue besides = several.value(entry);
                    besides.node().isScalar() || besides.text())
                    meaning.besides[entry.key] = besides.node().text();
        if (word)
            result_.words[key][written] = std::move(meaning);
    }

    MapReader map_;
    const ListGame* game_;
    ListMapping result_;
};

void addWords(ListMapping& mapping, const ListGame& game, const std::string& key, std::string_view word) {
    for (const auto& [section, words] : game.words.sections()) {
        const bool isOfCards = section == "types" || section == "colours" || section == "keywords" ||
                               section == "fields" || section == "numbers";
        const auto found = isOfCards ? words.find(word) : words.end();
        if (found != words.end())
            for (const std::string& text : {found->second.en, found->second.ja})
                mapping.words[key].try_emplace(text, ListMeaning{std::string{word}, {}});
    }
}

} // namespace

bool hasLanguages(std::string_view key, const CardSchema& schema) {
    if (key == "text" || std::ranges::find(spokenKeys, key) != spokenKeys.end())
        return true;
    const FieldSpec* const field = schema.field(key);
    return field != nullptr &&
           (field->kind == FieldSpec::Kind::texts || field->kind == FieldSpec::Kind::names);
}

bool isColumnKey(std::string_view key, const CardSchema& schema) {
    const std::string_view plain = withoutLanguage(key);
    const auto keys = keysOf(schema);
    return std::ranges::find(keys, plain) != keys.end() && (plain == key || hasLanguages(plain, schema));
}

std::optional<ListMapping> readListMapping(const YamlNode& root, const ListGame* game, Findings& findings) {
    return MappingReader{root, game, findings}.read();
}

std::optional<ListMapping> readListMapping(const std::filesystem::path& file, const ListGame* game,
                                           Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? readListMapping(*root, game, findings) : std::nullopt;
}

ListMapping usualMapping(const ListGame& game, Findings& findings) {
    ListMapping mapping;
    if (const auto file = findData("resources/lists/columns.yaml"))
        mapping = readListMapping(*file, &game, findings).value_or(ListMapping{});
    std::erase_if(mapping.columns,
                  [&](const auto& column) { return !isColumnKey(column.first, game.schema); });
    for (const std::string& key : keysOf(game.schema)) {
        mapping.columns[key].push_back(key);
        for (const std::string_view section : namingSections)
            if (const LocalizedText* const name = game.words.find(section, key)) {
                mapping.columns[key].push_back(name->en);
                mapping.columns[key].push_back(name->ja);
            }
    }
    for (const std::string_view type : game.schema.types)
        addWords(mapping, game, "type", type);
    for (const FieldSpec& field : game.schema.fields)
        for (const std::string_view word : field.words)
            addWords(mapping, game,
                     field.kind == FieldSpec::Kind::abilities ? "keywords" : std::string{field.key}, word);
    return mapping;
}

} // namespace takujo
