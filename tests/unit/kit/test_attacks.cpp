// What games share of attacks, with a table of attacks that exists only here.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/kit/attacks.h"

namespace test_attacks {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

enum Mark : std::uint32_t { attacking = 1, hasAttacked = 2, blocking = 4, inBattle = 8, other = 16 };
enum Deed : std::uint32_t { toAttack = 1, toJoin = 2, toBlock = 4, toBeBlocked = 8 };
enum Verbs : std::uint8_t { attack, noAttack, join, attackNow, block, noBlock };

/// In these tests damage says what a card is like.
bool isFighter(const Position& position, ObjectId id) {
    return record(position.state, id).damage != 1;
}
bool isQuick(const Position& position, ObjectId id) {
    return record(position.state, id).damage == 2;
}
bool costs(const Position& position, ObjectId id) {
    return record(position.state, id).damage == 3;
}

/// It is player A's fifth turn.
class Field {
public:
    Field() : cards{MadeUpCard{gameCalled("workbench"), "Plain"}}, rules{tables()} {
        setUpZones(state, 1);
        state.turn = 5;
    }

    ObjectId put(Player player, std::uint32_t marks = 0, std::int32_t like = 0) {
        const CardId card = addCard(state, 0, player, {0, player});
        ObjectRecord& object = state.objects[card.index];
        object.marks = marks;
        object.damage = like;
        object.since = 1;
        return {card.index, 0};
    }
    ObjectRecord& operator[](ObjectId id) { return state.objects[id.index]; }
    /// An effect says what it cannot do, and what it must.
    void alter(ObjectId id, std::uint32_t cannot, std::uint32_t must = 0) {
        Characteristics what;
        what.object = id.index;
        what.types = 1;
        what.cannot = cannot;
        what.must = must;
        state.altered.push_back(what);
        state.objects[id.index].altered = static_cast<std::uint16_t>(state.altered.size());
    }

    Position position() const { return {state, rules, cards}; }
    bool holds(bool (*condition)(const Position&, const Attempt&), Player player, ObjectId id = {}) const {
        return condition(position(), {player, {attack, {}, id, {}, 0}});
    }

    State state;
    CardTable cards;
    Rulebook rules;

private:
    static RuleTables tables() {
        RuleTables result;
        result.zones = {{.word = "field", .table = true}};
        result.attacks = {.zone = 0,
                          .attacking = attacking,
                          .hasAttacked = hasAttacked,
                          .blocking = blocking,
                          .inBattle = inBattle,
                          .toAttack = toAttack,
                          .toJoin = toJoin,
                          .toBlock = toBlock,
                          .toBeBlocked = toBeBlocked,
                          .attack = attack,
                          .noAttack = noAttack,
                          .join = join,
                          .attackNow = attackNow,
                          .block = block,
                          .noBlock = noBlock,
                          .isFighter = isFighter,
                          .isQuick = isQuick,
                          .staysUpright = isQuick,
                          .costsToAttack = costs,
                          .costsToBlock = costs};
        return result;
    }
};

} // namespace

class TestAttacks : public QObject {
    Q_OBJECT

private slots:
    static void whoFightsWhom();
    static void whoAttacks();
    static void whoMustAttack();
    static void whoJoins();
    static void whoMustBlock();
    static void whatIsDeclaredHappens();
    static void theBattleEndsBeforeTheAttacks();
};

void TestAttacks::whoFightsWhom() {
    Field field;
    field.put(a);
    const ObjectId first = field.put(a, attacking);
    const ObjectId second = field.put(a, attacking | other);
    field.put(b, attacking); // it is not that player's turn
    const ObjectId blocks = field.put(b, blocking);
    QVERIFY(attacks::attackers(field.position()) == (std::vector<ObjectId>{first, second}));
    QVERIFY(attacks::blocker(field.position()) == blocks);
    QVERIFY(attacks::defender(field.state) == b);
    field[blocks].marks = 0;
    QVERIFY(!attacks::blocker(field.position()).exists());
}

void TestAttacks::whoAttacks() {
    Field field;
    const ObjectId one = field.put(a);
    QVERIFY(field.holds(attacks::isOwnTurn, a));
    QVERIFY(!field.holds(attacks::isOwnTurn, b));
    QVERIFY(field.holds(attacks::isOnOwnSide, a, one));
    QVERIFY(!field.holds(attacks::isOnOwnSide, b, one));
    QVERIFY(field.holds(attacks::isUpright, a, one));
    field[one].turn(ObjectRecord::sideways, true);
    QVERIFY(!field.holds(attacks::isUpright, a, one));
    QVERIFY(field.holds(attacks::hasNotAttacked, a, one));
    field[one].marks = hasAttacked;
    QVERIFY(!field.holds(attacks::hasNotAttacked, a, one));
    QVERIFY(!field.holds(attacks::isFighter, a, field.put(a, 0, 1)));
    const ObjectId fresh = field.put(a);
    field[fresh].since = 6;
    QVERIFY(!field.holds(attacks::isReady, a, fresh));
    field[fresh].damage = 2;
    QVERIFY(field.holds(attacks::isReady, a, fresh));
    QVERIFY(field.holds(attacks::mayAttack, a, fresh));
    field.alter(fresh, toAttack);
    QVERIFY(!field.holds(attacks::mayAttack, a, fresh));
}

void TestAttacks::whoMustAttack() {
    Field field;
    const ObjectId one = field.put(a);
    field.put(a);
    QVERIFY(field.holds(attacks::nobodyMustAttack, a));
    field.alter(one, 0, toAttack);
    QVERIFY(!field.holds(attacks::nobodyMustAttack, a));
    // It cannot, has done so already, or would have to pay for it.
    field[one].turn(ObjectRecord::sideways, true);
    QVERIFY(field.holds(attacks::nobodyMustAttack, a));
    field[one].turn(ObjectRecord::sideways, false);
    field[one].marks = hasAttacked;
    QVERIFY(field.holds(attacks::nobodyMustAttack, a));
    field[one].marks = 0;
    field[one].damage = 3;
    QVERIFY(field.holds(attacks::nobodyMustAttack, a));
}

void TestAttacks::whoJoins() {
    Field field;
    const ObjectId one = field.put(a);
    const ObjectId two = field.put(a);
    const ObjectId alone = field.put(a);
    field.alter(alone, toJoin);
    field.state.picks.push_back({one, 0, attack, {}});
    QVERIFY(field.holds(attacks::mayJoin, a, two));
    QVERIFY(!field.holds(attacks::mayJoin, a, alone));
    field.state.picks.front().object = alone;
    QVERIFY(!field.holds(attacks::mayJoin, a, two));
    QVERIFY(attacks::declared(field.state) == std::vector<ObjectId>{alone});
}

void TestAttacks::whoMustBlock() {
    Field field;
    const ObjectId attacker = field.put(a);
    const ObjectId eager = field.put(b);
    const ObjectId able = field.put(b);
    QVERIFY(!field.holds(attacks::somethingAttacks, b));
    field[attacker].marks = attacking;
    QVERIFY(field.holds(attacks::somethingAttacks, b));
    QVERIFY(field.holds(attacks::isDefender, b));
    QVERIFY(!field.holds(attacks::isDefender, a));
    QVERIFY(field.holds(attacks::nobodyMustBlock, b));
    QVERIFY(field.holds(attacks::meetsDemands, b, able));
    field.alter(eager, 0, toBlock);
    QVERIFY(!field.holds(attacks::nobodyMustBlock, b));
    QVERIFY(!field.holds(attacks::meetsDemands, b, able));
    QVERIFY(field.holds(attacks::meetsDemands, b, eager));
    // Who would have to pay need not; nor who is turned aside.
    field[eager].damage = 3;
    QVERIFY(field.holds(attacks::nobodyMustBlock, b));
    field[eager].damage = 0;
    field[eager].turn(ObjectRecord::sideways, true);
    QVERIFY(field.holds(attacks::nobodyMustBlock, b));
    // The attacker may demand it as well.
    field.alter(attacker, 0, toBeBlocked);
    QVERIFY(!field.holds(attacks::nobodyMustBlock, b));
    field.state.altered[field[attacker].altered - 1U].cannot = toBeBlocked;
    QVERIFY(!field.holds(attacks::mayBeBlocked, b, able));
    QVERIFY(field.holds(attacks::nobodyMustBlock, b));
    field.alter(able, toBlock);
    QVERIFY(!field.holds(attacks::mayBlock, b, able));
}

void TestAttacks::whatIsDeclaredHappens() {
    Field field;
    const ObjectId one = field.put(a);
    const ObjectId two = field.put(a, 0, 2); // it stays upright
    Run run{field.state, field.rules, field.cards};
    attacks::declare(run, {attack, {}, one, {}, 0});
    QVERIFY(attacks::takePartner(run, {join, {}, two, {}, 0}).kind == Next::Kind::again);
    QVERIFY(attacks::takePartner(run, {attackNow, {}, {}, {}, 0}).kind == Next::Kind::on);
    QVERIFY(attacks::declared(field.state) == (std::vector<ObjectId>{one, two}));
    attacks::turnAside(run);
    QCOMPARE(field.state.events.size(), std::size_t{1});
    QVERIFY(field.state.events.front().kind == EventKind::turnAside);
    QVERIFY(field.state.events.front().object == one);
    field.state.events.clear();
    attacks::markAttackers(run);
    QCOMPARE(field.state.events.size(), std::size_t{2});
    QCOMPARE(field.state.events.back().amount, std::int32_t{attacking | hasAttacked});
}

void TestAttacks::theBattleEndsBeforeTheAttacks() {
    Field field;
    const ObjectId attacker = field.put(a, attacking | hasAttacked | inBattle | other);
    const ObjectId blocks = field.put(b, blocking);
    field.put(b, other);
    Run run{field.state, field.rules, field.cards};
    attacks::endBattle(run);
    QCOMPARE(field.state.events.size(), std::size_t{2});
    QVERIFY(field.state.events[0].object == attacker && field.state.events[1].object == blocks);
    QCOMPARE(field.state.events[0].amount, std::int32_t{attacking | inBattle});
    QCOMPARE(field.state.events[1].amount, std::int32_t{blocking | inBattle});
    field.state.events.clear();
    attacks::endAttacks(run);
    QCOMPARE(field.state.events.size(), std::size_t{2});
    QCOMPARE(field.state.events[0].amount, std::int32_t{attacking | hasAttacked | blocking | inBattle});
}

TAKUJO_TEST(TestAttacks)

} // namespace test_attacks
#include "test_attacks.moc"
