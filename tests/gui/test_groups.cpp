#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Questions that few cards ask, by the mouse: dividing cards into groups and taking one, and what a
/// character declares while it is cast. The cards and decks are made here.
class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void cardsAreDividedAndAGroupIsTaken();
    void aCharacterDeclaresItsModesBeforeItIsPaid();

private:
    QTemporaryDir folder_;
};

namespace {

QPushButton* buttonThat(const TableDriver& driver, const QString& says) {
    const std::vector<QPushButton*> all = driver.buttons();
    const auto found =
        std::ranges::find_if(all, [&](const QPushButton* button) { return button->text().contains(says); });
    return found == all.end() ? nullptr : *found;
}

} // namespace

void TestGroups::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("zgroups"),
         {{"Sorter",
           "type: forward, element: fire, cost: 3, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, do: [{divide into groups: {card: {zone: break zone, owner: you}}}, {choose group: "
           "selected}, {return: selected}]}]",
           17}}},
        {QStringLiteral("zprism"),
         {{"Prism",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, declared when cast: true, modes: {of: [{do: {draw: 1}}, {do: {crystal: 1}}]}}]",
           17}}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestGroups::cardsAreDividedAndAGroupIsTaken() {
    TableDriver driver;
    begin(driver, QStringLiteral("zgroups"));
    QVERIFY(goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Sorter"), canAct).empty(); }));
    QVERIFY(play(driver, QStringLiteral("Sorter")));
    QVERIFY(goOnUntil(driver, [&] { return driver.prompt().contains(QStringLiteral("group 1")); }));
    driver.clickPicker(0);
    QVERIFY2(driver.prompt().contains(QStringLiteral("group 1")), qPrintable(driver.prompt()));
    const std::size_t hand = named(driver, QStringLiteral("Sorter"), isInHand).size();
    QPushButton* const done = buttonThat(driver, QStringLiteral("Done"));
    QVERIFY2(done != nullptr, qPrintable(driver.prompt()));
    driver.click(done);
    QVERIFY2(driver.prompt().contains(QStringLiteral("take one of the groups")), qPrintable(driver.prompt()));
    // Nothing lies over the answers.
    QVERIFY(driver.widget(QStringLiteral("picker-cards")) == nullptr);
    QPushButton* const first = buttonThat(driver, QStringLiteral("Group 1: Sorter"));
    QPushButton* const second = buttonThat(driver, QStringLiteral("Group 2"));
    QVERIFY(first != nullptr && second != nullptr);
    driver.click(first);
    QCOMPARE(named(driver, QStringLiteral("Sorter"), isInHand).size(), hand + 1);
}

void TestGroups::aCharacterDeclaresItsModesBeforeItIsPaid() {
    TableDriver driver;
    begin(driver, QStringLiteral("zprism"));
    QVERIFY(goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Prism"), canAct).empty(); }));
    driver.click(named(driver, QStringLiteral("Prism"), canAct).front());
    QPushButton* const crystal = buttonThat(driver, QStringLiteral("Crystal"));
    QVERIFY2(crystal != nullptr, qPrintable(driver.prompt()));
    QVERIFY(driver.widget(QStringLiteral("take-back")) != nullptr);
    driver.click(crystal);
    QVERIFY2(driver.widget(QStringLiteral("auto-pay")) != nullptr, qPrintable(driver.prompt()));
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Prism"), isInPlay).empty(); }));
}

TAKUJO_TEST(TestGroups)
#include "test_groups.moc"
