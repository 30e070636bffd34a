// Cards with texts that the program does not know: what the card shows, and when the log says that nobody
// enforces them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/card_digest.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "tests/unit/match/written_scenario.h"

#include <algorithm>

namespace test_unread_told {

using namespace takujo;

namespace {

const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        return loadWords("workbench", findings);
    }();
    return loaded;
}

/// A has both cards in hand, and plays nothing yet.
std::string game() {
    return "scenario: Told\ngame: workbench\nillegal: true\n"
           "policies: {starting hand: 0}\n"
           "cards:\n"
           "  - {name: Imp, type: creature, colour: red, cost: 0, strength: 1, abilities: [spark],\n"
           "     unread: [{en: Look at the moon.}, {en: Sing., ja: 歌う。}]}\n"
           "  - {name: Owl, type: creature, colour: red, cost: 0, strength: 1}\n"
           "setup:\n  phase: work\n  A: {hand: [Imp, Owl], life: 5}\n  B: {life: 5}\nsteps: [{expect: "
           "{decides: A}}]\n";
}

void play(Match& match, std::string_view name) {
    const auto& options = match.decision().options;
    const auto found = std::ranges::find_if(options, [&](const Option& option) {
        return match.game().tables.verbs[option.verb].word == "play" && option.object.exists() &&
               match.position().definition(option.object).name.en == name;
    });
    QVERIFY2(found != options.end(), std::string{name}.c_str());
    QVERIFY(!match.answer(Option{*found}));
}

QString logOf(const Match& match, Language language = Language::en, Player viewer = Player::b) {
    QString text;
    for (const LogLine& line : LogSentences{SpokenMatch{match, words(), language, viewer}}.lines())
        text += QString::fromStdString(line.text) + "\n";
    return text;
}

const CardDefinition& cardOf(const Match& match, std::string_view name) {
    return *std::ranges::find(match.cards(), name, [](const CardDefinition& card) { return card.name.en; });
}

} // namespace

class TestUnreadTold : public QObject {
    Q_OBJECT

private slots:
    static void theCardShowsThemMarked();
    static void playingSuchACardIsTold();
    static void othersAreNot();
    static void theyChangeNothing();
};

void TestUnreadTold::theCardShowsThemMarked() {
    const auto match = matchOf(game());
    const auto linesIn = [&](Language language) {
        QStringList lines;
        const SpokenMatch spoken{*match, words(), language, Player::a};
        for (const std::string& line : CardSentences{spoken}.text(cardOf(*match, "Imp")))
            lines << QString::fromStdString(line);
        return lines;
    };
    const QStringList english = linesIn(Language::en);
    QVERIFY(english.size() == 3); // what is enforced comes first
    QCOMPARE(english[1], QString("Not enforced by the program: Look at the moon."));
    QCOMPARE(english[2], QString("Not enforced by the program: Sing."));
    const QStringList japanese = linesIn(Language::ja);
    QVERIFY2(japanese[1] == "プログラムは処理しない：Look at the moon.", qPrintable(japanese[1]));
    QVERIFY2(japanese[2] == "プログラムは処理しない：歌う。", qPrintable(japanese[2]));
}

void TestUnreadTold::playingSuchACardIsTold() {
    const auto match = matchOf(game());
    QVERIFY2(!logOf(*match).contains("moon"), qPrintable(logOf(*match)));
    play(*match, "Imp");
    const QString english = logOf(*match);
    QVERIFY2(english.count("This text of Imp is not enforced, and players see to it: Look at the moon.") == 1,
             qPrintable(english));
    QVERIFY2(english.count("This text of Imp is not enforced, and players see to it: Sing.") == 1,
             qPrintable(english));
    const QString japanese = logOf(*match, Language::ja);
    QVERIFY2(japanese.count(
                 "「Imp」の次のテキストはプログラムが処理しないため、プレイヤーが処理する：歌う。") == 1,
             qPrintable(japanese));
}

void TestUnreadTold::othersAreNot() {
    const auto match = matchOf(game());
    play(*match, "Owl");
    QVERIFY2(!logOf(*match).contains("enforced"), qPrintable(logOf(*match)));
}

/// A saved game is opened whether or not somebody has written a text beside a card that it plays.
void TestUnreadTold::theyChangeNothing() {
    const auto match = matchOf(game());
    CardDefinition without = cardOf(*match, "Imp");
    const auto digest = digestOf(without, match->game().schema.vocabulary);
    without.unread.clear();
    QCOMPARE(digestOf(without, match->game().schema.vocabulary), digest);
}

TAKUJO_TEST(TestUnreadTold)

} // namespace test_unread_told
#include "test_unread_told.moc"
