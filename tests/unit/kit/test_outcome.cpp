// How a game ends when players win and lose, also at the same moment (FFTCG 3.2 and 3.3).

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/registry.h"
#include "engine/kit/perform.h"
#include "engine/kit/rules/rulebook.h"

#include <vector>

namespace test_outcome {

using namespace takujo;

namespace {

Event eventOf(EventKind kind, Player player, bool performed = true) {
    Event result;
    result.kind = kind;
    result.player = player;
    result.flags = performed ? Event::performed : Event::forbidden;
    return result;
}

std::vector<Event> batch(const QString& words) {
    std::vector<Event> events;
    for (const QString& word : words.split(QStringLiteral(", "), Qt::SkipEmptyParts))
        events.push_back(eventOf(word.endsWith("wins") ? EventKind::win : EventKind::lose,
                                 word.startsWith('A') ? Player::a : Player::b));
    return events;
}

Outcome outcomeOf(const std::vector<Event>& events, std::string_view leftOut = {}) {
    State state;
    const Rulebook rules{findGame("fftcg")->tables, leftOut};
    decideOutcome(state, rules.tables(), events);
    return state.outcome;
}

void rows() {
    QTest::addColumn<QString>("events");
    QTest::addColumn<Outcome>("outcome");
}

} // namespace

class TestOutcome : public QObject {
    Q_OBJECT

private slots:
    static void winningAndLosing_data();
    static void winningAndLosing();
    static void without32WhoWinsAndLosesDoesNotJustLose();
    static void without33BothLosingIsNoDraw();
    static void whatDidNotHappenDecidesNothing();
    static void otherEventsDecideNothing();
};

void TestOutcome::winningAndLosing_data() {
    rows();
    QTest::newRow("nothing happens") << "" << Outcome::running;
    QTest::newRow("A loses") << "A loses" << Outcome::winB;
    QTest::newRow("B loses") << "B loses" << Outcome::winA;
    QTest::newRow("A wins") << "A wins" << Outcome::winA;
    QTest::newRow("B wins") << "B wins" << Outcome::winB;
    QTest::newRow("A wins and B loses") << "A wins, B loses" << Outcome::winA;
    QTest::newRow("B wins and A loses") << "A loses, B wins" << Outcome::winB;
    // 3.2: a player who meets both conditions at once loses.
    QTest::newRow("A wins and loses") << "A wins, A loses" << Outcome::winB;
    QTest::newRow("B wins and loses") << "B wins, B loses" << Outcome::winA;
    QTest::newRow("B loses and wins, told the other way round") << "B loses, B wins" << Outcome::winA;
    // 3.3: when all remaining players lose at once, it is a draw.
    QTest::newRow("both lose") << "A loses, B loses" << Outcome::draw;
    QTest::newRow("both lose, B first") << "B loses, A loses" << Outcome::draw;
    QTest::newRow("A loses for two reasons") << "A loses, A loses" << Outcome::winB;
    // 3.2 before 3.3: winning as well does not save A.
    QTest::newRow("both lose and A wins") << "A loses, B loses, A wins" << Outcome::draw;
    QTest::newRow("both lose and both win") << "A loses, A wins, B loses, B wins" << Outcome::draw;
}

void TestOutcome::winningAndLosing() {
    QFETCH(const QString, events);
    QFETCH(const Outcome, outcome);
    QCOMPARE(outcomeOf(batch(events)), outcome);
}

void TestOutcome::without32WhoWinsAndLosesDoesNotJustLose() {
    QCOMPARE(outcomeOf(batch("A wins, A loses"), "3.2"), Outcome::winA);
    QCOMPARE(outcomeOf(batch("A loses"), "3.2"), Outcome::winB);
    QCOMPARE(outcomeOf(batch("A loses, B loses"), "3.2"), Outcome::draw);
}

void TestOutcome::without33BothLosingIsNoDraw() {
    const Outcome outcome = outcomeOf(batch("A loses, B loses"), "3.3");
    QVERIFY(outcome != Outcome::draw);
    QVERIFY(outcome != Outcome::running);
    QCOMPARE(outcomeOf(batch("A loses"), "3.3"), Outcome::winB);
}

void TestOutcome::whatDidNotHappenDecidesNothing() {
    const std::vector<Event> forbidden{eventOf(EventKind::lose, Player::a, false),
                                       eventOf(EventKind::win, Player::b, false)};
    QCOMPARE(outcomeOf(forbidden), Outcome::running);
    const std::vector<Event> half{eventOf(EventKind::lose, Player::a, false),
                                  eventOf(EventKind::lose, Player::b)};
    QCOMPARE(outcomeOf(half), Outcome::winA);
}

void TestOutcome::otherEventsDecideNothing() {
    std::vector<Event> events;
    for (auto kind = static_cast<int>(EventKind::move); kind < static_cast<int>(EventKind::firstOfGame);
         ++kind)
        if (kind != static_cast<int>(EventKind::win) && kind != static_cast<int>(EventKind::lose))
            events.push_back(eventOf(static_cast<EventKind>(kind), Player::a));
    QVERIFY(events.size() > 5);
    QCOMPARE(outcomeOf(events), Outcome::running);
}

TAKUJO_TEST(TestOutcome)

} // namespace test_outcome
#include "test_outcome.moc"
