// A game is kept answer by answer: whatever kills the program, at most the last answer is lost; a disk that
// is full or a folder that may not be written to stops no game and spoils no file.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/words/words_file.h"
#include "engine/match/saves/autosave.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <csignal>
#include <map>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_autosave {

using namespace takujo;

namespace fs = std::filesystem;

namespace {

/// The kept game; throws if it is not whole.
LoadedGame resumed(const fs::path& file, const BatteryGame& game) {
    Findings findings;
    const auto saved = readSave(file, scenarioGame, findings);
    if (!saved)
        throw std::runtime_error(findings.toText());
    auto loaded = loadGame(*saved, libraryOf(game), findings);
    if (!loaded || loaded->divergence)
        throw std::runtime_error("it diverges: " + findings.toText());
    return std::move(*loaded);
}

/// In a process of its own: goes on with the kept game, or begins one, and tells each answer that is kept.
[[noreturn]] void playUntilKilled(const BatteryGame& game, const fs::path& file, std::uint64_t seed,
                                  int told) {
    std::unique_ptr<Match> match =
        fs::exists(file) ? std::move(resumed(file, game).match) : std::make_unique<Match>(game.setup);
    Autosave autosave{*match, file};
    Random random{seed};
    while (!match->over()) {
        const Decision& decision = match->decision();
        match->answer(Option{decision.options[randomAnswer(decision, random)]});
        if (autosave.keep())
            break;
        const auto depth = static_cast<std::uint32_t>(match->depth());
        if (::write(told, &depth, sizeof depth) != sizeof depth)
            break;
    }
    ::_exit(0);
}

/// Kills the process in the middle of it; the last answer that it has told to be kept.
std::uint32_t playAndKill(const BatteryGame& game, const fs::path& file, Random& random) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        qFatal("no pipe");
    const std::uint64_t seed = random.next();
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        playUntilKilled(game, file, seed, ends[1]);
    }
    ::close(ends[1]);
    std::uint32_t last = 0;
    for (std::uint32_t left = random.below(12); left > 0; --left)
        if (::read(ends[0], &last, sizeof last) != sizeof last)
            break;
    ::usleep(random.below(3000));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &last, sizeof last) == sizeof last) {
    }
    ::close(ends[0]);
    return last;
}

/// As long as it lives, no file may grow larger than that, as on a disk without room.
class Room {
public:
    explicit Room(rlim_t bytes) : handler_{::signal(SIGXFSZ, SIG_IGN)} {
        if (::getrlimit(RLIMIT_FSIZE, &before_) != 0)
            qFatal("no limits");
        const struct rlimit now{std::min(bytes, before_.rlim_max), before_.rlim_max};
        if (::setrlimit(RLIMIT_FSIZE, &now) != 0)
            qFatal("no limits");
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        ::signal(SIGXFSZ, handler_);
    }

private:
    struct rlimit before_{};
    void (*handler_)(int);
};

/// Keeps it in a process of its own, which is killed soon after it has begun.
void keepAndKill(Autosave& autosave, rlim_t room, Random& random) {
    const std::uint32_t soon = random.below(2000);
    const pid_t child = ::fork();
    if (child == 0) {
        const Room limited{room};
        autosave.keep();
        ::_exit(0);
    }
    ::usleep(soon);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    static void aKillAtAnyMomentLosesAtMostTheLastAnswer();
    static void whatIsKeptIsTheGame();
    static void nothingNewIsNotWritten();
    static void aGameThatIsFinishedLeavesNothing();
    static void aRunningGameIsNotOffered();
    static void aGameThatWasLeftIsOffered();
    static void whatIsNoSaveIsNotOffered();
    static void aGameThatCannotBeReadIsOffered();
    static void whatKilledProcessesLeftIsCleared();
    static void twoGamesAreNotKeptInOneFile();
    static void newNamesAreNew();
    static void aFullDiskLeavesTheOldFile();
    static void aDiskThatIsFullNowAndThenSpoilsNothing();
    static void aFolderThatIsNotThereIsTold();
    static void aFolderThatMayNotBeWrittenIsTold();
};

void TestAutosave::aKillAtAnyMomentLosesAtMostTheLastAnswer() {
    const WrittenFiles files;
    const fs::path file = files.path() / "game.yaml";
    BatteryGame game = batteryGame("fftcg");
    Random random{20261121};
    int answered = 0;
    std::size_t before = 0;
    for (int kills = 0; kills < 40; ++kills) {
        const std::uint32_t told = playAndKill(game, file, random);
        if (!fs::exists(file)) {
            QCOMPARE(told, 0U); // it was killed before its first answer
            continue;
        }
        const LoadedGame loaded = resumed(file, game);
        const std::size_t depth = loaded.match->depth();
        // What was told to be kept is there; the one answer after it may be.
        const std::size_t sure = told == 0 ? before : told;
        QVERIFY2(depth == sure || depth == sure + 1,
                 qPrintable(QStringLiteral("%1 after %2").arg(depth).arg(sure)));
        answered += told == 0 ? 0 : 1;
        before = depth;
        if (loaded.match->over()) {
            fs::remove(file);
            before = 0;
        }
    }
    QVERIFY(answered > 20); // most were killed in the middle of it
    // What the kills have interrupted is cleared away. The last one may have fallen between two games.
    QCOMPARE(leftGames(files.path()).size(), std::size_t{fs::exists(file) ? 1U : 0U});
    for (const std::string& name : namesIn(files.path()))
        QVERIFY2(name == "game.yaml" || name == "game.yaml.lock", name.c_str());
}

void TestAutosave::whatIsKeptIsTheGame() {
    const WrittenFiles files;
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "game.yaml"};
    QVERIFY(!fs::exists(autosave.file()));
    Random random{3};
    for (int i = 0; i < 25; ++i) {
        playWithBranches(match, random, 3);
        QVERIFY(!autosave.keep());
        QVERIFY(Moment{*resumed(autosave.file(), game).match} == Moment{match});
    }
}

void TestAutosave::nothingNewIsNotWritten() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "game.yaml"};
    QVERIFY(!autosave.keep());
    QVERIFY(fs::exists(autosave.file()));
    fs::remove(autosave.file());
    QVERIFY(!autosave.keep());
    QVERIFY(!fs::exists(autosave.file()));
}

void TestAutosave::aGameThatIsFinishedLeavesNothing() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    {
        Autosave autosave{match, files.path() / "game.yaml"};
        QVERIFY(!autosave.keep());
        autosave.finish();
    }
    QVERIFY(namesIn(files.path()).empty());
}

void TestAutosave::aRunningGameIsNotOffered() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    auto autosave = std::make_unique<Autosave>(match, newAutosave(files.path()));
    QVERIFY(!autosave->keep());
    QVERIFY(leftGames(files.path()).empty());
    autosave.reset(); // the program goes without finishing it
    QCOMPARE(leftGames(files.path()).size(), std::size_t{1});
}

void TestAutosave::aGameThatWasLeftIsOffered() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    for (const char* name : {"one.yaml", "two.yaml", "three.yaml"}) {
        Match match{game.setup};
        Autosave autosave{match, files.path() / name};
        QVERIFY(!autosave.keep());
    }
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(files.path() / "one.yaml", now - std::chrono::hours{2});
    fs::last_write_time(files.path() / "three.yaml", now - std::chrono::hours{1});
    const auto games = leftGames(files.path());
    QCOMPARE(games.size(), std::size_t{3});
    QCOMPARE(games[0].file.filename().string(), std::string{"two.yaml"});
    QCOMPARE(games[1].file.filename().string(), std::string{"three.yaml"});
    QVERIFY(games[2].when < games[1].when);
    QVERIFY(!dropLeftGame(games[0].file));
    QCOMPARE(leftGames(files.path()).size(), std::size_t{2});
    QVERIFY(leftGames(files.path() / "none").empty());
    // What can't be removed is not taken for gone.
    fs::create_directories(files.path() / "five.yaml" / "within");
    QCOMPARE(dropLeftGame(files.path() / "five.yaml"), std::make_error_code(std::errc::directory_not_empty));
}

void TestAutosave::whatIsNoSaveIsNotOffered() {
    const WrittenFiles files;
    files.write("notes.yaml", "# mine\nshopping: [milk]\n");
    files.write("save.txt", "save: 1\n");
    files.write(".takujo-999999999-0.tmp", "half");
    files.write(".takujo-mine.tmp", "not ours");
    QVERIFY(leftGames(files.path()).empty());
    QCOMPARE(namesIn(files.path()), (std::vector<std::string>{".takujo-mine.tmp", "notes.yaml", "save.txt"}));
}

/// What has the name of an autosave was one, whatever has become of it.
void TestAutosave::aGameThatCannotBeReadIsOffered() {
    for (const std::string& spoilt :
         {std::string{}, std::string(300, '\0'), std::string{"save: 1\ngame: ["}}) {
        const WrittenFiles files;
        files.write("game-1763900000-77-0.yaml", spoilt);
        files.write("game-of-mine.yaml", "shopping: [milk]\n");
        const auto games = leftGames(files.path());
        QCOMPARE(games.size(), std::size_t{1});
        QCOMPARE(games[0].file.filename().string(), std::string{"game-1763900000-77-0.yaml"});
        QCOMPARE(contentOf(games[0].file), spoilt);
    }
}

void TestAutosave::whatKilledProcessesLeftIsCleared() {
    const WrittenFiles files;
    const std::string old = ".takujo-999999999-0.tmp";
    const std::string young = ".takujo-999999999-1.tmp"; // of another machine, perhaps
    const std::string running = ".takujo-" + std::to_string(::getpid()) + "-9.tmp";
    const std::string other = ".takujo-999999999-mine.tmp";
    for (const std::string& name : {old, young, running, other}) {
        const auto file = files.write(name, "half");
        if (name != young)
            fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours{2});
    }
    const BatteryGame game = batteryGame("fftcg");
    const Match match{game.setup};
    Autosave keeper{match, files.path() / "mine.yaml"};
    QVERIFY(!keeper.keep());
    const std::vector<std::string> names = namesIn(files.path());
    for (const std::string& name : {young, running, other})
        QVERIFY2(std::ranges::find(names, name) != names.end(), name.c_str());
    QVERIFY(std::ranges::find(names, old) == names.end());
}

void TestAutosave::twoGamesAreNotKeptInOneFile() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match one{game.setup};
    Match two{game.setup};
    Autosave first{one, files.path() / "game.yaml"};
    QVERIFY(!first.isTaken() && !first.keep());
    const std::string kept = contentOf(first.file());
    {
        Autosave second{two, files.path() / "game.yaml"};
        QVERIFY(second.isTaken());
        two.answer(Option{two.decision().options.front()});
        QVERIFY(!second.keep());
        second.finish();
    }
    QCOMPARE(contentOf(first.file()), kept);
    QVERIFY(leftGames(files.path()).empty()); // the first one's lock is still there
    QCOMPARE(dropLeftGame(first.file()),
             std::make_error_code(std::errc::device_or_resource_busy)); // and nobody else deletes it
    QCOMPARE(contentOf(first.file()), kept);
    QCOMPARE(namesIn(files.path()), (std::vector<std::string>{"game.yaml", "game.yaml.lock"}));
}

void TestAutosave::newNamesAreNew() {
    const WrittenFiles files;
    const fs::path folder = files.path() / "a" / "b";
    const fs::path first = newAutosave(folder);
    QVERIFY(fs::is_directory(folder));
    files.write("a/b/" + first.filename().string(), "save: 1\n");
    QVERIFY(newAutosave(folder) != first);
}

void TestAutosave::aFullDiskLeavesTheOldFile() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "game.yaml"};
    QVERIFY(!autosave.keep());
    const std::string old = contentOf(autosave.file());
    match.answer(Option{match.decision().options.front()});
    const auto failure = [&] {
        const Room small{1000};
        return autosave.keep();
    }();
    QVERIFY(failure && failure->why == WriteFailure::Why::noRoom);
    QCOMPARE(contentOf(autosave.file()), old);
    QCOMPARE(namesIn(files.path()), (std::vector<std::string>{"game.yaml", "game.yaml.lock"}));
    // The disk has room again: the next answer keeps both.
    QVERIFY(!autosave.keep());
    QVERIFY(Moment{*resumed(autosave.file(), game).match} == Moment{match});
}

/// Two hundred answers, half of them without room, some of them in a process that is killed while it writes.
void TestAutosave::aDiskThatIsFullNowAndThenSpoilsNothing() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "game.yaml"};
    QVERIFY(!autosave.keep());
    const auto isNew = [&] { return Moment{*resumed(autosave.file(), game).match} == Moment{match}; };
    std::string kept = contentOf(autosave.file());
    Random random{20261125};
    std::map<std::string, int> ends;
    for (int answers = 0; answers < 200; ++answers) {
        for (int back = 0; match.over() || (back > 0 && back < 40); ++back)
            match.undo(); // and then another way
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        const rlim_t room = random.below(2) == 0 ? random.below(4000) : RLIM_INFINITY;
        const bool isKilled = random.below(6) == 0;
        if (isKilled) {
            keepAndKill(autosave, room, random);
            leftGames(files.path()); // clears away what the kill has interrupted
        } else {
            const auto failure = [&] {
                const Room limited{room};
                return autosave.keep();
            }();
            QVERIFY(!failure || failure->why == WriteFailure::Why::noRoom);
            QVERIFY(failure || contentOf(autosave.file()) != kept);
        }
        QCOMPARE(namesIn(files.path()), (std::vector<std::string>{"game.yaml", "game.yaml.lock"}));
        const std::string now = contentOf(autosave.file());
        ++ends[std::string{isKilled ? "killed" : "kept"} + (now == kept ? ", old" : ", new")];
        if (now == kept)
            continue;
        QVERIFY2(isNew(), qPrintable(QString::number(answers)));
        kept = now;
    }
    for (const char* end : {"kept, old", "kept, new"})
        QVERIFY2(ends[end] > 0, end);
    QVERIFY(ends["killed, old"] + ends["killed, new"] > 0); // how far the killed one comes, the machine says
    // The disk has room again.
    match.answer(Option{match.decision().options.front()});
    QVERIFY(!autosave.keep());
    QVERIFY(isNew());
}

void TestAutosave::aFolderThatIsNotThereIsTold() {
    const WrittenFiles files;
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, files.path() / "none" / "game.yaml"};
    const auto failure = autosave.keep();
    QVERIFY(failure && failure->why == WriteFailure::Why::noFolder);
    Findings findings;
    const Words words = loadWords("fftcg", findings);
    const QString folder = QString::fromStdString((files.path() / "none").string());
    QVERIFY(QString::fromStdString(sentenceOf(*failure, words, Language::en)).contains(folder + ". Create"));
    QVERIFY(
        QString::fromStdString(sentenceOf(*failure, words, Language::ja)).contains(folder + " がありません"));
    fs::create_directory(files.path() / "none");
    QVERIFY(!autosave.keep());
    QVERIFY(leftGames(files.path() / "none").empty()); // and it is locked from then on
}

void TestAutosave::aFolderThatMayNotBeWrittenIsTold() {
    // Nobody may make files there, not even the superuser.
    const BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    Autosave autosave{match, "/proc/self/game.yaml"};
    const auto failure = autosave.keep();
    QVERIFY(failure.has_value());
    // Where files can be seen, but not made.
    const WrittenFiles files;
    fs::permissions(files.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                      fs::perms::others_exec);
    const auto isRefused = [&] {
        Autosave other{match, files.path() / "game.yaml"};
        const auto refused = other.keep();
        return refused && refused->why == WriteFailure::Why::notAllowed;
    };
    bool refused = false;
    bool tried = true;
    if (::geteuid() != 0) {
        refused = isRefused();
    } else { // whom nothing stops; somebody else is stopped
        enum Ending : int { wasRefused, wasNot, cannotBeAnother };
        constexpr uid_t nobody = 65534;
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(::setuid(nobody) != 0 ? cannotBeAnother : isRefused() ? wasRefused : wasNot);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        tried = WEXITSTATUS(status) != cannotBeAnother;
        refused = WEXITSTATUS(status) == wasRefused;
    }
    fs::permissions(files.path(), fs::perms::owner_all);
    if (!tried)
        QSKIP("The superuser may write everywhere, and may not become anybody else here.");
    QVERIFY(refused);
}

TAKUJO_TEST(TestAutosave)

} // namespace test_autosave
#include "test_autosave.moc"
