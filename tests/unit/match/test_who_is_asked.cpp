#include "tests/test_program.h"

#include <QTest>

#include "engine/match/sentences/refusal_sentences.h"
#include "tests/unit/match/made_up_table.h"

namespace test_who_is_asked {

// Where one player is asked, the other hears who that is, and not that nothing is asked.

using namespace takujo;

namespace {

Verb verb(const char* word) {
    return static_cast<Verb>(verbOfWord(game().tables, word));
}

/// Takes the first option of that verb.
void take(Match& match, const char* word) {
    const auto& options = match.decision().options;
    const auto found = std::ranges::find(options, verb(word), &Option::verb);
    if (found == options.end())
        qFatal("'%s' is not offered", word);
    match.answer(Option{*found});
}

/// Why not, first reason, with its rule.
QString whyNot(const Match& match, const Attempt& attempt, Language language = Language::en) {
    const std::vector<Refusal> reasons = match.whyNot(attempt);
    if (reasons.empty())
        return QStringLiteral("allowed");
    return QString::fromStdString(
        RefusalSentences{{match, words(), language, attempt.player}}.withRule(reasons.front()));
}

Aspect aspect(const Match& match, const Attempt& attempt) {
    return match.whyNot(attempt).front().aspect;
}

constexpr Player a = Player::a;
constexpr Player b = Player::b;

} // namespace

class TestWhoIsAsked : public QObject {
    Q_OBJECT

private slots:
    void whoCastsPays();
    void whoBlocksDivides();
    void whoEndsTheTurnDiscards();
    void whoHasTooManyPutsAway();
};

void TestWhoIsAsked::whoCastsPays() {
    Table paying;
    paying.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        paying.put("Well", "field", a);
    const ObjectId pane = paying.put("Pane", "field", b);
    Match match = paying.begin("main phase 1");
    const Attempt pay{b, {verb("pay"), {}, pane, {}, 2}};
    QCOMPARE(whyNot(match, pay),
             QStringLiteral("You can pay with Pane only while you play or use something: begin with what "
                            "you want to play or use (11.2.1)."));
    QCOMPARE(aspect(match, pay), Aspect::time);
    take(match, "cast");
    QCOMPARE(match.whyNot(pay).size(), 1U);
    QCOMPARE(
        whyNot(match, pay),
        QStringLiteral(
            "Only Blue can pay right now, because it is Blue who is playing or using something (11.4.7)."));
    QCOMPARE(
        whyNot(match, pay, Language::ja),
        QStringLiteral(
            "今支払えるのは、カードをキャストしているかアビリティを使っているブルーだけです（11.4.7）。"));
    QCOMPARE(whyNot(match, {b, {verb("paid"), {}, {}, {}, 0}}), whyNot(match, pay));
    QCOMPARE(aspect(match, pay), Aspect::actor);
}

void TestWhoIsAsked::whoBlocksDivides() {
    Table table;
    const ObjectId dust = table.put("Dust", "field", a);
    table.put("Frost Twin", "field", a);
    table.put("Dawn", "field", b);
    Match match = table.begin("attack phase");
    for (const char* word : {"pass", "pass", "attack", "join", "attack now", "pass", "pass", "block", "pass"})
        take(match, word);
    const Attempt assign{a, {verb("assign"), {}, dust, {}, 3000}};
    QCOMPARE(whyNot(match, assign), QStringLiteral("There is no damage to divide right now (10.1.4.2.1)."));
    QCOMPARE(whyNot(match, assign, Language::ja),
             QStringLiteral("今は割り振るダメージがありません（10.1.4.2.1）。"));
    take(match, "pass");
    QCOMPARE(whyNot(match, assign),
             QStringLiteral("Only Crimson divides this damage, because the blocker is theirs (10.1.4.2.1)."));
    QCOMPARE(whyNot(match, assign, Language::ja),
             QStringLiteral("このダメージを割り振るのは、ブロックしたクリムゾンです（10.1.4.2.1）。"));
    QCOMPARE(aspect(match, assign), Aspect::actor);
}

void TestWhoIsAsked::whoEndsTheTurnDiscards() {
    Table discarding;
    for (int i = 0; i < 6; ++i)
        discarding.put("Dust", "hand", a);
    const ObjectId gale = discarding.put("Gale", "hand", b);
    Match match = discarding.begin("end phase");
    take(match, "pass");
    take(match, "pass");
    const Attempt discard{b, {verb("discard"), {}, gale, {}, 0}};
    QCOMPARE(whyNot(match, discard),
             QStringLiteral("Only Blue discards now: the hand limit counts at the end of one's own turn "
                            "(9.5.1.2)."));
    QCOMPARE(
        whyNot(match, discard, Language::ja),
        QStringLiteral("今手札を捨てるのはブルーだけです。手札の上限を確かめるのは自分のエンドフェイズだけで"
                       "す（9.5.1.2）。"));
    QCOMPARE(aspect(match, discard), Aspect::actor);
}

void TestWhoIsAsked::whoHasTooManyPutsAway() {
    Table tooMany;
    for (int i = 0; i < 6; ++i)
        tooMany.put("Well", "field", a);
    const ObjectId mill = tooMany.put("Mill", "field", b);
    const Match match = tooMany.begin("main phase 1");
    const Attempt putAway{b, {verb("put away"), {}, mill, {}, 0}};
    QCOMPARE(whyNot(match, putAway),
             QStringLiteral("Only Blue chooses now, because it is Blue who has too many backups (12.4.8)."));
    QCOMPARE(whyNot(match, putAway, Language::ja),
             QStringLiteral("今選ぶのは、バックアップが多すぎるブルーだけです（12.4.8）。"));
    QCOMPARE(aspect(match, putAway), Aspect::actor);
}

TAKUJO_TEST(TestWhoIsAsked)

} // namespace test_who_is_asked
#include "test_who_is_asked.moc"
