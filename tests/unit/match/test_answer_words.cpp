// Answers in words: whatever is offered can be said, is short where it may be, and is understood again.

#include "engine/files/scenarios/scenario_steps.h"
#include "engine/match/scenarios/answer_words.h"
#include "tests/test_program.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/saved_games.h"

#include <QTest>

#include <set>

namespace test_answer_words {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

/// Whether the words of that option are asked for: of thousands of numbers (how often a loop is repeated) the
/// first and the last ones, as each is compared with all.
bool isTried(const Decision& decision, std::size_t option) {
    constexpr std::size_t many = 1000;
    constexpr std::size_t few = 5;
    const std::size_t count = decision.options.size();
    return count < many || option < few || count - option <= few;
}

/// The words of the option that is that verb with that object.
QString said(const Match& match, std::string_view verb, ObjectId object = {}) {
    const auto& options = match.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (match.game().tables.verbs[options[i].verb].word == verb &&
            (!object.exists() || options[i].object == object)) {
            SavedStep step;
            step.player = match.decision().decider;
            step.answer = wordsFor(match.position(), match.decision(), i);
            return QString::fromStdString(toText(step));
        }
    return QStringLiteral("not offered");
}

} // namespace

class TestAnswerWords : public QObject {
    Q_OBJECT

private slots:
    static void everyOptionIsUnderstoodAgain_data();
    static void everyOptionIsUnderstoodAgain();
    static void aSingleCardGoesByItsName();
    static void equalCardsAreCounted();
    static void cardsOfBothPlayersAreToldApart();
    static void whatNeedsNoCardIsAWord();
    static void whatWordsCannotTellApartIsCountedOut();
    static void countingPastTheLastMeansNothing();
};

void TestAnswerWords::everyOptionIsUnderstoodAgain_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << QString::fromStdString(std::string{game->id});
}

void TestAnswerWords::everyOptionIsUnderstoodAgain() {
    QFETCH(const QString, id);
    BatteryGame game = batteryGame(id.toStdString());
    std::size_t options = 0;
    std::size_t countedOut = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        game.setup.seed = seed;
        Match match{game.setup};
        Random random{seed};
        while (!match.over()) {
            const Decision& decision = match.decision();
            std::set<std::string> texts;
            for (std::size_t i = 0; i < decision.options.size(); ++i) {
                if (!isTried(decision, i))
                    continue;
                SavedStep step;
                step.player = decision.decider;
                step.answer = wordsFor(match.position(), decision, i);
                QCOMPARE(meantOption(match.position(), decision, step.answer), std::optional{i});
                QVERIFY2(texts.insert(toText(step)).second,
                         toText(step).c_str()); // each has words of its own
                ++options;
                countedOut += step.answer.option ? 1 : 0;
            }
            match.answer(Option{decision.options[randomAnswer(decision, random)]});
        }
    }
    QVERIFY(options > 1000);
    QVERIFY2(countedOut * 100 < options, "most options can be said in words");
}

void TestAnswerWords::aSingleCardGoesByItsName() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    QCOMPARE(said(match, "cast", warden), QStringLiteral("A: {cast: Ash Warden}"));
}

void TestAnswerWords::equalCardsAreCounted() {
    Table table;
    const ObjectId first = table.put("Gale", "hand", a);
    const ObjectId second = table.put("Gale", "hand", a);
    for (int i = 0; i < 4; ++i)
        table.put("Mill", "field", a);
    const Match match = table.begin("main phase 1");
    const QStringList both{said(match, "cast", first), said(match, "cast", second)};
    QVERIFY2(both.contains("A: {cast: Gale#1}") && both.contains("A: {cast: Gale#2}"),
             qPrintable(both.join(' ')));
}

void TestAnswerWords::cardsOfBothPlayersAreToldApart() {
    Table table;
    const ObjectId own = table.put("Well", "field", a);
    const ObjectId other = table.put("Well", "field", b);
    const Match match = table.begin("main phase 1");
    const auto isNamedSo = [&](ObjectId id, const char* text) {
        return isNamed(match.position(), id, parseReference(text), a);
    };
    QVERIFY(isNamedSo(own, "Well@field") && isNamedSo(other, "Well@field"));
    QVERIFY(isNamedSo(own, "Well@my field") && !isNamedSo(other, "Well@my field"));
    QVERIFY(!isNamedSo(own, "Well@their field") && isNamedSo(other, "Well@their field"));
    QVERIFY(isNamedSo(other, "Well#1@their field") && !isNamedSo(other, "Well#2@their field"));
    QVERIFY(!isNamedSo(own, "Well@hand"));
}

void TestAnswerWords::whatNeedsNoCardIsAWord() {
    Table table;
    const Match match = table.begin("main phase 1");
    QCOMPARE(said(match, "pass"), QStringLiteral("A: pass"));
}

void TestAnswerWords::whatWordsCannotTellApartIsCountedOut() {
    // Three options that no words tell apart: the same verb, no card, no value.
    Table table;
    Match match = table.begin("main phase 1");
    Decision decision = match.decision();
    const Option pass = decision.options.front();
    decision.options = {pass, pass, pass};
    const ScenarioAnswer words = wordsFor(match.position(), decision, 1);
    QCOMPARE(words.option, std::optional{2});
    QCOMPARE(meantOption(match.position(), decision, words), std::optional<std::size_t>{1});
}

void TestAnswerWords::countingPastTheLastMeansNothing() {
    Table table;
    const Match match = table.begin("main phase 1");
    ScenarioAnswer pass;
    pass.verb = "pass";
    QVERIFY(meantOption(match.position(), match.decision(), pass).has_value());
    pass.option = 2;
    QVERIFY(!meantOption(match.position(), match.decision(), pass).has_value());
    pass.option.reset();
    pass.verb = "sing";
    QVERIFY(!meantOption(match.position(), match.decision(), pass).has_value());
}

TAKUJO_TEST(TestAnswerWords)

} // namespace test_answer_words
#include "test_answer_words.moc"
