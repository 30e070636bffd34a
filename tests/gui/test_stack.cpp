#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// What waits to be resolved, beside the table: more of it than there is room for, and what is said about
/// it where it stands.
class TestStack : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void allThatWaitsIsReached();
    void aRefusalStandsBesideWhatItIsAbout();

private:
    QTemporaryDir folder_;
};

namespace {

constexpr int many = 9;

/// What the keyboard stands on in the list; its rectangle is empty while it is out of sight.
std::pair<QString, QRect> underCursor(const TableDriver& driver) {
    QAccessibleInterface* list =
        QAccessible::queryAccessibleInterface(driver.widget(QStringLiteral("stack")));
    for (int i = 0; i < list->childCount(); ++i)
        if (QAccessibleInterface* row = list->child(i); row->state().focused)
            return {row->text(QAccessible::Description), row->rect()};
    return {};
}

/// A bell is in play and has rung so often.
bool ring(TableDriver& driver, int times) {
    const auto usable = [&] {
        return named(driver, QStringLiteral("Bell"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    const bool isReady = goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Bell"), isInPlay).empty())
            play(driver, QStringLiteral("Bell"));
        return !usable().empty();
    });
    for (int i = 0; isReady && i < times; ++i)
        actWith(driver, usable().front());
    return isReady;
}

} // namespace

void TestStack::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    QCOMPARE(
        write(folder, QStringLiteral("zbell"),
              {{"Bell",
                "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: "
                "[], do: {power: {of: this, by: 1000, until: end of turn}}}]",
                17}}),
        QString{});
}

void TestStack::allThatWaitsIsReached() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbell"));
    QVERIFY(ring(driver, many));
    QCOMPARE(QAccessible::queryAccessibleInterface(driver.widget(QStringLiteral("stack")))->childCount(),
             many);
    driver.key(Qt::Key_W);
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    QVERIFY(strip->hasFocus());
    for (int i = 0; i + 1 < many; ++i)
        QTest::keyClick(strip, Qt::Key_Down);
    const auto [last, place] = underCursor(driver);
    QVERIFY2(last.contains(QStringLiteral("9 of 9")), qPrintable(last));
    QVERIFY(QRect(strip->mapToGlobal(QPoint{}), strip->size()).contains(place));
    for (int i = 0; i + 1 < many; ++i)
        QTest::keyClick(strip, Qt::Key_Up);
    QVERIFY2(underCursor(driver).first.startsWith(QStringLiteral("next")),
             qPrintable(underCursor(driver).first));
}

void TestStack::aRefusalStandsBesideWhatItIsAbout() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbell"));
    QVERIFY(ring(driver, 1));
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    const QPoint row = QAccessible::queryAccessibleInterface(strip)->child(0)->rect().center();
    QWidget* rows = qobject_cast<QAbstractScrollArea*>(strip)->viewport();
    QTest::mouseClick(rows, Qt::LeftButton, {}, rows->mapFromGlobal(row));
    driver.settle();
    const QWidget* bubble = driver.widget(QStringLiteral("refusal"));
    QVERIFY(bubble != nullptr);
    QVERIFY(!driver.textOf(QStringLiteral("refusal-text")).isEmpty());
    // At the edge of the table, as high as the row: nothing on the table is meant.
    const QRect said{bubble->mapToGlobal(QPoint{}), bubble->size()};
    const int edge = strip->mapToGlobal(QPoint{}).x();
    QVERIFY(said.right() < edge && said.right() > edge - 20);
    QVERIFY(said.top() <= row.y() && said.bottom() >= row.y());
}

TAKUJO_TEST(TestStack)
#include "test_stack.moc"
