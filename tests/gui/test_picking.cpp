#include "tests/gui/key_player.h"
#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QTest>

/// Cards that are picked from a list over the table.
class TestPicking : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void leftAndRightGoThroughAllLines();
};

void TestPicking::leftAndRightGoThroughAllLines() {
    const auto driver = tableOf(R"(cards:
  - {name: Dig, type: charm, colour: red, cost: 0, resolve: {choose: {card: {zone: heap}, up to: 2}, do: {move: {what: chosen, to: hand}}}}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Dig], heap: [Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut, Hut]}
  B: {life: 5})");
    QVERIFY(driver != nullptr);
    const KeyPlayer keys{*driver};
    playFromHand(*driver, QStringLiteral("Dig"));
    auto* picker = qobject_cast<QListWidget*>(driver->widget(QStringLiteral("picker-cards")));
    QVERIFY(picker != nullptr);
    picker->setFocus();
    keys.press(Qt::Key_Home);
    QCOMPARE(picker->currentRow(), 0);
    keys.press(Qt::Key_Left); // there is none before it
    QCOMPARE(picker->currentRow(), 0);
    const auto heightOf = [&](int row) { return picker->visualItemRect(picker->item(row)).top(); };
    int lines = 1;
    for (int row = 1; row < picker->count(); ++row) {
        keys.press(Qt::Key_Right);
        QCOMPARE(picker->currentRow(), row);
        lines += heightOf(row) > heightOf(row - 1) ? 1 : 0;
    }
    QVERIFY2(lines > 1, "all cards stand in one line");
    keys.press(Qt::Key_Right); // there is none behind it
    QCOMPARE(picker->currentRow(), picker->count() - 1);
    keys.press(Qt::Key_Left);
    QCOMPARE(picker->currentRow(), picker->count() - 2);
}

TAKUJO_TEST(TestPicking)
#include "test_picking.moc"
