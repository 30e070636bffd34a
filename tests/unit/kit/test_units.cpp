// What belongs to an object goes where its role says, when the object goes elsewhere.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/perform.h"
#include "engine/kit/units.h"
#include "tests/unit/kit/made_up_games.h"

namespace test_units {

using namespace takujo;

namespace {

/// Of roles that stand beside: those of the workbench all stand inside.
enum BesideRole : std::uint8_t { follows, goesHome, stays };

struct Scene {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    std::uint8_t firstRole = 0;
    Rulebook rules;
    ObjectId host = table.put("Plain", "board", Player::a);
    ObjectId gear = table.put("Dear", "board", Player::a);
    ObjectId other = table.put("Scout", "hand", Player::a);
    State state = table.state;

    Scene() : rules{tables(firstRole)} {}

    static RuleTables tables(std::uint8_t& firstRole) {
        RuleTables result = gameCalled("workbench").tables;
        firstRole = static_cast<std::uint8_t>(result.roles.size());
        const auto add = [&](Role::Leaves leaves) {
            result.roles.push_back({.word = "gear",
                                    .stands = Role::Stands::beside,
                                    .leaves = leaves,
                                    .zone = zoneOfWord(result, "hand")});
        };
        add(Role::Leaves::withHost);
        add(Role::Leaves::alone);
        add(Role::Leaves::unlinked);
        return result;
    }

    Event happens(Event event) {
        Run run{state, rules, table.cards};
        perform(run, event);
        settleUnits(run, std::span{&event, 1});
        return event;
    }
    void link(BesideRole role) {
        Event event;
        event.kind = EventKind::link;
        event.object = gear;
        event.host = host;
        event.slot = static_cast<std::uint8_t>(firstRole + role);
        happens(event);
    }
    Event hostGoesTo(const char* zone) {
        Event event;
        event.object = host;
        event.to = table.zone(zone, Player::a);
        return happens(event);
    }
    std::string zoneOf(int card) const {
        return std::string{
            rules.zone(state.objects[state.cards[static_cast<std::size_t>(card)].object].zone).word};
    }
};

} // namespace

class TestUnits : public QObject {
    Q_OBJECT

private slots:
    static void whatIsLinkedStaysAnObjectOfItsOwn();
    static void besideItGoesWhereItsRoleSays_data();
    static void besideItGoesWhereItsRoleSays();
    static void aUnitBesideAnotherGoesWithAllOfItsCards();
    static void aUnitComesOntoAnother();
};

void TestUnits::whatIsLinkedStaysAnObjectOfItsOwn() {
    Scene scene;
    scene.link(stays);
    QVERIFY(lives(scene.state, scene.gear));
    QVERIFY(hostOf(scene.state, scene.gear) == scene.host);
    QVERIFY(!isInside(scene.state, scene.gear));
    Event event;
    event.kind = EventKind::unlink;
    event.object = scene.gear;
    scene.happens(event);
    QVERIFY(lives(scene.state, scene.gear));
    QVERIFY(!hostOf(scene.state, scene.gear).exists());
    QVERIFY(scene.state.links.empty());
}

void TestUnits::besideItGoesWhereItsRoleSays_data() {
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("zone");
    QTest::newRow("with its host") << int{follows} << "heap";
    QTest::newRow("to a zone of its own") << int{goesHome} << "hand";
    QTest::newRow("nowhere") << int{stays} << "board";
}

void TestUnits::besideItGoesWhereItsRoleSays() {
    QFETCH(const int, role);
    QFETCH(const QString, zone);
    Scene scene;
    scene.link(static_cast<BesideRole>(role));
    const Event event = scene.hostGoesTo("heap");
    QVERIFY(lives(scene.state, event.became));
    QCOMPARE(scene.zoneOf(0), std::string{"heap"});
    QCOMPARE(scene.zoneOf(1), zone.toStdString());
    QCOMPARE(lives(scene.state, scene.gear), role == stays);
    QVERIFY(scene.state.links.empty());
}

void TestUnits::aUnitBesideAnotherGoesWithAllOfItsCards() {
    Scene scene;
    scene.link(follows);
    putInside(scene.state, scene.other, scene.gear, {0, Link::isRead}, ZoneEnd::top);
    scene.hostGoesTo("heap");
    for (const int card : {0, 1, 2})
        QCOMPARE(scene.zoneOf(card), std::string{"heap"});
    QVERIFY(scene.state.links.empty());
    QVERIFY(!lives(scene.state, scene.gear));
}

void TestUnits::aUnitComesOntoAnother() {
    Scene scene;
    putInside(scene.state, scene.other, scene.gear, {0, Link::isRead}, ZoneEnd::top);
    Event event;
    event.object = scene.gear;
    event.host = scene.host;
    event.to = scene.table.zone("board", Player::a);
    event.slot = 0;
    event = scene.happens(event);
    QVERIFY(!lives(scene.state, scene.gear));
    QCOMPARE(cardsInside(scene.state, scene.host), std::size_t{3});
    QCOMPARE(int{record(scene.state, scene.host).card}, 2);
    QVERIFY(event.became == cardReadOf(scene.state, scene.host));
}

TAKUJO_TEST(TestUnits)

} // namespace test_units
#include "test_units.moc"
