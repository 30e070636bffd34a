// What the guide says: what can be done now, and why; nothing that its viewer may not know.

#include "engine/match/sentences/act_sentences.h"
#include "engine/match/sentences/why_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

namespace test_guide_sentences {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

SpokenMatch spokenTo(const Match& match, Player viewer, Language language = Language::en) {
    return {match, words(), language, viewer};
}

/// "hand: Play Well x2 | Pass", the zones by their words.
QString told(const Match& match, Player viewer, Language language = Language::en) {
    QStringList groups;
    for (const OpenActs& group : ActSentences{spokenTo(match, viewer, language)}.groups()) {
        QStringList acts;
        for (const OpenAct& act : group.acts)
            acts << QString::fromStdString(act.text) +
                        (act.cards.size() > 1 ? QStringLiteral(" x%1").arg(act.cards.size()) : QString{});
        const QString zone = group.zone.exists()
                                 ? QString::fromUtf8(match.game().tables.zones[group.zone.kind].word.data()) +
                                       QStringLiteral(": ")
                                 : QString{};
        groups << zone + acts.join(QStringLiteral(", "));
    }
    return groups.join(QStringLiteral(" | "));
}

/// "+ Play Well" for what is possible, "- It is…" for what is not.
QStringList whys(const Match& match, Player viewer, ObjectId card, Language language = Language::en) {
    QStringList result;
    for (const Why& why : WhySentences{spokenTo(match, viewer, language)}.of(card))
        result << (why.isOpen ? QStringLiteral("+ ") : QStringLiteral("- ")) +
                      QString::fromStdString(why.text);
    return result;
}

} // namespace

class TestGuideSentences : public QObject {
    Q_OBJECT

private slots:
    static void whatCanBeDoneIsGroupedByPlace();
    static void equalCardsOfAHandAreOneLine();
    static void cardsInPlayAreToldApart();
    static void nothingIsOpenAfterTheEnd();
    static void whatIsPossibleNamesTheRulesThatAllowIt();
    static void whatIsNotPossibleSaysWhy();
    static void whoIsNotAskedHearsThatItIsNotTheirTurn();
    static void aHiddenCardHasNoReasons();
    static void theMomentHasItsRules();
};

void TestGuideSentences::whatCanBeDoneIsGroupedByPlace() {
    Table table;
    table.put("Well", "hand", a);
    table.put("Ember", "hand", a);
    const Match match = table.begin("main phase 1");
    // Each of them pays for the other.
    QCOMPARE(told(match, a), QStringLiteral("hand: Play Well, Play Ember | To attack phase"));
    QCOMPARE(told(match, a, Language::ja),
             QStringLiteral("hand: 「井戸」をキャスト, 「残り火」をキャスト | アタックフェイズへ"));
}

void TestGuideSentences::equalCardsOfAHandAreOneLine() {
    Table table;
    const ObjectId first = table.put("Well", "hand", a);
    const ObjectId second = table.put("Well", "hand", a);
    table.put("Mill", "hand", a);
    const Match match = table.begin("main phase 1");
    const auto groups = ActSentences{spokenTo(match, a)}.groups();
    QCOMPARE(groups.size(), std::size_t{2});
    const OpenAct& wells = groups[0].acts.front();
    QCOMPARE(QString::fromStdString(wells.text), QStringLiteral("Play Well"));
    QVERIFY(std::ranges::find(wells.cards, first) != wells.cards.end());
    QVERIFY(std::ranges::find(wells.cards, second) != wells.cards.end());
    QCOMPARE(wells.options.size(), std::size_t{2});
    QVERIFY(match.decision().options[wells.index] == wells.options.front());
}

/// They may have been changed in different ways.
void TestGuideSentences::cardsInPlayAreToldApart() {
    Table table;
    table.put("Well", "field", a);
    table.put("Well", "field", a);
    table.put("Ember", "hand", a);
    table.put("Ash Warden", "hand", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast"));
    const QString all = told(match, a);
    QVERIFY2(all.contains(QStringLiteral("(no. 1)")) && all.contains(QStringLiteral("(no. 2)")),
             qPrintable(all));
}

void TestGuideSentences::nothingIsOpenAfterTheEnd() {
    Table table;
    table.put("Well", "hand", a);
    Match match = table.begin("main phase 1");
    match.concede(b);
    QCOMPARE(told(match, a), QString{});
}

void TestGuideSentences::whatIsPossibleNamesTheRulesThatAllowIt() {
    Table table;
    const ObjectId well = table.put("Well", "hand", a);
    table.put("Ash Warden", "hand", a);
    const Match match = table.begin("main phase 1");
    const std::vector<Why> all = WhySentences{spokenTo(match, a)}.of(well);
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(all.front().isOpen);
    QCOMPARE(QString::fromStdString(all.front().text), QStringLiteral("Play Well"));
    // Each number is that of a condition which has been asked.
    QVERIFY(!all.front().rules.empty());
    const Option option = optionOf(match, "cast", well);
    std::string asked;
    for (const Condition& condition : match.game().tables.verbs[option.verb].conditions)
        asked += std::string{condition.rule} + " ";
    for (const std::string& rule : all.front().rules)
        QVERIFY2(asked.find(rule) != std::string::npos, rule.c_str());
}

/// 11.4.6.1.1: CP of its element is needed.
void TestGuideSentences::whatIsNotPossibleSaysWhy() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Mill", "field", a);
    const Match match = table.begin("main phase 1");
    const std::vector<Why> all = WhySentences{spokenTo(match, a)}.of(warden);
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(!all.front().isOpen);
    QCOMPARE(all.front().rules, std::vector<std::string>{"11.4.6.1.1"});
    QVERIFY2(QString::fromStdString(all.front().text).contains(QStringLiteral("Ash Warden")),
             all.front().text.c_str());
    const QStringList ja = whys(match, a, warden, Language::ja);
    QVERIFY2(ja.size() == 1 && ja.front().contains(QStringLiteral("「灰の番人」")),
             qPrintable(ja.join(u'|')));
}

void TestGuideSentences::whoIsNotAskedHearsThatItIsNotTheirTurn() {
    Table table;
    const ObjectId well = table.put("Well", "hand", b);
    table.put("Mill", "hand", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(match.decision().decider, a);
    const QStringList all = whys(match, b, well);
    QVERIFY2(!all.isEmpty() && all.front().startsWith(QStringLiteral("- ")), qPrintable(all.join(u'|')));
    QVERIFY(all.filter(QStringLiteral("+ ")).isEmpty());
}

void TestGuideSentences::aHiddenCardHasNoReasons() {
    Table table;
    const ObjectId hidden = table.put("Well", "hand", b);
    const ObjectId own = table.put("Mill", "hand", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(whys(match, a, hidden), QStringList{});
    QCOMPARE(whys(match, Player::nobody, own), QStringList{});
    QVERIFY(!told(match, a).contains(QStringLiteral("Well")));
    // Who looks on is told of no card of the hand of who decides.
    QVERIFY2(!told(match, b).contains(QStringLiteral("Mill")), qPrintable(told(match, b)));
}

/// 11.1: priority; 11.1.4: who has it acts or passes.
void TestGuideSentences::theMomentHasItsRules() {
    Table table;
    const Match match = table.begin("main phase 1");
    const std::vector<std::string> rules = WhySentences{spokenTo(match, a)}.rulesOfMoment();
    QVERIFY(std::ranges::find(rules, "11.1") != rules.end());
    QVERIFY(std::ranges::find(rules, "11.1.4") != rules.end());
    QCOMPARE(rules.back().substr(0, 4), std::string{"11.1"});
}

TAKUJO_TEST(TestGuideSentences)

} // namespace test_guide_sentences
#include "test_guide_sentences.moc"
