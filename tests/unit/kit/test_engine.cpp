// The engine: it goes on with legal answers only, goes back to before an action, and ends when somebody gives
// up.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/core/random.h"

#include <optional>

namespace test_engine {

using namespace takujo;

namespace {

constexpr std::array<const char*, 2> games{"fftcg", "workbench"};

void gameRows() {
    QTest::addColumn<QString>("game");
    for (const char* game : games)
        QTest::newRow(game) << QString::fromUtf8(game);
}

/// Random games from their beginning; `look` is called at every decision.
template <class Look>
void playSome(const QString& id, int count, Look look) {
    const MadeUpTable table = beginningOf(id.toStdString());
    const Rulebook rules{gameCalled(id.toStdString()).tables};
    for (int i = 0; i < count; ++i) {
        Random random{static_cast<std::uint64_t>(i) + 1};
        State state = table.at("beginning");
        state.random = Random{random.next()};
        if (i % 2 == 1)
            for (PlayerRecord& player : state.players)
                player.stops = everyStop;
        Engine engine{rules, table.cards};
        engine.start(state);
        while (!engine.state().over()) {
            look(engine, random);
            if (QTest::currentTestFailed())
                return;
            const std::size_t index =
                random.below(static_cast<std::uint32_t>(engine.decision().options.size()));
            engine.answer(index);
        }
    }
}

bool isListed(const Decision& decision, const Option& option) {
    return std::ranges::find(decision.options, option) != decision.options.end();
}

/// Player A at work with a pool of three and a card for two in hand.
MadeUpTable workbenchTable() {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    for (const Player player : bothPlayers) {
        table.putSeveral(10, "Plain", "deck", player);
        table.state.players[indexOf(player)].values[0] = 5;
    }
    return table;
}

std::optional<Option> optionOf(const Engine& engine, std::string_view verb, ObjectId object = {}) {
    const RuleTables& tables = engine.position().rules.tables();
    for (const Option& option : engine.decision().options)
        if (tables.verbs[option.verb].word == verb && (!object.exists() || option.object == object))
            return option;
    return std::nullopt;
}

} // namespace

class TestEngine : public QObject {
    Q_OBJECT

private slots:
    static void whatIsNoOptionIsRefusedAndChangesNothing_data() { gameRows(); }
    static void whatIsNoOptionIsRefusedAndChangesNothing();
    static void anOptionIsNoLongerOneOnceTheMomentIsOver();
    static void theSameAnswersLeadToTheSameState_data() { gameRows(); }
    static void theSameAnswersLeadToTheSameState();
    static void aPaymentIsTakenBack();
    static void aSummonOnTheStackIsTakenBackIntoTheHand();
    static void takingBackRestoresTheStateBeforeTheAction_data() { gameRows(); }
    static void takingBackRestoresTheStateBeforeTheAction();
    static void whereNoActionIsUnderWayNothingIsTakenBack();
    static void anybodyConcedesAtAnyMoment_data() { gameRows(); }
    static void anybodyConcedesAtAnyMoment();
    static void afterTheEndNothingCanBeDone();
    static void aTrialLeavesTheGameAlone();
    static void aKeptStateIsStoodAtAgain_data() { gameRows(); }
    static void aKeptStateIsStoodAtAgain();
};

void TestEngine::whatIsNoOptionIsRefusedAndChangesNothing() {
    QFETCH(const QString, game);
    int refused = 0;
    playSome(game, 6, [&](Engine& engine, Random& random) {
        if (random.below(4) != 0)
            return;
        const std::uint64_t before = exactHash(engine.state());
        const auto options = engine.decision().options;
        const auto objects = static_cast<std::uint32_t>(engine.state().objects.size());
        const auto verbs = static_cast<std::uint32_t>(engine.position().rules.tables().verbs.size());
        for (int i = 0; i < 40; ++i) {
            Option option = options[random.below(static_cast<std::uint32_t>(options.size()))];
            switch (random.below(6)) {
            case 0:
                option.verb = static_cast<Verb>(random.below(verbs));
                break;
            case 1:
                option.value += 1 + static_cast<std::int32_t>(random.below(8));
                break;
            case 2:
                option.object = objectIn(engine.state(), static_cast<std::uint16_t>(random.below(objects)));
                break;
            case 3: // a handle that has outlived its object, or is none
                option.object = random.below(2) == 0 ? ObjectId{} : ObjectId{option.object.index, 9999};
                break;
            case 4:
                option.place = {static_cast<std::uint8_t>(random.below(3)), bothPlayers[random.below(2)]};
                break;
            default:
                option.target = objectIn(engine.state(), static_cast<std::uint16_t>(random.below(objects)));
                break;
            }
            if (isListed(engine.decision(), option))
                continue;
            const auto refusal = engine.answer(option);
            ++refused;
            QVERIFY(refusal.has_value());
            QVERIFY(!refusal->code.empty());
            QVERIFY(!refusal->rule.empty());
            QCOMPARE(exactHash(engine.state()), before);
            QVERIFY(engine.decision().options == options);
        }
    });
    QVERIFY(refused > 1000);
}

void TestEngine::anOptionIsNoLongerOneOnceTheMomentIsOver() {
    MadeUpTable table = workbenchTable();
    const ObjectId card = table.put("Plain", "hand", Player::a);
    table.putSeveral(2, "Plain", "hand", Player::a);
    const Rulebook rules{gameCalled("workbench").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("work"));
    const auto charge = optionOf(engine, "charge", card);
    QVERIFY(charge.has_value());
    QVERIFY(!engine.answer(*charge).has_value());
    const std::uint64_t before = exactHash(engine.state());
    QVERIFY(engine.answer(*charge).has_value());
    QCOMPARE(exactHash(engine.state()), before);
}

void TestEngine::theSameAnswersLeadToTheSameState() {
    QFETCH(const QString, game);
    const MadeUpTable table = beginningOf(game.toStdString());
    const Rulebook rules{gameCalled(game.toStdString()).tables};
    const Rulebook alike{gameCalled(game.toStdString()).tables};
    Journal journal; // whether somebody reads along makes no difference either
    Engine one{rules, table.cards, &journal};
    Engine other{alike, table.cards};
    State begin = table.at("beginning");
    begin.random = Random{77};
    one.start(begin);
    other.start(begin);
    Random random{5};
    int answers = 0;
    for (; !one.state().over(); ++answers) {
        QCOMPARE(exactHash(one.state()), exactHash(other.state()));
        QVERIFY(one.decision().options == other.decision().options);
        QVERIFY(one.decision().decider == other.decision().decider);
        const Option option =
            one.decision().options[random.below(static_cast<std::uint32_t>(one.decision().options.size()))];
        QVERIFY(!one.answer(option).has_value());
        QVERIFY(!other.answer(option).has_value());
    }
    QVERIFY(answers > 20);
    QCOMPARE(exactHash(one.state()), exactHash(other.state()));
    QVERIFY(!journal.entries().empty());
}

void TestEngine::aPaymentIsTakenBack() {
    MadeUpTable table = workbenchTable();
    const ObjectId dear = table.put("Dear", "hand", Player::a);
    table.putSeveral(3, "Plain", "pool", Player::a);
    const Rulebook rules{gameCalled("workbench").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("work"));
    const std::uint64_t before = exactHash(engine.state());
    const auto options = engine.decision().options;
    QVERIFY(!engine.canTakeBack());

    QVERIFY(!engine.answer(*optionOf(engine, "play", dear)).has_value());
    QVERIFY(engine.canTakeBack());
    QVERIFY(!engine.answer(*optionOf(engine, "tap")).has_value());
    QVERIFY(engine.canTakeBack());
    QVERIFY(exactHash(engine.state()) != before);
    QCOMPARE(exactHash(engine.before()), before);

    engine.takeBack();
    QCOMPARE(exactHash(engine.state()), before);
    QVERIFY(engine.decision().options == options);
    QVERIFY(!engine.canTakeBack());

    // Begun again and carried through, it is done for good.
    QVERIFY(!engine.answer(*optionOf(engine, "play", dear)).has_value());
    QVERIFY(!engine.answer(*optionOf(engine, "tap")).has_value());
    QVERIFY(!engine.answer(*optionOf(engine, "tap")).has_value());
    if (const auto paid = optionOf(engine, "paid"))
        QVERIFY(!engine.answer(*paid).has_value());
    QCOMPARE(countIn(engine.state(), table.zone("board", Player::a)), 1);
    QVERIFY(!engine.canTakeBack());
}

void TestEngine::aSummonOnTheStackIsTakenBackIntoTheHand() {
    MadeUpTable table{gameCalled("fftcg"), fftcgCards()};
    for (const Player player : bothPlayers)
        table.putSeveral(10, "Rag", "deck", player);
    const ObjectId ember = table.put("Ember", "hand", Player::a);
    table.putSeveral(2, "Well", "field", Player::a);
    const Rulebook rules{gameCalled("fftcg").tables};
    Engine engine{rules, table.cards};
    table.state.turn = 3;
    engine.start(table.at("main 1"));
    const std::uint64_t before = exactHash(engine.state());
    QVERIFY(!engine.answer(*optionOf(engine, "cast", ember)).has_value());
    QCOMPARE(countIn(engine.state(), table.zone("stack", Player::a)), 1);
    QCOMPARE(countIn(engine.state(), table.zone("hand", Player::a)), 0);
    QVERIFY(engine.canTakeBack());
    engine.takeBack();
    QCOMPARE(countIn(engine.state(), table.zone("stack", Player::a)), 0);
    QCOMPARE(countIn(engine.state(), table.zone("hand", Player::a)), 1);
    QVERIFY(lives(engine.state(), ember));
    QCOMPARE(exactHash(engine.state()), before);
}

void TestEngine::takingBackRestoresTheStateBeforeTheAction() {
    QFETCH(const QString, game);
    std::uint64_t beforeAction = 0;
    std::vector<Option> optionsBefore;
    int taken = 0;
    playSome(game, 12, [&](Engine& engine, Random&) {
        if (engine.decision().begins) {
            beforeAction = exactHash(engine.state());
            optionsBefore = engine.decision().options;
        }
        QCOMPARE(engine.canTakeBack(), engine.decision().within);
        if (!engine.decision().within)
            return;
        Engine back = engine;
        back.takeBack();
        ++taken;
        QCOMPARE(exactHash(back.state()), beforeAction);
        QVERIFY(back.decision().options == optionsBefore);
        QVERIFY(back.decision().begins);
        QVERIFY(!back.canTakeBack());
    });
    QVERIFY(taken > 50);
}

void TestEngine::whereNoActionIsUnderWayNothingIsTakenBack() {
    MadeUpTable table = workbenchTable();
    table.putSeveral(3, "Plain", "hand", Player::a);
    const Rulebook rules{gameCalled("workbench").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("work"));
    QVERIFY(!engine.answer(*optionOf(engine, "charge")).has_value());
    const std::uint64_t now = exactHash(engine.state());
    engine.takeBack();
    QCOMPARE(exactHash(engine.state()), now); // charging is done, and no part of an action that goes on
}

void TestEngine::anybodyConcedesAtAnyMoment() {
    QFETCH(const QString, game);
    int moments = 0;
    playSome(game, 4, [&](Engine& engine, Random&) {
        ++moments;
        for (const Player player : bothPlayers) {
            Engine ended = engine;
            ended.concede(player);
            QVERIFY(ended.state().over());
            QCOMPARE(ended.state().outcome, player == Player::a ? Outcome::winB : Outcome::winA);
            QVERIFY(ended.decision().options.empty());
            QVERIFY(ended.decision().decider == Player::nobody);
            QVERIFY(!ended.canTakeBack());
        }
    });
    QVERIFY(moments > 100);
}

void TestEngine::afterTheEndNothingCanBeDone() {
    MadeUpTable table = workbenchTable();
    table.putSeveral(3, "Plain", "hand", Player::a);
    const Rulebook rules{gameCalled("workbench").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("work"));
    const Option charge = *optionOf(engine, "charge");
    engine.concede(Player::a);
    const std::uint64_t ended = exactHash(engine.state());
    const auto refusal = engine.answer(charge);
    QVERIFY(refusal.has_value());
    QCOMPARE(std::string{refusal->code}, std::string{"game-over"});
    const auto reasons = engine.whyNot({Player::a, charge});
    QCOMPARE(reasons.size(), 1U);
    QCOMPARE(std::string{reasons.front().code}, std::string{"game-over"});
    engine.concede(Player::b); // too late: the game is A's loss
    engine.takeBack();
    QCOMPARE(exactHash(engine.state()), ended);
    QCOMPARE(engine.state().outcome, Outcome::winB);
}

void TestEngine::aTrialLeavesTheGameAlone() {
    MadeUpTable table = workbenchTable();
    table.putSeveral(3, "Plain", "hand", Player::a);
    const Rulebook rules{gameCalled("workbench").tables};
    Journal journal;
    Engine engine{rules, table.cards, &journal};
    engine.start(table.at("work"));
    const std::uint64_t before = exactHash(engine.state());
    const std::size_t lines = journal.entries().size();
    Engine trial = engine.trial();
    QCOMPARE(exactHash(trial.state()), before);
    QVERIFY(trial.decision().options == engine.decision().options);
    QVERIFY(!trial.answer(*optionOf(trial, "charge")).has_value());
    trial.concede(Player::b);
    QCOMPARE(exactHash(engine.state()), before);
    QCOMPARE(journal.entries().size(), lines);
    // The game itself writes on.
    QVERIFY(!engine.answer(*optionOf(engine, "charge")).has_value());
    QVERIFY(journal.entries().size() > lines);
}

void TestEngine::aKeptStateIsStoodAtAgain() {
    QFETCH(const QString, game);
    playSome(game, 4, [&](Engine& engine, Random&) {
        Engine other{engine.position().rules, engine.position().cards};
        other.resume(engine.state(), engine.before());
        QCOMPARE(exactHash(other.state()), exactHash(engine.state()));
        QVERIFY(other.decision().options == engine.decision().options);
        QVERIFY(other.decision().decider == engine.decision().decider);
        QCOMPARE(other.canTakeBack(), engine.canTakeBack());
        other.takeBack();
        Engine taken = engine;
        taken.takeBack();
        QCOMPARE(exactHash(other.state()), exactHash(taken.state()));
    });
}

TAKUJO_TEST(TestEngine)

} // namespace test_engine
#include "test_engine.moc"
