// Numbers about a deck, worked out by hand.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/decks/deck_numbers.h"
#include "tests/unit/kit/toy_schema.h"

#include <cmath>

namespace test_deck_numbers {

using namespace takujo;

namespace {

// Slots of the toy schema: elements in set 1, cost in number 0, power in number 2, keywords in set 2.
CardDefinition card(std::uint8_t type, std::uint32_t elements, std::int32_t cost, std::int32_t power,
                    std::uint32_t keywords) {
    CardDefinition made;
    made.type = type;
    made.sets[1] = elements;
    made.sets[2] = keywords;
    made.numbers[0] = cost;
    made.numbers[2] = power;
    return made;
}

constexpr std::int32_t none = CardDefinition::notPrinted;

} // namespace

class TestDeckNumbers : public QObject {
    Q_OBJECT

private slots:
    static void cardsAreCounted();
    static void anEmptyDeckHasNoNumbers();
    static void partsAreCountedApart();
    static void chancesAreThoseOfDrawing_data();
    static void chancesAreThoseOfDrawing();
    static void allChancesTogetherAreOne();
};

void TestDeckNumbers::cardsAreCounted() {
    const CardDefinition forward = card(0, 1U, 2, 5000, 3U);  // fire, brave and haste
    const CardDefinition both = card(0, 1U | 8U, 4, 7000, 0); // fire and water
    const CardDefinition backup = card(1, 2U, 2, none, 0);    // ice
    const CardDefinition summon = card(2, 0, none, none, 0);  // nothing
    const std::vector<DeckLine> lines{{&forward, 3, 0}, {&both, 1, 0}, {&backup, 2, 1}, {&summon, 4, 0}};
    const DeckNumbers numbers = numbersOf(toySchema(), lines);
    QCOMPARE(numbers.cards, 10);
    QCOMPARE(numbers.types, (std::vector<int>{4, 2, 4}));
    QCOMPARE(numbers.words.size(), 2U); // elements and keywords
    QCOMPARE(QString::fromUtf8(numbers.words[0].field->key.data()), QStringLiteral("element"));
    QCOMPARE(numbers.words[0].counts, (std::vector<int>{4, 2, 0, 1})); // fire, ice, lightning, water
    QCOMPARE(numbers.words[0].without, 4);
    QCOMPARE(numbers.words[1].counts, (std::vector<int>{3, 3, 0})); // brave, haste, first strike
    QCOMPARE(numbers.words[1].without, 7);
    QCOMPARE(numbers.numbers.size(), 2U);
    QCOMPARE(numbers.numbers[0].counts, (std::map<std::int32_t, int>{{2, 5}, {4, 1}}));
    QCOMPARE(numbers.numbers[0].without, 4);
    QCOMPARE(numbers.numbers[0].mean(), 14.0 / 6);
    QCOMPARE(numbers.numbers[1].counts, (std::map<std::int32_t, int>{{5000, 3}, {7000, 1}}));
    QCOMPARE(numbers.numbers[1].without, 6);
    QCOMPARE(numbers.numbers[1].mean(), 5500.0);
}

void TestDeckNumbers::anEmptyDeckHasNoNumbers() {
    const DeckNumbers numbers = numbersOf(toySchema(), {});
    QCOMPARE(numbers.cards, 0);
    QCOMPARE(numbers.types, (std::vector<int>{0, 0, 0}));
    QVERIFY(numbers.numbers[0].counts.empty());
    QCOMPARE(numbers.numbers[0].mean(), 0.0);
}

void TestDeckNumbers::partsAreCountedApart() {
    const CardDefinition one = card(0, 1U, 2, 5000, 0);
    const std::vector<DeckLine> lines{{&one, 3, 0}, {&one, 1, 1}};
    QCOMPARE(numbersOf(toySchema(), linesOfPart(lines, 1)).cards, 1);
    QCOMPARE(numbersOf(toySchema(), linesOfPart(lines, 0)).cards, 3);
}

void TestDeckNumbers::chancesAreThoseOfDrawing_data() {
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("copies");
    QTest::addColumn<int>("seen");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("chance");
    QTest::newRow("one of one") << 1 << 1 << 5 << 50 << 0.1;
    QTest::newRow("the only card") << 1 << 1 << 1 << 1 << 1.0;
    // Without any of 2 among 2 of 4: 2/4 * 1/3 = 1/6.
    QTest::newRow("two of four") << 1 << 2 << 2 << 4 << 5.0 / 6;
    QTest::newRow("both of two") << 2 << 2 << 2 << 4 << 1.0 / 6;
    // 1 - 47/50 * 46/49 * 45/48 * 44/47 * 43/46 = 1 - (45*44*43)/(50*49*48)
    QTest::newRow("three copies in five") << 1 << 3 << 5 << 50 << 1 - 85140.0 / 117600;
    QTest::newRow("more wanted than there are") << 4 << 3 << 50 << 50 << 0.0;
    QTest::newRow("more wanted than seen") << 2 << 3 << 1 << 50 << 0.0;
    QTest::newRow("the whole deck") << 3 << 3 << 50 << 50 << 1.0;
    QTest::newRow("so many that one must come") << 1 << 3 << 48 << 50 << 1.0;
    QTest::newRow("none wanted") << 0 << 3 << 5 << 50 << 1.0;
    QTest::newRow("nothing seen") << 1 << 3 << 0 << 50 << 0.0;
    QTest::newRow("more seen than there are") << 1 << 3 << 99 << 50 << 1.0;
    QTest::newRow("no cards") << 1 << 3 << 5 << 0 << 0.0;
    QTest::newRow("nonsense") << 1 << -3 << -5 << -1 << 0.0;
}

void TestDeckNumbers::chancesAreThoseOfDrawing() {
    QFETCH(int, wanted);
    QFETCH(int, copies);
    QFETCH(int, seen);
    QFETCH(int, cards);
    QFETCH(double, chance);
    QVERIFY2(std::abs(chanceToSee(wanted, copies, seen, cards) - chance) < 1e-12,
             qPrintable(QString::number(chanceToSee(wanted, copies, seen, cards), 'g', 15)));
}

void TestDeckNumbers::allChancesTogetherAreOne() {
    // The mean of a hypergeometric number is seen * copies / cards, and the sum of the chances of at least 1,
    // 2, …
    for (int copies = 0; copies <= 12; ++copies)
        for (int seen = 0; seen <= 60; seen += 7) {
            double mean = 0;
            for (int wanted = 1; wanted <= copies; ++wanted)
                mean += chanceToSee(wanted, copies, seen, 60);
            QVERIFY(std::abs(mean - seen * copies / 60.0) < 1e-9);
        }
}

TAKUJO_TEST(TestDeckNumbers)

} // namespace test_deck_numbers
#include "test_deck_numbers.moc"
