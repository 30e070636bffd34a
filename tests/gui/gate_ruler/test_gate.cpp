#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>

/// What the window shows of what only Gate Ruler has: everything waits on the gate first, units land where
/// they are let go, cards are set face down, and buttons say what passing leads to.
class TestGate : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aUnitWaitsOnTheGateAndLandsWhereItWasLetGo();
    void whatWaitsLiesBetweenThePlayers();
    void aUnitThatCannotBePaidIsRefusedByItsRule();
    void aCardIsSetFaceDown();
    void theButtonSaysWhatFollows();
    void theZoneOfAUnitThatACounterPlaysIsClicked();

private:
    /// Where a scenario of Gate Ruler begins.
    void begin(const std::string& scenario);
    TableDriver::Seen card(const QString& name) const { return find(name, false); }
    TableDriver::Seen zone(const QString& name) const { return find(name, true); }
    TableDriver::Seen find(const QString& name, bool isZone) const;
    /// In its upper part: the question may lie over the lower one.
    void letGo(const QString& name, const QString& where) {
        const QRect place = zone(where).rect;
        driver_->drag(card(name), {place.center().x(), place.top() + place.height() / 4});
    }
    void passBoth() {
        for (int i = 0; i < 2; ++i) {
            QPushButton* const pass = buttonThatSays(*driver_, QStringLiteral("Pass"));
            QVERIFY2(pass != nullptr, qPrintable(driver_->prompt()));
            driver_->click(pass);
        }
    }

    std::unique_ptr<TableDriver> driver_;
};

void TestGate::init() {
    begin("gate/for-the-window");
}

void TestGate::begin(const std::string& scenario) {
    driver_ = std::make_unique<TableDriver>();
    const auto file = takujo::findData("tests/scenarios/gate_ruler/" + scenario + ".yaml");
    QVERIFY(file.has_value());
    beginAtScenario(*driver_, *file);
}

/// Of several of that name, the one that lies nearest: one's own zones are below the other player's.
TableDriver::Seen TestGate::find(const QString& name, bool isZone) const {
    TableDriver::Seen nearest;
    for (const TableDriver::Seen& one : driver_->seen())
        if (one.isZone == isZone && one.name.startsWith(name) && one.rect.top() >= nearest.rect.top())
            nearest = one;
    return nearest;
}

void TestGate::aUnitWaitsOnTheGateAndLandsWhereItWasLetGo() {
    letGo(QStringLiteral("Lynx"), QStringLiteral("Right attack"));
    QVERIFY2(stack(*driver_).contains(QStringLiteral("Lynx")), qPrintable(stack(*driver_)));
    passBoth();
    QVERIFY(stack(*driver_).isEmpty());
    QVERIFY2(card(QStringLiteral("Lynx")).isIn(QStringLiteral("Right attack")),
             qPrintable(card(QStringLiteral("Lynx")).description));
}

void TestGate::whatWaitsLiesBetweenThePlayers() {
    const QWidget* const line = driver_->widget(QStringLiteral("waiting-line"));
    QVERIFY(line != nullptr);
    QCOMPARE(line->accessibleName().toLower(), QStringLiteral("gate"));
    QVERIFY(line->accessibleDescription().isEmpty());
    letGo(QStringLiteral("Lynx"), QStringLiteral("Right attack"));
    QVERIFY2(line->accessibleDescription().contains(QStringLiteral("Lynx")),
             qPrintable(line->accessibleDescription()));
    // It covers nothing, also where it is all that tells what waits.
    for (int i = 0; i < 2; ++i) {
        QVERIFY(driver_->widget(QStringLiteral("waiting-line")) == line);
        QVERIFY(!line->geometry().intersects(driver_->widget(QStringLiteral("phases"))->geometry()));
        for (const TableDriver::Seen& one : driver_->seen())
            QVERIFY2(!line->geometry().intersects(one.rect), qPrintable(one.name));
        driver_->chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("side-panel")});
        driver_->settle();
    }
    passBoth();
    QVERIFY(line->accessibleDescription().isEmpty());
}

void TestGate::aUnitThatCannotBePaidIsRefusedByItsRule() {
    letGo(QStringLiteral("Titan"), QStringLiteral("Defense"));
    const QString refusal = driver_->textOf(QStringLiteral("refusal-text"));
    QVERIFY2(refusal.contains(QStringLiteral("14-3b-8")), qPrintable(refusal));
    QVERIFY(card(QStringLiteral("Titan")).isIn(QStringLiteral("Hand")));
}

void TestGate::aCardIsSetFaceDown() {
    letGo(QStringLiteral("Read"), QStringLiteral("Set zone 2"));
    // An event could be played there as well: anywhere is the gate.
    const QWidget* const set = driver_->widget(QStringLiteral("meaning-2"));
    QVERIFY(set != nullptr);
    QCOMPARE(set->accessibleName(), QStringLiteral("Set Read in set zone 2"));
    driver_->clickNamed(QStringLiteral("meaning-2"));
    const QString told = card(QStringLiteral("Read")).description;
    QVERIFY2(told.startsWith(QStringLiteral("Set zone 2")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("face down"), Qt::CaseInsensitive), qPrintable(told));
}

void TestGate::theButtonSaysWhatFollows() {
    QVERIFY(buttonThatSays(*driver_, QStringLiteral("End main phase")) != nullptr);
    letGo(QStringLiteral("Lynx"), QStringLiteral("Left attack"));
    QVERIFY(buttonThatSays(*driver_, QStringLiteral("End main phase")) == nullptr);
    driver_->click(buttonThatSays(*driver_, QStringLiteral("Pass")));
    QVERIFY(buttonThatSays(*driver_, QStringLiteral("Pass: resolve")) != nullptr);
}

void TestGate::theZoneOfAUnitThatACounterPlaysIsClicked() {
    begin("keywords/counter-plays-its-card");
    letGo(QStringLiteral("Bolt"), QStringLiteral("Defense"));
    passBoth();
    passBoth();
    driver_->click(card(QStringLiteral("Cub")));
    const std::vector<TableDriver::Seen> seen = driver_->seen();
    QCOMPARE(
        std::ranges::count_if(
            seen, [](const auto& one) { return one.description.contains(QStringLiteral("can be chosen")); }),
        3);
    QVERIFY2(buttonThatSays(*driver_, QStringLiteral("right attack zone")) != nullptr,
             qPrintable(driver_->prompt()));
    const auto right = std::ranges::find_if(seen, [](const auto& one) {
        return one.isZone && one.name.startsWith(QStringLiteral("Right attack")) &&
               one.description.contains(QStringLiteral("can be chosen"));
    });
    QVERIFY(right != seen.end());
    driver_->click(*right);
    passBoth();
    QVERIFY2(find(QStringLiteral("Cub"), false).isIn(QStringLiteral("Right attack")),
             qPrintable(find(QStringLiteral("Cub"), false).description));
}

TAKUJO_TEST(TestGate)
#include "test_gate.moc"
