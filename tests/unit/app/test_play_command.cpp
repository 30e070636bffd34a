// takujo-cli play: a whole game in a terminal, one line of input after the other, also from a file.

#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/files/words/words_file.h"
#include "engine/kit/stops.h"
#include "engine/match/random_answer.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/match/battery_games.h"

namespace test_play_command {

using namespace takujo;

namespace {

const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        return loadWords("fftcg", findings);
    }();
    return loaded;
}

/// The match that the command plays, played beside it.
struct Beside {
    BatteryGame game = batteryGame("fftcg"); // the first two decks of the library, as the command takes them
    std::unique_ptr<Match> match;

    explicit Beside(std::uint64_t seed = 1) {
        game.setup.seed = seed;
        for (std::uint32_t& stops : game.setup.stops)
            stops |= stopBeforeGivingUp;
        match = std::make_unique<Match>(game.setup);
    }
    SpokenMatch spoken(Player viewer, Language language = Language::en) const {
        return {*match, words(), language, viewer};
    }
    void take(std::size_t number) { match->answer(Option{match->decision().options[number - 1]}); }
    /// Goes first, keeps both hands: the first main phase.
    void begin() {
        for (int i = 0; i < 3; ++i)
            take(1);
    }
    QString prompt() const {
        return QString::fromStdString(PromptSentences{spoken(match->decision().decider)}.prompt());
    }
    QString nameOfHandCard(Player player) const {
        const ObjectId card = topOf(match->state(), {zoneOfWord(match->game().tables, "hand"), player});
        return QString::fromStdString(match->position().definition(card).name.en);
    }
};

} // namespace

class TestPlayCommand : public QObject {
    Q_OBJECT

private slots:
    static void aGameOfFirstAnswersIsPlayedToItsEnd();
    static void aRandomGameIsPlayedToItsEnd();
    static void theQuestionAndItsAnswersAreNumbered();
    static void theBoardIsThatOfTheDecider();
    static void theSameSeedIsTheSameGame();
    static void undoGoesBackOneAnswer();
    static void undoingNothingIsSaid();
    static void whyNotIsAnsweredWithTheRule();
    static void whyNotWhereItMayBeDone();
    static void whyNotOfACardNobodySees();
    static void aCardIsExplained();
    static void theLogIsPrinted();
    static void theLastCardIsNotGivenUpUnasked();
    static void aGameThatIsOverCanBeSaved();
    static void concedingEndsTheGame();
    static void quittingAndTheEndOfInputLeaveIt_data();
    static void quittingAndTheEndOfInputLeaveIt();
    static void nonsenseIsAnsweredAndChangesNothing_data();
    static void nonsenseIsAnsweredAndChangesNothing();
    static void linesMayEndAsOnWindows();
    static void japaneseIsSpoken();
};

void TestPlayCommand::aGameOfFirstAnswersIsPlayedToItsEnd() {
    std::string input;
    Beside beside{3};
    int answers = 0;
    for (; !beside.match->over() && answers < 5000; ++answers) {
        input += "1\n";
        beside.take(1);
    }
    QVERIFY(beside.match->over());
    const CommandRun result = play(input, {"--seed", "3"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    const QString outcome = QString::fromStdString(OutcomeSentences{beside.spoken(Player::a)}.outcome());
    QVERIFY(!outcome.isEmpty());
    QCOMPARE(result.lines().count(outcome), 1);
    QCOMPARE(result.out.count("\n> "), answers + 1); // a game that is over may be saved
    // One line less, and the game is not over.
    const CommandRun less = play(input.substr(2), {"--seed", "3"});
    QCOMPARE(less.lines().count(outcome), 0);
}

void TestPlayCommand::aRandomGameIsPlayedToItsEnd() {
    Beside beside{4};
    Random random{4};
    std::string input;
    qsizetype lines = 0;
    std::size_t from = 0;
    const auto read = [&] {
        const Player viewer = beside.match->over() ? Player::a : beside.match->decision().decider;
        lines += static_cast<qsizetype>(LogSentences{beside.spoken(viewer)}.lines(from).size());
        from = beside.match->log().size();
    };
    read();
    while (!beside.match->over()) {
        const std::size_t index = randomAnswer(beside.match->decision(), random);
        input += std::to_string(index + 1) + "\n";
        beside.take(index + 1);
        read();
    }
    const CommandRun result = play(input + "1\n1\n", {"--seed", "4"}); // nothing is answered after the end
    QCOMPARE(result.status, 0);
    QVERIFY(result.lines().contains(
        QString::fromStdString(OutcomeSentences{beside.spoken(Player::a)}.outcome())));
    // Every line of the log has been told, each once, to one of the players.
    static const QRegularExpression told{
        "(^|\n|\n> )· "}; // what is read is not seen: news follow a prompt directly
    QCOMPARE(result.out.count(told), lines);
}

void TestPlayCommand::theQuestionAndItsAnswersAreNumbered() {
    Beside beside;
    const CommandRun result = play("");
    QVERIFY(result.out.contains("\n" + beside.prompt()));
    const auto options = OptionSentences{beside.spoken(beside.match->decision().decider)}.options();
    QCOMPARE(options.size(), 2U);
    for (std::size_t i = 0; i < options.size(); ++i)
        QVERIFY(result.out.contains(
            QStringLiteral("\n  %1. %2\n").arg(i + 1).arg(QString::fromStdString(options[i]))));
}

void TestPlayCommand::theBoardIsThatOfTheDecider() {
    Beside beside;
    beside.begin();
    const Player decider = beside.match->decision().decider;
    const QString out = play(toMainPhase).out;
    const QString board = out.mid(out.lastIndexOf("\n---"));
    // Both have hands; only one's own is told.
    const auto handOf = [&](Player player) {
        QStringList names;
        for (const ObjectId id :
             objectsIn(beside.match->state(), {zoneOfWord(beside.match->game().tables, "hand"), player}))
            names << QString::fromStdString(beside.match->position().definition(id).name.en);
        return names;
    };
    for (const QString& name : handOf(decider))
        QVERIFY2(board.contains(name), qPrintable(name));
    const QStringList lines = board.split('\n');
    QCOMPARE(lines.filter("Hand (").size(), 2);
    QCOMPARE(lines.filter(QRegularExpression{"Hand \\(\\d+\\)$"}).size(), 1);  // the opponent's
    QCOMPARE(lines.filter(QRegularExpression{"Hand \\(\\d+\\):$"}).size(), 1); // one's own
    QCOMPARE(lines.filter(QRegularExpression{"Deck \\(\\d+\\)$"}).size(), 2);
    QVERIFY(board.contains(QStringLiteral("Hand (%1)\n").arg(handOf(opponentOf(decider)).size())));
}

void TestPlayCommand::theSameSeedIsTheSameGame() {
    const std::string input = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n";
    QCOMPARE(play(input, {"--seed", "7"}).out, play(input, {"--seed", "7"}).out);
    QVERIFY(play(input, {"--seed", "7"}).out != play(input, {"--seed", "8"}).out);
    QCOMPARE(play(input, {}).status, 0); // a seed need not be given
}

void TestPlayCommand::undoGoesBackOneAnswer() {
    Beside beside;
    const QString question = beside.prompt();
    const QString out = play("1\nundo\n").out;
    QCOMPARE(out.count(question), 2);
    QVERIFY(out.lastIndexOf(question) > out.indexOf("> "));
    // And from there the game goes on as if nothing had been.
    const QString again = play("1\nundo\n1\n").out;
    const QString straight = play("1\n").out;
    QCOMPARE(again.mid(again.lastIndexOf("\n---")), straight.mid(straight.lastIndexOf("\n---")));
    const QString other = play("1\nundo\n2\n").out;
    const QString straightOther = play("2\n").out;
    QCOMPARE(other.mid(other.lastIndexOf("\n---")), straightOther.mid(straightOther.lastIndexOf("\n---")));
}

void TestPlayCommand::undoingNothingIsSaid() {
    QCOMPARE(answerTo("", "undo"),
             QString::fromStdString(words().text("terminal", "nothing to undo", Language::en)) + "\n");
}

void TestPlayCommand::whyNotIsAnsweredWithTheRule() {
    Beside beside;
    beside.begin();
    const Player player = beside.match->decision().decider;
    const QString name = beside.nameOfHandCard(player);
    const ObjectId card =
        topOf(beside.match->state(), {zoneOfWord(beside.match->game().tables, "hand"), player});
    // Onto the opponent's field, where nothing of one's own is put.
    const ZoneId place{zoneOfWord(beside.match->game().tables, "field"), opponentOf(player)};
    const auto attempt = beside.match->meaningOf(player, card, place);
    QVERIFY(attempt.has_value());
    QString expected;
    for (const Refusal& reason : beside.match->whyNot(*attempt))
        expected += QString::fromStdString(RefusalSentences{beside.spoken(player)}.withRule(reason)) + "\n";
    QVERIFY(!expected.isEmpty());
    const QString said = answerTo(toMainPhase, "why " + name.toStdString() + " their field");
    QCOMPARE(said, expected);
    static const QRegularExpression rule{"\\(\\d+(\\.\\d+)+\\)\\.\n"};
    QVERIFY2(rule.match(said).hasMatch(), qPrintable(said));
    // At a card: the same where nothing is aimed, and both cards must be there.
    const std::string own = name.toStdString();
    QCOMPARE(answerTo(toMainPhase, "why " + own + " at " + own + " their field"), expected);
    QVERIFY(answerTo(toMainPhase, "why " + own + " at No Such Card").contains("No Such Card"));
}

void TestPlayCommand::whyNotWhereItMayBeDone() {
    // Look for a hand in which something can be cast at once.
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        Beside beside{seed};
        beside.begin();
        const Player player = beside.match->decision().decider;
        for (const Option& option : beside.match->decision().options) {
            if (!option.object.exists())
                continue;
            const std::string name = beside.match->position().definition(option.object).name.en;
            const std::string seedText = std::to_string(seed);
            const QString before = play(toMainPhase, {"--seed", seedText}).out;
            const QString after = play(toMainPhase + "why " + name + "\n", {"--seed", seedText}).out;
            QVERIFY(after.mid(before.size() - 1)
                        .startsWith(
                            QString::fromStdString(words().text("terminal", "you may", Language::en) + " " +
                                                   OptionSentences{beside.spoken(player)}.option(option))));
            return;
        }
    }
    QFAIL("nobody can cast anything");
}

void TestPlayCommand::whyNotOfACardNobodySees() {
    QVERIFY(answerTo(toMainPhase, "why No Such Card field").contains("No Such Card"));
    // A card of the other hand is as good as none.
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Beside beside{seed};
        beside.begin();
        const Player player = beside.match->decision().decider;
        const QString name = beside.nameOfHandCard(opponentOf(player));
        const QString board = play(toMainPhase, {"--seed", std::to_string(seed)}).out;
        if (board.mid(board.lastIndexOf("\n---")).contains(name))
            continue; // both have one
        const QString out =
            play(toMainPhase + "why " + name.toStdString() + "\n", {"--seed", std::to_string(seed)}).out;
        QVERIFY(out.mid(board.size() - 1)
                    .startsWith(
                        QString::fromStdString(fill(words().text("terminal", "no such card", Language::en),
                                                    {{"card", name.toStdString(), false}}))));
        return;
    }
    QFAIL("every hand holds the other's cards");
}

void TestPlayCommand::aCardIsExplained() {
    Beside beside;
    beside.begin();
    const Player player = beside.match->decision().decider;
    const ObjectId card =
        topOf(beside.match->state(), {zoneOfWord(beside.match->game().tables, "hand"), player});
    const CardDefinition& definition = beside.match->position().definition(card);
    const QString said = answerTo(toMainPhase, "explain " + definition.name.en);
    QVERIFY2(said.startsWith(QString::fromStdString(definition.name.en)), qPrintable(said));
    for (const NumberSpec& number : beside.match->game().tables.numbers) {
        const QString line =
            QStringLiteral("  %1 %2  [")
                .arg(QString::fromStdString(beside.spoken(player).word("numbers", number.word)))
                .arg(definition.numbers[number.slot]);
        QCOMPARE(said.contains(line), definition.prints(number.slot));
    }
    for (const std::string& line : CardSentences{beside.spoken(player)}.text(definition))
        QVERIFY2(said.contains("\n  " + QString::fromStdString(line) + "\n"), qPrintable(said));
    QVERIFY(answerTo(toMainPhase, "explain No Such Card").contains("No Such Card"));
}

void TestPlayCommand::theLogIsPrinted() {
    Beside beside;
    beside.begin();
    QString expected;
    for (const LogLine& line : LogSentences{beside.spoken(beside.match->decision().decider)}.lines())
        expected += QString::fromStdString(line.text) + "\n";
    QVERIFY(beside.match->log().size() > 5);
    QCOMPARE(answerTo(toMainPhase, "log"), expected);
}

void TestPlayCommand::theLastCardIsNotGivenUpUnasked() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.yaml"));
    play(toMainPhase + "save " + file.toStdString() + "\n");
    QFile saved{file};
    QVERIFY(saved.open(QFile::ReadOnly));
    // As in the window, at both sides.
    QCOMPARE(saved.readAll().count("giving up a card"), 2);
}

/// It can be kept, and gone back in.
void TestPlayCommand::aGameThatIsOverCanBeSaved() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.yaml"));
    const CommandRun result = play(toMainPhase + "concede\n1\nsave " + file.toStdString() + "\nundo\nquit\n");
    QCOMPARE(result.status, 0);
    QVERIFY(QFile::exists(file));
    QVERIFY2(result.out.contains("undo to go back"), result.out.toStdString().c_str());
}

void TestPlayCommand::concedingEndsTheGame() {
    Beside beside;
    beside.begin();
    const Player player = beside.match->decision().decider;
    const CommandRun result = play(toMainPhase + "concede\n1\n");
    beside.match->concede(player);
    QCOMPARE(result.status, 0);
    const QString outcome = QString::fromStdString(OutcomeSentences{beside.spoken(Player::a)}.outcome());
    QVERIFY(outcome.contains(QString::fromStdString(beside.match->nameOf(opponentOf(player)))));
    QVERIFY(result.lines().contains(outcome));
}

void TestPlayCommand::quittingAndTheEndOfInputLeaveIt_data() {
    QTest::addColumn<QString>("input");
    QTest::newRow("nothing at all") << "";
    QTest::newRow("the end of input") << "1\n1\n";
    QTest::newRow("a last line without an end") << "1\n1";
    QTest::newRow("quit") << "1\n1\nquit\n1\n1\n1\n";
}

void TestPlayCommand::quittingAndTheEndOfInputLeaveIt() {
    QFETCH(const QString, input);
    const CommandRun result = play(input.toStdString());
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    // The board of the last question is the last one: nothing was played after it.
    const qsizetype questions = result.out.count("\n> ");
    QCOMPARE(questions, input.isEmpty() ? 1 : 3);
}

void TestPlayCommand::nonsenseIsAnsweredAndChangesNothing_data() {
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"banana", "0", "3", "999999999999999999999999", "-1", "1x", "1 2", "+1", "", "why", "UNDO"})
        QTest::newRow(*line == '\0' ? "an empty line" : line) << QString::fromUtf8(line);
}

void TestPlayCommand::nonsenseIsAnsweredAndChangesNothing() {
    QFETCH(const QString, line);
    const QString expected = QString::fromStdString(
        fill(words().text("terminal", "not an answer", Language::en), {{"number", "2", false}}));
    QCOMPARE(answerTo("", line.toStdString()), expected + "\n");
    const QString after = play(line.toStdString() + "\n1\n").out;
    const QString straight = play("1\n").out;
    QCOMPARE(after.mid(after.lastIndexOf("\n---")), straight.mid(straight.lastIndexOf("\n---")));
}

void TestPlayCommand::linesMayEndAsOnWindows() {
    const QString windows = play("1\r\n1 \r\nundo\r\n").out;
    QCOMPARE(windows, play("1\n1\nundo\n").out);
}

void TestPlayCommand::japaneseIsSpoken() {
    Beside beside;
    const CommandRun result = play("", {"--language", "ja", "--seed", "1"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QString::fromStdString(
        PromptSentences{beside.spoken(beside.match->decision().decider, Language::ja)}.prompt())));
    QVERIFY(!result.out.contains(beside.prompt()));
    QCOMPARE(play("", {"--language", "en", "--seed", "1"}).out, play("").out);
}

TAKUJO_TEST(TestPlayCommand)

} // namespace test_play_command
#include "test_play_command.moc"
