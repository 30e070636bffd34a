// What a game may keep in its cards, in the state and in scripts, and that a game with more does not start.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/schema_faults.h"
#include "engine/core/loop_record.h"
#include "engine/core/state.h"
#include "engine/games/registry.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <functional>
#include <map>
#include <set>
#include <stdexcept>

namespace test_schema_faults {

using namespace takujo;

namespace {

using Kind = FieldSpec::Kind;

/// Words are looked at, never kept: so many of them.
std::vector<std::string_view> words(std::size_t count) {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> made;
        for (int i = 0; i < 100; ++i)
            made.push_back("word " + std::to_string(i));
        return made;
    }();
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// A schema that takes all the room there is.
CardSchema full(Vocabulary& vocabulary) {
    CardSchema schema;
    schema.types = words(32);
    for (std::size_t slot = 0; slot < 16; ++slot)
        schema.fields.push_back({.key = "number", .slot = slot, .isFixed = slot >= 5});
    schema.fields.push_back({.key = "colour", .kind = Kind::words, .slot = 0, .words = words(32)});
    schema.fields.push_back({.key = "abilities", .kind = Kind::abilities, .slot = 1, .words = words(64)});
    schema.fields.push_back({.key = "race", .kind = Kind::words, .slot = 3, .words = words(3)});
    for (std::size_t slot = 0; slot < 4; ++slot)
        schema.fields.push_back({.key = "text", .kind = Kind::texts, .slot = slot});
    for (std::size_t slot = 0; slot < 32; ++slot)
        schema.fields.push_back({.key = "flag", .kind = Kind::flag, .slot = slot});
    vocabulary.zones = words(32);
    vocabulary.restrictions.words = words(16);
    for (std::uint8_t slot = 0; slot < 12; ++slot)
        vocabulary.values.push_back({"value", slot});
    vocabulary.triggers.resize(1);
    vocabulary.triggers[0].kind = static_cast<EventKind>(31);
    schema.vocabulary = &vocabulary;
    return schema;
}

QString faultsIn(const CardSchema& schema) {
    QStringList all;
    for (const std::string& fault : faultsOf(schema))
        all << QString::fromStdString(fault);
    return all.join("\n");
}

} // namespace

class TestSchemaFaults : public QObject {
    Q_OBJECT

private slots:
    static void everyGameFits();
    static void allTheRoomMayBeTaken();
    static void whatHasNoRoomIsTold_data();
    static void whatHasNoRoomIsTold();
    static void fieldsStandWhereTheirNamesSay();
    static void fieldsOfGamesHaveNames();
    static void noNumberIsWrittenBesideTheOthers();
    static void keywordsGoOnInTheNextSet();
    static void manyTypesAndZonesAreAskedFor();
    static void loopsWatchEveryValue();
};

void TestSchemaFaults::everyGameFits() {
    for (const Game* game : allGames())
        QCOMPARE(faultsIn(game->schema), QString());
}

void TestSchemaFaults::allTheRoomMayBeTaken() {
    Vocabulary vocabulary;
    QCOMPARE(faultsIn(full(vocabulary)), QString());
}

void TestSchemaFaults::whatHasNoRoomIsTold_data() {
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const char* told) { QTest::newRow(name) << QString{told}; };
    row("a changing number",
        "The field more has slot 5, but there are only 5 for numbers that effects change: "
        "say `isFixed`, or take another.");
    row("a fixed number", "The field more has slot 16, but there are only 16 of its kind.");
    row("a set", "The field more has slot 4, but there are only 4 of its kind.");
    row("words of a set", "The field colour has more than 32 words.\n"
                          "The field abilities is kept where colour is.");
    row("keywords", "The field abilities has more than 64 words.");
    row("keywords in the last set", "The field abilities goes on behind the last set.");
    row("keywords where others are", "The field race is kept where abilities is.");
    row("a text", "The field more has slot 4, but there are only 4 of its kind.");
    row("a flag", "The field more has slot 32, but there are only 32 of its kind.");
    row("types", "There are 33 types of card, but only 32 have room.");
    row("zones", "There are 33 kinds of zone, but only 32 have room.");
    row("restrictions", "There are 17 things that can be forbidden, but only 16 have room.");
    row("a value", "The field more has slot 12, but a player has only 12 values.");
    row("a kind of event", "The trigger strikes waits for a kind of event that no bit is left for.");
}

void TestSchemaFaults::whatHasNoRoomIsTold() {
    QFETCH(const QString, told);
    Vocabulary vocabulary;
    CardSchema schema = full(vocabulary);
    const auto fieldOf = [&](std::string_view key) -> FieldSpec& {
        for (FieldSpec& field : schema.fields)
            if (field.key == key)
                return field;
        throw std::logic_error{"no such field"};
    };
    const std::map<QString, std::function<void()>> changes{
        {"a changing number", [&] { schema.fields.push_back({.key = "more", .slot = 5}); }},
        {"a fixed number", [&] { schema.fields.push_back({.key = "more", .slot = 16, .isFixed = true}); }},
        {"a set",
         [&] {
             schema.fields.push_back({.key = "more", .kind = Kind::words, .slot = 4, .words = words(2)});
         }},
        {"words of a set", [&] { fieldOf("colour").words = words(33); }},
        {"keywords", [&] { fieldOf("abilities").words = words(65); }},
        {"keywords in the last set",
         [&] {
             fieldOf("race").slot = 1;
             fieldOf("abilities").slot = 3;
         }},
        {"keywords where others are", [&] { fieldOf("race").slot = 2; }},
        {"a text", [&] { schema.fields.push_back({.key = "more", .kind = Kind::texts, .slot = 4}); }},
        {"a flag", [&] { schema.fields.push_back({.key = "more", .kind = Kind::flag, .slot = 32}); }},
        {"types", [&] { schema.types = words(33); }},
        {"zones", [&] { vocabulary.zones = words(33); }},
        {"restrictions", [&] { vocabulary.restrictions.words = words(17); }},
        {"a value", [&] { vocabulary.values.push_back({"more", 12}); }},
        {"a kind of event", [&] {
             vocabulary.triggers[0].shape.word = "strikes";
             vocabulary.triggers[0].kind = static_cast<EventKind>(32);
         }}};
    changes.at(QString{QTest::currentDataTag()})();
    QCOMPARE(faultsIn(schema), told);
}

void TestSchemaFaults::fieldsStandWhereTheirNamesSay() {
    Vocabulary vocabulary;
    CardSchema schema;
    schema.vocabulary = &vocabulary;
    vocabulary.effects = {{.shape = {.word = "damage",
                                     .fields = {{damages::to, FieldKind::objects},
                                                {damages::amount, FieldKind::amount},
                                                {"unread", FieldKind::flag}}}}};
    QCOMPARE(faultsIn(schema), QString{});
    std::swap(vocabulary.effects[0].shape.fields[0], vocabulary.effects[0].shape.fields[1]);
    QCOMPARE(faultsIn(schema), "The field amount of damage has place 1 by its name, but stands at 0.\n"
                               "The field to of damage has place 0 by its name, but stands at 1.");
    vocabulary = {};
    vocabulary.triggers = {{.shape = {.word = "falls", .fields = {{plays::card, FieldKind::criteria}}}}};
    QCOMPARE(faultsIn(schema), "The field card of falls has place 1 by its name, but stands at 0.");
}

void TestSchemaFaults::fieldsOfGamesHaveNames() {
    // These are found by their key or as the last one, since they do not always stand at the same place.
    const std::set<std::string_view> wandering{"until", "by", "whom", "later too"};
    const auto unplaced = [&](const auto& operators) {
        QStringList all;
        for (const auto& spec : operators)
            for (const FieldShape& field : spec.shape.fields)
                if (field.part == FieldName::unplaced && !wandering.contains(field.key))
                    all << QString::fromStdString(std::string{spec.shape.word} + ": " +
                                                  std::string{field.key});
        return all.join("\n");
    };
    for (const Game* game : allGames())
        if (const Vocabulary* const words = game->schema.vocabulary) {
            QCOMPARE(unplaced(words->effects), QString{});
            QCOMPARE(unplaced(words->conditions), QString{});
            QCOMPARE(unplaced(words->amounts), QString{});
            QCOMPARE(unplaced(words->criteria), QString{});
            QCOMPARE(unplaced(words->triggers), QString{});
            QCOMPARE(unplaced(words->costs), QString{});
        }
}

void TestSchemaFaults::noNumberIsWrittenBesideTheOthers() {
    Characteristics what;
    const auto change = [&](std::int32_t slot) {
        const Term term{Sort::effect, 0, slot, {{}, {}, {Sort::amount, literalAmount, 7, {}}, {}, {}}};
        modifiers::number(what, term, 7);
    };
    change(4);
    QCOMPARE(what.numbers[4], 7);
    QVERIFY_THROWS_EXCEPTION(std::out_of_range, change(5));
}

void TestSchemaFaults::keywordsGoOnInTheNextSet() {
    const Term both{Sort::effect, 0, 1, {{}, wordsTerm((std::uint64_t{1} << 40U) | 2U), {}}};
    Characteristics what;
    modifiers::gain(what, both, 0);
    QVERIFY(hasWord(what.sets, 1, 1) && hasWord(what.sets, 1, 40) && !hasWord(what.sets, 1, 8));
    const auto fits = [&](std::size_t word) {
        const Term criterion{Sort::criterion, 0, 1, {wordsTerm(std::uint64_t{1} << word)}};
        Known known;
        known.altered = &what;
        const CardDefinition card;
        const Ability ability;
        const Game& game = *allGames().front();
        const Rulebook rules{game.tables};
        const State state;
        const CardTable cards;
        const EffectRecord effect;
        return criteria::set(Scope{.position = {state, rules, cards}, .effect = effect, .ability = ability},
                             criterion, known);
    };
    QVERIFY(fits(1) && fits(40) && !fits(8) && !fits(33));
    modifiers::lose(what, {Sort::effect, 0, 1, {{}, wordsTerm(std::uint64_t{1} << 40U), {}}}, 0);
    QVERIFY(hasWord(what.sets, 1, 1) && !hasWord(what.sets, 1, 40));
    modifiers::gain(what, both, 0);
    modifiers::loseAbilities(what, {Sort::effect, 0, 1, {}, 1}, 0);
    QVERIFY(!hasWord(what.sets, 1, 1) && !hasWord(what.sets, 1, 40));
}

void TestSchemaFaults::manyTypesAndZonesAreAskedFor() {
    const Term each = eachOf(1U << 31U, 1U << 31U);
    QCOMPARE(typesOf(each), 1U << 31U);
    QCOMPARE(zonesOf(each), 1U << 31U);
}

void TestSchemaFaults::loopsWatchEveryValue() {
    QCOMPARE(LoopRecord::valueCount, 2 * PlayerRecord::valueCount);
    QCOMPARE(PlayerRecord::valueCount, std::size_t{12});
}

TAKUJO_TEST(TestSchemaFaults)

} // namespace test_schema_faults
#include "test_schema_faults.moc"
