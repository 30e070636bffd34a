// What is said of files is said in English and in Japanese: nothing is missing, nothing is left over.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/card_file.h"
#include "engine/files/findings/finding_words.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/kit/source_literals.h"

#include <set>

namespace test_finding_words {

using namespace takujo;

namespace {

QString qt(const std::string& text) {
    return QString::fromStdString(text);
}

Words findingWords() {
    Findings findings;
    const auto words = readWords((sourceRoot() + "/resources/words/findings.yaml").toStdString(), findings);
    if (!words || !findings.empty())
        qFatal("%s", findings.toText().c_str());
    return *words;
}

/// Where sayings are made; what is written into files is none.
QStringList speakingSources() {
    QStringList files = sourcesBelow({QStringLiteral("engine/files"), QStringLiteral("engine/lists"),
                                      QStringLiteral("app/cli"), QStringLiteral("engine/numbers")}) +
                        sourcesBelow({QStringLiteral("engine/games")})
                            .filter(QRegularExpression{QStringLiteral("card_remarks")}) +
                        sourcesBelow({QStringLiteral("engine/match")}).filter(QStringLiteral("/scenario_")) +
                        QStringList{QStringLiteral("engine/reading/reading_guide.cpp"),
                                    QStringLiteral("engine/lab/tuning/numbers_file.cpp"),
                                    QStringLiteral("engine/match/bot_choice.cpp"),
                                    QStringLiteral("engine/match/lessons/lesson_solution.cpp"),
                                    QStringLiteral("engine/match/scenarios/answer_words.cpp"),
                                    QStringLiteral("engine/match/positions/taken_position.cpp"),
                                    QStringLiteral("engine/match/saves/loading.cpp"),
                                    QStringLiteral("engine/match/saves/missing_cards.cpp"),
                                    QStringLiteral("ui/games/unplayed_game.cpp"),
                                    QStringLiteral("ui/positions/position_edit.cpp"),
                                    QStringLiteral("ui/session/game_data.cpp")};
    static const QRegularExpression others{
        QStringLiteral("atomic_write|data_places|finding_words|part_writer|save_writer|scenario_writer|yaml_"
                       "writer|deck_text_change|app/cli/"
                       "reference|\\.h$")};
    for (const QString& file : QStringList{files})
        if (file.contains(others))
            files.removeAll(file);
    return files;
}

/// A sentence, a pattern with slots, or a piece that stands where a saying is made.
bool isMessage(const SourceLiteral& literal) {
    static const QRegularExpression start{QStringLiteral("^[A-Z{'(]")};
    static const QRegularExpression words{QStringLiteral("[a-z]{2}")};
    static const QRegularExpression slot{QStringLiteral("\\{[a-z]+\\}")};
    static const QRegularExpression maker{QStringLiteral(
        "(MapReader[ \\w]*\\([^\"]*|map_\\(value, ?|isScalar\\(|noNumber\\(|unreadable\\(|Message\\{|"
        "unknownWord\\(|effects_\\(|conditions_\\(|amounts_\\(|criteria_\\(|triggers_\\(|"
        "costs_\\()$")};
    const bool isSentence = literal.text.contains(start) && literal.text.contains(' ') &&
                            literal.text.contains(words) && !literal.text.contains('\n');
    return isSentence || literal.text.contains(slot) || literal.before.contains(maker);
}

/// What looks like a saying and is the same in every language: examples of what files say, and a usage.
const std::set<QString> sameEverywhere{QStringLiteral("{may: {"),
                                       QStringLiteral("{for each: …, do: …}"),
                                       QStringLiteral("{card: {"),
                                       QStringLiteral("{zone: …}"),
                                       QStringLiteral("{among: "),
                                       QStringLiteral("{controller of: that}"),
                                       QStringLiteral("{cancel: chosen}"),
                                       QStringLiteral("{loses abilities: chosen}"),
                                       QStringLiteral("{put back: on the bottom}"),
                                       QStringLiteral("{x is: …}"),
                                       QStringLiteral("{en: …, ja: …}"),
                                       QStringLiteral("{name}"),
                                       QStringLiteral("{name 2}"),
                                       QStringLiteral("{part}"),
                                       QStringLiteral("{sum}"),
                                       QStringLiteral("{whole}"),
                                       QStringLiteral("GAME [--format json] [--uncovered] [--prove]"),
                                       QStringLiteral("FILE --game G [--mapping FILE] [--out SET] "
                                                      "[--force] [--report]"),
                                       QStringLiteral("PART… [--format table|json|csv]")};

std::set<QString> sayingsOfSources() {
    std::set<QString> sayings;
    for (const QString& file : speakingSources())
        for (const SourceLiteral& literal : literalsIn(file))
            if (isMessage(literal))
                sayings.insert(literal.text);
    return sayings;
}

/// Words of files, file names and numbers stay as they are; a sentence does not.
bool holdsEnglish(QString japanese) {
    static const QRegularExpression quoted{
        QStringLiteral("takujo-cli [a-z]+|「[^」]*」|\"[^\"]*\"|'[^']*'|\\{[^}]*\\}|\\[[^]]*\\]")};
    static const QRegularExpression english{QStringLiteral("[a-z]{2,} [a-z]{2,}")};
    return japanese.remove(quoted).contains(english);
}

} // namespace

class TestFindingWords : public QObject {
    Q_OBJECT

private slots:
    static void everySayingHasItsJapanese();
    static void noJapaneseIsLeftOver();
    static void theJapaneseIsJapanese();
    static void whatIsToldOfAFile_data();
    static void whatIsToldOfAFile();
    static void aLineOfLintInBothLanguages();
    static void playersAreToldNoCode();
    static void aFileIsNamedOnceAboveItsFindings();
    static void withoutItsWordsAFindingIsEnglish();
    static void whatIsCompiledInSaysTheSame();
};

void TestFindingWords::everySayingHasItsJapanese() {
    const FindingWords words{findingWords()};
    QStringList missing;
    for (const QString& saying : sayingsOfSources())
        if (!sameEverywhere.contains(saying) && words.japaneseFor(saying.toStdString()) == nullptr)
            missing << saying;
    QVERIFY2(missing.isEmpty(), qPrintable("not in resources/words/findings.yaml:\n" + missing.join('\n')));
}

void TestFindingWords::noJapaneseIsLeftOver() {
    const std::set<QString> said = sayingsOfSources();
    QVERIFY(said.size() > 400); // or the sources are not found
    QStringList stale;
    const Words words = findingWords();
    for (const auto& [key, pattern] : words.sections().at("findings"))
        if (!said.contains(qt(pattern.en)))
            stale << qt(key) + ": " + qt(pattern.en);
    for (const QString& each : sameEverywhere)
        if (!said.contains(each))
            stale << each;
    QVERIFY2(stale.isEmpty(), qPrintable("nobody says this any more:\n" + stale.join('\n')));
}

void TestFindingWords::theJapaneseIsJapanese() {
    const Words words = findingWords();
    for (const auto& [key, pattern] : words.sections().at("findings")) {
        const QString en = qt(pattern.en);
        const QString ja = qt(pattern.ja);
        if (en.endsWith('.'))
            QVERIFY2(ja.endsWith(QStringLiteral("。")), qPrintable(ja));
        QVERIFY2(!holdsEnglish(ja), qPrintable(ja));
        static const QRegularExpression japanese{QStringLiteral("[\u3040-\u30ff\u4e00-\u9fff]")};
        QVERIFY2(!en.contains(japanese), qPrintable(en));
    }
}

void TestFindingWords::whatIsToldOfAFile_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    QTest::newRow("a key is missing") << "name: X\n"
                                      << "This deck has no 'id'. Add 'id: …'."
                                      << "このデッキに「id」がありません。「id: …」を書き加えてください。";
    QTest::newRow("a misspelt key") << "{id: a, naem: X, name: Mine}\n"
                                    << "This deck has an unknown key 'naem'. Did you mean 'name'?"
                                    << "このデッキに不明なキー「naem」があります。もしかして「name」ですか？";
    QTest::newRow("a list for a text")
        << "{id: [a], name: Mine}\n"
        << "'id' must be a text, but a list stands here. Write a single value."
        << "「id」は文字列でなければなりませんが、リストが書かれています。値を1つだけ書いてください。";
    QTest::newRow("a quote that is not closed")
        << "id: \"a\nname: Mine\n"
        << "This quote is never closed. Add the closing \" at the end of its text."
        << "この引用符は閉じられていません。文字列の終わりに、閉じる \" を加えてください。";
    QTest::newRow("a key twice")
        << "{id: a, name: Mine, id: b}\n"
        << "'id' stands twice in this map; the first is at line 1, column 2. Keep one of "
           "them."
        << "「id」がこのマップに2回あります。最初は1行2文字目です。どちらか1つだけを残してください。";
    QTest::newRow("an empty file")
        << ""
        << "The file holds nothing. Write its content, or remove the file."
        << "ファイルに何も書かれていません。中身を書くか、ファイルを取り除いてください。";
}

void TestFindingWords::whatIsToldOfAFile() {
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    Findings findings;
    if (const auto root = parseYaml(text.toStdString(), "my.yaml", findings)) {
        MapReader map(*root, "deck", findings);
        map.requiredText("id");
        map.requiredText("name");
        map.done();
    }
    QVERIFY(!findings.empty());
    const Finding first = findings.all().front();
    const auto told = [&](Language language) {
        const QString line = qt(toLine(first, language));
        return line.mid(line.indexOf(qt(first.code)) + static_cast<int>(first.code.size()) + 2);
    };
    QCOMPARE(told(Language::en), english);
    QCOMPARE(told(Language::ja), japanese);
}

void TestFindingWords::aLineOfLintInBothLanguages() {
    Findings findings;
    findings.warning("set.yaml", {3, 7}, "a-code", "Use spaces.", {});
    QCOMPARE(qt(findings.toText()), QStringLiteral("set.yaml:3:7: warning a-code: Use spaces.\n"));
    QCOMPARE(qt(findings.toText(Language::ja)),
             QStringLiteral("set.yaml:3:7: 警告 a-code: 半角スペースを使ってください。\n"));
}

void TestFindingWords::playersAreToldNoCode() {
    Findings findings;
    findings.error("set.yaml", {3, 7}, "a-code", {"There is no card {card}.", shown("M-1")}, "Remove it.");
    QCOMPARE(qt(findings.sentences(Language::en)),
             QStringLiteral("set.yaml, line 3, column 7: There is no card 'M-1'. Remove it.\n"));
    QCOMPARE(qt(findings.sentences(Language::ja)),
             QStringLiteral("set.yamlの3行7文字目：「M-1」というカードはありません。取り除いてください。\n"));
}

void TestFindingWords::aFileIsNamedOnceAboveItsFindings() {
    Findings findings;
    findings.error("b.yaml", {3, 7}, "a-code", {"There is no card {card}.", shown("M-1")}, "Remove it.");
    findings.error("b.yaml", {1, 2}, "a-code", "Use spaces.", {});
    findings.error("a.yaml", {9, 1}, "a-code", "Use spaces.", {});
    QCOMPARE(qt(findings.sentences(Language::en)),
             QStringLiteral("a.yaml, line 9, column 1: Use spaces.\n"
                            "b.yaml:\n"
                            "• line 1, column 2: Use spaces.\n"
                            "• line 3, column 7: There is no card 'M-1'. Remove it.\n"));
    QCOMPARE(qt(findings.sentences(Language::ja)).section('\n', 1),
             QStringLiteral("b.yaml：\n"
                            "• 1行2文字目：半角スペースを使ってください。\n"
                            "• 3行7文字目：「M-1」というカードはありません。取り除いてください。\n"));
}

void TestFindingWords::withoutItsWordsAFindingIsEnglish() {
    QCOMPARE(qt(Message{"Nobody has written {what} yet.", 3}.in(Language::ja)),
             QStringLiteral("Nobody has written 3 yet."));
    QCOMPARE(FindingWords{Words{}}.japaneseFor("Use spaces."), nullptr);
}

void TestFindingWords::whatIsCompiledInSaysTheSame() {
    const FindingWords none{Words{}};
    const Words all = findingWords();
    int found = 0;
    for (const auto& [key, pattern] : all.sections().at("findings"))
        if (const std::string* const compiledIn = none.japaneseFor(pattern.en)) {
            QCOMPARE(qt(*compiledIn), qt(pattern.ja));
            ++found;
        }
    QCOMPARE(found, 20); // each of them stands in the file, too
    for (const char* saying : {"The words of {game} are not there.", "Too few decks of {game} were found."})
        QVERIFY(none.japaneseFor(saying) != nullptr);
}

TAKUJO_TEST(TestFindingWords)

} // namespace test_finding_words
#include "test_finding_words.moc"
