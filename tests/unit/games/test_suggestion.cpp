// What is suggested to a player who does not want to choose: it pays, with as few cards and then as few
// backups as it can.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/games/random_hands.h"

namespace test_suggestion {

using namespace takujo;

namespace {

const Option& suggestion(const Engine& engine) {
    return engine.decision().options[gameCalled("fftcg").suggest(engine.position(), engine.decision())];
}

/// Casts what is offered in random hands and pays, now and then in another way than suggested; `look` is
/// called at every suggestion. Gives the number of payments that were completed, or 0 if one was not.
template <class Look>
int payForHands(int hands, Look look) {
    Random random{4};
    int paid = 0;
    for (int i = 0; i < hands; ++i) {
        RandomHand hand{random};
        const auto options = hand.engine.decision().options;
        const Option begin = options[random.below(static_cast<std::uint32_t>(options.size()))];
        if (hand.verbOf(begin) != "cast")
            continue;
        const auto inHand = countIn(hand.engine.state(), hand.zone("hand"));
        hand.engine.answer(begin);
        int questions = 0;
        while (hand.engine.decision().within && ++questions < 30) {
            const Option option = suggestion(hand.engine);
            look(hand, option);
            if (QTest::currentTestFailed())
                return 0;
            const auto& ways = hand.engine.decision().options;
            const bool wanders = random.below(3) == 0;
            const Option way = wanders ? ways[random.below(static_cast<std::uint32_t>(ways.size()))] : option;
            if (hand.engine.answer(way).has_value())
                return 0;
        }
        // It has been cast: the card is no longer in hand, and the next action is asked for.
        if (questions == 30 || countIn(hand.engine.state(), hand.zone("hand")) >= inHand ||
            !hand.engine.decision().begins)
            return 0;
        ++paid;
    }
    return paid;
}

} // namespace

class TestSuggestion : public QObject {
    Q_OBJECT

private slots:
    static void whatIsSuggestedLeadsToACompletePayment();
    static void whatIsPaidIsNotPaidMore();
    static void backupsAreTakenBeforeCards();
    static void nothingIsPaidThatCouldBeLeftOut();
    static void theCheapestCardIsDiscarded();
    static void everySuggestionIsAnOption();
};

void TestSuggestion::whatIsSuggestedLeadsToACompletePayment() {
    QVERIFY(payForHands(1000, [](const RandomHand&, const Option&) {}) > 400);
}

void TestSuggestion::whatIsPaidIsNotPaidMore() {
    int could = 0;
    payForHands(1000, [&](const RandomHand& hand, const Option& suggested) {
        bool paidListed = false;
        for (const Option& option : hand.engine.decision().options)
            paidListed = paidListed || hand.verbOf(option) == "paid";
        QCOMPARE(hand.verbOf(suggested) == "paid", paidListed);
        could += paidListed && hand.engine.decision().options.size() > 1 ? 1 : 0;
    });
    QVERIFY(could > 10); // there were payments to which more could have been added
}

void TestSuggestion::backupsAreTakenBeforeCards() {
    // Whoever follows the suggestions discards no card where the backups alone would have done.
    int preferred = 0;
    payForHands(1000, [&](const RandomHand& hand, const Option& suggested) {
        if (hand.verbOf(suggested) != "pay" ||
            isIn(hand.engine.state(), suggested.object, hand.zone("field")))
            return;
        Engine trial = hand.engine.trial();
        while (trial.decision().within) {
            const auto& options = trial.decision().options;
            const auto backup = std::ranges::find_if(options, [&](const Option& option) {
                return option.object.exists() && isIn(trial.state(), option.object, hand.zone("field"));
            });
            const bool isPaid = hand.verbOf(options.front()) == "paid";
            QVERIFY2(!isPaid, "it could have been paid without a card");
            if (backup == options.end())
                break;
            trial.answer(Option{*backup});
            ++preferred;
        }
    });
    QVERIFY(preferred > 20);
}

void TestSuggestion::nothingIsPaidThatCouldBeLeftOut() {
    int looked = 0;
    Random random{9};
    for (int i = 0; i < 1000; ++i) {
        RandomHand hand{random};
        const auto options = hand.engine.decision().options;
        const Option begin = options[random.below(static_cast<std::uint32_t>(options.size()))];
        if (hand.verbOf(begin) != "cast")
            continue;
        hand.engine.answer(begin);
        // All that is suggested, without any one of it, pays nothing.
        std::vector<Option> picked;
        Engine trial = hand.engine.trial();
        while (trial.decision().within && hand.verbOf(suggestion(trial)) == "pay") {
            picked.push_back(suggestion(trial));
            trial.answer(Option{picked.back()});
        }
        for (std::size_t without = 0; without < picked.size(); ++without) {
            Engine less = hand.engine.trial();
            for (std::size_t at = 0; at < picked.size(); ++at)
                if (at != without && less.decision().within)
                    less.answer(Option{picked[at]});
            const bool pays =
                !less.decision().within || hand.verbOf(less.decision().options.front()) == "paid";
            QVERIFY(!pays);
            ++looked;
        }
    }
    QVERIFY(looked > 300);
}

/// Of cards of the same elements: others may not do as well.
void TestSuggestion::theCheapestCardIsDiscarded() {
    int compared = 0;
    payForHands(1000, [&](const RandomHand& hand, const Option& suggested) {
        const Position position = hand.engine.position();
        if (hand.verbOf(suggested) != "pay" || !isIn(position.state, suggested.object, hand.zone("hand")))
            return;
        const CardDefinition& taken = position.definition(suggested.object);
        for (const Option& option : hand.engine.decision().options) {
            if (option.object == suggested.object || !option.object.exists() ||
                !isIn(position.state, option.object, hand.zone("hand")))
                continue;
            const CardDefinition& other = position.definition(option.object);
            if (other.sets[fftcg::elements] == taken.sets[fftcg::elements]) {
                QVERIFY(taken.numbers[fftcg::cost] <= other.numbers[fftcg::cost]);
                ++compared;
            }
        }
    });
    QVERIFY(compared > 50);
}

void TestSuggestion::everySuggestionIsAnOption() {
    // A player in a hurry, who takes every suggestion, plays whole games to their end.
    const MadeUpTable table = beginningOf("fftcg");
    const Rulebook rules{gameCalled("fftcg").tables};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Engine engine{rules, table.cards};
        State begin = table.at("beginning");
        begin.random = Random{seed};
        engine.start(begin);
        int answers = 0;
        while (!engine.state().over()) {
            QVERIFY(gameCalled("fftcg").suggest(engine.position(), engine.decision()) <
                    engine.decision().options.size());
            engine.answer(Option{suggestion(engine)});
            QVERIFY(++answers < 10000);
        }
    }
}

TAKUJO_TEST(TestSuggestion)

} // namespace test_suggestion
#include "test_suggestion.moc"
