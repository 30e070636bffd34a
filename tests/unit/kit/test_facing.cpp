// What cards show, who sees it, and what the log tells of it.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/engine.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"
#include "tests/unit/kit/made_up_games.h"

namespace test_facing {

using namespace takujo;

namespace {

struct Scene {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    ObjectId onBoard = table.put("Plain", "board", Player::a);
    ObjectId inHand = table.put("Plain", "hand", Player::a);
    ObjectId inDeck = table.put("Plain", "deck", Player::a);

    ObjectRecord& at(ObjectId id) { return record(table.state, id); }
};

Rulebook rulesWith(std::int32_t whoLooks, std::int32_t blank = 0) {
    const std::vector<PolicyOverride> policies{{"who looks at backs", whoLooks},
                                               {"backs on the board are blank", blank}};
    return Rulebook{gameCalled("workbench").tables, {}, policies};
}

} // namespace

class TestFacing : public QObject {
    Q_OBJECT

private slots:
    static void cardsShowWhatTheirZoneHasThemShow();
    static void whoMayLookAtBacks();
    static void whatIsTurnedUpIsSeenInAnyZone();
    static void nothingIsKnownOfABlankOne();
    static void theNextZoneForgetsIt();
    static void theLogKeepsWhatNobodySaw();
};

void TestFacing::cardsShowWhatTheirZoneHasThemShow() {
    Scene scene;
    const Rulebook rules = rulesWith(0);
    QVERIFY(faceOf(rules, scene.at(scene.onBoard)) == Face::up);
    QVERIFY(faceOf(rules, scene.at(scene.inHand)) == Face::down);
    QVERIFY(faceOf(rules, scene.at(scene.inDeck)) == Face::down);
    for (const ObjectId id : {scene.onBoard, scene.inHand, scene.inDeck})
        for (const Face face : {Face::up, Face::down, Face::up, Face::down}) {
            turnTo(rules, scene.at(id), face);
            QVERIFY(faceOf(rules, scene.at(id)) == face);
        }
    QVERIFY(scene.at(scene.onBoard).isFaceDown());
    QCOMPARE(int{scene.at(scene.inDeck).posture}, 0); // as everything lies there
}

void TestFacing::whoMayLookAtBacks() {
    for (const int who : {0, 1, 2}) {
        Scene scene;
        const Rulebook rules = rulesWith(who);
        turnTo(rules, scene.at(scene.onBoard), Face::down);
        const Position position{scene.table.state, rules, scene.table.cards};
        QCOMPARE(sees(position, Player::a, scene.onBoard), who >= 1);
        QCOMPARE(sees(position, Player::b, scene.onBoard), who == 2);
        QVERIFY(know(position, scene.onBoard).card != nullptr);
    }
}

void TestFacing::whatIsTurnedUpIsSeenInAnyZone() {
    Scene scene;
    const Rulebook rules = rulesWith(0);
    const Position position{scene.table.state, rules, scene.table.cards};
    QVERIFY(!sees(position, Player::b, scene.inHand));
    for (const ObjectId id : {scene.inHand, scene.inDeck}) {
        turnTo(rules, scene.at(id), Face::up);
        for (const Player viewer : bothPlayers)
            QVERIFY(sees(position, viewer, id));
    }
}

void TestFacing::nothingIsKnownOfABlankOne() {
    Scene scene;
    const Rulebook rules = rulesWith(0, 1);
    const Position position{scene.table.state, rules, scene.table.cards};
    QVERIFY(know(position, scene.onBoard).card != nullptr);
    turnTo(rules, scene.at(scene.onBoard), Face::down);
    const Known known = know(position, scene.onBoard);
    QVERIFY(known.card == nullptr);
    QVERIFY(known.isBlank);
    QVERIFY(known.owner == Player::a);
    QCOMPARE(known.types(), 0U);
    QVERIFY(!known.hasNumber(0));
}

void TestFacing::theNextZoneForgetsIt() {
    Scene scene;
    const Rulebook rules = rulesWith(0);
    turnTo(rules, scene.at(scene.onBoard), Face::down);
    const ObjectId now = moveObject(scene.table.state, scene.onBoard, scene.table.zone("heap", Player::a),
                                    ZoneEnd::top, Player::a);
    QVERIFY(faceOf(rules, scene.at(now)) == Face::up);
}

void TestFacing::theLogKeepsWhatNobodySaw() {
    constexpr int both = 3;
    constexpr int onlyItsOwner = 1;
    for (const bool isDown : {false, true}) {
        Scene scene;
        const Rulebook rules = rulesWith(1);
        if (isDown)
            turnTo(rules, scene.at(scene.onBoard), Face::down);
        State state = scene.table.at("work");
        for (PlayerRecord& player : state.players)
            player.values.fill(5);
        Event event;
        event.object = scene.onBoard;
        event.to = scene.table.zone("deck", Player::a);
        event.player = Player::a;
        state.events.push_back(event);
        state.frames.push_back({procedures::passage, 0, {}});
        Journal journal;
        Engine engine{rules, scene.table.cards, &journal};
        engine.start(state);
        QVERIFY(!journal.entries().empty());
        const LogEntry& told = journal.entries().front();
        QVERIFY(told.isEvent && told.event.kind == EventKind::move);
        QCOMPARE(int{told.seenBy}, isDown ? onlyItsOwner : both);
    }
}

TAKUJO_TEST(TestFacing)

} // namespace test_facing
#include "test_facing.moc"
