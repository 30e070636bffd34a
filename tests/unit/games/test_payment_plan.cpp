// The least that completes a payment, against every way there is.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/games/paying_by_hand.h"

#include "engine/core/random.h"
#include "engine/games/fftcg/fftcg.h"
#include "engine/kit/play/suggesting.h"

#include <optional>
#include <tuple>

namespace test_payment_plan {

using namespace takujo;
using namespace takujo::fftcg;

namespace {

/// Something that CP can be made of, and how much its player would miss it.
struct PlannedSource {
    CpSource source;
    std::int32_t worth = 0;
};

/// How much a way takes: cards, backups, and what the cards are worth.
using Price = std::tuple<int, int, std::int32_t>;

struct Case {
    CostInCp cost;
    std::vector<CpSource> chosen;
    std::vector<PlannedSource> others;

    /// The plan of the kit, with the CP that these make and with what they pay.
    std::vector<std::size_t> plan(const Position& position) const {
        std::vector<playing::PlannedSource> sources;
        for (const auto& [source, worth] : others)
            sources.push_back(
                {picked(source), source.discard, source.discard ? 2 : 1, source.discard ? worth : 0});
        std::vector<Pick> picks;
        std::int32_t missing = amountDueFor(position, cost);
        for (const CpSource& source : chosen) {
            picks.push_back(picked(source));
            missing -= source.discard ? 2 : 1;
        }
        return playing::leastCompletion(sources, missing, picks, [&](std::span<const Pick> with) {
            std::vector<CpSource> all;
            for (const Pick& pick : with)
                all.push_back({static_cast<std::uint32_t>(pick.value), pick.verb != 0});
            return isPaid(position, cost, all);
        });
    }

private:
    static Pick picked(const CpSource& source) {
        return {{},
                static_cast<std::int32_t>(source.elements),
                source.discard ? std::uint8_t{1} : std::uint8_t{0},
                {}};
    }
};

std::uint32_t someElement(Random& random) {
    return 1U << random.below(3);
}

Case someCase(Random& random) {
    Case one;
    one.cost.amount = static_cast<std::int32_t>(random.below(8));
    one.cost.needs = oneOfEach(someElement(random) | (random.below(3) == 0 ? someElement(random) : 0U));
    for (std::uint32_t i = random.below(3); i > 0; --i)
        one.chosen.push_back({someElement(random), random.below(2) == 0});
    for (std::uint32_t i = random.below(8); i > 0; --i) {
        const std::uint32_t more = random.below(3) == 0 ? someElement(random) : 0U;
        one.others.push_back(
            {{someElement(random) | more, random.below(2) == 0}, static_cast<std::int32_t>(random.below(6))});
    }
    return one;
}

Price priceOf(const Case& one, const std::vector<std::size_t>& taken) {
    Price price{0, 0, 0};
    for (const std::size_t at : taken)
        if (one.others[at].source.discard) {
            ++std::get<0>(price);
            std::get<2>(price) += one.others[at].worth;
        } else {
            ++std::get<1>(price);
        }
    return price;
}

bool paysByHand(const Case& one, const std::vector<std::size_t>& taken) {
    std::vector<CpSource> all = one.chosen;
    for (const std::size_t at : taken)
        all.push_back(one.others[at].source);
    return byHand::canBePaid(one.cost, all, {}, {});
}

/// The least of all ways that take something.
std::optional<Price> leastByHand(const Case& one) {
    std::optional<Price> least;
    for (std::size_t bits = 1; bits < std::size_t{1} << one.others.size(); ++bits) {
        std::vector<std::size_t> taken;
        for (std::size_t i = 0; i < one.others.size(); ++i)
            if ((bits >> i & 1U) != 0)
                taken.push_back(i);
        const Price price = priceOf(one, taken);
        if ((!least || price < *least) && paysByHand(one, taken))
            least = price;
    }
    return least;
}

PlannedSource card(std::uint32_t elements, std::int32_t worth) {
    return {{elements, true}, worth};
}
PlannedSource dulled(std::uint32_t elements) {
    return {{elements, false}, 0};
}

} // namespace

class TestPaymentPlan : public QObject {
    Q_OBJECT

private slots:
    static void theLeastIsTheLeastOfAllWays();
    static void aCardThatPaysAloneNeedsNoBackup();
    static void anExactPaymentComesBeforeASurplus();
    static void backupsAreTakenBeforeAnyCard();
};

void TestPaymentPlan::theLeastIsTheLeastOfAllWays() {
    const Rulebook rules{game().tables};
    const State state;
    const CardTable cards;
    const Position position{state, rules, cards};
    Random random{7};
    int paid = 0;
    for (int i = 0; i < 3000; ++i) {
        const Case one = someCase(random);
        const std::vector<std::size_t> plan = one.plan(position);
        const std::optional<Price> least = leastByHand(one);
        QCOMPARE(!plan.empty(), least.has_value());
        if (plan.empty())
            continue;
        ++paid;
        QVERIFY(paysByHand(one, plan));
        QVERIFY(priceOf(one, plan) == *least);
    }
    QVERIFY(paid > 500);
}

/// Cost 2: a backup and a card make 3, the card alone 2.
void TestPaymentPlan::aCardThatPaysAloneNeedsNoBackup() {
    const Rulebook rules{game().tables};
    const State state;
    const CardTable cards;
    QCOMPARE((Case{{2, oneOfEach(ice)}, {}, {dulled(water), card(ice, 4)}}.plan({state, rules, cards})),
             std::vector<std::size_t>{1});
}

/// Cost 3: two backups and a card make 4, one of the backups and the card 3.
void TestPaymentPlan::anExactPaymentComesBeforeASurplus() {
    const Rulebook rules{game().tables};
    const State state;
    const CardTable cards;
    const Case one{{3, oneOfEach(ice)}, {}, {dulled(ice), dulled(water), card(water, 2)}};
    QCOMPARE(one.plan({state, rules, cards}), (std::vector<std::size_t>{0, 2}));
}

void TestPaymentPlan::backupsAreTakenBeforeAnyCard() {
    const Rulebook rules{game().tables};
    const State state;
    const CardTable cards;
    const Case one{{2, oneOfEach(ice)}, {}, {card(ice, 0), dulled(water), dulled(ice)}};
    QCOMPARE(one.plan({state, rules, cards}), (std::vector<std::size_t>{1, 2}));
}

TAKUJO_TEST(TestPaymentPlan)

} // namespace test_payment_plan
#include "test_payment_plan.moc"
