// Cards that go together into a hidden order: whoever makes it knows it, and the log does not tell.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/engine.h"
#include "engine/kit/script/following/script_procedures.h"
#include "tests/unit/kit/made_up_games.h"

namespace test_hidden_orders {

using namespace takujo;

namespace {

/// Three open cards of A go under A's deck, by a rule; B says in which order.
struct Scene {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    Rulebook rules{gameCalled("workbench").tables};
    Journal journal;
    std::vector<ObjectId> cards{table.put("Plain", "heap", Player::a), table.put("Dear", "heap", Player::a),
                                table.put("Scout", "heap", Player::a)};
    ZoneId deck = table.zone("deck", Player::a);
    Engine engine{rules, table.cards, &journal};

    void begin() {
        table.put("Both", "deck", Player::a);
        State state = table.at("work");
        for (PlayerRecord& player : state.players)
            player.values.fill(5);
        Run run{state, rules, table.cards, &journal};
        const Next next = arrangeHiding(run, cards, deck.kind, ZoneEnd::bottom, Player::b);
        state.frames.push_back({next.target, 0, next.locals});
        engine.start(state);
    }
    std::vector<std::string> namesInDeck() const {
        std::vector<std::string> names;
        for (const ObjectId id : objectsIn(engine.state(), deck))
            names.push_back(engine.position().definition(id).name.en);
        return names;
    }
    void put(std::size_t card) {
        Option option;
        option.verb = verbOf(rules.tables().script, ScriptVerb::putNext);
        option.object = cards[card];
        QVERIFY(!engine.answer(option));
    }
};

} // namespace

class TestHiddenOrders : public QObject {
    Q_OBJECT

private slots:
    static void theyGoTogetherInTheOrderThatWasMade();
    static void theLogNamesThemAsTheyLay();
    static void whoMakesTheOrder();
};

void TestHiddenOrders::theyGoTogetherInTheOrderThatWasMade() {
    Scene scene;
    scene.begin();
    QVERIFY(scene.engine.decision().decider == Player::b);
    QCOMPARE(scene.engine.decision().options.size(), std::size_t{3});
    scene.put(2);
    QCOMPARE(scene.namesInDeck(), (std::vector<std::string>{"Both"}));
    QCOMPARE(scene.engine.decision().options.size(), std::size_t{2});
    scene.put(0); // the last one is not asked for
    QCOMPARE(scene.namesInDeck(), (std::vector<std::string>{"Both", "Scout", "Plain", "Dear"}));
}

void TestHiddenOrders::theLogNamesThemAsTheyLay() {
    const auto told = [](const std::vector<std::size_t>& order) {
        Scene scene;
        scene.begin();
        for (const std::size_t card : order)
            scene.put(card);
        std::vector<std::pair<std::string, std::vector<std::int32_t>>> lines;
        for (const LogEntry& entry : scene.journal.entries()) {
            lines.push_back({std::string{entry.key}, {}});
            for (const Argument& argument : entry.arguments)
                lines.back().second.push_back(argument.number);
        }
        return lines;
    };
    QVERIFY(!told({2, 0}).empty());
    QVERIFY(told({2, 0}) == told({0, 1}));
    QCOMPARE(told({1, 2}).front().first, std::string{"puts on the bottom in an order"});
    QCOMPARE(told({1, 2}).front().second.size(), std::size_t{3});
}

/// Whoever puts open cards there; of cards that only their owner sees, the owner.
void TestHiddenOrders::whoMakesTheOrder() {
    Scene scene;
    const std::vector<PolicyOverride> hidden{{"orders are hidden", 1}};
    const Rulebook rules{gameCalled("workbench").tables, {}, hidden};
    const std::vector<ObjectId> inHand{scene.table.put("Plain", "hand", Player::a),
                                       scene.table.put("Dear", "hand", Player::a)};
    const std::vector<ObjectId> mixed{inHand.front(), scene.table.put("Plain", "hand", Player::b)};
    const Position position{scene.table.state, rules, scene.table.cards};
    const Position usual{scene.table.state, scene.rules, scene.table.cards};
    const std::uint8_t deck = scene.deck.kind;
    QVERIFY(whoArranges(position, scene.cards, deck, Player::b) == Player::b);
    QVERIFY(whoArranges(position, inHand, deck, Player::b) == Player::a);
    QVERIFY(whoArranges(position, mixed, deck, Player::b) == Player::nobody);
    QVERIFY(whoArranges(position, {scene.cards.front()}, deck, Player::b) == Player::nobody);
    QVERIFY(whoArranges(position, scene.cards, scene.table.zone("board", Player::a).kind, Player::b) ==
            Player::nobody);
    QVERIFY(whoArranges(usual, scene.cards, deck, Player::b) == Player::nobody);
}

TAKUJO_TEST(TestHiddenOrders)

} // namespace test_hidden_orders
#include "test_hidden_orders.moc"
