// A mistake of the program takes nothing with it: the match stands where it stood, and a file tells whoever
// mends it.

#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/broken_game.h"
#include "tests/unit/match/made_up_table.h"

#include "engine/files/words/words_file.h"
#include "engine/match/option_forecast.h"
#include "engine/match/saves/saving.h"
#include "engine/match/sentences/fault_report.h"

namespace test_fault {

using namespace takujo;

namespace {

/// A match whose first player is asked whether to take a mulligan.
Match atTheMulligan() {
    static const BatteryGame cards = batteryGame("fftcg");
    MatchSetup setup = cards.setup;
    setup.game = &brokenGame();
    setup.seed = 3;
    Match match{setup};
    match.answer(Option{match.decision().options.front()}); // goes first
    return match;
}

/// A match whose player has a card with an ability that cannot be carried out.
Match beforeABrokenAbility() {
    Table table{abilityCards(), "Duet"};
    table.put("Martyr", "field", Player::a);
    table.put("Archer", "field", Player::b);
    return table.begin("main phase 1", gameWithABrokenVerb());
}

Option optionCalled(const Match& match, std::string_view word) {
    for (const Option& option : match.decision().options)
        if (match.game().tables.verbs[option.verb].word == word)
            return option;
    qFatal("it is not offered");
    return {};
}

std::optional<MatchFault> faultOf(Match& match) {
    try {
        match.answer(optionCalled(match, "mulligan"));
    } catch (const MatchFault& fault) {
        return fault;
    }
    return std::nullopt;
}

QString textOf(const std::filesystem::path& path) {
    QFile file{QString::fromStdString(path.string())};
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

} // namespace

class TestFault : public QObject {
    Q_OBJECT

private slots:
    static void theMatchStandsWhereItStood();
    static void itIsPlayedOnInAnotherWay();
    static void whatIsOnlyTriedIsNoFault();
    static void aClickedCardIsTriedToo();
    static void theReportIsTheGame();
    static void whereItCanNotBeWrittenThatIsTold();
    static void aGameWithoutDecksIsToldInComments();
};

void TestFault::theMatchStandsWhereItStood() {
    Match match = atTheMulligan();
    const std::uint64_t before = exactHash(match.state());
    const std::size_t lines = match.log().size();
    const std::vector<Option> options = match.decision().options;
    const auto fault = faultOf(match);
    QVERIFY(fault.has_value());
    QCOMPARE(QString::fromUtf8(fault->what()), QString::fromUtf8(mistakeOfMulligans));
    QCOMPARE(exactHash(match.state()), before);
    QCOMPARE(match.log().size(), lines);
    QVERIFY(match.decision().options == options);
    QCOMPARE(match.depth(), std::size_t{1});
    QCOMPARE(match.places(), std::size_t{2});
}

void TestFault::itIsPlayedOnInAnotherWay() {
    Match match = atTheMulligan();
    QVERIFY(faultOf(match).has_value());
    QVERIFY(faultOf(match).has_value()); // and again
    QVERIFY(!match.answer(optionCalled(match, "keep")).has_value());
    QCOMPARE(match.depth(), std::size_t{2});
    match.undo();
    match.undo();
    QVERIFY(!match.canUndo());
    match.redo();
    QVERIFY(faultOf(match).has_value());
}

void TestFault::whatIsOnlyTriedIsNoFault() {
    const Match match = atTheMulligan();
    const Option mulligan = optionCalled(match, "mulligan");
    QVERIFY(!match.askedAfter(mulligan).has_value());
    QVERIFY(!match.destinationOf(mulligan).exists());
    QVERIFY(match.suggestedCompletion().empty());
    QVERIFY(match.askedAfter(optionCalled(match, "keep")).has_value());
    QVERIFY(!forecast(match, mulligan).isFinal);
    QVERIFY(forecast(match, optionCalled(match, "keep")).isFinal);
}

/// Somebody clicks the card: what the click would cost is not known, and the click says why.
void TestFault::aClickedCardIsTriedToo() {
    Match match = beforeABrokenAbility();
    const std::uint64_t before = exactHash(match.state());
    const Option use = optionCalled(match, "use");
    const OptionForecast told = forecast(match, use);
    QVERIFY(!told.isFinal);
    QVERIFY(!told.givesUp);
    QVERIFY(told.givenUp.empty());
    QVERIFY(told.chosen.empty());
    QVERIFY(told.spent.empty());
    QCOMPARE(exactHash(match.state()), before);
    QVERIFY_THROWS_EXCEPTION(MatchFault, match.answer(use));
}

/// It opens where the mistake is met, and says in comments which it is.
void TestFault::theReportIsTheGame() {
    const QTemporaryDir folder;
    Match match = atTheMulligan();
    const auto fault = faultOf(match);
    const std::filesystem::path place = folder.filePath(QStringLiteral("deep/reports")).toStdString();
    const FaultReport report = writeReport(match, *fault, place);
    QVERIFY(!report.failure.has_value());
    QCOMPARE(report.file.parent_path().string(), place.string());
    const QString text = textOf(report.file);
    QVERIFY2(text.startsWith(QStringLiteral("# ")), qPrintable(text));
    QVERIFY2(text.contains(QString::fromUtf8(mistakeOfMulligans)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("A: mulligan")) || text.contains(QStringLiteral("B: mulligan")),
             qPrintable(text.left(400)));
    Findings findings;
    const auto loaded = loadGame(report.file, findings);
    QVERIFY2(findings.empty(), findings.toText().c_str());
    QVERIFY(loaded && !loaded->divergence);
    QCOMPARE(exactHash(loaded->match->state()), exactHash(match.state()));
    QVERIFY(writeReport(match, *fault, place).file != report.file); // none is replaced
    const std::string told = sentenceOf(*fault, report, words(), Language::en);
    QVERIFY2(told.find(report.file.string()) != std::string::npos, told.c_str());
    QVERIFY2(told.find(mistakeOfMulligans) != std::string::npos, told.c_str());
    QVERIFY(sentenceOf(*fault, report, words(), Language::ja) != told);
}

void TestFault::whereItCanNotBeWrittenThatIsTold() {
    const QTemporaryDir folder;
    const QString taken = folder.filePath(QStringLiteral("taken"));
    QFile file{taken};
    QVERIFY(file.open(QFile::WriteOnly));
    Match match = atTheMulligan();
    const auto fault = faultOf(match);
    const FaultReport report = writeReport(match, *fault, taken.toStdString());
    QVERIFY(report.failure.has_value());
    const QString told = QString::fromStdString(sentenceOf(*fault, report, words(), Language::en));
    QVERIFY2(told.contains(QStringLiteral("can't be written")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("answer otherwise")), qPrintable(told));
}

void TestFault::aGameWithoutDecksIsToldInComments() {
    const Match real = atTheMulligan();
    const auto cards = std::make_shared<const CardTable>(real.cards());
    Match match{brokenGame(),
                cards,
                std::make_shared<const Rulebook>(brokenGame().tables),
                initialState(*real.setup(), *cards),
                {"Blue", "Crimson"}};
    match.answer(Option{match.decision().options.front()});
    const auto fault = faultOf(match);
    QVERIFY(fault.has_value());
    const QString text = QString::fromStdString(reportOf(match, *fault));
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts))
        QVERIFY2(line.startsWith(u'#'), qPrintable(line));
    QVERIFY2(text.contains(QStringLiteral("go first")), qPrintable(text));
}

TAKUJO_TEST(TestFault)

} // namespace test_fault
#include "test_fault.moc"
