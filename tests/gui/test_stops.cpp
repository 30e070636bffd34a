#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QMenu>
#include <QSettings>
#include <QTest>
#include <QToolTip>

/// Where players are asked although they can only pass: said on the line of phases and in a dialog, and kept.
class TestStops : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aShortNameHasTheWholeOneInItsTip();
    void aPhaseGoesByUnlessAsked();
    void theDialogSaysTheSame();
    void everyMomentIsAskedFor();
    void phasesWithoutPriorityHaveNone();
    void stopsAreKeptForTheNextGame();

private:
    static constexpr int drawPhase = 1;
    static constexpr int attackPhase = 3;

    void begin();
    void clickPhase(int phase) const;
    void chooseStop(int phase, int entry) const;
    QString phase() const { return driver_->textOf(QStringLiteral("phase")); }
    bool isAskedInTheAttackPhase() const;
    int questionsOfTheFirstTurn() const;

    std::unique_ptr<TableDriver> driver_;
};

void TestStops::init() {
    QSettings{}.remove(QStringLiteral("stops"));
    begin();
}

void TestStops::begin() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("3"));
    // Who begins, and both opening hands.
    for (int i = 0; i < 3; ++i)
        driver_->key(Qt::Key_Space);
    QCOMPARE(driver_->textOf(QStringLiteral("turn")), QStringLiteral("Turn 1"));
}

void TestStops::clickPhase(int phase) const {
    QWidget* ribbon = driver_->widget(QStringLiteral("phases"));
    QVERIFY(ribbon != nullptr);
    const QPoint cell{ribbon->width() * (2 * phase + 1) / 12, ribbon->height() / 2};
    QTest::mouseClick(ribbon, Qt::LeftButton, {}, cell);
    driver_->settle();
}

void TestStops::chooseStop(int phase, int entry) const {
    clickPhase(phase);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(entry)).center());
    driver_->settle();
}

/// Passes through the first turn until its end, when a hand of six must become one of five.
bool TestStops::isAskedInTheAttackPhase() const {
    for (int i = 0; i < 40 && !phase().contains(QStringLiteral("End phase")); ++i) {
        if (phase().contains(QStringLiteral("Attack phase")))
            return true;
        driver_->key(Qt::Key_P);
    }
    return false;
}

int TestStops::questionsOfTheFirstTurn() const {
    int count = 0;
    for (; count < 40 && !phase().contains(QStringLiteral("End phase")); ++count)
        driver_->key(Qt::Key_P);
    return count;
}

/// In a small window phases are called by short names.
void TestStops::aShortNameHasTheWholeOneInItsTip() {
    const auto tip = [&](int phase) {
        QWidget* ribbon = driver_->widget(QStringLiteral("phases"));
        const QPoint cell{ribbon->width() * (2 * phase + 1) / 12, ribbon->height() / 2};
        QToolTip::hideText();
        QHelpEvent help{QEvent::ToolTip, cell, ribbon->mapToGlobal(cell)};
        QApplication::sendEvent(ribbon, &help);
        return QToolTip::text();
    };
    QCOMPARE(tip(0), QString{}); // all of it stands there, and nobody is asked in it
    QVERIFY(tip(attackPhase).contains(QStringLiteral("click to say")));
    QVERIFY(!tip(attackPhase).contains(QStringLiteral("Attack phase")));
    driver_->window().resize(960, 600);
    driver_->settle();
    QCOMPARE(tip(0), QStringLiteral("Active phase"));
    QVERIFY(tip(attackPhase).startsWith(QStringLiteral("Attack phase\n")));
}

void TestStops::aPhaseGoesByUnlessAsked() {
    QVERIFY(!isAskedInTheAttackPhase());
    begin();
    chooseStop(attackPhase, 1);
    QVERIFY(isAskedInTheAttackPhase());
    // And when it is to go by again, it does so at once.
    chooseStop(attackPhase, 0);
    QVERIFY(!phase().contains(QStringLiteral("Attack phase")));
}

void TestStops::theDialogSaysTheSame() {
    driver_->key(Qt::Key_S);
    auto* box = qobject_cast<QComboBox*>(driver_->widget(QStringLiteral("stop-1-2")));
    QVERIFY(box != nullptr);
    QCOMPARE(box->currentIndex(), 0);
    QTest::keyClick(box, Qt::Key_Down); // its own turns
    driver_->settle();
    auto* other = qobject_cast<QComboBox*>(driver_->widget(QStringLiteral("stop-2-2")));
    QCOMPARE(other->currentIndex(), 0);
    QTest::keyClick(other, Qt::Key_Down);
    QTest::keyClick(driver_->widget(QStringLiteral("stops-dialog")), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(driver_->widget(QStringLiteral("stops-dialog")) == nullptr);
    QVERIFY(isAskedInTheAttackPhase());
}

void TestStops::everyMomentIsAskedFor() {
    const int usual = questionsOfTheFirstTurn();
    begin();
    driver_->key(Qt::Key_S);
    for (const char* name : {"stop-1-always", "stop-2-always"}) {
        auto* box = qobject_cast<QAbstractButton*>(driver_->widget(QString::fromLatin1(name)));
        QVERIFY(box != nullptr);
        QTest::mouseClick(box, Qt::LeftButton, {}, {10, box->height() / 2});
        QVERIFY(box->isChecked());
    }
    QTest::keyClick(driver_->widget(QStringLiteral("stops-dialog")), Qt::Key_Escape);
    driver_->settle();
    // The other player in both main phases, and both of them in the preparation of the attack.
    QVERIFY(questionsOfTheFirstTurn() >= usual + 4);
}

void TestStops::phasesWithoutPriorityHaveNone() {
    clickPhase(drawPhase);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestStops::stopsAreKeptForTheNextGame() {
    chooseStop(attackPhase, 2);
    begin();
    QVERIFY(isAskedInTheAttackPhase());
}

TAKUJO_TEST(TestStops)
#include "test_stops.moc"
