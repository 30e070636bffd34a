#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// Paying by hand: what is chosen for it, and chosen no more.
class TestPaying : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void whatIsChosenNoMoreLeavesTheRestChosen();

private:
    QTemporaryDir folder_;
};

void TestPaying::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const TestCard giant{"Giant", "type: forward, element: fire, cost: 6, power: 9000, generic: true", 17};
    QCOMPARE(write(folder, QStringLiteral("zgiant"), {giant}), QString{});
}

void TestPaying::whatIsChosenNoMoreLeavesTheRestChosen() {
    TableDriver driver;
    begin(driver, QStringLiteral("zgiant"));
    driver.click(named(driver, QStringLiteral("Giant"), canAct).front());
    const auto sources = named(driver, QStringLiteral("Giant"), canBeChosen);
    QVERIFY2(sources.size() >= 2, qPrintable(driver.prompt()));
    const auto progress = [&] {
        return driver.textOf(QStringLiteral("prompt-progress")).remove(QChar{0x2060});
    };
    driver.click(sources[0]);
    driver.click(sources[1]);
    QCOMPARE(progress(), QStringLiteral("4 of 6 CP paid"));

    driver.click(sources[0]);
    QCOMPARE(progress(), QStringLiteral("2 of 6 CP paid"));
    const auto chosen = driver.cardsThat([](const TableDriver::Seen& card) { return card.chosen; });
    QCOMPARE(chosen.size(), 1U);
    QCOMPARE(chosen.front().rect.center().x(), sources[1].rect.center().x());

    // The last step back is one card, too.
    driver.key(Qt::Key_Escape);
    QVERIFY(driver.cardsThat([](const TableDriver::Seen& card) { return card.chosen; }).empty());
}

TAKUJO_TEST(TestPaying)
#include "test_paying.moc"
