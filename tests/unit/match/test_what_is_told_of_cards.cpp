// What players are told of cards at the table besides what stands on them: how long a part of a number lasts,
// and that an ability has worked as often as it may.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"

namespace test_what_is_told_of_cards {

using namespace takujo;

namespace {

constexpr Player a = Player::a;

const std::vector<CardDefinition>& cards() {
    static const std::vector<CardDefinition> all = cardsOfText(R"(
- {name: {en: Guard, ja: 衛兵}, type: forward, element: earth, cost: 2, power: 6000, generic: true}
- {name: {en: Drummer, ja: 鼓手}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{action: dull, choose: {forward: {controller: you}},
       do: {power: {of: chosen, by: 1000, until: end of turn}}}]}
- {name: {en: Smith, ja: 鍛冶}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{action: dull, do: {draw: 1}, once a turn: true}]}
- {name: {en: Piper, ja: 笛吹き}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{action: dull, choose: {forward: {controller: you}},
       do: {power: {of: chosen, by: 1000, until: end of turn}}, once a turn: true}]}
- {name: {en: Rally, ja: 招集}, type: summon, element: fire, cost: 0,
   resolve: {choose: {forward: {controller: you}, up to: 2}, do: {dull: chosen}}}
- {name: {en: Tally, ja: 集計}, type: summon, element: fire, cost: 0,
   resolve: {do: [{select: {amount: 3, forward: {controller: you}}}, {dull: selected}]}}
)");
    return all;
}

SpokenMatch spoken(const Match& match, Language language = Language::en) {
    return {match, words(), language, match.decision().decider};
}

/// Takes the first option that speaks of it, again and again.
void take(Match& match, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        if (passed(match, text))
            continue;
        const std::vector<std::string> options = OptionSentences{spoken(match)}.options();
        const auto found = std::ranges::find_if(
            options, [&](const std::string& option) { return option.find(text) != std::string::npos; });
        if (found == options.end())
            qFatal("nothing speaks of %s, but the first of %s", text.c_str(), options.front().c_str());
        match.answer(Option{match.decision().options[static_cast<std::size_t>(found - options.begin())]});
    }
}

QString stateOf(const Match& match, ObjectId id, Language language) {
    const View view = viewOf(match, a);
    for (const CardView& card : view.at({zoneOfWord(game().tables, "field"), a}).cards)
        if (card.object == id)
            return QString::fromStdString(CardSentences{spoken(match, language)}.state(card));
    return {};
}

} // namespace

class TestWhatIsToldOfCards : public QObject {
    Q_OBJECT

private slots:
    static void howLongAPartOfANumberLasts();
    static void whatIsUsedUp();
    static void aLongTextIsToldByItsBeginning();
    static void howManyCanBeChosen();
    static void fewerThanTheTextAsksFor_data();
    static void fewerThanTheTextAsksFor();
};

void TestWhatIsToldOfCards::howLongAPartOfANumberLasts() {
    Table table{cards(), "Guard"};
    const ObjectId guard = table.put("Guard", "field", a);
    table.put("Drummer", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Drummer", "Guard", "Pay", "Pass", "Pass"});
    const std::vector<Contribution> parts = explain(match, guard, "power");
    QCOMPARE(parts.size(), 2U);
    QCOMPARE(CardSentences{spoken(match)}.contribution(parts.front()), std::string{"printed"});
    QCOMPARE(CardSentences{spoken(match)}.contribution(parts.back()),
             std::string{"Drummer (until the end of the turn)"});
    QCOMPARE(CardSentences{spoken(match, Language::ja)}.contribution(parts.back()),
             std::string{"鼓手（ターン終了時まで）"});
}

void TestWhatIsToldOfCards::whatIsUsedUp() {
    Table table{cards(), "Guard"};
    const ObjectId smith = table.put("Smith", "field", a);
    Match match = table.begin("main phase 1");
    QCOMPARE(stateOf(match, smith, Language::en), QStringLiteral("Active"));
    take(match, {"Smith", "Pay"});
    const QString told = stateOf(match, smith, Language::en);
    QVERIFY2(told.startsWith("Dull, used up: \"") && told.contains("raw 1 card"), qPrintable(told));
    const QString japanese = stateOf(match, smith, Language::ja);
    QVERIFY2(japanese.startsWith("ダル、使用済み「"), qPrintable(japanese));
}

void TestWhatIsToldOfCards::aLongTextIsToldByItsBeginning() {
    Table table{cards(), "Guard"};
    const ObjectId piper = table.put("Piper", "field", a);
    table.put("Guard", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Piper", "Guard", "Pay"});
    for (const Language language : {Language::en, Language::ja}) {
        const QString told = stateOf(match, piper, language);
        QVERIFY2(told.endsWith(language == Language::en ? "…\"" : "…」"), qPrintable(told));
        QVERIFY2(told.size() < 55, qPrintable(told));
    }
}

/// The text allows two, and there is one.
void TestWhatIsToldOfCards::howManyCanBeChosen() {
    Table table{cards(), "Guard"};
    table.put("Rally", "hand", a);
    table.put("Guard", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Rally"});
    QCOMPARE(PromptSentences{spoken(match)}.progress(), std::string{"0 chosen (up to 1)"});
    QCOMPARE(PromptSentences{spoken(match, Language::ja)}.progress(), std::string{"選択中 0／最大1"});
    // How many there are may be told by cards that the other player does not see.
    const SpokenMatch other{match, words(), Language::en, Player::b};
    QCOMPARE(PromptSentences{other}.progress(), std::string{"0 chosen (up to 1)"});
}

/// That no more are possible is said where the text asks for more, and nowhere else.
void TestWhatIsToldOfCards::fewerThanTheTextAsksFor_data() {
    QTest::addColumn<int>("there");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    QTest::newRow("more") << 4 << "0 of 3 chosen" << "選択中 0／3";
    QTest::newRow("as many") << 3 << "0 of 3 chosen" << "選択中 0／3";
    QTest::newRow("fewer") << 2 << "0 chosen (only 2 possible)" << "選択中 0（候補は2のみ）";
}

void TestWhatIsToldOfCards::fewerThanTheTextAsksFor() {
    QFETCH(int, there);
    QFETCH(QString, en);
    QFETCH(QString, ja);
    Table table{cards(), "Guard"};
    table.put("Tally", "hand", a);
    for (int i = 0; i < there; ++i)
        table.put("Guard", "field", a);
    Match match = table.begin("main phase 1");
    take(match, {"Tally", "Pay", "Pass", "Pass"});
    QCOMPARE(QString::fromStdString(PromptSentences{spoken(match)}.progress()), en);
    QCOMPARE(QString::fromStdString(PromptSentences{spoken(match, Language::ja)}.progress()), ja);
}

TAKUJO_TEST(TestWhatIsToldOfCards)

} // namespace test_what_is_told_of_cards
#include "test_what_is_told_of_cards.moc"
