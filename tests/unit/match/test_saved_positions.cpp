// Games that were begun at a position are saved and opened like others.

#include "engine/files/scenarios/own_cards.h"
#include "engine/match/positions/taken_position.h"
#include "tests/test_program.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <QTest>

#include <fstream>

namespace test_saved_positions {

using namespace takujo;

class TestSavedPositions : public QObject {
    Q_OBJECT

private slots:
    static void comesBackWithAllBranches_data();
    static void comesBackWithAllBranches();
    static void gamesOfDecksAreWrittenAsBefore();
    static void lessonsAreNotSaved();
    static void whatIsWrongIsToldWithItsPlace_data();
    static void whatIsWrongIsToldWithItsPlace();
    static void aCardThatIsGoneIsNamed();
    static void ownCardsGoWithTheGame();
    static void ownCardsThatCannotBeReadAreTold();
};

namespace {

/// A match that goes on from the middle of a game, as somebody takes it over and plays on.
struct FromPosition {
    PlayedGame played;
    std::unique_ptr<Match> match;

    FromPosition(const QString& id, std::uint64_t seed) : played{id, seed, 40} {
        auto position = std::make_shared<Scenario>(takeOver(*played.match).position);
        position->illegal = true;
        match = matchAt(*position, {"Ann", "Bob"}, std::array<std::uint32_t, 2>{everyStop, 0});
        match->setOrigin(position);
    }
};

const QString& good() {
    static const QString text = [] {
        FromPosition from{QStringLiteral("fftcg"), 3};
        Random random{1};
        playWithBranches(*from.match, random, 6);
        return QString::fromStdString(toText(savedGameOf(*from.match)));
    }();
    return text;
}

QString changed(const QString& what, const QString& into) {
    QString text = good();
    const qsizetype at = text.indexOf(what);
    if (at < 0)
        qFatal("'%s' is not in the file", qPrintable(what));
    return text.replace(at, what.size(), into);
}

/// The first line from there on that begins so, behind its indent.
QString lineWith(const QString& begins, const QString& after = {}) {
    const QString text = good();
    for (const QString& line : text.mid(std::max<qsizetype>(text.indexOf(after), 0)).split('\n'))
        if (line.trimmed().startsWith(begins))
            return line;
    qFatal("no line begins with '%s'", qPrintable(begins));
}

} // namespace

void TestSavedPositions::comesBackWithAllBranches_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        QTest::addRow("%s", std::string{game->id}.c_str()) << QString::fromStdString(std::string{game->id});
}

void TestSavedPositions::comesBackWithAllBranches() {
    QFETCH(const QString, id);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        FromPosition from{id, seed};
        Match& match = *from.match;
        Random random{seed};
        playWithBranches(match, random, 60);
        QVERIFY(canBeSaved(match));
        const std::string text = toText(savedGameOf(match));
        const LoadedGame loaded = savedAndLoaded(match, from.played.game);
        QVERIFY(Moment{*loaded.match} == Moment{match});
        QCOMPARE(loaded.match->nameOf(Player::b), std::string{"Bob"});
        QCOMPARE(loaded.match->depth(), match.depth());
        QCOMPARE(toText(savedGameOf(*loaded.match)), text); // and can be saved once more
    }
}

void TestSavedPositions::gamesOfDecksAreWrittenAsBefore() {
    const PlayedGame played{QStringLiteral("fftcg"), 1, 3};
    QVERIFY(toText(savedGameOf(*played.match)).find("save: 2\n") != std::string::npos);
    QVERIFY(good().contains("save: 3\n"));
}

void TestSavedPositions::lessonsAreNotSaved() {
    const FromPosition from{QStringLiteral("fftcg"), 1};
    const auto lesson = matchAt(*from.match->origin());
    QVERIFY(!canBeSaved(*lesson));
    QVERIFY_THROWS_EXCEPTION(std::logic_error, savedGameOf(*lesson));
}

void TestSavedPositions::whatIsWrongIsToldWithItsPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("mark"); // stands in the line that is told
    QTest::newRow("a position in the format of decks")
        << changed("save: 3", "save: 2") << "unknown-key" << "position:";
    QTest::newRow("decks beside it") << changed("position:", "seed: \"1\"\nposition:") << "unknown-key"
                                     << "seed: \"1\"";
    QTest::newRow("no set-up") << changed("  setup:", "  upset:") << "missing-key" << "  upset:";
    const QString phase = lineWith("phase:");
    QTest::newRow("a phase of no game") << changed(phase, "    phase: teatime") << "unknown-word"
                                        << "teatime";
    QTest::newRow("a number of no player")
        << changed(phase, phase + "\n    lives: 3") << "unknown-key" << "lives: 3";
    const QString card = lineWith("- ", "  setup:");
    QTest::newRow("a card that is not listed")
        << changed(card, "        - Nobody's Card") << "unplayable-position" << "Nobody's Card";
    QTest::newRow("a field of no card")
        << changed(card, "        - {card: Nobody's Card, colour: red}") << "unknown-key" << "colour: red";
    QTest::newRow("a beginning that is none")
        << changed(lineWith("beginning:"), "beginning: \"12\"") << "bad-hash" << "beginning: \"12\"";
}

void TestSavedPositions::whatIsWrongIsToldWithItsPlace() {
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    QFETCH(const QString, mark);
    const PlayedGame played{QStringLiteral("fftcg"), 1, 1};
    Findings findings;
    if (const auto saved = readBack(text.toStdString(), findings))
        QVERIFY(!loadGame(*saved, libraryOf(played.game), findings));
    const int line = static_cast<int>(text.left(text.indexOf(mark)).count('\n')) + 1;
    const bool isTold = std::ranges::any_of(findings.all(), [&](const Finding& one) {
        return one.code == code.toStdString() && (one.line == line || code == "missing-key") &&
               !one.advice.in(Language::en).empty() && !one.advice.in(Language::ja).empty();
    });
    QVERIFY2(isTold, findings.toText().c_str());
}

void TestSavedPositions::aCardThatIsGoneIsNamed() {
    Findings findings;
    const QString first = lineWith("FL-", "cards:");
    const QString id = first.trimmed().section(':', 0, 0);
    const auto saved =
        readBack(changed(first, "  ZZ-999" + first.mid(first.indexOf(':'))).toStdString(), findings);
    QVERIFY2(saved, findings.toText().c_str());
    const PlayedGame played{QStringLiteral("fftcg"), 1, 1};
    QVERIFY(!loadGame(*saved, libraryOf(played.game), findings));
    QVERIFY2(findings.toText().find("ZZ-999") != std::string::npos, findings.toText().c_str());
}

namespace {

/// A scenario with a card of the sets, and with cards of its own in every way of writing them.
const std::string filmText = R"(scenario: Two cards of its own
game: fftcg
cards:
  - FL-001
  - {name: Candle, type: forward, element: fire, cost: 1, power: 2000,
     generic: true}
  - name: Lantern Maker # in a block
    type: backup
    element: fire
    cost: 2
    abilities:
      - {action: dull, do: {draw: 1}}
setup:
  phase: main 1
  A: {hand: [Candle], field: [Lantern Maker]}
  B: {hand: [FL-001]}
steps: []
)";

struct OwnCards {
    PlayedGame played{QStringLiteral("fftcg"), 1, 1};
    Scenario scenario;
    std::unique_ptr<Match> match;

    OwnCards() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("film.yaml").toStdString();
        std::ofstream{path} << filmText;
        Findings findings;
        const Library& library = libraryOf(played.game);
        auto read = readScenario(path, scenarioGame, findings,
                                 [&](const std::string&, const std::string& id) { return library.card(id); });
        if (!read)
            qFatal("%s", findings.toText().c_str());
        scenario = std::move(*read);
        scenario.ownCards = ownCardsText(path, *scenarioGame("fftcg")).value_or("");
        match = matchAt(scenario);
        match->setOrigin(std::make_shared<const Scenario>(scenario));
    }
};

} // namespace

void TestSavedPositions::ownCardsGoWithTheGame() {
    const OwnCards own;
    QVERIFY(own.scenario.ownCards.find("Candle") != std::string::npos);
    QVERIFY(own.scenario.ownCards.find("FL-001") == std::string::npos);
    Random random{1};
    playWithBranches(*own.match, random, 20);
    const std::string text = toText(savedGameOf(*own.match));
    QVERIFY(text.find("save: 4\n") != std::string::npos);
    const LoadedGame loaded = savedAndLoaded(*own.match, own.played.game);
    QVERIFY(Moment{*loaded.match} == Moment{*own.match});
    QCOMPARE(toText(savedGameOf(*loaded.match)), text);
}

void TestSavedPositions::ownCardsThatCannotBeReadAreTold() {
    const OwnCards own;
    std::string text = toText(savedGameOf(*own.match));
    const std::string type = "type: forward";
    text.replace(text.find(type), type.size(), "type: lantern");
    Findings findings;
    QVERIFY(!readBack(text, findings));
    QVERIFY2(findings.all().front().code == "bad-own-cards", findings.toText().c_str());
}

TAKUJO_TEST(TestSavedPositions)

} // namespace test_saved_positions

#include "test_saved_positions.moc"
