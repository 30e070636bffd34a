// takujo-cli play --lesson: a lesson's chapters one after the other, with hints, wrong ways and all.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/match/lesson_play.h"

#include <QTest>

namespace test_play_lesson {

using namespace takujo;

namespace {

const Lesson& firstGame() {
    return firstLesson("fftcg");
}

/// Plays the solution of a chapter beside the terminal, and writes what has to be typed for it.
class Beside {
public:
    explicit Beside(std::size_t chapter)
        : run_{firstGame(), *findGame("fftcg")}, match_{run_.begin(chapter, {"Blue", "Crimson"})} {}

    std::string solution() {
        std::string typed;
        const std::size_t before = match_->places();
        playSolution(run_, *match_);
        for (std::size_t place = before; place < match_->places(); ++place) {
            const MatchPlace step = match_->at(place);
            if (step.answer.player != LessonRun::learner)
                continue; // the program answers for the other
            const auto options = match_->engineAt(step.before).decision().options;
            const auto index = std::ranges::find(options, step.answer.option) - options.begin();
            typed += std::to_string(index + 1) + "\n";
        }
        return typed;
    }
    bool isDone() const { return run_.isDone(); }

private:
    LessonRun run_;
    std::unique_ptr<Match> match_;
};

CommandRun take(const std::string& input, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"play", "--lesson", "first-game"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, input);
}

QString en(const LocalizedText& text) {
    return QString::fromStdString(text.en);
}

} // namespace

class TestPlayLesson : public QObject {
    Q_OBJECT

private slots:
    static void itIsTakenToItsEnd();
    static void aChapterIsChosen();
    static void hintsComeOneAfterTheOther();
    static void aChapterIsNotSkipped();
    static void aWrongWayIsToldAndUndone();
    static void itIsNotSaved();
    static void itIsGivenInJapanese();
    static void wrongCallsAreTold_data();
    static void wrongCallsAreTold();
};

void TestPlayLesson::itIsTakenToItsEnd() {
    std::string typed;
    const auto& chapters = firstGame().chapters;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        Beside beside{i};
        typed += beside.solution() + "next\n";
        QVERIFY(beside.isDone());
    }
    const CommandRun result = take(typed);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QCOMPARE(result.status, 0);
    for (const LessonChapter& chapter : chapters) {
        QVERIFY2(result.out.contains(en(chapter.title)), qPrintable(en(chapter.title)));
        QVERIFY2(result.out.contains(en(chapter.done)), qPrintable(en(chapter.title)));
        for (const LessonGoal& goal : chapter.goals)
            if (!goal.tries) // those may be skipped
                QVERIFY2(result.out.contains("✓ " + en(goal.title)), qPrintable(en(goal.title)));
    }
    QVERIFY(!result.out.contains("can't be finished"));
    QVERIFY(result.out.contains("That was the last chapter."));
}

void TestPlayLesson::aChapterIsChosen() {
    const CommandRun result = take("quit\n", {"--chapter", "4"});
    QVERIFY2(result.out.contains("Chapter 4 of 6: " + en(firstGame().chapters[3].title)),
             qPrintable(result.out));
    QVERIFY(!result.out.contains(en(firstGame().chapters[0].title)));
}

void TestPlayLesson::hintsComeOneAfterTheOther() {
    const LessonGoal& goal = firstGame().chapters[0].goals[0];
    const CommandRun result = take("hint\nhint\nhint\n");
    QCOMPARE(goal.hints.size(), std::size_t{2});
    const qsizetype first = result.out.indexOf(en(goal.hints[0]));
    const qsizetype second = result.out.indexOf(en(goal.hints[1]));
    const qsizetype none = result.out.indexOf("There is no other hint here.");
    QVERIFY(first > 0 && second > first && none > second);
}

void TestPlayLesson::aChapterIsNotSkipped() {
    const CommandRun result = take("next\nquit\n");
    QVERIFY(result.out.contains("This chapter is not done yet."));
    QVERIFY(!result.out.contains("Chapter 2"));
}

void TestPlayLesson::aWrongWayIsToldAndUndone() {
    // Whoever gives up has not won, and can go back.
    const CommandRun result = take("concede\nundo\nagain\nquit\n", {"--chapter", "6"});
    QVERIFY2(result.out.contains("The game has ended another way."), qPrintable(result.out));
    QVERIFY(result.out.contains("From here this chapter can't be finished."));
    QVERIFY(!result.out.contains(en(firstGame().chapters[5].done)));
    QCOMPARE(result.out.count("Chapter 6 of 6"), 2); // and once more from its beginning
}

void TestPlayLesson::itIsNotSaved() {
    const CommandRun result = take("save lesson.yaml\nquit\n");
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("A lesson is not saved."), qPrintable(result.out));
    QVERIFY(!std::filesystem::exists("lesson.yaml"));
}

void TestPlayLesson::itIsGivenInJapanese() {
    const CommandRun result = take("hint\nquit\n", {"--language", "ja"});
    const LessonChapter& chapter = firstGame().chapters[0];
    for (const LocalizedText* text : {&chapter.title, &chapter.text, &chapter.goals[0].title,
                                      &chapter.goals[0].text, &chapter.goals[0].hints[0]}) {
        QVERIFY2(result.out.contains(QString::fromStdString(text->ja)), text->ja.c_str());
        QVERIFY2(!result.out.contains(en(*text)), text->en.c_str());
    }
}

void TestPlayLesson::wrongCallsAreTold_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    QTest::newRow("no such lesson") << QStringList{"--lesson", "last-game"} << 1 << "first-game";
    QTest::newRow("no such chapter") << QStringList{"--lesson", "first-game", "--chapter", "7"} << 1
                                     << "This lesson has 6 chapters.";
    QTest::newRow("no lesson of that game")
        << QStringList{"--lesson", "first-game", "--game", "workbench"} << 1 << "There is no lesson";
    QTest::newRow("with a seed") << QStringList{"--lesson", "first-game", "--seed", "3"} << 2
                                 << "A lesson brings its own cards";
    QTest::newRow("a chapter of nothing")
        << QStringList{"--game", "fftcg", "--chapter", "2"} << 2 << "Only a lesson has chapters";
}

void TestPlayLesson::wrongCallsAreTold() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, told);
    std::vector<std::string> all{"play"};
    for (const QString& argument : arguments)
        all.push_back(argument.toStdString());
    const CommandRun result = run(all);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
}

TAKUJO_TEST(TestPlayLesson)

} // namespace test_play_lesson
#include "test_play_lesson.moc"
