// An action that turns out to have no legal answer is taken back whole: the player stands where it began, and
// the log says so.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/core/hash.h"
#include "engine/kit/rules/kit_procedures.h"

#include <stdexcept>

namespace test_dead_ends {

using namespace takujo;

namespace {

enum Verbs : std::uint8_t { wait, begin };
constexpr std::size_t paid = 0;

void offerBoth(const Position&, Decision& decision) {
    decision.decider = Player::a;
    for (const Verb verb : {wait, begin}) {
        Option option;
        option.verb = verb;
        decision.options.push_back(option);
    }
}
void offerOne(const Position&, Decision& decision) {
    decision.decider = Player::a;
    Option option;
    option.verb = begin;
    decision.options.push_back(option);
}
Next goOn(Run&, const Option& answer) {
    return answer.verb == wait ? Next::again() : Next::on();
}
Next payAhead(Run& run) {
    ++run.state.values[paid];
    return Next::on();
}
void offerNothing(const Position&, Decision& decision) {
    decision.decider = Player::a;
}

/// Something is begun, paid for, and then there is no answer.
RuleTables gameWith(void (*offer)(const Position&, Decision&), std::uint8_t trait) {
    RuleTables tables;
    tables.zones = {{.word = "table"}};
    tables.phases = {"only"};
    tables.verbs = {{.word = "wait"}, {.word = "begin"}};
    tables.procedures = withKitProcedures(
        {{"work",
          "1",
          {{"what is done", "1.1", Question{DecisionKind::act, offer, goOn, Question::begins}},
           {"it is paid for", "1.2", payAhead},
           {"how", "1.3", Question{DecisionKind::mode, offerNothing, goOn, trait}}}}});
    tables.takenBack = "14.1";
    return tables;
}

State beginning() {
    State state;
    setUpZones(state, 1);
    state.frames.push_back({procedures::firstOfGame, 0, {}});
    return state;
}

} // namespace

class TestDeadEnds : public QObject {
    Q_OBJECT

private slots:
    static void theActionIsTakenBack();
    static void outsideOfAnActionItIsAFault();
    static void whatNobodyHasBegunIsAFault();
};

void TestDeadEnds::theActionIsTakenBack() {
    const Rulebook rules{gameWith(offerBoth, Question::within)};
    const CardTable cards;
    Journal journal;
    Engine engine{rules, cards, &journal};
    engine.start(beginning());
    engine.answer(std::size_t{begin});
    QCOMPARE(engine.state().values[paid], 0);
    QCOMPARE(engine.state().frames.size(), std::size_t{1});
    QCOMPARE(engine.decision().options.size(), std::size_t{2});
    QVERIFY(!engine.canTakeBack());
    QCOMPARE(journal.entries().size(), std::size_t{1});
    QCOMPARE(journal.entries().front().key, std::string_view{"taken back"});
    QCOMPARE(journal.entries().front().rule, std::string_view{"14.1"});
    QCOMPARE(journal.entries().front().who, Player::a);
    engine.answer(std::size_t{wait}); // and the game goes on
    QCOMPARE(engine.decision().options.size(), std::size_t{2});
}

void TestDeadEnds::outsideOfAnActionItIsAFault() {
    const Rulebook rules{gameWith(offerBoth, Question::plain)};
    const CardTable cards;
    Engine engine{rules, cards};
    engine.start(beginning());
    QVERIFY_EXCEPTION_THROWN(engine.answer(std::size_t{begin}), std::logic_error);
}

void TestDeadEnds::whatNobodyHasBegunIsAFault() {
    const Rulebook rules{gameWith(offerOne, Question::within)};
    const CardTable cards;
    Engine engine{rules, cards};
    QVERIFY_EXCEPTION_THROWN(engine.start(beginning()), std::logic_error);
}

TAKUJO_TEST(TestDeadEnds)

} // namespace test_dead_ends
#include "test_dead_ends.moc"
