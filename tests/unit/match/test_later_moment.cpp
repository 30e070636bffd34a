// Where passing leads to a moment for what the moment forbids now.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/match/barred_actions.h"
#include "engine/match/later_moment.h"

namespace test_later_moment {

using namespace takujo;

namespace {

constexpr Player a = Player::a;

/// What the player cannot do with the card now, by the verb's word.
Attempt barred(const Match& match, ObjectId object, std::string_view verb) {
    for (const BarredAction& way : barredActions(match, a, object))
        if (match.game().tables.verbs[way.attempt.option.verb].word == verb)
            return way.attempt;
    qFatal("'%s' is not barred", verb.data());
}

} // namespace

class TestLaterMoment : public QObject {
    Q_OBJECT

private slots:
    void whoWantsToAttackIsLedToTheAttackPhase();
    void passingStopsWhereItCanBeDone();
    void whatOnlyTheCostForbidsHasNoLaterMoment();
    void noWayLeadsIntoTheNextTurn();
    void whoIsNotAskedIsLedNowhere();
};

/// 10.1.2.1: attacks are declared in the attack phase; 9.3.1.2: main phase 1 ends when both players pass.
void TestLaterMoment::whoWantsToAttackIsLedToTheAttackPhase() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    table.put("Well", "hand", a); // something else could be done meanwhile
    table.put("Ash Warden", "hand", a);
    const Match match = table.begin("main phase 1");
    QVERIFY(match.decision().options.size() > 1);
    const std::optional<LaterMoment> later = laterMomentFor(match, barred(match, dust, "attack"));
    QVERIFY(later.has_value());
    QCOMPARE(later->phase, std::string_view{"attack phase"});
    QVERIFY(later->passes > 0);
    QCOMPARE(match.depth(), std::size_t{0}); // only looked at
}

void TestLaterMoment::passingStopsWhereItCanBeDone() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    Match match = table.begin("main phase 1");
    const Attempt attack = barred(match, dust, "attack");
    for (int left = laterMomentFor(match, attack)->passes; left > 0; --left) {
        QVERIFY(!mayDoNow(match, attack));
        while (!match.over() && match.decision().decider != a)
            QVERIFY(!match.answer(Option{*passOf(match)}));
        QVERIFY(!match.answer(Option{*passOf(match)}));
    }
    while (match.decision().decider != a)
        QVERIFY(!match.answer(Option{*passOf(match)}));
    QVERIFY(mayDoNow(match, attack));
}

/// 11.4.6.1.1: CP of its element is needed, at any time.
void TestLaterMoment::whatOnlyTheCostForbidsHasNoLaterMoment() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    const Match match = table.begin("main phase 1");
    QVERIFY(!laterMomentFor(match, barred(match, warden, "cast")));
}

/// Who did not attack this turn can do so in the next one only.
void TestLaterMoment::noWayLeadsIntoTheNextTurn() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 2");
    QVERIFY(!laterMomentFor(match, barred(match, dust, "attack")));
}

void TestLaterMoment::whoIsNotAskedIsLedNowhere() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 1");
    Attempt attack = barred(match, dust, "attack");
    attack.player = Player::b;
    QVERIFY(!laterMomentFor(match, attack));
}

TAKUJO_TEST(TestLaterMoment)

} // namespace test_later_moment
#include "test_later_moment.moc"
