// The random generator of a game: the same numbers on every machine, and no number liked better than another.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/random.h"

#include <array>

namespace test_random {

using namespace takujo;

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    static void itGivesTheReferenceValuesOfSplitMix64_data();
    static void itGivesTheReferenceValuesOfSplitMix64();
    static void equalSeedsGiveEqualNumbers();
    static void aNumberBelowOneIsNought();
    static void numbersStayBelowTheirBound_data();
    static void numbersStayBelowTheirBound();
    static void everyNumberBelowABoundIsEquallyLikely_data();
    static void everyNumberBelowABoundIsEquallyLikely();
    static void aBoundThatDoesNotDivideTheRangeFavoursNothing();
};

void TestRandom::itGivesTheReferenceValuesOfSplitMix64_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<quint64>>("outputs");
    // As published with the algorithm (Steele, Lea, Flood; Vigna's splitmix64.c).
    QTest::newRow("seed 0") << quint64{0}
                            << QList<quint64>{0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U, 0x06c45d188009454fU};
    QTest::newRow("seed 1234567") << quint64{1234567}
                                  << QList<quint64>{6457827717110365317U, 3203168211198807973U,
                                                    9817491932198370423U, 4593380528125082431U,
                                                    16408922859458223821U};
}

void TestRandom::itGivesTheReferenceValuesOfSplitMix64() {
    QFETCH(const quint64, seed);
    QFETCH(const QList<quint64>, outputs);
    Random random{seed};
    for (const quint64 output : outputs)
        QCOMPARE(quint64{random.next()}, output);
}

void TestRandom::equalSeedsGiveEqualNumbers() {
    Random one{42};
    Random same{42};
    Random other{43};
    QVERIFY(one == same);
    QVERIFY(!(one == other));
    for (int i = 0; i < 100; ++i)
        QCOMPARE(one.next(), same.next());
    QVERIFY(one == same);
    // The state says where it stands: going on from there is going on.
    Random resumed{one.state()};
    QCOMPARE(resumed.next(), one.next());
}

void TestRandom::aNumberBelowOneIsNought() {
    Random random{7};
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(random.below(1), 0U);
}

void TestRandom::numbersStayBelowTheirBound_data() {
    QTest::addColumn<quint32>("bound");
    for (const quint32 bound :
         {2U, 3U, 7U, 50U, 64U, 1000003U, 0x7fffffffU, 0x80000000U, 0x80000001U, 0xffffffffU})
        QTest::addRow("%u", bound) << bound;
}

void TestRandom::numbersStayBelowTheirBound() {
    QFETCH(const quint32, bound);
    Random random{bound};
    quint32 largest = 0;
    for (int i = 0; i < 10000; ++i) {
        const quint32 number = random.below(bound);
        QVERIFY(number < bound);
        largest = std::max(largest, number);
    }
    // The upper half is reached as well: 10,000 misses would be a chance of 2 to the power of -10,000.
    QVERIFY(largest >= bound / 2);
}

void TestRandom::everyNumberBelowABoundIsEquallyLikely_data() {
    QTest::addColumn<int>("bound");
    for (const int bound : {2, 3, 5, 6, 7, 10})
        QTest::addRow("%d", bound) << bound;
}

void TestRandom::everyNumberBelowABoundIsEquallyLikely() {
    QFETCH(const int, bound);
    constexpr int each = 10000;
    std::array<int, 10> counts{};
    Random random{20261121};
    for (int i = 0; i < bound * each; ++i)
        ++counts.at(random.below(static_cast<quint32>(bound)));
    // The standard deviation is at most 100; six of them are never left by an even generator.
    for (int number = 0; number < bound; ++number)
        QVERIFY2(std::abs(counts.at(static_cast<std::size_t>(number)) - each) < 600,
                 qPrintable(QString::number(number) + " came " +
                            QString::number(counts.at(static_cast<std::size_t>(number))) + " times"));
}

void TestRandom::aBoundThatDoesNotDivideTheRangeFavoursNothing() {
    // Three quarters of 2 to the power of 32: scaling 32 bits down to it without throwing draws away makes
    // every third number twice as likely as the others.
    constexpr quint32 bound = 0xc0000000U;
    constexpr int draws = 30000;
    std::array<int, 3> remainders{};
    Random random{1};
    for (int i = 0; i < draws; ++i)
        ++remainders.at(random.below(bound) % 3);
    for (const int count : remainders)
        QVERIFY2(std::abs(count - draws / 3) < 500, qPrintable(QString::number(count)));
}

TAKUJO_TEST(TestRandom)

} // namespace test_random
#include "test_random.moc"
