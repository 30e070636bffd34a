// Which cards of a game are drawn and which are played: seen from the tables of any rulebook.

#include "tests/test_program.h"

#include <QTest>

#include "engine/match/random_answer.h"
#include "engine/numbers/card_watch.h"
#include "tests/unit/kit/made_up_games.h"
#include "tests/unit/match/battery_games.h"

namespace test_card_watch {

using namespace takujo;

namespace {

/// A game that is watched.
struct Watched {
    explicit Watched(const Game& of, const MadeUpTable& table, const State& begin)
        : game{&of}, cards{table.cards}, rules{of.tables}, engine{rules, cards, &journal}, watch{rules} {
        engine.start(begin);
        watch.begin(engine, journal);
    }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

    void answer(std::size_t option) {
        watch.beforeAnswer(engine, engine.decision().options[option]);
        engine.answer(option);
        watch.afterAnswer(engine, journal);
    }
    /// Gives the first answer with that verb, for that card if it has one.
    void answer(std::string_view verb, std::string_view card = {}) {
        const auto& options = engine.decision().options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const bool isCard = card.empty() || (options[i].object.exists() &&
                                                 engine.position().definition(options[i].object).id == card);
            if (rules.verb(options[i].verb).word == verb && isCard) {
                answer(i);
                return;
            }
        }
        QStringList offered;
        for (const Option& option : options)
            offered << QString::fromStdString(std::string{rules.verb(option.verb).word});
        qFatal("no %s %s among %s", std::string{verb}.c_str(), std::string{card}.c_str(),
               qPrintable(offered.join(' ')));
    }
    QStringList seen(bool (CardWatch::*is)(std::size_t) const) const {
        QStringList found;
        for (std::size_t i = 0; i < engine.state().cards.size(); ++i)
            if ((watch.*is)(i))
                found << QString::fromStdString(cards[engine.state().cards[i].definition].id);
        found.sort();
        return found;
    }
    QStringList drawn() const { return seen(&CardWatch::isDrawn); }
    QStringList played() const { return seen(&CardWatch::isPlayed); }

    const Game* game;
    CardTable cards;
    Rulebook rules;
    Journal journal;
    Engine engine;
    CardWatch watch;
};

/// Player A at work, with a hand, a card in the pool to pay with, and cards to draw on both sides.
MadeUpTable atWork() {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    for (const char* card : {"Plain", "Dear", "Charm"})
        table.put(card, "hand", Player::a);
    table.put("Charm", "pool", Player::a);
    table.put("Plain", "pool", Player::a);
    table.put("Spark", "board", Player::b);
    for (const Player player : bothPlayers) {
        table.putSeveral(4, "Guard", "deck", player);
        table.state.players[indexOf(player)].values.front() = 5; // life
    }
    return table;
}

} // namespace

class TestCardWatch : public QObject {
    Q_OBJECT

private slots:
    static void anOpeningHandIsDrawn();
    static void whatIsPaidForIsPlayed();
    static void whatBecomesAResourceIsNotPlayed();
    static void whatLiesInThePoolOrOnTheBoardIsNotDrawn();
    static void nextTurnsCardIsDrawn();
    static void eachGameHasPlayedAndUnplayedCards_data();
    static void eachGameHasPlayedAndUnplayedCards();
};

void TestCardWatch::anOpeningHandIsDrawn() {
    const MadeUpTable table = beginningOf("workbench");
    const Watched watched{gameCalled("workbench"), table, table.at("beginning")};
    // Three each (w-1), and one in the first turn (w-3).
    QCOMPARE(watched.drawn().size(), 7);
    QVERIFY(watched.played().isEmpty());
}

void TestCardWatch::whatIsPaidForIsPlayed() {
    const MadeUpTable table = atWork();
    Watched watched{gameCalled("workbench"), table, table.at("work")};
    watched.answer("play", "Plain");
    while (watched.engine.decision().kind == DecisionKind::pay) {
        QVERIFY(watched.played().isEmpty()); // it may still be taken back
        watched.answer(0);
    }
    QCOMPARE(watched.played(), QStringList{QStringLiteral("Plain")});
    watched.answer("rest");
    QCOMPARE(watched.played(), QStringList{QStringLiteral("Plain")});
}

void TestCardWatch::whatBecomesAResourceIsNotPlayed() {
    const MadeUpTable table = atWork();
    Watched watched{gameCalled("workbench"), table, table.at("work")};
    watched.answer("charge", "Dear");
    QVERIFY(watched.played().isEmpty());
    QVERIFY(watched.drawn().contains(QStringLiteral("Dear")));
}

void TestCardWatch::whatLiesInThePoolOrOnTheBoardIsNotDrawn() {
    const MadeUpTable table = atWork();
    const Watched watched{gameCalled("workbench"), table, table.at("work")};
    QCOMPARE(watched.drawn(),
             (QStringList{QStringLiteral("Charm"), QStringLiteral("Dear"), QStringLiteral("Plain")}));
}

void TestCardWatch::nextTurnsCardIsDrawn() {
    const MadeUpTable table = atWork();
    Watched watched{gameCalled("workbench"), table, table.at("work")};
    watched.answer("rest");
    QCOMPARE(watched.drawn().count(QStringLiteral("Guard")), 1); // player B's (w-3)
}

void TestCardWatch::eachGameHasPlayedAndUnplayedCards_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        QTest::newRow(std::string{game->id}.c_str()) << QString::fromStdString(std::string{game->id});
}

/// Whatever game it is: cards are drawn and played in it, more of them drawn than there are in opening hands,
/// and nobody plays everything.
void TestCardWatch::eachGameHasPlayedAndUnplayedCards() {
    QFETCH(const QString, id);
    const BatteryGame battery = batteryGame(id.toStdString());
    const CardTable cards = cardsOf(battery.setup);
    const Rulebook rules{battery.game->tables};
    Journal journal;
    Engine engine{rules, cards, &journal};
    CardWatch watch{rules};
    std::size_t drawn = 0;
    std::size_t played = 0;
    std::size_t all = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        State begin = initialState(battery.setup, cards);
        begin.random = Random{seed};
        Random random{~seed};
        engine.start(begin);
        watch.begin(engine, journal);
        while (!engine.state().over()) {
            const std::size_t answer = randomAnswer(engine.decision(), random);
            watch.beforeAnswer(engine, engine.decision().options[answer]);
            engine.answer(answer);
            watch.afterAnswer(engine, journal);
            QVERIFY(journal.entries().empty()); // nothing piles up
        }
        for (std::size_t card = 0; card < begin.cards.size(); ++card) {
            drawn += watch.isDrawn(card) ? 1 : 0;
            played += watch.isPlayed(card) ? 1 : 0;
            ++all;
        }
    }
    QVERIFY(drawn > 10 * 10);
    QVERIFY(drawn < all);
    QVERIFY(played > 10);
    QVERIFY(played < drawn);
}

TAKUJO_TEST(TestCardWatch)

} // namespace test_card_watch
#include "test_card_watch.moc"
