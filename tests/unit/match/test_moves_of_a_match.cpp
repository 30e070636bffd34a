// What it means to move a card of a match somewhere, and where it would go.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/written_scenario.h"

namespace test_moves_of_a_match {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

std::string_view verbOf(const Match& match, const Attempt& attempt) {
    return match.game().tables.verbs[attempt.option.verb].word;
}

/// What a move means and what the first reason against it is: "cast 7.7.1"; only the verb if it may be done.
QString meaning(const Match& match, Player player, ObjectId object, ZoneId place) {
    const auto attempt = match.meaningOf(player, object, place);
    if (!attempt)
        return QStringLiteral("nothing");
    QString text = QString::fromStdString(std::string{verbOf(match, *attempt)});
    if (const auto reasons = match.whyNot(*attempt); !reasons.empty())
        text += QStringLiteral(" ") + QString::fromStdString(std::string{reasons.front().rule});
    return text;
}

} // namespace

class TestMovesOfAMatch : public QObject {
    Q_OBJECT

private slots:
    static void aCardIsDraggedFromTheHand();
    static void aSummonIsDraggedFromTheHand();
    static void paymentIsDragged();
    static void anAttackIsDragged();
    static void whatEndsThereIsMeantWhereNothingElseFits();
    static void aMoveToAttackNeverMeansAnAbility();
    static void whatIsAskedForComesBeforeAnAbility();
    static void whatDoesNotPayIsToldSo();
    static void whatNoWaitingMendsIsToldFirst();
    static void whereACardWouldGoIsTriedOut();
    static void aClickMeansWhatSuchCardsAreFor();
    static void whatNobodyMovesMeansNothing();
};

void TestMovesOfAMatch::aCardIsDraggedFromTheHand() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    const ObjectId other = table.put("Gale", "hand", a);
    table.put("Dust", "field", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(meaning(match, a, gale, zone("field", a)), QStringLiteral("cast"));
    QCOMPARE(meaning(match, a, gale, {}), QStringLiteral("cast")); // a click
    // Characters are put onto one's own field (7.7.1).
    for (const char* wrong : {"damage zone", "deck", "removed"})
        QCOMPARE(meaning(match, a, gale, zone(wrong, a)), QStringLiteral("cast 7.7.1"));
    QCOMPARE(meaning(match, a, gale, zone("field", b)), QStringLiteral("cast 7.7.1"));
    QCOMPARE(meaning(match, a, gale, zone("stack", Player::nobody)), QStringLiteral("cast 7.7.1"));
    const auto attempt = match.meaningOf(a, gale, zone("field", a));
    QVERIFY(attempt.has_value());
    QVERIFY(attempt->player == a);
    QVERIFY(attempt->option.object == gale);
    QVERIFY(attempt->option == optionOf(match, "cast", gale)); // what is offered can be answered as it is
    QVERIFY(match.meaningOf(a, other, zone("field", a))->option.object == other);
}

void TestMovesOfAMatch::aSummonIsDraggedFromTheHand() {
    Table table;
    const ObjectId ember = table.put("Ember", "hand", a);
    table.put("Well", "field", a);
    const ObjectId theirs = table.put("Ember", "hand", b);
    table.put("Well", "field", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(meaning(match, a, ember, zone("stack", Player::nobody)), QStringLiteral("cast"));
    QCOMPARE(meaning(match, a, ember, zone("field", a)), QStringLiteral("cast 7.12.1"));
    QCOMPARE(meaning(match, a, ember, zone("field", b)), QStringLiteral("cast 7.12.1"));
    // The other player has to wait (11.1.1), wherever the card is moved.
    QCOMPARE(meaning(match, b, theirs, zone("stack", Player::nobody)), QStringLiteral("cast 11.1.1"));
}

void TestMovesOfAMatch::paymentIsDragged() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    const ObjectId other = table.put("Gale", "hand", a);
    const ObjectId mill = table.put("Mill", "field", a);
    const ObjectId dust = table.put("Dust", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", gale));
    QCOMPARE(meaning(match, a, other, zone("break zone", a)), QStringLiteral("pay"));
    QCOMPARE(meaning(match, a, other, {}), QStringLiteral("pay"));
    QCOMPARE(meaning(match, a, mill, {}), QStringLiteral("pay"));
    QCOMPARE(meaning(match, a, dust, {}), QStringLiteral("pay 5.2.3.1.1.3")); // only backups make CP
    // Wherever else it is dragged, it is not to be had that way, and a rule says so.
    for (const char* wrong : {"removed", "deck", "damage zone", "field"}) {
        const auto attempt = match.meaningOf(a, other, zone(wrong, a));
        QVERIFY(attempt.has_value());
        QVERIFY(!match.whyNot(*attempt).empty());
    }
}

void TestMovesOfAMatch::anAttackIsDragged() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    const ObjectId well = table.put("Well", "field", a);
    const ObjectId dull = table.put("Dust", "field", a, true);
    const ObjectId theirs = table.put("Dust", "field", b);
    Match match = table.begin("attack phase");
    while (match.decision().kind != DecisionKind::chooseObjects)
        match.answer(optionOf(match, "pass"));
    QCOMPARE(meaning(match, a, dust, zone("field", b)), QStringLiteral("attack"));
    QCOMPARE(meaning(match, a, dust, {}), QStringLiteral("attack"));
    QCOMPARE(meaning(match, a, dust, zone("hand", a)), QStringLiteral("attack 10.1"));
    QCOMPARE(meaning(match, a, well, zone("field", b)), QStringLiteral("attack 5.2.3.1.1.2"));
    QCOMPARE(meaning(match, a, dull, zone("field", b)), QStringLiteral("attack 10.1.2.1.1"));
    QVERIFY(meaning(match, b, theirs, zone("field", a)) != QStringLiteral("attack"));
    match.answer(optionOf(match, "attack", dust));
    match.answer(optionOf(match, "attack now"));
    while (match.decision().kind == DecisionKind::act)
        match.answer(optionOf(match, "pass"));
    QCOMPARE(meaning(match, b, theirs, zone("field", a)), QStringLiteral("block"));
}

void TestMovesOfAMatch::whatEndsThereIsMeantWhereNothingElseFits() {
    // In a main phase forwards neither attack nor are put away. To the opponent's field they are moved to
    // attack, to one's own break zone to be put away (12.4.8).
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(meaning(match, a, dust, zone("field", b)), QStringLiteral("attack 10.1.2.1"));
    QCOMPARE(meaning(match, a, dust, zone("break zone", a)), QStringLiteral("put away 12.4.8"));
}

void TestMovesOfAMatch::aMoveToAttackNeverMeansAnAbility() {
    // Its special ability can be used where it lies, in time but not payable; a move says something else.
    const std::vector<CardDefinition> cards = abilityCards();
    Table table{cards, "Ghost"};
    const ObjectId duelist = table.put("Duelist", "field", a);
    table.put("Ghost", "field", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(meaning(match, a, duelist, zone("field", b)), QStringLiteral("attack 10.1.2.1"));
    QVERIFY(meaning(match, a, duelist, {}).startsWith(QStringLiteral("use"))); // a click does
    const auto early = match.whyNot(*match.meaningOf(a, duelist, zone("field", b)));
    QCOMPARE(QString::fromStdString(std::string{early.front().code}),
             QStringLiteral("attack-phase-comes-next"));
    // Nor is it blocking that is meant, where the forward could not attack even in time.
    const ObjectId dull = table.put("Ghost", "field", a, true);
    const Match again = table.begin("main phase 1");
    QCOMPARE(meaning(again, a, dull, zone("field", b)), QStringLiteral("attack 10.1.2.1"));
    // Later in the turn passing does not lead there any more.
    const Match late = table.begin("main phase 2");
    const auto tooLate = late.whyNot(*late.meaningOf(a, duelist, zone("field", b)));
    QCOMPARE(QString::fromStdString(std::string{tooLate.front().code}),
             QStringLiteral("no-attack-declaration-now"));
}

void TestMovesOfAMatch::whatIsAskedForComesBeforeAnAbility() {
    Table table{abilityCards(), "Ghost"};
    const ObjectId ghost = table.put("Ghost", "field", a);
    const ObjectId duelist = table.put("Duelist", "field", a);
    table.state().objects[duelist.index].since = static_cast<std::uint16_t>(table.state().turn + 1);
    Match match = table.begin("attack phase");
    while (match.decision().kind != DecisionKind::chooseObjects)
        match.answer(optionOf(match, "pass"));
    QCOMPARE(meaning(match, a, duelist, {}), QStringLiteral("attack 10.1.2.1.1"));
    QCOMPARE(meaning(match, a, duelist, zone("field", b)), QStringLiteral("attack 10.1.2.1.1"));
    match.answer(optionOf(match, "attack", ghost));
    QCOMPARE(meaning(match, a, duelist, {}), QStringLiteral("join 10.1.2.1.1"));
    QCOMPARE(meaning(match, a, duelist, zone("field", b)), QStringLiteral("join 10.1.2.1.1"));
}

void TestMovesOfAMatch::whatDoesNotPayIsToldSo() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    const ObjectId dawn = table.put("Dawn", "hand", a);
    const ObjectId mill = table.put("Mill", "field", a, true);
    const ObjectId dust = table.put("Dust", "field", a);
    const ObjectId ember = table.put("Ember", "hand", a);
    const ObjectId gale = table.put("Gale", "hand", a);
    const ObjectId twin = table.put("Frost Twin", "hand", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", warden));
    for (const ZoneId place : {ZoneId{}, zone("break zone", a)})
        QCOMPARE(meaning(match, a, dawn, place), QStringLiteral("pay 5.2.1.3"));
    QCOMPARE(meaning(match, a, mill, {}), QStringLiteral("pay 11.2.1.1"));
    QCOMPARE(meaning(match, a, dust, {}), QStringLiteral("pay 5.2.3.1.1.3"));
    // To where one casts it, one moves it to cast it.
    QCOMPARE(meaning(match, a, dawn, zone("field", a)), QStringLiteral("cast 11.1.1"));
    match.answer(optionOf(match, "pay", gale));
    QCOMPARE(meaning(match, a, twin, {}), QStringLiteral("pay 11.4.6.1.1")); // no fire
    match.answer(optionOf(match, "pay", ember));
    // Two cards of other elements leave no room for fire, in whatever order they are clicked.
    QCOMPARE(meaning(match, a, twin, {}), QStringLiteral("pay 11.4.6.1.1"));
}

void TestMovesOfAMatch::whatNoWaitingMendsIsToldFirst() {
    Table table;
    const ObjectId well = table.put("Well", "field", a);
    const ObjectId dust = table.put("Dust", "field", a);
    const ObjectId old = table.put("Dust", "field", a);
    const ObjectId theirs = table.put("Well", "field", b);
    table.state().objects[dust.index].since = static_cast<std::uint16_t>(table.state().turn + 1);
    const Match match = table.begin("main phase 1");
    for (const ZoneId place : {ZoneId{}, zone("field", b)}) {
        QCOMPARE(meaning(match, a, well, place), QStringLiteral("attack 5.2.3.1.1.2"));
        QCOMPARE(meaning(match, a, dust, place), QStringLiteral("attack 10.1.2.1.1"));
        QCOMPARE(meaning(match, a, old, place), QStringLiteral("attack 10.1.2.1"));
    }
    // Whose moment it is not has the usual move in mind, too.
    QCOMPARE(meaning(match, b, theirs, {}).section(u' ', 0, 0), QStringLiteral("attack"));
    const auto attack = static_cast<Verb>(verbOfWord(match.game().tables, "attack"));
    const auto reasons = match.whyNot({a, {attack, {}, theirs, {}, 0}});
    QCOMPARE(QString::fromStdString(std::string{reasons.front().code}),
             QStringLiteral("own-forwards-attack"));
}

void TestMovesOfAMatch::whereACardWouldGoIsTriedOut() {
    const std::vector<CardDefinition> cards = cardsOfText(R"(
- {name: {en: Cellar, ja: 地下室}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{action: dull, do: {discard: 2}}, {action: dull, choose: {forward: {}}, do: {break: chosen}}]}
- {name: {en: Ghost, ja: 亡霊}, type: forward, element: fire, cost: 1, power: 3000, generic: true}
)");
    Table table{cards, "Ghost"};
    const ObjectId cellar = table.put("Cellar", "field", a);
    const ObjectId theirs = table.put("Ghost", "field", b);
    table.put("Ghost", "field", b);
    ObjectId held;
    for (int i = 0; i < 3; ++i)
        held = table.put("Ghost", "hand", a);
    Match match = table.begin("main phase 1");
    Option discard = optionOf(match, "use", cellar);
    Option breaks = discard;
    breaks.value = discard.value == 0 ? 1 : 0;
    if (discard.value != 0)
        std::swap(discard, breaks);

    // What only begins an ability moves nothing; what it asks next is known.
    QVERIFY(!match.destinationOf(breaks).exists());
    const auto next = match.askedAfter(breaks);
    QVERIFY(next.has_value());
    QVERIFY(next->kind == DecisionKind::chooseObjects);
    QVERIFY(std::ranges::find(next->options, theirs, &Option::object) != next->options.end());

    match.answer(discard);
    match.answer(optionOf(match, "paid"));
    while (match.decision().kind == DecisionKind::act)
        match.answer(optionOf(match, "pass"));
    const Moment asked{match};
    Option discards = match.decision().options.front();
    for (const Option& option : match.decision().options)
        if (option.object == held)
            discards = option;
    QVERIFY(discards.object == held);
    // The first of two: both go only when both are picked.
    QVERIFY(match.destinationOf(discards) == zone("break zone", a));
    discards.object = theirs;
    QVERIFY(!match.destinationOf(discards).exists()); // nobody offers that
    QVERIFY(!match.askedAfter(discards).has_value());
    QVERIFY(Moment{match} == asked); // on a copy
}

/// In the counter step one is free to play summons, and a member is none: that it can't be deployed is the
/// answer, not that it is no summon (6-3-1-2-1).
void TestMovesOfAMatch::aClickMeansWhatSuchCardsAreFor() {
    const auto match = matchOf(R"(
scenario: A counter step
game: granblue
cards:
  - {name: Alba, type: leader, gender: male, rank: 0, hp: 5, attack: 2}
  - {name: Bob, type: member, rank: 1, hp: 2, attack: 2}
  - {name: Eve, type: member, rank: 1, hp: 1, attack: 1}
  - {name: Gem, type: summon, resolve: {do: {draw: 1}}}
setup:
  phase: attack
  A: {leader: [Alba], members: [Bob]}
  B: {leader: [Alba], members: [Bob], hand: [Eve, Gem], crystals: 3, armor: 3}
steps: []
)");
    const auto zoneOfB = [&](std::string_view word) {
        const auto& zones = match->game().tables.zones;
        const auto found = std::ranges::find(zones, word, &ZoneSpec::word);
        return ZoneId{static_cast<std::uint8_t>(found - zones.begin()), b};
    };
    const auto cardOfB = [&](std::string_view word, std::string_view name) {
        for (const ObjectId object : objectsIn(match->state(), zoneOfB(word)))
            if (match->position().definition(object).name.en == name)
                return object;
        return ObjectId{};
    };
    const auto optionThat = [&](std::string_view word) {
        return *std::ranges::find(match->decision().options, word, [&](const Option& option) {
            return match->game().tables.verbs[option.verb].word;
        });
    };
    match->answer(optionThat("attack"));
    while (match->decision().decider == a)
        match->answer(match->suggestion());
    match->answer(optionThat("counter"));
    QCOMPARE(meaning(*match, b, cardOfB("hand", "Gem"), {}), QStringLiteral("summon"));
    QCOMPARE(meaning(*match, b, cardOfB("hand", "Eve"), {}), QStringLiteral("deploy 6-3-1-2-1"));
    // Moved to where summons go, it is meant as one.
    QVERIFY(
        meaning(*match, b, cardOfB("hand", "Eve"), zoneOfB("gauge")).startsWith(QStringLiteral("summon ")));
    QVERIFY(!meaning(*match, b, cardOfB("member area", "Bob"), {}).startsWith(QStringLiteral("summon")));
}

void TestMovesOfAMatch::whatNobodyMovesMeansNothing() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    const Match match = table.begin("main phase 1");
    const ObjectId top = topOf(match.state(), zone("deck", a));
    QCOMPARE(meaning(match, a, top, zone("hand", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, a, ObjectId{}, zone("field", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, a, ObjectId{gale.index, 77}, zone("field", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, b, gale, zone("field", b)), QStringLiteral("nothing")); // A's hand is not B's
}

TAKUJO_TEST(TestMovesOfAMatch)

} // namespace test_moves_of_a_match
#include "test_moves_of_a_match.moc"
