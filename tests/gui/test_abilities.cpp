#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QListWidget>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Cards that do things, by mouse and keys: choosing for a summon, using an ability, declining an EX Burst,
/// searching the deck, using one of several abilities. The cards and decks are made here.
class TestAbilities : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aSummonsTargetIsClickedOnTheBoard();
    void aTargetIsChosenByKeys();
    void anActionAbilityIsUsedAndPaid();
    void anExBurstIsDeclined();
    void aSearchedDeckShowsItsCards();
    void aSearchIsAnsweredByKeys();
    void aMenuTellsAbilitiesApart();
    void cardsOfTheBreakZoneArePickedAndPutBack();

private:
    QTemporaryDir folder_;
};

void TestAbilities::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("zbolt"),
         {{"Dummy", plain, 8},
          {"Bolt",
           "type: summon, element: fire, cost: 1, resolve: {choose: {forward: {}}, do: {damage: {to: chosen, "
           "amount: 1000}}}",
           9}}},
        {QStringLiteral("zadept"),
         {{"Adept",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
           "{fire: 1}}], do: {power: {of: this, by: 1000, until: end of turn}}}]",
           17}}},
        {QStringLiteral("zburst"),
         {{"Dummy", "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [haste]",
           4},
          {"Lantern", "type: summon, element: fire, cost: 1, ex: true, resolve: {burst: true, do: {draw: 1}}",
           13}}},
        {QStringLiteral("zseeker"),
         {{"Seeker",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, do: {search: {for: {forward: {name: Needle}}, to: hand}}}]",
           16},
          {"Needle", "type: forward, element: fire, cost: 9, power: 9000", 1}}},
        {QStringLiteral("zmenu"),
         {{"Well",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
           "{any: x}}], do: {power: {of: this, by: x, until: end of turn}}}, {action: [{cp: {fire: 1}}], do: "
           "{draw: 1}}]",
           17}}},
        {QStringLiteral("zgrave"),
         {{"Digger",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, choose: {card: {zone: break zone}, up to: 2}, do: {return: chosen}}]",
           17}}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestAbilities::aSummonsTargetIsClickedOnTheBoard() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver));
    driver.click(named(driver, QStringLiteral("Bolt"), canAct).front());
    const auto targets = named(driver, QStringLiteral("Dummy"), canBeChosen);
    QVERIFY2(targets.size() >= 2, qPrintable(driver.prompt()));
    QVERIFY(std::ranges::all_of(targets, isInPlay));
    driver.click(targets.front());
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
    QVERIFY2(stack(driver).contains(QStringLiteral("Bolt")) &&
                 stack(driver).contains(QStringLiteral("→ Dummy")),
             qPrintable(stack(driver)));
    QCOMPARE(named(driver, QStringLiteral("Dummy"),
                   [](const TableDriver::Seen& card) {
                       return card.description.contains(QStringLiteral("chosen by what waits"));
                   })
                 .size(),
             1U);
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    QVERIFY(!named(driver, QStringLiteral("Dummy"), [](const TableDriver::Seen& card) {
                 return card.description.contains(QStringLiteral("1000 damage"));
             }).empty());
}

void TestAbilities::aTargetIsChosenByKeys() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver));
    driver.click(named(driver, QStringLiteral("Bolt"), canAct).front());
    const std::size_t targets = named(driver, QStringLiteral("Dummy"), canBeChosen).size();
    QVERIFY(targets >= 2);
    for (int i = 0; i < 40 && !named(driver, QStringLiteral("Dummy"), canBeChosen).empty(); ++i) {
        driver.key(Qt::Key_Tab);
        if (const auto focused = driver.focused(); focused && focused->choosable)
            driver.key(Qt::Key_Return);
    }
    QVERIFY(named(driver, QStringLiteral("Dummy"), canBeChosen).empty() ||
            driver.widget(QStringLiteral("auto-pay")) != nullptr);
    driver.key(Qt::Key_A);
    QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
    QVERIFY2(stack(driver).contains(QStringLiteral("→ Dummy")), qPrintable(stack(driver)));
}

void TestAbilities::anActionAbilityIsUsedAndPaid() {
    TableDriver driver;
    begin(driver, QStringLiteral("zadept"));
    const auto usable = [&] {
        return named(driver, QStringLiteral("Adept"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Adept"), isInPlay).empty())
            play(driver, QStringLiteral("Adept"));
        return !usable().empty();
    }));
    const std::size_t hand = named(driver, QStringLiteral("Adept"), isInHand).size();
    driver.click(usable().front());
    QVERIFY2(driver.widget(QStringLiteral("auto-pay")) != nullptr, qPrintable(driver.prompt()));
    // Paid by hand: a card of the hand, by a click.
    const auto payable = named(driver, QStringLiteral("Adept"), [](const TableDriver::Seen& card) {
        return isInHand(card) && card.choosable;
    });
    QVERIFY(!payable.empty());
    driver.click(payable.front());
    QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
    QCOMPARE(named(driver, QStringLiteral("Adept"), isInHand).size(), hand - 1);
    QVERIFY2(stack(driver).contains(QStringLiteral("ability")), qPrintable(stack(driver)));
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    QVERIFY(!named(driver, QStringLiteral("Adept"), [](const TableDriver::Seen& card) {
                 return card.description.contains(QStringLiteral("6000"));
             }).empty());
}

void TestAbilities::anExBurstIsDeclined() {
    TableDriver driver;
    begin(driver, QStringLiteral("zburst"));
    const auto asked = [&] { return driver.widget(QStringLiteral("large-card")) != nullptr; };
    QVERIFY(goOnUntil(driver, [&] {
        if (asked())
            return true;
        if (named(driver, QStringLiteral("Dummy"), isInPlay).empty())
            play(driver, QStringLiteral("Dummy"));
        const auto attackers = named(driver, QStringLiteral("Dummy"), canBeChosen);
        if (!attackers.empty() && driver.prompt().contains(QStringLiteral("attack")))
            driver.click(attackers.front());
        return asked();
    }));
    QCOMPARE(driver.widget(QStringLiteral("large-card"))->accessibleName(), QStringLiteral("Lantern"));
    const QString prompt = driver.prompt();
    QVERIFY(driver.widget(QStringLiteral("option-0")) != nullptr);
    QVERIFY(driver.clickNamed(QStringLiteral("option-1")));
    QVERIFY(!asked());
    QVERIFY(driver.prompt() != prompt);
    QVERIFY(stack(driver).isEmpty());
}

namespace {

/// Somebody looks through a deck.
bool search(TableDriver& driver) {
    return goOnUntil(driver, [&] {
        if (driver.widget(QStringLiteral("picker")) == nullptr && stack(driver).isEmpty() &&
            named(driver, QStringLiteral("Seeker"), isInPlay).empty())
            play(driver, QStringLiteral("Seeker"));
        return driver.widget(QStringLiteral("picker")) != nullptr;
    });
}

} // namespace

void TestAbilities::aSearchedDeckShowsItsCards() {
    TableDriver driver;
    begin(driver, QStringLiteral("zseeker"));
    QVERIFY(search(driver));
    auto* list = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("picker-cards")));
    QVERIFY(list != nullptr && list->count() > 30);
    QVERIFY(
        list->item(0)->data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Needle; can be")));
    QVERIFY(list->item(list->count() - 1)
                ->data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(QStringLiteral("cannot be chosen")));
    // A card that cannot be taken is refused, and nothing happens.
    const QString prompt = driver.prompt();
    driver.clickPicker(4);
    QCOMPARE(driver.prompt(), prompt);
    QVERIFY(driver.widget(QStringLiteral("picker")) != nullptr);
    // Away and back.
    driver.clickNamed(QStringLiteral("put-picker-away"));
    QVERIFY(driver.widget(QStringLiteral("picker")) == nullptr);
    driver.clickNamed(QStringLiteral("show-picker"));
    QVERIFY(driver.widget(QStringLiteral("picker")) != nullptr);
    driver.clickPicker(0);
    QVERIFY(driver.widget(QStringLiteral("picker")) == nullptr);
    QVERIFY(!named(driver, QStringLiteral("Needle"), isInHand).empty() ||
            goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Needle"), isInHand).empty(); }));
}

void TestAbilities::aSearchIsAnsweredByKeys() {
    TableDriver driver;
    begin(driver, QStringLiteral("zseeker"));
    QVERIFY(search(driver));
    QWidget* list = driver.widget(QStringLiteral("picker-cards"));
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Right);
    QTest::keyClick(list, Qt::Key_Left);
    QTest::keyClick(list, Qt::Key_Return);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("picker")) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("table"))->hasFocus());
}

void TestAbilities::aMenuTellsAbilitiesApart() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmenu"));
    const auto usable = [&] {
        return named(driver, QStringLiteral("Well"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Well"), isInPlay).empty())
            play(driver, QStringLiteral("Well"));
        return !usable().empty();
    }));
    driver.click(usable().front());
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    const auto offers = menu->findChildren<QPushButton*>();
    QCOMPARE(offers.size(), 2);
    QVERIFY(offers[0]->accessibleDescription() != offers[1]->accessibleDescription());
    QTest::keyClick(menu, Qt::Key_1);
    driver.settle();
    // X is asked for, and paid for.
    QVERIFY2(driver.widget(QStringLiteral("option-1")) != nullptr, qPrintable(driver.prompt()));
    driver.key(Qt::Key_1); // a number has the key of its digit, though another stands before it
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
    QVERIFY2(stack(driver).contains(QStringLiteral("X = 1")), qPrintable(stack(driver)));
}

void TestAbilities::cardsOfTheBreakZoneArePickedAndPutBack() {
    TableDriver driver;
    begin(driver, QStringLiteral("zgrave"));
    const auto picker = [&] {
        return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("picker-cards")));
    };
    QVERIFY2(goOnUntil(driver,
                       [&] {
                           if (picker() == nullptr)
                               play(driver, QStringLiteral("Digger"));
                           else if (picker()->count() < 2)
                               driver.key(Qt::Key_N); // nothing is chosen
                           return picker() != nullptr && picker()->count() >= 2;
                       }),
             qPrintable(driver.prompt()));
    const auto told = [&](int row) { return picker()->item(row)->data(Qt::AccessibleTextRole).toString(); };
    driver.clickPicker(1);
    QVERIFY2(told(1).contains(QStringLiteral("chosen as number 1")), qPrintable(told(1)));
    driver.clickPicker(1);
    QVERIFY2(told(1).contains(QStringLiteral("can be chosen")), qPrintable(told(1)));
    driver.clickPicker(0);
    driver.key(Qt::Key_P);
    QVERIFY(picker() == nullptr);
    QVERIFY2(stack(driver).contains(QStringLiteral("→ Digger")), qPrintable(stack(driver)));
}

TAKUJO_TEST(TestAbilities)
#include "test_abilities.moc"
