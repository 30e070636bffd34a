#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QListWidget>
#include <QTest>

/// Cards that do things, by mouse and keys: choosing what is meant, using and paying for an ability,
/// searching the deck, using one of several abilities, picking from a pile, dividing cards into groups. On
/// the workbench, with cards that are made here.
class TestAbilities : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aTargetIsClicked();
    void aTargetIsChosenByKeys();
    void anAbilityIsUsedAndPaid();
    void aSearchedDeckShowsItsCards();
    void aSearchIsAnsweredByKeys();
    void aMenuTellsAbilitiesApart();
    void cardsOfAPileArePickedAndPutBack();
    void cardsAreDividedAndAGroupIsTaken();

private:
    QListWidget* picker() const {
        return qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("picker-cards")));
    }
    QString told(int row) const { return picker()->item(row)->data(Qt::AccessibleTextRole).toString(); }
    TableDriver::Seen onBoard(const QString& name) const;
    bool isHurt(const QString& name) const {
        return onBoard(name).description.contains(QStringLiteral("1 damage"));
    }
    std::size_t hand() const { return driver_->cardsThat(isInHand).size(); }

    std::unique_ptr<TableDriver> driver_;
};

/// In the deck a needle lies among so many cards.
void TestAbilities::init() {
    driver_ = tableOf(R"(cards:
  - {name: Bolt, type: charm, colour: red, cost: 0, resolve: {choose: {creature: {}}, do: {damage: {to: chosen, amount: 1}}}}
  - {name: Seek, type: charm, colour: red, cost: 0, resolve: {do: {search: {for: {creature: {name: Needle}}, to: hand}}}}
  - {name: Dig, type: charm, colour: red, cost: 0, resolve: {choose: {card: {zone: heap}, up to: 2}, do: {move: {what: chosen, to: hand}}}}
  - {name: Sort, type: charm, colour: red, cost: 0, resolve: {do: [{divide into groups: {card: {zone: heap, owner: you}}}, {choose group: selected}, {move: {what: selected, to: hand}}]}}
  - {name: Adept, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: {pool: {red: 1}}, do: {strength: {of: this, by: 1, until: end of turn}}}]}
  - {name: Well, type: relic, colour: red, cost: 1, abilities: [{use: [], once a turn: true, do: {life: 1}}, {use: {pool: {red: 1}}, do: {draw: 1}}]}
  - {name: Needle, type: creature, colour: red, cost: 9, strength: 9}
  - {name: Ann, type: creature, colour: red, cost: 1, strength: 3}
  - {name: Bob, type: creature, colour: red, cost: 1, strength: 3}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Bolt, Seek, Dig, Sort], pool: [Hut, Hut], heap: [Ann, Bob, Hut], board: [{card: Adept, tapped: true}, Well], deck: [Hut)" +
                      andSoMany(16, "Ann") + ", Needle" + andSoMany(16, "Bob") + R"(]}
  B: {life: 5, board: [Ann, Bob]})");
}

TableDriver::Seen TestAbilities::onBoard(const QString& name) const {
    const auto found = named(*driver_, name, isOnBoard);
    return found.empty() ? TableDriver::Seen{} : found.front();
}

void TestAbilities::aTargetIsClicked() {
    playFromHand(*driver_, QStringLiteral("Bolt"));
    const auto targets = driver_->cardsThat(canBeChosen);
    QCOMPARE(targets.size(), 3U);
    QVERIFY(std::ranges::all_of(targets, isOnBoard));
    const QString asked = driver_->prompt();
    driver_->click(onBoard(QStringLiteral("Ann")));
    QVERIFY(driver_->prompt() != asked);
    QVERIFY(isHurt(QStringLiteral("Ann")) && !isHurt(QStringLiteral("Bob")));
}

void TestAbilities::aTargetIsChosenByKeys() {
    playFromHand(*driver_, QStringLiteral("Bolt"));
    const QString asked = driver_->prompt();
    for (int i = 0; i < 40 && driver_->prompt() == asked; ++i) {
        driver_->key(Qt::Key_Tab);
        const auto focused = driver_->focused();
        if (focused && focused->choosable && focused->name == QStringLiteral("Bob"))
            driver_->key(Qt::Key_Return);
    }
    QVERIFY(driver_->prompt() != asked);
    QVERIFY(isHurt(QStringLiteral("Bob")) && !isHurt(QStringLiteral("Ann")));
}

void TestAbilities::anAbilityIsUsedAndPaid() {
    driver_->click(onBoard(QStringLiteral("Adept")));
    QVERIFY2(driver_->widget(QStringLiteral("auto-pay")) != nullptr, qPrintable(driver_->prompt()));
    // Paid by hand: a card of the pool, by a click.
    const auto payable = driver_->cardsThat(canBeChosen);
    QCOMPARE(payable.size(), 2U);
    QVERIFY(std::ranges::all_of(payable, isInPool));
    driver_->click(payable.front());
    QVERIFY(goOnUntil(*driver_, [&] { return driver_->widget(QStringLiteral("take-back")) == nullptr; }));
    const auto paid = named(*driver_, QStringLiteral("Hut"), [](const TableDriver::Seen& card) {
        return isInPool(card) && card.description.contains(QStringLiteral("tapped"), Qt::CaseInsensitive);
    });
    QCOMPARE(paid.size(), 1U);
    QVERIFY2(onBoard(QStringLiteral("Adept")).description.contains(QStringLiteral("6")),
             qPrintable(onBoard(QStringLiteral("Adept")).description));
}

void TestAbilities::aSearchedDeckShowsItsCards() {
    playFromHand(*driver_, QStringLiteral("Seek"));
    QVERIFY(picker() != nullptr && picker()->count() > 30);
    QVERIFY2(told(0).startsWith(QStringLiteral("Needle; can be")), qPrintable(told(0)));
    QVERIFY(told(picker()->count() - 1).endsWith(QStringLiteral("cannot be chosen")));
    // A card that cannot be taken is refused, and nothing happens.
    const QString prompt = driver_->prompt();
    driver_->clickPicker(4);
    QCOMPARE(driver_->prompt(), prompt);
    QVERIFY(driver_->widget(QStringLiteral("picker")) != nullptr);
    // Away and back.
    driver_->clickNamed(QStringLiteral("put-picker-away"));
    QVERIFY(driver_->widget(QStringLiteral("picker")) == nullptr);
    driver_->clickNamed(QStringLiteral("show-picker"));
    QVERIFY(driver_->widget(QStringLiteral("picker")) != nullptr);
    driver_->clickPicker(0);
    QVERIFY(driver_->widget(QStringLiteral("picker")) == nullptr);
    QVERIFY(!named(*driver_, QStringLiteral("Needle"), isInHand).empty());
}

void TestAbilities::aSearchIsAnsweredByKeys() {
    playFromHand(*driver_, QStringLiteral("Seek"));
    QVERIFY(picker() != nullptr && picker()->hasFocus());
    QTest::keyClick(picker(), Qt::Key_Right);
    QTest::keyClick(picker(), Qt::Key_Left);
    QTest::keyClick(picker(), Qt::Key_Return);
    driver_->settle();
    QVERIFY(driver_->widget(QStringLiteral("picker")) == nullptr);
    QVERIFY(driver_->widget(QStringLiteral("table"))->hasFocus());
    QVERIFY(!named(*driver_, QStringLiteral("Needle"), isInHand).empty());
}

void TestAbilities::aMenuTellsAbilitiesApart() {
    const std::size_t before = hand();
    driver_->click(onBoard(QStringLiteral("Well")));
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    const auto offers = menu->findChildren<QPushButton*>();
    QCOMPARE(offers.size(), 2);
    QVERIFY(offers[0]->accessibleDescription() != offers[1]->accessibleDescription());
    QTest::keyClick(menu, Qt::Key_2);
    driver_->settle();
    QVERIFY2(driver_->widget(QStringLiteral("auto-pay")) != nullptr, qPrintable(driver_->prompt()));
    driver_->clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(*driver_, [&] { return driver_->widget(QStringLiteral("take-back")) == nullptr; }));
    QCOMPARE(hand(), before + 1);
}

void TestAbilities::cardsOfAPileArePickedAndPutBack() {
    playFromHand(*driver_, QStringLiteral("Dig"));
    QVERIFY2(picker() != nullptr && picker()->count() >= 3, qPrintable(driver_->prompt()));
    const std::size_t before = hand();
    driver_->clickPicker(1);
    QVERIFY2(told(1).contains(QStringLiteral("chosen as number 1")), qPrintable(told(1)));
    driver_->clickPicker(1);
    QVERIFY2(told(1).contains(QStringLiteral("can be chosen")), qPrintable(told(1)));
    driver_->clickPicker(0);
    const QString name = told(0).section(u';', 0, 0);
    driver_->click(driver_->defaultButton());
    QVERIFY(picker() == nullptr);
    QCOMPARE(hand(), before); // one has come, and what was played has gone
    QVERIFY(!named(*driver_, name, isInHand).empty());
}

void TestAbilities::cardsAreDividedAndAGroupIsTaken() {
    playFromHand(*driver_, QStringLiteral("Sort"));
    QVERIFY2(driver_->prompt().contains(QStringLiteral("group 1")), qPrintable(driver_->prompt()));
    const QString name = told(0).section(u';', 0, 0);
    driver_->clickPicker(0);
    QVERIFY2(driver_->prompt().contains(QStringLiteral("group 1")), qPrintable(driver_->prompt()));
    const std::size_t before = hand();
    QPushButton* const done = buttonThatSays(*driver_, QStringLiteral("Done"));
    QVERIFY2(done != nullptr, qPrintable(driver_->prompt()));
    driver_->click(done);
    QVERIFY2(driver_->prompt().contains(QStringLiteral("take one of the groups")),
             qPrintable(driver_->prompt()));
    // Nothing lies over the answers.
    QVERIFY(picker() == nullptr);
    QPushButton* const first = buttonThatSays(*driver_, QStringLiteral("Group 1: ") + name);
    QVERIFY(first != nullptr && buttonThatSays(*driver_, QStringLiteral("Group 2")) != nullptr);
    driver_->click(first);
    QCOMPARE(hand(), before); // one has come, and what was played has gone
    QVERIFY(!named(*driver_, name, isInHand).empty());
}

TAKUJO_TEST(TestAbilities)
#include "test_abilities.moc"
