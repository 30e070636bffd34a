// A verb that is aimed: one option for each pair that is legal, and what it costs to find them.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/core/random.h"
#include "engine/kit/offers.h"

#include <algorithm>

namespace test_targets {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

/// How often conditions were asked.
struct Asked {
    int ofNothing = 0;
    int ofObject = 0;
    int ofTarget = 0;
    int ofPair = 0;
};
Asked asked; // conditions are plain functions

bool isUpright(const Position& position, ObjectId id) {
    return !record(position.state, id).isAside();
}
bool isTime(const Position&, const Attempt&) {
    ++asked.ofNothing;
    return true;
}
bool objectIsUpright(const Position& position, const Attempt& attempt) {
    ++asked.ofObject;
    return isUpright(position, attempt.option.object);
}
bool targetIsUpright(const Position& position, const Attempt& attempt) {
    ++asked.ofTarget;
    return !attempt.option.target.exists() || isUpright(position, attempt.option.target);
}
bool areNotEqual(const Position& position, const Attempt& attempt) {
    ++asked.ofPair;
    return !attempt.option.target.exists() || record(position.state, attempt.option.object).damage !=
                                                  record(position.state, attempt.option.target).damage;
}
void acrossAndPlayer(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    found.push_back({});
    for (const ObjectId id : objectsIn(position.state, {0, opponentOf(attempt.player)}))
        found.push_back(id);
}
void across(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    for (const ObjectId id : objectsIn(position.state, {0, opponentOf(attempt.player)}))
        found.push_back(id);
}

RuleTables tablesWith(decltype(VerbSpec::targets) targets) {
    RuleTables tables;
    tables.zones = {{.word = "field", .table = true}};
    tables.noSuchMove = "9";
    tables.verbs = {{.word = "hit",
                     .from = {{0, Whose::mine}},
                     .conditions = {{Aspect::time, "not-now", "1", isTime, nullptr, false},
                                    {Aspect::object, "not-upright", "2", objectIsUpright},
                                    ofTarget({Aspect::choices, "target-not-upright", "3", targetIsUpright}),
                                    ofPair({Aspect::choices, "equal", "4", areNotEqual})},
                     .targets = targets,
                     .targetRule = "5"}};
    return tables;
}

/// Fields of so many cards; of those of the player, that many are upright.
class Field {
public:
    Field() : table{MadeUpCard{gameCalled("workbench"), "Plain"}} { setUpZones(state, 1); }

    ObjectId put(Player player, bool upright = true, std::int32_t damage = 0) {
        const CardId card = addCard(state, 0, player, {0, player});
        state.objects[card.index].turn(ObjectRecord::sideways, !upright);
        state.objects[card.index].damage = damage;
        return {card.index, 0};
    }

    State state;
    CardTable table;
};

std::vector<Option> offered(const Field& field, const Rulebook& rules) {
    Decision decision;
    asked = {};
    offer({field.state, rules, field.table}, a, 0, decision);
    return decision.options;
}

QStringList rulesAgainst(const Field& field, const Rulebook& rules, ObjectId object, ObjectId target) {
    QStringList all;
    for (const Refusal& refusal :
         refusalsOf({field.state, rules, field.table}, {a, {0, {}, object, target, 0}}))
        all << QString::fromUtf8(refusal.rule.data(), static_cast<qsizetype>(refusal.rule.size()));
    return all;
}

} // namespace

class TestTargets : public QObject {
    Q_OBJECT

private slots:
    static void everyLegalPairIsOneOption();
    static void whatIsAskedGrowsWithObjectsTargetsAndPairs();
    static void withoutTargetsNothingIsOffered();
    static void eachTargetHasItsOwnReasons();
    static void noTargetNamedIsAReasonOfItsOwn();
    static void theRuleOfAimingCanBeLeftOut();
    static void pairsAreListedIfAndOnlyIfNothingRefusesThem();
};

void TestTargets::everyLegalPairIsOneOption() {
    Field field;
    const ObjectId one = field.put(a, true, 1);
    const ObjectId two = field.put(a, true, 2);
    field.put(a, false);
    const ObjectId first = field.put(b, true, 1);
    const ObjectId second = field.put(b, true, 2);
    field.put(b, false, 3);
    const std::vector<Option> options = offered(field, Rulebook{tablesWith(acrossAndPlayer)});
    const std::vector<Option> expected{
        {0, {}, one, {}, 0}, {0, {}, one, second, 0}, {0, {}, two, {}, 0}, {0, {}, two, first, 0}};
    QVERIFY(options == expected);
}

void TestTargets::whatIsAskedGrowsWithObjectsTargetsAndPairs() {
    Field field;
    for (int i = 0; i < 10; ++i) {
        field.put(a, i < 3, i);
        field.put(b, i < 4, 100 + i);
    }
    const std::vector<Option> options = offered(field, Rulebook{tablesWith(across)});
    QCOMPARE(options.size(), std::size_t{12});
    QCOMPARE(asked.ofNothing, 1);
    QCOMPARE(asked.ofObject, 10);
    QCOMPARE(asked.ofTarget, 10);
    QCOMPARE(asked.ofPair, 12);
}

void TestTargets::withoutTargetsNothingIsOffered() {
    Field field;
    for (int i = 0; i < 10; ++i)
        field.put(a);
    field.put(b, false);
    QVERIFY(offered(field, Rulebook{tablesWith(across)}).empty());
    QCOMPARE(asked.ofObject, 0);
    QCOMPARE(offered(field, Rulebook{tablesWith(acrossAndPlayer)}).size(), std::size_t{10});
}

void TestTargets::eachTargetHasItsOwnReasons() {
    Field field;
    const ObjectId hitter = field.put(a);
    const ObjectId down = field.put(a, false, 7);
    const ObjectId like = field.put(b);
    const ObjectId likeAndDown = field.put(b, false);
    const ObjectId fit = field.put(b, true, 1);
    const Rulebook rules{tablesWith(across)};
    QCOMPARE(rulesAgainst(field, rules, hitter, fit), QStringList{});
    QCOMPARE(rulesAgainst(field, rules, hitter, like), QStringList{"4"});
    QCOMPARE(rulesAgainst(field, rules, hitter, likeAndDown), (QStringList{"3", "4"}));
    QCOMPARE(rulesAgainst(field, rules, down, fit), QStringList{"2"});
    QCOMPARE(rulesAgainst(field, rules, down, likeAndDown), (QStringList{"2", "3"}));
    // What no condition speaks against is still no target if the verb does not list it.
    QCOMPARE(rulesAgainst(field, rules, hitter, down), (QStringList{"3"}));
    const ObjectId own = field.put(a, true, 3);
    QCOMPARE(rulesAgainst(field, rules, hitter, own), QStringList{"9"});
    QCOMPARE(rulesAgainst(field, rules, hitter, {fit.index, 7}), QStringList{"9"});
}

void TestTargets::noTargetNamedIsAReasonOfItsOwn() {
    Field field;
    const ObjectId hitter = field.put(a);
    const Rulebook rules{tablesWith(across)};
    const auto refusals = [&] {
        return refusalsOf({field.state, rules, field.table}, {a, {0, {}, hitter, {}, 0}});
    };
    QCOMPARE(refusals().size(), std::size_t{1});
    QVERIFY(refusals().front().code == "nothing-to-aim-at");
    QVERIFY(refusals().front().rule == "5");
    field.put(b);
    QVERIFY(refusals().front().code == "nothing-to-aim-at"); // it is equal to the hitter
    field.put(b, true, 1);
    QVERIFY(refusals().front().code == "aim-at-something");
    QVERIFY(refusalsOf({field.state, Rulebook{tablesWith(acrossAndPlayer)}, field.table},
                       {a, {0, {}, hitter, {}, 0}})
                .empty());
}

void TestTargets::theRuleOfAimingCanBeLeftOut() {
    Field field;
    const ObjectId hitter = field.put(a);
    QCOMPARE(rulesAgainst(field, Rulebook{tablesWith(across), "5"}, hitter, {}), QStringList{""});
    const ObjectId down = field.put(b, false, 1);
    QCOMPARE(rulesAgainst(field, Rulebook{tablesWith(across), "3"}, hitter, down), QStringList{});
}

/// On the workbench, with its policy on: whatever a player could aim at whatever is visible.
void TestTargets::pairsAreListedIfAndOnlyIfNothingRefusesThem() {
    const Game& game = gameCalled("workbench");
    const std::vector<PolicyOverride> policies{{"strikes are aimed", 1}};
    const Rulebook rules{game.tables, {}, policies};
    MadeUpTable table{game,
                      {MadeUpCard{game, "Red"}.number("cost", 1),
                       MadeUpCard{game, "Blue"}.number("cost", 1).words("colour", {"blue"})}};
    for (const Player player : bothPlayers)
        for (const char* const card : {"Red", "Blue"})
            table.putSeveral(15, card, "deck", player);
    const auto strike = static_cast<Verb>(verbOfWord(game.tables, "strike"));
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Engine engine{rules, table.cards};
        State begin = table.at("beginning");
        begin.random = Random{seed};
        engine.start(begin);
        Random random{seed};
        for (int i = 0; i < 120 && !engine.state().over(); ++i) {
            const Decision& decision = engine.decision();
            std::vector<ObjectId> all{{}};
            for (const Player player : bothPlayers)
                for (const std::uint8_t kind : std::array<std::uint8_t, 3>{1, 2, 3})
                    for (const ObjectId id : objectsIn(engine.state(), {kind, player}))
                        all.push_back(id);
            for (const ObjectId object : all)
                for (const ObjectId target : all) {
                    const bool isListed = std::ranges::any_of(decision.options, [&](const Option& option) {
                        return option.verb == strike && option.object == object && option.target == target;
                    });
                    const Attempt attempt{decision.decider, {strike, {}, object, target, 0}};
                    QCOMPARE(refusalsOf(engine.position(), attempt).empty(), isListed);
                    pairs += isListed && target.exists() ? 1 : 0;
                }
            engine.answer(random.below(static_cast<std::uint32_t>(decision.options.size())));
        }
    }
    QVERIFY(pairs > 20);
}

TAKUJO_TEST(TestTargets)

} // namespace test_targets
#include "test_targets.moc"
