// Puzzles: what they claim is proved by trying everything, and the opponent defends as well as can be.

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/registry.h"
#include "tests/unit/match/lesson_play.h"

#include <algorithm>

namespace test_puzzles {

using namespace takujo;

namespace {

/// Two forwards against one that can block, and one damage to go: to be solved by playing the second one and
/// then attacking with the stronger one.
QString puzzle(const QString& solutions) {
    return QStringLiteral("lesson: {en: Puzzles, ja: パズル}\n"
                          "game: fftcg\n"
                          "about: {en: A test., ja: 試験。}\n"
                          "cards: [FL-001, FL-003, FL-005, FL-007]\n"
                          "deck: [Rimeglass Sentry]\n"
                          "chapters:\n"
                          "  - chapter: {en: One, ja: 一}\n"
                          "    text: {en: Win., ja: 勝つ。}\n"
                          "    setup:\n"
                          "      turn: A\n"
                          "      phase: main 1\n"
                          "      A: {hand: [FL-003, Beacon Stoker], field: [FL-001], damage zone: 5}\n"
                          "      B: {field: [Rimeglass Sentry], damage zone: 6}\n"
                          "    turn limit: 1\n"
                          "    goals: [{goal: {en: Win, ja: 勝つ}, wins: true}]\n"
                          "    solutions: %1\n"
                          "    done: {en: Done., ja: 終わり。}\n"
                          "    steps: [{A: {cast: Tinderfoot Runner}}, {A: {attack: FL-001}}]\n")
        .arg(solutions);
}

std::optional<Lesson> read(const QString& text, Findings& findings) {
    return writtenLesson("puzzles.yaml", text, findings);
}

/// What is found when everything has been tried.
QString told(const QString& text) {
    Findings findings;
    if (const auto lesson = read(text, findings))
        checkLesson(*lesson, *findGame("fftcg"), findings);
    return QString::fromStdString(findings.toText());
}

} // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

private slots:
    static void everyPuzzleIsProved_data();
    static void everyPuzzleIsProved();
    static void whatIsClaimedIsAllThereIs();
    static void aFalseClaimIsFound_data();
    static void aFalseClaimIsFound();
    static void aPuzzleIsAboutThePosition();
    static void theOpponentDefends();
    static void whoFailsMayTryAgain();
};

void TestPuzzles::everyPuzzleIsProved_data() {
    QTest::addColumn<QString>("game");
    for (const Game* game : allGames())
        if (!game->hidden)
            QTest::newRow(std::string{game->id}.c_str()) << QString::fromStdString(std::string{game->id});
}

void TestPuzzles::everyPuzzleIsProved() {
    QFETCH(const QString, game);
    int puzzles = 0;
    for (const Lesson& lesson : productLessons(game.toStdString())) {
        if (std::ranges::none_of(lesson.chapters, &LessonChapter::isPuzzle))
            continue;
        Findings findings;
        checkLesson(lesson, *findGame(game.toStdString()), findings);
        QCOMPARE(QString::fromStdString(findings.toText()), QString{});
        puzzles += static_cast<int>(std::ranges::count_if(lesson.chapters, &LessonChapter::isPuzzle));
    }
    constexpr int ofEachGame = 6;
    QVERIFY2(puzzles >= ofEachGame, QByteArray::number(puzzles));
}

void TestPuzzles::whatIsClaimedIsAllThereIs() {
    QCOMPARE(told(puzzle(QStringLiteral("[{cast: Tinderfoot Runner}]"))), QString{});
}

void TestPuzzles::aFalseClaimIsFound_data() {
    QTest::addColumn<QString>("solutions");
    QTest::newRow("another answer") << "[pass]";
    QTest::newRow("one too many") << "[pass, {cast: Tinderfoot Runner}]";
}

void TestPuzzles::aFalseClaimIsFound() {
    QFETCH(const QString, solutions);
    QVERIFY2(told(puzzle(solutions))
                 .contains(QStringLiteral("is solved by cast Tinderfoot Runner@hand, and not by")),
             qPrintable(told(puzzle(solutions))));
}

void TestPuzzles::aPuzzleIsAboutThePosition() {
    QString done = puzzle(QStringLiteral("[pass]"));
    done.replace(QStringLiteral("wins: true"), QStringLiteral("does: pass"));
    QVERIFY(told(done).contains(QStringLiteral("The goals of a puzzle are reached")));
    QString endless = puzzle(QStringLiteral("[pass]"));
    endless.remove(QStringLiteral("    turn limit: 1\n"));
    QVERIFY(told(endless).contains(QStringLiteral("A puzzle has to end.")));
    QString ofTheOther = puzzle(QStringLiteral("[pass]"));
    ofTheOther.replace(QStringLiteral("turn: A\n"), QStringLiteral("turn: B\n"));
    QVERIFY(told(ofTheOther).contains(QStringLiteral("The learner is not asked when this puzzle begins.")));
}

/// The weaker one is blocked and broken; the blocker then stops the other one, too.
void TestPuzzles::theOpponentDefends() {
    Findings findings;
    const auto lesson = read(puzzle(QStringLiteral("[{cast: Tinderfoot Runner}]")), findings);
    QVERIFY(lesson.has_value());
    const auto attack = [](LessonPlay& play, const std::string& who) {
        play.act("attack " + who);
        ScenarioAnswer now;
        now.verb = "attack now"; // and nobody with it
        if (const auto option = meantOption(play.match().position(), play.match().decision(), now))
            play.take(*option);
    };
    LessonPlay wrong{*lesson, 0};
    wrong.act("cast Tinderfoot Runner");
    attack(wrong, "Tinderfoot Runner");
    QVERIFY(!wrong.match().over());
    attack(wrong, "Ash Warden");
    QVERIFY(!wrong.match().over());
    QCOMPARE(wrong.states(), QStringLiteral("open"));
    LessonPlay right{*lesson, 0};
    right.act("cast Tinderfoot Runner");
    attack(right, "Ash Warden");
    if (!right.match().over()) // it was blocked
        attack(right, "Tinderfoot Runner");
    QCOMPARE(right.states(), QStringLiteral("met"));
}

void TestPuzzles::whoFailsMayTryAgain() {
    Findings findings;
    const auto lesson = read(puzzle(QStringLiteral("[{cast: Tinderfoot Runner}]")), findings);
    LessonPlay play{*lesson, 0};
    QVERIFY(!play.run().lost(play.match()).has_value());
    constexpr int mostPasses = 9;
    for (int i = 0; i < mostPasses && !play.run().lost(play.match()); ++i)
        play.take(play.match().decision().options.size() - 1);
    QVERIFY(play.run().lost(play.match()).has_value());
    QCOMPARE(play.states(), QStringLiteral("open"));
    while (play.match().canUndo())
        play.match().undo();
    play.follow();
    QVERIFY(!play.run().lost(play.match()).has_value());
}

TAKUJO_TEST(TestPuzzles)

} // namespace test_puzzles
#include "test_puzzles.moc"
