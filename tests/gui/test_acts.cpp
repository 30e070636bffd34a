#include "tests/gui/key_player.h"
#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QTest>

/// A click on a card shows what can be done with it, before anything is done that can't be taken back: what
/// it costs and what it does. On the workbench, with cards that are made here.
class TestActs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void cleanup() { driver_.reset(); }

    void aClickSpendsNothing();
    void whatIsSpentIsShown();
    void aClickElsewhereDoesNothing();
    void aSecondClickOfTwoDoesNothing();
    void enterShowsFirstAndActsThen();
    void enterHeldDownDoesNothing();
    void noKeyActsAfterAClick();
    void whatAsksForMoreBeginsAtOnce();
    void whatCostsNothingIsShownToo();
    void aCardInAPileIsShownFirst();
    void aDiscardCanBeTakenBackUntilItIsMade();

private:
    /// The one of that name on the board.
    TableDriver::Seen card(const QString& name) const;
    /// The thief gives life for a card.
    bool hasActed() const { return driver_->cardsThat(isInHand).size() > 2; }
    QWidget* popup() const { return driver_->widget(QStringLiteral("meanings")); }
    /// All that the list says of what can be done.
    QString words() const;

    std::unique_ptr<TableDriver> driver_;
};

namespace {

/// Every one of A's creatures has an ability that costs something else.
std::unique_ptr<TableDriver> table() {
    return tableOf(R"(cards:
  - {name: Sage, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: [], once a turn: true, do: {strength: {of: this, by: 7, until: end of turn}}}]}
  - {name: Adept, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: {pool: {red: 1}}, do: {draw: 1}}]}
  - {name: Ghost, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: {life: 1}, in: heap, do: {move: {what: this, to: hand}}}]}
  - {name: Thief, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: {life: 2}, do: {draw: 1}}]}
  - {name: Reader, type: creature, colour: red, cost: 1, strength: 5, abilities: [{use: {discard: 1}, do: {draw: 1}}]}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A:
    life: 3
    hand: 2
    pool: [Hut, Hut, Hut]
    heap: [Ghost]
    board:
      - {card: Sage, tapped: true}
      - {card: Adept, tapped: true}
      - {card: Thief, tapped: true}
      - {card: Reader, tapped: true}
  B: {life: 5})");
}

} // namespace

TableDriver::Seen TestActs::card(const QString& name) const {
    const auto found = named(*driver_, name, isOnBoard);
    return found.empty() ? TableDriver::Seen{} : found.front();
}

QString TestActs::words() const {
    QStringList all;
    for (const QPushButton* button : popup()->findChildren<QPushButton*>())
        all << button->accessibleName() << button->accessibleDescription();
    return all.join(u' ');
}

void TestActs::aClickSpendsNothing() {
    driver_ = table();
    const QString before = moment(*driver_);
    driver_->click(card(QStringLiteral("Thief")));
    QVERIFY(!hasActed());
    QCOMPARE(moment(*driver_), before);
    QVERIFY(popup() != nullptr);
    driver_->click(driver_->widget(QStringLiteral("meaning-1")));
    QVERIFY(popup() == nullptr);
    QVERIFY(hasActed());
    // It is gone now: of three one is left.
    QVERIFY(!card(QStringLiteral("Thief")).canAct());
}

void TestActs::whatIsSpentIsShown() {
    driver_ = table();
    const QRect rect = card(QStringLiteral("Thief")).rect;
    driver_->click(card(QStringLiteral("Thief")));
    QVERIFY2(words().contains(QStringLiteral("Draw 1 card")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("Spends: Life 2"), Qt::CaseInsensitive), qPrintable(words()));
    // The card that it is about stays in sight.
    const QWidget* table = driver_->widget(QStringLiteral("table"));
    QVERIFY(!QRect(table->mapFromGlobal(popup()->pos()), popup()->size()).intersects(rect));
    QTest::keyClick(popup(), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(popup() == nullptr);
    QVERIFY(!hasActed());
}

void TestActs::aClickElsewhereDoesNothing() {
    driver_ = table();
    driver_->click(card(QStringLiteral("Thief")));
    QTest::mouseClick(popup(), Qt::LeftButton, {}, QPoint{-200, -200});
    driver_->settle();
    QVERIFY(popup() == nullptr);
    QVERIFY(!hasActed());
}

/// The pointer is over nothing that acts when the list opens.
void TestActs::aSecondClickOfTwoDoesNothing() {
    driver_ = table();
    const TableDriver::Seen thief = card(QStringLiteral("Thief"));
    driver_->click(thief);
    const QWidget* table = driver_->widget(QStringLiteral("table"));
    for (const QPoint corner : {thief.rect.topLeft(), thief.rect.bottomRight(), thief.rect.center()})
        QVERIFY(!popup()->rect().contains(popup()->mapFromGlobal(table->mapToGlobal(corner))));
    QVERIFY(popup()->focusWidget() == nullptr || popup()->focusWidget() == popup());
}

void TestActs::enterShowsFirstAndActsThen() {
    driver_ = table();
    const KeyPlayer keys{*driver_};
    const auto isAtIt = [&] {
        const auto here = driver_->focused();
        return here && here->name == QStringLiteral("Thief") && isOnBoard(*here);
    };
    for (int i = 0; i < 20 && !isAtIt(); ++i)
        keys.press(Qt::Key_Tab);
    QVERIFY(isAtIt());
    keys.press(Qt::Key_Return);
    QVERIFY(popup() != nullptr);
    QVERIFY(!hasActed());
    keys.press(Qt::Key_Return);
    QVERIFY(popup() == nullptr);
    QVERIFY(hasActed());
}

void TestActs::enterHeldDownDoesNothing() {
    driver_ = table();
    const KeyPlayer keys{*driver_};
    for (int i = 0; i < 20 && popup() == nullptr; ++i) {
        keys.press(Qt::Key_Tab);
        const auto here = driver_->focused();
        if (here && here->name == QStringLiteral("Thief") && isOnBoard(*here))
            keys.hold(Qt::Key_Return, 12);
    }
    QVERIFY(popup() != nullptr);
    QVERIFY(!hasActed());
}

/// Whoever has clicked a card to read it goes on by Space or Enter.
void TestActs::noKeyActsAfterAClick() {
    for (const int key : {Qt::Key_Space, Qt::Key_Return}) {
        driver_ = table();
        const KeyPlayer keys{*driver_};
        driver_->click(card(QStringLiteral("Thief")));
        keys.press(key);
        QVERIFY(!hasActed());
    }
}

/// It can be taken back until it is paid.
void TestActs::whatAsksForMoreBeginsAtOnce() {
    driver_ = table();
    driver_->click(card(QStringLiteral("Adept")));
    QVERIFY(popup() == nullptr);
    QVERIFY(driver_->widget(QStringLiteral("take-back")) != nullptr);
}

void TestActs::whatCostsNothingIsShownToo() {
    driver_ = table();
    driver_->click(card(QStringLiteral("Sage")));
    QVERIFY(popup() != nullptr);
    QVERIFY(!card(QStringLiteral("Sage")).description.contains(QStringLiteral("12"))); // its strength, then
    QVERIFY2(words().contains(QStringLiteral("+7")) && !words().contains(QStringLiteral("Gives up")),
             qPrintable(words()));
    driver_->click(driver_->widget(QStringLiteral("meaning-1")));
    QVERIFY2(card(QStringLiteral("Sage")).description.contains(QStringLiteral("12")),
             qPrintable(card(QStringLiteral("Sage")).description));
}

void TestActs::aCardInAPileIsShownFirst() {
    driver_ = table();
    QVERIFY(openPile(*driver_));
    auto* cards = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("zone-cards")));
    QVERIFY(cards != nullptr);
    QCOMPARE(cards->count(), 1);
    QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualItemRect(cards->item(0)).center());
    driver_->settle();
    QVERIFY(popup() != nullptr);
    QCOMPARE(cards->count(), 1);
    QVERIFY(named(*driver_, QStringLiteral("Ghost"), isInHand).empty());
}

void TestActs::aDiscardCanBeTakenBackUntilItIsMade() {
    driver_ = table();
    const std::size_t before = driver_->cardsThat(isInHand).size();
    const QString prompt = driver_->prompt();
    driver_->click(card(QStringLiteral("Reader")));
    QCOMPARE(driver_->cardsThat(isInHand).size(), before);
    QVERIFY(driver_->prompt() != prompt); // which card it shall be
    driver_->clickNamed(QStringLiteral("take-back"));
    QCOMPARE(driver_->cardsThat(isInHand).size(), before);
    QCOMPARE(driver_->prompt(), prompt);
}

TAKUJO_TEST(TestActs)
#include "test_acts.moc"
