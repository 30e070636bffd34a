#include "tests/gui/at_the_table.h"
#include "tests/test_program.h"
#include "ui/page/standing_control.h"

#include <QTest>

#include <memory>

/// Passing until the turn ends: it says that it goes on, and can be ended. At what it stops is in the tests
/// of standing answers.
class TestPassingOn : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void cleanup() { driver_.reset(); }

    void itSaysThatItGoesOn();
    void itGoesOnByItself();
    void aSignAtTheTableLeadsToWhereItIsEnded();

private:
    void begin() {
        driver_ = std::make_unique<TableDriver>();
        beginFirstTurn(*driver_, QStringLiteral("3"));
        driver_->key(Qt::Key_P, Qt::ShiftModifier);
    }
    bool saysPassing() const {
        return driver_->prompt().contains(QStringLiteral("passes until turn 1 ends"));
    }
    void waitABeat() const {
        QTest::qWait(takujo::StandingControl::beat + 100);
        driver_->settle();
    }

    std::unique_ptr<TableDriver> driver_;
};

void TestPassingOn::itSaysThatItGoesOn() {
    begin();
    QVERIFY2(saysPassing(), qPrintable(driver_->prompt()));
    QCOMPARE(driver_->buttons().size(), std::size_t{1});
    const QString more = driver_->widget(QStringLiteral("prompt"))->accessibleDescription();
    QVERIFY2(more.contains(QStringLiteral("stops for every question")), qPrintable(more));
    QVERIFY(driver_->clickNamed(QStringLiteral("stop-standing")));
    QVERIFY2(!saysPassing(), qPrintable(driver_->prompt()));
    const QString asked = moment(*driver_);
    waitABeat();
    QCOMPARE(moment(*driver_), asked);
}

void TestPassingOn::itGoesOnByItself() {
    begin();
    QVERIFY2(saysPassing(), qPrintable(driver_->prompt()));
    for (int i = 0; i < 12 && saysPassing(); ++i)
        waitABeat();
    QVERIFY2(!saysPassing(), qPrintable(driver_->prompt()));
}

/// Also while something else is asked, the table says that some questions answer themselves.
void TestPassingOn::aSignAtTheTableLeadsToWhereItIsEnded() {
    begin();
    const QString sign = QStringLiteral("standing-sign");
    QCOMPARE(driver_->textOf(sign), QStringLiteral("Answered in advance: 1"));
    QVERIFY(driver_->widget(sign)->toolTip().contains(QStringLiteral("passes until turn 1 ends")));
    QVERIFY(driver_->clickNamed(sign));
    QVERIFY(driver_->widget(QStringLiteral("standing-list")) != nullptr);
    QVERIFY(driver_->clickNamed(QStringLiteral("forget-standing")));
    QTest::keyClick(driver_->widget(QStringLiteral("stops-dialog")), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(driver_->widget(sign) == nullptr);
    QVERIFY2(!saysPassing(), qPrintable(driver_->prompt()));
}

TAKUJO_TEST(TestPassingOn)
#include "test_passing_on.moc"
