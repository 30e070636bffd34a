// Stops that are set while a game is played.

#include <QTest>

#include "tests/unit/match/played_game.h"

#include "engine/kit/stops.h"

using namespace takujo;

class TestStopsOfAMatch : public QObject {
    Q_OBJECT

private slots:
    static void stopsAreNoAnswers();
    static void stopsGoAndComeBackWithTheAnswersAroundThem();
};

void TestStopsOfAMatch::stopsAreNoAnswers() {
    PlayedGame played{QStringLiteral("fftcg"), 1, 12};
    Match& match = *played.match;
    const std::size_t depth = match.depth();
    match.setStops(Player::a, everyStop | stopAt(3));
    QCOMPARE(match.depth(), depth);
    QCOMPARE(match.answers().size(), depth);
    match.undo();
    QCOMPARE(match.depth(), depth - 1);
    QCOMPARE(match.state().players[0].stops, everyStop);
}

void TestStopsOfAMatch::stopsGoAndComeBackWithTheAnswersAroundThem() {
    PlayedGame played{QStringLiteral("fftcg"), 1, 12};
    Match& match = *played.match;
    match.setStops(Player::a, everyStop | stopAt(3));
    match.setStops(Player::b, everyStop);
    const Moment stopped{match};
    match.answer(Option{match.decision().options.front()});
    const Moment after{match};
    match.undo();
    QVERIFY(Moment{match} == stopped);
    match.undo();
    QCOMPARE(match.state().players[1].stops, 0U);
    match.redo();
    QVERIFY(Moment{match} == stopped);
    match.redo();
    QVERIFY(Moment{match} == after);
    QVERIFY(!match.canRedo());
}

QTEST_APPLESS_MAIN(TestStopsOfAMatch)
#include "test_stops_of_a_match.moc"
