#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>

#include <memory>

/// What the window tells of attacks that the rules do not allow: everything that a follower is let go over is
/// a card, so each refusal is about that card.
class TestAttacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void whoStandsIsNotAttacked();
    void behindWardNobodyIsAttacked();
    void whoMayBeAttackedIs();
    void whatIsTooDearIsToldSoWhereverItIsLetGo();

private:
    TableDriver::Seen card(const QString& name) const;
    void letGoOver(const QString& carried, const QString& target) {
        driver_->drag(card(carried), card(target).rect.center());
    }
    QString refusal() const { return driver_->textOf(QStringLiteral("refusal-text")); }

    std::unique_ptr<TableDriver> driver_;
};

void TestAttacks::init() {
    driver_ = std::make_unique<TableDriver>();
    const auto file = takujo::findData("tests/scenarios/shadowverse_evolve/attack/for-the-window.yaml");
    QVERIFY(file.has_value());
    beginAtScenario(*driver_, *file);
}

TableDriver::Seen TestAttacks::card(const QString& name) const {
    for (const TableDriver::Seen& one : driver_->seen())
        if (!one.isZone && one.name == name)
            return one;
    return {};
}

void TestAttacks::whoStandsIsNotAttacked() {
    letGoOver(QStringLiteral("Ash"), QStringLiteral("Owl"));
    QVERIFY2(refusal().contains(QStringLiteral("Owl is standing")), qPrintable(refusal()));
}

void TestAttacks::behindWardNobodyIsAttacked() {
    letGoOver(QStringLiteral("Ash"), QStringLiteral("Bea"));
    QVERIFY2(refusal().contains(QStringLiteral("Wall has Ward")), qPrintable(refusal()));
}

void TestAttacks::whoMayBeAttackedIs() {
    letGoOver(QStringLiteral("Ash"), QStringLiteral("Wall"));
    QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    const QString told = card(QStringLiteral("Ash")).description;
    QVERIFY2(told.contains(QStringLiteral("acted"), Qt::CaseInsensitive), qPrintable(told));
}

/// A spell goes to a zone that is not on the table, so that the field stands for it.
void TestAttacks::whatIsTooDearIsToldSoWhereverItIsLetGo() {
    letGoOver(QStringLiteral("Storm"), QStringLiteral("Ash"));
    QVERIFY2(refusal().contains(QStringLiteral("PP")), qPrintable(refusal()));
}

TAKUJO_TEST(TestAttacks)
#include "test_attacks.moc"
