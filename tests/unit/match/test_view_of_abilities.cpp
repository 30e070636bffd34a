// What a player sees of abilities: on the stack, on cards, in what players have; and of decks they look into.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/core/counters.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"

namespace test_view_of_abilities {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

/// A table of the cards that ask for everything.
class AbilityTable : public Table {
public:
    AbilityTable() : Table(abilityCards(), "Guard") {}
};

QStringList options(const Match& match, Language language = Language::en) {
    QStringList result;
    for (const std::string& option :
         OptionSentences{{match, words(), language, match.decision().decider}}.options())
        result << QString::fromStdString(option);
    return result;
}

QString prompt(const Match& match, Language language = Language::en) {
    return QString::fromStdString(
        PromptSentences{{match, words(), language, match.decision().decider}}.prompt());
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

QStringList faces(const Match& match, Player viewer, ZoneId of) {
    QStringList result;
    const View view = viewOf(match, viewer);
    for (const CardView& card : view.at(of).cards)
        result << (card.faceUp ? QString::fromStdString(match.cards()[card.definition].name.en)
                               : QStringLiteral("?"));
    return result;
}

CardView topOfStack(const Match& match, Player viewer) {
    return viewOf(match, viewer).at(zone("stack", Player::nobody)).cards.front();
}

CardView cardOf(const Match& match, Player viewer, ObjectId id) {
    const View view = viewOf(match, viewer);
    for (const ZoneView& each : view.zones)
        for (const CardView& card : each.cards)
            if (card.faceUp && card.object == id)
                return card;
    qFatal("the viewer does not see that card");
}

QString state(const Match& match, const CardView& card, Language language = Language::en) {
    return QString::fromStdString(CardSentences{{match, words(), language, a}}.state(card));
}

QStringList logOf(const Match& match, Player viewer) {
    const SpokenMatch spoken{match, words(), Language::en, viewer};
    QStringList lines;
    for (const LogEntry& entry : match.log())
        lines << QString::fromStdString(LogSentences{spoken}.line(entry));
    return lines;
}

int crystals(const Match& match, Player player) {
    for (const ValueView& value : viewOf(match, b).values)
        if (value.player == player && value.word == "crystal")
            return value.amount;
    return -1;
}

} // namespace

class TestViewOfAbilities : public QObject {
    Q_OBJECT

private slots:
    static void anAutoAbilityOnTheStack();
    static void anActionAbilityOnTheStack();
    static void anExBurstIsCalledByItsCard();
    static void anAbilityWhoseCardHasGone();
    static void aSummonOnTheStack();
    static void abilitiesWithNamesAndWithout();
    static void whatWaitsTellsWhatItDoes();
    static void countersAndMarks();
    static void numbersThatOnlyAnEffectGives();
    static void whatPlayersHave();
    static void onlyWhoSearchesSeesTheDeck();
    static void onlyWhoLooksSeesTheTop();
};

void TestViewOfAbilities::anAutoAbilityOnTheStack() {
    AbilityTable table;
    table.put("Archer", "hand", a);
    table.put("Spring", "field", a);
    const ObjectId duelist = table.put("Duelist", "field", b);
    table.put("Smith", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Play Archer", "Dull Spring for 1 fire CP", "Pay"});
    QCOMPARE(prompt(match), QStringLiteral("Blue · Archer: choose 1 Forward opponent controls."));
    QCOMPARE(prompt(match, Language::ja),
             QStringLiteral("ブルー・「射手」：対戦相手のコントロールするフォワード1体を選んでください。"));
    QCOMPARE(options(match), QStringList({"Choose Duelist", "Choose Smith"}));
    take(match, {"Choose Duelist"});
    for (const Player viewer : bothPlayers) {
        const CardView ability = topOfStack(match, viewer);
        QVERIFY(ability.faceUp);
        QVERIFY(ability.isAbility);
        QCOMPARE(match.cards()[ability.definition].name.en, std::string{"Archer"});
        QVERIFY(ability.controller == a);
        QCOMPARE(match.position().definition(ability.source).name.en, std::string{"Archer"});
        QCOMPARE(ability.chosen, std::vector<ObjectId>{duelist});
        QVERIFY(!ability.x);
        QVERIFY(ability.numbers.empty());
        QCOMPARE(state(match, ability), QStringLiteral("Has chosen Duelist"));
    }
    QCOMPARE(
        PromptSentences({match, words(), Language::en, b}).prompt(),
        std::string{"Blue: the ability of Archer is about to resolve, so answer with a card or an ability, "
                    "or pass."});
}

void TestViewOfAbilities::anActionAbilityOnTheStack() {
    AbilityTable table;
    table.put("Scribe", "field", a);
    table.put("Spring", "field", a);
    const ObjectId duelist = table.put("Duelist", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Use the ability of Scribe"});
    QCOMPARE(prompt(match),
             QStringLiteral("Blue: choose the X of the ability of Scribe; it is part of the cost."));
    QCOMPARE(topOfStack(match, b).x, std::nullopt);
    take(match, {"X = 1", "Choose Duelist", "Dull Spring for 1 fire CP", "Pay"});
    const CardView ability = topOfStack(match, b);
    QVERIFY(ability.isAbility);
    QCOMPARE(int{ability.ability}, 1); // after the auto ability
    QCOMPARE(ability.x, std::optional{1});
    QCOMPARE(ability.chosen, std::vector<ObjectId>{duelist});
    QCOMPARE(state(match, ability), QStringLiteral("X is 1, has chosen Duelist"));
    QCOMPARE(state(match, ability, Language::ja), QStringLiteral("Xは1、「決闘者」を選んでいる"));
}

/// It does not go onto the stack.
void TestViewOfAbilities::anExBurstIsCalledByItsCard() {
    Table table{cardsOfText(R"(
- {name: Scourge, type: summon, element: fire, cost: 0, resolve: {do: {damage player: {amount: 1, player: opponent}}}}
- {name: Prism, type: forward, element: ice, cost: 9, power: 1000, ex: true,
   abilities: [{when: {enters: this}, do: {may: {pay: {cp: x}}, then: {draw: x}}, burst: true}]}
)"),
                "Prism"};
    table.put("Scourge", "hand", a);
    table.put("Prism", "hand", b); // to pay with
    Match match = table.begin("main phase 1");
    for (int i = 0; i < 8 && match.decision().kind != DecisionKind::yesNo; ++i) {
        const auto& options = match.decision().options;
        const auto card =
            std::ranges::find_if(options, [](const Option& one) { return one.object.exists(); });
        match.answer(Option{card == options.end() ? options.front() : *card});
    }
    take(match, {"Use the EX Burst"});
    QCOMPARE(prompt(match), QStringLiteral("Crimson: choose the X of Prism; it is part of the cost."));
}

/// The card was the price; it is still called by its name.
void TestViewOfAbilities::anAbilityWhoseCardHasGone() {
    AbilityTable table;
    table.put("Martyr", "field", a);
    table.put("Archer", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Use the ability of Martyr", "Choose Archer", "Pay"});
    QCOMPARE(faces(match, b, zone("break zone", a)), QStringList({"Martyr"}));
    const CardView ability = topOfStack(match, b);
    QVERIFY(ability.isAbility);
    QVERIFY(!ability.source.exists());
    const SpokenMatch spoken{match, words(), Language::en, b};
    QCOMPARE(CardSentences{spoken}.title(ability), std::string{"The ability of Martyr"});
    take(match, {"Pass", "Pass"});
    QVERIFY(logOf(match, b).contains("Martyr deals 2000 damage to Archer."));
}

void TestViewOfAbilities::aSummonOnTheStack() {
    AbilityTable table;
    table.put("Torrent", "hand", a);
    table.put("Brook", "field", a);
    const ObjectId duelist = table.put("Duelist", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Play Torrent", "Choose Duelist", "Dull Brook for 1 water CP", "Pay"});
    const CardView summon = topOfStack(match, b);
    QVERIFY(!summon.isAbility);
    QVERIFY(!summon.source.exists());
    QCOMPARE(summon.chosen, std::vector<ObjectId>{duelist});
    QVERIFY(!summon.numbers.empty());
}

void TestViewOfAbilities::abilitiesWithNamesAndWithout() {
    AbilityTable table;
    table.put("Duelist", "field", a);
    table.put("Duelist", "hand", a);
    table.put("Smith", "field", a);
    table.put("Spring", "field", a);
    table.put("Archer", "field", b);
    Match match = table.begin("main phase 1");
    QCOMPARE(options(match),
             QStringList({"Use Blaze of Duelist", "Use ability 1 of Smith", "Use ability 2 of Smith",
                          "Use the ability of Spring", "To attack phase"}));
    QCOMPARE(
        options(match, Language::ja),
        QStringList({"「決闘者」の『炎』を使う", "「鍛冶」の1番目のアビリティを使う",
                     "「鍛冶」の2番目のアビリティを使う", "「泉」のアビリティを使う", "アタックフェイズへ"}));
    // Of several without names, what each of them does, as the card says it.
    {
        const SpokenMatch asked{match, words(), Language::en, a};
        std::vector<std::string> used;
        for (const Option& option : match.decision().options)
            used.push_back(OptionSentences{asked}.more(option));
        QCOMPARE(used.size(), std::size_t{5});
        const ObjectId smith = match.decision().options[1].object;
        const CardDefinition& card =
            match.cards()[match.state().cards[record(match.state(), smith).card].definition];
        const std::vector<std::string> lines = CardSentences{asked}.text(card);
        QVERIFY(used[0].empty() && used[3].empty() && used[4].empty());
        QVERIFY(used[1] != used[2]);
        for (const std::string& text : {used[1], used[2]})
            QVERIFY2(std::ranges::find(lines, text) != lines.end(), text.c_str());
    }
    take(match, {"Use Blaze of Duelist", "Choose Archer"});
    const SpokenMatch spoken{match, words(), Language::en, b};
    QCOMPARE(CardSentences{spoken}.title(topOfStack(match, b)), std::string{"Blaze of Duelist"});
}

/// Without when: that has come.
void TestViewOfAbilities::whatWaitsTellsWhatItDoes() {
    Table table{cardsOfText(R"(
- {name: Twin, type: forward, element: fire, cost: 0, power: 1000, abilities: [
   {when: {enters: this}, do: {draw: 2}},
   {when: {enters: this}, choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 3000}}}]}
)"),
                "Twin"};
    table.put("Twin", "hand", a);
    table.put("Twin", "field", b);
    Match match = table.begin("main phase 1");
    take(match, {"Play Twin", "Pay"});
    QCOMPARE(options(match), QStringList({"The ability of Twin (no. 1)", "The ability of Twin (no. 2)"}));
    const auto told = [&](Language language) {
        QStringList result;
        const SpokenMatch asked{match, words(), language, a};
        for (const Option& option : match.decision().options)
            result << QString::fromStdString(OptionSentences{asked}.more(option));
        return result;
    };
    QCOMPARE(told(Language::en),
             QStringList({"Draw 2 cards.", "Choose 1 Forward opponent controls. Deal it 3000 damage."}));
    QCOMPARE(told(Language::ja),
             QStringList({"カードを2枚引く。",
                          "対戦相手のコントロールするフォワード1体を選ぶ。それに3000ダメージを与える。"}));
}

void TestViewOfAbilities::countersAndMarks() {
    AbilityTable table;
    const ObjectId herald = table.put("Herald", "field", a);
    const ObjectId thief = table.put("Thief", "field", a);
    changeCounters(table.state(), herald, textKey("Storm"), 2);
    for (const MarkSpec& mark : game().tables.marks)
        if (mark.word == "frozen")
            record(table.state(), thief).marks = mark.bit;
    const Match match = table.begin("main phase 1");
    const CardView card = cardOf(match, b, herald);
    QCOMPARE(card.counters.size(), 1U);
    QCOMPARE(card.counters.front().name.ja, std::string{"嵐"});
    QCOMPARE(card.counters.front().count, 2);
    QVERIFY(state(match, card).contains("2 Storm counters"));
    QVERIFY(state(match, card, Language::ja).contains("嵐カウンター2個"));
    QCOMPARE(cardOf(match, b, thief).marks, std::vector<std::string_view>{"frozen"});
    QCOMPARE(state(match, cardOf(match, b, thief)), QStringLiteral("Active, frozen"));
}

/// A monster that is a forward for a turn has power, though none is printed on it.
void TestViewOfAbilities::numbersThatOnlyAnEffectGives() {
    AbilityTable table;
    const ObjectId herald = table.put("Herald", "field", a);
    const Match match = table.begin("main phase 1");
    const CardView card = cardOf(match, a, herald);
    QCOMPARE(card.numbers.size(), 2U);
    QCOMPARE(card.numbers.back().now, 5000);
    QVERIFY(!card.numbers.back().isPrinted);
    QVERIFY(state(match, card).startsWith("Active, power 5000"));
}

void TestViewOfAbilities::whatPlayersHave() {
    AbilityTable table;
    table.put("Spring", "field", a);
    Match match = table.begin("main phase 1");
    QCOMPARE(crystals(match, a), 0);
    take(match, {"Use the ability of Spring", "Pay", "Pass", "Pass"});
    QCOMPARE(crystals(match, a), 1);
    QCOMPARE(crystals(match, b), 0);
    QCOMPARE(logOf(match, b).back(), QStringLiteral("Blue gains 1 crystal."));
}

void TestViewOfAbilities::onlyWhoSearchesSeesTheDeck() {
    AbilityTable table;
    table.put("Scribe", "hand", a);
    table.put("Brook", "field", a);
    table.put("Spring", "field", a);
    table.put("Spring", "deck", a);
    Match match = table.begin("main phase 1");
    take(match, {"Play Scribe", "Dull Brook for 1 water CP", "Dull Spring for 1 fire CP", "Pay", "Pass",
                 "Pass", "Do it"});
    QCOMPARE(faces(match, a, zone("deck", a)).count("Guard"), 10);
    QVERIFY(faces(match, a, zone("deck", a)).contains("Spring"));
    QCOMPARE(faces(match, b, zone("deck", a)), QStringList());
    QCOMPARE(faces(match, Player::nobody, zone("deck", a)), QStringList());
    QVERIFY(options(match).contains("Choose Guard (no. 10)"));
    match.answer(Option{match.decision().options.back()});
    QCOMPARE(faces(match, a, zone("deck", a)), QStringList());
    QCOMPARE(faces(match, a, zone("hand", a)), QStringList({"Guard"}));
    // What was found was shown; whoever has seen it knows, but nobody looks into the hand.
    QCOMPARE(faces(match, b, zone("hand", a)), QStringList({"?"}));
    QVERIFY(logOf(match, b).contains("Blue takes Guard from the deck into the hand."));
}

void TestViewOfAbilities::onlyWhoLooksSeesTheTop() {
    AbilityTable table;
    table.put("Warden", "field", a);
    table.put("Spring", "hand", a);
    Match match = table.begin("main phase 1");
    take(match, {"Use the ability of Warden", "Choose Spring", "Pay", "Pass", "Pass"});
    QCOMPARE(faces(match, a, zone("deck", a)), QStringList({"Guard", "Guard", "Guard"}));
    QCOMPARE(faces(match, b, zone("deck", a)), QStringList());
}

TAKUJO_TEST(TestViewOfAbilities)

} // namespace test_view_of_abilities
#include "test_view_of_abilities.moc"
