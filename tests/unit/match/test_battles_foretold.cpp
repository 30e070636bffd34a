// What a battle of Granblue will come to, told while it is under way: with everything that changes its
// damage, and no longer once that has been dealt.

#include "tests/test_program.h"

#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/match/option_forecast.h"
#include "engine/match/sentences/battle_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"
#include "tests/unit/match/written_scenario.h"

#include <QTest>

#include <algorithm>

namespace test_battles_foretold {

using namespace takujo;

namespace {

constexpr Player a = Player::a;

/// Player A has these attackers, among them a Tempter whose text asks the opponent; Player B has these
/// members and that much armor.
std::unique_ptr<Match> battleWith(const char* members, int armor, const char* attackers = "Knight, Page") {
    return matchOf(
        QStringLiteral("scenario: A battle\ngame: granblue\ncards:\n"
                       "  - {name: Alba, type: leader, gender: male, rank: 0, hp: 5, attack: 2}\n"
                       "  - {name: Knight, type: member, rank: 1, hp: 4, attack: 4}\n"
                       "  - {name: Page, type: member, rank: 1, hp: 2, attack: 2}\n"
                       "  - {name: Tempter, type: member, rank: 1, hp: 2, attack: 6, "
                       "abilities: [{when: {attacks: this}, do: {may: {draw: 1}, player: opponent}}]}\n"
                       "  - {name: Wall, type: member, rank: 1, hp: 4, attack: 1, "
                       "abilities: [{always: {damage taken: {of: this, by: -1}}}]}\n"
                       "  - {name: Reed, type: member, rank: 1, hp: 4, attack: 1}\n"
                       "setup:\n  phase: attack\n"
                       "  A: {leader: [Alba], members: [%3]}\n"
                       "  B: {leader: [Alba], members: [%1], armor: %2}\nsteps: []\n")
            .arg(QString::fromUtf8(members))
            .arg(armor)
            .arg(QString::fromUtf8(attackers))
            .toStdString());
}

std::string_view nameOf(const Match& match, ObjectId id) {
    return id.exists() ? std::string_view{match.position().definition(id).name.en} : std::string_view{};
}

const Option& optionOf(const Match& match, std::string_view verb, std::string_view card = {},
                       std::string_view target = {}) {
    for (const Option& option : match.decision().options)
        if (match.game().tables.verbs[option.verb].word == verb && nameOf(match, option.object) == card &&
            nameOf(match, option.target) == target)
            return option;
    qFatal("'%s' is not offered", verb.data());
}

QStringList told(const Match& match, const std::vector<BattleView>& battles) {
    Findings findings;
    const Words words = loadWords("granblue", findings);
    const SpokenMatch spoken{match, words, Language::en, a};
    QStringList lines;
    for (const BattleView& battle : battles)
        lines << QString::fromStdString(BattleSentences::sum(battle) + "; " +
                                        BattleSentences{spoken}.outcome(battle));
    return lines;
}

} // namespace

class TestBattlesForetold : public QObject {
    Q_OBJECT

private slots:
    static void theSumIsHeldAgainstHp();
    static void whatReducesTheDamageCounts();
    static void anAttackIsForeseenAtItsTarget();
    static void nothingIsToldOnceTheDamageIsDealt();
    static void aLeaderThatFallsIsWhyTheGameIsLost();
    static void whatATextAsksMeanwhileLosesNothing();
};

/// 7-4-1-2: the ATK of all attack cards together, in the order in which they lie.
void TestBattlesForetold::theSumIsHeldAgainstHp() {
    const auto match = battleWith("Reed", 0);
    match->answer(Option{optionOf(*match, "attack", "Page", "Reed")});
    QCOMPARE(told(*match, viewOf(*match, a).battles), QStringList{QStringLiteral("2; HP 4: stays")});
    match->answer(Option{optionOf(*match, "follow up", "Knight")});
    QCOMPARE(told(*match, viewOf(*match, a).battles),
             QStringList{QStringLiteral("4 + 2 = 6; HP 4: knocked out")});
}

/// 9-2-1-3-3.
void TestBattlesForetold::whatReducesTheDamageCounts() {
    const auto match = battleWith("Wall", 0);
    match->answer(Option{optionOf(*match, "attack", "Knight", "Wall")});
    QCOMPARE(told(*match, viewOf(*match, a).battles), QStringList{QStringLiteral("4 → 3; HP 4: stays")});
}

void TestBattlesForetold::anAttackIsForeseenAtItsTarget() {
    const auto match = battleWith("Reed", 1);
    const std::size_t depth = match->depth();
    QCOMPARE(told(*match, battlesAfter(*match, optionOf(*match, "attack", "Knight", "Reed"), a)),
             QStringList{QStringLiteral("4; HP 4: knocked out")});
    QCOMPARE(match->depth(), depth);
    QVERIFY(viewOf(*match, a).battles.empty());
    const auto unshielded = battleWith("", 1);
    QCOMPARE(
        told(*unshielded, battlesAfter(*unshielded, optionOf(*unshielded, "attack", "Knight", "Alba"), a)),
        QStringList{QStringLiteral("4; HP 5: stays")});
}

/// 9-4-1-3-1: that the last armor is gone now is another matter.
void TestBattlesForetold::nothingIsToldOnceTheDamageIsDealt() {
    const auto match = battleWith("", 1);
    match->answer(Option{optionOf(*match, "attack", "Knight", "Alba")});
    match->answer(Option{optionOf(*match, "follow up", "Page")});
    QCOMPARE(told(*match, viewOf(*match, a).battles),
             QStringList{QStringLiteral("4 + 2 = 6; HP 5: armor destroyed")});
    for (int i = 0; i < 20 && !viewOf(*match, a).battles.empty(); ++i)
        match->answer(Option{match->suggestion()});
    const ZoneId armor{zoneOfWord(match->game().tables, "armor"), Player::b};
    QCOMPARE(countIn(match->state(), armor), std::size_t{0});
    QVERIFY(!match->over());
}

/// 9-4-1-3, and not 9-4-1-4: the loser's deck is not empty.
void TestBattlesForetold::aLeaderThatFallsIsWhyTheGameIsLost() {
    const auto match = battleWith("", 0);
    match->answer(Option{optionOf(*match, "attack", "Knight", "Alba")});
    match->answer(Option{optionOf(*match, "follow up", "Page")});
    QCOMPARE(told(*match, viewOf(*match, a).battles),
             QStringList{QStringLiteral("4 + 2 = 6; HP 5: leader knocked out")});
    QVERIFY2(isDefeatAhead(*match) == (match->decision().decider == Player::b), "told to the loser alone");
    for (int i = 0; i < 4 && match->decision().decider == a; ++i)
        match->answer(Option{match->suggestion()});
    QCOMPARE(match->decision().decider, Player::b);
    QVERIFY(isDefeatAhead(*match));
    QVERIFY(letsDefeatHappen(*match, optionOf(*match, "no counter", "")));
    for (int i = 0; i < 20 && !match->over(); ++i)
        match->answer(Option{match->suggestion()});
    QCOMPARE(match->state().outcome, Outcome::winA);
    QCOMPARE(match->game().whyLost(match->position(), Player::b), std::string_view{"leader knocked out"});
}

/// The game is as good as lost, but no yes and no "no" to what a text offers lets that happen: the player is
/// asked about the battle afterwards.
void TestBattlesForetold::whatATextAsksMeanwhileLosesNothing() {
    const auto match = battleWith("", 0, "Tempter");
    match->answer(Option{optionOf(*match, "attack", "Tempter", "Alba")});
    for (int i = 0;
         i < 20 && !(match->decision().decider == Player::b && match->decision().kind == DecisionKind::yesNo);
         ++i)
        match->answer(Option{match->suggestion()});
    QCOMPARE(match->decision().kind, DecisionKind::yesNo);
    QCOMPARE(match->decision().decider, Player::b);
    QVERIFY(isDefeatAhead(*match));
    QVERIFY(!letsDefeatHappen(*match, optionOf(*match, "yes", "")));
    QVERIFY(!letsDefeatHappen(*match, optionOf(*match, "no", "")));
    match->answer(Option{optionOf(*match, "no", "")});
    for (int i = 0; i < 20 && match->decision().decider != Player::b; ++i)
        match->answer(Option{match->suggestion()});
    QVERIFY2(letsDefeatHappen(*match, optionOf(*match, "no counter", "")), "now it is the last chance");
}

TAKUJO_TEST(TestBattlesForetold)

} // namespace test_battles_foretold
#include "test_battles_foretold.moc"
