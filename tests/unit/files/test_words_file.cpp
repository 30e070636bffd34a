#include "tests/test_program.h"

#include <QTest>

#include "engine/files/words/words_file.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_words_file {

using namespace takujo;

namespace {

/// A file "game.yaml" with these lines as its sections, four spaces deep.
std::optional<Words> wordsOf(const std::string& sections, Findings& findings) {
    return parseWords("words: game\nsections:\n" + sections, "game.yaml", findings);
}

} // namespace

class TestWordsFile : public QObject {
    Q_OBJECT

private slots:
    void readsPatterns();
    void unknownSection();
    void missingLanguage_data();
    void missingLanguage();
    void differentSlots();
    void pluralsCountAsTheirSlot();
    void endingsAreEachLanguagesOwn();
    void brokenSlots_data();
    void brokenSlots();
    void oneBadPatternSparesTheOthers();
    void nameMustBeTheFiles();
    void notAWordsFile();
    void aGamesWordsGoOverTheKits();
    void missingFileIsReported();
};

void TestWordsFile::readsPatterns() {
    Findings findings;
    const auto words = wordsOf("  refusals:\n"
                               "    not-now: {en: \"{card} has to wait.\", ja: \"{card}は待ちます。\"}\n"
                               "  steps:\n"
                               "    \"wait: once\": {en: \"wait\", ja: \"待つ\"}\n",
                               findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(words);
    QCOMPARE(words->text("refusals", "not-now", Language::en), std::string("{card} has to wait."));
    QCOMPARE(words->text("steps", "wait: once", Language::ja), std::string("待つ"));
    QCOMPARE(words->sections().size(), 2U);
}

void TestWordsFile::unknownSection() {
    Findings findings;
    const auto words = wordsOf("  refusal:\n"
                               "    not-now: {en: \"No.\", ja: \"いいえ。\"}\n"
                               "  zones:\n"
                               "    deck: {en: \"deck\", ja: \"山\"}\n",
                               findings);
    QCOMPARE(codesOf(findings), QStringLiteral("3:3 unknown-section"));
    QVERIFY(findings.all().front().hint.find("refusals") != std::string::npos);
    QVERIFY(words);
    QVERIFY(words->find("zones", "deck") != nullptr);
    QVERIFY(words->find("refusal", "not-now") == nullptr);
}

void TestWordsFile::missingLanguage_data() {
    QTest::addColumn<QString>("entry");
    QTest::newRow("no Japanese") << "{en: \"deck\"}";
    QTest::newRow("no English") << "{ja: \"山\"}";
    QTest::newRow("one text for both") << "deck";
    QTest::newRow("a list") << "[deck, 山]";
}

void TestWordsFile::missingLanguage() {
    QFETCH(QString, entry);
    Findings findings;
    const auto words = wordsOf("  zones:\n    deck: " + entry.toStdString() + "\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("4:11 missing-language"));
    QVERIFY(words && words->find("zones", "deck") == nullptr);
}

void TestWordsFile::differentSlots() {
    Findings findings;
    const auto words = wordsOf(
        "  log:\n    draws: {en: \"{player} draws {card}.\", ja: \"{player}が引いた。\"}\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("4:12 different-slots"));
    QVERIFY(findings.all().front().text.find("{card}, {player}") != std::string::npos);
    QVERIFY(words && words->find("log", "draws") == nullptr);
}

void TestWordsFile::pluralsCountAsTheirSlot() {
    Findings findings;
    const auto words =
        wordsOf("  log:\n    draws: {en: \"{number} {number:card|cards}\", ja: \"{number}枚\"}\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(fill(words->text("log", "draws", Language::en), {{"number", "1", true}}), std::string("1 card"));
}

void TestWordsFile::endingsAreEachLanguagesOwn() {
    Findings findings;
    const auto words =
        wordsOf("  effects:\n    draw: {en: \"draw {number}\", ja: \"{number}枚{end:引く|引いて|引き}\"}\n",
                findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(words && words->find("effects", "draw") != nullptr);
}

void TestWordsFile::brokenSlots_data() {
    QTest::addColumn<QString>("pattern");
    QTest::newRow("never closed") << "{card is here";
    QTest::newRow("closed twice") << "{card}} is here";
    QTest::newRow("one inside another") << "{number:{card}|cards}";
    QTest::newRow("no name") << "{} is here";
    QTest::newRow("one word") << "{number:cards}";
    QTest::newRow("three words") << "{number:none|card|cards}";
    QTest::newRow("one ending") << "{end:s}";
}

void TestWordsFile::brokenSlots() {
    QFETCH(QString, pattern);
    Findings findings;
    wordsOf("  log:\n    draws: {en: \"" + pattern.toStdString() + "\", ja: \"{card}\"}\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("4:17 broken-slot"));
}

void TestWordsFile::oneBadPatternSparesTheOthers() {
    Findings findings;
    const auto words =
        wordsOf("  zones:\n    deck: {en: \"deck\"}\n    hand: {en: \"hand\", ja: \"手札\"}\n", findings);
    QCOMPARE(findings.errors(), 1U);
    QVERIFY(words && words->find("zones", "hand") != nullptr);
}

void TestWordsFile::nameMustBeTheFiles() {
    Findings findings;
    parseWords("words: kit\nsections: {}\n", "game.yaml", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:8 wrong-name"));
}

void TestWordsFile::notAWordsFile() {
    Findings findings;
    QVERIFY(!parseWords("deck: mine\n", "game.yaml", findings));
    QVERIFY(findings.errors() > 0);
}

void TestWordsFile::aGamesWordsGoOverTheKits() {
    Findings findings;
    const Words words = loadWords("fftcg", findings);
    QCOMPARE(QString::fromStdString(findings.toText()), QString());
    QCOMPARE(words.text("states", "aside", Language::en), std::string("dull"));
    QCOMPARE(words.text("states", "face down", Language::en), std::string("face down"));
    QCOMPARE(words.text("phrases", "hidden card", Language::ja), std::string("カード1枚"));
}

void TestWordsFile::missingFileIsReported() {
    Findings findings;
    const Words words = loadWords("no-such-game", findings);
    QCOMPARE(findings.errors(), 1U);
    QCOMPARE(findings.all().front().code, std::string("missing-file"));
    QVERIFY(words.find("refusals", "no-such-move") != nullptr);
}

TAKUJO_TEST(TestWordsFile)

} // namespace test_words_file
#include "test_words_file.moc"
