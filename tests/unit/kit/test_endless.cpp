// Automatic work that does not end by itself is ended by the game's rule, and long work that does end is left
// alone.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/kit/loops/loop_watch.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <vector>

namespace test_endless {

using namespace takujo;

namespace {

constexpr std::size_t counter = 0;

/// The clock is no part of a position, and tells how long it went on.
Next doesNothing(Run& run) {
    ++run.state.clock;
    return Next::jump(0);
}
Next countsUp(Run& run) {
    ++run.state.values[counter];
    return Next::jump(0);
}
Next countsDown(Run& run) {
    return --run.state.values[counter] > 0 ? Next::jump(0) : Next::on();
}
/// Every step does more than the one before: so many steps would take for ever.
Next doesEverMore(Run& run) {
    run.state.values[counter] += run.state.values[counter] / 8 + 1;
    work::spend(static_cast<std::size_t>(run.state.values[counter]));
    return Next::jump(0);
}
/// One step that would never be done.
Next doesItAllAtOnce(Run& run) {
    for (Event event;;) {
        event.kind = EventKind::occurs;
        run.propose(event);
    }
}
Next winsForA(Run& run) {
    Event event;
    event.kind = EventKind::win;
    event.player = Player::a;
    run.propose(event);
    return Next::on();
}

/// A game that is one procedure without any question.
RuleTables gameOf(std::vector<Step> steps) {
    RuleTables tables;
    tables.zones = {{.word = "table"}};
    tables.phases = {"only"};
    tables.procedures = withKitProcedures({{"work", "1", std::move(steps)}});
    tables.endless = {"13.1", Outcome::draw};
    return tables;
}

struct Played {
    Outcome outcome = Outcome::running;
    QStringList lines; ///< "key rule" of the notes in the log
    std::int32_t count = 0;
    std::uint32_t clock = 0;
};

Played played(const RuleTables& tables, std::int32_t count = 0) {
    const Rulebook rules{tables};
    const CardTable cards;
    Journal journal;
    Engine engine{rules, cards, &journal};
    State state;
    setUpZones(state, tables.zones.size());
    state.values[counter] = count;
    state.frames.push_back({procedures::firstOfGame, 0, {}});
    engine.start(state);
    Played result{engine.state().outcome, {}, engine.state().values[counter], engine.state().clock};
    for (const LogEntry& entry : journal.entries())
        if (!entry.isEvent)
            result.lines << QString::fromStdString(std::string{entry.key} + " " + std::string{entry.rule});
    return result;
}

/// A spinner that strikes is turned aside, which turns it upright, which turns it aside, and so on.
class SpinnerStrikes {
public:
    SpinnerStrikes()
        : table_{gameCalled("workbench"), workbenchCards()}, rules_{gameCalled("workbench").tables},
          engine_{rules_, table_.cards, &journal_} {
        for (const Player player : bothPlayers) {
            table_.putSeveral(9, "Plain", "deck", player);
            table_.state.players[indexOf(player)].values[0] = 5;
        }
        table_.put("Spinner", "board", Player::a);
        table_.state.turn = 3;
        engine_.start(table_.at("work"));
        for (const Option& option : engine_.decision().options)
            if (rules_.verb(option.verb).word == "strike") {
                engine_.answer(Option{option});
                return;
            }
        qFatal("the spinner cannot strike");
    }
    const Engine& engine() const { return engine_; }
    const Journal& journal() const { return journal_; }

private:
    MadeUpTable table_;
    Rulebook rules_;
    Journal journal_;
    Engine engine_;
};

} // namespace

class TestEndless : public QObject {
    Q_OBJECT

private slots:
    static void aPositionThatComesBackEndsTheGame();
    static void aNumberThatKeepsGrowingEndsTheGameToo();
    static void aRepetitionIsNoticedLongBefore();
    static void workThatGrowsEndsTheGameBeforeItsSteps();
    static void aStepThatIsNeverDoneEndsTheGame();
    static void theWorkIsTheSameEveryTime();
    static void whatIsTriedCountsForWhoeverTries();
    static void nothingIsCountedOutsideOfAGame();
    static void theGameSaysHowItEnds();
    static void withoutARuleForItAnEndlessGameIsAMistake();
    static void namesOfEffectsAreNeverShared();
    static void withoutAFreeNameTheGameIsOver();
    static void longWorkThatEndsIsLeftAlone_data();
    static void longWorkThatEndsIsLeftAlone();
    static void aSpinnerThatTurnsForEverIsADraw();
    static void everyPeriodIsFound_data();
    static void everyPeriodIsFound();
    static void positionsThatNeverComeBackAreNoLoop();
};

void TestEndless::aPositionThatComesBackEndsTheGame() {
    const Played game = played(gameOf({{"round and round", "1.1", doesNothing}}));
    QCOMPARE(game.outcome, Outcome::draw);
    QCOMPARE(game.lines, QStringList({"endless 13.1"}));
}

void TestEndless::aNumberThatKeepsGrowingEndsTheGameToo() {
    const Played game = played(gameOf({{"ever more", "1.1", countsUp}}));
    QCOMPARE(game.outcome, Outcome::draw);
    QCOMPARE(game.lines, QStringList({"endless 13.1"}));
    QVERIFY(game.count > 10000); // not before a good deal of work has been done
}

void TestEndless::aRepetitionIsNoticedLongBefore() {
    const Played round = played(gameOf({{"round and round", "1.1", doesNothing}}));
    const Played growing = played(gameOf({{"ever more", "1.1", countsUp}}));
    QVERIFY(round.clock > 0);
    QVERIFY(round.clock < static_cast<std::uint32_t>(growing.count) / 8);
}

void TestEndless::workThatGrowsEndsTheGameBeforeItsSteps() {
    const Played game = played(gameOf({{"ever more", "1.1", doesEverMore}}));
    QCOMPARE(game.outcome, Outcome::draw);
    QCOMPARE(game.lines, QStringList({"endless 13.1"}));
}

void TestEndless::aStepThatIsNeverDoneEndsTheGame() {
    const Played game = played(gameOf({{"all at once", "1.1", doesItAllAtOnce}}));
    QCOMPARE(game.outcome, Outcome::draw);
    QCOMPARE(game.lines, QStringList({"endless 13.1"}));
}

void TestEndless::theWorkIsTheSameEveryTime() {
    const Played first = played(gameOf({{"ever more", "1.1", doesEverMore}}));
    const work::Budget outside; // whatever goes on around it
    const Played second = played(gameOf({{"ever more", "1.1", doesEverMore}}));
    QCOMPARE(first.count, second.count);
}

void TestEndless::whatIsTriedCountsForWhoeverTries() {
    work::Budget whole{100};
    {
        const work::Budget trial{60};
        work::spend(40);
        QVERIFY_THROWS_EXCEPTION(work::UsedUp, work::spend(21));
    }
    QCOMPARE(whole.used(), std::uint64_t{60});
    work::spend(40);
    QVERIFY_THROWS_EXCEPTION(work::UsedUp, work::spend());
    whole.renew(10);
    work::spend(10);
    QVERIFY_THROWS_EXCEPTION(work::UsedUp, work::spend());
}

void TestEndless::nothingIsCountedOutsideOfAGame() {
    for (int i = 0; i < 3; ++i)
        work::spend(std::size_t{1} << 40U);
    QVERIFY(work::left() > work::most);
}

void TestEndless::withoutARuleForItAnEndlessGameIsAMistake() {
    RuleTables tables = gameOf({{"round and round", "1.1", doesNothing}});
    tables.endless = {};
    QVERIFY_THROWS_EXCEPTION(std::logic_error, played(tables));
}

/// Effects come and go, more of them than there are names, while some live on.
void TestEndless::namesOfEffectsAreNeverShared() {
    State state;
    const std::uint16_t first = addEffect(state, {}).id;
    EffectRecord speaks;
    speaks.made = 40; // of which only that is left
    addEffect(state, speaks);
    std::vector<std::uint16_t> living;
    for (int made = 0; made < 200'000; ++made) {
        const std::uint16_t name = addEffect(state, {}).id;
        QVERIFY(name != 0);
        QVERIFY(name != first);
        QVERIFY(name != 40);
        QCOMPARE(std::ranges::count(state.effects, name, &EffectRecord::id), 1);
        living.push_back(name);
        if (made % 1000 != 0) { // one of a thousand stays
            dropEffect(state, name);
            living.pop_back();
        }
    }
    std::ranges::sort(living);
    QVERIFY(std::ranges::adjacent_find(living) == living.end());
}

void TestEndless::withoutAFreeNameTheGameIsOver() {
    State state;
    EffectRecord effect;
    for (std::uint16_t name = 1; name < 0xfff0; ++name) {
        effect.id = name;
        state.effects.push_back(effect);
    }
    const std::size_t before = state.effects.size();
    const work::Budget budget;
    QVERIFY_THROWS_EXCEPTION(work::UsedUp, addEffect(state, {}));
    QCOMPARE(state.effects.size(), before);
}

void TestEndless::theGameSaysHowItEnds() {
    RuleTables tables = gameOf({{"round and round", "1.1", doesNothing}});
    tables.endless = {"7.7", Outcome::winB};
    const Played game = played(tables);
    QCOMPARE(game.outcome, Outcome::winB);
    QCOMPARE(game.lines, QStringList({"endless 7.7"}));
}

void TestEndless::longWorkThatEndsIsLeftAlone_data() {
    QTest::addColumn<int>("steps");
    for (const int steps : {10, 4000, 5000, 20000, 60000})
        QTest::addRow("%d steps", steps) << steps;
}

void TestEndless::longWorkThatEndsIsLeftAlone() {
    QFETCH(const int, steps);
    const Played game =
        played(gameOf({{"ever less", "1.1", countsDown}, {"A wins", "1.2", winsForA}}), steps);
    QCOMPARE(game.count, 0);
    QCOMPARE(game.outcome, Outcome::winA);
    QCOMPARE(game.lines, QStringList{});
}

void TestEndless::aSpinnerThatTurnsForEverIsADraw() {
    const SpinnerStrikes game;
    QCOMPARE(game.engine().state().outcome, Outcome::draw);
    QVERIFY(game.engine().decision().options.empty());
    const LogEntry& last = game.journal().entries().back();
    QCOMPARE(std::string{last.key}, std::string{"endless"});
    QCOMPARE(std::string{last.rule}, std::string{"w-10"});
}

void TestEndless::everyPeriodIsFound_data() {
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("period");
    for (const int before : {0, 1, 5000})
        for (const int period : {1, 2, 3, 100, 4095, 4097, 9000})
            QTest::addRow("%d after %d others", period, before) << before << period;
}

void TestEndless::everyPeriodIsFound() {
    QFETCH(const int, before);
    QFETCH(const int, period);
    LoopWatch watch;
    int found = -1;
    for (int step = LoopWatch::firstStep; step < 200000 && found < 0; ++step) {
        const bool loops = step - LoopWatch::firstStep >= before;
        const int position = loops ? (step - LoopWatch::firstStep - before) % period : -step;
        if (watch.sees(step, static_cast<std::uint64_t>(position)))
            found = step;
    }
    QVERIFY(found > 0);
    QVERIFY(found >= LoopWatch::firstStep + before + period); // nothing has been there twice before that
}

void TestEndless::positionsThatNeverComeBackAreNoLoop() {
    LoopWatch watch;
    for (int step = LoopWatch::firstStep; step < 200000; ++step)
        QVERIFY(!watch.sees(step, static_cast<std::uint64_t>(step) * 0x9e3779b97f4a7c15ULL));
}

TAKUJO_TEST(TestEndless)

} // namespace test_endless
#include "test_endless.moc"
