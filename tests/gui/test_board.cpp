#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// What the table shows of a fight and of whose it is. The cards and decks are made here.
class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void theLowerFieldIsOfTheOneWhoIsAsked();
    void theTableStaysWhereItIsIfThatIsWanted();
    void thoseOfAPartyAreJoined();
    void aSingleAttackerIsJoinedToNobody();
    void aBlockerIsTiedToItsAttacker();
    void theCardOfABurstLeavesTheForwardsFree();
    void nothingReactsThroughTheCardOfABurst();

private:
    QTemporaryDir folder_;
};

namespace {

bool areLinked(const TableDriver& driver) {
    return driver.widget(QStringLiteral("aim")) != nullptr;
}

/// Both players have that many runners in play, and one of them is asked whom to attack with.
bool aboutToAttack(TableDriver& driver, std::size_t runners) {
    return goOnUntil(driver, [&] {
        const auto count = [&](bool asked) {
            return static_cast<std::size_t>(std::ranges::count_if(
                named(driver, QStringLiteral("Runner"), isInPlay),
                [&](const TableDriver::Seen& card) { return isOfWhoIsAsked(driver, card) == asked; }));
        };
        const auto canPlay = [&] {
            return !named(driver, QStringLiteral("Runner"), [](const TableDriver::Seen& card) {
                        return isInHand(card) && canAct(card);
                    }).empty();
        };
        while (canPlay() && count(true) < runners && play(driver, QStringLiteral("Runner"))) {
        }
        return driver.prompt().contains(QStringLiteral("attack with")) && count(true) >= runners &&
               count(false) >= 1 && named(driver, QStringLiteral("Runner"), canBeChosen).size() >= runners;
    });
}

/// Chooses one that can be chosen; false if there is none.
bool chooseRunner(TableDriver& driver) {
    const auto able = named(driver, QStringLiteral("Runner"), canBeChosen);
    if (able.empty())
        return false;
    driver.click(able.front());
    return true;
}

bool isBlockAsked(const TableDriver& driver) {
    return driver.prompt().contains(QStringLiteral("to block with"));
}

/// Somebody is asked whether to use an EX Burst.
bool burst(TableDriver& driver) {
    const auto asked = [&] { return driver.widget(QStringLiteral("large-card")) != nullptr; };
    return goOnUntil(driver, [&] {
        if (asked())
            return true;
        if (named(driver, QStringLiteral("Dummy"), isInPlay).size() < 3)
            play(driver, QStringLiteral("Dummy"));
        const auto attackers = named(driver, QStringLiteral("Dummy"), canBeChosen);
        if (!attackers.empty() && driver.prompt().contains(QStringLiteral("attack")))
            driver.click(attackers.front());
        return asked();
    });
}

} // namespace

void TestBoard::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("zrush"),
         {{"Runner", "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [haste]",
           17}}},
        {QStringLiteral("zlamp"),
         {{"Dummy", "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [haste]",
           6},
          {"Lantern", "type: summon, element: fire, cost: 1, ex: true, resolve: {burst: true, do: {draw: 1}}",
           11}}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestBoard::theLowerFieldIsOfTheOneWhoIsAsked() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 1));
    const auto isTurned = [&] {
        int lowest[2] = {0, 0};
        for (const TableDriver::Seen& card : named(driver, QStringLiteral("Runner"), isInPlay)) {
            int& own = lowest[isOfWhoIsAsked(driver, card) ? 1 : 0];
            own = std::max(own, card.rect.bottom());
        }
        return lowest[1] > lowest[0];
    };
    QVERIFY(isTurned());
    const QString attacker = driver.prompt().section(u':', 0, 0);
    QVERIFY(chooseRunner(driver));
    driver.clickNamed(QStringLiteral("option-0"));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(driver.prompt().section(u':', 0, 0) != attacker);
    QVERIFY(isTurned());
}

void TestBoard::theTableStaysWhereItIsIfThatIsWanted() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    driver.chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("turn-table")});
    QVERIFY(aboutToAttack(driver, 1));
    const auto whereOf = [&] {
        std::vector<std::pair<QString, int>> all;
        for (const TableDriver::Seen& card : named(driver, QStringLiteral("Runner"), isInPlay))
            all.emplace_back(card.description.section(u';', 0, 0), card.rect.center().y() / 300);
        std::ranges::sort(all);
        return all;
    };
    const auto before = whereOf();
    QVERIFY(chooseRunner(driver));
    driver.clickNamed(QStringLiteral("option-0"));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(whereOf() == before);
    driver.chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("turn-table")});
}

void TestBoard::thoseOfAPartyAreJoined() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 2));
    QVERIFY(!areLinked(driver));
    QVERIFY(chooseRunner(driver));
    QVERIFY(chooseRunner(driver));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(areLinked(driver));
    driver.key(Qt::Key_Space);
    QVERIFY(goOnUntil(driver, [&] { return driver.prompt().contains(QStringLiteral("attack with")); }));
    QVERIFY(!areLinked(driver));
}

void TestBoard::aSingleAttackerIsJoinedToNobody() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 1));
    QVERIFY(chooseRunner(driver));
    driver.clickNamed(QStringLiteral("option-0"));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(!areLinked(driver));
}

void TestBoard::aBlockerIsTiedToItsAttacker() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 1));
    QVERIFY(chooseRunner(driver));
    driver.clickNamed(QStringLiteral("option-0"));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(!areLinked(driver)); // one alone is joined to nobody
    // After a block somebody is asked only at a stop.
    const auto switchPassing = [&] {
        driver.key(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(driver.clickNamed(QStringLiteral("value-pass-by-itself")));
        QVERIFY(driver.clickNamed(QStringLiteral("close")));
    };
    switchPassing();
    QVERIFY(chooseRunner(driver));
    const bool isTied = areLinked(driver);
    switchPassing(); // as it was
    QVERIFY2(isTied, qPrintable(driver.prompt()));
}

void TestBoard::theCardOfABurstLeavesTheForwardsFree() {
    TableDriver driver;
    begin(driver, QStringLiteral("zlamp"));
    QVERIFY(burst(driver));
    const QWidget* table = driver.widget(QStringLiteral("table"));
    const QWidget* large = driver.widget(QStringLiteral("large-card"));
    const QRect covered{large->mapTo(table, QPoint{}), large->size()};
    const auto forwards = named(driver, QStringLiteral("Dummy"), isInPlay);
    QVERIFY(!forwards.empty());
    for (const TableDriver::Seen& card : forwards)
        QVERIFY(!covered.intersects(card.rect));
    QVERIFY(!covered.intersects(driver.widget(QStringLiteral("prompt"))->geometry()));
}

void TestBoard::nothingReactsThroughTheCardOfABurst() {
    TableDriver driver;
    begin(driver, QStringLiteral("zlamp"));
    QVERIFY(burst(driver));
    QWidget* large = driver.widget(QStringLiteral("large-card"));
    const QWidget* table = driver.widget(QStringLiteral("table"));
    const QRect covered{large->mapTo(table, QPoint{}), large->size()};
    // There is something below it that would open.
    const bool isOverAPile = std::ranges::any_of(driver.seen(), [&](const TableDriver::Seen& one) {
        return one.isZone && one.name.startsWith(QStringLiteral("Break")) && covered.intersects(one.rect);
    });
    QVERIFY(isOverAPile);
    const QString prompt = driver.prompt();
    for (int y = 5; y < large->height(); y += 20)
        QTest::mouseClick(driver.window().windowHandle(), Qt::LeftButton, {},
                          large->mapTo(&driver.window(), QPoint{large->width() / 2, y}));
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("zone-viewer")) == nullptr);
    QCOMPARE(driver.prompt(), prompt);
}

TAKUJO_TEST(TestBoard)
#include "test_board.moc"
