#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>

/// Undo, redo, taking back and the history: every decision can be stood at again, and nothing is lost.
class TestTime : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void undoGoesBackAndRedoForward();
    void keysDoTheSame();
    void takingBackForgetsWhatWasBegun();
    void aPickIsUndoneByAClickOnIt();
    void anAutomaticPaymentIsUndoneAsAWhole();
    void theHistoryLeadsToAnyDecision();
    void anotherAnswerBeginsAnotherLine();

private:
    void answerFirst(int times);
    /// Begins to pay for the dearest card that can be played. False if nothing has to be picked.
    bool beginPayment();

    std::unique_ptr<TableDriver> driver_;
};

void TestTime::init() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("5"));
}

void TestTime::answerFirst(int times) {
    for (int i = 0; i < times; ++i)
        driver_->click(driver_->buttons().front());
}

void TestTime::undoGoesBackAndRedoForward() {
    const QString first = driver_->prompt();
    QWidget* undo = driver_->widget(QStringLiteral("undo-button"));
    QWidget* redo = driver_->widget(QStringLiteral("redo-button"));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    answerFirst(1);
    const QString second = driver_->prompt();
    QVERIFY(first != second);
    QVERIFY(undo->isEnabled());
    driver_->click(undo);
    QCOMPARE(driver_->prompt(), first);
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    driver_->click(redo);
    QCOMPARE(driver_->prompt(), second);
    QVERIFY(!redo->isEnabled());
}

void TestTime::keysDoTheSame() {
    const QString first = driver_->prompt();
    answerFirst(2);
    const QString third = driver_->prompt();
    driver_->key(Qt::Key_U);
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), first);
    driver_->key(Qt::Key_R);
    driver_->key(Qt::Key_R);
    QCOMPARE(driver_->prompt(), third);
}

bool TestTime::beginPayment() {
    for (int i = 0; i < 8; ++i) {
        for (const TableDriver::Seen& card : driver_->cardsThat(canAct)) {
            driver_->click(card);
            if (driver_->widget(QStringLiteral("auto-pay")) != nullptr)
                return true;
            driver_->key(Qt::Key_U);
        }
        answerFirst(1);
    }
    return false;
}

void TestTime::takingBackForgetsWhatWasBegun() {
    QVERIFY(beginPayment());
    const QString paying = driver_->prompt();
    driver_->key(Qt::Key_Escape);
    QVERIFY(driver_->prompt() != paying);
    QVERIFY(driver_->widget(QStringLiteral("auto-pay")) == nullptr);
    QVERIFY2(!driver_->widget(QStringLiteral("redo-button"))->isEnabled(),
             "it is as if it had not been begun");
}

void TestTime::aPickIsUndoneByAClickOnIt() {
    QVERIFY(beginPayment());
    const auto chosen = [](const TableDriver::Seen& card) { return card.chosen; };
    QVERIFY(driver_->cardsThat(chosen).empty());
    driver_->click(driver_->cardsThat(canBeChosen).front());
    QVERIFY2(driver_->widget(QStringLiteral("auto-pay")) != nullptr,
             "this shuffle asks for more than one card");
    QCOMPARE(driver_->cardsThat(chosen).size(), std::size_t{1});
    driver_->click(driver_->cardsThat(chosen).front());
    QVERIFY(driver_->cardsThat(chosen).empty());
}

void TestTime::anAutomaticPaymentIsUndoneAsAWhole() {
    QVERIFY(beginPayment());
    const QString prompt = driver_->prompt();
    const QString progress = driver_->textOf(QStringLiteral("prompt-progress"));
    QVERIFY(driver_->clickNamed(QStringLiteral("auto-pay")));
    const QString after = driver_->prompt();
    QVERIFY(after != prompt);
    driver_->key(Qt::Key_U);
    QCOMPARE(driver_->prompt(), prompt);
    QCOMPARE(driver_->textOf(QStringLiteral("prompt-progress")), progress);
    driver_->key(Qt::Key_R);
    QCOMPARE(driver_->prompt(), after);
}

void TestTime::theHistoryLeadsToAnyDecision() {
    const QString first = driver_->prompt();
    answerFirst(3);
    const QString fourth = driver_->prompt();
    driver_->click(driver_->widget(QStringLiteral("history-button")));
    auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("decisions")));
    QVERIFY(list != nullptr);
    const auto press = [&](const QListWidgetItem* item) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        driver_->settle();
    };
    press(list->item(1)); // below the heading
    QCOMPARE(driver_->prompt(), first);
    press(list->item(list->count() - 1));
    QCOMPARE(driver_->prompt(), fourth);
}

void TestTime::anotherAnswerBeginsAnotherLine() {
    answerFirst(1);
    const QString second = driver_->prompt();
    driver_->key(Qt::Key_U);
    driver_->click(driver_->buttons().back());
    QVERIFY(!driver_->widget(QStringLiteral("redo-button"))->isEnabled());
    driver_->key(Qt::Key_U);
    driver_->click(driver_->buttons().front());
    QCOMPARE(driver_->prompt(), second);
}

TAKUJO_TEST(TestTime)
#include "test_time.moc"
