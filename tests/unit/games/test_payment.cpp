// Payments of FFTCG against payments worked out by hand, in thousands of small cases.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/games/paying_by_hand.h"

#include "engine/core/random.h"
#include "engine/games/fftcg/fftcg.h"

#include <algorithm>
#include <map>

namespace test_payment {

using namespace takujo;
using namespace takujo::fftcg;

namespace {

/// The rulebook, with a rule left out or not.
class Rulebooks {
public:
    explicit Rulebooks(std::string_view leftOut = {}) : rules_{game().tables, leftOut} {}
    Position position() const { return {state_, rules_, cards_}; }

private:
    State state_;
    CardTable cards_;
    Rulebook rules_;
};

struct Case {
    CostInCp cost;
    std::vector<CpSource> chosen; ///< each declared as one element
    std::vector<CpSource> others;
};

std::uint32_t oneOf(std::uint32_t elements, Random& random) {
    const std::vector<std::uint32_t> all = byHand::each(elements);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

/// A few elements only, so that they meet often.
std::uint32_t someElements(std::uint32_t most, Random& random) {
    std::uint32_t elements = oneOf(fire | water | wind, random);
    for (std::uint32_t i = 1; i < most; ++i)
        if (random.below(3) == 0)
            elements |= oneOf(fire | water | wind | ice, random);
    return elements;
}

CpSource someSource(Random& random) {
    CpSource source{someElements(3, random), random.below(2) == 0};
    if (!source.discard && random.below(8) == 0)
        source.elements = light; // a backup of light makes light CP; cards of light are not discarded
    return source;
}

Case someCase(Random& random) {
    Case result;
    result.cost.amount = static_cast<std::int32_t>(random.below(7));
    std::uint32_t required = random.below(6) == 0 ? 0 : someElements(3, random);
    if (random.below(3) == 0)
        required |= fire | water; // what several elements need is what is hard to get right
    result.cost.needs = oneOfEach(required);
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        CpSource source = someSource(random);
        source.elements = oneOf(source.elements, random);
        result.chosen.push_back(source);
    }
    for (std::uint32_t i = random.below(4); i > 0; --i)
        result.others.push_back(someSource(random));
    return result;
}

QString describe(const Case& one) {
    const auto list = [](const std::vector<CpSource>& sources) {
        QStringList words;
        for (const CpSource& source : sources)
            words << QStringLiteral("%1 %2")
                         .arg(source.discard ? "discard" : "backup")
                         .arg(source.elements, 0, 2);
        return words.join(QStringLiteral(", "));
    };
    return QStringLiteral("cost %1 of %2, chosen: %3; others: %4")
        .arg(one.cost.amount)
        .arg(one.cost.elements(), 0, 2)
        .arg(list(one.chosen), list(one.others));
}

template <class Look>
void inManyCases(int count, Look look) {
    Random random{20261121};
    for (int i = 0; i < count; ++i) {
        const Case one = someCase(random);
        look(one);
        if (QTest::currentTestFailed()) {
            qWarning("%s", qPrintable(describe(one)));
            return;
        }
    }
}

/// Whether some of the CP are exactly what is due, of whatever elements.
bool comesOutEven(const Case& one) {
    const byHand::Rules exactly{.elementNeeded = false, .everyElementNeeded = false, .noSurplus = true};
    const auto count = static_cast<std::int32_t>(byHand::each(one.cost.elements()).size());
    // A card of several elements costs at least one CP for each of them (11.4.6.1.2).
    const std::int32_t due =
        count > 1 && one.cost.amount > 0 ? std::max(one.cost.amount, count) : one.cost.amount;
    return byHand::canBePaid({due, one.cost.needs}, one.chosen, one.others, exactly);
}

/// Whether what is chosen of other elements than the required ones could be part of any payment.
bool hasRoomForOthers(const Case& one) {
    const std::vector<std::uint32_t> required = byHand::each(one.cost.elements());
    if (required.empty() || one.cost.amount == 0)
        return true;
    std::vector<CpSource> strange;
    for (const CpSource& source : one.chosen)
        if ((source.elements & one.cost.elements()) == 0)
            strange.push_back(source);
    std::vector<CpSource> backups;
    for (const std::uint32_t element : required)
        backups.push_back({element, false});
    while (static_cast<std::int32_t>(backups.size()) < one.cost.amount)
        backups.push_back({required.front(), false});
    return byHand::canBePaid(one.cost, strange, backups, {});
}

constexpr CpSource discardOf(std::uint32_t elements) {
    return {elements, true};
}
constexpr CpSource backupOf(std::uint32_t elements) {
    return {elements, false};
}

} // namespace

class TestPayment : public QObject {
    Q_OBJECT

private slots:
    static void whatIsPaidIsWhatTheRulesSay();
    static void whatCanBeCompletedIsWhatTheRulesSay();
    static void theReasonIsTheFirstThatIsTrue();
    static void withoutARuleThePaymentsAreThoseWithoutIt_data();
    static void withoutARuleThePaymentsAreThoseWithoutIt();
    static void everyOrderOfSourcesIsTheSame();
    static void everyOrderOfClickingHasTheSameReason();
    static void edgeCases_data();
    static void edgeCases();
    static void whatACardNeeds_data();
    static void whatACardNeeds();
    static void manySourcesAreNoTrouble();
    static void severalOfOneElement();
};

void TestPayment::whatIsPaidIsWhatTheRulesSay() {
    const Rulebooks rules;
    int yes = 0;
    inManyCases(20000, [&](const Case& one) {
        const bool expected = byHand::canBePaid(one.cost, one.chosen, {}, {});
        yes += expected ? 1 : 0;
        QCOMPARE(isPaid(rules.position(), one.cost, one.chosen), expected);
    });
    QVERIFY(yes > 500);
    QVERIFY(yes < 19000);
}

void TestPayment::whatCanBeCompletedIsWhatTheRulesSay() {
    const Rulebooks rules;
    int yes = 0;
    inManyCases(10000, [&](const Case& one) {
        const bool expected = byHand::canBePaid(one.cost, one.chosen, one.others, {});
        yes += expected ? 1 : 0;
        QCOMPARE(canComplete(rules.position(), one.cost, one.chosen, one.others), expected);
    });
    QVERIFY(yes > 1000);
    QVERIFY(yes < 9000);
}

void TestPayment::theReasonIsTheFirstThatIsTrue() {
    const Rulebooks rules;
    std::map<Payment, int> told;
    int byNumber = 0;
    inManyCases(10000, [&](const Case& one) {
        Payment expected = Payment::tooLittle;
        if (byHand::canBePaid(one.cost, one.chosen, one.others, {}))
            expected = Payment::possible;
        else if (byHand::sumOf(one.chosen) + byHand::sumOf(one.others) >= one.cost.amount) {
            // There is enough. Can every element be made of it, and does it only not come out even?
            const bool onlySurplus =
                byHand::canBePaid(one.cost, one.chosen, one.others, {.surplusLimited = false}) &&
                (one.chosen.empty() || (!comesOutEven(one) && hasRoomForOthers(one)));
            const Payment noElement =
                byHand::several(one.cost) ? Payment::elementsLack : Payment::elementLacks;
            expected = onlySurplus ? Payment::surplus : noElement;
        }
        ++told[expected];
        QCOMPARE(judge(rules.position(), one.cost, one.chosen, one.others), expected);
        const auto byCount =
            judgeCounted(rules.position(), one.cost, counted(one.chosen), counted(one.others));
        byNumber += byCount ? 1 : 0;
        QCOMPARE(byCount.value_or(expected), expected);
    });
    QVERIFY(byNumber > 1000); // or it spares nothing
    QCOMPARE(told.size(), 5U);
    for (const auto& [reason, count] : told)
        QVERIFY2(count > 50, qPrintable(QString::number(static_cast<int>(reason))));
}

void TestPayment::withoutARuleThePaymentsAreThoseWithoutIt_data() {
    QTest::addColumn<QString>("leftOut");
    for (const char* rule : {"11.4.6.1.1", "11.4.6.1.2", "5.2.1.3.1", "11.4.6.1.4"})
        QTest::newRow(rule) << QString::fromUtf8(rule);
}

void TestPayment::withoutARuleThePaymentsAreThoseWithoutIt() {
    QFETCH(const QString, leftOut);
    const std::string rule = leftOut.toStdString();
    const Rulebooks rules{rule};
    const byHand::Rules without{.elementNeeded = rule != "11.4.6.1.1",
                                .everyElementNeeded = rule != "11.4.6.1.2",
                                .surplusLimited = rule != "5.2.1.3.1",
                                .surplusOfEach = rule != "11.4.6.1.4"};
    int different = 0;
    inManyCases(5000, [&](const Case& one) {
        const bool expected = byHand::canBePaid(one.cost, one.chosen, one.others, without);
        different += expected != byHand::canBePaid(one.cost, one.chosen, one.others, {}) ? 1 : 0;
        QCOMPARE(canComplete(rules.position(), one.cost, one.chosen, one.others), expected);
    });
    QVERIFY(different > 20); // the rule does decide some of them
}

void TestPayment::everyOrderOfSourcesIsTheSame() {
    const Rulebooks rules;
    inManyCases(5000, [&](const Case& one) {
        Case reversed = one;
        std::ranges::reverse(reversed.chosen);
        std::ranges::reverse(reversed.others);
        QCOMPARE(judge(rules.position(), reversed.cost, reversed.chosen, reversed.others),
                 judge(rules.position(), one.cost, one.chosen, one.others));
    });
}

/// A payment is refused at the first click after which it cannot be completed any more.
void TestPayment::everyOrderOfClickingHasTheSameReason() {
    const Rulebooks rules;
    // Which clicks could be taken before, and why the next could not.
    const auto refusedAfter = [&](const Case& one) -> std::pair<Case, Payment> {
        Case soFar{one.cost, {}, one.others};
        soFar.others.insert(soFar.others.end(), one.chosen.begin(), one.chosen.end());
        for (std::size_t clicks = 0;; ++clicks) {
            const Payment reason = judge(rules.position(), soFar.cost, soFar.chosen, soFar.others);
            if (reason != Payment::possible || clicks == one.chosen.size())
                return {soFar, reason};
            soFar.chosen.push_back(one.chosen[clicks]);
            soFar.others.erase(soFar.others.begin() + static_cast<std::ptrdiff_t>(one.others.size()));
        }
    };
    Random random{15};
    std::map<Payment, int> told;
    inManyCases(5000, [&](const Case& one) {
        // A payment with CP of other elements that nothing is left for may have two faults, and either is
        // told.
        const auto [first, reason] = refusedAfter(one);
        if (!hasRoomForOthers(one) || first.chosen.size() < 2)
            return;
        ++told[reason];
        Case shuffled = one;
        for (int i = 0; i < 3; ++i) {
            for (std::size_t last = shuffled.chosen.size(); last > 1; --last)
                std::swap(shuffled.chosen[last - 1],
                          shuffled.chosen[random.below(static_cast<std::uint32_t>(last))]);
            const auto [other, otherReason] = refusedAfter(shuffled);
            if (!comesOutEven(first) && !comesOutEven(other)) // which is refused before too much is clicked
                QCOMPARE(otherReason, reason);
        }
    });
    for (const Payment reason : {Payment::possible, Payment::surplus})
        QVERIFY2(told[reason] > 50, qPrintable(QString::number(static_cast<int>(reason))));
}

void TestPayment::edgeCases_data() {
    QTest::addColumn<CostInCp>("cost");
    QTest::addColumn<std::vector<CpSource>>("sources");
    QTest::addColumn<bool>("pays");
    using Sources = std::vector<CpSource>;
    // 11.4.6.1.1, 5.2.1.3.1, 11.4.6.1.2, 5.2.1.3.
    QTest::newRow("four water CP for fire 3")
        << CostInCp{3, oneOfEach(fire)} << Sources{discardOf(water), discardOf(water)} << false;
    QTest::newRow("one fire CP among them")
        << CostInCp{3, oneOfEach(fire)} << Sources{discardOf(water), backupOf(fire)} << true;
    QTest::newRow("one surplus CP of a discard")
        << CostInCp{1, oneOfEach(fire)} << Sources{discardOf(fire)} << true;
    QTest::newRow("two surplus CP of discards")
        << CostInCp{2, oneOfEach(fire)} << Sources{discardOf(fire), discardOf(fire)} << false;
    QTest::newRow("a backup dulled for surplus")
        << CostInCp{1, oneOfEach(fire)} << Sources{backupOf(fire), backupOf(fire)} << false;
    QTest::newRow("a backup dulled beside a discard that is enough")
        << CostInCp{2, oneOfEach(fire)} << Sources{discardOf(fire), backupOf(fire)}
        << true; // the discard's CP is surplus
    QTest::newRow("two backups beside a discard that is enough")
        << CostInCp{2, oneOfEach(fire)} << Sources{discardOf(fire), backupOf(fire), backupOf(fire)} << false;
    QTest::newRow("fire and water at cost 1 with one of each")
        << CostInCp{1, oneOfEach(fire | water)} << Sources{backupOf(fire), backupOf(water)} << true;
    QTest::newRow("fire and water at cost 1 with one CP")
        << CostInCp{1, oneOfEach(fire | water)} << Sources{backupOf(fire)} << false;
    QTest::newRow("fire and water at cost 0 with nothing")
        << CostInCp{0, oneOfEach(fire | water)} << Sources{} << true;
    QTest::newRow("fire and water at cost 0 with CP")
        << CostInCp{0, oneOfEach(fire | water)} << Sources{backupOf(fire), backupOf(water)} << false;
    QTest::newRow("fire at cost 0 with nothing") << CostInCp{0, oneOfEach(fire)} << Sources{} << true;
    QTest::newRow("both CP of a discard are of one element")
        << CostInCp{2, oneOfEach(fire | water)} << Sources{discardOf(fire)} << false;
    // 11.4.6.1.4
    QTest::newRow("one surplus of each of two elements")
        << CostInCp{2, oneOfEach(fire | water)} << Sources{discardOf(fire), discardOf(water)} << true;
    QTest::newRow("two surplus of one of two elements")
        << CostInCp{3, oneOfEach(fire | water)} << Sources{discardOf(fire), discardOf(fire), backupOf(water)}
        << false;
    QTest::newRow("surplus of an element that is not required")
        << CostInCp{3, oneOfEach(fire | water)} << Sources{backupOf(fire), backupOf(water), discardOf(wind)}
        << false;
    QTest::newRow("one surplus of each of three elements")
        << CostInCp{3, oneOfEach(fire | water | wind)}
        << Sources{discardOf(fire), discardOf(water), discardOf(wind)} << true;
    // 11.4.6.1.3
    QTest::newRow("any CP for a light card")
        << CostInCp{2, 0} << Sources{backupOf(fire), backupOf(water)} << true;
    QTest::newRow("two surplus for a light card")
        << CostInCp{2, 0} << Sources{discardOf(fire), discardOf(water)} << false;
    QTest::newRow("nothing for something") << CostInCp{1, 0} << Sources{} << false;
}

void TestPayment::edgeCases() {
    QFETCH(const CostInCp, cost);
    QFETCH(const std::vector<CpSource>, sources);
    QFETCH(const bool, pays);
    const Rulebooks rules;
    QCOMPARE(isPaid(rules.position(), cost, sources), pays);
    QCOMPARE(byHand::canBePaid(cost, sources, {}, {}), pays); // and working it out by hand is right, too
}

void TestPayment::whatACardNeeds_data() {
    QTest::addColumn<quint32>("elementsOfCard");
    QTest::addColumn<quint32>("needed");
    QTest::newRow("fire") << quint32{fire} << quint32{fire};
    QTest::newRow("fire and water") << quint32{fire | water} << quint32{fire | water};
    QTest::newRow("light takes any") << quint32{light} << quint32{0};
    QTest::newRow("dark takes any") << quint32{dark} << quint32{0};
    QTest::newRow("light and fire needs fire") << quint32{light | fire} << quint32{fire}; // OPEN 13
}

void TestPayment::whatACardNeeds() {
    QFETCH(const quint32, elementsOfCard);
    QFETCH(const quint32, needed);
    const Rulebooks rules;
    const CostInCp due = costInCp(rules.position(), 4, elementsOfCard);
    QCOMPARE(due.amount, 4);
    QCOMPARE(due.elements(), needed);
}

void TestPayment::severalOfOneElement() {
    // An ability may ask for two CP of one element, with something of any kind or of another besides.
    const Rulebooks rules;
    const Position position = rules.position();
    const auto needs = [](std::int32_t amount, std::int32_t fires, std::int32_t waters) {
        CostInCp cost;
        cost.amount = amount;
        cost.needs = withCount(withCount(0, 0, fires), 5, waters);
        return cost;
    };
    QVERIFY(isPaid(position, needs(2, 2, 0), {backupOf(fire), backupOf(fire)}));
    QVERIFY(isPaid(position, needs(2, 2, 0), {discardOf(fire)}));
    QVERIFY(!isPaid(position, needs(2, 2, 0), {backupOf(fire), backupOf(water)}));
    QVERIFY(isPaid(position, needs(3, 2, 0), {discardOf(fire), backupOf(water)}));
    QVERIFY(!isPaid(position, needs(3, 2, 0), {backupOf(fire), discardOf(water)}));
    QVERIFY(isPaid(position, needs(3, 2, 1), {discardOf(fire), backupOf(water)}));
    QVERIFY(!isPaid(position, needs(3, 2, 1), {backupOf(fire), discardOf(water)}));
    QVERIFY(canComplete(position, needs(4, 2, 2), {backupOf(fire)}, {discardOf(water), backupOf(fire)}));
    QVERIFY(!canComplete(position, needs(4, 2, 2), {backupOf(fire)}, {discardOf(water), backupOf(wind)}));
}

void TestPayment::manySourcesAreNoTrouble() {
    // Far more than a hand and five backups: amounts beyond any cost must not come round to a small one.
    const Rulebooks rules;
    for (const std::size_t count : {20U, 31U, 32U, 33U, 64U, 100U}) {
        const std::vector<CpSource> many(count, discardOf(fire | water));
        QVERIFY(canComplete(rules.position(), {3, oneOfEach(fire)}, {}, many));
        QVERIFY(canComplete(rules.position(), {20, oneOfEach(fire | water)}, {}, many));
        const std::vector<CpSource> chosen(count, discardOf(fire));
        QVERIFY(!canComplete(rules.position(), {3, oneOfEach(fire)}, chosen, {}));
        QVERIFY(!isPaid(rules.position(), {3, oneOfEach(fire)}, chosen));
    }
}

TAKUJO_TEST(TestPayment)

} // namespace test_payment
#include "test_payment.moc"
