// Numbers of cards are put together without ever leaving their nine digits.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"

#include <array>

namespace test_card_numbers {

using namespace takujo;

namespace {

constexpr std::int32_t large = largestNumber;
constexpr std::array numbers{INT32_MIN, -large - 1, -large, -large + 1, -1000, -1,        0,
                             1,         7,          1000,   large - 1,  large, large + 1, INT32_MAX};

} // namespace

class TestCardNumbers : public QObject {
    Q_OBJECT

private slots:
    static void smallNumbersAreWhatTheyAre();
    static void nothingLeavesTheNineDigits();
    static void whatHasArrivedThereStays();
    static void countersStayThereToo();
    static void aDivisionListsNoMoreThanPeopleCanRead_data();
    static void aDivisionListsNoMoreThanPeopleCanRead();
};

void TestCardNumbers::smallNumbersAreWhatTheyAre() {
    for (const std::int32_t one : {-70, -1, 0, 1, 12000})
        for (const std::int32_t other : {-9000, -1, 0, 1, 31000}) {
            QCOMPARE(sumOf(one, other), one + other);
            QCOMPARE(differenceOf(one, other), one - other);
            QCOMPARE(productOf(one, other), one * other);
        }
}

void TestCardNumbers::nothingLeavesTheNineDigits() {
    for (const std::int32_t one : numbers)
        for (const std::int32_t other : numbers)
            for (const std::int32_t result :
                 {sumOf(one, other), differenceOf(one, other), productOf(one, other)}) {
                QVERIFY(result >= -large);
                QVERIFY(result <= large);
            }
}

void TestCardNumbers::whatHasArrivedThereStays() {
    std::int32_t power = 9000;
    for (int i = 0; i < 100; ++i)
        power = sumOf(power, power);
    QCOMPARE(power, large);
    QCOMPARE(sumOf(large, 1), large);
    QCOMPARE(sumOf(-large, -1), -large);
    QCOMPARE(productOf(-large, large), -large);
    QCOMPARE(sumOf(large, -large), 0);
    QCOMPARE(differenceOf(large, 1), large - 1);
    QCOMPARE(differenceOf(0, INT32_MIN), large);
}

void TestCardNumbers::countersStayThereToo() {
    State state;
    for (int i = 0; i < 3; ++i) {
        changeCounters(state, ObjectId{1, 0}, 5, large);
        changeCounters(state, ObjectId{1, 0}, 6, large);
    }
    QCOMPARE(countersOn(state, ObjectId{1, 0}, 5), large);
    QCOMPARE(countersOn(state, ObjectId{1, 0}, 0), large);
    changeCounters(state, ObjectId{1, 0}, 5, -large);
    QCOMPARE(countersOn(state, ObjectId{1, 0}, 5), 0);
}

void TestCardNumbers::aDivisionListsNoMoreThanPeopleCanRead_data() {
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("shares");
    QTest::newRow("damage of a card") << 7000 << 1000 << 1000;
    QTest::newRow("odd damage") << 1234 << 1 << 1;
    QTest::newRow("much of it") << 2'000'000 << 1000 << 1000;
    QTest::newRow("more than can be listed") << 5'000'000 << 1000 << 10'000;
    QTest::newRow("all there is") << large << 1 << 1'000'000;
    QTest::newRow("nothing") << 0 << 1000 << 1000;
}

void TestCardNumbers::aDivisionListsNoMoreThanPeopleCanRead() {
    QFETCH(const int, total);
    QFETCH(const int, unit);
    QTEST(unitOfShares(total, unit), "shares");
    QVERIFY(total / unitOfShares(total, unit) <= mostNumbersListed);
}

TAKUJO_TEST(TestCardNumbers)

} // namespace test_card_numbers
#include "test_card_numbers.moc"
