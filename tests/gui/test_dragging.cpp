#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// What a click allows a drag allows too, or says how it is done. The cards and decks are made here.
class TestDragging : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aCardIsDraggedAwayToBeDiscarded();
    void aBackupThatCanPayIsToldToBeClicked();
    void aSummonIsLetGoOverItsTarget();
    void aSummonIsLetGoAnywhereOnTheField();
    void aSummonIsLetGoOverTheStackAtTheSide();
    void theDraggedCardIsSeenOverThePanel();
    void anAttackBeforeItsTimeIsRefusedAsOne();

private:
    QTemporaryDir folder_;
};

namespace {

/// A zone whose name in the table's words begins like that, of the player who is asked or of the other one.
TableDriver::Seen zoneOf(const TableDriver& driver, const QString& name, bool mine) {
    std::vector<TableDriver::Seen> found;
    for (const TableDriver::Seen& one : driver.seen())
        if (one.isZone && one.name.startsWith(name))
            found.push_back(one);
    // Keys walk through the own zones first.
    return found.empty() ? TableDriver::Seen{} : mine ? found.front() : found.back();
}

std::size_t handOf(const TableDriver& driver) {
    return driver.cardsThat(isInHand).size();
}

/// Forwards lie on both fields and somebody can cast the bolt in a main phase.
bool readyToCast(TableDriver& driver) {
    return goOnUntil(driver, [&] {
        while (named(driver, QStringLiteral("Dummy"), isInPlay).size() < 3)
            if (!play(driver, QStringLiteral("Dummy")))
                return false;
        return !named(driver, QStringLiteral("Bolt"), canAct).empty();
    });
}

} // namespace

void TestDragging::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("zcast"),
         {{"Dummy", plain, 8},
          {"Bolt",
           "type: summon, element: fire, cost: 1, resolve: {choose: {forward: {}}, do: {damage: {to: chosen, "
           "amount: 1000}}}",
           9}}},
        {QStringLiteral("zdiscard"),
         {{"Loser",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, do: {discard: 1}}]",
           17}}},
        {QStringLiteral("zwell"),
         {{"Well", "type: backup, element: fire, cost: 1, generic: true", 9}, {"Dummy", plain, 8}}},
        {QStringLiteral("zsmith"),
         {{"Smith",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
           "{fire: 8}}, dull], do: {draw: 1}}]",
           17}}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestDragging::aCardIsDraggedAwayToBeDiscarded() {
    TableDriver driver;
    begin(driver, QStringLiteral("zdiscard"));
    const auto toDiscard = [&] {
        return named(driver, QStringLiteral("Loser"),
                     [](const TableDriver::Seen& card) { return isInHand(card) && card.choosable; });
    };
    // Paying is over where nothing can be taken back any more.
    QVERIFY(goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Loser"), isInPlay).empty())
            play(driver, QStringLiteral("Loser"));
        return !toDiscard().empty() && driver.widget(QStringLiteral("auto-pay")) == nullptr;
    }));
    const std::size_t before = handOf(driver);
    // To the field it does not go, and the place where it goes is named.
    driver.drag(toDiscard().front(), zoneOf(driver, QStringLiteral("Deck"), true).rect.center());
    QVERIFY2(driver.textOf(QStringLiteral("refusal-text")).contains(QStringLiteral("Break Zone")),
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QCOMPARE(handOf(driver), before);
    driver.drag(toDiscard().front(), zoneOf(driver, QStringLiteral("Break"), true).rect.center());
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr,
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QCOMPARE(handOf(driver), before - 1);
}

void TestDragging::aBackupThatCanPayIsToldToBeClicked() {
    TableDriver driver;
    begin(driver, QStringLiteral("zwell"));
    const auto payer = [&] {
        return named(driver, QStringLiteral("Well"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && card.choosable; });
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (!payer().empty())
            return true;
        const auto able = named(driver, QStringLiteral("Dummy"), canAct);
        if (!able.empty() && !named(driver, QStringLiteral("Well"), isInPlay).empty()) {
            driver.click(able.front());
            if (!payer().empty())
                return true;
            driver.clickNamed(QStringLiteral("take-back"));
        }
        play(driver, QStringLiteral("Well"));
        return false;
    }));
    driver.drag(payer().front(), zoneOf(driver, QStringLiteral("Break"), true).rect.center());
    const QString text = driver.textOf(QStringLiteral("refusal-text"));
    QVERIFY2(text.contains(QStringLiteral("Click it")), qPrintable(text));
    QVERIFY(!payer().empty());
}

void TestDragging::aSummonIsLetGoOverItsTarget() {
    TableDriver driver;
    begin(driver, QStringLiteral("zcast"));
    QVERIFY(readyToCast(driver));
    const auto targets = named(driver, QStringLiteral("Dummy"), isInPlay);
    const TableDriver::Seen target = targets[1];
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(), target.rect.center());
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY2(stack(driver).contains(QStringLiteral("→ Dummy")), qPrintable(driver.prompt()));
    const auto aimedAt = named(driver, QStringLiteral("Dummy"), [](const TableDriver::Seen& card) {
        return card.description.contains(QStringLiteral("chosen by what waits"));
    });
    QCOMPARE(aimedAt.size(), 1U);
    QVERIFY(aimedAt.front().rect.intersects(target.rect));
}

void TestDragging::aSummonIsLetGoAnywhereOnTheField() {
    TableDriver driver;
    begin(driver, QStringLiteral("zcast"));
    QVERIFY(readyToCast(driver));
    // Where the field has no card: at its left end, in the row of the backups.
    const auto forwards = named(driver, QStringLiteral("Dummy"), isInPlay);
    const auto* table = driver.widget(QStringLiteral("table"));
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(),
                QPoint{table->width() / 6, table->height() * 6 / 10});
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr,
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QVERIFY(driver.widget(QStringLiteral("take-back")) != nullptr);
    // Nothing was under it, so that the target is asked for.
    QCOMPARE(named(driver, QStringLiteral("Dummy"), canBeChosen).size(), forwards.size());
}

void TestDragging::aSummonIsLetGoOverTheStackAtTheSide() {
    TableDriver driver;
    begin(driver, QStringLiteral("zcast"));
    QVERIFY(readyToCast(driver));
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    const QPoint middle = strip->mapTo(driver.widget(QStringLiteral("game-page")), strip->rect().center());
    const QPoint table =
        driver.widget(QStringLiteral("table"))->mapTo(driver.widget(QStringLiteral("game-page")), QPoint{});
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(), middle - table);
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr,
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QVERIFY(!named(driver, QStringLiteral("Dummy"), canBeChosen).empty());
}

void TestDragging::theDraggedCardIsSeenOverThePanel() {
    TableDriver driver;
    begin(driver, QStringLiteral("zcast"));
    QVERIFY(readyToCast(driver));
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    const QPoint table = driver.widget(QStringLiteral("table"))->mapTo(&driver.window(), QPoint{});
    const QPoint middle = strip->mapTo(&driver.window(), strip->rect().center());
    const QImage before = driver.window().grab(QRect{middle - QPoint{20, 20}, QSize{40, 40}}).toImage();
    const TableDriver::Seen card = named(driver, QStringLiteral("Bolt"), canAct).front();
    driver.hold(card, middle - table);
    QVERIFY(driver.window().grab(QRect{middle - QPoint{20, 20}, QSize{40, 40}}).toImage() != before);
    QVERIFY(driver.widget(QStringLiteral("dragged-card")) != nullptr);
    driver.key(Qt::Key_Escape);
    QVERIFY(driver.widget(QStringLiteral("dragged-card")) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("take-back")) == nullptr); // it was only put back
}

void TestDragging::anAttackBeforeItsTimeIsRefusedAsOne() {
    TableDriver driver;
    begin(driver, QStringLiteral("zsmith"));
    const auto smithOf = [&](bool asked) {
        for (const TableDriver::Seen& card : named(driver, QStringLiteral("Smith"), isInPlay))
            if (isOfWhoIsAsked(driver, card) == asked)
                return card;
        return TableDriver::Seen{};
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (smithOf(true).name.isEmpty())
            play(driver, QStringLiteral("Smith"));
        return !smithOf(true).name.isEmpty() && !smithOf(false).name.isEmpty() &&
               !named(driver, QStringLiteral("Smith"), canAct).empty();
    }));
    // Its ability cannot be paid, but that is not what the player wanted.
    driver.drag(smithOf(true), smithOf(false).rect.center());
    const QString text = driver.textOf(QStringLiteral("refusal-text"));
    QVERIFY2(text.contains(QStringLiteral("10.1.2.1")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("11.6")) && text.contains(QStringLiteral("attack")),
             qPrintable(text));
}

TAKUJO_TEST(TestDragging)
#include "test_dragging.moc"
