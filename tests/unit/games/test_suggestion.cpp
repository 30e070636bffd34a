// What is suggested to a player who does not want to choose: it pays, with backups first and cheap cards
// next.

#include <QTest>

#include "tests/unit/games/random_hands.h"

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
    int preferred = 0;
    payForHands(1000, [&](const RandomHand& hand, const Option& suggested) {
        if (hand.verbOf(suggested) != "pay")
            return;
        bool backup = false;
        bool card = false;
        for (const Option& option : hand.engine.decision().options)
            if (option.object.exists())
                (isIn(hand.engine.state(), option.object, hand.zone("field")) ? backup : card) = true;
        QCOMPARE(isIn(hand.engine.state(), suggested.object, hand.zone("field")), backup);
        preferred += backup && card ? 1 : 0;
    });
    QVERIFY(preferred > 100);
}

void TestSuggestion::theCheapestCardIsDiscarded() {
    int compared = 0;
    payForHands(1000, [&](const RandomHand& hand, const Option& suggested) {
        const Position position = hand.engine.position();
        if (hand.verbOf(suggested) != "pay" || !isIn(position.state, suggested.object, hand.zone("hand")))
            return;
        for (const Option& option : hand.engine.decision().options)
            if (option.object.exists() && isIn(position.state, option.object, hand.zone("hand"))) {
                QVERIFY(position.definition(suggested.object).numbers[fftcg::cost] <=
                        position.definition(option.object).numbers[fftcg::cost]);
                ++compared;
            }
    });
    QVERIFY(compared > 200);
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

QTEST_APPLESS_MAIN(TestSuggestion)
#include "test_suggestion.moc"
