// Decks of several parts: where their cards begin, what is told of them, and that saved games keep them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/deck.h"
#include "engine/core/zones.h"
#include "engine/files/words/words_file.h"
#include "engine/match/sentences/deck_problem.h"
#include "tests/unit/match/saved_games.h"

#include <algorithm>

namespace test_deck_parts {

using namespace takujo;

namespace {

constexpr std::size_t storePart = 1;

/// The workbench, with a store for player A.
BatteryGame withAStore() {
    BatteryGame game = batteryGame("workbench");
    for (const CardSet& set : game.library.sets())
        for (const CardDefinition& card : set.cards)
            if (game.game->schema.types[card.type] == "relic")
                game.setup.decks[0].push_back({&card, 2, storePart});
    return game;
}

int cardsIn(const std::vector<DeckLine>& lines, std::size_t part) {
    int count = 0;
    for (const DeckLine& line : lines)
        count += line.part == part ? line.count : 0;
    return count;
}

std::size_t countAtStart(const BatteryGame& game, std::string_view zone, Player player) {
    const CardTable cards = cardsOf(game.setup);
    const State state = initialState(game.setup, cards);
    return countIn(state, {zoneOfWord(game.game->tables, zone), player});
}

} // namespace

class TestDeckParts : public QObject {
    Q_OBJECT

private slots:
    static void eachPartBeginsInItsZone();
    static void theOrderOfLinesDoesNotMatter();
    static void savedGamesKeepTheParts();
    static void whatIsWrongIsSaid_data();
    static void whatIsWrongIsSaid();
};

void TestDeckParts::eachPartBeginsInItsZone() {
    const BatteryGame game = withAStore();
    const auto& lines = game.setup.decks[0];
    QVERIFY(cardsIn(lines, storePart) > 0);
    QCOMPARE(countAtStart(game, "store", Player::a), static_cast<std::size_t>(cardsIn(lines, storePart)));
    QCOMPARE(countAtStart(game, "deck", Player::a), static_cast<std::size_t>(cardsIn(lines, 0)));
    QCOMPARE(countAtStart(game, "store", Player::b), 0U);
}

void TestDeckParts::theOrderOfLinesDoesNotMatter() {
    const BatteryGame game = withAStore();
    MatchSetup turned = game.setup;
    std::ranges::reverse(turned.decks[0]);
    const CardTable cards = cardsOf(game.setup);
    QCOMPARE(exactHash(initialState(turned, cards)), exactHash(initialState(game.setup, cards)));
}

void TestDeckParts::savedGamesKeepTheParts() {
    const BatteryGame game = withAStore();
    Match match{game.setup};
    const std::string text = toText(savedGameOf(match));
    QVERIFY2(text.find("\n  store:\n") != std::string::npos, text.c_str());
    const LoadedGame loaded = savedAndLoaded(match, game);
    QCOMPARE(exactHash(loaded.match->state()), exactHash(match.state()));
    QCOMPARE(toText(savedGameOf(*loaded.match)), text);
}

void TestDeckParts::whatIsWrongIsSaid_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("missing");
    QTest::newRow("en") << static_cast<int>(Language::en)
                        << "Ant can't be among the cards of the store (w-20)."
                        << "This deck has no cards for the deck (w-20).";
    QTest::newRow("ja") << static_cast<int>(Language::ja) << "「蟻」は倉庫のカードにはできません（w-20）。"
                        << "このデッキにはデッキのカードがありません（w-20）。";
}

void TestDeckParts::whatIsWrongIsSaid() {
    QFETCH(const int, language);
    QFETCH(const QString, wrong);
    QFETCH(const QString, missing);
    const BatteryGame game = batteryGame("workbench");
    Findings findings;
    const Words words = loadWords("workbench", findings);
    const CardDefinition* const ant = game.library.card("WB-01");
    const std::vector<DeckLine> lines{{ant, 1, storePart}};
    const auto problems = game.game->checkDeck("free", lines);
    QCOMPARE(problems.size(), 2U);
    const auto said = [&](const DeckProblem& problem) {
        return QString::fromStdString(sentenceOf(problem, words, static_cast<Language>(language)));
    };
    QCOMPARE(said(problems[0]), missing);
    QCOMPARE(said(problems[1]), wrong);
}

TAKUJO_TEST(TestDeckParts)

} // namespace test_deck_parts
#include "test_deck_parts.moc"
