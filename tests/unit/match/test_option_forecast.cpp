// What an option does before anything more is asked about it: whoever clicks a card is told what would be
// final.

#include "engine/match/option_forecast.h"
#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

namespace test_option_forecast {

using namespace takujo;

namespace {

const std::vector<CardDefinition>& cards() {
    static const std::vector<CardDefinition> made = cardsOfText(R"(
- {name: Filler, type: forward, element: ice, cost: 2, power: 5000, generic: true}
- {name: Well, type: backup, element: fire, cost: 1, generic: true}
- {name: Spring, type: backup, element: fire, cost: 1, abilities: [{action: dull, do: {draw: 1}}]}
- {name: Martyr, type: forward, element: fire, cost: 1, power: 3000,
   abilities: [{action: {put into break zone: this}, choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 2000}}}]}
- {name: Priest, type: forward, element: fire, cost: 1, power: 3000,
   abilities: [{action: {put into break zone: {what: {backup: {}}, amount: 1}}, do: {draw: 1}}]}
- {name: Reader, type: forward, element: fire, cost: 1, power: 3000, abilities: [{action: {discard: 1}, do: {draw: 1}}]}
- {name: Thief, type: forward, element: fire, cost: 1, power: 3000, abilities: [{action: {crystal: 2}, do: {draw: 1}}]}
- {name: Cloud, type: forward, element: fire, cost: 1, power: 3000,
   abilities: [{action: {take counter: {named: Storm}}, do: {draw: 1}}, {when: {attacks: this}, do: {put counter: {on: this, named: Storm}}}]}
- {name: Bolt, type: summon, element: fire, cost: 1, resolve: {choose: {forward: {controller: opponent}}, do: {break: chosen}}}
)");
    return made;
}

/// As in the window: what can only be done in one way is done without a question.
Match withoutStops(Match match) {
    for (const Player player : bothPlayers)
        match.setStops(player, 0);
    return match;
}

class Field {
public:
    ObjectId mine(const char* card) { return table_.put(card, "field", Player::a); }
    ObjectId theirs(const char* card) { return table_.put(card, "field", Player::b); }
    ObjectId inHand(const char* card) { return table_.put(card, "hand", Player::a); }
    State& state() { return table_.state(); }
    Match match(const char* phase = "main phase 1") const { return withoutStops(table_.begin(phase)); }

private:
    Table table_{cards(), "Filler"};
};

/// Gives the first answer until something of that verb can be done.
void goOnUntil(Match& match, std::string_view verb) {
    const auto isOffered = [&] {
        return std::ranges::any_of(match.decision().options, [&](const Option& option) {
            return match.game().tables.verbs[option.verb].word == verb;
        });
    };
    for (int i = 0; i < 8 && !isOffered(); ++i)
        match.answer(Option{match.decision().options.front()});
}

using Objects = std::vector<ObjectId>;

} // namespace

class TestOptionForecast : public QObject {
    Q_OBJECT

private slots:
    static void theCardItselfIsGivenUp();
    static void whatIsAskedFirstIsNotForetold();
    static void anotherCardIsGivenUp();
    static void aCardIsDiscarded();
    static void crystalsAreSpent();
    static void countersAreSpent();
    static void whatIsTurnedAsideComesBack();
    static void aSummonLeavesTheHand();
    static void anAttackIsFinal();
};

void TestOptionForecast::theCardItselfIsGivenUp() {
    Field field;
    const ObjectId martyr = field.mine("Martyr");
    const ObjectId target = field.theirs("Filler");
    const Match match = field.match();
    const std::uint64_t before = exactHash(match.state());
    const OptionForecast told = forecast(match, optionOf(match, "use", martyr));
    QVERIFY(told.isFinal);
    QVERIFY(told.givesUp);
    QCOMPARE(told.givenUp, Objects{martyr});
    QCOMPARE(told.chosen, Objects{target});
    QVERIFY(told.spent.empty());
    QCOMPARE(exactHash(match.state()), before); // it was only tried
}

void TestOptionForecast::whatIsAskedFirstIsNotForetold() {
    Field field;
    const ObjectId martyr = field.mine("Martyr");
    field.theirs("Filler");
    field.theirs("Filler");
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "use", martyr));
    QVERIFY(!told.isFinal); // which of the two is asked, and can be taken back
    QVERIFY(!told.givesUp);
    QVERIFY(told.chosen.empty());
}

void TestOptionForecast::anotherCardIsGivenUp() {
    Field field;
    const ObjectId priest = field.mine("Priest");
    const ObjectId well = field.mine("Well");
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "use", priest));
    QVERIFY(told.isFinal);
    QVERIFY(told.givesUp);
    QCOMPARE(told.givenUp, Objects{well});

    field.mine("Well");
    const Match several = field.match();
    QVERIFY(!forecast(several, optionOf(several, "use", priest)).isFinal);
}

void TestOptionForecast::aCardIsDiscarded() {
    Field field;
    const ObjectId reader = field.mine("Reader");
    const ObjectId card = field.inHand("Filler");
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "use", reader));
    QVERIFY(told.isFinal);
    QVERIFY(told.givesUp);
    QCOMPARE(told.givenUp, Objects{card});
}

void TestOptionForecast::crystalsAreSpent() {
    Field field;
    const ObjectId thief = field.mine("Thief");
    const auto& values = game().tables.vocabulary->values;
    const auto crystal = std::ranges::find(values, "crystal", &Vocabulary::Value::word);
    QVERIFY(crystal != values.end());
    field.state().players[indexOf(Player::a)].values[crystal->slot] = 3;
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "use", thief));
    QVERIFY(told.isFinal);
    QVERIFY(told.givesUp);
    QVERIFY(told.givenUp.empty());
    QCOMPARE(told.spent.size(), std::size_t{1});
    QCOMPARE(told.spent.front().word, std::string_view{"crystal"});
    QCOMPARE(told.spent.front().amount, 2);
}

void TestOptionForecast::countersAreSpent() {
    Field field;
    const ObjectId cloud = field.mine("Cloud");
    Match match = field.match("attack phase");
    goOnUntil(match, "attack");
    match.answer(optionOf(match, "attack", cloud));
    goOnUntil(match, "use");
    const OptionForecast told = forecast(match, optionOf(match, "use", cloud));
    QVERIFY(told.isFinal);
    QVERIFY(told.givesUp);
    QVERIFY(told.spent.empty()); // what a player counts
}

void TestOptionForecast::whatIsTurnedAsideComesBack() {
    Field field;
    const ObjectId spring = field.mine("Spring");
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "use", spring));
    QVERIFY(told.isFinal);
    QVERIFY(!told.givesUp);
    QVERIFY(told.givenUp.empty());
}

void TestOptionForecast::aSummonLeavesTheHand() {
    Field field;
    const ObjectId bolt = field.inHand("Bolt");
    field.mine("Well");
    const ObjectId target = field.theirs("Filler");
    const Match match = field.match();
    const OptionForecast told = forecast(match, optionOf(match, "cast", bolt));
    QVERIFY(told.isFinal);
    QVERIFY(!told.givesUp); // playing it is what it is for
    QCOMPARE(told.chosen, Objects{target});
}

void TestOptionForecast::anAttackIsFinal() {
    Field field;
    const ObjectId martyr = field.mine("Martyr");
    Match match = field.match("attack phase");
    goOnUntil(match, "attack");
    const OptionForecast told = forecast(match, optionOf(match, "attack", martyr));
    QVERIFY(told.isFinal);
    QVERIFY(!told.givesUp);
    QVERIFY(told.chosen.empty());
}

TAKUJO_TEST(TestOptionForecast)

} // namespace test_option_forecast
#include "test_option_forecast.moc"
