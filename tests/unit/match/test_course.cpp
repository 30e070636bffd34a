// The course of every game: its lessons come in order, can be done as they are written, refuse what they say
// is refused, and know when they cannot be done any more.

#include "tests/test_program.h"

#include <QSet>
#include <QTest>

#include "engine/core/random.h"
#include "engine/core/zones.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/kit/visibility.h"
#include "tests/unit/match/lesson_play.h"

#include <algorithm>

namespace test_course {

using namespace takujo;

namespace {

/// One row for each lesson that the product has.
void eachLesson() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        if (!game->hidden)
            for (const Lesson& lesson : productLessons(std::string{game->id}))
                QTest::addRow("%s/%s", lesson.game.c_str(), lesson.id.c_str())
                    << QString::fromStdString(lesson.game) << QString::fromStdString(lesson.id);
}

const Lesson& lessonOf(const QString& game, const QString& id) {
    const auto& lessons = productLessons(game.toStdString());
    return *std::ranges::find(lessons, id.toStdString(), &Lesson::id);
}

QString named(const Lesson& lesson, std::size_t chapter) {
    return QStringLiteral("%1/%2, chapter %3")
        .arg(QString::fromStdString(lesson.game), QString::fromStdString(lesson.id))
        .arg(chapter + 1);
}

/// Where a chapter stands when so many of its steps have been taken.
struct Stand {
    Lesson lesson;
    std::unique_ptr<LessonRun> run;
    std::unique_ptr<Match> match;

    Stand(const Lesson& whole, std::size_t chapter, std::size_t steps)
        : lesson{whole}, run{std::make_unique<LessonRun>(lesson, *findGame(lesson.game))} {
        lesson.chapters[chapter].solution.resize(steps);
        match = run->begin(chapter, {"A", "B"});
        playSolution(*run, *match);
    }
};

std::vector<ObjectId> objectsNamed(const Match& match, const CardReference& card) {
    std::vector<ObjectId> found;
    for (std::size_t kind = 0; kind < match.game().tables.zones.size(); ++kind)
        for (const Player owner : {Player::a, Player::b, Player::nobody})
            for (const ObjectId id : objectsIn(match.state(), {static_cast<std::uint8_t>(kind), owner}))
                if (isNamed(match.position(), id, card, LessonRun::learner))
                    found.push_back(id);
    return found;
}

/// What gestures with the card mean that could mean the deed, and are refused.
std::vector<Attempt> gesturesFor(const Match& match, const ScenarioAnswer& deed) {
    std::vector<Attempt> refused;
    const auto add = [&](const std::optional<Attempt>& attempt) {
        if (attempt && !match.whyNot(*attempt).empty())
            refused.push_back(*attempt);
    };
    const std::vector<ObjectId> targets =
        deed.target ? objectsNamed(match, *deed.target) : std::vector<ObjectId>{};
    for (const ObjectId card : objectsNamed(match, *deed.card)) {
        if (!sees(match.position(), LessonRun::learner, card))
            continue;
        add(match.meaningOf(LessonRun::learner, card, {}, {}));
        for (const ObjectId target : targets)
            add(match.meaningOf(LessonRun::learner, card, {}, target));
        for (std::size_t kind = 0; kind < match.game().tables.zones.size(); ++kind)
            for (const Player owner : bothPlayers)
                add(match.meaningOf(LessonRun::learner, card, {static_cast<std::uint8_t>(kind), owner}, {}));
    }
    return refused;
}

bool isJapanese(QChar c) {
    return c.unicode() >= 0x3040 && c.unicode() < 0xa000;
}

} // namespace

class TestCourse : public QObject {
    Q_OBJECT

private slots:
    static void lessonsComeInTheOrderOfTheCourse();
    static void withoutAnOrderALessonComesLast();
    static void everyLessonCanBeDone_data() { eachLesson(); }
    static void everyLessonCanBeDone();
    static void whoDoesAsWrittenIsNeverTakenForLost_data() { eachLesson(); }
    static void whoDoesAsWrittenIsNeverTakenForLost();
    static void whatIsRefusedIsToldWithItsRule_data() { eachLesson(); }
    static void whatIsRefusedIsToldWithItsRule();
    static void whatIsTriedCanBeTriedAtTheTable_data() { eachLesson(); }
    static void whatIsTriedCanBeTriedAtTheTable();
    static void everyCitedRuleIsThere_data() { eachLesson(); }
    static void everyCitedRuleIsThere();
    static void everyTextIsThereTwice_data() { eachLesson(); }
    static void everyTextIsThereTwice();
    static void anyLegalPlayGoesOn_data() { eachLesson(); }
    static void anyLegalPlayGoesOn();
};

void TestCourse::lessonsComeInTheOrderOfTheCourse() {
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        QStringList ids;
        for (const Lesson& lesson : productLessons(std::string{game->id}))
            ids << QString::fromStdString(lesson.id);
        QStringList course{QStringLiteral("first-game"), QStringLiteral("timing"),
                           QStringLiteral("special-cards"), QStringLiteral("puzzles")};
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()) - QSet<QString>(course.begin(), course.end()),
                 QSet<QString>{});
        course.removeIf([&](const QString& id) { return !ids.contains(id); });
        QCOMPARE(ids, course);
    }
}

void TestCourse::withoutAnOrderALessonComesLast() {
    const WrittenFiles files;
    const auto write = [&](const std::string& name, const std::string& order) {
        files.write("resources/lessons/fftcg/" + name + ".yaml",
                    "lesson: {en: One, ja: 一}\ngame: fftcg\nabout: {en: A test., ja: 試験。}\n" + order +
                        "cards: [FL-005, FL-003]\ndeck: [Tinderfoot Runner]\nchapters:\n"
                        "  - chapter: {en: One, ja: 一}\n    text: {en: Pass., ja: パス。}\n"
                        "    setup: {turn: A, phase: main 1, A: {hand: [Beacon Stoker, Tinderfoot Runner]}}\n"
                        "    goals: [{goal: {en: Play, ja: 出す}, does: {cast: Beacon Stoker}}]\n"
                        "    done: {en: Done., ja: 終わり。}\n"
                        "    steps: [{A: {cast: Beacon Stoker, pay: Tinderfoot Runner}}]\n");
    };
    write("a-free-one", "");
    write("b-second", "order: 2\n");
    write("c-first", "order: 1\n");
    const Game& game = *findGame("fftcg");
    Findings findings;
    const Library library = loadLibrary(game.id, game.schema, game.deckWords(), findings);
    const QByteArray before = qgetenv("TAKUJO_DATA");
    qputenv("TAKUJO_DATA", files.path().c_str());
    const std::vector<Lesson> lessons = loadLessons(game, library, findings);
    qputenv("TAKUJO_DATA", before);
    QCOMPARE(QString::fromStdString(findings.toText()), QString{});
    QStringList own;
    for (const Lesson& lesson : lessons)
        if (lesson.title.en == "One")
            own << QString::fromStdString(lesson.id);
    QCOMPARE(own, (QStringList{QStringLiteral("c-first"), QStringLiteral("b-second"),
                               QStringLiteral("a-free-one")}));
    QCOMPARE(QString::fromStdString(lessons.back().id), QStringLiteral("a-free-one"));
}

void TestCourse::everyLessonCanBeDone() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    Findings findings;
    checkLesson(lessonOf(game, id), *findGame(game.toStdString()), findings);
    QCOMPARE(QString::fromStdString(findings.toText()), QString{});
}

void TestCourse::whoDoesAsWrittenIsNeverTakenForLost() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    const Lesson& lesson = lessonOf(game, id);
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter) {
        const Stand stand{lesson, chapter, lesson.chapters[chapter].solution.size()};
        while (stand.match->canUndo()) {
            stand.match->undo();
            stand.run->follow(*stand.match);
            QVERIFY2(!stand.run->lost(*stand.match), qPrintable(named(lesson, chapter)));
        }
    }
}

/// A goal that names the rule which refuses shows this rule beside it, so that one can look it up.
void TestCourse::whatIsRefusedIsToldWithItsRule() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    const Lesson& lesson = lessonOf(game, id);
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter)
        for (const LessonGoal& goal : lesson.chapters[chapter].goals)
            if (!goal.refusedBy.empty())
                QVERIFY2(std::ranges::find(goal.rules, goal.refusedBy) != goal.rules.end(),
                         qPrintable(named(lesson, chapter)));
}

/// A click or a drag means it, and then the rule that the goal waits for refuses it first.
void TestCourse::whatIsTriedCanBeTriedAtTheTable() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    const Lesson& lesson = lessonOf(game, id);
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter)
        for (std::size_t i = 0; i < lesson.chapters[chapter].solution.size(); ++i) {
            const ScenarioStep& step = lesson.chapters[chapter].solution[i];
            if (!step.isTry)
                continue;
            const Stand stand{lesson, chapter, i};
            LessonRun& run = *stand.run;
            const std::size_t goal = run.current();
            QVERIFY2(lesson.chapters[chapter].goals[goal].tries, qPrintable(named(lesson, chapter)));
            for (const Attempt& attempt : gesturesFor(*stand.match, step.answers.front()))
                run.refused(*stand.match, attempt);
            QVERIFY2(run.stateOf(goal) == LessonRun::GoalState::met,
                     qPrintable(named(lesson, chapter) + QStringLiteral(": ") +
                                QString::fromStdString(lesson.chapters[chapter].goals[goal].title.en)));
        }
}

void TestCourse::everyCitedRuleIsThere() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    Findings findings;
    const auto index = readRuleIndex(*findData("resources/rules/" + game.toStdString() + ".yaml"), findings);
    QVERIFY(index.has_value());
    for (const LessonChapter& chapter : lessonOf(game, id).chapters)
        for (const LessonGoal& goal : chapter.goals)
            for (const std::string& rule : goal.rules)
                QVERIFY2(index->find(rule) != nullptr, rule.c_str());
}

void TestCourse::everyTextIsThereTwice() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    const Lesson& lesson = lessonOf(game, id);
    const auto check = [](const LocalizedText& text) {
        const QString en = QString::fromStdString(text.en);
        const QString ja = QString::fromStdString(text.ja);
        QVERIFY2(!en.isEmpty() && std::ranges::none_of(en, isJapanese), qPrintable(en));
        QVERIFY2(std::ranges::any_of(ja, isJapanese), qPrintable(ja));
    };
    check(lesson.title);
    check(lesson.about);
    for (const LessonChapter& chapter : lesson.chapters) {
        for (const LocalizedText* text : {&chapter.title, &chapter.text, &chapter.done})
            check(*text);
        for (const LessonGoal& goal : chapter.goals) {
            check(goal.title);
            if (!chapter.isPuzzle())
                check(goal.text);
            QVERIFY2(!goal.hints.empty(), goal.title.en.c_str());
            for (const LocalizedText& hint : goal.hints)
                check(hint);
            if (goal.lost)
                check(goal.lost->text);
        }
    }
}

/// Wherever play ends, the lesson is through, says that it can't be, or can still be gone on with.
void TestCourse::anyLegalPlayGoesOn() {
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    const Lesson& lesson = lessonOf(game, id);
    if (lesson.chapters.front().isPuzzle())
        return; // their opponent tries everything; test_puzzles plays them
    constexpr int games = 8;
    constexpr int most = 80;
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter)
        for (int played = 0; played < games; ++played) {
            Random random{static_cast<std::uint64_t>(played)};
            LessonPlay play{lesson, chapter};
            for (int i = 0; i < most && !play.match().over(); ++i) {
                QCOMPARE(play.match().decision().decider, LessonRun::learner);
                play.take(random.below(static_cast<std::uint32_t>(play.match().decision().options.size())));
            }
            if (play.match().over() && !play.run().isDone())
                QVERIFY2(play.loss() != QStringLiteral("no"), qPrintable(named(lesson, chapter)));
            const QString states = play.states();
            const std::size_t end = play.match().place();
            while (play.match().canUndo())
                play.match().undo();
            play.run().follow(play.match());
            play.match().goTo(end);
            play.run().follow(play.match());
            QCOMPARE(play.states(), states);
        }
}

TAKUJO_TEST(TestCourse)

} // namespace test_course
#include "test_course.moc"
