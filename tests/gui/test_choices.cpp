#include "tests/gui/key_player.h"
#include "tests/gui/seen_cards.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QTest>

/// The other button on a card, and the key of its menu: what can be done with it now, what cannot, and why;
/// in every game of the start page.
class TestChoices : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void cleanup() { driver_.reset(); }

    void whatCanBeDoneIsTaken_data() { addTwoGames(); }
    void whatCanBeDoneIsTaken();
    void whatCannotBeDoneSaysWhy_data() { addTwoGames(); }
    void whatCannotBeDoneSaysWhy();
    void theKeyOpensTheSame_data() { addTwoGames(); }
    void theKeyOpensTheSame();
    void theSecondClickOfTwoIsForTheSameButton_data() { addTwoGames(); }
    void theSecondClickOfTwoIsForTheSameButton();

private:
    void begin();
    /// Goes on by the highlighted button until there is a card in a hand that can act.
    std::optional<TableDriver::Seen> usableInHand() const;
    /// Opens what can be done with some card of which something cannot be done.
    bool openBarred() const;
    QWidget* popup() const { return QApplication::activePopupWidget(); }
    /// Whether all of it can be read.
    static void checkIsWhole(const QWidget& popup);

    std::unique_ptr<TableDriver> driver_;
};

void TestChoices::begin() {
    QFETCH(int, game);
    driver_ = std::make_unique<TableDriver>();
    driver_->chooseGame(game);
    driver_->startGame(QStringLiteral("7"));
}

std::optional<TableDriver::Seen> TestChoices::usableInHand() const {
    for (int i = 0; i < 60; ++i) {
        for (const TableDriver::Seen& card : driver_->seen())
            if (card.canAct() && isInHand(card))
                return card;
        QPushButton* next = driver_->defaultButton();
        if (next == nullptr)
            break;
        driver_->click(next);
    }
    return std::nullopt;
}

bool TestChoices::openBarred() const {
    for (int i = 0; i < 60; ++i) {
        for (const TableDriver::Seen& card : driver_->seen()) {
            if (card.isZone)
                continue;
            driver_->click(card, Qt::RightButton);
            if (popup() != nullptr && popup()->findChild<QWidget*>(QStringLiteral("barred")) != nullptr)
                return true;
            if (popup() != nullptr)
                QTest::keyClick(popup(), Qt::Key_Escape);
            driver_->settle();
        }
        // Something is played now and then.
        const auto cards = driver_->cardsThat([](const TableDriver::Seen& card) { return card.choosable; });
        QPushButton* next = driver_->defaultButton();
        if (!cards.empty() && (next == nullptr || i % 2 == 0))
            driver_->click(cards.front());
        else
            driver_->click(next);
        if (popup() != nullptr)
            QTest::keyClick(popup(), Qt::Key_1);
        driver_->settle();
    }
    return false;
}

void TestChoices::checkIsWhole(const QWidget& popup) {
    for (const QLabel* label : popup.findChildren<QLabel*>())
        QVERIFY2(label->height() >= label->heightForWidth(label->width()) && !label->text().isEmpty(),
                 qPrintable(label->text()));
    // Nothing lies over what stands below it.
    const QWidget* const hint = popup.findChild<QWidget*>(QStringLiteral("meanings-hint"));
    for (const QWidget* part : popup.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        QVERIFY(part == hint || !part->geometry().intersects(hint->geometry()));
}

void TestChoices::whatCanBeDoneIsTaken() {
    begin();
    const auto card = usableInHand();
    QVERIFY(card.has_value());
    const QString prompt = driver_->prompt();
    driver_->click(*card, Qt::RightButton);
    QVERIFY(popup() != nullptr);
    QCOMPARE(driver_->prompt(), prompt); // nothing has been done yet
    checkIsWhole(*popup());
    auto* first = popup()->findChild<QPushButton*>(QStringLiteral("meaning-1"));
    QVERIFY(first != nullptr && !first->accessibleName().isEmpty());
    QTest::mouseClick(first, Qt::LeftButton);
    driver_->settle();
    QVERIFY(popup() == nullptr);
    QVERIFY(driver_->prompt() != prompt);
}

void TestChoices::whatCannotBeDoneSaysWhy() {
    begin();
    QVERIFY(openBarred());
    const QString prompt = driver_->prompt();
    checkIsWhole(*popup());
    const auto* barred = popup()->findChild<QWidget*>(QStringLiteral("barred"));
    QVERIFY(barred != nullptr);
    const auto lines = barred->findChildren<QLabel*>();
    QVERIFY(lines.size() >= 2); // what, and why with the number of a rule
    QVERIFY2(lines.back()->text().contains(QRegularExpression{QStringLiteral("\\(\\d+[-.]\\d")}),
             qPrintable(lines.back()->text()));
    QTest::keyClick(popup(), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(popup() == nullptr);
    QCOMPARE(driver_->prompt(), prompt);
}

void TestChoices::theKeyOpensTheSame() {
    begin();
    QVERIFY(usableInHand().has_value());
    const QString prompt = driver_->prompt();
    driver_->key(Qt::Key_C);
    driver_->key(Qt::Key_Home);
    driver_->key(Qt::Key_Menu);
    QVERIFY(popup() != nullptr);
    QCOMPARE(popup()->objectName(), QStringLiteral("meanings"));
    QTest::keyClick(popup(), Qt::Key_Escape);
    QCOMPARE(driver_->prompt(), prompt);
}

/// Another button has come into the place of the one that was clicked: a double click was meant for that.
void TestChoices::theSecondClickOfTwoIsForTheSameButton() {
    begin();
    const auto clickAgain = [&](QPushButton* button) {
        const QPointF middle{button->rect().center()};
        for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event{type, middle, button->mapToGlobal(middle), Qt::LeftButton, buttons, {}};
            QApplication::sendEvent(button, &event);
        }
        driver_->settle();
    };
    int swallowed = 0;
    for (int i = 0; i < 30 && swallowed == 0; ++i) {
        QPushButton* first = driver_->defaultButton();
        QVERIFY(first != nullptr);
        const QString said = first->text();
        driver_->click(first);
        QPushButton* second = driver_->defaultButton();
        if (second == nullptr || second->text() == said)
            continue;
        const QString prompt = driver_->prompt();
        clickAgain(second);
        QCOMPARE(driver_->prompt(), prompt);
        QCOMPARE(driver_->defaultButton(), second);
        ++swallowed;
    }
    QCOMPARE(swallowed, 1);
}

TAKUJO_TEST(TestChoices)
#include "test_choices.moc"
