#include "tests/test_program.h"
#include "ui/motion/movements.h"
#include "ui/motion/rising_number.h"
#include "ui/motion/turn_band.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace takujo;

/// What is told on the table for a moment: where it stands while it is seen.
class TestEffects : public QObject {
    Q_OBJECT

private slots:
    void goesOnlyWithAllMotion_data();
    void goesOnlyWithAllMotion();
    void movementsSaySo_data();
    void movementsSaySo();

private:
    static EffectItem* made(const QString& kind);
};

EffectItem* TestEffects::made(const QString& kind) {
    if (kind == QStringLiteral("band"))
        return new TurnBand{{QStringLiteral("Blue"), QStringLiteral("Turn 3")},
                            {Qt::blue, Qt::white, Qt::black},
                            {0, 0, 500, 200},
                            1};
    return new RisingNumber{QStringLiteral("-3000"), Qt::red, Qt::black, {250, 100}, 24};
}

void TestEffects::goesOnlyWithAllMotion_data() {
    QTest::addColumn<QString>("kind");
    QTest::newRow("whose turn it is") << QStringLiteral("band");
    QTest::newRow("a number") << QStringLiteral("number");
}

void TestEffects::goesOnlyWithAllMotion() {
    QFETCH(QString, kind);
    const std::unique_ptr<EffectItem> effect{made(kind)};
    // Both are moments at which it is seen in full, so that only its place can differ.
    const auto pictureAt = [&](qreal share) {
        QImage picture{500, 200, QImage::Format_RGB32};
        picture.fill(Qt::gray);
        QPainter painter{&picture};
        painter.translate(effect->pos());
        effect->setShare(share);
        effect->paint(&painter, nullptr, nullptr);
        return picture;
    };
    QImage empty{500, 200, QImage::Format_RGB32};
    empty.fill(Qt::gray);
    QVERIFY(pictureAt(0.26) != empty);
    QVERIFY(pictureAt(0.26) != pictureAt(0.7));
    effect->setTravels(false);
    QVERIFY(pictureAt(0.26) != empty);
    QCOMPARE(pictureAt(0.26), pictureAt(0.7));
}

void TestEffects::movementsSaySo_data() {
    QTest::addColumn<int>("amount");
    QTest::addColumn<bool>("travels");
    QTest::newRow("less") << int(Motion::Amount::less) << false;
    QTest::newRow("full") << int(Motion::Amount::full) << true;
}

void TestEffects::movementsSaySo() {
    QFETCH(int, amount);
    Movements movements;
    movements.setMotion(Motion{Motion::Amount(amount)});
    QPointer<EffectItem> effect = made(QStringLiteral("number"));
    movements.play(effect, movements.motion().telling(), 0);
    QVERIFY(!effect.isNull());
    QTEST(effect->travels(), "travels");
    movements.finish();
    QTRY_VERIFY(effect.isNull());
}

TAKUJO_TEST(TestEffects)
#include "test_effects.moc"
