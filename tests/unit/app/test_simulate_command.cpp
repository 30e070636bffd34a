// takujo-cli simulate: the last line is one JSON object, the same whoever plays the games.

#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/unit/app/command_run.h"

namespace test_simulate_command {

using namespace takujo;

namespace {

CommandRun simulateGames(const std::string& games, const std::string& seed,
                         std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"simulate",   "--game",  "workbench", "--deck", "bench-red", "--deck",
                                       "bench-blue", "--games", games,       "--seed", seed};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
}

QJsonObject json(const CommandRun& result) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.lastLine().toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s in %s", qPrintable(error.errorString()), qPrintable(result.out));
    return document.object();
}

/// What must not depend on the machine.
QJsonObject result(const CommandRun& of) {
    QJsonObject object = json(of);
    object.remove("seconds");
    object.remove("decisions_per_second");
    return object;
}

} // namespace

class TestSimulateCommand : public QObject {
    Q_OBJECT

private slots:
    static void theLastLineIsOneObjectWithItsKeysInOrder();
    static void theNumbersFitTogether();
    static void jobsMakeNoDifference_data();
    static void jobsMakeNoDifference();
    static void theSeedMakesADifference();
    static void theSidesOfTheDecksMakeADifference();
    static void decksMayBeLeftToTheLibrary();
    static void botsAreNamed();
    static void longGamesAreReportedAsSuch();
    static void aTurnLimitIsAWholeNumber();
    static void reasonsThatOneProcessFindsAreToldApart();
};

void TestSimulateCommand::theLastLineIsOneObjectWithItsKeysInOrder() {
    const CommandRun run = simulateGames("20", "1");
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty());
    // A QJsonObject forgets the order, so it is looked up in the text.
    static const QRegularExpression key{"\"([a-z_]+)\":"};
    QStringList keys;
    static const QRegularExpression reasons{R"("ends":\{[^}]*\})"};
    const QString line = run.lastLine().replace(reasons, QStringLiteral("\"ends\":{}"));
    for (auto matches = key.globalMatch(line); matches.hasNext();)
        keys << matches.next().captured(1);
    QCOMPARE(keys, QStringList({"game", "games", "wins", "draws", "turns_mean", "decisions", "seconds",
                                "decisions_per_second", "state_hash", "ends", "first_wins"}));
    QVERIFY(run.lastLine().startsWith('{'));
    QVERIFY(run.lastLine().endsWith('}'));
}

void TestSimulateCommand::theNumbersFitTogether() {
    const QJsonObject object = json(simulateGames("30", "5"));
    QCOMPARE(object["game"].toString(), QStringLiteral("workbench"));
    QCOMPARE(object["games"].toInt(), 30);
    const QJsonArray wins = object["wins"].toArray();
    QCOMPARE(wins.size(), 2);
    QCOMPARE(wins[0].toInt() + wins[1].toInt() + object["draws"].toInt(), 30);
    QVERIFY(wins[0].toInt() > 0);
    QVERIFY(wins[1].toInt() > 0);
    const QJsonObject ends = object["ends"].toObject();
    int ended = 0;
    for (const QString& reason : ends.keys()) {
        QVERIFY(ends[reason].toInt() > 0);
        ended += ends[reason].toInt();
    }
    QCOMPARE(ended, 30);
    QVERIFY(ends.contains(QStringLiteral("out of life")));
    QVERIFY(object["first_wins"].toInt() > 0);
    QVERIFY(object["first_wins"].toInt() < 30);
    QVERIFY(object["turns_mean"].toDouble() > 2);
    QVERIFY(object["turns_mean"].toDouble() < 100);
    QVERIFY(object["decisions"].toInt() > 30 * 20);
    QVERIFY(object["seconds"].toDouble() > 0);
    const double perSecond = object["decisions"].toDouble() / object["seconds"].toDouble();
    QVERIFY(qAbs(object["decisions_per_second"].toDouble() - perSecond) < perSecond * 0.001);
    static const QRegularExpression hash{"^[0-9a-f]{16}$"};
    QVERIFY(hash.match(object["state_hash"].toString()).hasMatch());
}

void TestSimulateCommand::jobsMakeNoDifference_data() {
    QTest::addColumn<QString>("jobs");
    QTest::newRow("two") << "2";
    QTest::newRow("three") << "3";
    QTest::newRow("more than games") << "60";
}

void TestSimulateCommand::jobsMakeNoDifference() {
    QFETCH(const QString, jobs);
    const QJsonObject alone = result(simulateGames("40", "9", {"--jobs", "1"}));
    QCOMPARE(result(simulateGames("40", "9", {"--jobs", jobs.toStdString()})), alone);
    QCOMPARE(result(simulateGames("40", "9")), alone);
}

void TestSimulateCommand::theSeedMakesADifference() {
    const auto hash = [](const char* games, const char* seed) {
        return json(simulateGames(games, seed))["state_hash"].toString();
    };
    QCOMPARE(hash("5", "1"), hash("5", "1"));
    QVERIFY(hash("5", "1") != hash("5", "2"));
    QVERIFY(hash("5", "1") != hash("6", "1"));
}

void TestSimulateCommand::theSidesOfTheDecksMakeADifference() {
    const auto hash = [](const char* a, const char* b) {
        const CommandRun played =
            run({"simulate", "--game", "workbench", "--deck", a, "--deck", b, "--games", "3"});
        return json(played)["state_hash"].toString();
    };
    QCOMPARE(hash("bench-red", "bench-blue").size(), 16);
    QVERIFY(hash("bench-red", "bench-blue") != hash("bench-blue", "bench-red"));
}

void TestSimulateCommand::decksMayBeLeftToTheLibrary() {
    const CommandRun given = run({"simulate", "--game", "workbench", "--games", "3"});
    QCOMPARE(given.status, 0);
    QCOMPARE(json(given)["games"].toInt(), 3);
}

void TestSimulateCommand::botsAreNamed() {
    QCOMPARE(result(simulateGames("4", "1", {"--bot", "random"})), result(simulateGames("4", "1")));
    const auto hash = [](const QStringList& bots) {
        std::vector<std::string> more{"--turns", "2"};
        for (const QString& bot : bots)
            more.insert(more.end(), {"--bot", bot.toStdString()});
        return json(simulateGames("1", "1", more))["state_hash"].toString();
    };
    QCOMPARE(hash({"quick", "quick"}), hash({"quick"}));
    QVERIFY(hash({"quick"}) != hash({}));
    QVERIFY(hash({"thinking:5"}) != hash({}));
    QVERIFY(hash({"quick", "random"}) != hash({"random", "quick"}));
}

void TestSimulateCommand::longGamesAreReportedAsSuch() {
    const QJsonObject cut = json(simulateGames("30", "5", {"--turns", "10"}));
    const QJsonObject ends = cut["ends"].toObject();
    const int brokenOff = ends["turn limit"].toInt();
    QVERIFY(brokenOff > 0);
    const QJsonArray wins = cut["wins"].toArray();
    QCOMPARE(wins[0].toInt() + wins[1].toInt() + cut["draws"].toInt() + brokenOff, 30);
    QVERIFY(cut["turns_mean"].toDouble() <= 11);
    QVERIFY(!json(simulateGames("30", "5"))["ends"].toObject().contains(QStringLiteral("turn limit")));
}

/// 9-4-1 of Granblue is one process, which finds two reasons.
void TestSimulateCommand::reasonsThatOneProcessFindsAreToldApart() {
    const QJsonObject ends =
        json(run({"simulate", "--game", "granblue", "--games", "30"}))["ends"].toObject();
    QCOMPARE(ends["leader knocked out"].toInt() + ends["out of cards"].toInt(), 30);
    QVERIFY(!ends.contains(QStringLiteral("loss"))); // the process's own name
}

void TestSimulateCommand::aTurnLimitIsAWholeNumber() {
    const CommandRun none = simulateGames("3", "5", {"--turns", "0"});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains(QStringLiteral("--turns must be a whole number")), qPrintable(none.err));
}

TAKUJO_TEST(TestSimulateCommand)

} // namespace test_simulate_command
#include "test_simulate_command.moc"
