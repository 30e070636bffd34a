// takujo-cli replay and play --load and save: a game is written into a file and comes out of it again.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/app/kept_games.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <QRegularExpression>
#include <QTest>

namespace test_replay_command {

using namespace takujo;

namespace fs = std::filesystem;

namespace {

/// A file with the game of that many random answers, some branches among them, and its match.
struct Written {
    WrittenFiles files;
    BatteryGame game = batteryGame("fftcg");
    std::unique_ptr<Match> match;
    fs::path file;

    Written() {
        game.setup.seed = 11;
        match = std::make_unique<Match>(game.setup);
        Random random{11};
        playWithBranches(*match, random, 120);
        file = files.write("game.yaml", toText(savedGameOf(*match)));
    }
    QString text() const { return textIn(file); }
    void rewrite(const QString& text) const { files.write("game.yaml", text.toStdString()); }
    std::string path() const { return file.string(); }
};

} // namespace

class TestReplayCommand : public QObject {
    Q_OBJECT

private slots:
    static void aSavedGameIsReplayed();
    static void whatDivergesIsToldWithItsPlace();
    static void whatCannotBeReadIsTold_data();
    static void whatCannotBeReadIsTold();
    static void playGoesOnWithASavedGame();
    static void playOpensADivergingGameWhereItStillAgrees();
    static void playSavesAndTheFileReplays();
    static void saveRefusesWhatIsNoSave();
    static void saveTellsWhatIsMissing_data();
    static void saveTellsWhatIsMissing();
    static void undoTellsWhatHasBeenSeen();
    static void saveReplacesAnotherGameOnlyOnDemand();
    static void whatIsNotUnderstoodIsSaid_data();
    static void whatIsNotUnderstoodIsSaid();
};

void TestReplayCommand::aSavedGameIsReplayed() {
    const Written written;
    const CommandRun result = run({"replay", written.path()});
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QCOMPARE(result.status, 0);
    int answers = 0;
    for (std::size_t place = 1; place < written.match->places(); ++place)
        answers += !written.match->at(place).takenBack && written.match->at(place).step != MatchStep::stops;
    QCOMPARE(result.lastLine(), QStringLiteral("replay ok: %1 answers, hash %2")
                                    .arg(answers)
                                    .arg(exactHash(written.match->state()), 16, 16, QChar{'0'}));
    QCOMPARE(result.lines().first(), QStringLiteral("%1 branches").arg(written.match->branches().size()));
    QCOMPARE(written.text(), QString::fromStdString(toText(savedGameOf(*written.match)))); // it was only read
}

void TestReplayCommand::whatDivergesIsToldWithItsPlace() {
    const Written written;
    QStringList lines = written.text().split('\n');
    const qsizetype line = lines.indexOf("steps:") + 20;
    const QString hash = lines[line].section('"', -2, -2);
    lines[line].replace(hash, "00000000deadbeef");
    written.rewrite(lines.join('\n'));
    const CommandRun result = run({"replay", written.path()});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.lines().size(), 2);
    QVERIFY2(result.out.startsWith(QString::fromStdString(written.path()) +
                                   QStringLiteral(":%1:5: step 20 (").arg(line + 1)),
             qPrintable(result.out));
    QVERIFY2(result.lines().first().endsWith(
                 "): expected the position 00000000deadbeef; found the position " + hash),
             qPrintable(result.out));
    QVERIFY2(result.lastLine().endsWith("'takujo-cli play --load' opens it as far as it agrees."),
             qPrintable(result.out));
    // In Japanese the same, and nothing is said to be open.
    const CommandRun ja = run({"replay", written.path(), "--language", "ja"});
    QCOMPARE(ja.status, 1);
    QVERIFY2(ja.lines().first().startsWith(QString::fromStdString(written.path()) +
                                           QStringLiteral(":%1:5: 手順20（").arg(line + 1)) &&
                 ja.lines().first().endsWith("：期待は 局面 00000000deadbeef、実際は 局面 " + hash) &&
                 ja.lastLine().contains("takujo-cli play --load"),
             qPrintable(ja.out));
    QCOMPARE(written.text(), lines.join('\n'));
}

void TestReplayCommand::whatCannotBeReadIsTold_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("into");
    QTest::addColumn<QString>("said");
    QTest::newRow("a newer one") << "save: 2" << "save: 7" << ":3:7: error newer-save: ";
    QTest::newRow("another game") << "game: fftcg" << "game: bridge" << ":5:7: error unknown-game: ";
    QTest::newRow("a damaged one") << "present: {" << "present: " << "error";
    QTest::newRow("a card of no set") << "    FL-" << "    QQ-" << "error missing-card: ";
}

void TestReplayCommand::whatCannotBeReadIsTold() {
    QFETCH(const QString, from);
    QFETCH(const QString, into);
    QFETCH(const QString, said);
    const Written written;
    QString text = written.text();
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), into);
    written.rewrite(text);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay", written.path()}, {"play", "--load", written.path()}}) {
        const CommandRun result = run(command);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.out.isEmpty(), qPrintable(result.out));
        QVERIFY2(result.err.contains(QString::fromStdString(written.path()) + ":") &&
                     result.err.contains(said),
                 qPrintable(result.err));
    }
    QCOMPARE(written.text(), text);
    const CommandRun none = run({"replay", (written.files.path() / "none.yaml").string()});
    QCOMPARE(none.status, 1);
    QVERIFY(none.err.contains("missing-file"));
}

void TestReplayCommand::playGoesOnWithASavedGame() {
    const WrittenFiles files;
    const std::string file = (files.path() / "game.yaml").string();
    const std::string some = "1\n1\n1\n1\n1\n1\n1\n";
    const CommandRun saving = play(some + "save " + file + "\n");
    QCOMPARE(saving.status, 0);
    const QString straight = play(some + "1\n1\n").out;
    const CommandRun loaded = run({"play", "--load", file}, "1\n1\n");
    QCOMPARE(loaded.status, 0);
    QVERIFY2(loaded.err.isEmpty(), qPrintable(loaded.err));
    QCOMPARE(lastBoard(loaded.out), lastBoard(straight));
    // Undo goes back beyond where it was saved.
    const QString back = play(some.substr(2)).out;
    QCOMPARE(lastBoard(run({"play", "--load", file}, "undo\n").out), lastBoard(back));
}

void TestReplayCommand::playOpensADivergingGameWhereItStillAgrees() {
    const WrittenFiles files;
    const fs::path file = files.path() / "game.yaml";
    play("1\n1\n1\n1\n1\n1\nsave " + file.string() + "\n");
    QStringList lines = textIn(file).split('\n');
    const qsizetype line = lines.indexOf("steps:") + 5;
    lines[line].replace(lines[line].section('"', -2, -2), "00000000deadbeef");
    files.write("game.yaml", lines.join('\n').toStdString());
    const CommandRun en = run({"play", "--load", file.string()});
    QCOMPARE(en.status, 0);
    QVERIFY2(en.err.startsWith("Step 5 (") && en.err.contains(QStringLiteral("game.yaml:%1:5").arg(line + 1)),
             qPrintable(en.err));
    QCOMPARE(lastBoard(en.out), lastBoard(play("1\n1\n1\n1\n").out));
    const CommandRun ja = run({"play", "--load", file.string(), "--language", "ja"});
    QVERIFY2(ja.err.startsWith("手順5（"), qPrintable(ja.err));
    QCOMPARE(textIn(file), lines.join('\n')); // the user's file is as it was
}

void TestReplayCommand::playSavesAndTheFileReplays() {
    const WrittenFiles files;
    const fs::path file = files.path() / "a game.yaml";
    const CommandRun first =
        play("1\n1\nsave " + file.string() + "\n1\n1\nundo\nsave " + file.string() + "\n");
    QCOMPARE(first.status, 0);
    const QString said =
        QStringLiteral("> The game is saved as %1.\n").arg(QString::fromStdString(file.string()));
    QCOMPARE(first.out.count(said), 2); // a save is replaced
    const CommandRun replayed = run({"replay", file.string()});
    QCOMPARE(replayed.status, 0);
    QVERIFY(replayed.lastLine().startsWith("replay ok: 4 answers, hash ")); // the one that was undone too
    const std::string other = (files.path() / "ja.yaml").string();
    const CommandRun ja = play("save " + other + "\nsave\n", {"--language", "ja"});
    QVERIFY(ja.out.contains("に保存しました。"));
    QVERIFY(ja.out.contains("save ファイル名"));
    QVERIFY(play("save\n").out.contains("save FILE"));
}

void TestReplayCommand::saveRefusesWhatIsNoSave() {
    const WrittenFiles files;
    for (const char* content : {"dear diary\n", "", "# a deck\ndeck: mine\n"}) {
        const fs::path file = files.write("mine.yaml", content);
        const CommandRun result = play("1\nsave " + file.string() + "\n1\n");
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains("mine.yaml is not a saved game, so it is not replaced."),
                 qPrintable(result.out.right(400)));
        QCOMPARE(textIn(file), QString::fromUtf8(content));
        QCOMPARE(lastBoard(result.out), lastBoard(play("1\n1\n").out)); // and the game goes on
    }
}

void TestReplayCommand::saveTellsWhatIsMissing_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    QTest::newRow("no such folder") << "none/game.yaml" << "there is no folder"
                                    << "先にフォルダーを作ってください";
    QTest::newRow("a folder") << "" << "it is a folder" << "はフォルダーなので";
    QTest::newRow("a device that is full")
        << "/dev/full" << "it is not an ordinary file" << "通常のファイルではない";
    QTest::newRow("a long name") << QString{400, 'x'} << "its name is too long" << "名前が長すぎ";
}

void TestReplayCommand::saveTellsWhatIsMissing() {
    QFETCH(const QString, name);
    QFETCH(const QString, en);
    QFETCH(const QString, ja);
    const WrittenFiles files;
    const std::string file = (files.path() / name.toStdString()).string();
    const CommandRun english = play("save " + file + "\n");
    QVERIFY2(english.out.contains(en), qPrintable(english.out.right(500)));
    QVERIFY(play("save " + file + "\n", {"--language", "ja"}).out.contains(ja));
    QVERIFY(fs::is_empty(files.path()));
    QCOMPARE(english.status, 0);
}

void TestReplayCommand::undoTellsWhatHasBeenSeen() {
    // Who goes first is decided, both draw: going back, that is known.
    const QString out = play("1\nundo\n").out;
    QVERIFY2(out.contains("> This went back over a "), qPrintable(out));
    const QString ja = play("1\nundo\n", {"--language", "ja"}).out;
    QVERIFY(ja.contains("前まで戻りました。"));
}

void TestReplayCommand::saveReplacesAnotherGameOnlyOnDemand() {
    const WrittenFiles files;
    const fs::path file = files.path() / "game.yaml";
    const std::string name = file.string();
    play("1\n1\n1\nsave " + name + "\n");
    const QString before = textIn(file);
    const CommandRun refused = play("1\nsave " + name + "\n1\n", {"--seed", "2"});
    QVERIFY2(refused.out.contains("holds another saved game") &&
                 refused.out.contains("replace " + QString::fromStdString(name)),
             qPrintable(refused.out.right(500)));
    QCOMPARE(textIn(file), before);
    // The game that was loaded from there is no other one, and what was written once may be written again.
    QVERIFY(run({"play", "--load", name}, "1\nsave " + name + "\n").out.contains("is saved as"));
    QCOMPARE(stepsIn(file), std::size_t{4});
    const CommandRun replaced = play("1\nreplace " + name + "\n1\nsave " + name + "\n", {"--seed", "2"});
    QCOMPARE(replaced.out.count("is saved as"), 2);
    QCOMPARE(stepsIn(file), std::size_t{2});
    // What is no saved game is not replaced by that either.
    const fs::path diary = files.write("diary.yaml", "dear diary\n");
    play("replace " + diary.string() + "\n");
    QCOMPARE(textIn(diary), QStringLiteral("dear diary\n"));
}

void TestReplayCommand::whatIsNotUnderstoodIsSaid_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("replay: nothing") << QStringList{"replay"} << "one saved game";
    QTest::newRow("replay: two") << QStringList{"replay", "a", "b"} << "one saved game";
    QTest::newRow("replay: an option") << QStringList{"replay", "--fast", "a"} << "--fast";
    QTest::newRow("play: both") << QStringList{"play", "--game", "fftcg", "--load", "a"} << "--load";
    QTest::newRow("play: a seed") << QStringList{"play", "--seed", "4", "--load", "a"} << "--seed";
    QTest::newRow("play: a deck") << QStringList{"play", "--deck", "a", "--deck", "b", "--load", "a"}
                                  << "--deck";
}

void TestReplayCommand::whatIsNotUnderstoodIsSaid() {
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

TAKUJO_TEST(TestReplayCommand)

} // namespace test_replay_command
#include "test_replay_command.moc"
