// A match: forth and back through its answers.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"
#include "tests/unit/match/played_game.h"

namespace test_match {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

void gameRows() {
    QTest::addColumn<QString>("game");
    QTest::newRow("fftcg") << "fftcg";
    QTest::newRow("workbench") << "workbench";
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

TAKUJO_TEST(TestMatch)

} // namespace test_match
#include "test_match.moc"
