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
        const QRect place = where.rect;
        driver_->drag(what, {place.center().x(), place.top() + place.height() / 4});
    }
    void say(const QString& button) {
        QPushButton* const says = buttonThatSays(*driver_, button);
        QVERIFY2(says != nullptr, qPrintable(driver_->prompt()));
        driver_->click(says);
    }
    QString refusal() const { return driver_->textOf(QStringLiteral("refusal-text")); }
    void charge() {
        QVERIFY(driver_->dragToLitPlace(card(QStringLiteral("Pebble"), QStringLiteral("Hand"))));
    }
    void evolve();
    void attack();

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
    // What only Pebble could pay for is kept for later.
    QVERIFY(driver_->defaultButton() != nullptr);
    driver_->click(driver_->defaultButton());
    const QString pebble = card(QStringLiteral("Pebble"), QStringLiteral("Mana zone")).description;
    QVERIFY2(pebble.contains(QStringLiteral("Untapped")), qPrintable(pebble));
    const TableDriver::Seen base = card(QStringLiteral("Whelp"), QStringLiteral("Battle zone"));
    if (base.choosable)
        driver_->click(base);
}

void TestShields::anEvolutionIsLetGoOnItsBaseAndAttacksAtOnce() {
    evolve();
    const TableDriver::Seen drake = card(QStringLiteral("Drake"), QStringLiteral("Battle zone"));
    QVERIFY2(!drake.name.isEmpty(), qPrintable(driver_->prompt()));
    QVERIFY2(drake.description.contains(QStringLiteral("on top of Whelp")), qPrintable(drake.description));
    attack();
    QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    const QString told = card(QStringLiteral("Drake"), QStringLiteral("Battle zone")).description;
    QVERIFY2(told.contains(QStringLiteral("attacking")), qPrintable(told));
}

/// A player is attacked where that player's shields are; before the attack step, the refusal says when.
void TestShields::attack() {
    const TableDriver::Seen shields = find(QStringLiteral("Shield zone of Crimson"), {}, true);
    letGo(card(QStringLiteral("Drake"), QStringLiteral("Battle zone")), shields);
    QVERIFY2(refusal().contains(QStringLiteral("505.1")), qPrintable(refusal()));
    say(QStringLiteral("End the main step"));
    letGo(card(QStringLiteral("Drake"), QStringLiteral("Battle zone")), shields);
}

void TestShields::aBrokenShieldIsAnSTrigger() {
    evolve();
    attack();
    QVERIFY(goOnUntil(*driver_, [&] { return buttonThatSays(*driver_, QStringLiteral("Nova")) != nullptr; }));
    say(QStringLiteral("Nova"));
    driver_->click(driver_->defaultButton()); // nothing more
    QVERIFY2(!card(QStringLiteral("Nova"), QStringLiteral("Battle zone")).name.isEmpty(),
             qPrintable(driver_->prompt()));
    const TableDriver::Seen shields = find(QStringLiteral("Shield zone of Crimson"), {}, true);
    QVERIFY2(shields.description.contains(QStringLiteral("0 cards")), qPrintable(shields.description));
}

TAKUJO_TEST(TestShields)
#include "test_shields.moc"
