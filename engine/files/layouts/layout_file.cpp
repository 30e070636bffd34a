#include "engine/files/layouts/layout_file.h"

#include "engine/files/findings/message.h"
#include "engine/files/layouts/layout_face.h"
#include "engine/files/layouts/layout_sounds.h"
#include "engine/files/layouts/layout_values.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/kit/rules/vocabulary.h"

#include <algorithm>
#include <array>
#include <functional>

namespace takujo {

using namespace layout;

namespace {

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

constexpr std::array<YamlWord<LayoutZone::Tally>, 2> tallyWords{
    {{"cards", LayoutZone::Tally::cards}, {"upright", LayoutZone::Tally::upright}}};

constexpr std::array<YamlWord<LayoutGauge::Form>, 2> gaugeWords{
    {{"bar", LayoutGauge::Form::bar}, {"pips", LayoutGauge::Form::pips}}};
constexpr int mostOfGauge = 1000;

constexpr std::array<YamlWord<LayoutZone::Attach>, 3> attachWords{{{"below", LayoutZone::Attach::below},
                                                                   {"right", LayoutZone::Attach::right},
                                                                   {"left", LayoutZone::Attach::left}}};

template <class Range, class Projection>
Strings wordsOf(const Range& range, Projection word) {
    Strings words;
    for (const auto& each : range)
        words.emplace_back(std::invoke(word, each));
    return words;
}

class LayoutReader {
public:
    explicit LayoutReader(const LayoutVocabulary& vocabulary)
        : schema_(vocabulary.schema), formats_(vocabulary.formats.begin(), vocabulary.formats.end()),
          game_(vocabulary.game), zones_(wordsOf(vocabulary.rules.zones, &ZoneSpec::word)),
          phases_(vocabulary.rules.phases.begin(), vocabulary.rules.phases.end()),
          marks_(wordsOf(vocabulary.rules.marks, &MarkSpec::word)),
          policies_(wordsOf(vocabulary.rules.policies, &PolicySpec::word)),
          numbers_(wordsOf(vocabulary.rules.numbers, &NumberSpec::word)),
          verbs_(wordsOf(vocabulary.rules.verbs, &VerbSpec::word)),
          types_(vocabulary.schema.types.begin(), vocabulary.schema.types.end()) {
        if (vocabulary.rules.vocabulary != nullptr)
            values_ = wordsOf(vocabulary.rules.vocabulary->values, &Vocabulary::Value::word);
    }

    std::optional<TableLayout> read(const YamlNode& root, Findings& findings) {
        MapReader map(root, "layout", findings);
        layout_.game = wordOf(map.required("layout"), {game_});
        layout_.accent = readColour(map.required("accent"));
        if (const auto table = map.required("table"))
            readTable(*table);
        if (const auto card = map.required("card"))
            layout_.face = readFace(*card, schema_);
        if (const auto sounds = map.optional("sounds"))
            layout_.sounds = readSounds(*sounds, zones_);
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
            layout_.stops = wordList(ribbon.optionalList("stop"), phases_);
            if (layout_.stops.empty())
                layout_.stops = layout_.phases;
            ribbon.done();
        }
        layout_.waiting = readRect(map.optional("waiting"));
        layout_.prompt = readRect(map.required("prompt"));
        if (const auto players = map.required("players")) {
            MapReader names(*players, "pair of places");
            layout_.nearPlayer = readRect(names.required("near"));
            layout_.farPlayer = readRect(names.required("far"));
            layout_.behind = wordOf(names.optional("behind"), zones_);
            names.done();
        }
        if (const auto values = map.optional("values")) {
            MapReader places(*values, "pair of places");
            layout_.nearValues = readRect(places.required("near"));
            layout_.farValues = readRect(places.required("far"));
            if (const auto wholes = places.optional("out of"))
                readWholes(*wholes);
            places.done();
        }
        if (const auto uses = map.optional("uses"))
            readUses(*uses);
        if (const auto gauges = map.optional("gauges"))
            readGauges(*gauges);
        for (const YamlValue& zone : map.requiredList("zones"))
            readZone(zone);
        checkEveryZone(value);
        for (const YamlValue& link : map.optionalList("links"))
            readLink(link);
        layout_.keyboard = wordList(map.requiredList("keyboard"), zones_);
        map.done();
    }

    void readWholes(const YamlValue& value) {
        MapReader byValue(value, "list of wholes");
        for (const std::string& word : values_)
            if (const auto whole = byValue.optional(word))
                layout_.wholes.push_back({word, readMeasure(*whole)});
        byValue.done();
    }

    void readUses(const YamlValue& value) {
        MapReader map(value, "list of uses");
        layout_.uses.verbs = wordList(map.requiredOneOrMore("show"), verbs_);
        layout_.uses.near = readRect(map.required("near"));
        layout_.uses.far = readRect(map.required("far"));
        map.done();
    }

    void readGauges(const YamlValue& value) {
        MapReader map(value, "list of gauges");
        layout_.gauges.near = readRect(map.required("near"));
        layout_.gauges.far = readRect(map.required("far"));
        for (const YamlValue& gauge : map.requiredList("show"))
            readGauge(gauge);
        map.done();
    }

    void readGauge(const YamlValue& value) {
        MapReader map(value, "gauge");
        LayoutGauge gauge;
        gauge.form = map.requiredWord<LayoutGauge::Form>("as", gaugeWords).value_or(LayoutGauge::Form::bar);
        if (const auto part = map.required("of"))
            gauge.part = readMeasure(*part);
        if (const auto whole = map.optional("out of"))
            gauge.whole = readMeasure(*whole);
        gauge.full = map.optionalNumber("full", 1, mostOfGauge).value_or(0);
        gauge.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
        if (const auto glyph = map.optional("glyph"))
            gauge.glyph = readGlyph(glyph);
        gauge.colour = readColour(map.required("colour"));
        gauge.onlyIfAny = map.optionalFlag("only if any").value_or(false);
        map.done();
        layout_.gauges.list.push_back(std::move(gauge));
    }

    LayoutMeasure readMeasure(const YamlValue& value) const {
        using Of = LayoutMeasure::Of;
        MapReader map(value, "number");
        LayoutMeasure measure;
        int said = 0;
        const auto is = [&](std::string_view key, Of of, const Strings& words) {
            const auto found = map.optional(key);
            if (!found)
                return;
            measure.of = of;
            measure.word = wordOf(found, words);
            ++said;
        };
        is("cards", Of::cards, zones_);
        is("upright", Of::upright, zones_);
        is("value", Of::value, values_);
        is("policy", Of::policy, policies_);
        if (const auto number = map.optional("sum")) {
            measure = {Of::sum, wordOf(map.required("in"), zones_), wordOf(number, numbers_)};
            ++said;
        }
        map.done();
        if (map.ok() && said != 1)
            value.error("which-number", "It does not say which one number is meant.",
                        "Write one of 'cards', 'upright', 'value' and 'policy', or 'sum' with 'in'.");
        return measure;
    }

    void readShare(const YamlValue& value, LayoutZone& zone) const {
        MapReader map(value, "badge");
        LayoutShare share;
        if (const auto part = map.required("show"))
            share.part = readMeasure(*part);
        if (const auto whole = map.optional("out of"))
            share.whole = readMeasure(*whole);
        const auto at = map.optional("text");
        share.text = map.optionalLocalizedText("text").value_or(LocalizedText{});
        map.done();
        for (const std::string* text : {&share.text.en, &share.text.ja})
            if (at && map.ok() &&
                (text->find("{part}") == std::string::npos ||
                 share.whole.has_value() != (text->find("{whole}") != std::string::npos))) {
                at->error(
                    "badge-without-number", "The text of this badge does not have its numbers.",
                    {"Write {part} where the first one belongs, and {whole} where what it is out of does.",
                     shown("{part}"), shown("{whole}")});
                break;
            }
        zone.share = std::move(share);
    }

    void readUnder(const YamlValue& value, LayoutZone& zone) const {
        MapReader map(value, "badge");
        LayoutUnder under;
        under.policy = wordOf(map.required("each"), policies_);
        const auto at = map.required("text");
        under.text = map.requiredLocalizedText("text").value_or(LocalizedText{});
        map.done();
        for (const std::string* text : {&under.text.en, &under.text.ja})
            if (at && map.ok() && text->find("{sum}") == std::string::npos) {
                at->error("badge-without-number", "The text of this badge does not have its numbers.",
                          {"Write {sum} where what they give together belongs.", shown("{sum}")});
                break;
            }
        zone.under = std::move(under);
    }

    void readUpsideDown(const YamlValue& value, LayoutZone& zone) {
        if (!value.node().isMap()) {
            zone.upsideDown = value.flag().value_or(false);
            return;
        }
        MapReader map(value, "mark of what stands on its head");
        zone.upsideDownMark = wordOf(map.required("mark"), marks_);
        map.done();
    }

    void readLink(const YamlValue& value) {
        MapReader map(value, "link");
        LayoutLink link;
        if (const auto toHost = map.optional("to host"))
            link.isToHost = toHost->flag().value_or(false);
        if (!link.isToHost)
            link.cards = wordOf(map.required("cards"), marks_);
        if (const auto to = map.optional("to"))
            link.to = wordOf(to, marks_);
        map.done();
        layout_.links.push_back(std::move(link));
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
        if (const auto badge = map.optional("badge")) {
            if (badge->node().isMap())
                readShare(*badge, zone);
            else
                zone.countsFaces = zone.count = wordOf(badge, {"faces"}) == "faces";
        }
        zone.facesApart = map.optionalFlag("faces apart").value_or(false);
        zone.places = map.optionalFlag("places").value_or(false);
        zone.attach = map.optionalWord<LayoutZone::Attach>("attach", attachWords).value_or(zone.attach);
        if (const auto under = map.optional("under"))
            readUnder(*under, zone);
        if (const auto turned = map.optional("upside down"))
            readUpsideDown(*turned, zone);
        zone.tally = map.optionalWord<LayoutZone::Tally>("colours", tallyWords).value_or(zone.tally);
        if (const auto unless = map.optional("absent unless"))
            zone.absentUnless = wordOf(unless, policies_);
        map.done();
        if (map.ok())
            place(value, std::move(zone));
    }

    void readRow(const YamlValue& value, LayoutZone& zone) {
        MapReader map(value, "row");
        LayoutRow row;
        row.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
        row.types = wordList(map.requiredOneOrMore("types"), types_);
        if (const auto also = map.optional("also")) {
            MapReader names(*also, "list of names");
            for (const std::string& type : row.types)
                if (auto name = names.optionalLocalizedText(type))
                    row.also.push_back({type, std::move(*name)});
            names.done();
        }
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
            value.error("repeated-zone", {"The zone {zone} has a place already.", shown(zone.word)},
                        "Remove one of them.");
            return;
        }
        if (zone.onTable && !(holds(layout_.table, zone.near) && holds(layout_.table, zone.far)))
            value.error("zone-off-table",
                        {"The zone {zone} reaches over the edge of the table.", shown(zone.word)},
                        "Move it, or make the table's 'at' larger. For the far player it lies mirrored.");
        for (const LayoutZone& other : layout_.zones)
            if (zone.onTable && other.onTable &&
                (overlap(zone.near, other.near) || overlap(zone.far, other.far)))
                value.error("overlapping-zones",
                            {"The zones {zone} and {other} overlap.", shown(zone.word), shown(other.word)},
                            "Move one of them.");
        layout_.zones.push_back(std::move(zone));
    }

    void checkEveryZone(const YamlValue& table) const {
        if (std::ranges::find(named_, std::string{}) != named_.end())
            return; // the one that seems to be missing may be the one that was misspelled
        for (const std::string& word : zones_)
            if (std::ranges::find(named_, word) == named_.end())
                table.error("missing-zone", {"The table has no zone {zone}.", shown(word)},
                            {"Add {line}.", shown("- zone: " + word)});
    }

    const CardSchema& schema_;
    Strings formats_;
    std::string game_;
    Strings zones_;
    Strings phases_;
    Strings marks_;
    Strings policies_;
    Strings numbers_;
    Strings verbs_;
    Strings values_; ///< what players have
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
