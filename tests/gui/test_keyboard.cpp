#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

/// The whole table can be reached and used without a mouse, and says so to assistive tools.
class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void arrowsMoveTheFocusFromCardToCard();
    void enterActsWithTheCard();
    void payingStaysWhereItIs();
    void tabLeavesTheTableInTheEnd();
    void everythingHasAName();
    void aGameIsPlayedByKeys();
    void theListOfKeysOpens();
    void theMenuGivesTheKeysBack();
    void theLanguageIsChosenBeforeAGame();

private:
    QString focused() const;

    std::unique_ptr<TableDriver> driver_;
};

void TestKeyboard::init() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        driver_->key(Qt::Key_Space);
}

QString TestKeyboard::focused() const {
    return driver_->focused().value_or(TableDriver::Seen{}).name;
}

void TestKeyboard::arrowsMoveTheFocusFromCardToCard() {
    QVERIFY(focused().isEmpty());
    driver_->key(Qt::Key_Right);
    const QString first = focused();
    QVERIFY(!first.isEmpty());
    driver_->key(Qt::Key_Right);
    QVERIFY(!focused().isEmpty());
    driver_->key(Qt::Key_Left);
    QCOMPARE(focused(), first);
    driver_->key(Qt::Key_Up);
    QVERIFY(focused() != first);
}

void TestKeyboard::enterActsWithTheCard() {
    for (int i = 0; i < 30; ++i) {
        driver_->key(Qt::Key_Tab);
        for (const TableDriver::Seen& card : driver_->cardsThat(canAct))
            if (card.name == focused()) {
                const QString before = driver_->prompt();
                driver_->key(Qt::Key_Return);
                QVERIFY(driver_->prompt() != before);
                return;
            }
        if (focused().isEmpty())
            driver_->key(Qt::Key_P);
    }
    QFAIL("no card that can act was reached");
}

/// Who has discarded the last card of the hand stands on the one before it, not at the other end.
void TestKeyboard::payingStaysWhereItIs() {
    const auto isPaying = [this] { return driver_->widget(QStringLiteral("auto-pay")) != nullptr; };
    for (int i = 0; i < 60; ++i) {
        driver_->key(Qt::Key_Tab);
        if (focused().isEmpty()) {
            driver_->key(Qt::Key_P);
            continue;
        }
        driver_->key(Qt::Key_Return);
        if (!isPaying())
            continue;
        driver_->key(Qt::Key_End);
        driver_->key(Qt::Key_Return);
        const auto left = driver_->cardsThat([](const TableDriver::Seen& one) { return one.choosable; });
        if (!isPaying() || left.size() < 2) {
            driver_->key(Qt::Key_Escape);
            driver_->key(Qt::Key_Escape);
            continue;
        }
        const auto now = driver_->focused();
        QVERIFY(now && now->choosable);
        for (const TableDriver::Seen& card : left)
            QVERIFY2(card.rect.left() <= now->rect.left(), qPrintable(card.name));
        return;
    }
    QFAIL("nothing was paid with two cards");
}

void TestKeyboard::tabLeavesTheTableInTheEnd() {
    QVERIFY(driver_->widget(QStringLiteral("table"))->hasFocus());
    for (int i = 0; i < 60 && driver_->widget(QStringLiteral("table"))->hasFocus(); ++i)
        driver_->key(Qt::Key_Tab);
    QVERIFY(!driver_->widget(QStringLiteral("table"))->hasFocus());
}

void TestKeyboard::everythingHasAName() {
    QVERIFY(!driver_->seen().empty());
    for (const TableDriver::Seen& one : driver_->seen())
        QVERIFY(!one.name.isEmpty());
    QVERIFY(!driver_->buttons().empty());
    for (const QPushButton* button : driver_->buttons())
        QVERIFY(!button->text().isEmpty());
    for (const char* name : {"phases", "prompt", "stack", "side"}) {
        const QWidget* widget = driver_->widget(QString::fromLatin1(name));
        QVERIFY2(widget != nullptr && !widget->accessibleName().isEmpty(), name);
    }
}

void TestKeyboard::aGameIsPlayedByKeys() {
    for (int step = 0; step < 3000 && !driver_->isOver(); ++step) {
        // Through the cards until one can be chosen; if there is none, the highlighted button.
        bool acted = false;
        const auto able = driver_->cardsThat(canBeChosen);
        for (int i = 0; !able.empty() && i < 40 && step % 4 != 3; ++i) {
            driver_->key(Qt::Key_Tab);
            const QString name = focused();
            if (name.isEmpty()) {
                driver_->widget(QStringLiteral("table"))->setFocus();
                continue;
            }
            const auto isIt = [&](const TableDriver::Seen& card) { return card.name == name; };
            if (std::ranges::any_of(able, isIt)) {
                driver_->key(Qt::Key_Return);
                acted = true;
                break;
            }
        }
        const QString before = driver_->prompt();
        if (!acted)
            driver_->key(Qt::Key_Space);
        // Lists of answers are numbered; what lies in a pile is picked in a row of cards.
        for (const int key : {Qt::Key_1, Qt::Key_Return, Qt::Key_Space})
            if (!acted && !driver_->isOver() && driver_->prompt() == before)
                driver_->key(static_cast<Qt::Key>(key));
    }
    QVERIFY2(driver_->isOver(), qPrintable(driver_->prompt()));
}

void TestKeyboard::theListOfKeysOpens() {
    driver_->key(Qt::Key_Question);
    QWidget* dialog = driver_->widget(QStringLiteral("shortcuts-dialog"));
    QVERIFY(dialog != nullptr);
    const QString keys = dialog->findChild<QTextEdit*>()->toPlainText();
    QVERIFY2(keys.contains(QStringLiteral("←")) && keys.contains(QStringLiteral("Enter")), qPrintable(keys));
    QVERIFY2(!keys.contains(QStringLiteral("Return")) && !keys.contains(QStringLiteral("Left")),
             qPrintable(keys));
    // When it is closed, the table has the keyboard again.
    QTest::keyClick(dialog, Qt::Key_Escape);
    driver_->settle();
    QVERIFY(driver_->widget(QStringLiteral("shortcuts-dialog")) == nullptr);
    QCOMPARE(QApplication::activeWindow(), &driver_->window());
    QCOMPARE(driver_->window().focusWidget(), driver_->widget(QStringLiteral("table")));
}

void TestKeyboard::theMenuGivesTheKeysBack() {
    driver_->key(Qt::Key_F10);
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_Escape);
    driver_->settle();
    QCOMPARE(QApplication::activeWindow(), &driver_->window());
    QCOMPARE(driver_->window().focusWidget(), driver_->widget(QStringLiteral("table")));
}

void TestKeyboard::theLanguageIsChosenBeforeAGame() {
    TableDriver driver;
    driver.chooseFromMenu({QStringLiteral("language-menu"), QStringLiteral("japanese")});
    QCOMPARE(qobject_cast<QPushButton*>(driver.widget(QStringLiteral("start")))->text(),
             QStringLiteral("開始"));
}

TAKUJO_TEST(TestKeyboard)
#include "test_keyboard.moc"
