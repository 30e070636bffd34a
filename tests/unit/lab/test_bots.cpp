// Bots: they answer what they are asked, the same for the same, and see no more than their player.

#include "tests/test_program.h"
#include "tests/unit/match/battery_games.h"

#include "engine/games/worth.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/lab/simulation.h"
#include "engine/match/option_names.h"
#include "engine/match/random_answer.h"

#include <QTest>

#include <algorithm>

namespace test_bots {

using namespace takujo;

namespace {

constexpr BotChoice quickly{BotKind::quick};
constexpr BotChoice shortly{BotKind::thinking, 30};

/// A match after so many random answers, where the player who is asked has a choice.
Match matchAfter(const BatteryGame& given, int answers) {
    Match match{given.setup};
    Random random{given.setup.seed};
    while (!match.over() && (answers-- > 0 || match.decision().options.size() < 3))
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    return match;
}

} // namespace

class TestBots : public QObject {
    Q_OBJECT

private slots:
    static void theyAreNamed();
    static void theyPlayEveryGame_data();
    static void theyPlayEveryGame();
    static void theSameGameAndSeedGetTheSameAnswer();
    static void unseenCardsChangeNoAnswer();
    static void aThoughtCanBeBrokenOff();
    static void adviceCountsItsTries();
    static void theAnswerAloneIsThatOfTheAdvice();
    static void anAnswerThatEndsTheTurnIsJudgedThere();
    static void ofSeveralPlansTheTurnPlayersBestCounts();
    static void severalPlansNeedFewerDeals();
    static void equalCardsInHandAreOneOption();
    static void quickBotsBeatRandomOnes();
    static void thinkingBotsBeatRandomOnes();
};

void TestBots::theyAreNamed() {
    QVERIFY(readBot("random") == BotChoice{BotKind::random});
    QVERIFY(readBot("quick") == BotChoice{BotKind::quick});
    QVERIFY(readBot("thinking") == (BotChoice{BotKind::thinking, BotChoice::usualIterations}));
    QVERIFY(readBot("thinking:250") == (BotChoice{BotKind::thinking, 250}));
    for (const char* word : {"", "greedy", "quick:3", "random:1", "thinking:", "thinking:0", "thinking:-4",
                             "thinking:9999999", "thinking:12x", "Thinking"})
        QVERIFY2(!readBot(word), word);
    for (const char* word : {"random", "quick", "thinking", "thinking:250"})
        QCOMPARE(toText(*readBot(word)), std::string{word});
}

void TestBots::theyPlayEveryGame_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << game;
}

void TestBots::theyPlayEveryGame() {
    QFETCH(const Game*, game);
    const BatteryGame given = batteryGame(game->id);
    SimulationSetup setup;
    setup.match = given.setup;
    setup.games = 2;
    setup.mostTurns = 8; // the rest of a game shows no more
    setup.bots = {quickly, shortly};
    const SimulationResult result = simulate(setup);
    QVERIFY2(result.faults.empty(), result.faults.empty() ? "" : result.faults.front().reason.c_str());
    QVERIFY(result.decisions > 0);
    setup.jobs = 2;
    QCOMPARE(simulate(setup).stateHash, result.stateHash);
    setup.bots = {};
    QVERIFY(simulate(setup).stateHash != result.stateHash);
}

void TestBots::theSameGameAndSeedGetTheSameAnswer() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match = matchAfter(given, 60);
    const KnownGame known = knownTo(match.decision().decider, match);
    for (const BotChoice& choice : {BotChoice{}, quickly, shortly}) {
        const auto bot = makeBot(choice, 5);
        const Advice first = bot->advise(known, {});
        QVERIFY(first.option < match.decision().options.size());
        const Advice again = bot->advise(known, {}); // nothing of the first thought is left
        const Advice other = makeBot(choice, 5)->advise(known, {});
        for (const Advice& advice : {again, other}) {
            QCOMPARE(advice.option, first.option);
            QCOMPARE(advice.judged.size(), first.judged.size());
            for (std::size_t i = 0; i < advice.judged.size(); ++i) {
                QCOMPARE(advice.judged[i].option, first.judged[i].option);
                QCOMPARE(advice.judged[i].chance, first.judged[i].chance);
            }
        }
    }
}

void TestBots::unseenCardsChangeNoAnswer() {
    int swaps = 0;
    for (const char* id : {"fftcg", "granblue"}) {
        const BatteryGame given = batteryGame(id);
        for (const int answers : {5, 30, 50, 70}) {
            const Match match = matchAfter(given, answers);
            const Player viewer = match.decision().decider;
            const Engine engine = match.engineAt(match.place());
            const KnownGame known = knownTo(viewer, match.game(), engine, match.depth());
            for (const UnseenCards& unseen : known.unseen) {
                State now = engine.state();
                State before = engine.before();
                std::swap(now.cards[unseen.cards.front()].definition,
                          now.cards[unseen.cards.back()].definition);
                std::swap(before.cards[unseen.cards.front()].definition,
                          before.cards[unseen.cards.back()].definition);
                swaps += exactHash(now) != exactHash(engine.state()) ? 1 : 0;
                Engine other{match.rules(), match.cards()};
                other.resume(now, before);
                for (const BotChoice& choice : {BotChoice{}, quickly, shortly})
                    QCOMPARE(makeBot(choice, 8)->answer(knownTo(viewer, match.game(), other, match.depth())),
                             makeBot(choice, 8)->answer(known));
            }
        }
    }
    QVERIFY(swaps > 3);
}

void TestBots::aThoughtCanBeBrokenOff() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match = matchAfter(given, 60);
    const KnownGame known = knownTo(match.decision().decider, match);
    std::stop_source stop;
    stop.request_stop();
    const Advice advice =
        makeBot({BotKind::thinking, BotChoice::mostIterations}, 1)->advise(known, stop.get_token());
    QVERIFY(advice.option < match.decision().options.size());
    for (const JudgedOption& judged : advice.judged)
        QCOMPARE(judged.tries, 0U);
}

void TestBots::adviceCountsItsTries() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match = matchAfter(given, 60);
    const KnownGame known = knownTo(match.decision().decider, match);
    const Advice advice = makeBot(shortly, 1)->advise(known, {});
    std::uint32_t tries = 0;
    for (const JudgedOption& judged : advice.judged) {
        QVERIFY(judged.chance >= 0 && judged.chance <= 1);
        tries += judged.tries;
    }
    QCOMPARE(tries, static_cast<std::uint32_t>(shortly.iterations));
    QCOMPARE(advice.judged.front().option, advice.option);
    QVERIFY(std::ranges::is_sorted(advice.judged, std::ranges::greater{}, &JudgedOption::tries));
}

/// It may be found with fewer tries, but it is no other one.
void TestBots::theAnswerAloneIsThatOfTheAdvice() {
    for (const Game* game : allGames()) {
        const BatteryGame given = batteryGame(game->id);
        for (const int answers : {10, 40, 80}) {
            const Match match = matchAfter(given, answers);
            if (match.over())
                continue;
            const KnownGame known = knownTo(match.decision().decider, match);
            for (const BotChoice& choice : {BotChoice{}, quickly, BotChoice{BotKind::thinking, 200}})
                QCOMPARE(makeBot(choice, 6)->answer(known), makeBot(choice, 6)->advise(known, {}).option);
        }
    }
}

/// All answers are judged at one moment: nothing is played on after one that ends the turn. Cards that nobody
/// has seen may matter until the next question.
void TestBots::anAnswerThatEndsTheTurnIsJudgedThere() {
    const BatteryGame given = batteryGame("fftcg");
    Match match{given.setup};
    Random random{given.setup.seed};
    Random deals{5};
    int ending = 0;
    for (int i = 0; i < 300 && !match.over(); ++i) {
        const KnownGame known = knownTo(match.decision().decider, match);
        for (const JudgedOption& judged : makeBot(quickly, 4)->advise(known, {}).judged) {
            std::vector<double> chances;
            Engine ahead{match.rules(), match.cards()};
            for (int deal = 0; deal < 30; ++deal) {
                redeal(known, deals, ahead);
                ahead.answer(judged.option);
                if (ahead.state().turn != known.now.turn)
                    chances.push_back(chanceIn(given.setup.game->bots, ahead.position(), known.viewer));
            }
            if (chances.empty())
                continue;
            constexpr double rare = 0.02; // cards that these deals have not shown
            ++ending;
            QVERIFY(judged.chance > std::ranges::min(chances) - rare);
            QVERIFY(judged.chance < std::ranges::max(chances) + rare);
        }
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    }
    QVERIFY(ending > 5);
}

/// The more ways a turn is played on, the better it ends for whose turn it is, whoever is asked.
void TestBots::ofSeveralPlansTheTurnPlayersBestCounts() {
    const BatteryGame given = batteryGame("granblue");
    BotTables one = given.setup.game->bots;
    one.plans = 1;
    BotTables many = one;
    many.plans = 20;
    std::array<int, 2> asked{}; // in the turn of the other player, and in one's own
    std::array<double, 2> gained{};
    const auto meanOf = [](const Advice& advice) {
        double sum = 0;
        for (const JudgedOption& judged : advice.judged)
            sum += judged.chance;
        return sum / static_cast<double>(advice.judged.size());
    };
    Match match{given.setup};
    Random random{given.setup.seed};
    for (int i = 0; i < 300 && !match.over(); ++i) {
        const Decision& decision = match.decision();
        const std::size_t own = decision.decider == match.state().turnPlayer ? 1 : 0;
        if (match.state().turn > 2 && decision.options.size() > 1 && asked[own] < 8) {
            const KnownGame known = knownTo(decision.decider, match);
            const Advice before = makeBot({.kind = BotKind::quick, .numbers = &one}, 4)->advise(known, {});
            const Advice after = makeBot({.kind = BotKind::quick, .numbers = &many}, 4)->advise(known, {});
            QCOMPARE(after.judged.size(), before.judged.size());
            if (!before.judged.empty()) {
                ++asked[own];
                gained[own] += meanOf(after) - meanOf(before);
            }
        }
        match.answer(Option{decision.options[randomAnswer(decision, random)]});
    }
    QVERIFY(asked[0] > 1 && asked[1] > 4);
    QVERIFY(gained[1] > 0);
    QVERIFY(gained[0] < 0);
}

void TestBots::severalPlansNeedFewerDeals() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match = matchAfter(given, 60);
    const KnownGame known = knownTo(match.decision().decider, match);
    BotTables bots = given.setup.game->bots;
    // Of each answer, and more of the best three.
    for (const auto& [plans, few, all] : {std::tuple{1, 4U, 14U}, {4, 2U, 6U}, {100, 1U, 2U}}) {
        bots.plans = plans;
        const Advice advice = makeBot({.kind = BotKind::quick, .numbers = &bots}, 1)->advise(known, {});
        QVERIFY(!advice.judged.empty());
        for (std::size_t i = 0; i < advice.judged.size(); ++i)
            QCOMPARE(advice.judged[i].tries, i < 3 ? all : few);
    }
}

void TestBots::equalCardsInHandAreOneOption() {
    const BatteryGame given = batteryGame("workbench");
    Match match = matchAfter(given, 0);
    std::vector<NamedOption> named;
    bool hasEqualOnes = false;
    Random random{4};
    while (!match.over()) {
        const Decision& decision = match.decision();
        nameOptions(match.position(), decision, named);
        // Each option has the name of one that is kept, and none that is kept has the name of another one.
        for (const Option& option : decision.options) {
            const OptionName name = nameOf(match.position(), decision.decider, option);
            QCOMPARE(std::ranges::count(named, name, &NamedOption::name), 1);
        }
        for (std::size_t i = 1; i < named.size(); ++i)
            QVERIFY(named[i - 1].option < named[i].option);
        hasEqualOnes = hasEqualOnes || named.size() < decision.options.size();
        match.answer(Option{decision.options[randomAnswer(decision, random)]});
    }
    QVERIFY(hasEqualOnes);
}

/// Of twelve games each as either player: far fewer by chance.
void TestBots::quickBotsBeatRandomOnes() {
    const BatteryGame given = batteryGame("fftcg");
    SimulationSetup setup;
    setup.match = given.setup;
    setup.games = 12;
    setup.bots = {quickly, BotChoice{}};
    QVERIFY(simulate(setup).wins[0] >= 10);
    setup.bots = {BotChoice{}, quickly};
    QVERIFY(simulate(setup).wins[1] >= 10);
}

void TestBots::thinkingBotsBeatRandomOnes() {
    const BatteryGame given = batteryGame("fftcg");
    SimulationSetup setup;
    setup.match = given.setup;
    setup.games = 6;
    setup.bots = {BotChoice{BotKind::thinking, 100}, BotChoice{}};
    QVERIFY(simulate(setup).wins[0] >= 5);
}

TAKUJO_TEST(TestBots)

} // namespace test_bots
#include "test_bots.moc"
