#include "tests/gui/table_driver.h"
#include "tests/test_program.h"
#include "ui/motion/turn_band.h"

#include <QGraphicsView>
#include <QSettings>
#include <QTest>

#include <functional>

/// What happens is shown in motion, which nobody has to wait for.
class TestMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        prepareForTests();
        QSettings{}.remove(QStringLiteral("movement")); // as an older version kept it
    }
    void cleanup() { move(QStringLiteral("none")); }

    void aTurnIsAnnounced();
    void aClickSkipsWhatIsShown();
    void aKeySkipsWhatIsShown();
    void anAnswerNeedNotWait();
    void withLessMotionWordsStillCome();
    void withoutMotionNothingIsShown();

private:
    static void move(const QString& amount) {
        QSettings{}.setValue(QStringLiteral("settings/1/motion"), amount);
    }
    static QGraphicsView* table(const TableDriver& driver) {
        return qobject_cast<QGraphicsView*>(driver.widget(QStringLiteral("table")));
    }
    static std::vector<takujo::EffectItem*> effects(const TableDriver& driver);
    static takujo::TurnBand* band(const TableDriver& driver);
    /// Takes the buttons that are highlighted until the first turn has begun.
    static void beginFirstTurn(TableDriver& driver);
    static void skipsBy(const std::function<void(TableDriver&)>& act);
};

std::vector<takujo::EffectItem*> TestMotion::effects(const TableDriver& driver) {
    std::vector<takujo::EffectItem*> found;
    for (QGraphicsItem* item : table(driver)->scene()->items())
        if (auto* effect = dynamic_cast<takujo::EffectItem*>(item))
            found.push_back(effect);
    return found;
}

takujo::TurnBand* TestMotion::band(const TableDriver& driver) {
    for (takujo::EffectItem* effect : effects(driver))
        if (auto* found = dynamic_cast<takujo::TurnBand*>(effect); found != nullptr)
            return found;
    return nullptr;
}

void TestMotion::beginFirstTurn(TableDriver& driver) {
    driver.startGame(QStringLiteral("5"));
    // Who goes first; then each player keeps the hand that was dealt.
    for (int i = 0; i < 3; ++i) {
        QTRY_VERIFY(driver.defaultButton() != nullptr);
        QTest::mouseClick(driver.defaultButton(), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall); // the click, and no moment more
    }
}

void TestMotion::aTurnIsAnnounced() {
    move(QStringLiteral("full"));
    TableDriver driver;
    beginFirstTurn(driver);
    QVERIFY(band(driver) != nullptr);
    QTRY_VERIFY(band(driver) != nullptr && band(driver)->isVisible());
    QCOMPARE(band(driver)->words().turn, QStringLiteral("Turn 1"));
    QVERIFY(driver.prompt().startsWith(band(driver)->words().player));
    QTRY_VERIFY(effects(driver).empty()); // and is gone by itself
}

void TestMotion::skipsBy(const std::function<void(TableDriver&)>& act) {
    move(QStringLiteral("full"));
    TableDriver driver;
    beginFirstTurn(driver);
    QVERIFY(!effects(driver).empty());
    const QString asked = driver.prompt();
    act(driver);
    QVERIFY(effects(driver).empty());
    QCOMPARE(driver.prompt(), asked);
}

void TestMotion::aClickSkipsWhatIsShown() {
    skipsBy([](TableDriver& driver) {
        QWidget* const under = table(driver)->viewport();
        QTest::mouseClick(under, Qt::LeftButton, {}, QPoint{2, under->height() / 2});
    });
}

void TestMotion::aKeySkipsWhatIsShown() {
    skipsBy([](TableDriver& driver) { QTest::keyClick(table(driver), Qt::Key_Shift); });
}

void TestMotion::anAnswerNeedNotWait() {
    move(QStringLiteral("full"));
    TableDriver driver;
    beginFirstTurn(driver);
    QVERIFY(!effects(driver).empty());
    const QString phase = driver.textOf(QStringLiteral("phase"));
    QTest::mouseClick(driver.defaultButton(), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    QVERIFY(driver.textOf(QStringLiteral("phase")) != phase);
}

void TestMotion::withLessMotionWordsStillCome() {
    move(QStringLiteral("less"));
    TableDriver driver;
    beginFirstTurn(driver);
    QTRY_VERIFY(band(driver) != nullptr && band(driver)->isVisible());
}

void TestMotion::withoutMotionNothingIsShown() {
    move(QStringLiteral("none"));
    TableDriver driver;
    beginFirstTurn(driver);
    QVERIFY(effects(driver).empty());
    QVERIFY(!driver.prompt().isEmpty());
}

TAKUJO_TEST(TestMotion)
#include "test_motion.moc"
