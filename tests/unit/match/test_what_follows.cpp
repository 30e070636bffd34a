#include "engine/core/zones.h"
#include "engine/games/gate_ruler/terms.h"
#include "engine/kit/rules/rulebook.h"
#include "tests/test_program.h"
#include "tests/unit/match/written_scenario.h"

#include <QTest>

#include <algorithm>
#include <string_view>

/// What a game says that comes when both players pass: the button is called so, and nobody may be promised
/// what does not come.
class TestWhatFollows : public QObject {
    Q_OBJECT

private slots:
    static void theMainPhaseEndsWithPasses();
    static void nothingIsPromisedWhileSomethingResolves();
    static void anAttackGoesItsWay();
    static void whoEndsAttacksComesToTheEndPhase();
    static void whoHasGoneDealsNoDamage();
    static void theFirstTurnHasNoSecondAttack();
};

namespace {

using namespace takujo;

std::string cards(std::string_view setup) {
    return R"(
scenario: What follows
game: gate_ruler
cards:
  - {name: Keeper, type: ruler, atk: 3, stk: 1, life: 11}
  - {name: Ox, type: unit, level: 0, atk: 1, hp: 3, stk: 1}
  - {name: Read, type: event, level: 0, timing: [normal, immediate], resolve: {do: {draw: 1}}}
  - {name: Break, type: event, level: 0, timing: immediate, resolve: {do: {destroy: {unit: {name: Ox}}}}}
setup:
)" + std::string{setup} +
           "steps: []\n";
}

std::string_view following(const Match& match) {
    return match.game().whatFollows(match.position());
}

/// Gives the only answer with that verb, or the first one.
void answerWith(Match& match, std::string_view word) {
    const auto& options = match.decision().options;
    const auto option = std::ranges::find_if(
        options, [&](const Option& each) { return match.game().tables.verbs[each.verb].word == word; });
    QVERIFY2(option != options.end(), std::string{word}.c_str());
    QVERIFY(!match.answer(Option{*option}).has_value());
}

void passBoth(Match& match) {
    answerWith(match, "pass");
    answerWith(match, "pass");
}

constexpr std::string_view twoFighters = R"(
  phase: attack
  number: 3
  A: {ruler zone: [{card: Keeper, rested: true}], left attack: [Ox], right attack: [Ox], hand: 0}
  B: {ruler zone: [Keeper], hand: 0}
)";

} // namespace

void TestWhatFollows::theMainPhaseEndsWithPasses() {
    const auto match =
        matchOf(cards("  phase: main\n  A: {ruler zone: [Keeper]}\n  B: {ruler zone: [Keeper]}\n"));
    QCOMPARE(following(*match), std::string_view{"attack phase"});
    answerWith(*match, "pass");
    QCOMPARE(match->decision().decider, Player::b);
    QCOMPARE(following(*match), std::string_view{"attack phase"});
}

void TestWhatFollows::nothingIsPromisedWhileSomethingResolves() {
    const auto match = matchOf(
        cards("  phase: main\n  A: {ruler zone: [Keeper], hand: [Read]}\n  B: {ruler zone: [Keeper]}\n"));
    answerWith(*match, "play");
    QCOMPARE(following(*match), std::string_view{});
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"attack phase"});
}

void TestWhatFollows::anAttackGoesItsWay() {
    const auto match = matchOf(cards(twoFighters));
    QCOMPARE(following(*match), std::string_view{"declaration step"});
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"attack declaration"});
    passBoth(*match);
    answerWith(*match, "attack");
    QCOMPARE(following(*match), std::string_view{"interception"});
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"combat damage"});
    passBoth(*match);
    passBoth(*match); // the damage that lies on the gate now
    while (following(*match).empty())
        passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"end of attack"});
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"next attack"});
}

void TestWhatFollows::whoEndsAttacksComesToTheEndPhase() {
    const auto match = matchOf(cards(twoFighters));
    passBoth(*match);
    passBoth(*match);
    answerWith(*match, "end attacks");
    QCOMPARE(following(*match), std::string_view{"end phase"});
}

void TestWhatFollows::whoHasGoneDealsNoDamage() {
    const auto match = matchOf(cards(R"(
  phase: attack
  number: 3
  A: {ruler zone: [{card: Keeper, rested: true}], left attack: [Ox], hand: 0}
  B: {ruler zone: [Keeper], hand: 0, set 1: [{card: Break, face: down}]}
)"));
    passBoth(*match);
    passBoth(*match);
    answerWith(*match, "attack");
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"combat damage"});
    answerWith(*match, "pass");
    answerWith(*match, "play");
    passBoth(*match); // the event
    passBoth(*match); // the destruction
    QCOMPARE(countIn(match->state(), {gate_ruler::graveyard, Player::a}), 1);
    QCOMPARE(following(*match), std::string_view{});
}

void TestWhatFollows::theFirstTurnHasNoSecondAttack() {
    const auto match = matchOf(cards(R"(
  phase: attack
  number: 1
  A: {ruler zone: [Keeper], left attack: [Ox], right attack: [Ox], hand: 0}
  B: {ruler zone: [Keeper], hand: 0}
)"));
    passBoth(*match);
    passBoth(*match);
    answerWith(*match, "attack");
    while (following(*match) != "end of attack")
        passBoth(*match);
    passBoth(*match);
    QCOMPARE(following(*match), std::string_view{"end phase"});
}

TAKUJO_TEST(TestWhatFollows)
#include "test_what_follows.moc"
