// A match: forth and back through its answers, and what it means to move a card somewhere.

#include <QTest>

#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/played_game.h"

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

void gameRows() {
    QTest::addColumn<QString>("game");
    QTest::newRow("fftcg") << "fftcg";
    QTest::newRow("workbench") << "workbench";
}

Option optionOf(const Match& match, std::string_view verb, ObjectId object = {}) {
    for (const Option& option : match.decision().options)
        if (match.game().tables.verbs[option.verb].word == verb &&
            (!object.exists() || option.object == object))
            return option;
    qFatal("that is not offered");
}

ZoneId zone(const char* word, Player player) {
    return {zoneOfWord(game().tables, word), player};
}

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

class TestMatch : public QObject {
    Q_OBJECT

private slots:
    static void aWholeGameIsUndoneAndDoneAgain_data() { gameRows(); }
    static void aWholeGameIsUndoneAndDoneAgain();
    static void theAnswersAreThoseThatWereGiven_data() { gameRows(); }
    static void theAnswersAreThoseThatWereGiven();
    static void anotherAnswerAfterUndoIsAnotherWay();
    static void theSameAnswerAfterUndoGoesBackToTheOldWay();
    static void aRefusedAnswerChangesNothing();
    static void takingBackIsAsIfItHadNotBeenBegun();
    static void takingBackGoesToTheBeginningOfTheAction();
    static void takingBackHalfAMulliganAsksAgain();
    static void givingUpCanBeUndone();
    static void goingOnAfterGivingUpIsAnotherWay();
    static void theOtherPlayerGivesUp();
    static void theOrderOfADeckListDoesNotMatter();
    static void theFirstStateHasBothDecks();
    static void theFormatIsWrittenIntoTheState();
    static void aCardIsDraggedFromTheHand();
    static void aSummonIsDraggedFromTheHand();
    static void paymentIsDragged();
    static void anAttackIsDragged();
    static void whatEndsThereIsMeantWhereNothingElseFits();
    static void aMoveToAttackNeverMeansAnAbility();
    static void whereACardWouldGoIsTriedOut();
    static void whatNobodyMovesMeansNothing();
    static void theSuggestedCompletionCompletesTheAction();
};

void TestMatch::aWholeGameIsUndoneAndDoneAgain() {
    QFETCH(const QString, game);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        PlayedGame played{game, seed};
        Match& match = *played.match;
        QVERIFY(match.over());
        QCOMPARE(match.depth(), played.given.size());
        QVERIFY(!match.canRedo());
        for (std::size_t depth = played.given.size(); depth-- > 0;) {
            QVERIFY(match.canUndo());
            match.undo();
            QCOMPARE(match.depth(), depth);
            QVERIFY(Moment{match} == played.moments[depth]);
        }
        QVERIFY(!match.canUndo());
        match.undo();
        QVERIFY(Moment{match} == played.moments.front());
        for (std::size_t depth = 1; depth <= played.given.size(); ++depth) {
            QVERIFY(match.canRedo());
            match.redo();
            QCOMPARE(match.depth(), depth);
            QVERIFY(Moment{match} == played.moments[depth]);
        }
        QVERIFY(!match.canRedo());
        match.redo();
        QVERIFY(Moment{match} == played.moments.back());
        QVERIFY(match.over());
    }
}

void TestMatch::theAnswersAreThoseThatWereGiven() {
    QFETCH(const QString, game);
    PlayedGame played{game, 4};
    const auto sameAnswers = [](const std::vector<Attempt>& one, std::span<const Attempt> other) {
        return std::ranges::equal(one, other, [](const Attempt& x, const Attempt& y) {
            return x.player == y.player && x.option == y.option;
        });
    };
    QVERIFY(sameAnswers(played.match->answers(), played.given));
    const std::size_t half = played.given.size() / 2;
    while (played.match->depth() > half)
        played.match->undo();
    QVERIFY(sameAnswers(played.match->answers(), std::span{played.given}.first(half)));
    // Given again to a match of the same set-up, they lead to the same state.
    Match again{played.game.setup};
    for (const Attempt& answer : played.given) {
        QVERIFY(again.decision().decider == answer.player);
        QVERIFY(!again.answer(answer.option).has_value());
    }
    QVERIFY(Moment{again} == played.moments.back());
}

void TestMatch::anotherAnswerAfterUndoIsAnotherWay() {
    PlayedGame played{"fftcg", 5, 60};
    Match& match = *played.match;
    while (match.depth() > 40)
        match.undo();
    while (match.decision().options.size() < 2)
        match.undo();
    const std::size_t depth = match.depth();
    const Moment before{match};
    const auto other = std::ranges::find_if(match.decision().options, [&](const Option& option) {
        return !(option == played.given[depth].option);
    });
    QVERIFY(!match.answer(Option{*other}).has_value());
    const Moment there{match};
    QCOMPARE(match.depth(), depth + 1);
    QVERIFY(!(there == played.moments[depth + 1]));
    QVERIFY(!match.canRedo()); // the old way is not what comes next here
    QCOMPARE(match.answers().size(), depth + 1);
    match.undo();
    QVERIFY(Moment{match} == before);
    match.redo(); // the way that was taken last
    QVERIFY(Moment{match} == there);
}

void TestMatch::theSameAnswerAfterUndoGoesBackToTheOldWay() {
    PlayedGame played{"fftcg", 6, 80};
    Match& match = *played.match;
    while (match.depth() > 30)
        match.undo();
    QVERIFY(!match.answer(played.given[30].option).has_value());
    QVERIFY(Moment{match} == played.moments[31]);
    QVERIFY(match.canRedo()); // all that followed is still there
    while (match.canRedo())
        match.redo();
    QCOMPARE(match.depth(), std::size_t{80});
    QVERIFY(Moment{match} == played.moments[80]);
}

void TestMatch::aRefusedAnswerChangesNothing() {
    PlayedGame played{"fftcg", 7, 40};
    Match& match = *played.match;
    match.undo();
    const Moment before{match};
    Option nonsense = match.decision().options.front();
    nonsense.value += 12345;
    QVERIFY(match.answer(nonsense).has_value());
    QVERIFY(Moment{match} == before);
    QCOMPARE(match.depth(), std::size_t{39});
    QVERIFY(match.canRedo());
}

void TestMatch::takingBackIsAsIfItHadNotBeenBegun() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    const Moment before{match};
    QVERIFY(!match.canTakeBack());
    match.answer(optionOf(match, "cast", warden));
    match.answer(optionOf(match, "pay"));
    match.answer(optionOf(match, "pay"));
    QVERIFY(match.canTakeBack());
    QCOMPARE(match.depth(), std::size_t{3});
    match.takeBack();
    QVERIFY(Moment{match} == before);
    QCOMPARE(match.depth(), std::size_t{0});
    QVERIFY(match.answers().empty());
    QVERIFY(!match.canTakeBack());
    QVERIFY(!match.canUndo());
    QVERIFY(!match.canRedo());
    match.takeBack();
    QVERIFY(Moment{match} == before);
}

void TestMatch::takingBackGoesToTheBeginningOfTheAction() {
    // What was done before stays done, also where it was an action of the same kind.
    Table table;
    const ObjectId first = table.put("Gale", "hand", a);
    const ObjectId second = table.put("Gale", "hand", a);
    for (int i = 0; i < 4; ++i)
        table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    const auto begin = [&](ObjectId card) { match.answer(optionOf(match, "cast", card)); };
    const auto pay = [&] {
        while (match.decision().kind == DecisionKind::pay)
            match.answer(Option{match.suggestion()});
    };
    begin(first);
    pay();
    const Moment afterFirst{match};
    const std::size_t depth = match.depth();
    begin(second);
    match.answer(Option{match.suggestion()});
    match.takeBack();
    QVERIFY(Moment{match} == afterFirst);
    QCOMPARE(match.depth(), depth);
    QCOMPARE(int{countIn(match.state(), zone("hand", a))}, 1);
    QVERIFY(match.canUndo());
}

void TestMatch::takingBackHalfAMulliganAsksAgain() {
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    match.answer(optionOf(match, "go first"));
    const Moment asked{match};
    match.answer(optionOf(match, "mulligan"));
    match.answer(optionOf(match, "bottom"));
    match.answer(optionOf(match, "bottom"));
    match.takeBack();
    QVERIFY(Moment{match} == asked);
    QVERIFY(!match.answer(optionOf(match, "keep")).has_value());
}

void TestMatch::givingUpCanBeUndone() {
    PlayedGame played{"fftcg", 8, 25};
    Match& match = *played.match;
    const Player player = match.decision().decider;
    const Option option = match.decision().options.front();
    match.concede(player);
    const Moment ended{match};
    QVERIFY(match.over());
    QVERIFY(match.state().outcome == (player == a ? Outcome::winB : Outcome::winA));
    QCOMPARE(match.depth(), std::size_t{26});
    match.concede(opponentOf(player)); // too late
    QVERIFY(Moment{match} == ended);
    QCOMPARE(match.depth(), std::size_t{26});
    match.undo();
    QVERIFY(!match.over());
    QVERIFY(Moment{match} == played.moments[25]);
    match.redo();
    QVERIFY(Moment{match} == ended);
    match.undo();
    // Going on instead of giving up is another way.
    QVERIFY(!match.answer(option).has_value());
    QVERIFY(!match.over());
}

void TestMatch::goingOnAfterGivingUpIsAnotherWay() {
    // Also for the answer that looks most like none at all: the first verb, without card and place.
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    match.concede(match.decision().decider);
    match.undo();
    QVERIFY(!match.answer(optionOf(match, "go first")).has_value());
    QVERIFY(!match.over());
    QVERIFY(!match.decision().options.empty());
}

void TestMatch::theOtherPlayerGivesUp() {
    PlayedGame played{"fftcg", 9, 20};
    Match& match = *played.match;
    const Player other = opponentOf(match.decision().decider);
    match.concede(other);
    QVERIFY(match.over());
    QVERIFY(match.state().outcome == (other == a ? Outcome::winB : Outcome::winA));
    QVERIFY(match.answers().back().player == other);
    match.undo();
    QVERIFY(Moment{match} == played.moments[20]);
}

void TestMatch::theOrderOfADeckListDoesNotMatter() {
    BatteryGame game = batteryGame("fftcg");
    game.setup.seed = 3;
    const Match one{game.setup};
    for (auto& deck : game.setup.decks) {
        std::ranges::reverse(deck);
        // A line that is written in two halves is the same deck, too.
        if (deck.front().count > 1) {
            --deck.front().count;
            deck.push_back({deck.front().card, 1});
        }
    }
    const Match other{game.setup};
    QVERIFY(Moment{one} == Moment{other});
    game.setup.seed = 4;
    QVERIFY(!(Moment{one} == Moment{Match{game.setup}}));
}

void TestMatch::theFirstStateHasBothDecks() {
    const BatteryGame game = batteryGame("fftcg");
    const CardTable cards = cardsOf(game.setup);
    const State state = initialState(game.setup, cards);
    QCOMPARE(state.cards.size(), 100U);
    for (const Player player : bothPlayers) {
        QCOMPARE(int{countIn(state, zone("deck", player))}, 50);
        std::map<std::string, int> counts;
        for (const ObjectId id : objectsIn(state, zone("deck", player))) {
            ++counts[cards[state.cards[record(state, id).card].definition].id];
            QVERIFY(state.cards[record(state, id).card].owner == player);
        }
        std::map<std::string, int> wanted;
        for (const DeckLine& line : game.setup.decks[indexOf(player)])
            wanted[line.card->id] += line.count;
        QVERIFY(counts == wanted);
    }
    QVERIFY(std::ranges::is_sorted(cards, {}, &CardDefinition::id));
}

void TestMatch::theFormatIsWrittenIntoTheState() {
    BatteryGame game = batteryGame("fftcg");
    const CardTable cards = cardsOf(game.setup);
    const State constructed = initialState(game.setup, cards);
    game.setup.format = 1;
    game.setup.stops = {3, 5};
    const State limited = initialState(game.setup, cards);
    QVERIFY(constructed.flags != limited.flags);
    QCOMPARE(limited.players[0].stops, 3U);
    QCOMPARE(limited.players[1].stops, 5U);
}

void TestMatch::aCardIsDraggedFromTheHand() {
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

void TestMatch::aSummonIsDraggedFromTheHand() {
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

void TestMatch::paymentIsDragged() {
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

void TestMatch::anAttackIsDragged() {
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

void TestMatch::whatEndsThereIsMeantWhereNothingElseFits() {
    // In a main phase forwards neither attack nor are put away. To the opponent's field they are moved to
    // attack, to one's own break zone to be put away (12.4.8).
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(meaning(match, a, dust, zone("field", b)), QStringLiteral("attack 10.1.2.1"));
    QCOMPARE(meaning(match, a, dust, zone("break zone", a)), QStringLiteral("put away 12.4.8"));
}

void TestMatch::aMoveToAttackNeverMeansAnAbility() {
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

void TestMatch::whereACardWouldGoIsTriedOut() {
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

void TestMatch::whatNobodyMovesMeansNothing() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", a);
    const Match match = table.begin("main phase 1");
    const ObjectId top = topOf(match.state(), zone("deck", a));
    QCOMPARE(meaning(match, a, top, zone("hand", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, a, ObjectId{}, zone("field", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, a, ObjectId{gale.index, 77}, zone("field", a)), QStringLiteral("nothing"));
    QCOMPARE(meaning(match, b, gale, zone("field", b)), QStringLiteral("nothing")); // A's hand is not B's
}

void TestMatch::theSuggestedCompletionCompletesTheAction() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    table.put("Ember", "hand", a);
    for (int i = 0; i < 2; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    QVERIFY(match.suggestedCompletion().empty());
    match.answer(optionOf(match, "cast", warden));
    const Moment paying{match};
    const std::vector<Option> ways = match.suggestedCompletion();
    QVERIFY(Moment{match} == paying); // it was tried on a copy
    QVERIFY(!ways.empty());
    for (const Option& way : ways)
        QVERIFY(!match.answer(way).has_value());
    QVERIFY(!match.canTakeBack());
    QCOMPARE(int{countIn(match.state(), zone("field", a))}, 3);
    QCOMPARE(int{countIn(match.state(), zone("break zone", a))}, 1);
}

QTEST_APPLESS_MAIN(TestMatch)
#include "test_match.moc"
