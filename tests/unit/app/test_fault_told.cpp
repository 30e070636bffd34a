// A mistake of the program becomes a sentence at the edge of every command.

#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/broken_game.h"

#include "app/cli/command.h"
#include "app/cli/simulation_told.h"
#include "app/cli/terminal_game.h"
#include "engine/files/words/words_file.h"

#include <functional>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace test_fault_told {

using namespace takujo;

namespace {

MatchSetup brokenSetup() {
    static const BatteryGame cards = batteryGame("fftcg");
    MatchSetup setup = cards.setup;
    setup.game = &brokenGame();
    setup.seed = 3;
    return setup;
}

class BrokenCommand : public Command {
public:
    std::string_view name() const override { return "shuffle"; }
    std::string_view usage() const override { return ""; }
    Message purpose() const override { return {}; }
    std::vector<ArgumentHelp> takes() const override { return {}; }
    int run(const std::vector<std::string>&, Streams streams) override {
        streams.out << "so far\n";
        throw std::logic_error("it has no cards");
    }
};

/// What is said, and by what status the command ends.
CommandRun runOf(const std::function<int(Streams)>& command, const std::string& input = {},
                 Language language = Language::en) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    CommandRun result;
    result.status = command({in, out, err, language});
    result.out = QString::fromStdString(out.str());
    result.err = QString::fromStdString(err.str());
    return result;
}

CommandRun playedInTerminal(const QString& folder, const std::string& input,
                            Language language = Language::en) {
    return runOf(
        [&](Streams streams) {
            Findings findings;
            const Words words = loadWords("fftcg", findings);
            TerminalStart start;
            start.match = std::make_unique<Match>(brokenSetup());
            start.autosave = folder.toStdString() + "/kept.yaml";
            return playInTerminal(std::move(start), words, language, streams);
        },
        input, language);
}

QStringList reportsIn(const QString& folder) {
    return QDir{folder}.entryList({QStringLiteral("takujo-report-*.yaml")});
}

/// Goes into a folder of its own, where reports may lie about.
class Elsewhere {
public:
    Elsewhere() { QDir::setCurrent(folder_.path()); }
    ~Elsewhere() { QDir::setCurrent(before_); }
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;
    QString path() const { return folder_.path(); }

private:
    QString before_ = QDir::currentPath();
    QTemporaryDir folder_;
};

} // namespace

class TestFaultTold : public QObject {
    Q_OBJECT

private slots:
    static void aCommandThatFailsSaysSo();
    static void aGameInTheTerminalGoesOn();
    static void itIsToldInJapaneseToo();
    static void aSimulationGoesOnWithTheOtherGames();
};

void TestFaultTold::aCommandThatFailsSaysSo() {
    BrokenCommand command;
    const CommandRun run =
        runOf([&](Streams streams) { return runGuarded(command, {"--deck", "mine"}, streams); });
    QCOMPARE(run.status, 3);
    QCOMPARE(run.out, QStringLiteral("so far\n"));
    QVERIFY2(run.err.contains(QStringLiteral("it has no cards")), qPrintable(run.err));
    QVERIFY2(run.err.contains(QStringLiteral("takujo-cli shuffle --deck mine")), qPrintable(run.err));
    const CommandRun inJapanese =
        runOf([&](Streams streams) { return runGuarded(command, {}, streams); }, {}, Language::ja);
    QVERIFY2(inJapanese.err.contains(QStringLiteral("プログラムの誤り")), qPrintable(inJapanese.err));
}

/// The mulligan cannot be taken; the hand is kept, that is undone, and the game is in its file.
void TestFaultTold::aGameInTheTerminalGoesOn() {
    const QTemporaryDir folder;
    const CommandRun run = playedInTerminal(folder.path(), "1\n2\n1\nundo\n2\n");
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err.count(QString::fromUtf8(mistakeOfMulligans)), 2);
    const QStringList reports = reportsIn(folder.path());
    QCOMPARE(reports.size(), 2);
    for (const QString& report : reports)
        QVERIFY2(run.err.contains(folder.filePath(report)), qPrintable(run.err));
    QFile kept{folder.filePath(QStringLiteral("kept.yaml"))};
    QVERIFY(kept.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(kept.readAll());
    QVERIFY2(text.contains(QStringLiteral("keep")), qPrintable(text)); // undone, and not lost
}

void TestFaultTold::itIsToldInJapaneseToo() {
    const QTemporaryDir folder;
    const CommandRun run = playedInTerminal(folder.path(), "1\n2\n", Language::ja);
    QVERIFY2(run.err.contains(QStringLiteral("何も失われていません")), qPrintable(run.err));
    QVERIFY2(run.err.contains(reportsIn(folder.path()).value(0)), qPrintable(run.err));
}

void TestFaultTold::aSimulationGoesOnWithTheOtherGames() {
    const Elsewhere here;
    SimulationSetup setup;
    setup.match = brokenSetup();
    setup.games = 12;
    const SimulationResult result = simulate(setup);
    QVERIFY(!result.faults.empty());
    QVERIFY(result.faults.size() < 12);
    const CommandRun run = runOf([&](Streams streams) { return tellSimulation(setup, result, streams); });
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err.count(u'\n'), static_cast<qsizetype>(result.faults.size()));
    QVERIFY2(run.err.contains(QString::number(result.faults.front().seed)), qPrintable(run.err));
    QVERIFY2(run.lastLine().contains(QStringLiteral("\"faults\":[{\"game\":")), qPrintable(run.out));
    const QStringList reports = reportsIn(here.path());
    QVERIFY(!reports.empty());
    QVERIFY(reports.size() <= 10);
    for (const QString& report : reports)
        QVERIFY2(run.err.contains(report), qPrintable(run.err));
    const CommandRun replayed = takujo::run({"replay", reports.front().toStdString()});
    QVERIFY2(replayed.status == 0, qPrintable(replayed.err + replayed.out));
}

TAKUJO_TEST(TestFaultTold)

} // namespace test_fault_told
#include "test_fault_told.moc"
