// Stops that are set while a game is played.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"
#include "tests/unit/match/played_game.h"

#include "engine/kit/stops.h"

namespace test_stops_of_a_match {

using namespace takujo;

class TestStopsOfAMatch : public QObject {
    Q_OBJECT

private slots:
    static void stopsAreNoAnswers();
    static void stopsGoAndComeBackWithTheAnswersAroundThem();
    static void theLastCardOfAPaymentIsAskedFor();
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

void TestStopsOfAMatch::theLastCardOfAPaymentIsAskedFor() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", Player::a); // three CP, one of them fire
    const ObjectId dust = table.put("Dust", "hand", Player::a);
    const ObjectId ember = table.put("Ember", "hand", Player::a); // the only fire
    const auto paid = [&](std::uint32_t stops) {
        Match match = table.begin("main phase 1");
        match.setStops(Player::a, stops);
        match.answer(optionOf(match, "cast", warden));
        match.answer(optionOf(match, "pay", dust));
        return match;
    };
    const Match unasked = paid(0);
    QVERIFY(!unasked.decision().within);
    QVERIFY(!lives(unasked.state(), ember));
    Match asked = paid(stopBeforeGivingUp);
    QVERIFY(asked.decision().kind == DecisionKind::pay);
    QCOMPARE(asked.decision().options.size(), std::size_t{1});
    QVERIFY(asked.canTakeBack());
    asked.answer(optionOf(asked, "pay", ember));
    QVERIFY(!asked.decision().within); // paying, when all is chosen, still goes by itself
}

TAKUJO_TEST(TestStopsOfAMatch)

} // namespace test_stops_of_a_match
#include "test_stops_of_a_match.moc"
