// How a game begins: what a scenario cannot see of it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/kit/journal.h"

#include <array>

namespace test_opening {

using namespace takujo;

namespace {

/// Player A takes a new hand on the workbench, with that policy. For each of the cards that go under the
/// deck, who saw it go, as bits.
std::vector<int> seenGoing(std::int32_t isShown) {
    const Game& game = gameCalled("workbench");
    MadeUpTable table{game, workbenchCards()};
    table.putSeveral(3, "Plain", "deck", Player::a);
    table.putSeveral(3, "Plain", "deck", Player::b);
    table.put("Scout", "hand", Player::a);
    table.put("Spark", "hand", Player::a);
    const std::array<PolicyOverride, 4> policies{
        {{"starting hand", 0}, {"new hand", 1}, {"new hand is shown", isShown}, {"starting life", 5}}};
    const Rulebook rules{game.tables, {}, policies};
    Journal journal;
    Engine engine{rules, table.cards, &journal};
    engine.start(table.at("beginning"));
    Option takes;
    takes.verb = static_cast<Verb>(verbOfWord(game.tables, "new hand"));
    if (engine.answer(takes))
        return {};
    std::vector<int> seen;
    for (const LogEntry& entry : journal.entries())
        if (entry.isEvent && entry.event.kind == EventKind::move &&
            entry.event.from == table.zone("hand", Player::a))
            seen.push_back(entry.seenBy);
    return seen;
}

} // namespace

class TestOpening : public QObject {
    Q_OBJECT

private slots:
    static void whatGoesUnderTheDeckIsItsPlayersSecret();
    static void whatIsShownBothSee();
};

void TestOpening::whatGoesUnderTheDeckIsItsPlayersSecret() {
    QCOMPARE(seenGoing(0), (std::vector<int>{1, 1}));
}

void TestOpening::whatIsShownBothSee() {
    QCOMPARE(seenGoing(1), (std::vector<int>{3, 3}));
}

TAKUJO_TEST(TestOpening)

} // namespace test_opening
#include "test_opening.moc"
