// What a player sees of a match: faces only where the rules let them look, and everything that is open.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/kit/visibility.h"
#include "engine/match/random_answer.h"
#include "engine/match/view.h"

#include <set>
#include <stdexcept>

namespace test_view {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

/// "Gale, ?" for a card that is seen and one that is not.
QStringList faces(const Match& match, Player viewer, ZoneId of) {
    QStringList result;
    const View view = viewOf(match, viewer);
    for (const CardView& card : view.at(of).cards)
        result << (card.faceUp ? QString::fromStdString(match.cards()[card.definition].name.en)
                               : QStringLiteral("?"));
    return result;
}

std::set<std::uint32_t> aliases(const Match& match, Player viewer, ZoneId of) {
    std::set<std::uint32_t> result;
    const View view = viewOf(match, viewer);
    for (const CardView& card : view.at(of).cards)
        result.insert(card.alias);
    return result;
}

const CardView& cardOf(const View& view, ObjectId id) {
    for (const ZoneView& each : view.zones)
        for (const CardView& card : each.cards)
            if (card.faceUp && card.object == id)
                return card;
    qFatal("the viewer does not see that card");
}

/// Where the decider sees everything that is offered.
bool sameOptions(const View& view, const Decision& decision) {
    return std::ranges::equal(
        view.options, decision.options, [](const OptionView& shown, const Option& option) {
            return shown.verb == option.verb && shown.place == option.place && shown.value == option.value &&
                   shown.object.object == option.object && shown.target.object == option.target;
        });
}

QStringList words(const std::vector<std::string_view>& views) {
    QStringList result;
    for (const std::string_view view : views)
        result << QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
    return result;
}

/// The numbers of a card as "power 5000/5000", now and printed.
QStringList numbers(const CardView& card) {
    QStringList result;
    for (const NumberView& number : card.numbers)
        result << QStringLiteral("%1 %2/%3")
                      .arg(QString::fromStdString(std::string{number.word}))
                      .arg(number.now)
                      .arg(number.printed);
    return result;
}

} // namespace

class TestView : public QObject {
    Q_OBJECT

private slots:
    static void aHandIsSeenByItsOwnerOnly();
    static void aHiddenCardTellsNothingOfItself();
    static void nobodySeesADeck();
    static void openZonesAreSeenByBoth();
    static void everyZoneIsThereOnce();
    static void countsAreThoseOfTheZones();
    static void aShuffleGivesHiddenCardsNewNames();
    static void hiddenCardsKeepTheirNamesOtherwise();
    static void aCardBeingCastIsSeenByBoth();
    static void aCastThatIsTakenBackIsHiddenAgain();
    static void whatACardIsAndHowItLies();
    static void whatHasJustComeWaitsInView();
    static void marksOfTheKitAreNotShown();
    static void onlyTheDeciderHasOptions();
    static void theMomentIsTold();
    static void whatTheViewerHasNotSeenMakesNoDifference();
    static void explanationsAddUpToTheValue();
    static void whatHasNoNumberHasNoExplanation();
    static void whereWeAreInTheRulebook();
};

void TestView::aHandIsSeenByItsOwnerOnly() {
    Table table;
    table.put("Gale", "hand", a);
    table.put("Ember", "hand", a);
    table.put("Dawn", "hand", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(faces(match, a, zone("hand", a)), QStringList({"Gale", "Ember"}));
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"?", "?"}));
    QCOMPARE(faces(match, b, zone("hand", b)), QStringList({"Dawn"}));
    QCOMPARE(faces(match, a, zone("hand", b)), QStringList({"?"}));
    // Somebody who plays neither side sees neither hand.
    QCOMPARE(faces(match, Player::nobody, zone("hand", a)), QStringList({"?", "?"}));
    QCOMPARE(faces(match, Player::nobody, zone("hand", b)), QStringList({"?"}));
}

void TestView::aHiddenCardTellsNothingOfItself() {
    Table table;
    table.put("Ember", "hand", b);
    table.put("Dawn", "hand", b);
    const Match match = table.begin("main phase 1");
    const ZoneView hand = viewOf(match, a).at(zone("hand", b));
    QCOMPARE(hand.cards.size(), 2U);
    for (const CardView& card : hand.cards) {
        QVERIFY(!card.faceUp);
        QVERIFY(!card.object.exists());
        QCOMPARE(int{card.definition}, 0);
        QVERIFY(card.numbers.empty());
        QVERIFY(card.marks.empty());
        QVERIFY(card.alias != 0);
        QVERIFY(card.owner == b);
        QVERIFY(card.zone == zone("hand", b));
    }
    QVERIFY(hand.cards[0].alias != hand.cards[1].alias);
}

void TestView::nobodySeesADeck() {
    const Match match = Table{}.begin("main phase 1");
    for (const Player viewer : {a, b, Player::nobody})
        for (const Player owner : bothPlayers) {
            const ZoneView deck = viewOf(match, viewer).at(zone("deck", owner));
            QVERIFY(deck.cards.empty());
            QCOMPARE(deck.count, 10U);
        }
}

void TestView::openZonesAreSeenByBoth() {
    Table table;
    table.put("Gale", "field", a);
    table.put("Dust", "field", a);
    table.put("Ember", "break zone", a);
    table.put("Dawn", "damage zone", a);
    table.put("Well", "removed", a);
    const Match match = table.begin("main phase 1");
    for (const Player viewer : {a, b, Player::nobody}) {
        QCOMPARE(faces(match, viewer, zone("field", a)), QStringList({"Gale", "Dust"}));
        QCOMPARE(faces(match, viewer, zone("break zone", a)), QStringList({"Ember"}));
        QCOMPARE(faces(match, viewer, zone("damage zone", a)), QStringList({"Dawn"}));
        QCOMPARE(faces(match, viewer, zone("removed", a)), QStringList({"Well"}));
    }
}

void TestView::everyZoneIsThereOnce() {
    const Match match = Table{}.begin("main phase 1");
    const View view = viewOf(match, a);
    std::set<ZoneId> seen;
    for (const ZoneView& each : view.zones)
        QVERIFY(seen.insert(each.zone).second);
    // Six kinds for each player and the stack for both (chapter 7), and an LB deck for each (p-2).
    QCOMPARE(seen.size(), 15U);
    QVERIFY(seen.contains(zone("stack", Player::nobody)));
    QVERIFY_EXCEPTION_THROWN(view.at(zone("stack", a)), std::out_of_range);
    QVERIFY(view.at(zone("hand", b)).zone == zone("hand", b));
}

void TestView::countsAreThoseOfTheZones() {
    Random random{3};
    for (const char* id : {"fftcg", "workbench"}) {
        BatteryGame ready = batteryGame(id);
        ready.setup.seed = 12;
        Match match{ready.setup};
        while (!match.over()) {
            for (const Player viewer : bothPlayers)
                for (const ZoneView& each : viewOf(match, viewer).zones) {
                    std::size_t there = 0;
                    for (const ObjectId object : objectsIn(match.state(), each.zone)) {
                        Q_UNUSED(object)
                        ++there;
                    }
                    QCOMPARE(each.count, there);
                    if (match.game().tables.zones[each.zone.kind].visibility != Visibility::nobody)
                        QCOMPARE(each.cards.size(), there);
                }
            match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        }
    }
}

void TestView::aShuffleGivesHiddenCardsNewNames() {
    Table table;
    for (int i = 0; i < 5; ++i)
        table.put("Dust", "hand", b);
    const Match before = table.begin("main phase 1");
    State state = before.state();
    shuffleZone(state, zone("hand", b));
    const Match after{game(),
                      std::make_shared<const CardTable>(before.cards()),
                      std::make_shared<const Rulebook>(game().tables),
                      state,
                      {"Blue", "Crimson"}};
    const auto old = aliases(before, a, zone("hand", b));
    const auto renewed = aliases(after, a, zone("hand", b));
    QCOMPARE(old.size(), 5U);
    QCOMPARE(renewed.size(), 5U);
    for (const std::uint32_t alias : renewed)
        QVERIFY(!old.contains(alias));
}

void TestView::hiddenCardsKeepTheirNamesOtherwise() {
    // So that a table can move the right card when one is drawn.
    Table table;
    table.put("Dust", "hand", b);
    table.put("Ember", "hand", b);
    Match match = table.begin("main phase 1");
    const auto before = aliases(match, a, zone("hand", b));
    match.answer(optionOf(match, "pass"));
    QVERIFY(aliases(match, a, zone("hand", b)) == before);
    while (match.state().turn == 3)
        match.answer(Option{match.decision().options.front()});
    const auto after = aliases(match, a, zone("hand", b)); // B has drawn two cards
    QCOMPARE(after.size(), 4U);
    for (const std::uint32_t alias : before)
        QVERIFY(after.contains(alias));
}

void TestView::aCardBeingCastIsSeenByBoth() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    table.put("Dawn", "hand", a);
    for (int i = 0; i < 2; ++i)
        table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"?", "?"}));
    match.answer(optionOf(match, "cast", gale));
    // 11.4.2: it is shown when it is announced; the other card is not.
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"Gale", "?"}));
    QVERIFY(viewOf(match, b).at(zone("hand", a)).cards[0].object == gale);
    QCOMPARE(faces(match, a, zone("hand", a)), QStringList({"Gale", "Dawn"}));
    while (match.decision().kind == DecisionKind::pay)
        match.answer(Option{match.suggestion()});
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"?"}));
    QVERIFY(faces(match, b, zone("field", a)).contains("Gale"));
}

void TestView::aCastThatIsTakenBackIsHiddenAgain() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    for (int i = 0; i < 2; ++i)
        table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", gale));
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"Gale"}));
    match.takeBack();
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"?"}));
    QCOMPARE(faces(match, a, zone("hand", a)), QStringList({"Gale"}));
}

void TestView::whatACardIsAndHowItLies() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a, true);
    const ObjectId well = table.put("Well", "field", b);
    const ObjectId ember = table.put("Ember", "hand", a);
    const Match match = table.begin("attack phase");
    State state = match.state();
    record(state, dust).damage = 3000;
    // Whether a forward has attacked before is kept as well, and is nothing to be seen.
    for (const MarkSpec& mark : game().tables.marks)
        if (mark.word == "attacking" || mark.word == "has attacked")
            record(state, dust).marks |= mark.bit;
    record(state, well).controller = a;
    const Match changed{game(),
                        std::make_shared<const CardTable>(match.cards()),
                        std::make_shared<const Rulebook>(game().tables),
                        state,
                        {"Blue", "Crimson"}};
    const View view = viewOf(changed, b);
    const CardView& seen = cardOf(view, dust);
    QVERIFY(seen.aside);
    QCOMPARE(seen.damage, 3000);
    QCOMPARE(words(seen.marks), QStringList({"attacking"}));
    QCOMPARE(numbers(seen), QStringList({"cost 2/2", "power 5000/5000"}));
    QVERIFY(seen.owner == a);
    QVERIFY(seen.controller == a);
    QVERIFY(seen.zone == zone("field", a));
    const CardView& backup = cardOf(view, well);
    QVERIFY(!backup.aside);
    QCOMPARE(backup.damage, 0);
    QVERIFY(backup.marks.empty());
    QCOMPARE(numbers(backup), QStringList({"cost 1/1"})); // no power
    QVERIFY(backup.owner == b);
    QVERIFY(backup.controller == a);
    const View own = viewOf(changed, a);
    QCOMPARE(numbers(cardOf(own, ember)), QStringList({"cost 1/1"}));
}

void TestView::marksOfTheKitAreNotShown() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    for (int i = 0; i < 2; ++i)
        table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", gale));
    const View view = viewOf(match, b);
    QVERIFY(cardOf(view, gale).marks.empty());
}

void TestView::onlyTheDeciderHasOptions() {
    Table table;
    table.put("Ember", "hand", a);
    table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    QVERIFY(sameOptions(viewOf(match, a), match.decision()));
    QCOMPARE(viewOf(match, a).options.size(), 2U);
    QVERIFY(viewOf(match, b).options.empty());
    QVERIFY(viewOf(match, b).decider == a);
    match.answer(optionOf(match, "pass"));
    QVERIFY(viewOf(match, a).options.empty());
    QVERIFY(sameOptions(viewOf(match, b), match.decision()));
    match.concede(a);
    QVERIFY(viewOf(match, b).options.empty());
    QVERIFY(viewOf(match, a).decider == Player::nobody);
}

void TestView::theMomentIsTold() {
    Match match = Table{}.begin("main phase 1");
    const View view = viewOf(match, b);
    QVERIFY(view.viewer == b);
    QCOMPARE(int{view.turn}, 3);
    QVERIFY(view.turnPlayer == a);
    QCOMPARE(std::string{view.phase}, std::string{"main phase 1"});
    QCOMPARE(std::string{game().tables.phases[view.phaseIndex]}, std::string{"main phase 1"});
    QVERIFY(view.outcome == Outcome::running);
    match.concede(b);
    QVERIFY(viewOf(match, b).outcome == Outcome::winA);

    MatchSetup setup;
    setup.game = &game();
    for (auto& deck : setup.decks)
        deck = {{&allCards()[2], 40}};
    QCOMPARE(std::string{viewOf(Match{setup}, a).phase}, std::string{"before the game"});
}

void TestView::whatTheViewerHasNotSeenMakesNoDifference() {
    Table table;
    const ObjectId dust = table.put("Dust", "hand", b);
    table.put("Gale", "hand", a);
    const Match one = table.begin("main phase 1");
    State state = one.state();
    const ObjectId top = topOf(state, zone("deck", b));
    state.cards[record(state, top).card].definition =
        static_cast<DefinitionIndex>(indexOfCard(one.cards(), "Dawn"));
    state.cards[record(state, dust).card].definition =
        static_cast<DefinitionIndex>(indexOfCard(one.cards(), "Ember"));
    const Match other{game(),
                      std::make_shared<const CardTable>(one.cards()),
                      std::make_shared<const Rulebook>(game().tables),
                      state,
                      {"Blue", "Crimson"}};
    const auto text = [](const Match& match, Player viewer) {
        QString result;
        for (const ZoneView& each : viewOf(match, viewer).zones) {
            result += QStringLiteral("%1:").arg(each.count);
            for (const CardView& card : each.cards)
                result += QStringLiteral("%1 %2 %3 %4;")
                              .arg(card.faceUp)
                              .arg(packed(card.object))
                              .arg(card.alias)
                              .arg(card.definition);
        }
        return result;
    };
    QCOMPARE(text(other, a), text(one, a));
    QVERIFY(text(other, b) != text(one, b));
}

void TestView::explanationsAddUpToTheValue() {
    Random random{5};
    int compared = 0;
    for (const char* id : {"fftcg", "workbench"}) {
        BatteryGame ready = batteryGame(id);
        ready.setup.seed = 21;
        Match match{ready.setup};
        while (!match.over()) {
            for (const ZoneView& each : viewOf(match, a).zones)
                for (const CardView& card : each.cards) {
                    for (const NumberView& number : card.numbers) {
                        std::int32_t sum = 0;
                        for (const Contribution& part : explain(match, card.object, number.word))
                            sum += part.amount;
                        QCOMPARE(sum, number.now);
                        for (const NumberSpec& spec : match.game().tables.numbers)
                            if (spec.word == number.word)
                                QCOMPARE(number.printed,
                                         match.cards()[card.definition].prints(spec.slot)
                                             ? match.cards()[card.definition].numbers[spec.slot]
                                             : 0); // a number that was given
                        ++compared;
                    }
                }
            match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        }
    }
    QVERIFY(compared > 1000);
}

void TestView::whatHasNoNumberHasNoExplanation() {
    Table table;
    const ObjectId well = table.put("Well", "field", a);
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(explain(match, dust, "power").size(), 1U);
    QCOMPARE(explain(match, dust, "power").front().amount, 5000);
    QCOMPARE(std::string{explain(match, dust, "power").front().key}, std::string{"printed"});
    QVERIFY(explain(match, well, "power").empty());
    QVERIFY(!explain(match, well, "cost").empty());
    QVERIFY(explain(match, dust, "strength").empty());
    QVERIFY(explain(match, ObjectId{}, "power").empty());
    QVERIFY(explain(match, ObjectId{dust.index, 9}, "power").empty());
}

/// 10.1.2.1.1: a Forward attacks from the turn on at whose start its player had it; 15.2.2.2: with Haste at
/// once.
void TestView::whatHasJustComeWaitsInView() {
    Table table;
    const ObjectId old = table.put("Dust", "field", a);
    const ObjectId fresh = table.put("Dust", "field", a);
    const ObjectId quick = table.put("Gale", "field", a);
    const ObjectId mill = table.put("Mill", "field", a);
    const ObjectId theirs = table.put("Dust", "field", b);
    const auto next = static_cast<std::uint16_t>(table.state().turn + 1);
    for (const ObjectId id : {fresh, quick, mill, theirs})
        table.state().objects[id.index].since = next;
    const Match match = table.begin("main phase 1");
    for (const Player viewer : bothPlayers) {
        const View view = viewOf(match, viewer);
        QVERIFY(cardOf(view, fresh).waitsForNextTurn);
        QVERIFY(!cardOf(view, old).waitsForNextTurn);
        QVERIFY(!cardOf(view, quick).waitsForNextTurn);
        QVERIFY(!cardOf(view, mill).waitsForNextTurn);   // no Backup attacks
        QVERIFY(!cardOf(view, theirs).waitsForNextTurn); // it is not their turn
    }
}

void TestView::whereWeAreInTheRulebook() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    for (int i = 0; i < 2; ++i)
        table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", gale));
    QStringList names;
    for (const ProcedureView& each : whereWeAre(match))
        names << QString::fromStdString(std::string{each.procedure->name});
    // Outermost first: the turn, its main phase, the priority in it, the card that is cast.
    QCOMPARE(names, QStringList({"turn", "main phase", "priority", "casting a character"}));
    const ProcedureView last = whereWeAre(match).back();
    QVERIFY(last.step < last.procedure->steps.size());
    QCOMPARE(std::string{last.procedure->steps[last.step].name}, std::string{"its payment is chosen"});
}

TAKUJO_TEST(TestView)

} // namespace test_view
#include "test_view.moc"
