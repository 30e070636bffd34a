// takujo-cli play: a cost is paid as the game suggests.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/words/words_file.h"
#include "engine/kit/stops.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/match/battery_games.h"

namespace test_play_paying {

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
Match matchBeside() {
    BatteryGame game = batteryGame("fftcg");
    game.setup.seed = 1;
    for (std::uint32_t& stops : game.setup.stops)
        stops |= stopBeforeGivingUp;
    return Match{game.setup};
}

/// Answers first answers up to the first payment and returns them; none if they lead to no payment.
std::string playToAPayment(Match& match) {
    std::string input;
    for (int i = 0; i < 200 && !match.over(); ++i) {
        if (match.decision().kind == DecisionKind::pay)
            return input;
        match.answer(Option{match.decision().options.front()});
        input += "1\n";
    }
    return {};
}

} // namespace

class TestPlayPaying : public QObject {
    Q_OBJECT

private slots:
    static void aPaymentIsMadeAsSuggested();
    static void whereNothingIsPaidForItSaysSo();
};

void TestPlayPaying::aPaymentIsMadeAsSuggested() {
    Match match = matchBeside();
    const std::string input = playToAPayment(match);
    const std::size_t answers = match.answers().size();
    for (const Option& option : match.suggestedCompletion())
        match.answer(Option{option});
    QVERIFY(!input.empty() && match.answers().size() > answers);
    const SpokenMatch spoken{match, words(), Language::en, match.decision().decider};
    const QString out = play(input + "pay\n").out;
    QVERIFY2(
        out.mid(out.lastIndexOf("\n---")).contains(QString::fromStdString(PromptSentences{spoken}.prompt())),
        qPrintable(out));
}

void TestPlayPaying::whereNothingIsPaidForItSaysSo() {
    const QString nothing = QString::fromStdString(words().text("terminal", "nothing to pay", Language::en));
    QCOMPARE(play("pay\n").out.count(nothing), 1);
}

TAKUJO_TEST(TestPlayPaying)

} // namespace test_play_paying
#include "test_play_paying.moc"
