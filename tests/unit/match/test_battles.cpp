// What an attack will come to as things stand, under way and before anybody has answered.

#include "engine/match/sentences/battle_sentences.h"
#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/match/option_forecast.h"
#include "engine/match/view.h"

namespace test_battles {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

const std::vector<CardDefinition>& fighters() {
    static const std::vector<CardDefinition> cards = [] {
        std::vector<CardDefinition> result;
        for (const MadeUp& card : std::vector<MadeUp>{
                 {"Four", "四", "forward", {"fire"}, 2, 4000, {}, true},
                 {"Five", "五", "forward", {"fire"}, 2, 5000, {}, true},
                 {"Swift Four", "速い四", "forward", {"fire"}, 2, 4000, {"first strike"}, true},
                 {"Swift Five", "速い五", "forward", {"fire"}, 2, 5000, {"first strike"}, true}})
            result.push_back(definition(card));
        return result;
    }();
    return cards;
}

void passUntil(Match& match, DecisionKind kind) {
    while (match.decision().kind != kind)
        match.answer(optionOf(match, "pass"));
}

/// An attack of these, before anybody blocks.
Match attackOf(const Table& table, const std::vector<ObjectId>& attackers) {
    Match match = table.begin("attack phase");
    passUntil(match, DecisionKind::chooseObjects);
    match.answer(optionOf(match, "attack", attackers.front()));
    for (std::size_t i = 1; i < attackers.size(); ++i)
        match.answer(optionOf(match, "join", attackers[i]));
    return match;
}

/// On to the question who blocks.
void declare(Match& match) {
    match.answer(optionOf(match, "attack now"));
    passUntil(match, DecisionKind::chooseObjects);
}

const BattleView& only(const std::vector<BattleView>& battles) {
    if (battles.size() != 1)
        qFatal("%zu battles", battles.size());
    return battles.front();
}

} // namespace

class TestBattles : public QObject {
    Q_OBJECT

private slots:
    static void anUnblockedAttackDealsOnePoint();
    static void anAttackIsForeseenBeforeItBegins();
    static void whoFalls_data();
    static void whoFalls();
    static void aPartyIsOneAttack();
    static void aBlockerDividesAmongTheParty();
    static void betweenTheRoundsOnlyTheRestIsToCome();
    static void nothingIsForetoldOnceDamageIsDealt();
};

/// 10.1.4.1.
void TestBattles::anUnblockedAttackDealsOnePoint() {
    Table table{fighters(), "Four"};
    const ObjectId four = table.put("Four", "field", a);
    table.put("Five", "field", b);
    const Match match = attackOf(table, {four});
    for (const Player viewer : bothPlayers) {
        const View view = viewOf(match, viewer);
        const BattleView& battle = only(view.battles);
        QVERIFY(!battle.target.exists());
        QCOMPARE(battle.player, b);
        QCOMPARE(battle.outcome, std::string_view{"deals damage"});
        QCOMPARE(battle.total, 1);
        const SpokenMatch spoken{match, words(), Language::en, viewer};
        QVERIFY(BattleSentences::sum(battle).empty());
        QCOMPARE(BattleSentences{spoken}.outcome(battle), std::string{"1 damage"});
    }
}

void TestBattles::anAttackIsForeseenBeforeItBegins() {
    Table table{fighters(), "Four"};
    const ObjectId four = table.put("Four", "field", a);
    const ObjectId five = table.put("Five", "field", b);
    Match match = table.begin("attack phase");
    passUntil(match, DecisionKind::chooseObjects);
    QVERIFY(viewOf(match, a).battles.empty());
    const std::size_t depth = match.depth();
    const std::vector<BattleView> attack = battlesAfter(match, optionOf(match, "attack", four), a);
    QCOMPARE(only(attack).outcome, std::string_view{"deals damage"});
    QCOMPARE(only(attack).blows.front().from.object, four);
    QVERIFY(battlesAfter(match, optionOf(match, "no attack"), a).empty());
    QCOMPARE(match.depth(), depth);

    match.answer(optionOf(match, "attack", four));
    declare(match);
    const std::vector<BattleView> block = battlesAfter(match, optionOf(match, "block", five), b);
    QCOMPARE(only(block).target.object, five);
    QCOMPARE(only(block).outcome, std::string_view{"attacker falls"});
}

void TestBattles::whoFalls_data() {
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QString>("blocker");
    QTest::addColumn<int>("damage"); // that the blocker has already
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<bool>("strikesBack");
    // 10.1.4.2, 12.4.2: both deal their power, and fall if that reaches what they have.
    QTest::newRow("the stronger stays") << "Five" << "Four" << 0 << "blocker falls" << true;
    QTest::newRow("the weaker falls") << "Four" << "Five" << 0 << "attacker falls" << true;
    QTest::newRow("as strong as each other") << "Five" << "Five" << 0 << "both fall" << true;
    QTest::newRow("damage it has counts") << "Four" << "Five" << 1000 << "both fall" << true;
    // 15.2.3.2: who falls in the first round deals nothing in the second.
    QTest::newRow("the attacker is first") << "Swift Five" << "Five" << 0 << "blocker falls" << false;
    QTest::newRow("first, but too weak") << "Swift Four" << "Five" << 0 << "attacker falls" << true;
    QTest::newRow("the blocker is first") << "Five" << "Swift Five" << 0 << "attacker falls" << true;
    QTest::newRow("the blocker is first, but too weak")
        << "Five" << "Swift Four" << 0 << "blocker falls" << true;
    QTest::newRow("both are first") << "Swift Five" << "Swift Five" << 0 << "both fall" << true;
}

void TestBattles::whoFalls() {
    QFETCH(const QString, attacker);
    QFETCH(const QString, blocker);
    QFETCH(const int, damage);
    QFETCH(const QString, outcome);
    QFETCH(const bool, strikesBack);
    Table table{fighters(), "Four"};
    const ObjectId attacks = table.put(qPrintable(attacker), "field", a);
    const ObjectId blocks = table.put(qPrintable(blocker), "field", b);
    table.state().objects[blocks.index].damage = damage;
    Match match = attackOf(table, {attacks});
    declare(match);
    match.answer(optionOf(match, "block", blocks));
    const View view = viewOf(match, a);
    QCOMPARE(QString::fromUtf8(only(view.battles).outcome.data()), outcome);
    QCOMPARE(only(view.battles).back.has_value(), strikesBack);

    // It comes so.
    while (!match.over() && lives(match.state(), attacks) && lives(match.state(), blocks) &&
           !viewOf(match, a).battles.empty())
        match.answer(optionOf(match, "pass"));
    const bool attackerIsGone = !lives(match.state(), attacks);
    const bool blockerIsGone = !lives(match.state(), blocks);
    QCOMPARE(attackerIsGone,
             outcome == QStringLiteral("attacker falls") || outcome == QStringLiteral("both fall"));
    QCOMPARE(blockerIsGone,
             outcome == QStringLiteral("blocker falls") || outcome == QStringLiteral("both fall"));
}

/// 10.1.4.1: one point, however many attack.
void TestBattles::aPartyIsOneAttack() {
    Table table{fighters(), "Four"};
    const ObjectId four = table.put("Four", "field", a);
    const ObjectId five = table.put("Five", "field", a);
    const Match match = attackOf(table, {four, five});
    const View view = viewOf(match, a);
    QCOMPARE(only(view.battles).blows.size(), std::size_t{2});
    QCOMPARE(only(view.battles).total, 1);
}

/// 10.1.4.2.1.
void TestBattles::aBlockerDividesAmongTheParty() {
    Table table{fighters(), "Four"};
    const ObjectId four = table.put("Four", "field", a);
    const ObjectId more = table.put("Four", "field", a);
    const ObjectId five = table.put("Five", "field", b);
    Match match = attackOf(table, {four, more});
    declare(match);
    match.answer(optionOf(match, "block", five));
    const View view = viewOf(match, b);
    const BattleView& battle = only(view.battles);
    QCOMPARE(battle.total, 8000);
    QCOMPARE(battle.back, std::optional<std::int32_t>{5000});
    QCOMPARE(battle.outcome, std::string_view{"party wins"});
    const SpokenMatch spoken{match, words(), Language::en, b};
    QCOMPARE(BattleSentences::sum(battle), std::string{"4000 + 4000 = 8000 ⇄ 5000"});
    QCOMPARE(BattleSentences{spoken}.outcome(battle), std::string{"the blocker falls, 5000 to the party"});
}

/// 15.2.3.3: both players have priority there.
void TestBattles::betweenTheRoundsOnlyTheRestIsToCome() {
    Table table{fighters(), "Four"};
    const ObjectId swift = table.put("Swift Four", "field", a);
    const ObjectId five = table.put("Five", "field", b);
    Match match = attackOf(table, {swift});
    declare(match);
    match.answer(optionOf(match, "block", five));
    while (record(match.state(), five).damage == 0)
        match.answer(optionOf(match, "pass"));
    const View view = viewOf(match, a);
    const BattleView& battle = only(view.battles);
    QCOMPARE(battle.blows.size(), std::size_t{1});
    QCOMPARE(battle.blows.front().from.object, five);
    QCOMPARE(battle.blows.front().amount, 5000);
    QCOMPARE(battle.target.object, swift);
    QCOMPARE(battle.player, a);
    QCOMPARE(battle.outcome, std::string_view{"attacker falls"});
}

void TestBattles::nothingIsForetoldOnceDamageIsDealt() {
    Table table{fighters(), "Four"};
    const ObjectId four = table.put("Four", "field", a);
    const ObjectId five = table.put("Five", "field", b);
    Match match = attackOf(table, {four});
    declare(match);
    match.answer(optionOf(match, "block", five));
    while (lives(match.state(), four))
        match.answer(optionOf(match, "pass"));
    QVERIFY(viewOf(match, a).battles.empty());
    QCOMPARE(record(match.state(), five).damage, 4000);
}

TAKUJO_TEST(TestBattles)

} // namespace test_battles
#include "test_battles.moc"
