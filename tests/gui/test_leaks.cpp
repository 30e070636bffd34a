#include "tests/gui/two_people.h"

#include <QTemporaryDir>

#include <algorithm>
#include <iterator>
#include <map>

/// Two people hand the table to each other, and nothing anywhere in the window names a card that the one who
/// sits there may not know.
class TestLeaks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void nothingLeaksWhileTheTableIsHandedOver_data();
    void nothingLeaksWhileTheTableIsHandedOver();
    void nothingLeaksWhileAHandIsHeldUp();
    void whatIsHiddenStaysHiddenWhereOneGoesBackTo();

private:
    QTemporaryDir folder_;
};

namespace {

/// What a person behind the players knows: which cards have been put where both see them, and what is in
/// whose hand as far as its owner has been seen to hold it.
class Watcher {
public:
    explicit Watcher(TableDriver& driver) : driver_{&driver} {}

    /// Somebody clicks the card: it is played, paid or put away where both see it.
    void showsEverybody(const QString& name) { known_.insert(name); }

    /// Whoever sits there looks at their hand; what has left it lies in the open.
    void look(const QString& player) {
        std::set<QString> now = hand(*driver_);
        std::ranges::set_difference(hands_[player], now, std::inserter(known_, known_.end()));
        hands_[player] = std::move(now);
    }

    /// The names that the window tells and `player` may not know; nobody: what not both may know.
    QStringList leaks(const QString& player) {
        QStringList result;
        for (const QString& name : namesIn(everythingTold()))
            if (!known_.contains(name) && (player.isEmpty() || !hands_[player].contains(name)))
                result << name;
        return result;
    }
    std::size_t known() const { return known_.size(); }

private:
    TableDriver* driver_;
    std::set<QString> known_;
    std::map<QString, std::set<QString>> hands_;
};

/// One click of somebody who plays what can be played and looks at everything on the way.
void act(TableDriver& driver, Watcher& watcher, int step) {
    const auto ownHand = driver.cardsThat([](const TableDriver::Seen& one) { return one.isIn("Hand"); });
    if (!ownHand.empty())
        driver.pointAt(ownHand[static_cast<std::size_t>(step) % ownHand.size()]);
    // What cannot be done is asked for too: the answer names the card.
    for (const TableDriver::Seen& card : ownHand)
        if (!card.canAct() && !card.choosable && step % 3 == 0) {
            driver.click(card);
            break;
        }
    const auto able = driver.cardsThat([](const TableDriver::Seen& one) { return one.canAct(); });
    if (!able.empty() && step % 4 != 3) {
        const TableDriver::Seen card = able[static_cast<std::size_t>(step) % able.size()];
        watcher.showsEverybody(card.name);
        driver.click(card);
        return;
    }
    const auto choosable = driver.cardsThat([](const TableDriver::Seen& one) { return one.choosable; });
    QPushButton* button = driver.defaultButton();
    const bool pays = driver.widget(QStringLiteral("auto-pay")) != nullptr;
    if (!choosable.empty() && (pays || button == nullptr)) {
        watcher.showsEverybody(choosable.front().name);
        driver.click(choosable.front());
        return;
    }
    QVERIFY2(button != nullptr, qPrintable(driver.prompt()));
    driver.click(button);
}

} // namespace

void TestLeaks::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
}

void TestLeaks::nothingLeaksWhileTheTableIsHandedOver_data() {
    QTest::addColumn<int>("company");
    QTest::addColumn<int>("page");
    QTest::newRow("with the log open") << 1 << int{Qt::Key_2};
    QTest::newRow("with the guide open") << 1 << int{Qt::Key_1};
    QTest::newRow("between turns only") << 2 << int{Qt::Key_2};
}

void TestLeaks::nothingLeaksWhileTheTableIsHandedOver() {
    QFETCH(int, company);
    QFETCH(int, page);
    TableDriver driver;
    beginWithTwo(driver, company);
    QTest::keyClick(&driver.window(), static_cast<Qt::Key>(page), Qt::ControlModifier);
    Watcher watcher{driver};
    QString sitting;
    int handOvers = 0;
    int inTheOpen = 0;
    for (int step = 0; step < 600 && handOvers < 14; ++step) {
        QVERIFY(!driver.isOver());
        const bool isOpen = !isHandedOver(driver) && driver.widget(takeTable) != nullptr;
        if (isHandedOver(driver) || isOpen) {
            QCOMPARE(watcher.leaks({}), QStringList{});
            QVERIFY(hand(driver).empty());
            inTheOpen += isOpen ? 1 : 0;
            if (isOpen && inTheOpen % 2 == 0) {
                driver.click(driver.defaultButton()); // answers without looking
                continue;
            }
            handOvers += isOpen ? 0 : 1;
            sitting = isOpen ? driver.prompt().section(u':', 0, 0) : receiver(driver);
            sitDown(driver);
            QVERIFY(!isHandedOver(driver));
            continue;
        }
        watcher.look(sitting);
        QCOMPARE(watcher.leaks(sitting), QStringList{});
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(stemOf(sitting)), qPrintable(sitting + name));
        act(driver, watcher, step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(handOvers >= 14);
    QVERIFY(watcher.known() > 8); // there was something to see
    if (company == 2)
        QVERIFY(inTheOpen > 2);
}

void TestLeaks::nothingLeaksWhileAHandIsHeldUp() {
    TableDriver driver;
    beginWithTwo(driver);
    // Nobody has sat down yet; each looks at their hand once it has been dealt.
    QVERIFY(isHandedOver(driver));
    sitDown(driver);
    QVERIFY(goOnToHandOver(driver));
    for (const auto& [key, player] :
         {std::pair{Qt::Key_F2, QStringLiteral("Blue")}, std::pair{Qt::Key_F3, QStringLiteral("Crimson")}}) {
        QVERIFY(hand(driver).empty());
        holdKey(driver, key);
        QVERIFY(!hand(driver).empty());
        for (const QString& name : namesIn(everythingTold()))
            QVERIFY2(name.startsWith(stemOf(player)), qPrintable(player + name));
        letGo(driver, key);
        QVERIFY(isHandedOver(driver));
        QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
    }
}

void TestLeaks::whatIsHiddenStaysHiddenWhereOneGoesBackTo() {
    TableDriver driver;
    beginWithTwo(driver);
    sitDown(driver);
    QVERIFY(goOnToHandOver(driver));
    const QString second = receiver(driver);
    sitDown(driver);
    // Back to what the other was asked: it is for the other to look.
    driver.key(Qt::Key_U);
    QVERIFY(isHandedOver(driver));
    QVERIFY(receiver(driver) != second);
    QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
    // Forward again, while nobody has sat down: to the one who was there before.
    driver.key(Qt::Key_R);
    QVERIFY(isHandedOver(driver));
    QCOMPARE(receiver(driver), second);
    driver.key(Qt::Key_H);
    QVERIFY(driver.widget(QStringLiteral("history-dialog")) != nullptr);
    QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
}

QTEST_MAIN(TestLeaks)
#include "test_leaks.moc"
