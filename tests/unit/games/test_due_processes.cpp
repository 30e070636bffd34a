// What rule processes of FFTCG look for is kept beside the state: it has to be what looking again would find.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/games/fftcg/due_processes.h"
#include "engine/games/fftcg/fftcg.h"
#include "engine/games/fftcg/fields.h"

namespace test_due_processes {

using namespace takujo;
using namespace takujo::fftcg;

namespace {

/// Cards without the generic icon, of which two of one name cannot be together (7.7.3).
std::vector<CardDefinition> cardsWithoutIcon() {
    std::vector<CardDefinition> cards = fftcgCards();
    for (CardDefinition& card : cards)
        card.flags &= ~generic;
    return cards;
}

/// Two fields, with a forward on one of them.
class Fields {
public:
    Fields() {
        renewTable(table_.state);
        ash = put("Ash", Player::a);
    }

    ObjectId put(const std::string& card, Player player) { return table_.put(card, "field", player); }
    std::uint32_t due() const { return dueTo(table_.state); }
    std::uint32_t dueTo(const State& state) const { return ruleProcessesDue({state, rules_, table_.cards}); }
    State& state() { return table_.state; }
    ObjectRecord& forward() { return record(table_.state, ash); }

    ObjectId ash;

private:
    MadeUpTable table_{gameCalled("fftcg"), cardsWithoutIcon()};
    Rulebook rules_{game().tables};
};

} // namespace

class TestDueProcesses : public QObject {
    Q_OBJECT

private slots:
    static void nothingIsDueToAForwardByItself();
    static void damageIsSeenWithoutAChangeOfTheTable();
    static void powerThatAnEffectTakesIsSeenAndForgotten();
    static void aSecondCardOfTheNameIsSeenAndForgotten();
    static void whatIsNotCountedSharesNoName();
    static void lightAndLightAreSeen();
    static void aSixthBackupIsSeen();
    static void aPlayerWhoDrewFromNothingIsSeen();
    static void copiesThatPartAreToldApart();
};

void TestDueProcesses::nothingIsDueToAForwardByItself() {
    const Fields fields;
    QCOMPARE(fields.due(), 0U);
    QCOMPARE(fields.due(), 0U);
}

void TestDueProcesses::damageIsSeenWithoutAChangeOfTheTable() {
    Fields fields;
    QCOMPARE(fields.due(), 0U);
    fields.forward().damage = 1000;
    QCOMPARE(fields.due(), sorts::damaged);
    fields.forward().damage = 0;
    QCOMPARE(fields.due(), 0U);
}

void TestDueProcesses::powerThatAnEffectTakesIsSeenAndForgotten() {
    Fields fields;
    Characteristics weak;
    weak.object = fields.ash.index;
    weak.types = 1U << forward;
    weak.numbers[power] = 0;
    fields.state().altered.push_back(weak);
    fields.forward().altered = 1;
    QCOMPARE(fields.due(), sorts::powerless);
    fields.forward().altered = 0;
    fields.state().altered.clear();
    QCOMPARE(fields.due(), 0U);
}

void TestDueProcesses::aSecondCardOfTheNameIsSeenAndForgotten() {
    Fields fields;
    QCOMPARE(fields.due(), 0U);
    const ObjectId second = fields.put("Ash", Player::a);
    QCOMPARE(fields.due(), sorts::sharedName);
    moveObject(fields.state(), second, {field, Player::b}, ZoneEnd::bottom, Player::b);
    QCOMPARE(fields.due(), 0U); // one on either field
}

void TestDueProcesses::whatIsNotCountedSharesNoName() {
    Fields fields;
    const ObjectId second = fields.put("Ash", Player::a);
    record(fields.state(), second).marks = hiddenFrom(Query::counted);
    QCOMPARE(fields.due(), 0U);
    record(fields.state(), second).marks = 0;
    QCOMPARE(fields.due(), sorts::sharedName);
}

void TestDueProcesses::lightAndLightAreSeen() {
    Fields fields;
    fields.put("Dawn", Player::b);
    QCOMPARE(fields.due(), 0U);
    fields.put("Dawn", Player::b);
    QCOMPARE(fields.due(), sorts::lightOrDark | sorts::sharedName);
}

void TestDueProcesses::aSixthBackupIsSeen() {
    Fields fields;
    for (int i = 0; i < 5; ++i)
        fields.put("Well", Player::a);
    QCOMPARE(fields.due(), sorts::sharedName);
    fields.put("Well", Player::b);
    QCOMPARE(fields.due(), sorts::sharedName);
    fields.put("Well", Player::a);
    QCOMPARE(fields.due(), sorts::sharedName | sorts::manyBackups);
}

void TestDueProcesses::aPlayerWhoDrewFromNothingIsSeen() {
    Fields fields;
    QCOMPARE(fields.due(), 0U);
    fields.state().players[indexOf(Player::b)].flags |= drewFromEmptyDeck;
    QCOMPARE(fields.due(), sorts::ofPlayers);
}

void TestDueProcesses::copiesThatPartAreToldApart() {
    Fields fields;
    State other = fields.state();
    QCOMPARE(fields.due(), 0U);
    QCOMPARE(fields.dueTo(other), 0U);
    fields.put("Ash", Player::a);
    QCOMPARE(fields.due(), sorts::sharedName);
    QCOMPARE(fields.dueTo(other), 0U);
    record(other, fields.ash).damage = 1;
    QCOMPARE(fields.dueTo(other), sorts::damaged);
    QCOMPARE(fields.due(), sorts::sharedName);
}

TAKUJO_TEST(TestDueProcesses)

} // namespace test_due_processes
#include "test_due_processes.moc"
