// What learners may do instead of what a further lesson wants, and that it says so when the chapter can't be
// finished any more.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/lesson_play.h"

#include <algorithm>

namespace test_mistakes_in_lessons {

using namespace takujo;

namespace {

/// "verb", "verb|card" or "verb|card|target"; what is forced then happens.
bool give(LessonPlay& play, const QString& words) {
    const QStringList parts = words.split(QLatin1Char('|'));
    ScenarioAnswer answer;
    answer.verb = parts[0].toStdString();
    if (parts.size() > 1)
        answer.card = parseReference(parts[1].toStdString());
    if (parts.size() > 2)
        answer.target = parseReference(parts[2].toStdString());
    const auto option = meantOption(play.match().position(), play.match().decision(), answer);
    if (!option)
        return false;
    play.take(*option);
    while (play.match().decision().within && play.match().decision().options.size() == 1 &&
           !play.match().decision().options.front().object.exists())
        play.take(0);
    return true;
}

} // namespace

class TestMistakesInLessons : public QObject {
    Q_OBJECT

private slots:
    static void whatElseIsDone_data();
    static void whatElseIsDone();
};

void TestMistakesInLessons::whatElseIsDone_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("chapter");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("loss");
    const auto row = [](const char* lesson, int chapter, const char* name, const QStringList& answers,
                        const char* states, const char* loss) {
        QTest::addRow("%s %d: %s", lesson, chapter, name)
            << QString::fromLatin1(lesson) << chapter << answers << QString::fromLatin1(states)
            << QString::fromLatin1(loss);
    };

    const char* const timing = "fftcg/timing";
    row(timing, 1, "attacking before the way is free", {"pass", "attack|Quarry Hand", "pass", "pass"},
        "open open open", "said");
    row(timing, 1, "attacking nobody", {"pass", "no attack", "pass"}, "open open open", "said");
    row(timing, 2, "letting the attack through", {"pass", "pass"}, "open open open", "said");
    row(timing, 3, "not answering", {"pass"}, "open open open", "said");
    row(timing, 3, "answering without trying first", {"cast|Boulder at Noon"}, "skipped met open", "no");
    row(timing, 4, "attacking alone", {"attack|Ember-Road Courier", "attack now", "pass", "pass"},
        "open open met", "said");
    row(timing, 4, "the courier's ability on top",
        {"attack|Ember-Road Courier", "join|The Powder and Wire Brothers",
         "next ability|The Powder and Wire Brothers", "mode", "choose|Kite Scout", "pass"},
        "met open open", "said");
    row(timing, 5, "the boulder before the block", {"attack|Ash Warden", "cast|Boulder at Noon"}, "open met",
        "said");
    row(timing, 5, "no boulder at all", {"attack|Ash Warden", "pass", "pass"}, "met open", "said");
    row(timing, 6, "attacking nobody", {"no attack", "pass"}, "open open", "said");

    const char* const special = "fftcg/special-cards";
    row(special, 1, "the new backup pays for the ability",
        {"use|Wishing-Well Child", "pay|Salt-Lamp Trimmer"}, "skipped met open open", "said");
    row(special, 2, "the only lightning pays for the rooster",
        {"cast|Rooster of the First Morning", "pay|Rod Climber", "pay|Beacon Stoker", "paid"},
        "skipped open met open", "said");
    row(special, 3, "no forward is made", {"pass", "no attack", "pass"}, "open open open", "said");
    row(special, 4, "nothing is used", {"pass"}, "open open", "no");
    row(special, 5, "blocking too early", {"block|Last of the Field Hands"}, "open open", "said");
    row(special, 5, "blocking nobody", {"no block", "no block"}, "met open", "said");

    const char* const moments = "shadowverse_evolve/timing";
    row(moments, 1, "not answering", {"no quick"}, "open open open", "said");
    row(moments, 2, "ending the turn", {"end main"}, "open open", "said");
    row(moments, 3, "the oarsman first", {"play|Falling Star", "next|Bone Oarsman", "choose|Bilge Rat"},
        "met open", "said");
    row(moments, 4, "evolving Shield Wall for all PP but one", {"evolve|Shield Wall"}, "open open open open",
        "no");
    row(moments, 5, "acting nobody", {"end main", "enough wards"}, "met open open", "said");

    const char* const cards = "shadowverse_evolve/special-cards";
    row(cards, 1, "ending the turn", {"end main", "next|Altar of Small Mercies", "enough wards"},
        "open open open", "said");
    row(cards, 2, "Drain against the Keeper", {"attack|Grey Confessor|Keeper of the Seventh Stair"},
        "skipped skipped open met", "no");
    row(cards, 3, "a mite by itself", {"play|Fluff Mite@ex area"}, "open open open", "said");
    row(cards, 4, "ending the turn without the bell", {"end main", "end main"}, "open open", "no");
    row(cards, 5, "evolving first",
        {"play|Scaffold of the High Bell", "evolve|Lantern Sister", "pay with pp"}, "met open open open",
        "said");

    const char* const steps = "granblue/timing";
    row(steps, 1, "no counter step", {"no counter"}, "open open open", "said");
    row(steps, 2, "attacking nobody", {"no attack", "no attack"}, "open open", "said");
    row(steps, 3, "Vesper first", {"attack|Vesper [Wreck Lantern]"}, "open open open", "said");
    row(steps, 4, "attacking nobody", {"no attack"}, "open open open", "said");
    row(steps, 5, "taking the stone to the hand", {"no counter", "take|Noonday Salamander"}, "open open open",
        "said");

    const char* const kinds = "granblue/special-cards";
    row(kinds, 1, "going to battle", {"to battle", "no attack"}, "open open open", "said");
    row(kinds, 2, "no second attack",
        {"deploy|Tocka [Wind-Up Hound]", "to battle", "attack|Tocka [Wind-Up Hound]|Wick [Night Page]",
         "no attack", "no attack"},
        "met open open open", "said");
    row(kinds, 4, "attacking Ommo", {"attack|Breck [Gap-Jumper]|Ommo [Door in a Shell]"}, "open open open",
        "said");
    row(kinds, 5, "another job", {"job change|Kestry [Sail Hand] (female)"}, "open open open", "said");
}

void TestMistakesInLessons::whatElseIsDone() {
    QFETCH(const QString, lesson);
    QFETCH(const int, chapter);
    QFETCH(const QStringList, answers);
    const QStringList path = lesson.split(QLatin1Char('/'));
    const auto& lessons = productLessons(path[0].toStdString());
    const auto taken = std::ranges::find(lessons, path[1].toStdString(), &Lesson::id);
    QVERIFY(taken != lessons.end());
    LessonPlay play{*taken, static_cast<std::size_t>(chapter - 1)};
    for (const QString& answer : answers)
        QVERIFY2(give(play, answer), qPrintable(answer));
    QTEST(play.states(), "states");
    QTEST(play.loss(), "loss");
}

TAKUJO_TEST(TestMistakesInLessons)

} // namespace test_mistakes_in_lessons
#include "test_mistakes_in_lessons.moc"
