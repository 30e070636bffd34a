#include "tests/gui/key_player.h"
#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QSpinBox>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

/// A question that is answered with a number, by mouse and keys: how often a loop goes round. On the
/// workbench, with a card that is made here.
class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aLoopIsEndedByATypedNumber();
    void nothingIsAnsweredBeforeItIsTaken();
    void aNumberIsCountedByTheMouse();
    void aNumberIsTypedInTheField();
    void whatIsNoAnswerIsToldWithWhatIs();

private:
    bool isAsked() const { return driver_->prompt().contains(QStringLiteral("goes round in a circle")); }
    QSpinBox* field() const;
    QString number() const;
    void step(bool isMore) const;
    QString log() const;

    std::unique_ptr<TableDriver> driver_;
};

void TestNumbers::init() {
    driver_ = tableThatGoesRound();
    QVERIFY(driver_ != nullptr && isAsked());
}

QSpinBox* TestNumbers::field() const {
    return qobject_cast<QSpinBox*>(driver_->widget(QStringLiteral("number-field")));
}

/// Minus is at its left end, plus at its right.
void TestNumbers::step(bool isMore) const {
    QTest::mouseClick(field(), Qt::LeftButton, {},
                      {isMore ? field()->width() - 8 : 8, field()->height() / 2});
}

/// What stands in the field; empty if there is none.
QString TestNumbers::number() const {
    const auto* field = this->field();
    return field == nullptr ? QString{} : field->cleanText();
}

QString TestNumbers::log() const {
    driver_->key(Qt::Key_2, Qt::ControlModifier);
    const auto* text = qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("log")));
    return text == nullptr ? QString{} : text->toPlainText();
}

void TestNumbers::aLoopIsEndedByATypedNumber() {
    // No hundred buttons, but one field; and all of the prompt is in the window.
    QVERIFY(driver_->buttons().size() <= 2);
    const QWidget* take = driver_->widget(QStringLiteral("take-number"));
    QVERIFY(take != nullptr);
    QVERIFY(
        driver_->window().rect().contains(QRect{take->mapTo(&driver_->window(), QPoint{}), take->size()}));
    driver_->key(Qt::Key_1);
    QCOMPARE(number(), QStringLiteral("1"));
    driver_->key(Qt::Key_7);
    QCOMPARE(number(), QStringLiteral("17"));
    QVERIFY(isAsked());
    driver_->key(Qt::Key_Backspace);
    driver_->key(Qt::Key_2);
    QCOMPARE(number(), QStringLiteral("12"));
    QCOMPARE(driver_->textOf(QStringLiteral("announcer")), QStringLiteral("12")); // for who hears it
    driver_->key(Qt::Key_Return);
    QVERIFY2(!isAsked(), qPrintable(driver_->prompt()));
    QVERIFY(number().isEmpty());
    // It may not be begun again, and the table says why.
    const auto wheels = named(*driver_, QStringLiteral("Wheel"), isOnBoard);
    QVERIFY(!wheels.empty() && std::ranges::none_of(wheels, canAct));
    QVERIFY2(log().contains(QStringLiteral("12")), qPrintable(log()));
}

void TestNumbers::nothingIsAnsweredBeforeItIsTaken() {
    const QString usual = number();
    driver_->key(Qt::Key_4);
    driver_->key(Qt::Key_Escape);
    QCOMPARE(number(), usual);
    QVERIFY(isAsked());
    driver_->key(Qt::Key_4, Qt::KeypadModifier);
    QCOMPARE(number(), QStringLiteral("4"));
    driver_->key(Qt::Key_Space); // the highlighted button says what was typed
    QVERIFY(!isAsked());
    driver_->key(Qt::Key_U);
    QVERIFY(isAsked());
    QCOMPARE(number(), usual); // another question than before
}

void TestNumbers::aNumberIsCountedByTheMouse() {
    driver_->key(Qt::Key_1);
    driver_->key(Qt::Key_0);
    for (int i = 0; i < 3; ++i)
        step(true);
    step(false);
    QCOMPARE(number(), QStringLiteral("12"));
    const auto* take = qobject_cast<QPushButton*>(driver_->widget(QStringLiteral("take-number")));
    QCOMPARE(take->text(), QStringLiteral("Choose 12"));
    QVERIFY(driver_->clickNamed(QStringLiteral("take-number")));
    QVERIFY(!isAsked());
}

void TestNumbers::aNumberIsTypedInTheField() {
    const KeyPlayer keys{*driver_};
    keys.press(Qt::Key_Q); // to the question
    QCOMPARE(keys.holder()->objectName(), QStringLiteral("number-field"));
    keys.press(Qt::Key_A, Qt::ControlModifier);
    keys.type(QStringLiteral("20"));
    keys.press(Qt::Key_Up);
    keys.press(Qt::Key_Up);
    keys.press(Qt::Key_Down);
    keys.press(Qt::Key_PageUp);
    QCOMPARE(number(), QStringLiteral("31"));
    keys.press(Qt::Key_Return);
    QVERIFY(!isAsked());
    QCOMPARE(keys.holder()->objectName(), QStringLiteral("table"));
    // A letter there is a key of the window.
    keys.press(Qt::Key_U);
    QVERIFY(isAsked());
    keys.press(Qt::Key_Q);
    keys.press(Qt::Key_U);
    QVERIFY(!isAsked());
}

void TestNumbers::whatIsNoAnswerIsToldWithWhatIs() {
    for (int i = 0; i < 9; ++i)
        driver_->key(Qt::Key_9);
    const QWidget* take = driver_->widget(QStringLiteral("take-number"));
    QVERIFY(!take->isEnabled());
    driver_->key(Qt::Key_Return);
    QVERIFY(isAsked());
    const QString range = driver_->textOf(QStringLiteral("number-range"));
    QVERIFY(range.startsWith(QStringLiteral("0")));
    const QString told = driver_->textOf(QStringLiteral("announcer"));
    QVERIFY2(told.contains(range), qPrintable(told));
}

TAKUJO_TEST(TestNumbers)
#include "test_numbers.moc"
