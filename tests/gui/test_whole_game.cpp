#include "tests/gui/table_driver.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

/// Two players, one mouse: games from the start page to the winner, by what can be seen on the table alone.
class TestWholeGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void isPlayedToAWinner_data();
    void isPlayedToAWinner();
};

namespace {

/// What a player does who reads what is lit: plays what can be played, pays, attacks with everything, blocks
/// now and then, else presses the highlighted button. `step` makes one game differ from the next.
class Policy {
public:
    explicit Policy(TableDriver& driver) : driver_{&driver} {}

    void act(int step) {
        const auto able = driver_->cardsThat([](const TableDriver::Seen& card) { return card.canAct(); });
        if (!able.empty() && step % 5 != 4) {
            const auto& card = able[static_cast<std::size_t>(step) % able.size()];
            if (step % 2 == 0) {
                driver_->click(card);
                ++clicked;
            } else if (driver_->dragToLitPlace(card)) {
                ++dragged;
            }
            return;
        }
        const auto targets = driver_->cardsThat([](const TableDriver::Seen& card) { return card.choosable; });
        QPushButton* button = driver_->defaultButton();
        const bool pays = driver_->widget(QStringLiteral("auto-pay")) != nullptr;
        if (!targets.empty() && (step % 3 != 0 || button == nullptr ||
                                 (!pays && driver_->prompt().contains(QStringLiteral("attack"))))) {
            driver_->click(targets[static_cast<std::size_t>(step) % targets.size()]);
            if (driver_->clickNamed(
                    QStringLiteral("meanings"))) // asked which of several: a click in a menu is one more
                ++menus;
            ++chosen;
            return;
        }
        if (button == nullptr && driver_->widget(QStringLiteral("picker")) != nullptr) {
            driver_->clickPicker(0);
            return;
        }
        QVERIFY2(button != nullptr, qPrintable(driver_->prompt()));
        driver_->click(button);
        ++pressed;
    }

    int clicked = 0;
    int dragged = 0;
    int chosen = 0;
    int pressed = 0;
    int menus = 0;

private:
    TableDriver* driver_;
};

} // namespace

void TestWholeGame::isPlayedToAWinner_data() {
    QTest::addColumn<QString>("seed");
    QTest::newRow("one game") << "11";
    QTest::newRow("another game") << "2024";
}

void TestWholeGame::isPlayedToAWinner() {
    QFETCH(QString, seed);
    TableDriver driver;
    driver.startGame(seed);
    QVERIFY2(driver.widget(QStringLiteral("table")) != nullptr, "the start button begins the game");
    Policy policy{driver};
    constexpr int mostSteps = 6000;
    int step = 0;
    for (; step < mostSteps && !driver.isOver(); ++step) {
        policy.act(step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    const QString outcome = driver.textOf(QStringLiteral("outcome-title"));
    QVERIFY2(outcome.contains(QStringLiteral("wins")), qPrintable(outcome));
    QVERIFY(policy.dragged > 3);
    QVERIFY(policy.clicked > 3);
    qInfo() << "steps" << step << "dragged" << policy.dragged << "clicked" << policy.clicked << "chosen"
            << policy.chosen << "pressed" << policy.pressed << outcome;

    driver.clickNamed(QStringLiteral("outcome-look"));
    QVERIFY(!driver.isOver());
    driver.clickNamed(QStringLiteral("new-game"));
    QVERIFY(driver.widget(QStringLiteral("start-page")) != nullptr);
}

QTEST_MAIN(TestWholeGame)
#include "test_whole_game.moc"
