#include "engine/files/layouts/layout_file.h"
#include "tests/test_program.h"

#include <QPoint>
#include <QTest>

#include <algorithm>

namespace test_layout_file {

using namespace takujo;

namespace {

const std::string good = R"(layout: tiny
accent: "#102030"
table:
  at: [0, -100, 300, 250]
  phases: {at: [0, -5, 300, 10], show: [draw, main], ask: [main], stop: [main]}
  prompt: [0, 80, 300, 10]
  players: {near: [0, 130, 50, 10], far: [0, -100, 50, 10]}
  values:
    near: [0, 140, 50, 10]
    far: [0, -90, 50, 10]
    out of: {life: {policy: cards that lose}, points: {cards: deck}}
  uses: {show: [rise], near: [60, 140, 50, 10], far: [60, -90, 50, 10]}
  gauges:
    near: [120, 140, 50, 10]
    far: [120, -90, 50, 10]
    show:
      - {as: bar, of: {value: life}, full: 20, name: {en: Life, ja: 体力}, glyph: flame, colour: "#aa0000"}
      - {as: pips, of: {value: points}, out of: {cards: deck}, name: P, colour: "#00aa00", only if any: true}
  zones:
    - zone: field
      role: row
      spread: row
      at: [0, 10, 200, 60]
      badge: {show: {sum: health, in: field}, out of: {upright: field}, text: {en: "{part} of {whole}", ja: "{whole}中{part}"}}
      rows:
        - {name: {en: Units, ja: ユニット}, types: [unit], at: [0, 10, 200, 30]}
        - {name: Sites, types: [site], at: [0, 40, 200, 30]}
    - zone: hand
      role: hand
      spread: fan
      at: [0, 90, 300, 40]
      card: 79
      badge: faces
      colours: upright
      attach: right
      upside down: {mark: guarding}
      under: {each: a stack, text: {en: "{cards} under it: {sum}", ja: "下{cards}枚：{sum}"}}
      far: {at: [0, -100, 300, 20], card: 40}
    - zone: deck
      role: deck
      spread: pile
      at: [210, 10, 60, 60]
      upside down: true
      faces apart: true
      places: true
      count: {out of: {usual: cards that lose}}
    - zone: stack
      role: stack
      spread: strip
      absent unless: a stack
  links: [{cards: charging}, {cards: guarding, to: charging}]
  keyboard: [hand, field, deck]
card:
  badge: cost
  corner: [{number: attack, glyph: flame}, {number: health, label: {en: HP, ja: 体力}}]
  colours:
    from: colour
    words:
      red: {name: {en: Red, ja: 赤}, colour: "#ff0000", glyph: flame}
      blue: {name: {en: Blue, ja: 青}, colour: "#0000ff", glyph: drop}
  type line: [type, tribe]
  keywords: {from: abilities, icons: {quick: Q, guard: GD}}
  flags:
    rare: {name: {en: Rare, ja: レア}, letters: R}
sounds:
  notes: {a unit sings: used}
  entering: {stack: waits}
  leaving: {deck: less, hand: more}
  damage: {field: hurt}
)";

/// A game with just enough words.
struct Tiny {
    Vocabulary words;
    RuleTables rules;
    CardSchema schema;
    std::vector<std::string_view> formats{"usual"};

    Tiny(const Tiny&) = delete; // its tables know its words
    Tiny& operator=(const Tiny&) = delete;
    Tiny() {
        rules.zones = {{.word = "field"}, {.word = "hand"}, {.word = "deck"}, {.word = "stack"}};
        rules.phases = {"draw", "main"};
        rules.marks = {{"charging", 1}, {"guarding", 2}};
        rules.policies = {{"cards that lose", "1.1", 7, 99}, {"a stack", "1.2", 0, 0}};
        rules.numbers = {{"attack", 1, nullptr}, {"health", 2, nullptr}};
        rules.verbs = {{.word = "rise"}, {.word = "rest"}};
        words.values = {{.word = "life", .slot = 0}, {.word = "points", .slot = 1}};
        rules.vocabulary = &words;
        using Kind = FieldSpec::Kind;
        schema.types = {"unit", "site"};
        schema.fields = {
            {.key = "cost", .slot = 0},
            {.key = "attack", .slot = 1},
            {.key = "health", .slot = 2},
            {.key = "colour", .kind = Kind::words, .slot = 0, .words = {"red", "blue"}},
            {.key = "abilities", .kind = Kind::abilities, .slot = 1, .words = {"quick", "guard"}},
            {.key = "tribe", .kind = Kind::texts, .slot = 0},
            {.key = "rare", .kind = Kind::flag, .slot = 0}};
    }

    std::optional<TableLayout> read(std::string text, Findings& findings) const {
        return parseLayout(std::move(text), "tiny.yaml", {"tiny", rules, schema, formats}, findings);
    }
};

std::string changed(const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// Line and column, both from 1, at which a part of the text begins.
QPoint placeOf(const QString& part, const QString& text) {
    const QString before = text.first(text.indexOf(part));
    return {static_cast<int>(before.count('\n')) + 1,
            static_cast<int>(before.size() - before.lastIndexOf('\n'))};
}

} // namespace

class TestLayoutFile : public QObject {
    Q_OBJECT

private slots:
    void readsATable() {
        Findings findings;
        const auto layout = Tiny{}.read(good, findings);
        QCOMPARE(QString::fromStdString(findings.toText()), QString{});
        QVERIFY(layout);
        QCOMPARE(layout->accent, (LayoutColour{0x10, 0x20, 0x30}));
        QCOMPARE(layout->zones.size(), std::size_t{4});
        QCOMPARE(layout->phases, (std::vector<std::string>{"draw", "main"}));
        QCOMPARE(layout->asks, std::vector<std::string>{"main"});
        QCOMPARE(layout->stops, std::vector<std::string>{"main"});
        QCOMPARE(layout->keyboard, (std::vector<std::string>{"hand", "field", "deck"}));
        QCOMPARE(layout->links.size(), std::size_t{2});
        QVERIFY(layout->links[0].to.empty());
        QCOMPARE(layout->links[1].cards, std::string{"guarding"});
        QCOMPARE(layout->links[1].to, std::string{"charging"});
        const LayoutZone& field = *layout->zone("field");
        QCOMPARE(field.near, (LayoutRect{0, 10, 200, 60}));
        QCOMPARE(field.rows.size(), std::size_t{2});
        QCOMPARE(field.rows[1].types, std::vector<std::string>{"site"});
        QCOMPARE(field.card, 63);
        QCOMPARE(layout->zone("deck")->count, true);
        QCOMPARE(layout->zone("deck")->outOf.at(0).policy, std::string{"cards that lose"});
        QCOMPARE(layout->zone("deck")->countsFaces, false);
        QCOMPARE(layout->zone("hand")->countsFaces, true);
        QCOMPARE(layout->zone("stack")->onTable, false);
        QVERIFY(layout->zone("nowhere") == nullptr);
    }

    void readsSounds() {
        Findings findings;
        const auto layout = Tiny{}.read(good, findings);
        QVERIFY(layout);
        const LayoutSounds& sounds = layout->sounds;
        QCOMPARE(sounds.notes.size(), std::size_t{1});
        QCOMPARE(sounds.notes[0].word, std::string{"a unit sings"});
        QVERIFY(sounds.notes[0].sound == Sound::used);
        QCOMPARE(sounds.entering.size(), std::size_t{1});
        QCOMPARE(sounds.entering[0].word, std::string{"stack"});
        QVERIFY(sounds.entering[0].sound == Sound::waits);
        QCOMPARE(sounds.leaving.size(), std::size_t{2});
        QVERIFY(sounds.leaving[0].sound == Sound::more); // in the order of the zones
        QVERIFY(sounds.leaving[1].sound == Sound::less);
        QCOMPARE(sounds.damage.size(), std::size_t{1});
        QVERIFY(sounds.damage[0].sound == Sound::hurt);
    }

    void eachSoundHasTheWordOfItsPlace() {
        for (std::size_t i = 0; i < soundCount; ++i)
            QCOMPARE(static_cast<std::size_t>(soundWords[i].value), i);
    }

    void readsNumbersOfAPlayer() {
        Findings findings;
        const auto layout = Tiny{}.read(good, findings);
        QVERIFY(layout);
        using Of = LayoutMeasure::Of;
        const LayoutShare& share = *layout->zone("field")->share;
        QCOMPARE(share.part.of, Of::sum);
        QCOMPARE(share.part.word, std::string{"field"});
        QCOMPARE(share.part.number, std::string{"health"});
        QCOMPARE(share.whole->of, Of::upright);
        QCOMPARE(share.text.ja, std::string{"{whole}中{part}"});
        QVERIFY(!layout->zone("deck")->share);
        QCOMPARE(layout->zone("hand")->tally, LayoutZone::Tally::upright);
        QCOMPARE(layout->zone("hand")->attach, LayoutZone::Attach::right);
        QVERIFY(!layout->zone("hand")->upsideDown);
        QCOMPARE(layout->zone("hand")->upsideDownMark, std::string{"guarding"});
        QVERIFY(layout->zone("deck")->upsideDown);
        QVERIFY(!layout->zone("field")->upsideDown && layout->zone("field")->upsideDownMark.empty());
        QCOMPARE(layout->zone("deck")->attach, LayoutZone::Attach::below);
        QCOMPARE(layout->zone("hand")->under->policy, std::string{"a stack"});
        QCOMPARE(layout->zone("hand")->under->text.ja, std::string{"下{cards}枚：{sum}"});
        QVERIFY(!layout->zone("deck")->under);
        QCOMPARE(layout->zone("deck")->tally, LayoutZone::Tally::none);
        QCOMPARE(layout->wholes.size(), std::size_t{2});
        QCOMPARE(layout->wholes[0].value, std::string{"life"});
        QCOMPARE(layout->wholes[0].whole.of, Of::policy);
        QCOMPARE(layout->wholes[1].whole.word, std::string{"deck"});
        QCOMPARE(layout->uses.verbs, std::vector<std::string>{"rise"});
        QCOMPARE(layout->uses.near, (LayoutRect{60, 140, 50, 10}));
        QCOMPARE(layout->gauges.far, (LayoutRect{120, -90, 50, 10}));
        QCOMPARE(layout->gauges.list.size(), std::size_t{2});
        const LayoutGauge& bar = layout->gauges.list[0];
        QCOMPARE(bar.form, LayoutGauge::Form::bar);
        QCOMPARE(bar.full, 20);
        QCOMPARE(bar.name.ja, std::string{"体力"});
        QCOMPARE(bar.glyph, std::string{"flame"});
        QVERIFY(!bar.whole && !bar.onlyIfAny);
        const LayoutGauge& pips = layout->gauges.list[1];
        QCOMPARE(pips.form, LayoutGauge::Form::pips);
        QCOMPARE(pips.whole->word, std::string{"deck"});
        QCOMPARE(pips.colour, (LayoutColour{0x00, 0xaa, 0x00}));
        QVERIFY(pips.onlyIfAny);
        QCOMPARE(layout->zone("stack")->absentUnless, std::string{"a stack"});
        QVERIFY(layout->zone("field")->absentUnless.empty());
        QVERIFY(layout->zone("deck")->facesApart && layout->zone("deck")->places);
        QVERIFY(!layout->zone("field")->facesApart && !layout->zone("field")->places);
    }

    void whatWaitsHasAPlaceWhereTheLayoutGivesIt() {
        Findings findings;
        const auto without = Tiny{}.read(good, findings);
        QVERIFY(without);
        QCOMPARE(without->waiting, LayoutRect{});
        const auto with =
            Tiny{}.read(changed("  zones:", "  waiting: [200, -5, 90, 10]\n  zones:"), findings);
        QVERIFY(with);
        QCOMPARE(with->waiting, (LayoutRect{200, -5, 90, 10}));
    }

    void aBadgeNeedsNoText() {
        Findings findings;
        const auto layout = Tiny{}.read(changed("badge: faces", "badge: {show: {cards: hand}}"), findings);
        QVERIFY(layout);
        QVERIFY(layout->zone("hand")->share->text.en.empty());
        QVERIFY(!layout->zone("hand")->share->whole);
    }

    void theFarSideIsTheMirrorImageUnlessStated() {
        Findings findings;
        const auto layout = Tiny{}.read(good, findings);
        QVERIFY(layout);
        QCOMPARE(layout->zone("field")->far, (LayoutRect{0, -70, 200, 60}));
        QCOMPARE(layout->zone("field")->rows[0].far,
                 (LayoutRect{0, -40, 200, 30})); // nearest to the middle, too
        QCOMPARE(layout->zone("hand")->far, (LayoutRect{0, -100, 300, 20}));
        QCOMPARE(layout->zone("hand")->card, 79);
        QCOMPARE(layout->zone("hand")->farCard, 40);
    }

    void readsTheFaceOfACard() {
        Findings findings;
        const auto layout = Tiny{}.read(good, findings);
        QVERIFY(layout);
        const CardFace& face = layout->face;
        QCOMPARE(face.badge, std::string{"cost"});
        QCOMPARE(face.corner.size(), std::size_t{2});
        QCOMPARE(face.corner[0].field, std::string{"attack"});
        QCOMPARE(face.corner[0].glyph, std::string{"flame"});
        QCOMPARE(face.corner[1].field, std::string{"health"});
        QCOMPARE(face.corner[1].label.en, std::string{"HP"});
        QCOMPARE(face.colours.size(), std::size_t{2});
        QCOMPARE(face.colours[1].colour, (LayoutColour{0, 0, 255}));
        QCOMPARE(face.colours[1].glyph, std::string{"drop"});
        QCOMPARE(face.typeLine, (std::vector<std::vector<std::string>>{{"type"}, {"tribe"}}));
        QCOMPARE(face.keywords[1].letters, std::string{"GD"});
        QCOMPARE(face.flags[0].letters, std::string{"R"});
    }

    /// Authors make up the texts, so the layout has colours for some of them.
    void textsMayColourFrames() {
        Findings findings;
        std::string text = good;
        const std::string ofWords = text.substr(text.find("    from: colour"),
                                                text.find("  type line") - text.find("    from: colour"));
        text.replace(
            text.find(ofWords), ofWords.size(),
            "    from: tribe\n    words:\n"
            "      Sea Folk: {name: {en: Sea Folk, ja: 海の民}, colour: \"#0000ff\", glyph: drop}\n");
        const auto layout = Tiny{}.read(text, findings);
        QVERIFY2(layout, findings.toText().c_str());
        QCOMPARE(layout->face.colourField, std::string{"tribe"});
        QCOMPARE(layout->face.colours.size(), std::size_t{1});
        QCOMPARE(layout->face.colours[0].word, std::string{"Sea Folk"});
        QCOMPARE(layout->face.colours[0].glyph, std::string{"drop"});
    }

    void mistakesAreToldWithTheirPlace_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("at"); // the finding's place is where this begins
        const auto row = [](const char* name, const char* from, const char* to, const char* code,
                            const char* at) { QTest::newRow(name) << from << to << code << at; };
        row("another game", "layout: tiny", "layout: huge", "unknown-word", "huge");
        row("a colour in words", "\"#102030\"", "blueish", "bad-colour", "blueish");
        row("an unknown zone", "- zone: deck", "- zone: dekc", "unknown-word", "dekc");
        row("a zone without a place in the file",
            "    - zone: stack\n      role: stack\n      spread: strip\n", "", "missing-zone",
            "at: [0, -100, 300, 250]");
        row("a zone twice", "- zone: stack", "- zone: deck", "repeated-zone",
            "zone: deck\n      role: stack");
        row("an unknown role", "role: deck", "role: heap", "unknown-word", "heap");
        row("an unknown spread", "spread: strip", "spread: heap", "unknown-word", "heap");
        row("three numbers", "at: [210, 10, 60, 60]", "at: [210, 10, 60]", "bad-rectangle", "[210, 10, 60]");
        row("no width", "at: [210, 10, 60, 60]", "at: [210, 10, 0, 60]", "number-out-of-range",
            "0, 60]\n      upside");
        row("a fraction", "at: [210, 10, 60, 60]", "at: [210, 10.5, 60, 60]", "not-a-whole-number", "10.5");
        row("zones that overlap", "at: [210, 10, 60, 60]", "at: [190, 10, 60, 60]", "overlapping-zones",
            "zone: deck");
        row("a zone over the edge", "at: [210, 10, 60, 60]", "at: [260, 10, 60, 60]", "zone-off-table",
            "zone: deck");
        row("a row out of its zone", "at: [0, 40, 200, 30]", "at: [0, 45, 200, 30]", "row-outside-zone",
            "[0, 45");
        row("an unknown type", "types: [site]", "types: [sight]", "unknown-word", "sight");
        row("an unknown phase", "show: [draw, main]", "show: [draw, mian]", "unknown-word", "mian");
        row("an unknown policy", "cards that lose", "cards that win", "unknown-word", "cards that win");
        row("an unknown format", "{usual:", "{unusual:", "missing-key", "{unusual");
        row("an unknown key zone", "[hand, field, deck]", "[hand, filed, deck]", "unknown-word", "filed");
        row("no face", "card:\n  badge", "cards:\n  badge", "missing-key", "layout: tiny");
        row("a badge that counts something else", "badge: faces", "badge: fases", "unknown-word", "fases");
        row("a badge of two numbers", "{upright: field}", "{upright: field, value: life}", "which-number",
            "{upright: field, value");
        row("an unknown gauge", "as: bar", "as: wheel", "unknown-word", "wheel");
        row("a gauge of nothing", "full: 20", "full: 0", "number-out-of-range", "0, name: {en: Life");
        row("an unknown side", "attach: right", "attach: above", "unknown-word", "above");
        row("an unknown mark of what stands on its head", "{mark: guarding}", "{mark: gardening}",
            "unknown-word", "gardening");
        row("no answer to what stands on its head", "upside down: true", "upside down: maybe",
            "not-true-or-false", "maybe");
        row("a chip of no policy", "each: a stack", "each: a stick", "unknown-word", "a stick");
        row("a chip that does not say its number", "under it: {sum}", "under it", "badge-without-number",
            "{en: \"{cards} under it");
        row("an unknown tally", "colours: upright", "colours: tapped", "unknown-word", "tapped");
        row("a badge of no number", "{upright: field}", "{}", "which-number", "{}");
        row("a sum of nowhere", "{sum: health, in: field}", "{sum: health}", "missing-key", "{sum: health}");
        row("a badge that does not say its number", "en: \"{part} of {whole}\"", "en: \"all of {whole}\"",
            "badge-without-number", "{en: \"all of");
        row("an unknown value", "{life: {policy", "{live: {policy", "unknown-key", "live");
        row("a use of no verb", "show: [rise]", "show: [raise]", "unknown-word", "raise");
        row("a zone of no policy", "unless: a stack", "unless: a stick", "unknown-word", "a stick");
        row("a badge that is no number", "badge: cost", "badge: tribe", "unknown-word", "tribe\n");
        row("a colour word without a colour",
            "      blue: {name: {en: Blue, ja: 青}, colour: \"#0000ff\", glyph: drop}\n", "", "missing-key",
            "red:");
        row("a glyph nobody drew", "glyph: drop", "glyph: drip", "unknown-glyph", "drip");
        row("a glyph from elsewhere", "glyph: drop", "glyph: ../frame", "unknown-glyph", "../frame");
        row("a frame nobody drew", "  badge: cost", "  frame: nobody\n  badge: cost", "unknown-frame",
            "nobody");
        row("letters that do not fit", "guard: GD", "guard: GUARD", "too-many-letters", "GUARD");
        row("a keyword without letters", ", guard: GD", "", "missing-key", "{quick");
        row("a sound that is not there", "a unit sings: used", "a unit sings: yodel", "unknown-word",
            "yodel");
        row("a sound of no zone", "{stack: waits}", "{stick: waits}", "unknown-key", "stick");
        row("an unknown moment of sounds", "  leaving: {deck", "  leeving: {deck", "unknown-key", "leeving");
        row("an unknown flag", "    rare:", "    rear:", "unknown-key", "rear");
    }
    void mistakesAreToldWithTheirPlace() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QFETCH(QString, at);
        const std::string text = changed(from.toStdString(), to.toStdString());
        Findings findings;
        QVERIFY(!Tiny{}.read(text, findings));
        const auto found = std::ranges::find(findings.all(), code.toStdString(), &Finding::code);
        QVERIFY2(found != findings.all().end(), findings.toText().c_str());
        QCOMPARE(QPoint(found->line, found->column), placeOf(at, QString::fromStdString(text)));
        QVERIFY(!found->hint.empty());
    }

    void aMisspelledZoneIsNotReportedTwice() {
        Findings findings;
        QVERIFY(!Tiny{}.read(changed("- zone: deck", "- zone: dekc"), findings));
        QCOMPARE(findings.errors(), std::size_t{1});
    }

    void aLayoutThatIsNotThereIsReported() {
        Findings findings;
        const Tiny tiny;
        QVERIFY(
            !readLayout("/nowhere/layout.yaml", {"tiny", tiny.rules, tiny.schema, tiny.formats}, findings));
        QCOMPARE(findings.all().front().code, std::string{"missing-file"});
    }
};

TAKUJO_TEST(TestLayoutFile)

} // namespace test_layout_file
#include "test_layout_file.moc"
