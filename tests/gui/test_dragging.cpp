#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QTest>

/// What a click allows a drag allows too, or says how it is done. On the workbench, with cards that are made
/// here; test_targets has what is dragged onto another card.
class TestDragging : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aCardIsDraggedAwayToBeDiscarded();
    void whatPaysIsToldToBeClicked();
    void theDraggedCardIsSeenOverThePanel();

private:
    TableDriver::Seen ownZone(takujo::ZoneRole role) const;
    std::size_t hand() const { return driver_->cardsThat(isInHand).size(); }
    QString refusal() const { return driver_->textOf(QStringLiteral("refusal-text")); }

    std::unique_ptr<TableDriver> driver_;
};

void TestDragging::init() {
    driver_ = tableOf(R"(cards:
  - {name: Loser, type: creature, colour: red, cost: 0, strength: 1, abilities: [{when: {enters: this}, do: {discard: 1}}]}
  - {name: Giant, type: creature, colour: red, cost: 2, strength: 9}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Loser, Giant, Hut], pool: [Hut, Hut, Hut]}
  B: {life: 5})");
}

/// Keys walk through the own zones first.
TableDriver::Seen TestDragging::ownZone(takujo::ZoneRole role) const {
    const auto found = zonesThatAre(*driver_, role);
    return found.empty() ? TableDriver::Seen{} : found.front();
}

void TestDragging::aCardIsDraggedAwayToBeDiscarded() {
    playFromHand(*driver_, QStringLiteral("Loser"));
    const auto toDiscard = [&] {
        return driver_->cardsThat(
            [](const TableDriver::Seen& card) { return isInHand(card) && card.choosable; });
    };
    QCOMPARE(toDiscard().size(), 2U);
    const std::size_t before = hand();
    // To the deck it does not go, and the place where it goes is named.
    driver_->drag(toDiscard().front(), ownZone(takujo::ZoneRole::deck).rect.center());
    QVERIFY2(refusal().contains(zonesOf(*driver_, takujo::ZoneRole::pile).front(), Qt::CaseInsensitive),
             qPrintable(refusal()));
    QCOMPARE(hand(), before);
    driver_->drag(toDiscard().front(), ownZone(takujo::ZoneRole::pile).rect.center());
    QVERIFY2(driver_->widget(QStringLiteral("refusal")) == nullptr, qPrintable(refusal()));
    QCOMPARE(hand(), before - 1);
}

void TestDragging::whatPaysIsToldToBeClicked() {
    playFromHand(*driver_, QStringLiteral("Giant"));
    const auto payers = [&] {
        return driver_->cardsThat(
            [](const TableDriver::Seen& card) { return isInPool(card) && card.choosable; });
    };
    QCOMPARE(payers().size(), 3U);
    driver_->drag(payers().front(), ownZone(takujo::ZoneRole::pile).rect.center());
    QVERIFY2(refusal().contains(QStringLiteral("Click it")), qPrintable(refusal()));
    QCOMPARE(payers().size(), 3U);
}

void TestDragging::theDraggedCardIsSeenOverThePanel() {
    QWidget* panel = driver_->widget(QStringLiteral("side"));
    QVERIFY(panel != nullptr);
    const QPoint table = driver_->widget(QStringLiteral("table"))->mapTo(&driver_->window(), QPoint{});
    const QPoint middle = panel->mapTo(&driver_->window(), panel->rect().center());
    const auto seen = [&] {
        return driver_->window().grab(QRect{middle - QPoint{20, 20}, QSize{40, 40}}).toImage();
    };
    const QImage before = seen();
    const auto card = named(*driver_, QStringLiteral("Giant"), canAct);
    QVERIFY(!card.empty());
    driver_->hold(card.front(), middle - table);
    QVERIFY(seen() != before);
    QVERIFY(driver_->widget(QStringLiteral("dragged-card")) != nullptr);
    driver_->key(Qt::Key_Escape);
    QVERIFY(driver_->widget(QStringLiteral("dragged-card")) == nullptr);
    QVERIFY(driver_->widget(QStringLiteral("take-back")) == nullptr); // it was only put back
    QVERIFY(!named(*driver_, QStringLiteral("Giant"), isInHand).empty());
}

TAKUJO_TEST(TestDragging)
#include "test_dragging.moc"
