#include "tests/gui/leak_watcher.h"
#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QListWidget>
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

namespace {

enum class Shows : std::uint8_t {
    some,   ///< the cards that are looked at, to one player
    chosen, ///< them to one player, the chosen one to both
    all,    ///< them to both players
    none,
};

QListWidget* picker(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("picker-cards")));
}

QString told(const QListWidgetItem& item) {
    return item.data(Qt::AccessibleTextRole).toString();
}

/// Looks at what the card shows, and chooses of it, or goes on.
void lookAndChoose(TableDriver& driver, LeakWatcher& watcher, Shows shows, const QString& player, int step) {
    const QListWidget& list = *picker(driver);
    std::set<QString> names;
    for (int i = 0; i < list.count(); ++i)
        names.merge(namesIn(told(*list.item(i))));
    if (shows == Shows::all)
        std::ranges::for_each(names, [&](const QString& name) { watcher.showsEverybody(name); });
    watcher.showsOnlyTo(player, names);
    watcher.listen(player);
    QPushButton* button = driver.defaultButton();
    if (button != nullptr && step % 3 == 0) {
        driver.click(button);
        return;
    }
    const int chosen = step % list.count();
    if (shows == Shows::chosen)
        for (const QString& name : namesIn(told(*list.item(chosen))))
            watcher.showsEverybody(name);
    driver.clickPicker(chosen);
}

void attackOrPlay(TableDriver& driver, LeakWatcher& watcher, int step) {
    const auto able = driver.cardsThat(canBeChosen);
    if (!able.empty() && driver.prompt().contains(QStringLiteral("attack with")))
        driver.click(able.front());
    else
        playLookingAround(driver, watcher, step);
}

} // namespace

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
    const auto does = [](const char* what, int cost = 1) {
        return NamedCards{cost, QStringLiteral("generic: true"),
                          QStringLiteral("resolve: {do: {%1}}").arg(QLatin1String{what})};
    };
    constexpr const char* look = "look: {at top: 3, take: 1, to: hand, rest: on the bottom}";
    row("looking at the top", does(look), Shows::some, "");
    row("looking at the top, between turns", does(look), Shows::some, "", 2);
    row("looking and putting back", does("look: {at top: 2}"), Shows::some, "");
    row("searching", does("search: {for: {forward: {}}, to: hand}"), Shows::chosen, "");
    row("revealing", does("look: {at top: 2, take: 1, to: hand, rest: on the bottom, show: true}"),
        Shows::all, "");
    row("the other discards", does("discard: {amount: 1, player: opponent}", 0), Shows::none, "discard");
    row("the other discards at random", does("discard: {amount: 1, player: opponent, at random: true}", 0),
        Shows::none, "");
    row("bursts",
        {1, QStringLiteral("generic: true, abilities: [haste]"),
         QStringLiteral("ex: true, resolve: {burst: true, do: {draw: 1}}")},
        Shows::none, "EX Burst");
}

void TestLeaksOfCards::whatACardShowsStaysWithWhoSawIt() {
    QFETCH(const NamedCards, cards);
    QFETCH(const int, shows);
    QFETCH(const QString, asks);
    QFETCH(const int, seating);
    const QString home = folder_.filePath(QString::fromUtf8(QTest::currentDataTag()));
    qputenv("XDG_DATA_HOME", home.toUtf8());
    QVERIFY(writeNamedDecks(home, cards));
    TableDriver driver;
    beginWithTwo(driver, seating);
    driver.key(Qt::Key_2, Qt::ControlModifier); // the log tells most
    LeakWatcher watcher{driver};
    QString sitting;
    int handOvers = 0;
    int looked = 0;
    bool asked = false;
    for (int step = 0; step < 600 && handOvers < 16 && !driver.isOver(); ++step) {
        const bool isOpen = !isHandedOver(driver) && driver.widget(takeTable) != nullptr;
        if (isHandedOver(driver) || isOpen) {
            watcher.listen({});
            QVERIFY(hand(driver).empty());
            handOvers += isOpen ? 0 : 1;
            sitting = isOpen ? driver.prompt().section(u':', 0, 0) : receiver(driver);
            sitDown(driver);
            continue;
        }
        watcher.look(sitting);
        asked = asked || driver.prompt().contains(asks);
        if (picker(driver) != nullptr) {
            ++looked;
            lookAndChoose(driver, watcher, static_cast<Shows>(shows), sitting, step);
        } else {
            watcher.listen(sitting);
            attackOrPlay(driver, watcher, step);
        }
        QVERIFY2(watcher.leaks().isEmpty(), qPrintable(watcher.leaks()));
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(handOvers >= 8);
    // There was something to see.
    QVERIFY(asked);
    QVERIFY(static_cast<Shows>(shows) == Shows::none || looked > 0);
    QVERIFY(static_cast<Shows>(shows) == Shows::none || static_cast<Shows>(shows) == Shows::all ||
            watcher.secrets() > 0);
}

TAKUJO_TEST(TestLeaksOfCards)
#include "test_leaks_of_cards.moc"
