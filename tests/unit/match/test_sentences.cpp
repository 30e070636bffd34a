#include "tests/test_program.h"

#include <QTest>

#include "engine/core/zones.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/deck_problem.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

namespace test_sentences {

using namespace takujo;

namespace {

QString asked(const Match& match, Player viewer, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{{match, words(), language, viewer}}.prompt());
}
QString progress(const Match& match, Player viewer, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{{match, words(), language, viewer}}.progress());
}
QString ended(const Match& match, Player viewer, Language language = Language::en) {
    return QString::fromStdString(OutcomeSentences{{match, words(), language, viewer}}.outcome());
}

Player decider(const Match& match) {
    return match.decision().decider;
}

QStringList options(const Match& match, Language language = Language::en) {
    QStringList result;
    for (const std::string& option : OptionSentences{{match, words(), language, decider(match)}}.options())
        result << QString::fromStdString(option);
    return result;
}

/// Takes the option that reads like that.
void take(Match& match, const char* text) {
    if (passed(match, text))
        return;
    const auto index = options(match).indexOf(QString::fromUtf8(text));
    if (index < 0)
        qFatal("'%s' is not among: %s", text, qPrintable(options(match).join(", ")));
    match.answer(Option{match.decision().options[static_cast<std::size_t>(index)]});
}

Verb verb(const char* word) {
    return static_cast<Verb>(verbOfWord(game().tables, word));
}

/// Why not, first reason, with its rule.
QString whyNot(const Match& match, const Attempt& attempt, Language language = Language::en) {
    const std::vector<Refusal> reasons = match.whyNot(attempt);
    if (reasons.empty())
        return QStringLiteral("allowed");
    return QString::fromStdString(
        RefusalSentences{{match, words(), language, attempt.player}}.withRule(reasons.front()));
}

QStringList logOf(const Match& match, Player viewer, Language language = Language::en) {
    const LogSentences log{{match, words(), language, viewer}};
    QStringList lines;
    for (const LogEntry& entry : match.log())
        lines << QString::fromStdString(log.line(entry));
    return lines;
}

constexpr Player a = Player::a;
constexpr Player b = Player::b;

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void theBeginningIsAsked();
    void picksShowTheirProgress();
    void hiddenCardsAreNotTold();
    void hiddenCardsBeginLinesWithACapital();
    void whoHasPriority();
    void whatCannotBePaid();
    void theFieldIsFull();
    void paying();
    void theStackIsAnswered();
    void attacking();
    void onlyTheDeciderLearnsThatThereIsNoChoice();
    void parties();
    void blocking();
    void waysIntoTheBreakZone();
    void equalOptionsAreNumbered();
    void whatACardIs();
    void headings();
    void takenOverAndGone();
    void theEnd();
    void decks();
};

void TestSentences::theBeginningIsAsked() {
    MatchSetup setup;
    setup.game = &game();
    for (auto& deck : setup.decks)
        deck = {{&allCards()[2], 20}, {&allCards()[4], 20}};
    Match match{setup};
    const QString name = QString::fromStdString(match.nameOf(decider(match)));
    QCOMPARE(asked(match, decider(match)),
             name + ": you were drawn by lot, so choose whether you go first or second.");
    QCOMPARE(asked(match, decider(match), Language::ja),
             (decider(match) == a ? "ブルー" : "クリムゾン") +
                 QStringLiteral("：抽選の結果、先攻か後攻かを選べます。どちらにするか選んでください。"));
    QCOMPARE(options(match), QStringList({"Go first", "Go second"}));
    QCOMPARE(options(match, Language::ja), QStringList({"先攻", "後攻"}));
    QCOMPARE(progress(match, decider(match)), QString());
    take(match, "Go first");
    QCOMPARE(options(match), QStringList({"Keep this hand", "Take a new hand"}));
}

void TestSentences::picksShowTheirProgress() {
    MatchSetup setup;
    setup.game = &game();
    for (auto& deck : setup.decks)
        deck = {{&allCards()[2], 40}};
    Match match{setup};
    take(match, "Go first");
    take(match, "Take a new hand");
    const QString name = QString::fromStdString(match.nameOf(decider(match)));
    QCOMPARE(
        asked(match, decider(match)),
        name +
            ": choose the card that goes to the bottom of your deck next; the last one will lie at the very "
            "bottom.");
    QCOMPARE(progress(match, decider(match)), QStringLiteral("0 of 5 put back"));
    take(match, "Put back Dust (no. 2)");
    QCOMPARE(progress(match, decider(match)), QStringLiteral("1 of 5 put back"));
    QCOMPARE(progress(match, decider(match), Language::ja), QStringLiteral("デッキの下へ1／5枚"));
}

void TestSentences::hiddenCardsAreNotTold() {
    const Match match = Table{}.begin("draw phase");
    QVERIFY(logOf(match, a).contains("Blue draws Dust."));
    QVERIFY(logOf(match, b).contains("Blue draws a card."));
    QVERIFY(logOf(match, a, Language::ja).contains("ブルーが「塵」を引いた。"));
    QVERIFY(logOf(match, b, Language::ja).contains("ブルーがカードを1枚引いた。"));
    QVERIFY(logOf(match, Player::nobody).contains("Blue draws a card."));
    QVERIFY(!logOf(match, b).join(' ').contains("Dust"));
}

void TestSentences::hiddenCardsBeginLinesWithACapital() {
    const Match match = Table{}.begin("main phase 1");
    LogEntry entry;
    entry.isEvent = true;
    entry.hasCard = true;
    entry.event.object = topOf(match.state(), {zoneOfWord(game().tables, "deck"), a});
    entry.event.from = {zoneOfWord(game().tables, "deck"), a};
    entry.event.to = {zoneOfWord(game().tables, "removed"), a};
    const LogSentences log{{match, words(), Language::en, b}};
    QCOMPARE(QString::fromStdString(log.line(entry)), QStringLiteral("A card is removed from the game."));
}

void TestSentences::whoHasPriority() {
    Table table;
    const ObjectId ember = table.put("Ember", "hand", b);
    const Match match = table.begin("main phase 1");
    QCOMPARE(decider(match), a);
    const Attempt attempt{b, {verb("cast"), {}, ember, {}, 0}};
    QCOMPARE(whyNot(match, attempt),
             QStringLiteral("It is not your turn to act: Blue has priority (11.1.1)."));
    QCOMPARE(whyNot(match, attempt, Language::ja),
             QStringLiteral("今は行動できません。優先権を持っているのはブルーです（11.1.1）。"));
}

void TestSentences::whatCannotBePaid() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    table.put("Mill", "field", a);
    Table rich = table;
    rich.put("Dust", "hand", a);
    const Attempt attempt{a, {verb("cast"), {}, warden, {}, 0}};
    QCOMPARE(
        whyNot(rich.begin("main phase 1"), attempt),
        QStringLiteral("You can't play Ash Warden: it needs one fire CP, and you can make only ice and wind "
                       "(11.4.6.1.1)."));
    QCOMPARE(whyNot(rich.begin("main phase 1"), attempt, Language::ja),
             QStringLiteral(
                 "「灰の番人」はキャストできません。火のCPが1つ必要ですが、生み出せるのは氷と風のCPだけです"
                 "（11.4.6.1.1）。"));
    QCOMPARE(whyNot(table.begin("main phase 1"), attempt),
             QStringLiteral("You can't play Ash Warden: it costs 3 CP, and you can make only 1 (11.4.7)."));

    Table poor;
    const ObjectId alone = poor.put("Ash Warden", "hand", a);
    poor.put("Well", "field", a, true);
    QCOMPARE(whyNot(poor.begin("main phase 1"), {a, {verb("cast"), {}, alone, {}, 0}}),
             QStringLiteral(
                 "You can't play Ash Warden: it costs 3 CP, and you have no active backup and no other card "
                 "to discard for CP (11.4.7)."));

    Table twin;
    const ObjectId twins = twin.put("Frost Twin", "hand", a);
    twin.put("Pane", "field", a);
    twin.put("Pane", "field", a);
    QCOMPARE(whyNot(twin.begin("main phase 1"), {a, {verb("cast"), {}, twins, {}, 0}}),
             QStringLiteral(
                 "You can't play Frost Twin: it needs one CP each of ice and water, and your backups and "
                 "your hand can't make them all (11.4.6.1.2)."));
}

void TestSentences::theFieldIsFull() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    const ObjectId dusk = table.put("Dusk", "hand", a);
    const ObjectId well = table.put("Well", "hand", a);
    table.put("Ash Warden", "field", a);
    table.put("Dawn", "field", a);
    for (int i = 0; i < 5; ++i)
        table.put("Well", "field", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(whyNot(match, {a, {verb("cast"), {}, warden, {}, 0}}),
             QStringLiteral(
                 "You can't play Ash Warden: you have one on your field already, and without the generic "
                 "icon there is room for only one of a name (7.7.3)."));
    QCOMPARE(whyNot(match, {a, {verb("cast"), {}, dusk, {}, 0}}),
             QStringLiteral(
                 "You can't play Dusk: Dawn is on your field already, and there is room for only one light "
                 "or dark character (7.7.5)."));
    QCOMPARE(
        whyNot(match, {a, {verb("cast"), {}, well, {}, 0}}),
        QStringLiteral("You can't play Well: you have 5 backups already, and there is no room for more on a "
                       "field (7.7.4)."));
}

void TestSentences::paying() {
    Table table;
    table.put("Ash Warden", "hand", a);
    const ObjectId ember = table.put("Ember", "hand", a);
    table.put("Dawn", "hand", a);
    const ObjectId well = table.put("Well", "field", a);
    table.put("Mill", "field", a);
    Match match = table.begin("main phase 1");
    QCOMPARE(asked(match, a), QStringLiteral("Blue: play a card, use an ability, or pass."));
    take(match, "Play Ash Warden");
    QCOMPARE(asked(match, a), QStringLiteral("Blue: pay 3 CP for Ash Warden, 1 fire among them."));
    QCOMPARE(asked(match, a, Language::ja),
             QStringLiteral("ブルー：「灰の番人」のコスト3CP（うち火1）を支払ってください。"));
    QCOMPARE(options(match), QStringList({"Dull Well for 1 fire CP", "Dull Mill for 1 wind CP",
                                          "Discard Ember for 2 fire CP"}));
    QCOMPARE(options(match, Language::ja), QStringList({"「井戸」をダル（火1CP）", "「水車」をダル（風1CP）",
                                                        "「残り火」を捨てる（火2CP）"}));
    QCOMPARE(whyNot(match, {a, {verb("cast"), {}, ember, {}, 0}}),
             QStringLiteral("Finish paying for Ash Warden first, or take it back (11.1.1)."));
    QCOMPARE(whyNot(match, {a, {verb("paid"), {}, {}, {}, 0}}),
             QStringLiteral("Ash Warden isn't paid for yet: 3 CP are still missing (11.4.7)."));
    QCOMPARE(whyNot(match, {a, {verb("pay"), {}, well, {}, 2}}),
             QStringLiteral("Well can't make ice CP: it makes only fire (5.2.1.3)."));
    take(match, "Discard Ember for 2 fire CP");
    QCOMPARE(progress(match, a), QStringLiteral("2 of 3 CP paid"));
    QCOMPARE(whyNot(match, {a, {verb("paid"), {}, {}, {}, 0}}),
             QStringLiteral("Ash Warden isn't paid for yet: 1 CP is still missing (11.4.7)."));
    take(match, "Dull Well for 1 fire CP");
    QCOMPARE(options(match), QStringList({"Pay", "Dull Mill for 1 wind CP"}));
    take(match, "Dull Mill for 1 wind CP");
    QCOMPARE(options(match), QStringList({"Pay"}));
    QCOMPARE(progress(match, a), QStringLiteral("4 CP for a cost of 3"));
    QCOMPARE(asked(match, a), QStringLiteral("Blue: Ash Warden is paid for. Press Pay."));
    take(match, "Pay");
    const QStringList log = logOf(match, b);
    QVERIFY(log.contains("Blue discards Ember to pay."));
    QVERIFY(log.contains("Blue dulls Well to pay."));
    QVERIFY(log.contains("Blue plays Ash Warden onto the field."));
    QVERIFY(logOf(match, b, Language::ja).contains("ブルーがコストとして「残り火」を捨てた。"));
}

void TestSentences::theStackIsAnswered() {
    Table table;
    table.put("Ember", "hand", a);
    table.put("Well", "field", a);
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    Match match = table.begin("main phase 1");
    take(match, "Play Ember");
    take(match, "Dull Well for 1 fire CP");
    take(match, "Pay");
    QCOMPARE(asked(match, a),
             QStringLiteral("Blue: no card or ability of yours can be used right now, so pass."));
    QCOMPARE(
        asked(match, b),
        QStringLiteral("Blue: Ember is about to resolve, so answer with a card or an ability, or pass."));
    QCOMPARE(whyNot(match, {a, {verb("cast"), {}, warden, {}, 0}}),
             QStringLiteral("You can't play Ash Warden yet: the stack has to be empty for it, and Ember is "
                            "still there (11.4.1)."));
    take(match, "Pass");
    take(match, "Pass");
    QVERIFY(logOf(match, b).contains("Ember resolves."));
    QVERIFY(logOf(match, b).contains("Ember goes to the Break Zone."));
}

void TestSentences::attacking() {
    Table table;
    table.put("Ash Warden", "field", a);
    const ObjectId dull = table.put("Dust", "field", a, true);
    const ObjectId well = table.put("Well", "field", a);
    Match match = table.begin("attack phase");
    take(match, "Pass"); // the preparation step
    take(match, "Pass");
    QCOMPARE(asked(match, a), QStringLiteral("Blue: choose a forward to attack with, or go on."));
    QCOMPARE(options(match), QStringList({"Attack with Ash Warden", "No attack"}));
    QCOMPARE(options(match, Language::ja), QStringList({"「灰の番人」でアタック", "アタックしない"}));
    QCOMPARE(whyNot(match, {a, {verb("attack"), {}, dull, {}, 0}}),
             QStringLiteral("Dust is dull, and only active forwards can attack (10.1.2.1.1)."));
    QCOMPARE(whyNot(match, {a, {verb("attack"), {}, well, {}, 0}}),
             QStringLiteral("Well can't attack: it is a backup, and only forwards attack (5.2.3.1.1.2)."));
    QCOMPARE(whyNot(match, {b, {verb("no attack"), {}, {}, {}, 0}}),
             QStringLiteral("Only the turn player attacks, and that is Blue (10.1.2.1)."));
}

void TestSentences::onlyTheDeciderLearnsThatThereIsNoChoice() {
    const Match match = Table{}.begin("main phase 1");
    QCOMPARE(decider(match), a);
    QCOMPARE(asked(match, a),
             QStringLiteral("Blue: no card or ability of yours can be used right now, so pass."));
    QCOMPARE(asked(match, b), QStringLiteral("Blue: play a card, use an ability, or pass."));
}

void TestSentences::parties() {
    Table table;
    table.put("Dust", "field", a);
    const ObjectId twin = table.put("Frost Twin", "field", a);
    const ObjectId gale = table.put("Gale", "field", a);
    const ObjectId blocker = table.put("Dawn", "field", b);
    Match match = table.begin("attack phase");
    take(match, "Pass");
    take(match, "Pass");
    take(match, "Attack with Dust");
    QCOMPARE(asked(match, a),
             QStringLiteral("Blue: add forwards that attack together with Dust, or attack now."));
    QCOMPARE(options(match), QStringList({"Attack now", "Add Frost Twin to the party"}));
    QCOMPARE(whyNot(match, {a, {verb("join"), {}, gale, {}, 0}}),
             QStringLiteral(
                 "Gale can't join the party: all its forwards have to share an element, and Gale is wind "
                 "while the party is ice (15.1.1.9.2)."));
    take(match, "Add Frost Twin to the party");
    QCOMPARE(
        asked(match, a),
        QStringLiteral("Blue: none of your other forwards can attack together with Dust, so attack now."));
    take(match, "Attack now");
    QVERIFY2(logOf(match, b).contains("Blue attacks with a party: Dust and Frost Twin."),
             qPrintable(logOf(match, b).join('\n')));
    take(match, "Pass");
    take(match, "Pass");
    take(match, "Block with Dawn");
    take(match, "Pass");
    take(match, "Pass");
    QCOMPARE(asked(match, b), QStringLiteral("Crimson: choose how much of Dawn's damage goes to Dust."));
    QCOMPARE(progress(match, b), QStringLiteral("0 of 6000 assigned"));
    QVERIFY(options(match).contains("3000 to Dust"));
    QCOMPARE(
        whyNot(match, {b, {verb("assign"), {}, twin, {}, 3000}}),
        QStringLiteral("Dust comes first: the damage goes to one attacker after the other (10.1.4.2.1)."));
    QCOMPARE(
        whyNot(match, {b, {verb("assign"), {}, match.decision().options.front().object, {}, 500}}),
        QStringLiteral("Damage is divided in steps of 1000, and Dust can get at most 6000 (10.1.4.2.1)."));
    QVERIFY(lives(match.state(), blocker));
}

void TestSentences::blocking() {
    Table table;
    table.put("Dust", "field", a);
    table.put("Gale", "field", b);
    const ObjectId well = table.put("Well", "field", b);
    Match match = table.begin("attack phase");
    take(match, "Pass");
    take(match, "Pass");
    take(match, "Attack with Dust");
    take(match, "Attack now");
    take(match, "Pass");
    take(match, "Pass");
    QCOMPARE(decider(match), b);
    QCOMPARE(
        asked(match, b),
        QStringLiteral("Crimson: Dust (5000) attacks. Choose a forward to block with, or let it through."));
    QCOMPARE(options(match), QStringList({"Block with Gale", "No block"}));
    QCOMPARE(whyNot(match, {b, {verb("block"), {}, well, {}, 0}}),
             QStringLiteral("Well can't block: it is a backup, and only forwards block (5.2.3.1.1.2)."));
    take(match, "Block with Gale");
    take(match, "Pass");
    take(match, "Pass");
    const QStringList log = logOf(match, a);
    QVERIFY(log.contains("Crimson blocks with Gale."));
    QVERIFY(log.contains("Dust deals 5000 damage to Gale."));
    QVERIFY(log.contains("Gale is broken."));
    QVERIFY(logOf(match, a, Language::ja).contains("「疾風」がブレイクされた。"));
}

/// Being broken (in `blocking`), being discarded, also for CP (in `paying`), and neither.
void TestSentences::waysIntoTheBreakZone() {
    Table full;
    for (int i = 0; i < 6; ++i)
        full.put("Dust", "hand", a);
    Match match = full.begin("end phase");
    take(match, "Pass");
    take(match, "Pass");
    take(match, "Discard Dust (no. 1)");
    QVERIFY(logOf(match, b).contains("Blue discards Dust."));
    QVERIFY(logOf(match, b, Language::ja).contains("ブルーが「塵」を捨てた。"));

    Table tooMany;
    for (int i = 0; i < 6; ++i)
        tooMany.put("Well", "field", a);
    match = tooMany.begin("main phase 1");
    take(match, "Put Well into the Break Zone (no. 1)");
    QVERIFY(logOf(match, b).contains("Well is put into the Break Zone."));
    QVERIFY(logOf(match, b, Language::ja).contains("「井戸」がブレイクゾーンに置かれた。"));
}

void TestSentences::equalOptionsAreNumbered() {
    Table table;
    table.put("Ember", "hand", a);
    table.put("Well", "field", a);
    table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    take(match, "Play Ember");
    QCOMPARE(options(match),
             QStringList({"Dull Well for 1 fire CP (no. 1)", "Dull Well for 1 fire CP (no. 2)"}));
    QCOMPARE(options(match, Language::ja).last(), QStringLiteral("「井戸」をダル（火1CP）（その2）"));
}

void TestSentences::whatACardIs() {
    Table table;
    table.put("Ash Warden", "field", a, true);
    const Match match = table.begin("main phase 1");
    const CardSentences english{{match, words(), Language::en, a}};
    const CardSentences japanese{{match, words(), Language::ja, a}};
    QCOMPARE(english.typeLine(allCards()[0]), std::string("Forward · Fire · Guardian"));
    QCOMPARE(english.typeLine(allCards()[1]), std::string("Forward · Ice/Water · Twin"));
    QCOMPARE(english.typeLine(allCards()[7]), std::string("Summon · Fire"));
    QCOMPARE(japanese.typeLine(allCards()[1]), std::string("フォワード ／ 氷・水 ／ Twin"));

    CardView card = viewOf(match, a).at({zoneOfWord(game().tables, "field"), a}).cards.front();
    QCOMPARE(english.state(card), std::string("Dull"));
    card.damage = 3000;
    card.marks = {"attacking"};
    card.numbers = {{"cost", 3, 3}, {"power", 7000, 5000}};
    QCOMPARE(english.state(card), std::string("Dull, 3000 damage, power 7000 (printed 5000), attacking"));
    QCOMPARE(japanese.state(card), std::string("ダル、ダメージ3000、パワー7000（元は5000）、アタック中"));
    card.faceUp = false;
    QCOMPARE(english.state(card), std::string("Face down"));
    QCOMPARE(english.contribution({"printed", 0, false, 5000, "5.2.6.1"}), std::string("printed"));
}

void TestSentences::headings() {
    const Match match = Table{}.begin("main phase 1");
    const SpokenMatch english{match, words(), Language::en, a};
    QCOMPARE(english.zone(zoneOfWord(game().tables, "deck")), std::string("Deck"));
    QCOMPARE(english.zone(zoneOfWord(game().tables, "break zone")), std::string("Break Zone"));
    QCOMPARE(english.phase("main phase 1"), std::string("Main phase 1"));
    QCOMPARE(english.procedure("casting a summon"), std::string("Casting a summon"));
    QCOMPARE(english.step("its cost is fixed"), std::string("its cost is fixed"));
}

void TestSentences::takenOverAndGone() {
    // What is no longer there is no longer known.
    Table table;
    const ObjectId well = table.put("Well", "field", a);
    const Match match = table.begin("main phase 1");
    const OptionSentences said{{match, words(), Language::en, a}};
    QCOMPARE(said.option({verb("attack"), {}, {well.index, 7}, {}, 0}), std::string("Attack with a card"));
}

void TestSentences::theEnd() {
    Match match = Table{}.begin("main phase 1");
    QCOMPARE(ended(match, a), QString());
    match.concede(a);
    QCOMPARE(ended(match, a), QStringLiteral("Crimson wins the game, because Blue has conceded."));
    QCOMPARE(asked(match, b), ended(match, a));
    QCOMPARE(ended(match, a, Language::ja), QStringLiteral("ブルーの投了により、クリムゾンの勝ちです。"));
    QCOMPARE(progress(match, a), QString());
    QCOMPARE(whyNot(match, {a, {verb("pass"), {}, {}, {}, 0}}),
             QStringLiteral("The game is over, so there is nothing left to play (3.1)."));
}

void TestSentences::decks() {
    const std::vector<DeckLine> lines{{&allCards()[0], 4}};
    QStringList texts;
    for (const DeckProblem& problem : game().checkDeck("constructed", lines))
        texts << QString::fromStdString(sentenceOf(problem, words(), Language::en));
    QCOMPARE(texts, QStringList(
                        {"This deck has 4 cards, and a constructed deck has exactly 50 (8.1.1.1).",
                         "This deck has 4 copies of Ash Warden, and 3 are the most of one card (8.1.1.2)."}));
}

TAKUJO_TEST(TestSentences)

} // namespace test_sentences
#include "test_sentences.moc"
