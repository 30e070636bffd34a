#include "tests/gui/two_people.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>

/// Going back over what players have seen is told, or asked before, and never stops the table.
class TestGoingBack : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void itIsTold();
    void whatUncoversNothingIsNotTold();
    void theWayForwardIsOffered();
    void theKeyboardReachesIt();
    void theNoticeGoesWithTheNextAnswer();
    void itIsAskedBefore();
    void askingCanBeLeftByEsc();
    void theHistoryAsksToo();
    void theTableStaysInUseWhileAsked();
    void whoWasNotAskedIsToldAfterwards();

private:
    QString notice() const { return driver_->textOf(QStringLiteral("notice-text")); }
    bool isThere() const { return driver_->widget(QStringLiteral("notice")) != nullptr; }
    void askBefore() { driver_->chooseFromMenu({QStringLiteral("ask-back")}); }

    std::unique_ptr<TableDriver> driver_;
    QString first_;
    QString second_;
};

// The opening hands are drawn, from shuffled decks, behind the first answer.
void TestGoingBack::init() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("5"));
    first_ = driver_->prompt();
    driver_->click(driver_->buttons().front());
    second_ = driver_->prompt();
}

void TestGoingBack::itIsTold() {
    QVERIFY(!isThere());
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), first_);
    QVERIFY2(notice().startsWith(QStringLiteral("This went back over a ")), qPrintable(notice()));
    driver_->clickNamed(QStringLiteral("notice-no"));
    QVERIFY(!isThere());
    QCOMPARE(driver_->prompt(), first_);
}

void TestGoingBack::whatUncoversNothingIsNotTold() {
    // Keeping the hand, as the first of the two, turns over no card.
    driver_->click(driver_->buttons().front());
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), second_);
    QVERIFY(!isThere());
}

void TestGoingBack::theWayForwardIsOffered() {
    driver_->key(Qt::Key_U);
    driver_->clickNamed(QStringLiteral("notice-yes"));
    QCOMPARE(driver_->prompt(), second_);
    QVERIFY(!isThere());
}

void TestGoingBack::theKeyboardReachesIt() {
    driver_->key(Qt::Key_U);
    const QWidget* yes = driver_->widget(QStringLiteral("notice-yes"));
    for (int presses = 0; presses < 8 && !yes->hasFocus(); ++presses)
        QTest::keyClick(driver_->window().focusWidget(), Qt::Key_F6);
    QVERIFY(yes->hasFocus());
    QTest::keyClick(driver_->window().focusWidget(), Qt::Key_Return);
    driver_->settle();
    QCOMPARE(driver_->prompt(), second_);
}

void TestGoingBack::theNoticeGoesWithTheNextAnswer() {
    driver_->key(Qt::Key_U);
    QVERIFY(isThere());
    driver_->click(driver_->buttons().front());
    QVERIFY(!isThere());
}

void TestGoingBack::itIsAskedBefore() {
    askBefore();
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), second_);
    QVERIFY2(notice().startsWith(QStringLiteral("This goes back over a ")), qPrintable(notice()));
    driver_->clickNamed(QStringLiteral("notice-no"));
    QCOMPARE(driver_->prompt(), second_);
    QVERIFY(!isThere());
    driver_->key(Qt::Key_U);
    driver_->clickNamed(QStringLiteral("notice-yes"));
    QCOMPARE(driver_->prompt(), first_);
    QVERIFY(!isThere());
    // It is remembered for the next time.
    driver_.reset();
    init();
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), second_);
    driver_->clickNamed(QStringLiteral("notice-no"));
    askBefore(); // and off again
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), first_);
}

void TestGoingBack::askingCanBeLeftByEsc() {
    askBefore();
    driver_->key(Qt::Key_U);
    QTest::keyClick(driver_->widget(QStringLiteral("notice-yes")), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(!isThere());
    QCOMPARE(driver_->prompt(), second_);
    driver_->key(Qt::Key_U);
    QTest::keyClick(driver_->widget(QStringLiteral("notice-yes")), Qt::Key_Return);
    driver_->settle();
    QCOMPARE(driver_->prompt(), first_);
    askBefore();
}

void TestGoingBack::theHistoryAsksToo() {
    askBefore();
    driver_->click(driver_->widget(QStringLiteral("history-button")));
    auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("decisions")));
    QVERIFY(list != nullptr);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    driver_->settle();
    QCOMPARE(driver_->prompt(), second_);
    driver_->clickNamed(QStringLiteral("notice-yes"));
    QCOMPARE(driver_->prompt(), first_);
    askBefore();
}

void TestGoingBack::theTableStaysInUseWhileAsked() {
    askBefore();
    driver_->key(Qt::Key_U);
    QVERIFY(isThere());
    driver_->click(driver_->buttons().front());
    QVERIFY(!isThere());
    QVERIFY(driver_->prompt() != second_);
    askBefore();
}

void TestGoingBack::whoWasNotAskedIsToldAfterwards() {
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    const auto sit = [this] {
        if (isHandedOver(*driver_))
            sitDown(*driver_);
    };
    const auto wayOut = [this] {
        const auto* no = qobject_cast<QPushButton*>(driver_->widget(QStringLiteral("notice-no")));
        return no == nullptr ? QString{} : no->text();
    };
    askBefore();
    driver_->chooseFromMenu({QStringLiteral("company-menu"), QStringLiteral("company-two")});
    sit();
    driver_->key(Qt::Key_U);
    QCOMPARE(wayOut(), QStringLiteral("Stay here"));
    driver_->clickNamed(QStringLiteral("notice-yes"));
    sit();
    QCOMPARE(driver_->prompt(), first_);
    QCOMPARE(wayOut(), QStringLiteral("OK"));
    askBefore();
}

TAKUJO_TEST(TestGoingBack)
#include "test_going_back.moc"
