// Texts as they are printed become the scripts that they mean: printed_<game>.yaml has both.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/reading/own_texts.h"

namespace test_printed {

using namespace takujo;

namespace {

/// Whether a text is read as what it means, and as nothing else. Keywords stand in the order of the text.
bool isReadAs(const ReadGame& game, const std::string& text, const CardFacts& facts, const YamlEntry& means) {
    const ReadText read = game.reader.read(text, facts);
    if (read.paragraphs.size() != 1 || !read.isUnderstood())
        return false;
    const ReadParagraph& paragraph = read.paragraphs.front();
    const Reading& reading = paragraph.readings.front();
    if (reading.key != means.key)
        return false;
    if (paragraph.areTogether || means.value.isScalar())
        return paragraph.readings.size() == 1 && means.value.isScalar() &&
               reading.script.text == means.value.text();
    CardDefinition card;
    card.name = {facts.name, facts.name};
    const auto meant = game.load(means.key, means.value);
    const auto found = game.load(reading);
    return meant && found && game.likenessOf(*found, card) == game.likenessOf(*meant, card);
}

} // namespace

class TestPrinted : public QObject {
    Q_OBJECT

private slots:
    static void texts_data();
    static void texts();
};

void TestPrinted::texts_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isJapanese");
    for (const char* const id : {"workbench", "fftcg", "duel_masters", "shadowverse_evolve"})
        for (const bool isJapanese : {false, true})
            QTest::addRow("%s %s", id, isJapanese ? "ja" : "en") << id << isJapanese;
    for (const char* const id : {"gate_ruler", "granblue"}) // their cards are printed in Japanese alone
        QTest::addRow("%s ja", id) << id << true;
}

void TestPrinted::texts() {
    QFETCH(const QString, id);
    QFETCH(const bool, isJapanese);
    const std::string language = isJapanese ? "ja" : "en";
    const ReadGame game{id.toStdString(), isJapanese ? Language::ja : Language::en};
    Findings findings;
    const auto root = readYamlFile(
        std::string{QT_TESTCASE_SOURCEDIR} + "/unit/reading/printed_" + id.toStdString() + ".yaml", findings);
    QVERIFY(root);
    int wrong = 0;
    int all = 0;
    for (const YamlNode& pattern : root->items()) {
        const auto texts = pattern.find(language);
        const auto type = pattern.find("type");
        const auto means = pattern.find("means");
        QVERIFY(type && means && means->value.size() == 1);
        const CardFacts facts{isJapanese ? "灰の番人" : "Ash Warden", type->value.text()};
        for (const YamlNode& text : texts ? texts->value.items() : std::vector<YamlNode>{}) {
            ++all;
            if (isReadAs(game, text.text(), facts, means->value.entry(0)))
                continue;
            ++wrong;
            qWarning("line %d is not read as it is meant: %s", text.position().line, text.text().c_str());
        }
    }
    QVERIFY(all > 0);
    QCOMPARE(wrong, 0);
}

TAKUJO_TEST(TestPrinted)

} // namespace test_printed
#include "test_printed.moc"
