// The game that the page of the kit shows is a whole game.

#include "tests/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/unit/games/smallest_game.h"

#include "engine/match/random_answer.h"
#include "engine/match/scenarios/scenario.h"

namespace test_smallest_game {

using namespace takujo;

class TestSmallestGame : public QObject {
    Q_OBJECT

private slots:
    static void thePageShowsIt();
    static void whatThePageNamesIsThere();
    static void randomGamesComeToAnEnd();
    static void scenariosDecideItsRules();
};

namespace {

QByteArray contentOf(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

void TestSmallestGame::thePageShowsIt() {
    const QString here = QStringLiteral(QT_TESTCASE_SOURCEDIR);
    const QByteArray source = contentOf(here + QStringLiteral("/unit/games/smallest_game.h"));
    const QByteArray page = contentOf(here + QStringLiteral("/../engine/kit/README.md"));
    const qsizetype begins = source.indexOf("namespace takujo::heaps {");
    QVERIFY(begins > 0);
    QVERIFY2(page.contains("```cpp\n" + source.mid(begins) + "```"), "the page shows other code");
}

/// Whatever stands in `…` outside of the example.
void TestSmallestGame::whatThePageNamesIsThere() {
    const QString root = QStringLiteral(QT_TESTCASE_SOURCEDIR) + QStringLiteral("/..");
    static const QRegularExpression name{QStringLiteral("[A-Za-z_][A-Za-z_0-9]*")};
    QSet<QString> there;
    for (const char* folder : {"/engine", "/tests/unit"}) {
        QDirIterator files{root + QLatin1String{folder},
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.txt")},
                           QDir::Files,
                           QDirIterator::Subdirectories};
        while (files.hasNext()) {
            there.insert(QFileInfo{files.next()}.completeBaseName());
            auto names = name.globalMatch(QString::fromUtf8(contentOf(files.filePath())));
            while (names.hasNext())
                there.insert(names.next().captured());
        }
    }
    QString page = QString::fromUtf8(contentOf(root + QStringLiteral("/engine/kit/README.md")));
    page.remove(
        QRegularExpression{QStringLiteral("```.*?```"), QRegularExpression::DotMatchesEverythingOption});
    static const QRegularExpression quoted{QStringLiteral("`([^`]+)`")};
    QStringList missing;
    int checked = 0;
    auto all = quoted.globalMatch(page);
    while (all.hasNext()) {
        auto names = name.globalMatch(all.next().captured(1));
        for (; names.hasNext(); ++checked)
            if (const QString each = names.next().captured(); !there.contains(each))
                missing.append(each);
    }
    QVERIFY(checked > 100);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
}

void TestSmallestGame::randomGamesComeToAnEnd() {
    const Game game = heaps::game();
    CardDefinition card = game.filler();
    card.id = "ash";
    card.name = {"Ash", "灰"};
    MatchSetup setup;
    setup.game = &game;
    setup.decks = {std::vector<DeckLine>{{&card, 20}}, std::vector<DeckLine>{{&card, 20}}};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        setup.seed = seed;
        Match match{setup};
        Random random{seed};
        while (!match.over())
            QVERIFY(!match.answer(match.decision().options[randomAnswer(match.decision(), random)]));
        QCOMPARE(match.state().turn, std::uint16_t{33}); // 3 cards in hand, 17 turns each to draw the others
        QVERIFY(match.state().outcome == Outcome::winB);
    }
}

void TestSmallestGame::scenariosDecideItsRules() {
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("heap.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("scenario: The turn player puts a card onto the heap\n"
               "rules: ['3']\n"
               "game: heaps\n"
               "cards:\n"
               "  - {name: Ash, type: card}\n"
               "setup:\n"
               "  turn: A\n"
               "  phase: day\n"
               "  A: {hand: [Ash]}\n"
               "steps:\n"
               "  - B: {try: rest, refused: '3'}\n"
               "  - A: {put: Ash}\n"
               "  - expect: {A: {heap: [Ash], hand: []}, decides: A}\n");
    file.close();
    const Game game = heaps::game();
    const ScenarioGame words = scenarioGameOf(game);
    Findings findings;
    const auto scenario =
        readScenario(file.fileName().toStdString(), [&](const std::string&) { return &words; }, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    QVERIFY(runScenario(*scenario, game).passed());
    QVERIFY(!runScenario(*scenario, game, "3").passed());
}

TAKUJO_TEST(TestSmallestGame)

} // namespace test_smallest_game
#include "test_smallest_game.moc"
