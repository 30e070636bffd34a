// The numbers by which bots judge: one after the other, in a file, and in a bot.

#include "tests/test_program.h"

#include "engine/games/registry.h"
#include "engine/games/worth.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/lab/simulation.h"
#include "engine/lab/tuning/bot_numbers.h"
#include "engine/lab/tuning/numbers_file.h"
#include "tests/unit/kit/written_file.h"
#include "tests/unit/match/battery_games.h"

#include <QTest>

#include <algorithm>

namespace test_bot_numbers {

using namespace takujo;

namespace {

std::vector<std::int32_t> valuesOf(const Game& game, const BotTables& bots) {
    std::vector<std::int32_t> values;
    for (const BotNumber& number : numbersOf(game, bots))
        values.push_back(number.value);
    return values;
}

std::optional<BotTables> readBack(const Game& game, const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readBotNumbers(files.write("numbers.yaml", text), game, findings);
}

std::vector<std::string> codesOf(const Findings& findings) {
    std::vector<std::string> codes;
    for (const Finding& finding : findings.all())
        codes.push_back(finding.code);
    return codes;
}

} // namespace

class TestBotNumbers : public QObject {
    Q_OBJECT

private slots:
    static void eachNumberCanBeChangedByItself_data();
    static void eachNumberCanBeChangedByItself();
    static void aValueOutOfRangeBecomesTheNearest();
    static void aFileHasAllOfThem_data();
    static void aFileHasAllOfThem();
    static void whatAFileLeavesOutIsTheGames();
    static void mistakesInAFileAreTold();
    static void aBotJudgesByTheNumbersItIsGiven();
};

void TestBotNumbers::eachNumberCanBeChangedByItself_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << game;
}

void TestBotNumbers::eachNumberCanBeChangedByItself() {
    QFETCH(const Game*, game);
    const std::vector<std::int32_t> before = valuesOf(*game, game->bots);
    QCOMPARE(before.size(),
             game->bots.worth.size() + (game->tables.attacks.join != 0 ? std::size_t{5} : std::size_t{4}));
    for (std::size_t i = 0; i < before.size(); ++i) {
        std::vector<std::int32_t> values = before;
        values[i] = before[i] == 7 ? 8 : 7;
        const BotTables changed = withValues(*game, game->bots, values);
        QCOMPARE(valuesOf(*game, changed), values);
        QVERIFY(numbersOf(*game, changed)[i].word == numbersOf(*game, game->bots)[i].word);
    }
}

void TestBotNumbers::aValueOutOfRangeBecomesTheNearest() {
    const Game& game = *findGame("fftcg");
    const std::vector<BotNumber> numbers = numbersOf(game, game.bots);
    const BotTables high = withValues(game, game.bots, std::vector<std::int32_t>(numbers.size(), 1'000'000));
    const BotTables low = withValues(game, game.bots, std::vector<std::int32_t>(numbers.size(), -1'000'000));
    QCOMPARE(high.passing, 100U);
    QCOMPARE(low.passing, 1U);
    QCOMPARE(low.joining, 0U);
    QVERIFY(low.clearLead > 0); // everything is divided by it
    for (const WorthTerm& term : high.worth)
        QCOMPARE(term.weight, mostPoints);
}

void TestBotNumbers::aFileHasAllOfThem_data() {
    eachNumberCanBeChangedByItself_data();
}

void TestBotNumbers::aFileHasAllOfThem() {
    QFETCH(const Game*, game);
    std::vector<std::int32_t> values;
    for (const BotNumber& number : numbersOf(*game, game->bots))
        values.push_back(static_cast<std::int32_t>(values.size()) + 3 + (number.value == 3 ? 1 : 0));
    const BotTables changed = withValues(*game, game->bots, values);
    Findings findings;
    const auto read = readBack(*game, toText(*game, changed), findings);
    QVERIFY2(read, findings.toText().c_str());
    QCOMPARE(valuesOf(*game, *read), valuesOf(*game, changed));
}

void TestBotNumbers::whatAFileLeavesOutIsTheGames() {
    const Game& game = *findGame("fftcg");
    Findings findings;
    const auto read = readBack(game, "bots: fftcg\npoints:\n  hand: 3\n", findings);
    QVERIFY2(read, findings.toText().c_str());
    std::vector<std::int32_t> expected = valuesOf(game, game.bots);
    const std::vector<BotNumber> numbers = numbersOf(game, game.bots);
    const auto hand = std::ranges::find(numbers, std::string_view{"hand"}, &BotNumber::word);
    expected[static_cast<std::size_t>(hand - numbers.begin())] = 3;
    QCOMPARE(valuesOf(game, *read), expected);
}

void TestBotNumbers::mistakesInAFileAreTold() {
    const Game& game = *findGame("fftcg");
    const std::pair<const char*, const char*> wrong[]{{"bots: granblue\n", "other-game"},
                                                      {"passing: 20\n", "missing-key"},
                                                      {"bots: fftcg\npassing: 101\n", "number-out-of-range"},
                                                      {"bots: fftcg\npoints:\n  armour: 5\n", "unknown-key"},
                                                      {"bots: fftcg\npoints: [1]\n", "wrong-type"}};
    for (const auto& [text, code] : wrong) {
        Findings findings;
        QVERIFY2(!readBack(game, text, findings), text);
        QCOMPARE(codesOf(findings), std::vector<std::string>{code});
    }
}

/// Who takes damage for something good lets itself be hit.
void TestBotNumbers::aBotJudgesByTheNumbersItIsGiven() {
    const BatteryGame given = batteryGame("fftcg");
    const Game& game = *given.setup.game;
    std::vector<std::int32_t> values = valuesOf(game, game.bots);
    for (std::int32_t& value : values)
        value = value < 0 ? -value : value;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (numbersOf(game, game.bots)[i].isPoints)
            values[i] = -numbersOf(game, game.bots)[i].value;
    const BotTables upsideDown = withValues(game, game.bots, values);
    SimulationSetup setup;
    setup.match = given.setup;
    setup.games = 6;
    for (const BotKind kind : {BotKind::quick, BotKind::thinking}) {
        const BotChoice usual{kind, 30};
        const BotChoice turned{kind, 30, &upsideDown};
        setup.bots = {usual, turned};
        QVERIFY(simulate(setup).wins[0] >= 5);
        setup.bots = {turned, usual};
        QVERIFY(simulate(setup).wins[1] >= 5);
    }
}

TAKUJO_TEST(TestBotNumbers)

} // namespace test_bot_numbers
#include "test_bot_numbers.moc"
