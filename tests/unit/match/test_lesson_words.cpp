// What a lesson says, page after page, and which way it would go on.

#include "engine/match/lessons/lesson_words.h"
#include "tests/test_program.h"
#include "tests/unit/match/lesson_play.h"

#include <QTest>

namespace test_lesson_words {

using namespace takujo;

namespace {

const Lesson& firstGame() {
    return firstLesson("fftcg");
}

/// "chapter goal1 hint1", goals counted from 1.
QString pages(LessonPlay& play) {
    using Kind = LessonPage::Kind;
    QStringList result;
    for (const LessonPage& page : pagesSoFar(play.run(), play.match()))
        result << (page.kind == Kind::chapter ? QStringLiteral("chapter")
                   : page.kind == Kind::goal  ? QStringLiteral("goal%1").arg(page.goal + 1)
                   : page.kind == Kind::hint  ? QStringLiteral("hint%1").arg(page.goal + 1)
                   : page.kind == Kind::lost  ? QStringLiteral("lost")
                                              : QStringLiteral("done"));
    return result.join(u' ');
}

/// The card that the solution goes on with, the verb where it is none, or "nothing".
QString onTheWay(LessonPlay& play) {
    const auto next = play.run().nextAnswer(play.match());
    if (!next)
        return QStringLiteral("nothing");
    const Option& option = play.match().decision().options[*next];
    const Position position = play.match().position();
    return QString::fromStdString(option.object.exists()
                                      ? position.definition(option.object).name.en
                                      : std::string{position.rules.verb(option.verb).word});
}

} // namespace

class TestLessonWords : public QObject {
    Q_OBJECT

private slots:
    static void thePagesFollowWhatIsDone();
    static void aLossIsTheLastWord();
    static void stepsAreCountedThroughTheLesson();
    static void theWayOfTheSolutionIsKnown();
    static void whoHasLeftTheWayIsShownNothing();
    static void whoHasLeftTheWayIsShownTheOnlyWayOn();
    static void aCardMayBePutElsewhere();
    static void everySolutionIsShownAnswerByAnswer_data();
    static void everySolutionIsShownAnswerByAnswer();
    static void puzzlesGiveNothingAway();
};

void TestLessonWords::thePagesFollowWhatIsDone() {
    LessonPlay play{firstGame(), 0};
    QCOMPARE(pages(play), QStringLiteral("chapter goal1"));
    play.run().giveHint();
    QCOMPARE(pages(play), QStringLiteral("chapter goal1 hint1"));
    play.inTurn({"cast Beacon Stoker", "pay Tinderfoot Runner"});
    QCOMPARE(pages(play), QStringLiteral("chapter goal1 goal2"));
    play.inTurn({"pass", "pass"});
    QCOMPARE(pages(play), QStringLiteral("chapter goal1 goal2 done"));
}

void TestLessonWords::aLossIsTheLastWord() {
    LessonPlay play{firstGame(), 0};
    play.inTurn({"cast Ash Warden", "pay Beacon Stoker", "pay Tinderfoot Runner"});
    const std::vector<LessonPage> all = pagesSoFar(play.run(), play.match());
    QVERIFY(all.back().kind == LessonPage::Kind::lost);
    QVERIFY(all.back().text != nullptr && !all.back().text->ja.empty());
    play.match().undo();
    play.follow();
    QVERIFY(pagesSoFar(play.run(), play.match()).back().kind != LessonPage::Kind::lost);
}

void TestLessonWords::stepsAreCountedThroughTheLesson() {
    const LessonStep first = stepOf(firstGame(), 0, 0);
    QCOMPARE(first.at, std::size_t{1});
    QCOMPARE(first.of, std::size_t{14}); // 2 + 2 + 3 + 2 + 2 + 3 goals
    QCOMPARE(stepOf(firstGame(), 2, 1).at, std::size_t{6});
    QCOMPARE(stepOf(firstGame(), 5, 2).at, first.of);
}

void TestLessonWords::theWayOfTheSolutionIsKnown() {
    LessonPlay play{firstGame(), 0};
    QCOMPARE(onTheWay(play), QStringLiteral("Beacon Stoker"));
    play.act("cast Beacon Stoker");
    QCOMPARE(onTheWay(play), QStringLiteral("Tinderfoot Runner"));
    play.act("pay Tinderfoot Runner");
    QCOMPARE(onTheWay(play), QStringLiteral("pass"));
    play.inTurn({"pass", "pass"});
    QCOMPARE(onTheWay(play), QStringLiteral("nothing")); // the chapter is done
}

void TestLessonWords::whoHasLeftTheWayIsShownNothing() {
    LessonPlay play{firstGame(), 0};
    play.act("pass");
    QCOMPARE(onTheWay(play), QStringLiteral("nothing"));
    play.match().undo();
    play.follow();
    QCOMPARE(onTheWay(play), QStringLiteral("Beacon Stoker"));
}

/// Another card than the solution's: what is left to do is to pass.
void TestLessonWords::whoHasLeftTheWayIsShownTheOnlyWayOn() {
    LessonPlay play{firstLesson("gate_ruler"), 0};
    QCOMPARE(onTheWay(play), QStringLiteral("Trellis Walker"));
    play.act("play Copper Ox");
    for (int passes = 0; passes < 2; ++passes) { // it arrives, and nothing can be paid for any more
        QCOMPARE(play.match().decision().options.size(), std::size_t{1});
        QCOMPARE(onTheWay(play), QStringLiteral("pass"));
        play.act("pass");
    }
    QVERIFY(play.match().decision().options.size() > 1); // somebody may attack
    QCOMPARE(onTheWay(play), QStringLiteral("nothing"));
}

/// Into another zone than the solution has it: the way goes on from there.
void TestLessonWords::aCardMayBePutElsewhere() {
    LessonPlay play{firstLesson("gate_ruler"), 0};
    const auto shown = play.run().nextAnswer(play.match());
    QVERIFY(shown);
    const std::vector<Option> options = play.match().decision().options;
    const auto other = std::ranges::find_if(options, [&](const Option& option) {
        return option.object == options[*shown].object && option.verb == options[*shown].verb &&
               option != options[*shown];
    });
    QVERIFY(other != options.end());
    play.take(static_cast<std::size_t>(other - options.begin()));
    for (const char* answer : {"pass", "pass", "end attacks"}) {
        QCOMPARE(onTheWay(play), QString::fromLatin1(answer));
        play.take(*play.run().nextAnswer(play.match()));
    }
    QCOMPARE(onTheWay(play), QStringLiteral("Copper Ox"));
}

void TestLessonWords::everySolutionIsShownAnswerByAnswer_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"fftcg", "duel_masters", "gate_ruler", "granblue", "shadowverse_evolve"})
        QTest::newRow(game) << QString::fromUtf8(game);
}

/// Whoever does nothing but what is shown comes to the end of every chapter, but for what is only tried.
void TestLessonWords::everySolutionIsShownAnswerByAnswer() {
    QFETCH(const QString, game);
    const Lesson& lesson = firstLesson(game.toStdString());
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter) {
        LessonPlay play{lesson, chapter};
        for (int answers = 0; answers < 200 && !play.run().isDone(); ++answers) {
            const auto next = play.run().nextAnswer(play.match());
            if (!next)
                break;
            play.take(*next);
        }
        const auto& goals = play.run().content().goals;
        for (std::size_t i = 0; i < goals.size(); ++i)
            QVERIFY2(goals[i].tries || play.run().stateOf(i) != LessonRun::GoalState::open,
                     qPrintable(QStringLiteral("chapter %1, goal %2").arg(chapter + 1).arg(i + 1)));
    }
}

void TestLessonWords::puzzlesGiveNothingAway() {
    for (const Lesson& lesson : productLessons("fftcg"))
        if (lesson.id == "puzzles") {
            LessonPlay play{lesson, 0};
            QVERIFY(play.run().content().isPuzzle());
            QCOMPARE(onTheWay(play), QStringLiteral("nothing"));
            return;
        }
    QFAIL("there are no puzzles");
}

TAKUJO_TEST(TestLessonWords)

} // namespace test_lesson_words
#include "test_lesson_words.moc"
