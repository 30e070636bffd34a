#include "tests/test_program.h"
#include "ui/session/chess_clock.h"

#include <QTest>

using namespace takujo;

/// Time that players have, told by a clock of the test.
class TestChessClock : public QObject {
    Q_OBJECT

private slots:
    void timeRunsForOneAtATime() {
        ChessClock clock{5};
        QCOMPARE(clock.left(Player::a), qint64{300'000});
        clock.runFor(Player::a, 1'000'000); // whatever time it is when it begins
        clock.runFor(Player::b, 1'010'000);
        clock.runFor(Player::nobody, 1'013'000);
        clock.runFor(Player::a, 2'000'000); // meanwhile nobody's time went by
        clock.runFor(Player::a, 2'000'500);
        QCOMPARE(clock.left(Player::a), qint64{289'500});
        QCOMPARE(clock.left(Player::b), qint64{297'000});
        QCOMPARE(clock.running(), Player::a);
    }
    void timeIsUpAtZeroAndGoesOn() {
        ChessClock clock{5};
        clock.runFor(Player::b, 0);
        clock.runFor(Player::b, 299'999);
        QVERIFY(!clock.isUp(Player::b));
        clock.runFor(Player::b, 300'000);
        QVERIFY(clock.isUp(Player::b));
        QVERIFY(!clock.isUp(Player::a));
        clock.runFor(Player::b, 312'000);
        QCOMPARE(clock.left(Player::b), qint64{-12'000});
    }
    void whatWasKeptIsRead() {
        ChessClock clock{10};
        clock.runFor(Player::b, 0);
        clock.runFor(Player::nobody, 61'001);
        const auto again = ChessClock::read(clock.toText());
        QVERIFY(again.has_value());
        QCOMPARE(again->left(Player::a), qint64{600'000});
        QCOMPARE(again->left(Player::b), qint64{538'999});
        QCOMPARE(again->running(), Player::nobody);
    }
    void whatIsNoClockIsNotRead() {
        for (const char* text : {"", "5", "5:", "a:b", "1:2:3"})
            QVERIFY2(!ChessClock::read(QString::fromLatin1(text)).has_value(), text);
    }
    void aSecondThatHasBegunCounts_data() {
        QTest::addColumn<qint64>("left");
        QTest::addColumn<QString>("shown");
        QTest::newRow("an hour") << qint64{3'600'000} << "60:00";
        QTest::newRow("begun") << qint64{59'001} << "1:00";
        QTest::newRow("whole") << qint64{59'000} << "0:59";
        QTest::newRow("last") << qint64{1} << "0:01";
        QTest::newRow("up") << qint64{0} << "0:00";
        QTest::newRow("not yet a second over") << qint64{-900} << QString::fromUtf8("−0:00");
        QTest::newRow("over") << qint64{-72'000} << QString::fromUtf8("−1:12");
    }
    void aSecondThatHasBegunCounts() {
        QFETCH(qint64, left);
        QFETCH(QString, shown);
        QCOMPARE(clockTime(left), shown);
    }
};

TAKUJO_TEST(TestChessClock)
#include "test_chess_clock.moc"
