// takujo-cli … --hidden-decks: no bot knows the other's list, and what comes of it says so.

#include "tests/test_program.h"

#include <QTest>

#include "app/cli/terminal_bots.h"
#include "engine/games/registry.h"
#include "tests/unit/app/matchup_calls.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>

namespace test_hidden_decks_told {

using namespace takujo;

namespace {

const std::string flag = "--hidden-decks";
/// Against the computer: one goes first and keeps one's hand.
const std::string toOwnMainPhase = "1\n1\n";

std::vector<std::string> with(std::vector<std::string> call, const std::vector<std::string>& more) {
    call.insert(call.end(), more.begin(), more.end());
    return call;
}

QJsonObject jsonOf(const CommandRun& of) {
    return QJsonDocument::fromJson(of.lastLine().toUtf8()).object();
}

QString contentOf(const std::string& path) {
    QFile file{QString::fromStdString(path)};
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

} // namespace

class TestHiddenDecksTold : public QObject {
    Q_OBJECT

private slots:
    static void simulatedGamesAreOthers();
    static void aMatchupSaysIt();
    static void aFileIsOfOneSort_data();
    static void aFileIsOfOneSort();
    static void theTerminalBotDoesNotKnowTheList();
    static void playTakesIt();
    static void aLessonDoesNot();
    static void helpNamesIt_data();
    static void helpNamesIt();
};

/// Random players know nothing, so for them it is the same.
void TestHiddenDecksTold::simulatedGamesAreOthers() {
    const auto hash = [](const std::string& bot, const std::vector<std::string>& more) {
        const CommandRun done = run(with({"simulate", "--game", "fftcg", "--deck", "running-sparks", "--deck",
                                          "long-winter", "--games", "4", "--turns", "8", "--bot", bot},
                                         more));
        return done.status == 0 ? jsonOf(done)["state_hash"].toString() : done.err;
    };
    QCOMPARE(hash("random", {flag}), hash("random", {}));
    QVERIFY(hash("quick", {flag}) != hash("quick", {}));
    QCOMPARE(hash("quick", {flag, "--jobs", "2"}), hash("quick", {flag}));
}

void TestHiddenDecksTold::aMatchupSaysIt() {
    const QString sentence = QStringLiteral("No bot knew the list of the other deck.");
    QVERIFY(matchup({"--games", "4", flag}).lines().contains(sentence));
    QVERIFY(!matchup({"--games", "4"}).lines().contains(sentence));
    QCOMPARE(jsonOf(matchup({"--games", "4", "--format", "json", flag}))["hidden_decks"].toBool(), true);
    QVERIFY(!jsonOf(matchup({"--games", "4", "--format", "json"})).contains("hidden_decks"));
    QVERIFY(matchup({"--games", "4", flag, "--language", "ja"})
                .lines()
                .contains(QStringLiteral("ボットは相手のデッキの内容を知りませんでした。")));
}

void TestHiddenDecksTold::aFileIsOfOneSort_data() {
    QTest::addColumn<bool>("first");
    QTest::addColumn<bool>("then");
    for (const bool first : {false, true})
        for (const bool then : {false, true})
            QTest::addRow("%d then %d", first, then) << first << then;
}

void TestHiddenDecksTold::aFileIsOfOneSort() {
    QFETCH(const bool, first);
    QFETCH(const bool, then);
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("part.yaml")).toStdString();
    const auto call = [&](bool isHidden) {
        std::vector<std::string> more{"--games", "6", "--out", file};
        if (isHidden)
            more.push_back(flag);
        return matchup(more);
    };
    QCOMPARE(call(first).status, 0);
    const QString before = contentOf(file);
    QCOMPARE(before.contains(QStringLiteral("\nhidden decks: true\n")), first);
    QVERIFY(before.contains(first ? QStringLiteral("matchup: 3\n") : QStringLiteral("matchup: 1\n")));
    const CommandRun again = call(then);
    QCOMPARE(again.status, first == then ? 0 : 1);
    QCOMPARE(again.err.contains(QStringLiteral("'hidden decks'")), first != then);
    QCOMPARE(contentOf(file), before);
}

/// As it is used by `play`: on the bot's first turn, against two lists of which it has seen nothing.
void TestHiddenDecksTold::theTerminalBotDoesNotKnowTheList() {
    const Game& game = *findGame("fftcg");
    Findings findings;
    const Library library = loadLibrary(game.id, game.schema, game.deckWords(), findings);
    const auto linesOf = [&](const char* deck) { return library.lines(*library.deck(deck), findings); };
    const BotChoice choice{BotKind::thinking, 60};
    int differ = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto answers = [&](const char* other, DeckKnowledge decks) {
            MatchSetup setup;
            setup.game = &game;
            setup.decks = {linesOf(other), linesOf("running-sparks")};
            setup.seed = seed;
            Match match{setup};
            const TerminalBots bots{{std::nullopt, choice}, decks};
            std::vector<std::size_t> given;
            while (match.state().turn <= 1 && !match.over() && given.size() < 6) {
                const Player decider = match.decision().decider;
                if (match.state().turn == 1 && !bots.playFor(decider))
                    break;
                if (match.state().turn == 0) {
                    match.answer(match.suggestion());
                    continue;
                }
                given.push_back(bots.answer(match));
                match.answer(Option{match.decision().options[given.back()]});
            }
            return given;
        };
        // Until one of the two lists lets the other player do something about it.
        const auto areSame = [&](DeckKnowledge decks) {
            const auto mirror = answers("running-sparks", decks);
            const auto other = answers("long-winter", decks);
            const std::size_t both = std::min(mirror.size(), other.size());
            compared += both > 1 ? 1 : 0;
            return std::equal(mirror.begin(), mirror.begin() + static_cast<std::ptrdiff_t>(both),
                              other.begin());
        };
        QVERIFY(areSame(DeckKnowledge::hidden));
        differ += areSame(DeckKnowledge::known) ? 0 : 1;
    }
    QVERIFY2(compared > 0, "the bot has had first turns");
    QVERIFY2(differ > 0, "or it would prove nothing");
}

void TestHiddenDecksTold::playTakesIt() {
    const CommandRun against = play(toOwnMainPhase + "hint\n", {"--seed", "1", "--bot", "quick", flag});
    QCOMPARE(against.status, 0);
    QVERIFY2(against.err.isEmpty(), qPrintable(against.err));
    QVERIFY(against.out != play(toOwnMainPhase + "hint\n", {"--seed", "1", "--bot", "quick"}).out);
}

void TestHiddenDecksTold::aLessonDoesNot() {
    const CommandRun lesson = run({"play", "--lesson", "first-game", flag});
    QCOMPARE(lesson.status, 2);
    QVERIFY2(lesson.err.contains(QStringLiteral("leave --hidden-decks out")), qPrintable(lesson.err));
}

void TestHiddenDecksTold::helpNamesIt_data() {
    QTest::addColumn<QString>("command");
    for (const char* command : {"simulate", "matchup", "play"})
        QTest::newRow(command) << command;
}

void TestHiddenDecksTold::helpNamesIt() {
    QFETCH(const QString, command);
    for (const char* language : {"en", "ja"}) {
        const CommandRun help = run({command.toStdString(), "--help", "--language", language});
        QCOMPARE(help.status, 0);
        QVERIFY(help.lines().front().contains(QStringLiteral("--hidden-decks")));
        QCOMPARE(help.lines().filter(QRegularExpression{"^  --hidden-decks +\\S"}).size(), 1);
    }
}

TAKUJO_TEST(TestHiddenDecksTold)

} // namespace test_hidden_decks_told
#include "test_hidden_decks_told.moc"
