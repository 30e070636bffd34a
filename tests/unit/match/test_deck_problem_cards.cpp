// Which cards a problem of a deck is about: all of them, each once, and no other.

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/terms.h"
#include "engine/games/granblue/terms.h"
#include "engine/games/registry.h"
#include "tests/unit/match/battery_games.h"

#include <algorithm>
#include <set>

namespace test_deck_problem_cards {

using namespace takujo;

namespace {

using Cards = std::vector<const CardDefinition*>;

/// All that are told by that code.
std::vector<DeckProblem> told(const Game& game, const std::vector<DeckLine>& lines, std::string_view code) {
    std::vector<DeckProblem> problems = game.checkDeck(game.formats.front(), lines);
    std::erase_if(problems, [&](const DeckProblem& problem) { return problem.code != code; });
    return problems;
}

CardDefinition cardOf(const Game& game, const std::string& id, const std::string& name) {
    CardDefinition card = game.filler();
    card.id = id;
    card.name = {name, name};
    return card;
}

Cards thoseThat(const std::vector<DeckLine>& lines, bool (*holds)(const CardDefinition&)) {
    return cardsOfLines(lines, [&](const DeckLine& line) { return line.part == 0 && holds(*line.card); });
}

/// The first deck of the game, and of every other card of its library ten copies more.
std::vector<DeckLine> overfull(const BatteryGame& of) {
    std::vector<DeckLine> lines = of.setup.decks[0];
    for (const CardSet& set : of.library.sets())
        for (const CardDefinition& card : set.cards)
            if (!card.isToken && of.game->tables.deckParts.front().holds(card))
                lines.push_back({&card, 10, 0});
    return lines;
}

} // namespace

class TestDeckProblemCards : public QObject {
    Q_OBJECT

private slots:
    static void eachOnceAndOnlyOfTheDeck_data();
    static void eachOnceAndOnlyOfTheDeck();
    static void copiesOfOneNameUnderSeveralIds_data();
    static void copiesOfOneNameUnderSeveralIds();
    static void aSizeIsAboutTheWholePart();
    static void aMissingPartIsAboutNoCard();
    static void summonsAreTheCards();
    static void leadersAreTheCards();
    static void whatARulerLimitsAreTheCards();
};

void TestDeckProblemCards::eachOnceAndOnlyOfTheDeck_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << game;
}

void TestDeckProblemCards::eachOnceAndOnlyOfTheDeck() {
    QFETCH(const Game*, game);
    const BatteryGame given = batteryGame(game->id);
    const std::vector<DeckLine> lines = overfull(given);
    const std::vector<DeckProblem> problems = game->checkDeck(game->formats.front(), lines);
    QCOMPARE(problems.empty(), game->id == "workbench"); // whose decks are free
    for (const DeckProblem& problem : problems) {
        QVERIFY2(!problem.cards.empty(), problem.code.data());
        QCOMPARE(std::set(problem.cards.begin(), problem.cards.end()).size(), problem.cards.size());
        for (const CardDefinition* card : problem.cards)
            QVERIFY(std::ranges::find(lines, card, &DeckLine::card) != lines.end());
        if (problem.card != nullptr)
            QVERIFY2(std::ranges::find(problem.cards, problem.card) != problem.cards.end(),
                     problem.code.data());
    }
}

void TestDeckProblemCards::copiesOfOneNameUnderSeveralIds_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("byName");
    QTest::newRow("duel_masters") << "duel_masters" << true;             // 100.2a
    QTest::newRow("shadowverse_evolve") << "shadowverse_evolve" << true; // 6.1.1.4
    QTest::newRow("fftcg") << "fftcg" << false;                          // 8.1.1.2 counts card numbers
    QTest::newRow("granblue") << "granblue" << false;                    // 5-1-3-1, too
}

void TestDeckProblemCards::copiesOfOneNameUnderSeveralIds() {
    QFETCH(const QString, id);
    QFETCH(const bool, byName);
    const Game& game = *findGame(id.toStdString());
    const CardDefinition one = cardOf(game, "one", "Twin");
    const CardDefinition other = cardOf(game, "other", "Twin");
    const CardDefinition stranger = cardOf(game, "stranger", "Stranger");
    const auto together =
        told(game, {{&one, 3, 0}, {&stranger, 3, 0}, {&other, 3, 0}, {&one, 0, 0}}, "too-many-copies");
    QCOMPARE(together.size(), byName ? 1U : 0U);
    if (byName)
        QCOMPARE(together.front().cards, (Cards{&one, &other}));
    const auto alone = told(game, {{&one, 9, 0}, {&stranger, 3, 0}}, "too-many-copies");
    QCOMPARE(alone.size(), 1U);
    QCOMPARE(alone.front().cards, Cards{&one});
}

void TestDeckProblemCards::aSizeIsAboutTheWholePart() {
    const Game& game = *findGame("fftcg");
    const CardDefinition one = cardOf(game, "one", "One");
    const CardDefinition other = cardOf(game, "other", "Other");
    const auto problems = told(game, {{&one, 3, 0}, {&other, 3, 0}, {&one, 1, 0}}, "deck-not-of-size");
    QCOMPARE(problems.size(), 1U);
    QCOMPARE(problems.front().cards, (Cards{&one, &other}));
}

void TestDeckProblemCards::aMissingPartIsAboutNoCard() {
    const Game& game = *findGame("granblue");
    const CardDefinition one = cardOf(game, "one", "One");
    const auto problems = told(game, {{&one, 3, 0}}, "part-missing");
    QCOMPARE(problems.size(), 1U);
    QVERIFY(problems.front().cards.empty());
}

/// 5-1-3-2.
void TestDeckProblemCards::summonsAreTheCards() {
    const BatteryGame given = batteryGame("granblue");
    const std::vector<DeckLine> lines = overfull(given);
    const auto problems = told(*given.game, lines, "too-many-summons");
    QCOMPARE(problems.size(), 1U);
    const Cards summons =
        thoseThat(lines, [](const CardDefinition& card) { return card.type == granblue::summon; });
    QVERIFY(summons.size() > 1);
    QCOMPARE(problems.front().cards, summons);
}

/// 5-1-2-2: whatever else is in the deck.
void TestDeckProblemCards::leadersAreTheCards() {
    const Game& game = *findGame("granblue");
    CardDefinition one = cardOf(game, "one", "One");
    CardDefinition other = cardOf(game, "other", "Other");
    const CardDefinition member = cardOf(game, "member", "Member");
    one.type = other.type = granblue::leader;
    one.sets[granblue::genders] = 1;
    other.sets[granblue::genders] = 2;
    const auto problems =
        told(game, {{&one, 1, 1}, {&member, 3, 0}, {&other, 1, 1}}, "leaders-of-two-genders");
    QCOMPARE(problems.size(), 1U);
    QCOMPARE(problems.front().cards, (Cards{&one, &other}));
}

/// p-8 and its neighbours: what is limited is the cards of that sort in the main deck.
void TestDeckProblemCards::whatARulerLimitsAreTheCards() {
    namespace gr = takujo::gate_ruler;
    const BatteryGame given = batteryGame("gate_ruler");
    std::vector<DeckLine> lines = overfull(given);
    const auto place =
        std::ranges::find_if(lines, [](const DeckLine& line) { return line.card->type == gr::rulerCard; });
    QVERIFY(place != lines.end());
    CardDefinition strict = *place->card;
    for (const gr::Number most : {gr::mostArmies, gr::kindsOfLegendary, gr::mostCounters})
        strict.numbers[most] = 1;
    place->card = &strict;
    const auto is = [&](std::string_view code, bool (*holds)(const CardDefinition&)) {
        const auto problems = told(*given.game, lines, code);
        const Cards wanted = thoseThat(lines, holds);
        QVERIFY2(problems.size() == 1 && wanted.size() > 1, code.data());
        QVERIFY2(wanted.size() < thoseThat(lines, [](const CardDefinition&) { return true; }).size(),
                 code.data());
        QVERIFY2(problems.front().cards == wanted, code.data());
    };
    is("too-many-armies", [](const CardDefinition& card) { return !card.texts[gr::armies].empty(); });
    is("too-many-legends", [](const CardDefinition& card) { return (card.flags & gr::isLegendary) != 0; });
    is("too-many-counters", [](const CardDefinition& card) { return hasForm(card, gr::counterForm); });
}

TAKUJO_TEST(TestDeckProblemCards)

} // namespace test_deck_problem_cards
#include "test_deck_problem_cards.moc"
