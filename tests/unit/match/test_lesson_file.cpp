// Lesson files: what is told of mistakes in them, and where.

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/registry.h"
#include "engine/match/lessons/lesson.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/match/lesson_play.h"

namespace test_lesson_file {

using namespace takujo;

namespace {

const QString sound =
    QStringLiteral("lesson: {en: Two steps, ja: 二歩}\n"
                   "game: fftcg\n"
                   "about: {en: A test., ja: 試験。}\n"
                   "cards: [FL-005, FL-001, FL-003]\n"
                   "deck: [Tinderfoot Runner]\n"
                   "chapters:\n"
                   "  - chapter: {en: One, ja: 一}\n"
                   "    text: {en: Play., ja: 出す。}\n"
                   "    setup: {turn: A, phase: main 1, A: {hand: [Beacon Stoker, FL-001, FL-003]}}\n"
                   "    goals:\n"
                   "      - goal: {en: A backup, ja: バックアップ}\n"
                   "        rules: [\"5.2.1.3\"]\n"
                   "        holds: {there is: {of: {backup: {controller: you}}}}\n"
                   "        look at: Beacon Stoker@my hand\n"
                   "        hints: [{en: Click it., ja: クリック。}]\n"
                   "    opponent: [no block]\n"
                   "    done: {en: Done., ja: 終わり。}\n"
                   "    steps:\n"
                   "      - A: {cast: Beacon Stoker, pay: FL-001}\n");

std::optional<Lesson> read(const QString& text, Findings& findings) {
    auto lesson = writtenLesson("two-steps.yaml", text, findings);
    if (lesson)
        checkLesson(*lesson, *findGame("fftcg"), findings);
    return lesson;
}

} // namespace

class TestLessonFile : public QObject {
    Q_OBJECT

private slots:
    static void aSoundOneIsRead();
    static void mistakesAreTold_data();
    static void mistakesAreTold();
    static void aTokenThatIsNotThereIsTold();
};

void TestLessonFile::aSoundOneIsRead() {
    Findings findings;
    const auto lesson = read(sound, findings);
    QCOMPARE(QString::fromStdString(findings.toText()), QString{});
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->id, std::string{"two-steps"});
    QCOMPARE(lesson->title.ja, std::string{"二歩"});
    QCOMPARE(lesson->cards.size(), std::size_t{3});
    const LessonChapter& chapter = lesson->chapters.at(0);
    QVERIFY(chapter.begins && chapter.begins->automatic);
    QCOMPARE(chapter.goals.at(0).rules, std::vector<std::string>{"5.2.1.3"});
    QCOMPARE(chapter.goals.at(0).hints.size(), std::size_t{1});
    QCOMPARE(chapter.opponent.size(), std::size_t{1});
    // Decks that the set-up does not mention are filled with the lesson's cards.
    for (const Player player : bothPlayers) {
        const auto& zones = chapter.begins->zones[indexOf(player)];
        const auto deck = std::ranges::find(zones, "deck", &ScenarioZone::word);
        QVERIFY(deck != zones.end());
        QCOMPARE(deck->cards.size(), std::size_t{30});
        QCOMPARE(deck->cards.front().card.name, std::string{"Tinderfoot Runner"});
    }
}

void TestLessonFile::mistakesAreTold_data() {
    QTest::addColumn<QString>("instead"); ///< of this in the sound file
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* instead, const char* written, const char* code,
                        int line) {
        QTest::newRow(name) << QString::fromUtf8(instead) << QString::fromUtf8(written)
                            << QString::fromLatin1(code) << line;
    };
    row("a game that is none", "game: fftcg", "game: chess", "unknown-game", 2);
    row("a place in the course that is none", "cards: [FL-005", "order: 0\ncards: [FL-005",
        "number-out-of-range", 4);
    row("a card that is none", "FL-003]", "FL-003, FL-999]", "unknown-card", 4);
    row("a card of no list in the deck", "deck: [Tinderfoot Runner]", "deck: [Quarry Hand]", "unknown-card",
        5);
    row("a card of no list in a set-up", "[Beacon Stoker, FL-001, FL-003]}", "[Beacon Stoker, Quarry Hand]}",
        "unknown-card", 9);
    row("a card of no list pointed at", "look at: Beacon Stoker@my hand", "look at: Beacon Stokr",
        "unknown-card", 14);
    row("a card of no list in the solution", "cast: Beacon Stoker,", "cast: Quarry Hand,",
        "unplayable-chapter", 19);
    row("no set-up", "    setup: {turn: A, phase: main 1, A: {hand: [Beacon Stoker, FL-001, FL-003]}}\n", "",
        "no-beginning", 7);
    row("a misspelt key", "    done:", "    dome:", "unknown-key", 17);
    row("no goal", "goals:", "goals: []\n    hints:", "no-goals", 10);
    row("no way to meet a goal", "        holds: {there is: {of: {backup: {controller: you}}}}\n", "",
        "one-way-a-goal", 11);
    row("two ways to meet a goal",
        "        look at:", "        wins: true\n        look at:", "one-way-a-goal", 11);
    row("a condition that is none", "{there is:", "{there was:", "unknown-operator", 13);
    row("a condition on a card of its own", "{of: {backup: {controller: you}}}", "{of: this}", "no-card", 13);
    row("a goal of two things", "holds: {there is: {of: {backup: {controller: you}}}}",
        "does: {cast: Beacon Stoker, pay: FL-001}", "too-many-answers", 13);
    row("a verb that is none", "opponent: [no block]", "opponent: [no blok]", "unknown-word", 16);
    row("a stop that is none", "    opponent:", "    stops: own main phase 9\n    opponent:", "unknown-word",
        16);
    row("a rule without quotes", "[\"5.2.1.3\"]", "[5.2]", "unquoted-rule-number", 12);
    row("the opponent in the solution", "      - A: {cast", "      - B: {cast", "not-the-learner", 19);
    row("a phase that is none", "phase: main 1", "phase: main 9", "unknown-word", 9);
    row("a solution that is not possible", "pay: FL-001}", "pay: Beacon Stoker}", "unplayable-chapter", 19);
    row("a solution that meets nothing", "      - A: {cast: Beacon Stoker, pay: FL-001}", "      - A: pass",
        "unmet-goal", 11);
    row("a goal that is met at once", "holds: {there is: {of: {backup: {controller: you}}}}",
        "holds: {turn of: you}", "met-at-once", 11);
}

void TestLessonFile::mistakesAreTold() {
    QFETCH(const QString, instead);
    QFETCH(const QString, written);
    QFETCH(const QString, code);
    QFETCH(const int, line);
    QVERIFY(sound.contains(instead));
    Findings findings;
    read(QString{sound}.replace(instead, written), findings);
    for (const Finding& finding : findings.all())
        if (QString::fromStdString(finding.code) == code && finding.line == line) {
            QVERIFY(!finding.hint.empty());
            return;
        }
    QFAIL(qPrintable(QStringLiteral("expected %1 in line %2; found:\n").arg(code).arg(line) +
                     QString::fromStdString(findings.toText())));
}

/// Whoever makes a token brings it along.
void TestLessonFile::aTokenThatIsNotThereIsTold() {
    const std::string game = "shadowverse_evolve";
    const CardDefinition* maker = nullptr;
    const CardDefinition* token = nullptr;
    for (const CardSet& set : productLibrary(game).sets())
        for (const CardDefinition& card : set.cards)
            if (maker == nullptr && card.makes.size() == 1)
                maker = &card;
    QVERIFY(maker != nullptr);
    for (const CardSet& set : productLibrary(game).sets())
        for (const CardDefinition& card : set.cards)
            if (card.isToken && card.isNamed(maker->makes.front()) && card.makes.empty())
                token = &card;
    QVERIFY(token != nullptr);
    const auto told = [&](const std::string& cards) {
        QString text = sound;
        text.replace(QStringLiteral("game: fftcg"), QStringLiteral("game: ") + QString::fromStdString(game));
        text.replace(QStringLiteral("cards: [FL-005, FL-001, FL-003]"),
                     QStringLiteral("cards: [") + QString::fromStdString(cards) + QLatin1Char(']'));
        Findings findings;
        static_cast<void>(writtenLesson("two-steps.yaml", text, findings, game));
        QStringList lines;
        for (const Finding& finding : findings.all())
            if (finding.code == "missing-token")
                lines << QString::number(finding.line);
        return lines.join(QLatin1Char(' '));
    };
    QCOMPARE(told(maker->id), QStringLiteral("4"));
    QCOMPARE(told(maker->id + ", " + token->id), QString{});
}

TAKUJO_TEST(TestLessonFile)

} // namespace test_lesson_file
#include "test_lesson_file.moc"
