#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>

#include <memory>

/// What the window shows of what only Duel Masters has: mana that is charged and lies upside down, creatures
/// that lie on creatures, shields that are broken and may be S-Triggers.
class TestShields : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void oneCardATurnIsCharged();
    void manaOfAnotherCivilizationDoesNotPay();
    void anEvolutionIsLetGoOnItsBaseAndAttacksAtOnce();
    void aBrokenShieldIsAnSTrigger();

private:
    /// The card of that name in that zone, of the player nearest to the lower edge.
    TableDriver::Seen card(const QString& name, const QString& zone) const { return find(name, zone, false); }
    TableDriver::Seen zone(const QString& name) const { return find(name, {}, true); }
    TableDriver::Seen find(const QString& name, const QString& in, bool isZone) const;
    void letGo(const TableDriver::Seen& what, const TableDriver::Seen& where) {
        driver_->drag(what, where.rect.center());
    }
    void say(const QString& button) {
        QPushButton* const says = buttonThatSays(*driver_, button);
        QVERIFY2(says != nullptr, qPrintable(driver_->prompt()));
        driver_->click(says);
    }
    QString refusal() const { return driver_->textOf(QStringLiteral("refusal-text")); }
    void charge() {
        letGo(card(QStringLiteral("Pebble"), QStringLiteral("Hand")), zone(QStringLiteral("Mana zone")));
    }
    void evolve();

    std::unique_ptr<TableDriver> driver_;
};

void TestShields::init() {
    driver_ = std::make_unique<TableDriver>();
    const auto file = takujo::findData("tests/scenarios/duel_masters/using/for-the-window.yaml");
    QVERIFY(file.has_value());
    beginAtScenario(*driver_, *file);
}

TableDriver::Seen TestShields::find(const QString& name, const QString& in, bool isZone) const {
    TableDriver::Seen nearest;
    for (const TableDriver::Seen& one : driver_->seen())
        if (one.isZone == isZone && one.name.startsWith(name) && one.isIn(in) &&
            one.rect.top() >= nearest.rect.top())
            nearest = one;
    return nearest;
}

void TestShields::oneCardATurnIsCharged() {
    charge();
    const TableDriver::Seen charged = card(QStringLiteral("Pebble"), QStringLiteral("Mana zone"));
    QVERIFY(!charged.name.isEmpty());
    QVERIFY2(moment(*driver_).contains(QStringLiteral("Main")), qPrintable(moment(*driver_)));
    letGo(card(QStringLiteral("Fish"), QStringLiteral("Hand")), zone(QStringLiteral("Mana zone")));
    QVERIFY(!refusal().isEmpty());
    QVERIFY(!card(QStringLiteral("Fish"), QStringLiteral("Hand")).name.isEmpty());
}

void TestShields::manaOfAnotherCivilizationDoesNotPay() {
    charge();
    letGo(card(QStringLiteral("Fish"), QStringLiteral("Hand")), zone(QStringLiteral("Battle zone")));
    QVERIFY2(refusal().contains(QStringLiteral("112.2a")), qPrintable(refusal()));
    QVERIFY(!card(QStringLiteral("Fish"), QStringLiteral("Hand")).name.isEmpty());
}

void TestShields::evolve() {
    charge();
    letGo(card(QStringLiteral("Drake"), QStringLiteral("Hand")), zone(QStringLiteral("Battle zone")));
    qWarning("%s", qPrintable(driver_->prompt()));
    for (const TableDriver::Seen& one : driver_->seen())
        qWarning("%s | %s", qPrintable(one.name), qPrintable(one.description));
}

void TestShields::anEvolutionIsLetGoOnItsBaseAndAttacksAtOnce() {
    evolve();
}

void TestShields::aBrokenShieldIsAnSTrigger() {}

TAKUJO_TEST(TestShields)
#include "test_shields.moc"
