#include "engine/files/layout_file.h"

#include "engine/files/data_places.h"
#include "engine/files/map_reader.h"
#include "engine/files/shown_text.h"
#include "engine/files/utf8.h"
#include "engine/files/yaml_parser.h"

#include <algorithm>
#include <array>
#include <functional>

namespace takujo {

namespace {

constexpr int farthest = 10000; // ten metres: a table nobody has
constexpr std::array<YamlWord<ZoneRole>, 5> roleWords{{{"row", ZoneRole::row},
                                                       {"hand", ZoneRole::hand},
                                                       {"deck", ZoneRole::deck},
                                                       {"pile", ZoneRole::pile},
                                                       {"stack", ZoneRole::stack}}};
constexpr std::array<YamlWord<Spread>, 6> spreadWords{{{"row", Spread::row},
                                                       {"column", Spread::column},
                                                       {"fan", Spread::fan},
                                                       {"pile", Spread::pile},
                                                       {"grid", Spread::grid},
                                                       {"strip", Spread::strip}}};

using Strings = std::vector<std::string>;

template <class Range, class Projection>
Strings wordsOf(const Range& range, Projection word) {
    Strings words;
    for (const auto& each : range)
        words.emplace_back(std::invoke(word, each));
    return words;
}

Strings fieldsOf(const CardSchema& schema, FieldSpec::Kind kind) {
    Strings keys;
    for (const FieldSpec& field : schema.fields)
        if (field.kind == kind)
            keys.emplace_back(field.key);
    return keys;
}

/// A word out of a list, or nothing; `words` are the allowed ones.
std::string wordOf(const std::optional<YamlValue>& value, const Strings& words) {
    const auto index = value ? value->wordIndex(words) : std::nullopt;
    return index ? words[*index] : std::string{};
}

Strings wordList(const std::vector<YamlValue>& values, const Strings& words) {
    Strings result;
    for (const YamlValue& value : values) {
        std::string word = wordOf(value, words);
        if (word.empty())
            continue;
        if (std::ranges::find(result, word) != result.end())
            value.error("repeated-word", shown(word) + " stands here twice.", "Remove one of them.");
        result.push_back(std::move(word));
    }
    return result;
}

/// [x, y, width, height]; an empty one if it is wrong.
LayoutRect readRect(const std::optional<YamlValue>& value) {
    if (!value)
        return {};
    const auto numbers = value->list();
    if (!numbers)
        return {};
    if (numbers->size() != 4) {
        value->error("bad-rectangle",
                     value->name() + " must be four numbers, but " + std::to_string(numbers->size()) +
                         " stand here.",
                     "Write [x, y, width, height].");
        return {};
    }
    const auto x = (*numbers)[0].wholeNumber(-farthest, farthest);
    const auto y = (*numbers)[1].wholeNumber(-farthest, farthest);
    const auto width = (*numbers)[2].wholeNumber(1, farthest);
    const auto height = (*numbers)[3].wholeNumber(1, farthest);
    return x && y && width && height ? LayoutRect{*x, *y, *width, *height} : LayoutRect{};
}

/// As "#rrggbb".
LayoutColour readColour(const std::optional<YamlValue>& value) {
    const auto text = value ? value->text() : std::nullopt;
    if (!text)
        return {};
    constexpr std::string_view digits = "0123456789abcdef";
    std::array<std::uint8_t, 6> parts{};
    bool good = text->size() == 7 && text->front() == '#';
    for (std::size_t i = 0; good && i < 6; ++i) {
        const std::size_t digit = digits.find((*text)[i + 1]);
        good = digit != std::string_view::npos;
        parts[i] = static_cast<std::uint8_t>(digit);
    }
    if (!good) {
        value->error("bad-colour", value->name() + " must be a colour, but " + shown(*text) + " is none.",
                     "Write red, green and blue in small hexadecimal digits, in quotes: \"#6fa8dc\".");
        return {};
    }
    const auto part = [&](std::size_t i) { return static_cast<std::uint8_t>(parts[i] * 16 + parts[i + 1]); };
    return {part(0), part(2), part(4)};
}

/// The name of a drawing in `resources/cards/glyphs`.
std::string readGlyph(const std::optional<YamlValue>& value) {
    const auto name = value ? value->id() : std::nullopt;
    if (!name)
        return {};
    const bool plain = name->find_first_of("/\\.") == std::string::npos;
    if (!plain || !findData("resources/cards/glyphs/" + *name + ".svg")) {
        value->error("unknown-glyph", "There is no glyph " + shown(*name) + ".",
                     "Name a drawing in resources/cards/glyphs without its '.svg', or put one there.");
        return {};
    }
    return *name;
}

/// A few letters that fit in a circle.
std::string readLetters(const std::optional<YamlValue>& value) {
    constexpr std::size_t most = 2;
    const auto letters = value ? value->text() : std::nullopt;
    if (!letters)
        return {};
    if (codePointCount(*letters) > most)
        value->error("too-many-letters",
                     value->name() + " is " + shown(*letters) + ", which does not fit in an icon.",
                     "Write one or two letters.");
    return *letters;
}

class LayoutReader {
public:
    explicit LayoutReader(const LayoutVocabulary& vocabulary)
        : schema_(vocabulary.schema), formats_(vocabulary.formats.begin(), vocabulary.formats.end()),
          game_(vocabulary.game), zones_(wordsOf(vocabulary.rules.zones, &ZoneSpec::word)),
          phases_(vocabulary.rules.phases.begin(), vocabulary.rules.phases.end()),
          policies_(wordsOf(vocabulary.rules.policies, &PolicySpec::word)),
          types_(vocabulary.schema.types.begin(), vocabulary.schema.types.end()) {}

    std::optional<TableLayout> read(const YamlNode& root, Findings& findings) {
        MapReader map(root, "layout", findings);
        layout_.game = wordOf(map.required("layout"), {game_});
        layout_.accent = readColour(map.required("accent"));
        if (const auto table = map.required("table"))
            readTable(*table);
        if (const auto card = map.required("card"))
            readFace(*card);
        map.done();
        if (!map.ok())
            return std::nullopt;
        return std::move(layout_);
    }

private:
    void readTable(const YamlValue& value) {
        MapReader map(value, "table");
        layout_.table = readRect(map.required("at"));
        if (const auto phases = map.required("phases")) {
            MapReader ribbon(*phases, "ribbon of phases");
            layout_.ribbon = readRect(ribbon.required("at"));
            layout_.phases = wordList(ribbon.requiredList("show"), phases_);
            layout_.asks = wordList(ribbon.optionalList("ask"), phases_);
            ribbon.done();
        }
        layout_.prompt = readRect(map.required("prompt"));
        if (const auto players = map.required("players")) {
            MapReader names(*players, "pair of places");
            layout_.nearPlayer = readRect(names.required("near"));
            layout_.farPlayer = readRect(names.required("far"));
            names.done();
        }
        for (const YamlValue& zone : map.requiredList("zones"))
            readZone(zone);
        checkEveryZone(value);
        layout_.keyboard = wordList(map.requiredList("keyboard"), zones_);
        map.done();
    }

    void readZone(const YamlValue& value) {
        MapReader map(value, "zone");
        LayoutZone zone;
        zone.word = wordOf(map.required("zone"), zones_);
        named_.push_back(zone.word);
        zone.role = map.requiredWord<ZoneRole>("role", roleWords).value_or(ZoneRole::row);
        zone.spread = map.requiredWord<Spread>("spread", spreadWords).value_or(Spread::row);
        const auto at = map.optional("at");
        zone.onTable = at.has_value();
        zone.near = readRect(at);
        zone.far = mirrored(zone.near);
        zone.farCard = zone.card = map.optionalNumber("card", 10, 200).value_or(cardWidthOnTable);
        if (const auto far = map.optional("far")) {
            MapReader other(*far, "far player's place");
            zone.far = readRect(other.required("at"));
            zone.farCard = other.optionalNumber("card", 10, 200).value_or(zone.card);
            other.done();
        }
        for (const YamlValue& row : map.optionalList("rows"))
            readRow(row, zone);
        if (const auto count = map.optional("count"))
            readCount(*count, zone);
        map.done();
        if (map.ok())
            place(value, std::move(zone));
    }

    void readRow(const YamlValue& value, LayoutZone& zone) {
        MapReader map(value, "row");
        LayoutRow row;
        row.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
        row.types = wordList(map.requiredOneOrMore("types"), types_);
        const auto at = map.required("at");
        row.near = readRect(at);
        row.far = mirrored(row.near);
        map.done();
        if (map.ok() && !holds(zone.near, row.near))
            at->error("row-outside-zone", "This row reaches out of its zone.",
                      "Make it lie within the zone's 'at'.");
        zone.rows.push_back(std::move(row));
    }

    void readCount(const YamlValue& value, LayoutZone& zone) {
        zone.count = true;
        if (!value.node().isMap()) {
            zone.count = value.flag().value_or(false);
            return;
        }
        MapReader map(value, "count");
        if (const auto limits = map.required("out of")) {
            MapReader byFormat(*limits, "list of limits");
            for (const std::string& format : formats_)
                zone.outOf.push_back({format, wordOf(byFormat.required(format), policies_)});
            byFormat.done();
        }
        map.done();
    }

    /// Takes the zone in, if there is room for it.
    void place(const YamlValue& value, LayoutZone zone) {
        if (layout_.zone(zone.word) != nullptr) {
            value.error("repeated-zone", "The zone " + shown(zone.word) + " has a place already.",
                        "Remove one of them.");
            return;
        }
        if (zone.onTable && !(holds(layout_.table, zone.near) && holds(layout_.table, zone.far)))
            value.error("zone-off-table",
                        "The zone " + shown(zone.word) + " reaches over the edge of the table.",
                        "Move it, or make the table's 'at' larger. For the far player it lies mirrored.");
        for (const LayoutZone& other : layout_.zones)
            if (zone.onTable && other.onTable &&
                (overlap(zone.near, other.near) || overlap(zone.far, other.far)))
                value.error("overlapping-zones",
                            "The zones " + shown(zone.word) + " and " + shown(other.word) + " overlap.",
                            "Move one of them.");
        layout_.zones.push_back(std::move(zone));
    }

    void checkEveryZone(const YamlValue& table) const {
        if (std::ranges::find(named_, std::string{}) != named_.end())
            return; // the one that seems to be missing may be the one that was misspelled
        for (const std::string& word : zones_)
            if (std::ranges::find(named_, word) == named_.end())
                table.error("missing-zone", "The table has no zone " + shown(word) + ".",
                            "Add '- zone: " + word + "'.");
    }

    void readFace(const YamlValue& value) {
        MapReader map(value, "card");
        const Strings numbers = fieldsOf(schema_, FieldSpec::Kind::number);
        CardFace& face = layout_.face;
        face.badge = wordOf(map.optional("badge"), numbers);
        for (const YamlValue& number : map.optionalOneOrMore("corner"))
            readCorner(number, numbers);
        if (const auto colours = map.required("colours"))
            readColours(*colours);
        Strings sources{"type"};
        for (const FieldSpec::Kind kind : {FieldSpec::Kind::words, FieldSpec::Kind::texts})
            for (std::string& key : fieldsOf(schema_, kind))
                sources.push_back(std::move(key));
        face.typeLine = wordList(map.requiredOneOrMore("type line"), sources);
        if (const auto keywords = map.optional("keywords"))
            readKeywords(*keywords);
        if (const auto flags = map.optional("flags"))
            readFlags(*flags);
        map.done();
    }

    void readCorner(const YamlValue& value, const Strings& numbers) {
        CornerNumber corner;
        if (value.node().isMap()) {
            MapReader map(value, "corner number");
            corner.field = wordOf(map.required("number"), numbers);
            corner.label = map.optionalLocalizedText("label").value_or(LocalizedText{});
            map.done();
        } else {
            corner.field = wordOf(value, numbers);
        }
        layout_.face.corner.push_back(std::move(corner));
    }

    void readColours(const YamlValue& value) {
        MapReader map(value, "choice of colours");
        layout_.face.colourField = wordOf(map.required("from"), fieldsOf(schema_, FieldSpec::Kind::words));
        const auto words = map.required("words");
        const FieldSpec* field = schema_.field(layout_.face.colourField);
        map.done();
        if (!words || field == nullptr)
            return;
        MapReader colours(*words, "list of colours");
        for (const std::string_view word : field->words) {
            const auto entry = colours.required(word);
            if (!entry)
                continue;
            MapReader colour(*entry, "colour");
            FrameColour result;
            result.word = word;
            result.name = colour.requiredLocalizedText("name").value_or(LocalizedText{});
            result.colour = readColour(colour.required("colour"));
            result.glyph = readGlyph(colour.required("glyph"));
            colour.done();
            layout_.face.colours.push_back(std::move(result));
        }
        colours.done();
    }

    void readKeywords(const YamlValue& value) {
        MapReader map(value, "choice of keywords");
        layout_.face.keywordField = wordOf(map.required("from"), fieldsOf(schema_, FieldSpec::Kind::words));
        const auto icons = map.required("icons");
        const FieldSpec* field = schema_.field(layout_.face.keywordField);
        map.done();
        if (!icons || field == nullptr)
            return;
        MapReader letters(*icons, "list of icons");
        for (const std::string_view word : field->words)
            layout_.face.keywords.push_back({std::string{word}, readLetters(letters.required(word))});
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
            layout_.face.flags.push_back(std::move(sign));
        }
        map.done();
    }

    const CardSchema& schema_;
    Strings formats_;
    std::string game_;
    Strings zones_;
    Strings phases_;
    Strings policies_;
    Strings types_;
    Strings named_; ///< zones that the file gives a place, be it a wrong one
    TableLayout layout_;
};

} // namespace

const LayoutZone* TableLayout::zone(std::string_view word) const {
    const auto found = std::ranges::find(zones, word, &LayoutZone::word);
    return found == zones.end() ? nullptr : &*found;
}

std::optional<TableLayout> parseLayout(std::string text, const std::string& path,
                                       const LayoutVocabulary& vocabulary, Findings& findings) {
    const auto root = parseYaml(std::move(text), path, findings);
    return root ? LayoutReader{vocabulary}.read(*root, findings) : std::nullopt;
}

std::optional<TableLayout> readLayout(const std::filesystem::path& file, const LayoutVocabulary& vocabulary,
                                      Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? LayoutReader{vocabulary}.read(*root, findings) : std::nullopt;
}

} // namespace takujo
