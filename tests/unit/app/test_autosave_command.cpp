// takujo-cli play --autosave: after each answer the game is in its file, whatever happens next.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/app/kept_games.h"

#include <QTest>

#include <array>
#include <csignal>
#include <fstream>
#include <sys/wait.h>
#include <unistd.h>

namespace test_autosave_command {

using namespace takujo;

namespace fs = std::filesystem;

namespace {

/// takujo-cli in a process of its own that is killed after it has asked so many times; how often it had asked
/// when it died.
int askedBeforeTheKill(const std::vector<std::string>& arguments, std::uint32_t questions,
                       std::uint32_t wait) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe(in.data()) != 0 || ::pipe(out.data()) != 0)
        qFatal("no pipe");
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(in[0], 0);
        ::dup2(out[1], 1);
        for (const int end : {in[0], in[1], out[0], out[1]})
            ::close(end);
        std::ifstream input{"/dev/stdin"};
        std::ofstream output{"/dev/stdout"};
        std::ofstream complaints{"/dev/stderr"};
        ::_exit(runCommandLine(arguments, {input, output, complaints}));
    }
    ::close(in[0]);
    ::close(out[1]);
    const std::string answers = QString{"1\n"}.repeated(2000).toStdString();
    if (::write(in[1], answers.data(), answers.size()) != static_cast<ssize_t>(answers.size()))
        qFatal("not written");
    QByteArray said;
    std::array<char, 4096> block{};
    const auto read = [&] {
        const ssize_t count = ::read(out[0], block.data(), block.size());
        said.append(block.data(), static_cast<qsizetype>(std::max<ssize_t>(count, 0)));
        return count > 0;
    };
    while (said.count("\n> ") < static_cast<qsizetype>(questions) && read()) {
    }
    ::usleep(wait);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (read()) {
    }
    ::close(in[1]);
    ::close(out[0]);
    return static_cast<int>(said.count("\n> "));
}

} // namespace

class TestAutosaveCommand : public QObject {
    Q_OBJECT

private slots:
    static void autosaveKeepsEveryAnswer();
    static void autosaveLeavesOtherFilesAlone();
    static void autosaveReplacesNoOtherGame();
    static void autosaveThatFailsStopsNoGame();
    static void aKillLosesAtMostTheLastAnswer();
};

void TestAutosaveCommand::autosaveKeepsEveryAnswer() {
    const WrittenFiles files;
    fs::path file;
    std::string input;
    for (std::size_t answers = 0; answers < 6; ++answers) {
        file = files.path() / ("auto" + std::to_string(answers) + ".yaml");
        play(input, {"--seed", "3", "--autosave", file.string()});
        QCOMPARE(stepsIn(file), answers);
        QCOMPARE(run({"replay", file.string()}).status, 0);
        input += "1\n";
    }
    // Going on with it goes on keeping it.
    const CommandRun more =
        run({"play", "--load", file.string(), "--autosave", file.string()}, "1\n1\nundo\n");
    QCOMPARE(more.status, 0);
    QCOMPARE(stepsIn(file), std::size_t{7});
    QVERIFY(textIn(file).contains("present: {line: 7, place: 6}"));
    QVERIFY(!fs::exists(file.string() + ".lock"));
}

void TestAutosaveCommand::autosaveLeavesOtherFilesAlone() {
    const WrittenFiles files;
    const fs::path file = files.write("mine.yaml", "dear diary\n");
    const CommandRun result = play("1\n", {"--autosave", file.string()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("is not a saved game"), qPrintable(result.err));
    QCOMPARE(textIn(file), QStringLiteral("dear diary\n"));
}

void TestAutosaveCommand::autosaveReplacesNoOtherGame() {
    const WrittenFiles files;
    const fs::path file = files.path() / "game.yaml";
    play("1\n1\n1\n1\n1\n1\n1\n1\nsave " + file.string() + "\n");
    const QString before = textIn(file);
    const auto refuses = [&](const CommandRun& result, const QString& why) {
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains(why), qPrintable(result.err));
    };
    const std::string autosave = file.string();
    refuses(play("quit\n", {"--autosave", autosave}), "holds a saved game already");
    refuses(play("quit\n", {"--autosave", autosave, "--language", "ja"}), "すでに対戦が保存されている");
    const std::string other = (files.path() / "other.yaml").string();
    play("1\nsave " + other + "\n");
    refuses(run({"play", "--load", other, "--autosave", autosave}, "quit\n"), "holds a saved game already");
    QCOMPARE(textIn(file), before);
    // Of one that diverges, what follows is nowhere else.
    QStringList lines = before.split('\n');
    const qsizetype line = lines.indexOf("steps:") + 4;
    lines[line].replace(lines[line].section('"', -2, -2), "00000000deadbeef");
    files.write("game.yaml", lines.join('\n').toStdString());
    refuses(run({"play", "--load", autosave, "--autosave", autosave}, "quit\n"), "would be lost");
    QCOMPARE(textIn(file), lines.join('\n'));
}

void TestAutosaveCommand::autosaveThatFailsStopsNoGame() {
    const WrittenFiles files;
    const CommandRun result = play("1\n1\n", {"--autosave", (files.path() / "none" / "a.yaml").string()});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err.count("there is no folder"), 1); // once, not after each answer
    QCOMPARE(lastBoard(result.out), lastBoard(play("1\n1\n", {}).out));
}

void TestAutosaveCommand::aKillLosesAtMostTheLastAnswer() {
    const WrittenFiles files;
    const fs::path file = files.path() / "auto.yaml";
    Random random{7};
    std::size_t before = 0;
    for (int kills = 0; kills < 15; ++kills) {
        const bool isNew = !fs::exists(file);
        std::vector<std::string> arguments{"play", "--autosave", file.string()};
        if (isNew)
            arguments.insert(arguments.end(), {"--game", "fftcg", "--seed", "5"});
        else
            arguments.insert(arguments.end(), {"--load", file.string()});
        const int asked = askedBeforeTheKill(arguments, random.below(8), random.below(2000));
        if (!fs::exists(file))
            continue;
        // With the nth question all answers before it are kept.
        const std::size_t steps = stepsIn(file);
        const std::size_t sure = before + static_cast<std::size_t>(std::max(asked - 1, 0));
        QVERIFY2(steps == sure || steps == sure + 1,
                 qPrintable(
                     QStringLiteral("%1 steps, asked %2 times after %3").arg(steps).arg(asked).arg(before)));
        const CommandRun replayed = run({"replay", file.string()});
        QCOMPARE(replayed.status, 0);
        before = steps;
    }
    QVERIFY(before > 15);
}

TAKUJO_TEST(TestAutosaveCommand)

} // namespace test_autosave_command
#include "test_autosave_command.moc"
