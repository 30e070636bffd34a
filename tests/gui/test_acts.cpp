#include "tests/gui/key_player.h"
#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// A click on a card shows what can be done with it, before anything is done that can't be taken back: what
/// it costs, what it chooses. The cards and decks are made here.
class TestActs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aClickGivesNothingUp();
    void whatIsGivenUpAndChosenIsShown();
    void aClickElsewhereDoesNothing();
    void aSecondClickOfTwoDoesNothing();
    void enterShowsFirstAndActsThen();
    void enterHeldDownDoesNothing();
    void noKeyActsAfterAClick();
    void letGoOverAForwardNothingIsGivenUp();
    void letGoWhereItWouldGoItIsShownFirst();
    void whatAsksForMoreBeginsAtOnce();
    void whatCostsNothingIsShownToo();
    void aCardInAPileIsShownFirst();
    void crystalsAreNotSpentByAClick();
    void whatIsSacrificedIsShown();
    void aDiscardCanBeTakenBackUntilItIsMade();

private:
    QTemporaryDir folder_;
};

namespace {

std::vector<TableDriver::Seen> usable(const TableDriver& driver, const QString& name) {
    return named(driver, name, [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
}

QWidget* popup(const TableDriver& driver) {
    return driver.widget(QStringLiteral("meanings"));
}

/// Brings a card of that name into play whose ability can be used; of the other player's there is one.
bool bringOut(TableDriver& driver, const QString& name) {
    return goOnUntil(driver, [&] {
        const auto inPlay = named(driver, name, isInPlay);
        const auto mine = std::ranges::count_if(
            inPlay, [&](const TableDriver::Seen& card) { return isOfWhoIsAsked(driver, card); });
        if (mine == 0)
            play(driver, name);
        const auto after = named(driver, name, isInPlay);
        const bool bothHave = std::ranges::any_of(
            after, [&](const TableDriver::Seen& card) { return !isOfWhoIsAsked(driver, card); });
        return bothHave && stack(driver).isEmpty() && !usable(driver, name).empty();
    });
}

std::size_t inPlay(const TableDriver& driver, const QString& name) {
    return named(driver, name, isInPlay).size();
}

QString wordsOf(const QWidget* shown) {
    QStringList all;
    for (const QPushButton* button : shown->findChildren<QPushButton*>())
        all << button->accessibleName() << button->accessibleDescription();
    return all.join(u' ');
}

} // namespace

void TestActs::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, TestCard>> decks{
        // Gives itself up; there is one target, since each player plays one.
        {QStringLiteral("zmartyr"),
         {"Martyr",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{put into break zone: "
          "this}], choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 1000}}}]",
          17}},
        {QStringLiteral("zsage"),
         {"Sage",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [], once a turn: true, "
          "do: "
          "{power: {of: this, by: 1000, until: end of turn}}}]",
          17}},
        {QStringLiteral("zadept"),
         {"Adept",
          "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
          "{fire: 1}}], do: {power: {of: this, by: 1000, until: end of turn}}}]",
          17}},
        {QStringLiteral("zghost"),
         {"Ghost",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{remove: this}], in: "
          "break zone, do: {draw: 1}}]",
          17}},
        {QStringLiteral("zthief"),
         {"Thief",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{when: {enters: this}, do: "
          "{crystal: 2}}, {action: [{crystal: 2}], do: {draw: 1}}]",
          17}},
        {QStringLiteral("zwarden"),
         {"Warden",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{put into break zone: "
          "{what: {forward: {}}, amount: 1}}], do: {draw: 1}}]",
          17}},
        {QStringLiteral("zreader"),
         {"Reader",
          "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{discard: 1}], do: "
          "{draw: 1}}]",
          17}},
    };
    for (const auto& [name, card] : decks)
        QCOMPARE(write(folder, name, {card}), QString{});
}

void TestActs::aClickGivesNothingUp() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    const QString prompt = driver.prompt();
    driver.click(usable(driver, QStringLiteral("Martyr")).front());
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
    QVERIFY(stack(driver).isEmpty());
    QCOMPARE(driver.prompt(), prompt);
    QVERIFY(popup(driver) != nullptr);
    driver.click(driver.widget(QStringLiteral("meaning-1")));
    QVERIFY(popup(driver) == nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before - 1);
}

void TestActs::whatIsGivenUpAndChosenIsShown() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    QVERIFY(driver.widget(QStringLiteral("aim")) == nullptr);
    const QRect card = usable(driver, QStringLiteral("Martyr")).front().rect;
    const QWidget* table = driver.widget(QStringLiteral("table"));
    driver.click(usable(driver, QStringLiteral("Martyr")).front());
    const QString words = wordsOf(popup(driver));
    QVERIFY2(words.contains(QStringLiteral("1000 damage")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Gives up Martyr")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Chooses Martyr")), qPrintable(words));
    // The card that it is about stays in sight, and an arrow leads to what is chosen.
    QVERIFY(!QRect(table->mapFromGlobal(popup(driver)->pos()), popup(driver)->size()).intersects(card));
    QVERIFY(driver.widget(QStringLiteral("aim")) != nullptr);
    QTest::keyClick(popup(driver), Qt::Key_Escape);
    driver.settle();
    QVERIFY(popup(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("aim")) == nullptr);
}

void TestActs::aClickElsewhereDoesNothing() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    driver.click(usable(driver, QStringLiteral("Martyr")).front());
    QTest::mouseClick(popup(driver), Qt::LeftButton, {}, QPoint{-200, -200});
    driver.settle();
    QVERIFY(popup(driver) == nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
}

/// The pointer is over nothing that acts when the list opens.
void TestActs::aSecondClickOfTwoDoesNothing() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const TableDriver::Seen card = usable(driver, QStringLiteral("Martyr")).front();
    driver.click(card);
    const QWidget* table = driver.widget(QStringLiteral("table"));
    for (const QPoint corner : {card.rect.topLeft(), card.rect.bottomRight(), card.rect.center()})
        QVERIFY(!popup(driver)->rect().contains(popup(driver)->mapFromGlobal(table->mapToGlobal(corner))));
    QVERIFY(popup(driver)->focusWidget() == nullptr || popup(driver)->focusWidget() == popup(driver));
}

void TestActs::enterShowsFirstAndActsThen() {
    TableDriver driver;
    const KeyPlayer keys{driver};
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    const auto isAtOne = [&] {
        const auto here = driver.focused();
        return here && here->name == QStringLiteral("Martyr") && isInPlay(*here) && canAct(*here);
    };
    for (int i = 0; i < 20 && !isAtOne(); ++i)
        keys.press(Qt::Key_Tab);
    QVERIFY(isAtOne());
    keys.press(Qt::Key_Return);
    QVERIFY(popup(driver) != nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
    keys.press(Qt::Key_Return);
    QVERIFY(popup(driver) == nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before - 1);
}

void TestActs::enterHeldDownDoesNothing() {
    TableDriver driver;
    const KeyPlayer keys{driver};
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    for (int i = 0; i < 20 && popup(driver) == nullptr; ++i) {
        keys.press(Qt::Key_Tab);
        const auto here = driver.focused();
        if (here && here->name == QStringLiteral("Martyr") && isInPlay(*here) && canAct(*here))
            keys.hold(Qt::Key_Return, 12);
    }
    QVERIFY(popup(driver) != nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
}

/// Whoever has clicked a card to read it goes on by Space or Enter.
void TestActs::noKeyActsAfterAClick() {
    for (const int key : {Qt::Key_Space, Qt::Key_Return}) {
        TableDriver driver;
        const KeyPlayer keys{driver};
        begin(driver, QStringLiteral("zmartyr"));
        QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
        const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
        driver.click(usable(driver, QStringLiteral("Martyr")).front());
        keys.press(key);
        QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
    }
}

/// An attack is dragged like that, when it is its time.
void TestActs::letGoOverAForwardNothingIsGivenUp() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const auto others = named(driver, QStringLiteral("Martyr"), [&](const TableDriver::Seen& card) {
        return isInPlay(card) && !isOfWhoIsAsked(driver, card);
    });
    QCOMPARE(others.size(), 1U);
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    driver.drag(usable(driver, QStringLiteral("Martyr")).front(), others.front().rect.center());
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
    QVERIFY(stack(driver).isEmpty());
}

void TestActs::letGoWhereItWouldGoItIsShownFirst() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOut(driver, QStringLiteral("Martyr")));
    const std::size_t before = inPlay(driver, QStringLiteral("Martyr"));
    QVERIFY(driver.dragToLitPlace(usable(driver, QStringLiteral("Martyr")).front()));
    QVERIFY(popup(driver) != nullptr);
    QCOMPARE(inPlay(driver, QStringLiteral("Martyr")), before);
}

/// It can be taken back until it is paid.
void TestActs::whatAsksForMoreBeginsAtOnce() {
    TableDriver driver;
    begin(driver, QStringLiteral("zadept"));
    QVERIFY(bringOut(driver, QStringLiteral("Adept")));
    driver.click(usable(driver, QStringLiteral("Adept")).front());
    QVERIFY(popup(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("take-back")) != nullptr);
}

void TestActs::whatCostsNothingIsShownToo() {
    TableDriver driver;
    begin(driver, QStringLiteral("zsage"));
    QVERIFY(bringOut(driver, QStringLiteral("Sage")));
    driver.click(usable(driver, QStringLiteral("Sage")).front());
    QVERIFY(popup(driver) != nullptr);
    QVERIFY(stack(driver).isEmpty());
    const QString words = wordsOf(popup(driver));
    QVERIFY2(words.contains(QStringLiteral("+1000")) && !words.contains(QStringLiteral("Gives up")),
             qPrintable(words));
}

void TestActs::aCardInAPileIsShownFirst() {
    TableDriver driver;
    begin(driver, QStringLiteral("zghost"));
    const auto isUsable = [&] {
        for (const TableDriver::Seen& zone : driver.seen())
            if (zone.isZone && zone.name.startsWith(QStringLiteral("Break Zone"))) {
                driver.click(zone);
                break;
            }
        return driver.widget(QStringLiteral("zone-cards")) != nullptr;
    };
    // Paying has put one there.
    QVERIFY(goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Ghost"), isInPlay).empty())
            play(driver, QStringLiteral("Ghost"));
        return !named(driver, QStringLiteral("Ghost"), isInPlay).empty();
    }));
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    QVERIFY(isUsable());
    auto* cards = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("zone-cards")));
    const int count = cards->count();
    QVERIFY(count > 0);
    QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualItemRect(cards->item(0)).center());
    driver.settle();
    QVERIFY(popup(driver) != nullptr);
    QCOMPARE(cards->count(), count);
    QVERIFY(stack(driver).isEmpty());
}

void TestActs::crystalsAreNotSpentByAClick() {
    TableDriver driver;
    begin(driver, QStringLiteral("zthief"));
    QVERIFY(bringOut(driver, QStringLiteral("Thief")));
    const QString prompt = driver.prompt();
    driver.click(usable(driver, QStringLiteral("Thief")).front());
    QVERIFY(stack(driver).isEmpty());
    QCOMPARE(driver.prompt(), prompt);
    QVERIFY(popup(driver) != nullptr);
    const QString words = wordsOf(popup(driver));
    QVERIFY2(words.contains(QStringLiteral("Spends: Crystals 2"), Qt::CaseInsensitive), qPrintable(words));
    driver.click(driver.widget(QStringLiteral("meaning-1")));
    QVERIFY(!stack(driver).isEmpty());
    // They are gone now.
    const auto again = usable(driver, QStringLiteral("Thief"));
    QVERIFY(std::ranges::none_of(
        again, [&](const TableDriver::Seen& card) { return isOfWhoIsAsked(driver, card); }));
}

/// The cost takes any forward; one's only one is itself.
void TestActs::whatIsSacrificedIsShown() {
    TableDriver driver;
    begin(driver, QStringLiteral("zwarden"));
    QVERIFY(bringOut(driver, QStringLiteral("Warden")));
    const std::size_t before = inPlay(driver, QStringLiteral("Warden"));
    driver.click(usable(driver, QStringLiteral("Warden")).front());
    QCOMPARE(inPlay(driver, QStringLiteral("Warden")), before);
    QVERIFY(popup(driver) != nullptr);
    const QString words = wordsOf(popup(driver));
    QVERIFY2(words.contains(QStringLiteral("Gives up Warden")), qPrintable(words));
}

void TestActs::aDiscardCanBeTakenBackUntilItIsMade() {
    TableDriver driver;
    begin(driver, QStringLiteral("zreader"));
    QVERIFY(bringOut(driver, QStringLiteral("Reader")));
    const auto hand = [&] { return named(driver, QStringLiteral("Reader"), isInHand).size(); };
    const std::size_t before = hand();
    const QString prompt = driver.prompt();
    driver.click(usable(driver, QStringLiteral("Reader")).front());
    QCOMPARE(hand(), before);
    QVERIFY(driver.prompt() != prompt); // which card it shall be
    driver.clickNamed(QStringLiteral("take-back"));
    QCOMPARE(hand(), before);
    QVERIFY(stack(driver).isEmpty());
    QCOMPARE(driver.prompt(), prompt);
}

TAKUJO_TEST(TestActs)
#include "test_acts.moc"
