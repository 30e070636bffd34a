// What is told of the moment at hand: the running step, where passing leads, and who attacks.

#include "tests/test_program.h"

#include <QTest>

#include "engine/match/sentences/moment_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

namespace test_moments {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

SpokenMatch said(const Match& match, Language language = Language::en) {
    return {match, words(), language, match.decision().decider};
}

QString more(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{said(match, language)}.more());
}
QString prompt(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{said(match, language)}.prompt());
}
QString running(const Match& match, Language language = Language::en) {
    return QString::fromStdString(MomentSentences{said(match, language)}.runningStep());
}

/// Takes the option that reads like that.
void take(Match& match, const char* text) {
    if (passed(match, text))
        return;
    const std::vector<std::string> options = OptionSentences{said(match)}.options();
    const auto found = std::ranges::find(options, text);
    if (found == options.end())
        qFatal("'%s' is not offered", text);
    match.answer(Option{match.decision().options[static_cast<std::size_t>(found - options.begin())]});
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT

private slots:
    static void passingTellsWhereItLeads();
    static void everyWindowOfABattleIsToldApart();
    static void withoutAnAttackThePhaseIsOver();
    static void theFirstStrikesLeadToTheRest();
    static void aPartyIsToldWithAllItsMembers();
    static void onAStackTheTopIsToldInstead();
};

void TestMoments::passingTellsWhereItLeads() {
    Match match = Table{}.begin("main phase 1");
    QCOMPARE(running(match), QString());
    QCOMPARE(more(match), QStringLiteral("Pass, and the attack phase begins, unless Crimson answers."));
    QCOMPARE(more(match, Language::ja),
             QStringLiteral("パスすると、クリムゾンが応じなければアタックフェイズに進みます。"));
    // The button says the same in short.
    QCOMPARE(OptionSentences{said(match)}.options().back(), std::string{"To attack phase"});
    take(match, "Pass");
    QVERIFY(match.decision().decider == b);
    QCOMPARE(OptionSentences{said(match)}.options().back(), std::string{"To attack phase"});
    QCOMPARE(OptionSentences{said(Table{}.begin("end phase"))}.options().back(), std::string{"End turn"});
    QCOMPARE(more(match), QStringLiteral("Pass, and the attack phase begins."));
    QCOMPARE(more(Table{}.begin("main phase 2")),
             QStringLiteral("Pass, and the turn comes to its end phase, unless Crimson answers."));
    QCOMPARE(more(Table{}.begin("end phase")),
             QStringLiteral("Pass, and the turn ends, unless Crimson answers."));
}

void TestMoments::everyWindowOfABattleIsToldApart() {
    Table table;
    table.put("Dust", "field", a);
    table.put("Ash Warden", "field", b);
    Match match = table.begin("attack phase");
    QCOMPARE(running(match), QStringLiteral("Preparation"));
    QCOMPARE(running(match, Language::ja), QStringLiteral("準備"));
    QCOMPARE(more(match), QStringLiteral("Pass, and attackers are chosen, unless Crimson answers."));
    take(match, "Pass");
    take(match, "Pass");
    QCOMPARE(running(match), QStringLiteral("Attack declaration"));
    take(match, "Attack with Dust");
    take(match, "Attack now");
    QCOMPARE(running(match), QStringLiteral("Attack declaration"));
    QCOMPARE(more(match),
             QStringLiteral("Pass, and blocks against Dust (5000) are declared, unless Crimson answers."));
    take(match, "Pass");
    take(match, "Pass");
    QCOMPARE(running(match), QStringLiteral("Block declaration"));
    QCOMPARE(
        prompt(match),
        QStringLiteral("Crimson: Dust (5000) attacks. Choose a forward to block with, or let it through."));
    QCOMPARE(prompt(match, Language::ja),
             QStringLiteral("クリムゾン：「塵」（5000）がアタックしています。"
                            "ブロックするフォワードを選ぶか、ブロックせずに進んでください。"));
    take(match, "Block with Ash Warden");
    QCOMPARE(more(match),
             QStringLiteral(
                 "Pass, and Dust (5000) and Ash Warden (5000) deal their damage, unless Crimson answers."));
    take(match, "Pass");
    take(match, "Pass");
    QCOMPARE(running(match), QStringLiteral("Damage resolution"));
    // Both are broken, so that nobody attacks any more.
    QCOMPARE(more(match), QStringLiteral("Pass, and attackers are chosen, unless Crimson answers."));
}

void TestMoments::withoutAnAttackThePhaseIsOver() {
    Table table;
    table.put("Dust", "field", a);
    Match match = table.begin("attack phase");
    take(match, "Pass");
    take(match, "Pass");
    take(match, "No attack");
    QCOMPARE(running(match), QStringLiteral("Attack declaration"));
    QCOMPARE(more(match), QStringLiteral("Pass, and main phase 2 begins, unless Crimson answers."));
}

void TestMoments::theFirstStrikesLeadToTheRest() {
    std::vector<CardDefinition> cards = allCards();
    cards.push_back(definition({"Lance", "槍", "forward", {"ice"}, 2, 3000, {"first strike"}, true}));
    Table table{cards, "Dust"};
    table.put("Lance", "field", a);
    table.put("Dust", "field", b);
    Match match = table.begin("attack phase");
    for (const char* text : {"Pass", "Pass", "Attack with Lance", "Attack now", "Pass", "Pass",
                             "Block with Dust", "Pass", "Pass"})
        take(match, text);
    QCOMPARE(more(match),
             QStringLiteral("Pass, and the rest of the damage is dealt, unless Crimson answers."));
}

void TestMoments::aPartyIsToldWithAllItsMembers() {
    Table table;
    table.put("Dust", "field", a);
    table.put("Frost Twin", "field", a);
    table.put("Gale", "field", b);
    Match match = table.begin("attack phase");
    for (const char* text :
         {"Pass", "Pass", "Attack with Dust", "Add Frost Twin to the party", "Attack now", "Pass", "Pass"})
        take(match, text);
    QCOMPARE(prompt(match),
             QStringLiteral("Crimson: Dust (5000) and Frost Twin (4000) attack. Choose a forward to block "
                            "with, or let it through."));
}

void TestMoments::onAStackTheTopIsToldInstead() {
    Table table;
    table.put("Ember", "hand", a);
    table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    for (const char* text : {"Play Ember", "Dull Well for 1 fire CP", "Pay"})
        take(match, text);
    QCOMPARE(more(match), QString());
    QCOMPARE(OptionSentences{said(match)}.options().back(), std::string{"Resolve Ember"});
    QCOMPARE(OptionSentences{said(match, Language::ja)}.options().back(), std::string{"「残り火」を解決"});
}

TAKUJO_TEST(TestMoments)

} // namespace test_moments
#include "test_moments.moc"
