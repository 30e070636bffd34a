#include "tests/gui/made_up_decks.h"

#include <QApplication>
#include <QDir>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Questions that few cards ask, by the mouse: dividing cards into groups and taking one, saying how often a
/// loop goes round, and what a character declares while it is cast. The cards and decks are made here.
class TestGroupsAndLoops : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void cardsAreDividedAndAGroupIsTaken();
    void aLoopIsEndedByANumber();
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

void TestGroupsAndLoops::initTestCase() {
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
        {QStringLiteral("zwheel"),
         {{"Wheel",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [], do: "
           "{activate: this}}]",
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

void TestGroupsAndLoops::cardsAreDividedAndAGroupIsTaken() {
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

void TestGroupsAndLoops::aLoopIsEndedByANumber() {
    TableDriver driver;
    begin(driver, QStringLiteral("zwheel"));
    const auto usable = [&] {
        return named(driver, QStringLiteral("Wheel"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Wheel"), isInPlay).empty())
            play(driver, QStringLiteral("Wheel"));
        return !usable().empty();
    }));
    const auto isAsked = [&] { return driver.prompt().contains(QStringLiteral("goes round in a circle")); };
    for (int i = 0; i < 6 && !isAsked(); ++i) {
        driver.click(usable().front());
        QVERIFY(
            goOnUntil(driver, [&] { return isAsked() || (stack(driver).isEmpty() && !usable().empty()); }));
    }
    QVERIFY2(isAsked(), qPrintable(driver.prompt()));
    // Digits begin the number, and more follow; what is too large is not taken.
    const auto* const number = driver.widget(QStringLiteral("prompt-number"));
    QVERIFY(number != nullptr && number->isVisible());
    QVERIFY(
        driver.window().rect().contains(QRect{number->mapTo(&driver.window(), QPoint{}), number->size()}));
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5})
        driver.key(key);
    QCOMPARE(qobject_cast<const QSpinBox*>(number)->value(), 1234);
    QPushButton* const take = buttonThat(driver, QStringLiteral("Say this number"));
    QVERIFY(take != nullptr);
    driver.click(take);
    QVERIFY2(!isAsked(), qPrintable(driver.prompt()));
    QVERIFY(!number->isVisible());
    // It may not be begun again, and the table says why.
    const auto wheels = named(driver, QStringLiteral("Wheel"), isInPlay);
    QVERIFY(std::ranges::none_of(wheels, canAct));
}

void TestGroupsAndLoops::aCharacterDeclaresItsModesBeforeItIsPaid() {
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

QTEST_MAIN(TestGroupsAndLoops)
#include "test_groups_and_loops.moc"
