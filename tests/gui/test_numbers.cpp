#include "tests/gui/key_player.h"
#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

/// Questions that are answered with a number, by mouse and keys: how often a loop goes round, and what X is.
/// The cards and decks are made here.
class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { driver_ = std::make_unique<TableDriver>(); }
    void cleanup() { driver_.reset(); }

    void aLoopIsEndedByATypedNumber();
    void nothingIsAnsweredBeforeItIsTaken();
    void aNumberIsCountedByTheMouse();
    void aNumberIsTypedInTheField();
    void whatIsNoAnswerIsToldWithWhatIs();
    void zeroHasAKey();

private:
    void goRound() const;
    bool isAsked() const { return driver_->prompt().contains(QStringLiteral("goes round in a circle")); }
    QSpinBox* field() const;
    QString number() const;
    void step(bool isMore) const;
    QString log() const;

    QTemporaryDir folder_;
    std::unique_ptr<TableDriver> driver_;
};

void TestNumbers::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    QCOMPARE(write(folder, QStringLiteral("zwheel"), {wheel}), QString{});
    QCOMPARE(
        write(folder, QStringLiteral("zwell"),
              {{"Well",
                "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: "
                "[{cp: {any: x}}], do: {power: {of: this, by: x, until: end of turn}}}]",
                17}}),
        QString{});
}

void TestNumbers::goRound() const {
    begin(*driver_, QStringLiteral("zwheel"));
    QVERIFY2(::goRound(*driver_), qPrintable(driver_->prompt()));
    QVERIFY(isAsked());
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
    goRound();
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
    const auto wheels = named(*driver_, QStringLiteral("Wheel"), isInPlay);
    QVERIFY(std::ranges::none_of(wheels, canAct));
    QVERIFY2(log().contains(QStringLiteral("12")), qPrintable(log()));
}

void TestNumbers::nothingIsAnsweredBeforeItIsTaken() {
    goRound();
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
    goRound();
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
    goRound();
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
    goRound();
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

void TestNumbers::zeroHasAKey() {
    begin(*driver_, QStringLiteral("zwell"));
    const auto usable = [&] {
        return named(*driver_, QStringLiteral("Well"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    QVERIFY(goOnUntil(*driver_, [&] {
        if (named(*driver_, QStringLiteral("Well"), isInPlay).empty())
            play(*driver_, QStringLiteral("Well"));
        return !usable().empty();
    }));
    driver_->click(usable().front());
    QVERIFY2(driver_->widget(QStringLiteral("option-0")) != nullptr, qPrintable(driver_->prompt()));
    driver_->key(Qt::Key_0);
    if (!number().isEmpty()) // so many cards are in the hand that some number has two digits
        driver_->key(Qt::Key_Return);
    QVERIFY(goOnUntil(*driver_, [&] { return driver_->widget(QStringLiteral("take-back")) == nullptr; }));
    QVERIFY2(stack(*driver_).contains(QStringLiteral("X = 0")), qPrintable(stack(*driver_)));
}

TAKUJO_TEST(TestNumbers)
#include "test_numbers.moc"
