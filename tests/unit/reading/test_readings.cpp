// What a text is read as: paragraphs, keywords, the script itself, and two scripts where both print it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/reading/own_texts.h"

namespace test_readings {

using namespace takujo;

namespace {

/// The script in one line, as a card file could have it.
std::string written(const YamlNodeData& script) {
    std::string all;
    if (script.kind == YamlKind::scalar)
        return script.text;
    const bool isList = script.kind == YamlKind::list;
    for (const YamlNodeData& item : script.items)
        all += (all.empty() ? "" : ", ") + written(item);
    for (const YamlEntryData& entry : script.entries)
        all += (all.empty() ? "" : ", ") + entry.key + ": " + written(entry.value);
    return isList ? "[" + all + "]" : "{" + all + "}";
}

} // namespace

class TestReadings : public QObject {
    Q_OBJECT

private slots:
    static void scripts_data();
    static void scripts();
    static void keywordsStandInOneLine();
    static void tellsWhereParagraphsStand();
    static void bothReadingsOfAnAmbiguousText();
    static void ownNameIsAName();
    static void blanksDoNotMatter();
};

void TestReadings::scripts_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("script");
    QTest::newRow("an event") << "forward" << "When Ash Warden enters the field, draw 2 cards."
                              << "abilities: {when: {enters: this}, do: {draw: 2}}";
    QTest::newRow("a choice, and it")
        << "forward" << "When Ash Warden attacks, choose 1 Forward opponent controls. Deal it 5000 damage."
        << "abilities: {when: {attacks: this}, choose: {forward: {controller: opponent}}, do: {damage: {to: "
           "chosen, amount: 5000}}}";
    QTest::newRow("costs and a limit")
        << "backup" << "[Fire][1][Dull]: Draw 1 card. You can only use this ability once per turn."
        << "abilities: {action: [{cp: {any: 1, fire: 1}}, dull], do: {draw: 1}, once a turn: true}";
    QTest::newRow("all of them chosen")
        << "summon" << "Choose 1 Forward and 1 Backup. Return them to their owners' hands."
        << "resolve: {choose: [{forward: {}}, {backup: {}}], do: [{return: chosen}, {return: chosen 2}]}";
    QTest::newRow("a number for each")
        << "summon" << "Draw 1 card for each Backup you control."
        << "resolve: {do: {draw: {amount: {count: {of: {backup: {controller: you}}}}}}}";
}

void TestReadings::scripts() {
    QFETCH(const QString, type);
    QFETCH(const QString, text);
    QFETCH(const QString, script);
    const ReadGame game{"fftcg", Language::en};
    const ReadText read = game.reader.read(text.toStdString(), {"Ash Warden", type.toStdString()});
    QVERIFY(read.isUnderstood());
    const Reading& reading = read.paragraphs.front().readings.front();
    QCOMPARE(QString::fromStdString(reading.key + ": " + written(reading.script)), script);
}

void TestReadings::keywordsStandInOneLine() {
    const ReadGame game{"fftcg", Language::en};
    const ReadText read = game.reader.read("Brave, First Strike", {"Ash Warden", "forward"});
    QVERIFY(read.isUnderstood());
    const ReadParagraph& line = read.paragraphs.front();
    QVERIFY(line.areTogether);
    QCOMPARE(line.readings.size(), std::size_t{2});
    QCOMPARE(line.readings.front().key, std::string{"abilities"});
    QCOMPARE(line.readings.front().script.text, std::string{"brave"});
    QCOMPARE(line.readings.back().script.text, std::string{"first strike"});
    QVERIFY(!game.reader.read("Brave, Bravado", {"Ash Warden", "forward"}).isUnderstood());
}

void TestReadings::tellsWhereParagraphsStand() {
    const ReadGame game{"fftcg", Language::ja};
    const std::string first = "灰の番人がフィールドを離れたとき、カードを2枚引く。";
    const std::string second = "ブレイブ";
    const ReadText read = game.reader.read(first + "\n\n" + second + "\n", {"灰の番人", "forward"});
    QVERIFY(read.isUnderstood());
    QCOMPARE(read.paragraphs.size(), std::size_t{2});
    QCOMPARE(read.paragraphs[0].offset, std::size_t{0});
    QCOMPARE(read.paragraphs[0].length, first.size());
    QCOMPARE(read.paragraphs[0].understoodTo, first.size());
    QCOMPARE(read.paragraphs[1].offset, first.size() + 2);
    QCOMPARE(read.paragraphs[1].length, second.size());
    QCOMPARE(QString::fromStdString(written(read.paragraphs[0].readings.front().script)),
             QString{"{when: {leaves: this}, do: {draw: 2}}"});
}

/// Whether the condition is asked when it triggers, or what may be done hangs on it alone, the text does not
/// tell.
void TestReadings::bothReadingsOfAnAmbiguousText() {
    const ReadGame game{"fftcg", Language::en};
    const std::string text =
        "When Ash Warden attacks, if there is a card in your hand, you may discard 1 card and at the end of "
        "the turn, play Ash Warden onto the field dull.";
    const ReadText read = game.reader.read(text, {"Ash Warden", "forward"});
    const ReadParagraph& paragraph = read.paragraphs.front();
    QVERIFY(!read.isUnderstood());
    QVERIFY(paragraph.state == ReadParagraph::State::ambiguous);
    QVERIFY(!paragraph.areTogether);
    QCOMPARE(paragraph.readings.size(), std::size_t{2});
    CardDefinition card;
    card.name = {"Ash Warden", "灰の番人"};
    for (const Reading& reading : paragraph.readings) {
        const auto ability = game.load(reading);
        QVERIFY(ability);
        QCOMPARE(game.textOf(*ability, card), text);
    }
    QVERIFY(written(paragraph.readings.front().script) != written(paragraph.readings.back().script));
}

/// A card whose name is a word of the game is still called by it.
void TestReadings::ownNameIsAName() {
    const ReadGame game{"fftcg", Language::en};
    const std::string text = "When Forward enters the field, break Forward.";
    const ReadText read = game.reader.read(text, {"Forward", "forward"});
    QVERIFY(read.isUnderstood());
    QCOMPARE(QString::fromStdString(written(read.paragraphs.front().readings.front().script)),
             QString{"{when: {enters: this}, do: {break: this}}"});
    QVERIFY(!game.reader.read(text, {"Ash Warden", "forward"}).isUnderstood());
}

void TestReadings::blanksDoNotMatter() {
    const ReadGame game{"fftcg", Language::en};
    const ReadText read =
        game.reader.read("  When Ash Warden  enters the field, draw 2 cards. ", {"Ash Warden", "forward"});
    QVERIFY(read.isUnderstood());
}

TAKUJO_TEST(TestReadings)

} // namespace test_readings
#include "test_readings.moc"
