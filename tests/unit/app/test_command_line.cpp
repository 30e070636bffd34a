// The command line as a whole: help, and calls that are not understood.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

namespace test_command_line {

using namespace takujo;

namespace {

const QStringList commands{"play",     "replay",   "text",     "lint",
                           "scenario", "simulate", "coverage", "vocabulary"};

/// A deck of FFTCG as a file would have it.
std::string deckOf(const std::string& format, const std::string& lines, const std::string& id = "mine") {
    return "deck: " + id + "\ngame: fftcg\nformat: " + format + "\nname: Mine\ncards:\n" + lines;
}
/// 16 cards three times and one of them twice: 50.
std::string legalLines() {
    std::string lines;
    for (int i = 1; i <= 16; ++i)
        lines += "  - {card: FL-0" + std::string(i < 10 ? "0" : "") + std::to_string(i) + ", count: 3}\n";
    return lines + "  - {card: FL-017, count: 2}\n";
}

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    static void helpListsEveryCommand();
    static void everyCommandHasItsPage_data();
    static void everyCommandHasItsPage();
    static void thePageOfAnUnknownCommandIsNone();
    static void withoutACommandTheHelpIsAComplaint();
    static void anUnknownCommandIsNamed();
    static void everyCommandSpeaksJapanese();
    static void whatIsNotUnderstoodIsSaid_data();
    static void whatIsNotUnderstoodIsSaid();
    static void anUnknownGameIsNamed_data();
    static void anUnknownGameIsNamed();
    static void anUnknownDeckIsNamed_data();
    static void anUnknownDeckIsNamed();
    static void aDeckThatIsNotLegalIsNamedWithRuleAndPlace_data();
    static void aDeckThatIsNotLegalIsNamedWithRuleAndPlace();
    static void decksOfTwoFormatsDoNotPlay();
    static void aLegalDeckOfAFilePlays();
};

void TestCommandLine::helpListsEveryCommand() {
    for (const char* word : {"help", "--help"}) {
        const CommandRun help = run({word});
        QCOMPARE(help.status, 0);
        QVERIFY(help.err.isEmpty());
        for (const QString& command : commands)
            QVERIFY2(help.out.contains("takujo-cli " + command), qPrintable(command));
    }
}

void TestCommandLine::everyCommandHasItsPage_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("play") << "play" << QStringList{"--game G",      "--deck A --deck B", "--seed S",
                                                   "--bot B",       "--hidden-decks",    "--load FILE",
                                                   "--lesson NAME", "--chapter N",       "--autosave FILE"};
    QTest::newRow("replay") << "replay" << QStringList{"FILE"};
    QTest::newRow("text") << "text" << QStringList{"CARD", "FILE", "--game G"};
    QTest::newRow("lint") << "lint" << QStringList{"PATH"};
    QTest::newRow("scenario") << "scenario" << QStringList{"PATH"};
    QTest::newRow("simulate") << "simulate" << QStringList{"--game G",     "--deck A --deck B", "--games N",
                                                           "--seed S",     "--jobs J",          "--bot B",
                                                           "--worth FILE", "--hidden-decks"};
    QTest::newRow("tune") << "tune"
                          << QStringList{"--game G", "--deck A --deck B", "--games N",    "--rounds R",
                                         "--seed S", "--jobs J",          "--worth FILE", "--out FILE"};
    QTest::newRow("coverage") << "coverage" << QStringList{"GAME", "--format json", "--uncovered", "--prove"};
    QTest::newRow("vocabulary") << "vocabulary" << QStringList{"GAME"};
}

void TestCommandLine::everyCommandHasItsPage() {
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    const std::string name = command.toStdString();
    const CommandRun page = run({name, "--help"});
    QCOMPARE(page.status, 0);
    QVERIFY(page.err.isEmpty());
    QVERIFY(page.lines().first().startsWith("usage: takujo-cli " + command + " "));
    QStringList told;
    for (const QString& line : page.lines())
        if (line.startsWith("  "))
            told << line.mid(2).section("  ", 0, 0);
    QCOMPARE(told, options + QStringList({"--language en|ja", "--help"}));
    QVERIFY(page.lines().size() < 25); // a page
    // However it is asked for, and whatever else is said.
    QCOMPARE(run({"help", name}).out, page.out);
    QCOMPARE(run({name, "--frob", "--help"}).out, page.out);
    const CommandRun japanese = run({"help", name, "--language", "ja"});
    QCOMPARE(japanese.status, 0);
    QVERIFY(japanese.out != page.out);
    QCOMPARE(run({name, "--help", "--language", "ja"}).out, japanese.out);
    static const QRegularExpression sentence{QStringLiteral("[A-Z][a-z]+ [a-z]+ [a-z]+")};
    QVERIFY2(!japanese.out.contains(sentence), qPrintable(japanese.out));
}

void TestCommandLine::thePageOfAnUnknownCommandIsNone() {
    const CommandRun unknown = run({"help", "paly"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.out.isEmpty());
    QVERIFY(unknown.err.contains("'paly'"));
}

void TestCommandLine::withoutACommandTheHelpIsAComplaint() {
    const CommandRun nothing = run({});
    QCOMPARE(nothing.status, 2);
    QVERIFY(nothing.out.isEmpty());
    QVERIFY(nothing.err.contains("takujo-cli play"));
}

void TestCommandLine::anUnknownCommandIsNamed() {
    const CommandRun unknown = run({"paly", "--game", "workbench"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.out.isEmpty());
    QVERIFY(unknown.err.contains("'paly'"));
}

void TestCommandLine::everyCommandSpeaksJapanese() {
    const CommandRun help = run({"help", "--language", "ja"});
    QCOMPARE(help.status, 0);
    static const QRegularExpression japanese{QStringLiteral("[\u3040-\u30ff]")};
    const QStringList lines = help.lines();
    for (const QString& command : commands) {
        const auto at = lines.indexOf(QRegularExpression{"^  takujo-cli " + command + " .*"});
        QVERIFY2(at >= 0 && lines.value(at + 1).contains(japanese), qPrintable(command));
        const CommandRun mistaken = run({command.toStdString(), "--frob", "--language", "ja"});
        QCOMPARE(mistaken.status, 2);
        QVERIFY2(mistaken.err.contains(QStringLiteral("ここで --frob は使えません。\n使い方：takujo-cli ") +
                                       command),
                 qPrintable(mistaken.err));
    }
    QVERIFY(run({"paly", "--language", "ja"})
                .err.contains(QStringLiteral("「paly」というコマンドはありません。")));
    QVERIFY(run({"play", "--game", "chess", "--language", "ja"})
                .err.contains(QStringLiteral("「chess」というゲームはありません。")));
}

void TestCommandLine::whatIsNotUnderstoodIsSaid_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("play: an option in the place of a value")
        << QStringList{"play", "--game", "--language", "en"} << "--game needs a value";
    QTest::newRow("play: no file to load")
        << QStringList{"play", "--load", "--language", "en"} << "--load needs a value";
    QTest::newRow("play: no lesson") << QStringList{"play", "--lesson", "--chapter", "1"}
                                     << "--lesson needs a value";
    QTest::newRow("simulate: no bot")
        << QStringList{"simulate", "--bot", "--game", "workbench"} << "--bot needs a value";
    QTest::newRow("lint: an option") << QStringList{"lint", "--fix"} << "--fix";
    QTest::newRow("scenario: nothing") << QStringList{"scenario"} << "file or folder";
    QTest::newRow("scenario: an option") << QStringList{"scenario", "--all"} << "--all";
    QTest::newRow("simulate: no game") << QStringList{"simulate", "--games", "1"} << "--game";
    QTest::newRow("simulate: an option")
        << QStringList{"simulate", "--game", "workbench", "--fast"} << "--fast";
    QTest::newRow("simulate: half a pair of decks")
        << QStringList{"simulate", "--game", "workbench", "--deck", "bench-red"} << "twice";
    QTest::newRow("simulate: three decks")
        << QStringList{"simulate", "--game", "workbench", "--deck", "a", "--deck", "b", "--deck", "c"}
        << "twice";
    QTest::newRow("simulate: another bot")
        << QStringList{"simulate", "--game", "workbench", "--bot", "clever"} << "random";
    QTest::newRow("simulate: no games")
        << QStringList{"simulate", "--game", "workbench", "--games", "0"} << "'0'";
    QTest::newRow("simulate: games in words")
        << QStringList{"simulate", "--game", "workbench", "--games", "ten"} << "'ten'";
    QTest::newRow("simulate: no jobs")
        << QStringList{"simulate", "--game", "workbench", "--jobs", "0"} << "--jobs";
    QTest::newRow("simulate: a seed below nought")
        << QStringList{"simulate", "--game", "workbench", "--seed", "-1"} << "--seed";
    QTest::newRow("simulate: half a number")
        << QStringList{"simulate", "--game", "workbench", "--seed", "1.5"} << "--seed";
    QTest::newRow("simulate: a word too many")
        << QStringList{"simulate", "--game", "workbench", "now"} << "'now'";
    QTest::newRow("simulate: no value") << QStringList{"simulate", "--game"} << "--game";
    QTest::newRow("coverage: nothing") << QStringList{"coverage"} << "game";
    QTest::newRow("coverage: two games") << QStringList{"coverage", "workbench", "another"} << "one game";
    QTest::newRow("coverage: another format")
        << QStringList{"coverage", "workbench", "--format", "xml"} << "json";
    QTest::newRow("coverage: an option") << QStringList{"coverage", "workbench", "--proof"} << "--proof";
    QTest::newRow("play: no game") << QStringList{"play"} << "--game";
    QTest::newRow("play: a language")
        << QStringList{"play", "--game", "workbench", "--language", "de"} << "en and ja";
    QTest::newRow("play: an option") << QStringList{"play", "--game", "workbench", "--colour"} << "--colour";
    QTest::newRow("play: a word too many") << QStringList{"play", "--game", "workbench", "now"} << "'now'";
    QTest::newRow("play: half a pair of decks")
        << QStringList{"play", "--game", "workbench", "--deck", "bench-red"} << "twice";
}

void TestCommandLine::whatIsNotUnderstoodIsSaid() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    std::vector<std::string> given;
    for (const QString& argument : arguments)
        given.push_back(argument.toStdString());
    const CommandRun result = run(given);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

void TestCommandLine::anUnknownGameIsNamed_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("play") << QStringList{"play", "--game", "chess"};
    QTest::newRow("simulate") << QStringList{"simulate", "--game", "chess", "--games", "1"};
    QTest::newRow("coverage") << QStringList{"coverage", "chess"};
}

void TestCommandLine::anUnknownGameIsNamed() {
    QFETCH(const QStringList, arguments);
    std::vector<std::string> given;
    for (const QString& argument : arguments)
        given.push_back(argument.toStdString());
    const CommandRun result = run(given);
    QVERIFY(result.status != 0);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("'chess'"), qPrintable(result.err));
}

void TestCommandLine::anUnknownDeckIsNamed_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("play") << "play";
    QTest::newRow("simulate") << "simulate";
}

void TestCommandLine::anUnknownDeckIsNamed() {
    QFETCH(const QString, command);
    const CommandRun result =
        run({command.toStdString(), "--game", "workbench", "--deck", "bench-red", "--deck", "nowhere"});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("'nowhere'"), qPrintable(result.err));
    QVERIFY2(result.err.contains("workbench"), qPrintable(result.err));
}

void TestCommandLine::aDeckThatIsNotLegalIsNamedWithRuleAndPlace_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("said"); // after the path
    const QString legal = QString::fromStdString(legalLines());
    const auto with = [&](const char* part, const char* instead) {
        QString lines = legal;
        return lines.replace(QString::fromUtf8(part), QString::fromUtf8(instead));
    };
    QTest::newRow("49 cards") << with("FL-017, count: 2", "FL-017, count: 1")
                              << ":1:1: error illegal-deck: .*\\(8\\.1\\.1\\.1\\)";
    QTest::newRow("51 cards") << with("FL-017, count: 2", "FL-017, count: 3")
                              << ":1:1: error illegal-deck: .*\\(8\\.1\\.1\\.1\\)";
    QTest::newRow("four of one card")
        << with("FL-002, count: 3", "FL-002, count: 4") << ":7:5: error illegal-deck: .*\\(8\\.1\\.1\\.2\\)";
    QTest::newRow("a card that is nowhere")
        << with("FL-003", "FL-0003") << ":8:5: error unknown-card: .*'FL-0003'.*Did you mean 'FL-003'\\?";
    QTest::newRow("no copies") << with("FL-003, count: 3", "FL-003, count: 0")
                               << ":8:27: error number-out-of-range: ";
}

void TestCommandLine::aDeckThatIsNotLegalIsNamedWithRuleAndPlace() {
    QFETCH(const QString, lines);
    QFETCH(const QString, said);
    const WrittenFiles files;
    const std::string path = files.write("mine.yaml", deckOf("constructed", lines.toStdString())).string();
    for (const char* command : {"play", "simulate"}) {
        const CommandRun result = run({command, "--game", "fftcg", "--deck", path, "--deck", "still-waters"});
        QCOMPARE(result.status, 1);
        QVERIFY(result.out.isEmpty());
        const QRegularExpression line{QRegularExpression::escape(QString::fromStdString(path)) + said};
        QVERIFY2(line.match(result.err).hasMatch(), qPrintable(result.err));
    }
}

void TestCommandLine::decksOfTwoFormatsDoNotPlay() {
    const CommandRun result =
        run({"play", "--game", "fftcg", "--deck", "still-waters", "--deck", "limited-sampler"});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("constructed"));
    QVERIFY(result.err.contains("limited"));
}

void TestCommandLine::aLegalDeckOfAFilePlays() {
    const WrittenFiles files;
    const std::string path =
        files.write("mine.yaml", deckOf("constructed", legalLines(), "still-waters")).string();
    const CommandRun result =
        run({"simulate", "--game", "fftcg", "--deck", path, "--deck", path, "--games", "1", "--seed", "1"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    // Two others play otherwise: the file was used, and not the deck of the library that has the same id.
    const CommandRun library = run({"simulate", "--game", "fftcg", "--deck", "still-waters", "--deck",
                                    "still-waters", "--games", "1", "--seed", "1"});
    const QRegularExpression hash{"\"state_hash\":\"([0-9a-f]{16})\""};
    QVERIFY(hash.match(result.out).hasMatch());
    QVERIFY(hash.match(result.out).captured(1) != hash.match(library.out).captured(1));
}

TAKUJO_TEST(TestCommandLine)

} // namespace test_command_line
#include "test_command_line.moc"
