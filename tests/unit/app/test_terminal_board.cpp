// The table in lines of text: what lies on the stack, what players have, what a card's numbers are made of.

#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "tests/test_program.h"

#include <QTest>

#include "app/cli/terminal_board.h"
#include "app/cli/terminal_game.h"
#include "engine/core/counters.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include <QTemporaryDir>

#include <fstream>
#include <sstream>

namespace test_terminal_board {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

class AbilityTable : public Table {
public:
    AbilityTable() : Table(abilityCards(), "Guard") {}
};

QString board(const Match& match, Player viewer, Language language = Language::en) {
    std::ostringstream out;
    printBoard(match, SpokenMatch{match, words(), language, viewer}, viewer, out);
    return QString::fromStdString(out.str());
}

QString card(const Match& match, ObjectId id, Language language = Language::en) {
    std::ostringstream out;
    printCard(match, SpokenMatch{match, words(), language, a}, id, out);
    return QString::fromStdString(out.str());
}

/// Takes the options that read like that, one after the other.
void take(Match& match, const QStringList& texts) {
    for (const QString& text : texts) {
        if (passed(match, text.toStdString()))
            continue;
        const auto options =
            OptionSentences{{match, words(), Language::en, match.decision().decider}}.options();
        const auto found = std::ranges::find(options, text.toStdString());
        if (found == options.end())
            qFatal("'%s' is not offered", qPrintable(text));
        match.answer(Option{match.decision().options[static_cast<std::size_t>(found - options.begin())]});
    }
}

/// A game in which player A can do the same thing for ever.
std::unique_ptr<Match> matchWithALoop() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("wheel.yaml").toStdString();
    std::ofstream{path}
        << "scenario: a wheel\ngame: fftcg\nautomatic: true\ncards:\n"
           "  - {name: Wheel, type: monster, element: fire, cost: 2, abilities: [{action: [], "
           "do: {activate: this}}]}\n"
           "setup: {turn: A, phase: main 1, A: {field: [Wheel]}}\nsteps: []\n";
    Findings findings;
    const auto scenario = readScenario(path, scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    const auto cards = scenarioCards(*scenario, game());
    return std::make_unique<Match>(game(), cards, std::make_shared<const Rulebook>(game().tables),
                                   scenarioState(*scenario, game(), *cards),
                                   std::array<std::string, 2>{"Blue", "Crimson"});
}

} // namespace

class TestTerminalBoard : public QObject {
    Q_OBJECT

private slots:
    static void theStackTellsWhatItHasChosen();
    static void crystalsStandBesideTheirPlayer();
    static void countersAndFreezing();
    static void effectsAreAmongWhatANumberIsMadeOf();
    static void whatAnAbilityWithoutANameDoesStandsBelowIt();
    static void anyNumberOfARangeIsWritten();
};

void TestTerminalBoard::theStackTellsWhatItHasChosen() {
    AbilityTable table;
    table.put("Duelist", "field", a);
    table.put("Duelist", "hand", a);
    table.put("Archer", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Use Blaze of Duelist", "Choose Archer", "Choose Duelist", "Pay"});
    QVERIFY(board(match, b).contains(
        "\n  Stack (1): Blaze (special ability of Duelist: Choose 1 Forward opponent controls. "
        "Break it. → Archer)\n"));
    QVERIFY(board(match, a, Language::ja)
                .contains("\n  スタック (1): 炎 (決闘者のスペシャルアビリティ: "
                          "対戦相手のコントロールするフォワード1体を選ぶ。それを"
                          "ブレイクする。 → 射手)\n"));
}

void TestTerminalBoard::crystalsStandBesideTheirPlayer() {
    AbilityTable table;
    table.state().players[1].values[0] = 3;
    const Match match = table.begin("main phase 1");
    QVERIFY(board(match, a).contains("\nCrimson (crystals 3)\n"));
    QVERIFY(board(match, a).contains("\nBlue\n"));
    QVERIFY(board(match, a, Language::ja).contains("\nクリムゾン (クリスタル 3)\n"));
}

void TestTerminalBoard::countersAndFreezing() {
    AbilityTable table;
    const ObjectId herald = table.put("Herald", "field", b, true);
    changeCounters(table.state(), herald, textKey("Storm"), 1);
    for (const MarkSpec& mark : game().tables.marks)
        if (mark.word == "frozen")
            record(table.state(), herald).marks = mark.bit;
    const Match match = table.begin("main phase 1");
    QVERIFY(board(match, a).contains("  Field (1): Herald (Dull, 1 Storm counter, frozen)\n"));
}

void TestTerminalBoard::effectsAreAmongWhatANumberIsMadeOf() {
    AbilityTable table;
    const ObjectId archer = table.put("Archer", "field", a);
    table.put("Smith", "field", a);
    table.put("Spring", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Use ability 1 of Smith", "Choose Archer", "Done", "Dull Spring for 1 fire CP", "Pay"});
    QVERIFY(card(match, archer).contains("  power 4000  [printed 4000, 5.2.6.1]\n"));
    take(match, {"Pass", "Pass"});
    QVERIFY2(card(match, archer)
                 .contains("  power 5000  [printed 4000, 5.2.6.1]  [Smith (until the end of the turn) 1000, "
                           "11.12.4.6]\n"),
             qPrintable(card(match, archer)));
    QVERIFY(card(match, archer, Language::ja).contains("[鍛冶（ターン終了時まで） 1000, 11.12.4.6]"));
    QVERIFY(board(match, b).contains("Archer (Active, power 5000 (printed 4000))"));
}

/// Of several, only what they do tells them apart; what has a name, or is alone, is told by that.
void TestTerminalBoard::whatAnAbilityWithoutANameDoesStandsBelowIt() {
    AbilityTable table;
    const ObjectId smith = table.put("Smith", "field", a);
    table.put("Spring", "field", a);
    const Match match = table.begin("main phase 1");
    std::ostringstream out;
    const SpokenMatch spoken{match, words(), Language::en, a};
    printDecision(match, spoken, out);
    const QString asked = QString::fromStdString(out.str());
    const std::vector<std::string> lines = CardSentences{spoken}.text(match.position().definition(smith));
    for (const char* option : {"  1. Use ability 1 of Smith\n     ", "  2. Use ability 2 of Smith\n     "}) {
        const qsizetype at = asked.indexOf(QString::fromUtf8(option));
        QVERIFY2(at >= 0, qPrintable(asked));
        const QString below = asked.mid(at + qsizetype(qstrlen(option))).section(QLatin1Char('\n'), 0, 0);
        QVERIFY2(std::ranges::find(lines, below.toStdString()) != lines.end(), qPrintable(below));
    }
    QVERIFY2(asked.contains(QStringLiteral("  3. Use the ability of Spring\n  4. ")), qPrintable(asked));
}

void TestTerminalBoard::anyNumberOfARangeIsWritten() {
    std::istringstream in{"1\n2\n1\n2\n10000\n-1\n1234\nquit\n"};
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(
        playInTerminal({matchWithALoop(), std::nullopt, std::nullopt}, words(), Language::en, {in, out, err}),
        0);
    const QString said = QString::fromStdString(out.str());
    // Asked once, and told again for each line that is no such number.
    QCOMPARE(said.count("Any number from 0 to 9999"), 3);
    QVERIFY2(said.contains("Blue names a number for the loop: 1234."), qPrintable(said));
    QVERIFY(!said.contains("  1. 0\n"));
    QCOMPARE(err.str(), std::string{});
}

TAKUJO_TEST(TestTerminalBoard)

} // namespace test_terminal_board
#include "test_terminal_board.moc"
