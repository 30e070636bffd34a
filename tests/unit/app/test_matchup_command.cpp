// takujo-cli matchup: decks against each other, in tables and as data; stopped, it keeps what it has.

#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/cli/columns.h"
#include "app/cli/interruption.h"
#include "app/cli/matchup_progress.h"
#include "tests/unit/app/matchup_calls.h"

#include <chrono>
#include <thread>

#include <unistd.h>

namespace test_matchup_command {

using namespace takujo;

namespace {

QJsonObject json(const CommandRun& result) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.out.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s in %s", qPrintable(error.errorString()), qPrintable(result.out + result.err));
    return document.object();
}

/// Sends this process a signal as soon as somebody waits for it.
class Interrupter {
public:
    explicit Interrupter(int signal)
        : thread_{[signal, before = handlerOf(signal)](const std::stop_token& stops) {
              while (!stops.stop_requested()) {
                  struct sigaction now{};
                  sigaction(signal, nullptr, &now);
                  if (now.sa_handler != before.sa_handler) {
                      std::this_thread::sleep_for(std::chrono::milliseconds{300});
                      kill(getpid(), signal);
                      return;
                  }
                  std::this_thread::sleep_for(std::chrono::milliseconds{1});
              }
          }} {}

private:
    /// That of the test program, which ends at a signal.
    static struct sigaction handlerOf(int signal) {
        struct sigaction handler{};
        sigaction(signal, nullptr, &handler);
        return handler;
    }

    std::jthread thread_;
};

} // namespace

class TestMatchupCommand : public QObject {
    Q_OBJECT

private slots:
    static void tablesSayWhatWasCounted();
    static void tablesSpeakJapanese();
    static void jsonHasItAll();
    static void csvHasALineForEachCount();
    static void jobsMakeNoDifference();
    static void oneDeckPlaysItself();
    static void threeDecksArePlayedInThreePairs();
    static void aPairStopsWhenItIsKnownWellEnough();
    static void calls_data();
    static void calls();
    static void decksThatAreTheSameAreRefused();
    static void anInterruptedCallKeepsWhatItHas_data();
    static void anInterruptedCallKeepsWhatItHas();
    static void theSameCallGoesOn();
    static void filesOfOthersStayAsTheyAre_data();
    static void filesOfOthersStayAsTheyAre();
    static void aFileThatCannotBeWrittenIsToldFirst();
    static void timeLeftIsToldRoughly();
    static void japaneseIsTwiceAsWide();
};

void TestMatchupCommand::tablesSayWhatWasCounted() {
    const CommandRun result = matchup({"--games", "40"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QCOMPARE(result.lines().first(), QStringLiteral("workbench (free), bot random, seed 1: 2 decks"));
    for (const char* piece :
         {"Bench Red against Bench Blue: 40 games", "Bench Red wins", "who goes first wins",
          "Turns: ", "How games ended: out of life ", "Cards of Bench Red, which wins ", "WB-01 Ant"})
        QVERIFY2(result.out.contains(QString::fromUtf8(piece)), qPrintable(result.out));
}

void TestMatchupCommand::tablesSpeakJapanese() {
    const CommandRun result = matchup({"--games", "10", "--language", "ja"});
    QCOMPARE(result.status, 0);
    for (const char* piece :
         {"赤の作業台 対 青の作業台：10対戦", "先攻の勝ち", "終わり方：ライフ切れ", "WB-01 蟻"})
        QVERIFY2(result.out.contains(QString::fromUtf8(piece)), qPrintable(result.out));
    static const QRegularExpression english{QStringLiteral("[a-z]{3,} [a-z]{3,}")};
    QVERIFY2(!result.out.contains(english), qPrintable(result.out));
}

void TestMatchupCommand::jsonHasItAll() {
    const QJsonObject object = json(matchup({"--games", "40", "--format", "json"}));
    QCOMPARE(object["game"].toString(), QStringLiteral("workbench"));
    QCOMPARE(object["bot"].toString(), QStringLiteral("random"));
    QCOMPARE(object["decks"].toArray().size(), 2);
    const QJsonObject pair = object["pairs"].toArray().at(0).toObject();
    QCOMPARE(pair["games"].toInt(), 40);
    int wins = 0;
    for (const QJsonValue& side : pair["sides"].toArray()) {
        wins += side["wins"].toInt();
        const QJsonArray interval = side["interval"].toArray();
        QVERIFY(interval.at(0).toDouble() < side["rate"].toDouble());
        QVERIFY(interval.at(1).toDouble() > side["rate"].toDouble());
    }
    QCOMPARE(wins + pair["draws"].toInt(), pair["finished"].toInt());
    QCOMPARE(pair["first"]["games"].toInt(), wins);
    const QJsonObject deck = object["decks"].toArray().at(0).toObject();
    QCOMPARE(deck["wins"].toInt(), pair["sides"][0]["wins"].toInt());
    const QJsonArray cards = deck["cards"].toArray();
    QCOMPARE(cards.size(), 15);
    for (const QJsonValue& card : cards) {
        QVERIFY(card["drawn"]["games"].toInt() <= 40);
        QVERIFY(card["drawn"]["wins"].toInt() <= deck["wins"].toInt());
    }
}

void TestMatchupCommand::csvHasALineForEachCount() {
    const CommandRun result = matchup({"--games", "40", "--format", "csv"});
    const QStringList lines = result.lines();
    QCOMPARE(lines.first(), QStringLiteral("what,deck,against,of,games,hits,rate,low,high"));
    for (const QString& line : lines)
        QCOMPARE(line.count(','), 8);
    const auto count = [&](const QString& start) {
        return std::ranges::count_if(lines, [&](const QString& line) { return line.startsWith(start); });
    };
    QCOMPARE(count(QStringLiteral("wins,bench-red,bench-blue,,40,")), 1);
    QCOMPARE(count(QStringLiteral("wins,bench-blue,bench-red,,40,")), 1);
    QCOMPARE(count(QStringLiteral("drawn,bench-red,,WB-")), 15);
    QCOMPARE(count(QStringLiteral("wins when played,bench-blue,,WB-")), 15);
}

void TestMatchupCommand::jobsMakeNoDifference() {
    for (const char* format : {"table", "json", "csv"}) {
        const CommandRun alone = matchup({"--games", "50", "--format", format});
        QCOMPARE(matchup({"--games", "50", "--format", format, "--jobs", "3"}).out, alone.out);
        QVERIFY(matchup({"--games", "50", "--format", format, "--seed", "2"}).out != alone.out);
    }
}

void TestMatchupCommand::oneDeckPlaysItself() {
    const CommandRun result =
        run({"matchup", "--game", "workbench", "--deck", "bench-red", "--bot", "random", "--games", "30"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("a deck against itself")));
    QVERIFY(result.out.contains(QStringLiteral("who goes first wins")));
    QVERIFY2(!result.out.contains(QStringLiteral("Bench Red wins")), qPrintable(result.out));
    QVERIFY(result.out.contains(QStringLiteral(" of 60 games"))); // both sides have its cards
}

void TestMatchupCommand::threeDecksArePlayedInThreePairs() {
    const CommandRun result =
        run({"matchup", "--game", "fftcg", "--deck", "running-sparks", "--deck", "long-winter", "--deck",
             "crimson-tide", "--bot", "random", "--games", "4", "--format", "json"});
    const QJsonObject object = json(result);
    QCOMPARE(object["pairs"].toArray().size(), 3);
    for (const QJsonValue& deck : object["decks"].toArray())
        QCOMPARE(deck["games"].toInt(), 8);
}

void TestMatchupCommand::aPairStopsWhenItIsKnownWellEnough() {
    const QJsonObject object =
        json(matchup({"--games", "100000", "--until", "8%", "--turns", "100", "--format", "json"}));
    const int games = object["pairs"].toArray().at(0)["games"].toInt();
    QCOMPARE(games % 200, 0);
    QVERIFY(games <= 400); // 8 % need some 150 finished games
    const QJsonArray interval =
        object["pairs"].toArray().at(0)["sides"].toArray().at(0)["interval"].toArray();
    QVERIFY(interval.at(1).toDouble() - interval.at(0).toDouble() <= 0.1601);
}

void TestMatchupCommand::calls_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QStringList& arguments, const char* told) {
        QTest::newRow(name) << arguments << QString::fromUtf8(told);
    };
    row("no decks", {"--game", "workbench"}, "Which decks? Add --deck and its name, once for each.");
    row("no game", {"--deck", "bench-red"}, "Which game? Add --game and its name.");
    row("until nothing", {"--game", "workbench", "--deck", "bench-red", "--until", "soon"},
        "--until takes a percentage from 0.1% to 50%, such as 2%, not 'soon'.");
    row("until too little", {"--game", "workbench", "--deck", "bench-red", "--until", "0%"},
        "--until takes a percentage");
    row("no part", {"--game", "workbench", "--deck", "bench-red", "--out", "x", "--shard", "0/3"},
        "--shard takes a part of all parts, such as 3/8, not '0/3'.");
    row("a part behind the last",
        {"--game", "workbench", "--deck", "bench-red", "--out", "x", "--shard", "4/3"},
        "--shard takes a part of all parts");
    row("a part that is a number",
        {"--game", "workbench", "--deck", "bench-red", "--out", "x", "--shard", "4"},
        "--shard takes a part of all parts");
    row("a part without a file", {"--game", "workbench", "--deck", "bench-red", "--shard", "1/3"},
        "A part needs a file: add --out and its name.");
    row("a part until something",
        {"--game", "workbench", "--deck", "bench-red", "--out", "x", "--shard", "1/3", "--until", "2%"},
        "A part does not know how far the others are: leave --until or --shard out.");
    row("no such format", {"--game", "workbench", "--deck", "bench-red", "--format", "xml"},
        "The formats are 'table', 'json' and 'csv'.");
    row("no such bot", {"--game", "workbench", "--deck", "bench-red", "--bot", "greedy"},
        "There is no bot 'greedy'.");
    row("something else", {"--game", "workbench", "--deck", "bench-red", "more"},
        "'more' means nothing here.");
}

void TestMatchupCommand::calls() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    std::vector<std::string> call{"matchup"};
    for (const QString& argument : arguments)
        call.push_back(argument.toStdString());
    const CommandRun result = run(call);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.startsWith(told), qPrintable(result.err));
    QVERIFY(result.out.isEmpty());
}

void TestMatchupCommand::decksThatAreTheSameAreRefused() {
    const CommandRun result =
        run({"matchup", "--game", "workbench", "--deck", "bench-red", "--deck", "bench-red"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err,
             QStringLiteral("The decks 'bench-red' and 'bench-red' have the same cards. Name one of them "
                            "once; a deck that is named alone plays itself.\n"));
    const CommandRun none = run({"matchup", "--game", "workbench", "--deck", "nope"});
    QCOMPARE(none.status, 1);
    QVERIFY(none.err.contains(QStringLiteral("There is no deck 'nope' of workbench.")));
}

void TestMatchupCommand::anInterruptedCallKeepsWhatItHas_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl-C") << SIGINT;
    QTest::newRow("the end of a job's time") << SIGTERM;
}

void TestMatchupCommand::anInterruptedCallKeepsWhatItHas() {
    QFETCH(const int, signal);
    const WrittenFiles files;
    const std::string file = (files.path() / "part.yaml").string();
    CommandRun result;
    {
        const Interrupter interrupter{signal};
        result = matchup({"--games", "100000", "--format", "json", "--out", file, "--jobs", "2"});
    }
    QCOMPARE(result.status, 1);
    static const QRegularExpression told{
        "^Interrupted after (\\d+) games\\. The same call goes on with the file\\.$",
        QRegularExpression::MultilineOption};
    const auto match = told.match(result.err);
    QVERIFY2(match.hasMatch(), qPrintable(result.err));
    const int played = match.captured(1).toInt();
    QVERIFY(played > 0 && played < 100000);
    QCOMPARE(json(result)["pairs"].toArray().at(0)["games"].toInt(), played);
    // The file has the same, and says what is missing.
    const CommandRun merged = run({"merge", file, "--format", "json"});
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, result.out);
    QVERIFY2(merged.err.contains(QStringLiteral("Of 100000 games of each pair these are missing: ")),
             qPrintable(merged.err));
}

void TestMatchupCommand::theSameCallGoesOn() {
    const WrittenFiles files;
    const std::string file = (files.path() / "all.yaml").string();
    const std::vector<std::string> call{"--games", "60", "--out", file};
    const CommandRun whole = matchup(call);
    QCOMPARE(whole.status, 0);
    const std::string text = contentOf(file);
    // As if it had been interrupted: only the games of another share of the same call are there.
    const std::string half = (files.path() / "half.yaml").string();
    QCOMPARE(matchup({"--games", "60", "--out", half, "--shard", "2/2"}).status, 0);
    std::string some = contentOf(half);
    some.replace(some.find("share: {part: 2, of: 2}"), 23, "share: {part: 1, of: 1}");
    files.write("all.yaml", some);
    const CommandRun again = matchup(call);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.out, whole.out);
    QVERIFY2(again.err.contains(QStringLiteral("goes on: 30 games of it have been played.")),
             qPrintable(again.err));
    QVERIFY(contentOf(file) == text);
}

void TestMatchupCommand::filesOfOthersStayAsTheyAre_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("code");
    QTest::newRow("another seed") << QStringList{"--games", "20", "--seed", "3"} << "other-seed";
    QTest::newRow("more games") << QStringList{"--games", "30"} << "other-games";
    QTest::newRow("another part") << QStringList{"--games", "20", "--shard", "1/2"} << "other-share";
    QTest::newRow("no part at all") << QStringList{} << "missing-key";
}

void TestMatchupCommand::filesOfOthersStayAsTheyAre() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, code);
    const WrittenFiles files;
    const std::filesystem::path file = files.path() / "mine.yaml";
    std::vector<std::string> call{"--out", file.string()};
    if (arguments.isEmpty())
        files.write("mine.yaml", "my: own notes\n");
    else
        QCOMPARE(matchup({"--games", "20", "--out", file.string()}).status, 0);
    const std::string before = contentOf(file);
    for (const QString& argument : arguments)
        call.push_back(argument.toStdString());
    const CommandRun result = matchup(call);
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("error " + code), qPrintable(result.err));
    QVERIFY2(result.err.contains(QStringLiteral("is not of this call, so it stays as it is.")),
             qPrintable(result.err));
    QVERIFY(contentOf(file) == before);
    QCOMPARE(namesIn(files.path()).size(), std::size_t{1});
}

void TestMatchupCommand::aFileThatCannotBeWrittenIsToldFirst() {
    const WrittenFiles files;
    const CommandRun result =
        matchup({"--games", "1000000", "--out", (files.path() / "nowhere" / "part.yaml").string()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(QStringLiteral("nowhere")), qPrintable(result.err));
}

void TestMatchupCommand::timeLeftIsToldRoughly() {
    const auto told = [](double seconds) {
        return QString::fromStdString(shownTime(seconds).in(Language::en));
    };
    QCOMPARE(told(0.2), QStringLiteral("1 s"));
    QCOMPARE(told(119), QStringLiteral("119 s"));
    QCOMPARE(told(120), QStringLiteral("2 min"));
    QCOMPARE(told(3600), QStringLiteral("60 min"));
    QCOMPARE(told(7200), QStringLiteral("2 h 0 min"));
    QCOMPARE(told(3 * 3600 + 20 * 60), QStringLiteral("3 h 20 min"));
    QCOMPARE(QString::fromStdString(shownTime(12000).in(Language::ja)), QStringLiteral("3時間20分"));
}

void TestMatchupCommand::japaneseIsTwiceAsWide() {
    QCOMPARE(placesOf("Ant"), std::size_t{3});
    QCOMPARE(placesOf("蟻"), std::size_t{2});
    QCOMPARE(placesOf("カード：1–2"), std::size_t{11});
    QCOMPARE(placesOf("é"), std::size_t{1});
    std::ostringstream out;
    printColumns({{"蟻", "1"}, {"Ants", "12"}}, 1, out);
    QCOMPARE(QString::fromStdString(out.str()), QStringLiteral(" 蟻     1\n Ants  12\n"));
}

TAKUJO_TEST(TestMatchupCommand)

} // namespace test_matchup_command
#include "test_matchup_command.moc"
