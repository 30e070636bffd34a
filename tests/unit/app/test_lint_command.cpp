// takujo-cli lint: findings as PATH:LINE:COL: error|warning CODE: text, a last line that counts them, and the
// exit status.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/core/counted_allocations.h"
#include "tests/unit/kit/written_file.h"

namespace test_lint_command {

using namespace takujo;

namespace {

const std::string goodSet = "set: mine\ngame: workbench\nname: Mine\ncards:\n"
                            "  - {id: M-1, name: Ash, type: charm, colour: red, cost: 1}\n";
const std::string goodScenario =
    "scenario: A\ngame: workbench\nsetup: {phase: work, A: {life: 5}, B: {life: 5}}\n"
    "steps: [{expect: {decides: A}}]\n";

CommandRun lintText(const std::string& text) {
    const WrittenFiles files;
    return run({"lint", files.write("file.yaml", text).string()});
}

/// The findings without their path: "3:7 error unknown-game".
QStringList findings(const CommandRun& result) {
    static const QRegularExpression shape{"^(.+):(\\d+):(\\d+): (error|warning) ([a-z0-9-]+): \\S.*$"};
    QStringList found;
    const QStringList lines = result.lines();
    for (const QString& line : lines.first(lines.size() - 1)) {
        const auto match = shape.match(line);
        found << (match.hasMatch()
                      ? QStringLiteral("%1:%2 %3 %4")
                            .arg(match.captured(2), match.captured(3), match.captured(4), match.captured(5))
                      : QStringLiteral("not a finding: ") + line);
    }
    return found;
}

} // namespace

class TestLintCommand : public QObject {
    Q_OBJECT

private slots:
    static void goodFilesHaveNoFindings_data();
    static void goodFilesHaveNoFindings();
    static void badFilesHaveFindings_data();
    static void badFilesHaveFindings();
    static void warningsAreNoFailure();
    static void aFindingIsOneLineWithItsPath();
    static void whatNoCardHasIsTold();
    static void textsThatNothingEnforcesAreCounted();
    static void foldersAreSearchedThrough();
    static void aPathThatIsNotThereIsAFinding();
    static void aDeckIsCheckedAgainstTheSetBesideIt();
    static void aCardInAWrongPartOfADeckIsToldWithARemedy();
    static void withoutAPathTheDataIsChecked();
    static void onePlaceOfDataDoesNotHideAnother();
    static void itSpeaksJapanese();
    static void aHugeWrongFileIsReadOnce();
};

void TestLintCommand::goodFilesHaveNoFindings_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a card set") << QString::fromStdString(goodSet);
    QTest::newRow("a scenario") << QString::fromStdString(goodScenario);
    QTest::newRow("a rule index")
        << "game: workbench\ndocument: Rules\nrules:\n  \"1.1\": {kind: table, en: Two., ja: 二人。}\n";
    QTest::newRow("a mapping with words")
        << "mapping: workbench\nwords: {type: {Zauber: charm, Marke: {type: creature, token: true}}}\n";
    QTest::newRow("words") << "words: file\nsections: {zones: {deck: {en: deck, ja: 山}}}\n";
}

void TestLintCommand::goodFilesHaveNoFindings() {
    QFETCH(const QString, text);
    const CommandRun result = lintText(text.toStdString());
    QCOMPARE(result.out, QStringLiteral("0 errors, 0 warnings\n"));
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
}

void TestLintCommand::badFilesHaveFindings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("a card set") << QString::fromStdString(goodSet) + "  - {id: M-2, name: Rag, type: chram}\n"
                                << QStringList{"6:32 error unknown-word"};
    QTest::newRow("a set of no game") << "set: mine\ngame: chess\nname: Mine\ncards: []\n"
                                      << QStringList{"2:7 error unknown-game"};
    QTest::newRow("a set without game") << "set: mine\nname: Mine\ncards: []\n"
                                        << QStringList{"1:1 error unknown-game"};
    QTest::newRow("a scenario") << "scenario: A\ngame: workbench\nsetup: {phase: wrok}\nsteps: [{A: rset}]\n"
                                << QStringList{"3:16 error unknown-word", "4:13 error unknown-word"};
    QTest::newRow("a deck")
        << "deck: d\ngame: workbench\nformat: free\nname: D\ncards:\n  - {card: WB-01, count: 0}\n"
        << QStringList{"6:26 error number-out-of-range"};
    QTest::newRow("a deck that is not legal")
        << "deck: d\ngame: fftcg\nformat: constructed\nname: D\ncards:\n  - {card: FL-001, count: 4}\n"
        << QStringList{"1:1 error illegal-deck", "6:5 error illegal-deck"};
    QTest::newRow("a deck with a card that is nowhere")
        << "deck: d\ngame: workbench\nformat: free\nname: D\ncards:\n  - {card: XX-1, count: 3}\n"
        << QStringList{"6:5 error unknown-card"};
    QTest::newRow("a rule index")
        << "game: workbench\ndocument: Rules\nrules:\n  1.1: {kind: table, en: Two., ja: 二人。}\n"
        << QStringList{"4:3 error unquoted-rule-number"};
    QTest::newRow("words of another file") << "words: other\nsections: {}\n"
                                           << QStringList{"1:8 error wrong-name"};
    QTest::newRow("a layout of no game") << "layout: chess\n" << QStringList{"1:9 error unknown-game"};
    QTest::newRow("emblems, whatever the game")
        << "emblems: 1\nfigures: {people: [nobody]}\nlights: sun\ngrounds: {other: hills}\ngames: {}\n"
        << QStringList{"2:20 error unknown-drawing"};
    QTest::newRow("nobody knows what") << "list: [1, 2]\n" << QStringList{"1:1 error unknown-kind"};
    QTest::newRow("no map at all") << "- 1\n- 2\n" << QStringList{"1:1 error unknown-kind"};
    QTest::newRow("no YAML") << "scenario: [\n" << QStringList{"1:11 error unclosed-bracket"};
    QTest::newRow("nothing") << "" << QStringList{"1:1 error empty-file"};
}

void TestLintCommand::badFilesHaveFindings() {
    QFETCH(const QString, text);
    QFETCH(const QStringList, found);
    const CommandRun result = lintText(text.toStdString());
    QCOMPARE(findings(result), found);
    QCOMPARE(result.lastLine(), QStringLiteral("%1, 0 warnings")
                                    .arg(found.size() == 1 ? QStringLiteral("1 error")
                                                           : QStringLiteral("%1 errors").arg(found.size())));
    QCOMPARE(result.status, 1);
}

void TestLintCommand::warningsAreNoFailure() {
    // Other readers take a bare "no" for false.
    const CommandRun result =
        lintText("set: mine\ngame: fftcg\nname: no\ncards:\n"
                 "  - {id: M-1, name: Ash, type: summon, element: fire, cost: 1, category: on}\n");
    QCOMPARE(findings(result), QStringList({"3:7 warning unquoted-text", "5:74 warning unquoted-text"}));
    QCOMPARE(result.lastLine(), QStringLiteral("0 errors, 2 warnings"));
    QCOMPARE(result.status, 0);
}

void TestLintCommand::aFindingIsOneLineWithItsPath() {
    const WrittenFiles files;
    const auto path = files.write("mine.yaml", "set: mine\ngame: workbench\nname: Mine\ncards: none\n");
    const CommandRun result = run({"lint", path.string()});
    QCOMPARE(result.lines().size(), 2);
    QVERIFY2(result.lines().first().startsWith(QString::fromStdString(path.generic_string()) +
                                               ":4:8: error wrong-type: "),
             qPrintable(result.out));
}

/// A job, a category or a name is known from the set, from the product's cards, and from what effects make.
void TestLintCommand::whatNoCardHasIsTold() {
    const auto asking = [](const std::string& asked, const std::string& jobs) {
        return findings(lintText("set: mine\ngame: fftcg\nname: Mine\ncards:\n"
                                 "  - {id: M-1, name: Ash, type: backup, element: fire, cost: 1, job: [" +
                                 jobs +
                                 "], category: Dawn, abilities: [\n"
                                 "     {when: {enters: this}, name: Call, choose: {up to: 1, character: {" +
                                 asked + "}}, do: {dull: chosen}}]}\n"));
    };
    const QStringList nothing;
    QCOMPARE(asking("job: Knight", "Knight, Thief"), nothing);
    QCOMPARE(asking("job: {en: Knight, ja: 騎士}", "Knight"), nothing);
    QCOMPARE(asking("category: Dawn", ""), nothing);
    QCOMPARE(asking("name: Ash", ""), nothing);
    QCOMPARE(asking("not: {job: Knight}", "Knight"), nothing);
    QCOMPARE(asking("job: Kinght", "Knight"), QStringList{"6:77 warning on-no-card"});
    QCOMPARE(asking("category: Dusk", ""), QStringList{"6:82 warning on-no-card"});
    QCOMPARE(asking("name: Ask", ""), QStringList{"6:78 warning on-no-card"});
    QCOMPARE(asking("not: {job: Kinght}", "Knight"), QStringList{"6:83 warning on-no-card"});
}

void TestLintCommand::textsThatNothingEnforcesAreCounted() {
    const WrittenFiles files;
    const std::string file =
        files
            .write("mine.yaml", goodSet + "  - {id: M-2, name: Owl, type: charm, colour: red, cost: 1, "
                                          "unread: [Sing., Dance.]}\n")
            .string();
    const CommandRun result = run({"lint", file});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.lines().first(), QString::fromStdString(file) +
                                         ": note: texts that nothing enforces, because the program does "
                                         "not know them: 2. Cards with such texts: 1.");
    QCOMPARE(result.lastLine(), QString("0 errors, 0 warnings"));
    const CommandRun japanese = run({"lint", file, "--language", "ja"});
    QVERIFY2(japanese.out.contains("テキストが2個、それのあるカードが1枚あります。"),
             qPrintable(japanese.out));
}

void TestLintCommand::foldersAreSearchedThrough() {
    const WrittenFiles files;
    files.write("b/bad.yaml", "list: 1\n");
    files.write("a/deep/bad.yaml", "list: 1\n");
    files.write("a/good.yaml", goodScenario);
    files.write("notes.txt", "not looked at");
    const CommandRun result = run({"lint", files.path().string()});
    QCOMPARE(result.lastLine(), QStringLiteral("2 errors, 0 warnings"));
    QVERIFY(result.lines()[0].contains("a/deep/bad.yaml:1:1:")); // sorted by path
    QVERIFY(result.lines()[1].contains("b/bad.yaml:1:1:"));
    QCOMPARE(result.status, 1);
    const CommandRun both =
        run({"lint", (files.path() / "a/good.yaml").string(), (files.path() / "b").string()});
    QCOMPARE(both.lastLine(), QStringLiteral("1 error, 0 warnings"));
}

void TestLintCommand::aPathThatIsNotThereIsAFinding() {
    const WrittenFiles files;
    const CommandRun result = run({"lint", (files.path() / "none.yaml").string()});
    QCOMPARE(findings(result), QStringList{"1:1 error missing-file"});
    QCOMPARE(result.status, 1);
}

void TestLintCommand::aDeckIsCheckedAgainstTheSetBesideIt() {
    const WrittenFiles files;
    std::string cards;
    std::string lines;
    for (int i = 10; i < 27; ++i) {
        cards += "  - {id: M-" + std::to_string(i) + ", name: Card, type: charm, colour: red, cost: 1}\n";
        lines += "  - {card: M-" + std::to_string(i) + ", count: " + (i == 26 ? "2" : "3") + "}\n";
    }
    files.write("mine.yaml", "set: mine\ngame: workbench\nname: Mine\ncards:\n" + cards);
    const auto deck = files.write("decks/mine.yaml",
                                  "deck: mine\ngame: workbench\nformat: free\nname: Mine\ncards:\n" + lines);
    QCOMPARE(run({"lint", deck.string()}).out, QStringLiteral("0 errors, 0 warnings\n"));
    std::filesystem::remove(files.path() / "mine.yaml");
    QCOMPARE(run({"lint", deck.string()}).lastLine(), QStringLiteral("17 errors, 0 warnings"));
}

void TestLintCommand::withoutAPathTheDataIsChecked() {
    const WrittenFiles files;
    files.write("cardsets/workbench/bad.yaml", "set: bad\ngame: workbench\nname: Bad\ncards: none\n");
    files.write("resources/words/bad.yaml", "words: other\nsections: {}\n");
    const QByteArray data = qgetenv("TAKUJO_DATA");
    qputenv("TAKUJO_DATA", files.path().c_str());
    const CommandRun result = run({"lint"});
    qputenv("TAKUJO_DATA", data);
    QCOMPARE(findings(result), QStringList({"4:8 error wrong-type", "1:8 error wrong-name"}));
    QCOMPARE(result.status, 1);
}

void TestLintCommand::onePlaceOfDataDoesNotHideAnother() {
    const WrittenFiles named;
    const WrittenFiles users;
    named.write("cardsets/workbench/bad.yaml", "set: bad\ngame: workbench\nname: Bad\ncards: none\n");
    users.write("takujo/cardsets/workbench/worse.yaml",
                "set: worse\ngame: workbench\nname: Worse\ncards:\n  none\n");
    const QByteArray data = qgetenv("TAKUJO_DATA");
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    qputenv("TAKUJO_DATA", named.path().c_str());
    qputenv("XDG_DATA_HOME", users.path().c_str());
    const CommandRun result = run({"lint"});
    qputenv("TAKUJO_DATA", data);
    home.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", home);
    QStringList found = findings(result);
    found.sort(); // they come in the order of the places, which have made-up names
    QCOMPARE(found, QStringList({"4:8 error wrong-type", "5:3 error wrong-type"}));
}

void TestLintCommand::itSpeaksJapanese() {
    const WrittenFiles files;
    const auto file = files.write("file.yaml", "set: mine\ngame: workbench\nname: Mine\ncards: 3\n");
    const CommandRun result = run({"lint", "--language", "ja", file.string()});
    QCOMPARE(result.status, 1);
    QCOMPARE(
        result.lines().first(),
        QString::fromStdString(file.generic_string()) +
            QStringLiteral(":4:8: エラー wrong-type: 「cards」はリストでなければなりませんが、1つの値「3」が"
                           "書かれています。項目全体を [ ] で囲むか、1行ずつ「- 」の後ろに書いてください。"));
    QCOMPARE(result.lastLine(), QStringLiteral("エラー1件、警告0件"));
    QCOMPARE(run({"lint", "--language", "de"}).status, 2);
}

/// Counted, not timed: where a hundred mistakes are told, nobody reads the file again or asks other sets.
void TestLintCommand::aHugeWrongFileIsReadOnce() {
    std::string text = goodSet;
    for (int i = 0; i < 50'000; ++i)
        text += "key" + std::to_string(i) + ": 1\n";
    const WrittenFiles files;
    const std::filesystem::path file = files.write("file.yaml", text);
    std::size_t before = allocations;
    Findings none;
    QVERIFY(readYamlFile(file, none).has_value());
    const std::size_t ofOneReading = allocations - before;
    before = allocations;
    const CommandRun result = run({"lint", file.string()});
    const std::size_t ofAll = allocations - before;
    QCOMPARE(result.status, 1);
    QVERIFY2(result.lines().size() < 110, qPrintable(result.out.left(1000)));
    QVERIFY2(ofAll < ofOneReading + ofOneReading / 2,
             qPrintable(QStringLiteral("%1 of %2").arg(ofAll).arg(ofOneReading)));
}

void TestLintCommand::aCardInAWrongPartOfADeckIsToldWithARemedy() {
    const WrittenFiles files;
    const std::string file =
        files
            .write("deck.yaml", "deck: mine\ngame: workbench\nformat: free\nname: Mine\ncards:\n"
                                "  - {card: WB-02, count: 9}\nstore:\n  - {card: WB-01, count: 1}\n")
            .string();
    const CommandRun english = run({"lint", file});
    QVERIFY2(english.out.contains(":8:5: error illegal-deck"), qPrintable(english.out));
    QVERIFY2(english.out.contains("Move its line to the list 'cards'."), qPrintable(english.out));
    const CommandRun japanese = run({"lint", file, "--language", "ja"});
    QVERIFY2(japanese.out.contains("その行を 「cards」 のリストに移してください。"),
             qPrintable(japanese.out));
}

TAKUJO_TEST(TestLintCommand)

} // namespace test_lint_command
#include "test_lint_command.moc"
