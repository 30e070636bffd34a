// Lessons at play: the recorded solutions meet their goals, other ways do not; going back un-meets; whatever
// is legally played, the lesson goes along.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/random.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/match/view.h"
#include "tests/unit/match/lesson_play.h"

namespace test_lesson {

using namespace takujo;

namespace {

const Lesson& firstGame() {
    return firstLesson("fftcg");
}

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private slots:
    static void everySolutionMeetsItsGoals();
    static void whatElseIsDone_data();
    static void whatElseIsDone();
    static void goingBackUnmeets();
    static void takingBackUnmeetsWhatWasOnlyBegun();
    static void whatIsTriedIsKnown();
    static void refusalsGiveTheFirstHint();
    static void theArrowsPointAtWhatTheGoalIsAbout();
    static void givingUpMeetsNoGoal();
    static void aChapterMayGoOnWithTheOneBefore();
    static void anyLegalPlayGoesOn_data();
    static void anyLegalPlayGoesOn();
    static void everyTextIsThereTwice();
    static void everyCitedRuleIsThere();
};

void TestLesson::everySolutionMeetsItsGoals() {
    Findings findings;
    checkLesson(firstGame(), *findGame("fftcg"), findings);
    QCOMPARE(QString::fromStdString(findings.toText()), QString{});
    QCOMPARE(firstGame().chapters.size(), std::size_t{6});
}

void TestLesson::whatElseIsDone_data() {
    QTest::addColumn<int>("chapter");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("loss");
    QTest::newRow("1: nothing yet") << 1 << QStringList{} << "open open" << "no";
    QTest::newRow("1: the backup pays for another card")
        << 1 << QStringList{"cast Ash Warden", "pay Beacon Stoker", "pay Tinderfoot Runner"} << "open open"
        << "said";
    QTest::newRow("1: only passing") << 1 << QStringList{"pass"} << "open open" << "no";
    QTest::newRow("1: only passing, for too long")
        << 1 << QStringList{"pass", "pass", "pass", "pass", "discard Ash Warden"} << "open open" << "turns";
    QTest::newRow("2: without trying first")
        << 2 << QStringList{"cast Ash Warden", "pay Beacon Stoker", "pay Beacon Stoker#2", "pay Mother Kiln"}
        << "skipped met" << "no";
    QTest::newRow("2: the earth card pays too")
        << 2 << QStringList{"cast Ash Warden", "pay Quarry Hand", "pay Mother Kiln", "paid"} << "skipped met"
        << "no";
    QTest::newRow("2: passing") << 2 << QStringList{"pass", "pass"} << "open open" << "turns";
    QTest::newRow("3: the attack is left out")
        << 3 << QStringList{"cast Tinderfoot Runner", "pay Beacon Stoker", "pass", "no attack"}
        << "met open open" << "said";
    QTest::newRow("4: not blocking at first") << 4 << QStringList{"no block"} << "open open" << "said";
    QTest::newRow("4: blocking twice")
        << 4 << QStringList{"block Odrene the Boundary Stone", "block Odrene the Boundary Stone"}
        << "met open"
        << "said";
    QTest::newRow("5: not answering") << 5 << QStringList{"pass"} << "open open" << "said";
    QTest::newRow("5: answering, and not yet passing")
        << 5
        << QStringList{"cast Kite Without a String", "choose Crane of the Kindled Sky", "pay Ropeway Keeper",
                       "pay Ropeway Keeper#2"}
        << "met open" << "no";
    QTest::newRow("6: declining the EX Burst") << 6 << QStringList{"no burst"} << "open open open" << "said";
    QTest::newRow("6: breaking the attacker, which could not block anyway")
        << 6 << QStringList{"burst", "choose Breakwater Crew"} << "open open open" << "said";
    QTest::newRow("6: the summon from the hand for the dull attacker")
        << 6
        << QStringList{"burst",
                       "choose Odrene the Boundary Stone",
                       "cast Crane of the Kindled Sky",
                       "choose Breakwater Crew",
                       "pay Beacon Stoker",
                       "pay Beacon Stoker#2",
                       "pay Mother Kiln"}
        << "met open open" << "said";
}

void TestLesson::whatElseIsDone() {
    QFETCH(const int, chapter);
    QFETCH(const QStringList, answers);
    LessonPlay play{firstGame(), static_cast<std::size_t>(chapter - 1)};
    for (const QString& answer : answers)
        play.act(answer.toStdString());
    QTEST(play.states(), "states");
    QTEST(play.loss(), "loss");
}

void TestLesson::goingBackUnmeets() {
    LessonPlay play{firstGame(), 3};
    play.act("block Odrene the Boundary Stone");
    QCOMPARE(play.states(), QStringLiteral("met open"));
    play.match().undo();
    while (play.match().decision().decider != LessonRun::learner)
        play.match().undo();
    play.follow();
    QCOMPARE(play.states(), QStringLiteral("open open"));
    play.act("no block");
    QCOMPARE(play.loss(), QStringLiteral("said"));
    while (play.match().canUndo())
        play.match().undo();
    play.follow(); // the opponent attacks again, and it is as it was
    QCOMPARE(play.loss(), QStringLiteral("no"));
    play.act("block Odrene the Boundary Stone");
    play.act("no block");
    QVERIFY(play.run().isDone());
}

void TestLesson::takingBackUnmeetsWhatWasOnlyBegun() {
    LessonPlay play{firstGame(), 4};
    play.inTurn({"cast Kite Without a String", "choose Crane of the Kindled Sky", "pay Ropeway Keeper"});
    QCOMPARE(play.states(), QStringLiteral("open open"));
    play.match().takeBack();
    play.follow();
    QCOMPARE(play.states(), QStringLiteral("open open"));
    QCOMPARE(play.loss(), QStringLiteral("no"));
}

void TestLesson::whatIsTriedIsKnown() {
    LessonPlay play{firstGame(), 2};
    const auto attack = [&] {
        const auto verb = static_cast<Verb>(verbOfWord(play.match().game().tables, "attack"));
        const View view = viewOf(play.match(), LessonRun::learner);
        for (const ZoneView& zone : view.zones)
            for (const CardView& card : zone.cards)
                if (card.faceUp && play.match().cards()[card.definition].name.en == "Quarry Hand")
                    return Attempt{LessonRun::learner, {verb, {}, card.object, {}, 0}};
        return Attempt{};
    };
    play.run().refused(play.match(), attack());
    QCOMPARE(play.states(),
             QStringLiteral("open met open")); // in the main phase, too, it hears that it is new
    play.inTurn({"cast Tinderfoot Runner", "pay Beacon Stoker", "pass"});
    play.run().refused(play.match(), attack());
    QCOMPARE(play.states(), QStringLiteral("met met open"));
    while (play.match().canUndo())
        play.match().undo();
    play.follow();
    QCOMPARE(play.states(), QStringLiteral("open met open"));
}

void TestLesson::refusalsGiveTheFirstHint() {
    LessonPlay play{firstGame(), 1};
    const Attempt nothing{LessonRun::learner, {}};
    for (int i = 0; i < 3; ++i)
        play.run().toldWhyNot(play.match(), nothing); // whoever reads is not at a loss
    QCOMPARE(play.run().hintsGiven(), std::size_t{0});
    play.run().refused(play.match(), nothing);
    QCOMPARE(play.run().hintsGiven(), std::size_t{0});
    play.run().refused(play.match(), nothing);
    QCOMPARE(play.run().hintsGiven(), std::size_t{1});
    QVERIFY(!play.run().hasHint());
    play.run().giveHint(); // there is no more
    QCOMPARE(play.run().hintsGiven(), std::size_t{1});
}

void TestLesson::theArrowsPointAtWhatTheGoalIsAbout() {
    LessonPlay play{firstGame(), 0};
    const auto named = [&] {
        QStringList names;
        for (const ObjectId id : play.run().cardsToLookAt(play.match()))
            names << QString::fromStdString(play.match().position().definition(id).name.en);
        return names;
    };
    QCOMPARE(named(), QStringList{QStringLiteral("Beacon Stoker")});
    play.inTurn({"cast Beacon Stoker", "pay Tinderfoot Runner"});
    QCOMPARE(named(), QStringList{});
    // Another card is being paid for, and the one that the goal needs would be a payment.
    LessonPlay aside{firstGame(), 0};
    aside.act("cast Tinderfoot Runner");
    QVERIFY(aside.match().decision().within);
    QVERIFY(aside.run().cardsToLookAt(aside.match()).empty());
    aside.match().takeBack();
    aside.follow();
    QCOMPARE(aside.run().cardsToLookAt(aside.match()).size(), std::size_t{1});
    // What can't be finished any more is not to be gone on with.
    LessonPlay lost{firstGame(), 3};
    QVERIFY(!lost.run().cardsToLookAt(lost.match()).empty());
    lost.act("no block");
    QCOMPARE(lost.loss(), QStringLiteral("said"));
    QVERIFY(lost.run().cardsToLookAt(lost.match()).empty());
}

void TestLesson::givingUpMeetsNoGoal() {
    for (const Player player : bothPlayers) {
        LessonPlay play{firstGame(), firstGame().chapters.size() - 1};
        QVERIFY(play.run().content().goals.back().wins);
        const QString before = play.states();
        play.match().concede(player);
        play.follow();
        QVERIFY(play.match().over());
        QCOMPARE(play.states(), before);
        QVERIFY(!play.run().isDone());
        QCOMPARE(play.loss(), QStringLiteral("over"));
        // And the game may be gone back to.
        play.match().undo();
        play.follow();
        QCOMPARE(play.loss(), QStringLiteral("no"));
    }
}

void TestLesson::aChapterMayGoOnWithTheOneBefore() {
    Lesson two = firstGame();
    LessonChapter next = two.chapters[0];
    next.begins.reset();
    next.goals.resize(1);
    next.goals[0] = two.chapters[1].goals[1]; // Ash Warden is played
    next.solution.clear();
    two.chapters = {two.chapters[0], next};
    LessonPlay play{two, 0};
    QVERIFY(play.run().nextGoesOn());
    play.inTurn({"cast Beacon Stoker", "pay Tinderfoot Runner", "pass", "pass"});
    QVERIFY(play.run().isDone());
    const std::size_t here = play.match().place();
    play.run().goOn(play.match());
    QCOMPARE(play.match().place(), here);
    QCOMPARE(play.states(), QStringLiteral("open"));
    // Begun by itself, it begins where the solution of the first one leads.
    LessonPlay alone{two, 1};
    QCOMPARE(alone.match().state().turn, play.match().state().turn);
    QCOMPARE(alone.states(), QStringLiteral("open"));
    alone.inTurn({"cast Ash Warden", "pay Quarry Hand", "pay Beacon Stoker"});
    QVERIFY(alone.run().isDone());
}

void TestLesson::anyLegalPlayGoesOn_data() {
    QTest::addColumn<int>("chapter");
    for (int chapter = 0; chapter < static_cast<int>(firstGame().chapters.size()); ++chapter)
        QTest::addRow("chapter %d", chapter + 1) << chapter;
}

void TestLesson::anyLegalPlayGoesOn() {
    QFETCH(const int, chapter);
    constexpr int games = 30;
    constexpr int most = 120;
    for (int game = 0; game < games; ++game) {
        Random random{static_cast<std::uint64_t>(game)};
        LessonPlay play{firstGame(), static_cast<std::size_t>(chapter)};
        for (int i = 0; i < most && !play.match().over(); ++i) {
            QCOMPARE(play.match().decision().decider, LessonRun::learner);
            play.take(random.below(static_cast<std::uint32_t>(play.match().decision().options.size())));
        }
        // Wherever it ends, the lesson is through, says so, or can still be gone on with.
        if (play.match().over() && !play.run().isDone())
            QVERIFY(play.loss() != QStringLiteral("no"));
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

void TestLesson::everyTextIsThereTwice() {
    const auto check = [](const LocalizedText& text) {
        const auto isJapanese = [](QChar c) { return c.unicode() >= 0x3040 && c.unicode() < 0xa000; };
        const QString en = QString::fromStdString(text.en);
        const QString ja = QString::fromStdString(text.ja);
        QVERIFY2(!en.isEmpty() && std::ranges::none_of(en, isJapanese), qPrintable(en));
        QVERIFY2(std::ranges::any_of(ja, isJapanese), qPrintable(ja));
    };
    check(firstGame().title);
    check(firstGame().about);
    for (const LessonChapter& chapter : firstGame().chapters) {
        for (const LocalizedText* text : {&chapter.title, &chapter.text, &chapter.done})
            check(*text);
        for (const LessonGoal& goal : chapter.goals) {
            check(goal.title);
            check(goal.text);
            QVERIFY(!goal.hints.empty());
            for (const LocalizedText& hint : goal.hints)
                check(hint);
            if (goal.lost)
                check(goal.lost->text);
        }
    }
}

void TestLesson::everyCitedRuleIsThere() {
    Findings findings;
    const auto index = readRuleIndex(*findData("resources/rules/fftcg.yaml"), findings);
    QVERIFY(index.has_value());
    for (const LessonChapter& chapter : firstGame().chapters)
        for (const LessonGoal& goal : chapter.goals)
            for (const std::string& rule : goal.rules)
                QVERIFY2(index->find(rule) != nullptr, rule.c_str());
}

TAKUJO_TEST(TestLesson)

} // namespace test_lesson
#include "test_lesson.moc"
