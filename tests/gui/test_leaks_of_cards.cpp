#include "tests/gui/leak_watcher.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

Q_DECLARE_METATYPE(NamedCards)

/// Cards that search, look into decks, reveal, and make somebody discard: what they show one player alone is
/// named to the other nowhere in the window, when the table is handed over or afterwards.
class TestLeaksOfCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void whatACardShowsStaysWithWhoSawIt_data();
    void whatACardShowsStaysWithWhoSawIt();

private:
    QTemporaryDir folder_;
};

void TestLeaksOfCards::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    QVERIFY(folder_.isValid());
}

void TestLeaksOfCards::whatACardShowsStaysWithWhoSawIt_data() {
    QTest::addColumn<NamedCards>("cards");
    QTest::addColumn<int>("shows");
    QTest::addColumn<QString>("asks");
    QTest::addColumn<int>("seating");
    const auto row = [](const char* name, const NamedCards& cards, Shows shows, const char* asks,
                        int seating = 1) {
        QTest::newRow(name) << cards << static_cast<int>(shows) << QString::fromLatin1(asks) << seating;
    };
    const auto does = [](const char* what) {
        NamedCards cards;
        cards.asking =
            QStringLiteral("type: relic, colour: red, cost: 0, abilities: [{when: {enters: this}, do: {%1}}]")
                .arg(QLatin1String{what});
        return cards;
    };
    constexpr const char* look = "look: {at top: 3, take: 1, to: hand, rest: on the bottom}";
    row("looking at the top", does(look), Shows::some, "");
    row("looking at the top, between turns", does(look), Shows::some, "", 2);
    row("looking and putting back", does("look: {at top: 2}"), Shows::some, "");
    row("searching", does("search: {for: {relic: {}}, to: hand}"), Shows::chosen, "");
    row("revealing", does("look: {at top: 2, take: 1, to: hand, rest: on the bottom, show: true}"),
        Shows::all, "");
    row("the other discards", does("discard: {amount: 1, player: opponent}"), Shows::none, "discard");
    row("the other discards at random", does("discard: {amount: 1, player: opponent, at random: true}"),
        Shows::none, "");
}

void TestLeaksOfCards::whatACardShowsStaysWithWhoSawIt() {
    QFETCH(const NamedCards, cards);
    QFETCH(const int, shows);
    QFETCH(const QString, asks);
    QFETCH(const int, seating);
    const QString home = folder_.filePath(QString::fromUtf8(QTest::currentDataTag()));
    qputenv("XDG_DATA_HOME", home.toUtf8());
    QVERIFY(writeNamedDecks(home, cards));
    const auto driver = windowForTwo();
    beginWithTwo(*driver, seating);
    driver->key(Qt::Key_2, Qt::ControlModifier); // the log tells most
    const auto shown = static_cast<Shows>(shows);
    const WatchedGame game = watchForLeaks(*driver, shown, asks, [&](LeakWatcher& watcher, int step) {
        playLookingAround(*driver, watcher, step);
    });
    QVERIFY(game.handOvers >= 8);
    // There was something to see.
    QVERIFY(game.asked);
    QVERIFY(shown == Shows::none || game.looked > 0);
    QVERIFY(shown == Shows::none || shown == Shows::all || game.secrets > 0);
}

TAKUJO_TEST(TestLeaksOfCards)
#include "test_leaks_of_cards.moc"
