#include "engine/files/layouts/layout_face.h"

#include "engine/files/layouts/layout_values.h"
#include "engine/files/yaml/map_reader.h"

#include <algorithm>

namespace takujo::layout {

namespace {

Strings fieldsOf(const CardSchema& schema, FieldSpec::Kind kind) {
    Strings keys;
    for (const FieldSpec& field : schema.fields)
        if (field.kind == kind)
            keys.emplace_back(field.key);
    return keys;
}

class FaceReader {
public:
    explicit FaceReader(const CardSchema& schema) : schema_(schema) {}

    CardFace read(const YamlValue& value) {
        MapReader map(value, "card");
        const Strings numbers = fieldsOf(schema_, FieldSpec::Kind::number);
        if (map.has("frame"))
            face_.frame = readFrame(map.optional("frame"));
        face_.badge = wordOf(map.optional("badge"), numbers);
        for (const YamlValue& number : map.optionalOneOrMore("corner"))
            readCorner(number, numbers);
        face_.damageIsCounted = map.optionalFlag("damage is counted").value_or(false);
        if (const auto colours = map.required("colours"))
            readColours(*colours);
        Strings sources{"type"};
        for (const FieldSpec::Kind kind : {FieldSpec::Kind::words, FieldSpec::Kind::texts})
            for (std::string& key : fieldsOf(schema_, kind))
                sources.push_back(std::move(key));
        for (const YamlValue& part : map.requiredOneOrMore("type line"))
            readTypes(part.oneOrMore(), sources);
        if (const auto keywords = map.optional("keywords"))
            readKeywords(*keywords);
        if (const auto flags = map.optional("flags"))
            readFlags(*flags);
        for (const YamlValue& symbol : map.optionalOneOrMore("symbols"))
            readSymbol(symbol);
        map.done();
        return std::move(face_);
    }

private:
    void readTypes(const YamlList& part, const Strings& sources) {
        Strings words;
        for (const YamlValue& value : part) {
            std::string word = wordOf(value, sources);
            const auto has = [&](const Strings& list) { return std::ranges::find(list, word) != list.end(); };
            if (has(words) || std::ranges::any_of(face_.typeLine, has))
                value.error("repeated-word", {"{word} stands here twice.", shown(word)},
                            "Remove one of them.");
            else if (!word.empty())
                words.push_back(std::move(word));
        }
        face_.typeLine.push_back(std::move(words));
    }

    void readCorner(const YamlValue& value, const Strings& numbers) {
        CornerNumber corner;
        if (value.node().isMap()) {
            MapReader map(value, "corner number");
            corner.field = wordOf(map.required("number"), numbers);
            corner.label = map.optionalLocalizedText("label").value_or(LocalizedText{});
            if (map.has("glyph"))
                corner.glyph = readGlyph(map.optional("glyph"));
            map.done();
        } else {
            corner.field = wordOf(value, numbers);
        }
        face_.corner.push_back(std::move(corner));
    }

    /// Of a list of words, each has its colour; of texts that authors write, those that the layout names.
    void readColours(const YamlValue& value) {
        MapReader map(value, "choice of colours");
        Strings sources = fieldsOf(schema_, FieldSpec::Kind::words);
        for (std::string& texts : fieldsOf(schema_, FieldSpec::Kind::texts))
            sources.push_back(std::move(texts));
        face_.colourField = wordOf(map.required("from"), sources);
        const auto words = map.required("words");
        const FieldSpec* field = schema_.field(face_.colourField);
        map.done();
        if (!words || field == nullptr)
            return;
        MapReader colours(*words, "list of colours");
        if (field->kind == FieldSpec::Kind::texts) {
            for (const YamlEntry& entry : colours.entries())
                addColour(entry.key, colours.value(entry));
            return;
        }
        for (const std::string_view word : field->words)
            if (const auto entry = colours.required(word))
                addColour(word, *entry);
        colours.done();
    }

    void addColour(std::string_view word, const YamlValue& value) {
        MapReader colour(value, "colour");
        FrameColour result;
        result.word = word;
        result.name = colour.requiredLocalizedText("name").value_or(LocalizedText{});
        result.colour = readColour(colour.required("colour"));
        result.glyph = readGlyph(colour.required("glyph"));
        colour.done();
        face_.colours.push_back(std::move(result));
    }

    void readKeywords(const YamlValue& value) {
        MapReader map(value, "choice of keywords");
        face_.keywordField = wordOf(map.required("from"), fieldsOf(schema_, FieldSpec::Kind::abilities));
        const auto icons = map.required("icons");
        const FieldSpec* field = schema_.field(face_.keywordField);
        map.done();
        if (!icons || field == nullptr)
            return;
        MapReader letters(*icons, "list of icons");
        for (const std::string_view word : field->words)
            face_.keywords.push_back({std::string{word}, readLetters(letters.required(word))});
        letters.done();
    }

    void readFlags(const YamlValue& value) {
        MapReader map(value, "list of flags");
        for (const std::string& key : fieldsOf(schema_, FieldSpec::Kind::flag)) {
            const auto entry = map.optional(key);
            if (!entry)
                continue;
            MapReader flag(*entry, "flag");
            FlagSign sign;
            sign.field = key;
            sign.name = flag.requiredLocalizedText("name").value_or(LocalizedText{});
            if (flag.has("glyph"))
                sign.glyph = readGlyph(flag.optional("glyph"));
            else
                sign.letters = readLetters(flag.required("letters"));
            flag.done();
            face_.flags.push_back(std::move(sign));
        }
        map.done();
    }

    void readSymbol(const YamlValue& value) {
        MapReader map(value, "symbol");
        TextSymbol symbol;
        if (const auto word = map.required("symbol"))
            symbol.symbol = word->text().value_or(std::string{});
        symbol.written = map.optionalLocalizedText("written").value_or(LocalizedText{});
        if (map.has("glyph"))
            symbol.glyph = readGlyph(map.optional("glyph"));
        else if (map.has("letters"))
            symbol.letters = readLetters(map.optional("letters"));
        map.done();
        face_.symbols.push_back(std::move(symbol));
    }

    const CardSchema& schema_;
    CardFace face_;
};

} // namespace

CardFace readFace(const YamlValue& value, const CardSchema& schema) {
    return FaceReader{schema}.read(value);
}

} // namespace takujo::layout
