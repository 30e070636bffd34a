#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>
#include <QTextEdit>

#include <memory>

/// What is done with a card at another one: dragged onto it, by clicks, by keys. On the workbench, with its
/// policy by which a creature strikes at something.
class TestTargets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { driver_ = tableOfScenario("targets/for-the-window.yaml"); }
    void cleanup() { driver_.reset(); }

    void aCardIsDraggedOntoItsTarget();
    void onAWrongOneItIsToldWhyNot();
    void onTheBareBoardItIsAimedAtThePlayer();
    void anArrowLeadsToTheTarget();
    void itIsClickedAndThenItsTarget();
    void byKeysAlone();
    void whatHasBeenTakenUpIsPutDown();

private:
    TableDriver::Seen card(const QString& name) const;
    /// The player's board or the opponent's.
    QPoint freePlaceOn(bool mine) const;
    bool isTapped(const QString& name) const {
        return card(name).description.contains(QStringLiteral("tapped"), Qt::CaseInsensitive);
    }
    bool isOnBoard(const QString& name) const { return card(name).isIn(QStringLiteral("Board")); }
    QString refusal() const { return driver_->textOf(QStringLiteral("refusal-text")); }

    std::unique_ptr<TableDriver> driver_;
};

TableDriver::Seen TestTargets::card(const QString& name) const {
    for (const TableDriver::Seen& one : driver_->seen())
        if (!one.isZone && one.name == name)
            return one;
    return {};
}

QPoint TestTargets::freePlaceOn(bool mine) const {
    const QRect first = card(mine ? QStringLiteral("Ann") : QStringLiteral("Bob")).rect;
    return {first.left() - 40, first.center().y()}; // beside the first card of the row
}

void TestTargets::aCardIsDraggedOntoItsTarget() {
    driver_->hold(card(QStringLiteral("Ann")), card(QStringLiteral("Bob")).rect.center());
    QVERIFY(card(QStringLiteral("Bob")).choosable);
    QVERIFY(!card(QStringLiteral("Rob")).choosable); // it is ready
    QVERIFY(!card(QStringLiteral("Dan")).choosable); // as red as Ann
    driver_->key(Qt::Key_Escape);
    QVERIFY(isOnBoard(QStringLiteral("Bob")));
    driver_->drag(card(QStringLiteral("Ann")), card(QStringLiteral("Bob")).rect.center());
    QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    QVERIFY(!isOnBoard(QStringLiteral("Bob")));
    QVERIFY2(isTapped(QStringLiteral("Ann")), qPrintable(card(QStringLiteral("Ann")).description));
}

void TestTargets::onAWrongOneItIsToldWhyNot() {
    driver_->drag(card(QStringLiteral("Ann")), card(QStringLiteral("Rob")).rect.center());
    QVERIFY2(refusal().contains(QStringLiteral("Rob is ready")), qPrintable(refusal()));
    driver_->drag(card(QStringLiteral("Ann")), card(QStringLiteral("Dan")).rect.center());
    QVERIFY2(refusal().contains(QStringLiteral("share a colour")), qPrintable(refusal()));
    QVERIFY2(!isTapped(QStringLiteral("Ann")), qPrintable(card(QStringLiteral("Ann")).description));
}

void TestTargets::onTheBareBoardItIsAimedAtThePlayer() {
    driver_->drag(card(QStringLiteral("Ann")), freePlaceOn(false));
    QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    QVERIFY2(isTapped(QStringLiteral("Ann")), qPrintable(card(QStringLiteral("Ann")).description));
    QVERIFY(isOnBoard(QStringLiteral("Bob")));
}

void TestTargets::anArrowLeadsToTheTarget() {
    const auto arrow = [&] { return driver_->widget(QStringLiteral("aim")); };
    QVERIFY(arrow() == nullptr);
    driver_->hold(card(QStringLiteral("Ann")), card(QStringLiteral("Bob")).rect.center());
    QVERIFY(arrow() != nullptr);
    driver_->key(Qt::Key_Escape);
    QVERIFY(arrow() == nullptr);
    driver_->hold(card(QStringLiteral("Ann")), card(QStringLiteral("Rob")).rect.center());
    QVERIFY(arrow() == nullptr);
    driver_->key(Qt::Key_Escape);
}

void TestTargets::itIsClickedAndThenItsTarget() {
    driver_->click(card(QStringLiteral("Ann")));
    QVERIFY2(driver_->prompt().contains(QStringLiteral("choose what Ann strikes")),
             qPrintable(driver_->prompt()));
    QVERIFY(card(QStringLiteral("Bob")).choosable);
    driver_->click(card(QStringLiteral("Rob")));
    QVERIFY2(refusal().contains(QStringLiteral("Rob is ready")), qPrintable(refusal()));
    const auto* guide = qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("guide")));
    QVERIFY2(guide->toPlainText().contains(QStringLiteral("Why Ann can't be aimed at Rob")),
             qPrintable(guide->toPlainText()));
    driver_->click(card(QStringLiteral("Bob")));
    QVERIFY(!isOnBoard(QStringLiteral("Bob")));
    QVERIFY(!driver_->prompt().contains(QStringLiteral("choose what")));
    // At the player, by the button.
    driver_->click(card(QStringLiteral("Cat")));
    QVERIFY(driver_->clickNamed(QStringLiteral("aim-0")));
    QVERIFY2(isTapped(QStringLiteral("Cat")), qPrintable(card(QStringLiteral("Cat")).description));
}

void TestTargets::byKeysAlone() {
    // From one thing that can be done to the next, up to Ann.
    for (int i = 0; i < 20 && driver_->focused().value_or(TableDriver::Seen{}).name != QStringLiteral("Ann");
         ++i)
        driver_->key(Qt::Key_Tab);
    QCOMPARE(driver_->focused().value_or(TableDriver::Seen{}).name, QStringLiteral("Ann"));
    driver_->key(Qt::Key_Return);
    QVERIFY2(driver_->prompt().contains(QStringLiteral("choose what Ann strikes")),
             qPrintable(driver_->prompt()));
    // The keyboard stands on the only target there is, and an arrow leads there.
    QCOMPARE(driver_->focused().value_or(TableDriver::Seen{}).name, QStringLiteral("Bob"));
    QVERIFY(driver_->widget(QStringLiteral("aim")) != nullptr);
    driver_->key(Qt::Key_Return);
    QVERIFY(!isOnBoard(QStringLiteral("Bob")));
}

void TestTargets::whatHasBeenTakenUpIsPutDown() {
    const QString asked = driver_->prompt();
    driver_->click(card(QStringLiteral("Ann")));
    QVERIFY(driver_->prompt() != asked);
    driver_->key(Qt::Key_Escape);
    QCOMPARE(driver_->prompt(), asked);
    driver_->click(card(QStringLiteral("Ann")));
    driver_->click(card(QStringLiteral("Ann")));
    QCOMPARE(driver_->prompt(), asked);
    driver_->click(card(QStringLiteral("Ann")));
    QVERIFY(driver_->clickNamed(QStringLiteral("stop-aiming")));
    QCOMPARE(driver_->prompt(), asked);
    // Another one is taken up instead.
    driver_->click(card(QStringLiteral("Ann")));
    driver_->click(card(QStringLiteral("Cat")));
    QVERIFY2(driver_->prompt().contains(QStringLiteral("choose what Cat strikes")),
             qPrintable(driver_->prompt()));
}

TAKUJO_TEST(TestTargets)
#include "test_targets.moc"
