// What is asked and told in the cards' own words: choices, offers, modes, what lasts; why a game has ended.

#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/sentences/stack_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

namespace test_what_texts_say {
using namespace takujo;

namespace {
constexpr Player a = Player::a;
constexpr Player b = Player::b;

const std::vector<CardDefinition>& cards() {
    static const std::vector<CardDefinition> all = cardsOfText(R"(
- {name: {en: Spring, ja: 泉}, type: backup, element: fire, cost: 1, generic: true}
- {name: {en: Duelist, ja: 決闘者}, type: forward, element: fire, cost: 2, power: 6000, generic: true,
   abilities: [{special: [dull], name: {en: Blaze, ja: 炎}, choose: {forward: {controller: opponent}}, do: {break: chosen}}]}
- {name: {en: Guard, ja: 衛兵}, type: forward, element: earth, cost: 2, power: 6000, generic: true}
- {name: {en: Toll, ja: 通行料}, type: summon, element: fire, cost: 1,
   resolve: {do: {for each: {forward: {controller: opponent}},
       do: {may: {discard: {amount: 1, player: opponent}}, player: opponent, otherwise: [{dull: it}, {freeze: it}]}}}}
- {name: {en: Tale, ja: 物語}, type: summon, element: fire, cost: 1,
   resolve: {modes: {of: [
       {choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 6000}}},
       {choose: {at least: 1, at most: 2, forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 3000}}},
       {choose: {monster: {controller: opponent}}, do: {break: chosen}}]}}}
- {name: {en: Cutpurse, ja: 掏摸}, type: forward, element: fire, cost: 1, power: 2000, generic: true,
   abilities: [{when: {enters: this}, do: {discard: {amount: 1, player: opponent}}}]}
- {name: {en: Mender, ja: 網繕い}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {look: {at top: 3, take: 1, rest: on the bottom}}}]}
- {name: {en: Augur, ja: 占い師}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {look: {at top: 2, rest: on top}}}]}
- {name: {en: Drummer, ja: 鼓手}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, choose: {up to: 2, forward: {controller: you}},
       do: [{power: {of: chosen, by: 1000, until: end of turn}}, {cannot: {of: chosen, do: block, until: end of turn}}]}]}
- {name: {en: Herald, ja: 伝令}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, choose: {forward: {controller: you}},
       do: {gains: {of: chosen, what: [haste, {when: {becomes dull: this}, do: {may: {draw: 1}}},
           {action: dull, choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: {power: this}}}}],
           until: end of turn}}}]}
- {name: {en: Sexton, ja: 寺男}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {may: {discard: {amount: 1, player: opponent}}, player: opponent,
       when you do so: {choose: {forward: {controller: opponent}}, do: {dull: chosen}}}}]}
- {name: {en: Pawnbroker, ja: 質屋}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {may: {discard: {amount: 1, player: you}}, then: {draw: {amount: 2}}}}]}
- {name: {en: Magistrate, ja: 奉行}, type: forward, element: ice, cost: 2, power: 4000, generic: true,
   abilities: [{always: {price: {of: {forward: {}}, by: 1, player: opponent}}}]}
- {name: {en: Seeker, ja: 探し手}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {search: {for: {forward: {}}, to: hand}}}]}
- {name: {en: Scribe, ja: 書記}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{when: {enters: this}, do: {draw: {amount: 2}}}]}
- {name: {en: Doom, ja: 破滅}, type: summon, element: fire, cost: 1, resolve: {do: {lose: opponent}}}
)");
    return all;
}

class TextTable : public Table {
public:
    TextTable() : Table(cards(), "Guard") {}
};

SpokenMatch spoken(const Match& match, Language language = Language::en) {
    return {match, words(), language, match.decision().decider};
}

QString prompt(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{spoken(match, language)}.prompt());
}
QString more(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{spoken(match, language)}.more());
}
QString progress(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{spoken(match, language)}.progress());
}
QString outcome(const Match& match, Language language = Language::en) {
    return QString::fromStdString(OutcomeSentences{{match, words(), language, a}}.outcome());
}

QStringList options(const Match& match, Language language = Language::en) {
    QStringList result;
    for (const std::string& option : OptionSentences{spoken(match, language)}.options())
        result << QString::fromStdString(option);
    return result;
}

/// Takes the options that read like that, one after the other.
void take(Match& match, const QStringList& texts) {
    for (const QString& text : texts) {
        if (passed(match, text.toStdString()))
            continue;
        const auto index = options(match).indexOf(text);
        if (index < 0)
            qFatal("'%s' is not among: %s", qPrintable(text), qPrintable(options(match).join(", ")));
        match.answer(Option{match.decision().options[static_cast<std::size_t>(index)]});
    }
}

QStringList logOf(const Match& match, Language language = Language::en) {
    QStringList lines;
    for (const LogEntry& entry : match.log())
        lines << QString::fromStdString(LogSentences{{match, words(), language, a}}.line(entry));
    return lines;
}

/// The last lines as people read them.
QStringList told(const Match& match, qsizetype last, Player viewer = a, Language language = Language::en) {
    QStringList lines;
    for (const LogLine& line : LogSentences{{match, words(), language, viewer}}.lines())
        lines << QString::fromStdString(line.text);
    return lines.mid(std::max<qsizetype>(0, lines.size() - last));
}

CardView topOfStack(const Match& match) {
    return viewOf(match, a).at({zoneOfWord(game().tables, "stack"), Player::nobody}).cards.front();
}

/// Player A plays that card from the hand with the one backup there is.
Match played(TextTable table, const char* card) {
    table.put(card, "hand", a);
    table.put("Spring", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {QStringLiteral("Play ") + card});
    return match;
}

const QStringList paid{"Dull Spring for 1 fire CP", "Pay"};

} // namespace

class TestWhatTextsSay : public QObject {
    Q_OBJECT

private slots:
    static void aMaySaysWhatItOffersAndOfWhich();
    static void whoDoesItIsSpokenTo();
    static void modesSayWhatTheyDo();
    static void anImpossibleModeIsRefused();
    static void theChosenModeIsToldOnTheStackAndInTheLog();
    static void choicesTellHowManyThereMayBe();
    static void whatComesOfAChoice();
    static void cardsGoOnTopOrToTheBottom();
    static void whatLastsIsToldByName();
    static void specialAbilitiesAreToldByName();
    static void whatIsForbiddenIsToldOfTheCard();
    static void abilitiesThatAreGivenAreToldOfTheCard();
    static void whatFollowsSpeaksToWhoeverIsAsked();
    static void anOfferSaysWhatItBrings();
    static void aPriceThatHasChangedIsToldInTheHand();
    static void theEndTellsWhy();
    static void theShuffleIsToldAfterWhatWasFound();
    static void cardsDrawnAtOnceAreOneLine();
    static void theBlockThatIsNotMadeIsTold();
};

void TestWhatTextsSay::aMaySaysWhatItOffersAndOfWhich() {
    TextTable table;
    const ObjectId duelist = table.put("Duelist", "field", b);
    const ObjectId guard = table.put("Guard", "field", b);
    table.put("Spring", "hand", b);
    Match match = played(table, "Toll");
    take(match, paid + QStringList{"Pass", "Pass"});
    QVERIFY(match.decision().decider == b);
    QVERIFY(match.decision().about == duelist);
    QCOMPARE(prompt(match),
             QStringLiteral("Crimson · Toll: discard 1 card? Otherwise, dull Duelist and Freeze it."));
    QCOMPARE(
        prompt(match, Language::ja),
        QStringLiteral("クリムゾン・「通行料」：手札を1枚捨てることができます。行わない場合、「決闘者」をダル"
                       "にし、凍結する。行いますか？"));
    QCOMPARE(options(match), QStringList({"Discard 1 card", "Don't"}));
    QCOMPARE(options(match, Language::ja), QStringList({"手札を1枚捨てる", "行わない"}));
    take(match, {"Don't"});
    QVERIFY(match.decision().about == guard);
    QVERIFY(prompt(match).contains("dull Guard and Freeze it"));
}

void TestWhatTextsSay::whoDoesItIsSpokenTo() {
    TextTable table;
    table.put("Spring", "hand", b);
    table.put("Guard", "hand", b);
    Match match = played(table, "Cutpurse");
    take(match, paid);
    QVERIFY(match.decision().decider == a);
    QCOMPARE(more(match), QStringLiteral("Next is Cutpurse: Your opponent discards 1 card."));
    take(match, {"Pass"});
    QCOMPARE(more(match), QStringLiteral("Next is Cutpurse: Discard 1 card."));
    take(match, {"Pass"});
    QVERIFY(match.decision().decider == b);
    QCOMPARE(prompt(match), QStringLiteral("Crimson · Cutpurse: discard 1 card."));
    QCOMPARE(prompt(match, Language::ja), QStringLiteral("クリムゾン・「掏摸」：手札を1枚捨ててください。"));
}

void TestWhatTextsSay::modesSayWhatTheyDo() {
    TextTable table;
    table.put("Duelist", "field", b);
    table.put("Guard", "field", b);
    const Match match = played(table, "Tale");
    QCOMPARE(prompt(match), QStringLiteral("Blue · Tale: select 1 of the 3 following actions."));
    QCOMPARE(prompt(match, Language::ja),
             QStringLiteral("ブルー・「物語」：以下の3つから1つを選択してください。"));
    QCOMPARE(progress(match), QStringLiteral("0 of 1 chosen"));
    QCOMPARE(options(match),
             QStringList({"Choose 1 Forward opponent controls. Deal it 6000 damage.",
                          "Choose 1 or 2 Forwards opponent controls. Deal them 3000 damage."}));
    QCOMPARE(options(match, Language::ja).front(),
             QStringLiteral("対戦相手のコントロールするフォワード1体を選ぶ。それに6000ダメージを与える。"));
}

void TestWhatTextsSay::anImpossibleModeIsRefused() {
    TextTable table;
    table.put("Duelist", "field", b);
    const Match match = played(table, "Tale");
    const auto mode = static_cast<Verb>(verbOfWord(game().tables, "mode"));
    const std::vector<Refusal> reasons = match.whyNot({a, {mode, {}, {}, {}, 2}});
    QCOMPARE(reasons.size(), 1U);
    QCOMPARE(QString::fromStdString(RefusalSentences{spoken(match)}.refusal(reasons.front())),
             QStringLiteral("That effect would have nothing to choose, so take another one."));
}

void TestWhatTextsSay::theChosenModeIsToldOnTheStackAndInTheLog() {
    TextTable table;
    table.put("Duelist", "field", b);
    table.put("Guard", "field", b);
    Match match = played(table, "Tale");
    take(match, {"Choose 1 or 2 Forwards opponent controls. Deal them 3000 damage.", "Choose Guard", "Done"});
    take(match, paid);
    const SpokenMatch said = spoken(match);
    const CardView tale = topOfStack(match);
    QCOMPARE(StackSentences{said}.name(tale), std::string{"Tale"});
    QCOMPARE(StackSentences{said}.kind(tale), std::string{"summon"});
    QCOMPARE(StackSentences{said}.effect(tale),
             std::string{"Choose 1 or 2 Forwards opponent controls. Deal them 3000 damage."});
    QCOMPARE(StackSentences{said}.chosen(tale), std::vector<std::string>{"Guard"});
    const QStringList log = logOf(match);
    QVERIFY(log.contains("Tale: Choose 1 or 2 Forwards opponent controls. Deal them 3000 damage."));
    QVERIFY(log.contains("Blue chooses Guard for Tale."));
    QVERIFY(log.contains("Blue has cast Tale, which waits on the stack."));
    QVERIFY(logOf(match, Language::ja).contains("ブルーが「物語」で「衛兵」を選んだ。"));
}

void TestWhatTextsSay::choicesTellHowManyThereMayBe() {
    TextTable table;
    table.put("Duelist", "field", b);
    table.put("Guard", "field", b);
    Match match = played(table, "Tale");
    take(match, {"Choose 1 or 2 Forwards opponent controls. Deal them 3000 damage."});
    QCOMPARE(prompt(match), QStringLiteral("Blue · Tale: choose 1 or 2 Forwards opponent controls."));
    QCOMPARE(progress(match), QStringLiteral("0 chosen (1 to 2)"));
    QCOMPARE(progress(match, Language::ja), QStringLiteral("選択中 0／1～2"));
    take(match, {"Choose Guard"});
    QCOMPARE(progress(match), QStringLiteral("1 chosen (1 to 2)"));
}

void TestWhatTextsSay::whatComesOfAChoice() {
    TextTable table;
    table.put("Guard", "field", a);
    table.put("Duelist", "field", a);
    Match match = played(table, "Drummer");
    take(match, paid);
    QCOMPARE(prompt(match), QStringLiteral("Blue · Drummer: choose up to 2 Forwards you control."));
    QCOMPARE(progress(match), QStringLiteral("0 chosen (up to 2)"));
    QVERIFY2(more(match).startsWith("Until the end of the turn, they gain +1000 power"),
             qPrintable(more(match)));
}

void TestWhatTextsSay::cardsGoOnTopOrToTheBottom() {
    Match mender = played({}, "Mender");
    take(mender, paid + QStringList{"Pass", "Pass"});
    QVERIFY(
        prompt(mender).startsWith("Blue · Mender: look at the top 3 cards of your deck, add up to 1 card"));
    take(mender, {"Choose nothing"});
    QCOMPARE(prompt(mender),
             QStringLiteral("Blue · Mender: choose the card that goes to the bottom of the deck "
                            "next; the last one will be at the very bottom."));
    take(mender, {"Put Guard next (no. 1)"});
    QCOMPARE(logOf(mender).back(), QStringLiteral("Blue puts a card on the bottom of the deck."));

    Match augur = played({}, "Augur");
    take(augur, paid + QStringList{"Pass", "Pass"});
    QCOMPARE(prompt(augur, Language::ja),
             QStringLiteral(
                 "ブルー・「占い師」：次にデッキの上に置くカードを選んでください。最後に選んだカードが一番"
                 "上になります。"));
    take(augur, {"Put Guard next (no. 1)"});
    QCOMPARE(logOf(augur).back(), QStringLiteral("Blue puts a card on top of the deck."));
}

void TestWhatTextsSay::whatLastsIsToldByName() {
    TextTable table;
    table.put("Guard", "field", a);
    table.put("Duelist", "field", a);
    Match match = played(table, "Drummer");
    take(match, paid + QStringList{"Choose Guard", "Choose Duelist", "Pass", "Pass"});
    const QStringList log = logOf(match);
    QVERIFY(log.contains("Guard and Duelist gain +1000 power until the end of the turn."));
    QVERIFY(log.contains("Guard and Duelist cannot block this turn."));
    QVERIFY(log.contains("The ability of Drummer resolves."));
    QVERIFY2(
        logOf(match, Language::ja).contains("ターン終了時まで、「衛兵」と「決闘者」のパワーが+1000された。"),
        qPrintable(logOf(match, Language::ja).join('\n')));
}

void TestWhatTextsSay::specialAbilitiesAreToldByName() {
    TextTable table;
    table.put("Duelist", "field", a);
    table.put("Duelist", "hand", a);
    table.put("Guard", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Use Blaze of Duelist", "Choose Guard", "Choose Duelist"});
    QVERIFY2(more(match).endsWith("Also paid: Duelist (hand) and Duelist (field)."), qPrintable(more(match)));
    QVERIFY2(more(match, Language::ja)
                 .endsWith("一緒に支払うもの：「決闘者」（手札）と「決闘者」（フィールド）。"),
             qPrintable(more(match, Language::ja)));
    take(match, {"Pay"});
    const CardView blaze = topOfStack(match);
    QCOMPARE(StackSentences{spoken(match)}.name(blaze), std::string{"Blaze"});
    QCOMPARE(StackSentences{spoken(match)}.kind(blaze), std::string{"special ability of Duelist"});
    QCOMPARE(StackSentences{spoken(match, Language::ja)}.kind(blaze),
             std::string{"決闘者のスペシャルアビリティ"});
    const QStringList log = logOf(match);
    QVERIFY(log.contains("Blue chooses Guard for Blaze of Duelist."));
    QVERIFY(log.contains("Blue uses Blaze of Duelist."));
    QVERIFY(logOf(match, Language::ja).contains("ブルーが「決闘者」の『炎』を使った。"));
    take(match, {"Pass", "Pass"});
    QVERIFY(logOf(match).contains("Blaze of Duelist resolves."));
}

void TestWhatTextsSay::whatIsForbiddenIsToldOfTheCard() {
    TextTable table;
    table.put("Guard", "field", a);
    Match match = played(table, "Drummer");
    take(match, paid + QStringList{"Choose Guard", "Pass", "Pass"});
    const View view = viewOf(match, a);
    const auto& field = view.at({zoneOfWord(game().tables, "field"), a}).cards;
    const auto guard = std::ranges::find_if(
        field, [](const CardView& card) { return card.damage == 0 && !card.restrictions.empty(); });
    QVERIFY(guard != field.end());
    QCOMPARE(guard->restrictions.size(), 1U);
    QVERIFY2(CardSentences{spoken(match)}.state(*guard).find("can't block (Drummer)") != std::string::npos,
             CardSentences{spoken(match)}.state(*guard).c_str());
    QVERIFY(CardSentences{spoken(match, Language::ja)}.state(*guard).find("ブロック不可（「鼓手」）") !=
            std::string::npos);
}

/// By the name of the card that has them, with the card whose text gives them.
void TestWhatTextsSay::abilitiesThatAreGivenAreToldOfTheCard() {
    TextTable table;
    table.put("Guard", "field", a);
    table.put("Duelist", "field", b);
    Match match = played(table, "Herald");
    take(match, paid + QStringList{"Choose Guard", "Pass", "Pass"});
    const View view = viewOf(match, a);
    const auto& field = view.at({zoneOfWord(game().tables, "field"), a}).cards;
    const auto guard = std::ranges::find_if(field, [](const CardView& card) { return !card.given.empty(); });
    QVERIFY(guard != field.end());
    QCOMPARE(match.cards()[guard->definition].name.en, std::string{"Guard"});
    QCOMPARE(CardSentences{spoken(match)}.givenTexts(*guard),
             (std::vector<std::string>{
                 "\"When Guard becomes dull, you may draw 1 card.\"",
                 "\"[Dull]: Choose 1 Forward opponent controls. Deal it damage equal to Guard's power.\""}));
    QVERIFY2(CardSentences{spoken(match)}.state(*guard).find(
                 "\"When Guard becomes dull, you may draw 1 card.\" (Herald)") != std::string::npos,
             CardSentences{spoken(match)}.state(*guard).c_str());
    QVERIFY(CardSentences{spoken(match, Language::ja)}.state(*guard).find("（「伝令」）") !=
            std::string::npos);
    QVERIFY2(
        logOf(match).contains(
            "Until the end of the turn, Guard gains Haste, \"When this Forward becomes dull, you may draw 1 "
            "card.\" and \"[Dull]: Choose 1 Forward opponent controls. Deal it damage equal to this "
            "Forward's power\"."),
        qPrintable(logOf(match).join('\n')));
    // It is used, and stands on the stack, as an ability of the card that has it.
    QVERIFY2(options(match).contains("Use the ability of Guard"), qPrintable(options(match).join(", ")));
    take(match, {"Use the ability of Guard", "Choose Duelist", "Pay"});
    const View now = viewOf(match, a); // what it costs has triggered the other one above it
    const auto& stack = now.at({zoneOfWord(game().tables, "stack"), Player::nobody}).cards;
    QCOMPARE(stack.size(), 2U);
    for (const CardView& ability : stack)
        QCOMPARE(match.cards()[ability.definition].name.en, std::string{"Guard"});
    QCOMPARE(StackSentences{spoken(match)}.effect(stack[0]), std::string{"You may draw 1 card."});
    QCOMPARE(StackSentences{spoken(match)}.effect(stack[1]),
             std::string{"Choose 1 Forward opponent controls. Deal it damage equal to Guard's power."});
    QVERIFY(logOf(match).contains("Blue uses the ability of Guard."));
}

void TestWhatTextsSay::whatFollowsSpeaksToWhoeverIsAsked() {
    TextTable table;
    table.put("Duelist", "field", b);
    table.put("Guard", "hand", b);
    Match match = played(table, "Sexton");
    take(match, paid + QStringList{"Pass", "Pass"});
    QCOMPARE(prompt(match), QStringLiteral("Crimson · Sexton: discard 1 card?"));
    QCOMPARE(more(match), QStringLiteral("If you do, your opponent chooses 1 Forward you control. Dull it."));
    take(match, {"Discard 1 card"});
    take(match, {"Choose Guard"});
    QCOMPARE(prompt(match), QStringLiteral("Blue · Sexton: choose 1 Forward opponent controls."));
    QCOMPARE(more(match), QStringLiteral("Dull it."));
    take(match, {"Choose Duelist"});
    QCOMPARE(StackSentences{spoken(match)}.effect(topOfStack(match)),
             std::string{"Choose 1 Forward opponent controls. Dull it."});
}

void TestWhatTextsSay::anOfferSaysWhatItBrings() {
    TextTable table;
    table.put("Guard", "hand", a);
    Match match = played(table, "Pawnbroker");
    take(match, paid + QStringList{"Pass", "Pass"});
    QCOMPARE(more(match), QStringLiteral("If you do, draw 2 cards."));
    QCOMPARE(more(match, Language::ja), QStringLiteral("行った場合、カードを2枚引く。"));
}

void TestWhatTextsSay::aPriceThatHasChangedIsToldInTheHand() {
    TextTable table;
    table.put("Magistrate", "field", b);
    const ObjectId guard = table.put("Guard", "hand", a);
    const Match match = table.begin("main phase 1");
    const CardView card = viewOf(match, a).at({zoneOfWord(game().tables, "hand"), a}).cards.front();
    QVERIFY(card.numbers.front().word == "cost");
    QCOMPARE(card.numbers.front().now, 3);
    QCOMPARE(card.numbers.front().printed, 2);
    const std::vector<Contribution> parts = explain(match, guard, "cost");
    QCOMPARE(parts.size(), 2U);
    QCOMPARE(CardSentences{spoken(match)}.contribution(parts.back()), std::string{"Magistrate"});
    QCOMPARE(parts.back().amount, 1);
}

void TestWhatTextsSay::theEndTellsWhy() {
    TextTable damaged;
    for (int i = 0; i < 7; ++i)
        damaged.put("Guard", "damage zone", b);
    const Match byDamage = damaged.begin("main phase 1");
    QCOMPARE(outcome(byDamage), QStringLiteral("Blue wins: Crimson has taken 7 points of damage (3.1.1)."));
    QCOMPARE(outcome(byDamage, Language::ja),
             QStringLiteral("クリムゾンのダメージが7点になったため、ブルーの勝ちです（3.1.1）。"));

    const SpokenMatch english{byDamage, words(), Language::en, a};
    const SpokenMatch japanese{byDamage, words(), Language::ja, a};
    QCOMPARE(OutcomeSentences{english}.whoWon(), std::string{"Blue wins"});
    QCOMPARE(OutcomeSentences{english}.why(), std::string{"Crimson has taken 7 points of damage (3.1.1)."});
    QCOMPARE(OutcomeSentences{japanese}.whoWon(), std::string{"ブルーの勝利"});
    QCOMPARE(OutcomeSentences{japanese}.why(),
             std::string{"クリムゾンのダメージが7点になりました（3.1.1）。"});

    TextTable both = damaged;
    for (int i = 0; i < 7; ++i)
        both.put("Guard", "damage zone", a);
    QCOMPARE(outcome(both.begin("main phase 1")),
             QStringLiteral("The game ends in a draw, because both players have lost at once (3.3)."));

    Match byCard = played({}, "Doom");
    take(byCard, paid + QStringList{"Pass", "Pass"});
    QCOMPARE(outcome(byCard), QStringLiteral("Blue wins the game, because Doom makes Crimson lose."));
    QCOMPARE(outcome(byCard, Language::ja),
             QStringLiteral("「破滅」の効果でクリムゾンが敗北したため、ブルーの勝ちです。"));
}

void TestWhatTextsSay::theShuffleIsToldAfterWhatWasFound() {
    Match match = played({}, "Seeker");
    take(match, paid + QStringList{"Pass", "Pass", "Choose Guard (no. 1)"});
    QCOMPARE(told(match, 2),
             QStringList({"Blue takes Guard from the deck into the hand.", "Blue's deck is shuffled."}));
    QCOMPARE(told(match, 2, a, Language::ja), QStringList({"ブルーが「衛兵」をデッキから手札に加えた。",
                                                           "ブルーのデッキがシャッフルされた。"}));
}

void TestWhatTextsSay::cardsDrawnAtOnceAreOneLine() {
    Match match = played({}, "Scribe");
    take(match, paid + QStringList{"Pass", "Pass"});
    QVERIFY2(told(match, 3).contains("Blue draws Guard and Guard."), qPrintable(told(match, 3).join('\n')));
    QVERIFY(told(match, 3, b).contains("Blue draws 2 cards."));
    QVERIFY(told(match, 3, b, Language::ja).contains("ブルーがカードを2枚引いた。"));
    QVERIFY(!told(match, 100, b).join(' ').contains("Guard"));
}

void TestWhatTextsSay::theBlockThatIsNotMadeIsTold() {
    TextTable table;
    table.put("Guard", "field", a);
    table.put("Duelist", "field", b);
    Match match = table.begin("attack phase");
    take(match, {"Pass", "Pass", "Attack with Guard", "Attack now", "Pass", "Pass", "No block"});
    QVERIFY(logOf(match).contains("Crimson does not block."));
    QVERIFY(logOf(match, Language::ja).contains("クリムゾンはブロックしなかった。"));
}

TAKUJO_TEST(TestWhatTextsSay)

} // namespace test_what_texts_say
#include "test_what_texts_say.moc"
