// Processes of the rules that lie on a stack: what they know, and how long they know it.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/zones.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/stack_processes.h"

namespace test_stack_processes {

using namespace takujo;

namespace {

constexpr ZoneId table{0, Player::a};
constexpr ZoneId stack{1, Player::nobody};

/// A game with a table and a stack, and two cards.
struct Table {
    RuleTables tables;
    CardTable cards{CardDefinition{}};
    State state;
    Rulebook rules;
    ObjectId one;
    ObjectId other;

    Table() : tables{made()}, rules{tables} {
        setUpZones(state, tables.zones.size());
        one = {addCard(state, 0, Player::a, table).index, 0};
        other = {addCard(state, 0, Player::b, table).index, 0};
    }
    static RuleTables made() {
        RuleTables result;
        result.zones = {{.word = "table", .table = true}, {.word = "stack", .shared = true, .ordered = true}};
        result.stackProcesses = {"blow", "storm"};
        return result;
    }
    Run run() { return {state, rules, cards}; }
    ObjectId put(std::uint8_t kind, ObjectId source, std::int32_t rest) {
        Run now = run();
        stack_processes::Process process;
        process.kind = kind;
        process.flags = 3;
        process.controller = Player::b;
        process.source = source;
        process.rest = rest;
        return stack_processes::put(now, stack, process);
    }
};

} // namespace

class TestStackProcesses : public QObject {
    Q_OBJECT

private slots:
    static void itLiesOnTopAndKnowsWhatItIs();
    static void itHasReceiversInTheirOrder();
    static void ofEachKindTheTopmostIsFound();
    static void whatIsStillToBeDoneChanges();
    static void whenItEndsNothingOfItIsLeft();
    static void aCardIsNoProcess();
};

void TestStackProcesses::itLiesOnTopAndKnowsWhatItIs() {
    Table game;
    game.state.settled = true;
    const ObjectId first = game.put(0, game.one, 5);
    const ObjectId second = game.put(1, game.other, 0);
    QCOMPARE(topOf(game.state, stack), second);
    QCOMPARE(countIn(game.state, stack), std::uint16_t{2});
    QVERIFY(!game.state.settled); // rules may have something to do about it
    const auto process = stack_processes::at(game.state, first);
    QVERIFY(process.has_value());
    QCOMPARE(process->item, first);
    QCOMPARE(process->kind, std::uint8_t{0});
    QCOMPARE(process->flags, std::uint8_t{3});
    QCOMPARE(process->controller, Player::b);
    QCOMPARE(process->source, game.one);
    QCOMPARE(process->rest, 5);
    QCOMPARE(record(game.state, first).controller, Player::b);
}

void TestStackProcesses::itHasReceiversInTheirOrder() {
    Table game;
    const ObjectId first = game.put(0, game.one, 0);
    const ObjectId second = game.put(0, game.one, 0);
    stack_processes::addReceiver(game.state, first, {game.other, 2});
    stack_processes::addReceiver(game.state, second, {game.one, 7});
    stack_processes::addReceiver(game.state, first, {game.one, 3});
    const auto its = stack_processes::receiversOf(game.state, first);
    QCOMPARE(its.size(), std::size_t{2});
    QCOMPARE(its[0].object, game.other);
    QCOMPARE(its[0].amount, 2);
    QCOMPARE(its[1].object, game.one);
    QCOMPARE(its[1].amount, 3);
}

void TestStackProcesses::ofEachKindTheTopmostIsFound() {
    Table game;
    game.put(0, game.one, 0);
    const ObjectId blow = game.put(0, game.other, 0);
    game.put(1, game.one, 0);
    const auto found = stack_processes::topmost(game.state, stack, 0);
    QVERIFY(found.has_value());
    QCOMPARE(found->item, blow);
    stack_processes::end(game.state, blow);
    QVERIFY(stack_processes::topmost(game.state, stack, 0)->item != blow);
}

void TestStackProcesses::whatIsStillToBeDoneChanges() {
    Table game;
    const ObjectId item = game.put(1, game.one, 4);
    stack_processes::setRest(game.state, item, 3);
    QCOMPARE(stack_processes::at(game.state, item)->rest, 3);
}

void TestStackProcesses::whenItEndsNothingOfItIsLeft() {
    Table game;
    const ObjectId item = game.put(0, game.one, 0);
    stack_processes::addReceiver(game.state, item, {game.other, 2});
    stack_processes::end(game.state, item);
    QVERIFY(!stack_processes::at(game.state, item).has_value());
    QVERIFY(!lives(game.state, item));
    QVERIFY(game.state.notes.empty());
    QCOMPARE(countIn(game.state, stack), std::uint16_t{0});
}

void TestStackProcesses::aCardIsNoProcess() {
    Table game;
    QVERIFY(!stack_processes::at(game.state, game.one).has_value());
    QVERIFY(stack_processes::receiversOf(game.state, game.one).empty());
}

TAKUJO_TEST(TestStackProcesses)

} // namespace test_stack_processes
#include "test_stack_processes.moc"
