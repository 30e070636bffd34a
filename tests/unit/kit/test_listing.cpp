// What listing asks, and what it need not ask: `VerbSpec::fits` and `suits`, situations, examinations.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/kit/offers.h"

#include <array>

namespace test_listing {

using namespace takujo;

namespace {

constexpr Player a = Player::a;

/// How often each was asked.
struct Asked {
    int upright = 0;
    int small = 0;
    int even = 0;
    int situation = 0;
    int other = 0;
    int examined = 0;
    int met = 0;
};
Asked asked; // conditions are plain functions

bool isUpright(const Position& position, const Attempt& attempt) {
    ++asked.upright;
    return !record(position.state, attempt.option.object).isAside();
}
bool isSmall(const Position& position, const Attempt& attempt) {
    ++asked.small;
    return record(position.state, attempt.option.object).damage < 5;
}
bool isEven(const Position&, const Attempt& attempt) {
    ++asked.even;
    return attempt.option.value % 2 == 0;
}
bool isUprightAndSmall(const Position& position, const Attempt& attempt) {
    const ObjectRecord& object = record(position.state, attempt.option.object);
    return !object.isAside() && object.damage < 5;
}
bool suitsEven(const Position&, const Attempt& attempt) {
    return attempt.option.value % 2 == 0;
}
void oneToFour(const Position&, const Attempt&, std::vector<std::int32_t>& values) {
    values.insert(values.end(), {1, 2, 3, 4});
}

std::uint32_t noZoneInTurnSeven(const Position& position) {
    return position.state.turn == 7 ? 0 : ~0U;
}

RuleTables tablesOf(VerbSpec verb) {
    RuleTables tables;
    tables.zones = {{.word = "field", .table = true}};
    tables.noSuchMove = "9";
    tables.verbs = {std::move(verb)};
    return tables;
}
RuleTables sifting() {
    return tablesOf({.word = "move",
                     .from = {{0, Whose::mine}},
                     .conditions = {sifted(Sifted::byFits, {Aspect::object, "lies-aside", "1", isUpright}),
                                    sifted(Sifted::byFits, {Aspect::limits, "too-large", "2", isSmall}),
                                    sifted(Sifted::byFits, {Aspect::choices, "odd", "3", isEven})},
                     .values = oneToFour,
                     .fits = isUprightAndSmall,
                     .suits = suitsEven,
                     .zones = noZoneInTurnSeven});
}

/// One upright card without damage, one that lies aside, one with much damage.
class Field {
public:
    Field() : table{MadeUpCard{gameCalled("workbench"), "Plain"}} {
        setUpZones(state, 1);
        for (ObjectId* const id : {&plain, &aside, &large})
            *id = {addCard(state, 0, a, {0, a}).index, 0};
        record(state, aside).turn(ObjectRecord::sideways, true);
        record(state, large).damage = 5;
    }

    std::vector<Option> offered(const Rulebook& rules) const {
        Decision decision;
        asked = {};
        offer({state, rules, table}, a, 0, decision);
        return decision.options;
    }
    bool isRefused(const Rulebook& rules, ObjectId id, std::int32_t value) const {
        return !refusalsOf({state, rules, table}, {a, {0, {}, id, {}, value}}).empty();
    }

    State state;
    CardTable table;
    ObjectId plain;
    ObjectId aside;
    ObjectId large;
};

std::vector<Option> withValues(ObjectId id, std::initializer_list<std::int32_t> values) {
    std::vector<Option> options;
    for (const std::int32_t value : values)
        options.push_back({0, {}, id, {}, value});
    return options;
}

} // namespace

class TestListing : public QObject {
    Q_OBJECT

private slots:
    static void whatFitsAndSuitsIsListedWithoutMoreQuestions();
    static void whatDoesNotFitIsRefusedForItsReasons();
    static void withoutOneOfTheirRulesTheOthersAreAsked();
    static void whereNothingCanBeNothingIsLookedAtUnlessARuleIsLeftOut();
    static void whatListingHasNotFoundIsAskedEverything();
    static void aConditionOfTwoSituationsIsAskedOnce();
    static void situationsThatNothingDependsOnAreNotLookedAt();
    static void listingAsksWhetherAnExaminationIsMet();
    static void withoutOneOfItsRulesTheExaminationIsAsked();
};

void TestListing::whatFitsAndSuitsIsListedWithoutMoreQuestions() {
    const Field field;
    QVERIFY(field.offered(Rulebook{sifting()}) == withValues(field.plain, {2, 4}));
    QCOMPARE(asked.upright + asked.small + asked.even, 0);
}

void TestListing::whatDoesNotFitIsRefusedForItsReasons() {
    const Field field;
    const Rulebook rules{sifting()};
    const auto codeOf = [&](ObjectId id, std::int32_t value) {
        return refusalsOf({field.state, rules, field.table}, {a, {0, {}, id, {}, value}}).front().code;
    };
    QVERIFY(codeOf(field.aside, 2) == "lies-aside");
    QVERIFY(codeOf(field.large, 2) == "too-large");
    QVERIFY(codeOf(field.plain, 3) == "odd");
    QVERIFY(!field.isRefused(rules, field.plain, 4));
}

void TestListing::withoutOneOfTheirRulesTheOthersAreAsked() {
    const Field field;
    std::vector<Option> expected = withValues(field.plain, {2, 4});
    for (const Option& option : withValues(field.large, {2, 4}))
        expected.push_back(option);
    QVERIFY(field.offered(Rulebook{sifting(), "2"}) == expected);
    QVERIFY(field.offered(Rulebook{sifting(), "3"}) == withValues(field.plain, {1, 2, 3, 4}));
}

/// What a search through no zone spares, conditions say as well; without one of them it would spare too much.
void TestListing::whereNothingCanBeNothingIsLookedAtUnlessARuleIsLeftOut() {
    Field field;
    field.state.turn = 7;
    QVERIFY(field.offered(Rulebook{sifting()}).empty());
    QVERIFY(field.offered(Rulebook{sifting(), "3"}) == withValues(field.plain, {1, 2, 3, 4}));
}

void TestListing::whatListingHasNotFoundIsAskedEverything() {
    const Field field;
    const Rulebook rules{sifting()};
    const auto isOpen = [&](ObjectId id, std::int32_t value) {
        return isPossible({field.state, rules, field.table}, {a, {0, {}, id, {}, value}});
    };
    QVERIFY(isOpen(field.plain, 2));
    QVERIFY(!isOpen(field.plain, 1));
    QVERIFY(!isOpen(field.aside, 2));
    QVERIFY(!isOpen(field.large, 2));
}

namespace {

bool isFirstTurn(const Position& position) {
    ++asked.situation;
    return position.state.turn == 1;
}
bool isSecondTurn(const Position& position) {
    ++asked.other;
    return position.state.turn == 2;
}
RuleTables inTwoTurns() {
    const auto inTurn = [](bool (*applies)(const Position&), std::string_view rule) {
        return Condition{Aspect::object, "lies-aside", rule, isUpright, nullptr, true, nullptr, 0, applies};
    };
    return tablesOf({.word = "move",
                     .from = {{0, Whose::mine}},
                     .conditions = {inTurn(isFirstTurn, "1"), inTurn(isSecondTurn, "2")}});
}

} // namespace

void TestListing::aConditionOfTwoSituationsIsAskedOnce() {
    Field field;
    const Rulebook rules{inTwoTurns()};
    for (const std::uint16_t turn : std::array<std::uint16_t, 2>{1, 2}) {
        field.state.turn = turn;
        QCOMPARE(field.offered(rules).size(), std::size_t{2});
        QCOMPARE(asked.upright, 3);
        QVERIFY(field.isRefused(rules, field.aside, 0));
    }
    field.state.turn = 3;
    QCOMPARE(field.offered(rules).size(), std::size_t{3});
    QCOMPARE(asked.upright, 0);
    field.state.turn = 2;
    QCOMPARE(field.offered(Rulebook{inTwoTurns(), "2"}).size(), std::size_t{3});
}

void TestListing::situationsThatNothingDependsOnAreNotLookedAt() {
    Field field;
    const Rulebook rules{inTwoTurns()};
    field.state.turn = 1;
    field.offered(rules);
    QCOMPARE(asked.situation, 1);
    QCOMPARE(asked.other, 0);
}

namespace {

constexpr Verdict tooLarge = 1;
constexpr Verdict notUpright = 2;
Verdict examine(const Position& position, const Attempt& attempt) {
    ++asked.examined;
    const ObjectRecord& object = record(position.state, attempt.option.object);
    if (object.damage >= 5)
        return tooLarge;
    return object.isAside() ? notUpright : Verdict{0};
}
bool isMet(const Position& position, const Attempt& attempt) {
    ++asked.met;
    return isUprightAndSmall(position, attempt);
}
RuleTables examining() {
    Condition large{.aspect = Aspect::limits,
                    .code = "too-large",
                    .rule = "1",
                    .examine = examine,
                    .failsOn = tooLarge,
                    .isMet = isMet};
    Condition aside = large;
    aside.code = "lies-aside";
    aside.rule = "2";
    aside.failsOn = notUpright;
    return tablesOf({.word = "move", .from = {{0, Whose::mine}}, .conditions = {large, aside}});
}

} // namespace

void TestListing::listingAsksWhetherAnExaminationIsMet() {
    const Field field;
    const Rulebook rules{examining()};
    QVERIFY(field.offered(rules) == withValues(field.plain, {0}));
    QCOMPARE(asked.met, 3);
    QCOMPARE(asked.examined, 0);
    QVERIFY(refusalsOf({field.state, rules, field.table}, {a, {0, {}, field.aside, {}, 0}}).front().code ==
            "lies-aside");
}

void TestListing::withoutOneOfItsRulesTheExaminationIsAsked() {
    const Field field;
    const std::vector<Option> options = field.offered(Rulebook{examining(), "1"});
    QCOMPARE(options.size(), std::size_t{2});
    QVERIFY(options.back().object == field.large);
    QCOMPARE(asked.met, 0);
}

TAKUJO_TEST(TestListing)

} // namespace test_listing
#include "test_listing.moc"
