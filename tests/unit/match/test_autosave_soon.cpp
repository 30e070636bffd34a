// The window keeps games without waiting for the disk: the program's death loses nothing that was kept, a
// power cut takes back no more than the last answers, and a spoilt file is taken from the safe one beside it.

#include "tests/test_program.h"

#include <QTest>

#include "engine/match/saves/autosave.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace test_autosave_soon {

using namespace takujo;

namespace fs = std::filesystem;

namespace {

std::size_t depthIn(const fs::path& file, const BatteryGame& game) {
    Findings findings;
    const auto saved = readSave(file, scenarioGame, findings);
    if (!saved)
        qFatal("%s", findings.toText().c_str());
    const auto loaded = loadGame(*saved, libraryOf(game), findings);
    return loaded->divergence ? 0 : loaded->match->depth();
}

void answerFirst(Match& match, int times) {
    for (int i = 0; i < times; ++i)
        match.answer(Option{match.decision().options.front()});
}

/// In a process of its own: answers as often as it is told, keeps each answer and dies at once.
void keepAndDie(const BatteryGame& game, const fs::path& file, int answers) {
    const pid_t child = ::fork();
    if (child == 0) {
        Match match{game.setup};
        Autosave autosave{match, file, WriteTiming::soon};
        for (int i = 0; i < answers; ++i) {
            answerFirst(match, 1);
            if (autosave.keep())
                ::_exit(1);
        }
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL)
        qFatal("the other process did not get that far");
}

} // namespace

class TestAutosaveSoon : public QObject {
    Q_OBJECT

private slots:
    static void aKillLosesNothingThatWasKept();
    static void aSpoiltFileIsTakenFromTheSafeOne();
    static void aLostFileIsTakenFromTheSafeOne();
    static void aSpoiltSafeFileIsForgotten();
    static void aGoodEndLeavesOneFile();
    static void aGameThatIsFinishedLeavesNothing();
    static void theFolderIsTold();
    static void theNewestTextIsWritten();
};

void TestAutosaveSoon::aKillLosesNothingThatWasKept() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    for (const int answers : {1, 2, 7, 23, 60}) {
        const fs::path file = files.path() / ("game" + std::to_string(answers) + ".yaml");
        keepAndDie(game, file, answers);
        QCOMPARE(depthIn(file, game), static_cast<std::size_t>(answers));
    }
    QCOMPARE(leftGames(files.path()).size(), std::size_t{5});
    for (const std::string& name : namesIn(files.path()))
        QVERIFY2(name.ends_with(".yaml") || name.ends_with(".lock"), name.c_str());
}

void TestAutosaveSoon::aSpoiltFileIsTakenFromTheSafeOne() {
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    answerFirst(match, 4);
    const std::string whole = toText(savedGameOf(match));
    // What a power cut leaves of a file that was not written out: nothing, zeros, its beginning.
    for (const std::string& spoilt :
         {std::string{}, std::string(300, '\0'), whole.substr(0, whole.size() / 2)}) {
        const WrittenFiles files;
        const fs::path file = files.path() / "game.yaml";
        files.write("game.yaml", spoilt);
        files.write("game.yaml.safe", whole);
        const auto left = leftGames(files.path());
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].file, file);
        QCOMPARE(contentOf(file), whole);
        QCOMPARE(namesIn(files.path()), std::vector<std::string>{"game.yaml"});
    }
}

void TestAutosaveSoon::aLostFileIsTakenFromTheSafeOne() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    const std::string whole = toText(savedGameOf(Match{game.setup}));
    files.write("game.yaml.safe", whole);
    QCOMPARE(leftGames(files.path()).size(), std::size_t{1});
    QCOMPARE(contentOf(files.path() / "game.yaml"), whole);
}

void TestAutosaveSoon::aSpoiltSafeFileIsForgotten() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    const std::string whole = toText(savedGameOf(Match{game.setup}));
    files.write("game.yaml", whole);
    files.write("game.yaml.safe", whole.substr(0, 100));
    QCOMPARE(leftGames(files.path()).size(), std::size_t{1});
    QCOMPARE(contentOf(files.path() / "game.yaml"), whole);
    QCOMPARE(namesIn(files.path()), std::vector<std::string>{"game.yaml"});
}

void TestAutosaveSoon::aGoodEndLeavesOneFile() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    {
        Autosave autosave{match, files.path() / "game.yaml", WriteTiming::soon};
        for (int i = 0; i < 30; ++i) {
            answerFirst(match, 1);
            QVERIFY(!autosave.keep());
        }
    }
    QCOMPARE(namesIn(files.path()), std::vector<std::string>{"game.yaml"});
    QCOMPARE(depthIn(files.path() / "game.yaml", game), std::size_t{30});
}

void TestAutosaveSoon::aGameThatIsFinishedLeavesNothing() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    {
        Autosave autosave{match, files.path() / "game.yaml", WriteTiming::soon};
        QVERIFY(!autosave.keep());
        autosave.finish();
        QCOMPARE(namesIn(files.path()), std::vector<std::string>{"game.yaml.lock"});
    }
    QVERIFY(namesIn(files.path()).empty());
}

void TestAutosaveSoon::theFolderIsTold() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "none" / "game.yaml", WriteTiming::soon};
    const auto failure = autosave.keep();
    QVERIFY(failure && failure->why == WriteFailure::Why::noFolder);
    fs::create_directory(files.path() / "none");
    QVERIFY(!autosave.keep());
    QVERIFY(fs::exists(files.path() / "none" / "game.yaml"));
}

void TestAutosaveSoon::theNewestTextIsWritten() {
    const WrittenFiles files;
    const fs::path file = files.path() / "text";
    LateWriter writer{file};
    for (int i = 0; i <= 200; ++i)
        writer.write("text " + std::to_string(i));
    writer.finish();
    QVERIFY(!writer.failure());
    QCOMPARE(contentOf(file), std::string{"text 200"});
    LateWriter nowhere{files.path() / "none" / "text"};
    nowhere.write("text");
    nowhere.finish();
    QVERIFY(nowhere.failure() && nowhere.failure()->why == WriteFailure::Why::noFolder);
}

TAKUJO_TEST(TestAutosaveSoon)

} // namespace test_autosave_soon
#include "test_autosave_soon.moc"
