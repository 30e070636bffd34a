#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>

/// Paying by hand: what is chosen for it, and chosen no more. On the workbench, with cards that are made
/// here.
class TestPaying : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void whatIsChosenNoMoreLeavesTheRestChosen();
};

void TestPaying::whatIsChosenNoMoreLeavesTheRestChosen() {
    const auto driver = tableOf(R"(cards:
  - {name: Giant, type: creature, colour: red, cost: 3, strength: 9}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Giant], pool: [Hut, Hut, Hut, Hut, Hut]}
  B: {life: 5})");
    playFromHand(*driver, QStringLiteral("Giant"));
    const auto sources = driver->cardsThat(canBeChosen);
    QVERIFY2(sources.size() == 5, qPrintable(driver->prompt()));
    const auto progress = [&] {
        return driver->textOf(QStringLiteral("prompt-progress")).remove(QChar{0x2060});
    };
    driver->click(sources[0]);
    driver->click(sources[1]);
    QCOMPARE(progress(), QStringLiteral("2 of 3 chosen"));

    driver->click(sources[0]);
    QCOMPARE(progress(), QStringLiteral("1 of 3 chosen"));
    const auto isChosen = [](const TableDriver::Seen& card) { return card.chosen; };
    const auto chosen = driver->cardsThat(isChosen);
    QCOMPARE(chosen.size(), 1U);
    QCOMPARE(chosen.front().rect.center().x(), sources[1].rect.center().x());

    // The last step back is one card, too.
    driver->key(Qt::Key_Escape);
    QVERIFY(driver->cardsThat(isChosen).empty());
    QVERIFY(driver->widget(QStringLiteral("take-back")) != nullptr);
}

TAKUJO_TEST(TestPaying)
#include "test_paying.moc"
