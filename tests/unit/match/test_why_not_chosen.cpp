// What is not what a text asks for hears why, from the terms that list what is.

#include "engine/core/counters.h"
#include "engine/games/fftcg/terms.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

namespace test_why_not_chosen {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

const std::vector<CardDefinition>& cards() {
    static const std::vector<CardDefinition> all = cardsOfText(R"(
- {name: {en: Sting, ja: 針}, type: summon, element: fire, cost: 0,
   resolve: {choose: {forward: {controller: opponent, state: dull, cost: {at most: 3}, element: [fire, ice]}}, do: {break: chosen}}}
- {name: {en: Ghost, ja: 亡霊}, type: forward, element: fire, cost: 1, power: 3000, generic: true}
- {name: {en: Giant, ja: 巨人}, type: forward, element: fire, cost: 5, power: 9000, generic: true}
- {name: {en: Gust, ja: 突風}, type: forward, element: wind, cost: 1, power: 3000, generic: true}
- {name: {en: Well, ja: 井戸}, type: backup, element: fire, cost: 1, generic: true}
)");
    return all;
}

} // namespace

class TestWhyNotChosen : public QObject {
    Q_OBJECT

private slots:
    static void theReasonIsTold_data();
    static void theCriterionIsNamed_data();
    static void theCriterionIsNamed();
    static void aFilterOfAnInstructionIsNamed_data();
    static void aFilterOfAnInstructionIsNamed();
    static void theReasonIsTold();
    static void whatHasBecomeOfItIsNamed_data();
    static void whatHasBecomeOfItIsNamed();
};

void TestWhyNotChosen::theReasonIsTold_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("isTheirs");
    QTest::addColumn<bool>("isDull");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    const auto row = [](const char* card, bool isTheirs, bool isDull, const char* zone, const char* en,
                        const char* ja) {
        QTest::addRow("%s in %s of %s, %s", card, zone, isTheirs ? "theirs" : "mine",
                      isDull ? "dull" : "active")
            << QString::fromUtf8(card) << isTheirs << isDull << QString::fromUtf8(zone)
            << QString::fromUtf8(en) << QString::fromUtf8(ja);
    };
    row("Ghost", false, true, "field", "Ghost can't be chosen here: it is Blue who controls it.",
        "「亡霊」はブルーがコントロールしているので、ここでは選べません。");
    row("Well", true, true, "field", "Well can't be chosen here: it is a backup.",
        "「井戸」はバックアップなので、ここでは選べません。");
    row("Ghost", true, false, "field", "Ghost can't be chosen here: it is active.",
        "「亡霊」はアクティブ状態なので、ここでは選べません。");
    row("Giant", true, true, "field", "Giant can't be chosen here: its cost is 5, and may be at most 3.",
        "「巨人」のコストは5なので、ここでは選べません。選べるのはコストが3以下のものです。");
    row("Gust", true, true, "field", "Gust can't be chosen here: its element is wind.",
        "「突風」の属性は風なので、ここでは選べません。");
    row("Ghost", true, false, "break zone",
        "Ghost can't be chosen here: it lies in another zone than what is asked for.",
        "「亡霊」は、求められている領域にないので、ここでは選べません。");
    // A card that the player does not see tells nothing of itself.
    row("Giant", true, false, "hand", "", "");
}

void TestWhyNotChosen::theReasonIsTold() {
    QFETCH(const QString, card);
    QFETCH(const bool, isTheirs);
    QFETCH(const bool, isDull);
    QFETCH(const QString, zone);
    QFETCH(const QString, en);
    QFETCH(const QString, ja);
    Table table{cards(), "Ghost"};
    const ObjectId sting = table.put("Sting", "hand", a);
    table.put("Ghost", "field", b, true);
    table.put("Ghost", "field", b, true);
    const ObjectId wrong =
        table.put(card.toUtf8().constData(), zone.toUtf8().constData(), isTheirs ? b : a, isDull);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", sting));
    QVERIFY(match.decision().kind == DecisionKind::chooseObjects);
    const auto choose = static_cast<Verb>(verbOfWord(match.game().tables, "choose"));
    const auto reasons = match.whyNot({a, {choose, {}, wrong, {}, 0}});
    QVERIFY(!reasons.empty());
    if (en.isEmpty()) {
        QCOMPARE(reasons.front().arguments.size(), std::size_t{1}); // the card that was tried
        return;
    }
    const auto said = [&](Language language) {
        return QString::fromStdString(
            RefusalSentences{{match, words(), language, a}}.refusal(reasons.front()));
    };
    QCOMPARE(said(Language::en), en);
    QCOMPARE(said(Language::ja), ja);
}

/// Ghost is clicked while a summon chooses something like that.
void TestWhyNotChosen::theCriterionIsNamed_data() {
    QTest::addColumn<QString>("criterion");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    const auto row = [](const char* criterion, const char* en, const char* ja) {
        QTest::addRow("%s", criterion)
            << QString::fromUtf8(criterion) << QString::fromUtf8(en) << QString::fromUtf8(ja);
    };
    row("{forward: {name: {en: Giant, ja: 巨人}}}", "Ghost can't be chosen here: only Giant can.",
        "ここで選べるのは「巨人」だけなので、「亡霊」は選べません。");
    row("{forward: {job: {en: King, ja: 王}}}", "Ghost can't be chosen here: it doesn't have the job King.",
        "「亡霊」のジョブは「王」ではないので、ここでは選べません。");
    row("{forward: {category: {en: Dusk, ja: 夕暮れ}}}",
        "Ghost can't be chosen here: it doesn't have the category Dusk.",
        "「亡霊」のカテゴリは「夕暮れ」ではないので、ここでは選べません。");
    row("{forward: {has: haste}}", "Ghost can't be chosen here: it doesn't have what is asked for: Haste.",
        "「亡霊」は、求められている能力（ヘイスト）を持たないので、ここでは選べません。");
    row("{forward: {generic: false}}", "Ghost can't be chosen here: it has the generic icon.",
        "「亡霊」には一般アイコンがあるので、ここでは選べません。");
    row("{forward: {not: {element: fire}}}", "Ghost can't be chosen here: its element is fire.",
        "「亡霊」の属性は火なので、ここでは選べません。");
    row("{forward: {not: {cost: {at most: 3}}}}", "Ghost can't be chosen here: its cost is 1.",
        "「亡霊」のコストは1なので、ここでは選べません。");
    row("{forward: {not: {job: {en: Shade, ja: 影}}}}", "Ghost can't be chosen here: it has the job Shade.",
        "「亡霊」のジョブは「影」なので、ここでは選べません。");
    row("{forward: {not: {has: brave}}}", "Ghost can't be chosen here: it has Brave.",
        "「亡霊」はブレイブを持つので、ここでは選べません。");
    row("{forward: {not: {name: Ghost}}}", "Ghost can't be chosen here: what is asked for has another name.",
        "「亡霊」以外の名前のものが求められているので、ここでは選べません。");
    row("{character: {not: {forward: {}}}}", "Ghost can't be chosen here: it is a forward.",
        "「亡霊」はフォワードなので、ここでは選べません。");
    row("{forward: {not: {element: fire, cost: {at most: 3}}}}",
        "Ghost can't be chosen here: the text leaves out what is like it.",
        "「亡霊」は、テキストが除いているものに当てはまるので、ここでは選べません。");
    row("{forward: {any of: [{name: Giant}, {element: wind}]}}",
        "Ghost can't be chosen here: it is none of those that the text names.",
        "「亡霊」は、テキストが挙げるもののどれでもないので、ここでは選べません。");
}

/// Of the others, each is alone with what is asked for.
const char* const others = R"(
- {name: {en: Ghost, ja: 亡霊}, type: forward, element: fire, cost: 1, power: 3000, generic: true, job: {en: Shade, ja: 影}, abilities: [brave]}
- {name: {en: Giant, ja: 巨人}, type: forward, element: wind, cost: 5, power: 9000, job: {en: King, ja: 王}, category: {en: Dusk, ja: 夕暮れ}, abilities: [haste]}
- {name: {en: Gust, ja: 突風}, type: forward, element: wind, cost: 1, power: 3000}
- {name: {en: Well, ja: 井戸}, type: backup, element: ice, cost: 5, generic: true}
)";

void TestWhyNotChosen::theCriterionIsNamed() {
    QFETCH(const QString, criterion);
    const std::string text =
        "\n- {name: {en: Sting, ja: 針}, type: summon, element: fire, cost: 0, resolve: {choose: {" +
        criterion.sliced(1).chopped(1).toStdString() + ", up to: 1}, do: {break: chosen}}}";
    Table table{cardsOfText(others + text), "Ghost"};
    const ObjectId sting = table.put("Sting", "hand", a);
    const ObjectId ghost = table.put("Ghost", "field", b);
    table.put("Giant", "field", b);
    table.put("Well", "field", b);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", sting));
    QVERIFY(match.decision().kind == DecisionKind::chooseObjects);
    const auto choose = static_cast<Verb>(verbOfWord(match.game().tables, "choose"));
    const auto reasons = match.whyNot({a, {choose, {}, ghost, {}, 0}});
    QVERIFY(!reasons.empty());
    const auto said = [&](Language language) {
        return QString::fromStdString(
            RefusalSentences{{match, words(), language, a}}.refusal(reasons.front()));
    };
    QTEST(said(Language::en), "en");
    QTEST(said(Language::ja), "ja");
}

/// Of what is discarded, searched for and paid with.
void TestWhyNotChosen::aFilterOfAnInstructionIsNamed_data() {
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("en");
    const auto row = [](const char* rest, const char* zone, const char* en) {
        QTest::addRow("%s, %s", rest, zone)
            << QString::fromUtf8(rest) << QString::fromUtf8(zone) << QString::fromUtf8(en);
    };
    const char* const discards =
        "type: summon, resolve: {do: {discard: {amount: 1, like: {card: {element: wind}}}}}";
    row(discards, "hand", "Ghost can't be chosen here: its element is fire.");
    row(discards, "field", "Ghost can't be chosen here: it lies in another zone than what is asked for.");
    row("type: summon, resolve: {do: {search: {for: {forward: {job: King}}, to: hand}}}", "deck",
        "Ghost can't be chosen here: it doesn't have the job King.");
    row("type: summon, resolve: {do: {search: {for: {backup: {}}, to: hand}}}", "deck",
        "Ghost can't be chosen here: it is a forward.");
    row("type: backup, abilities: [{action: [{discard: {amount: 1, like: {card: {name: Giant}}}}], do: "
        "{draw: 1}}]",
        "hand", "Ghost can't be chosen here: only Giant can.");
    row("type: backup, abilities: [{action: [{put into break zone: {forward: {element: wind}}}], do: {draw: "
        "1}}]",
        "field", "Ghost can't be chosen here: its element is fire.");
}

void TestWhyNotChosen::aFilterOfAnInstructionIsNamed() {
    QFETCH(const QString, rest);
    QFETCH(const QString, zone);
    const std::string text =
        "\n- {name: {en: Sting, ja: 針}, element: fire, cost: 0, " + rest.toStdString() + "}";
    Table table{cardsOfText(others + text), "Ghost"};
    const bool isSummon = rest.contains(QStringLiteral("summon"));
    const ObjectId sting = table.put("Sting", isSummon ? "hand" : "field", a);
    const ObjectId ghost = table.put("Ghost", zone.toUtf8().constData(), a);
    for (const char* const other : {"Giant", "Giant", "Well", "Well"}) {
        table.put(other, "hand", a);
        table.put(other, "deck", a);
    }
    table.put("Giant", "field", a);
    table.put("Gust", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, isSummon ? "cast" : "use", sting));
    const auto isAsked = [&] {
        return match.decision().kind == DecisionKind::chooseObjects ||
               match.decision().kind == DecisionKind::chooseCards;
    };
    for (int i = 0; i < 4 && !isAsked(); ++i)
        match.answer(match.suggestion());
    QVERIFY(isAsked());
    const auto choose = static_cast<Verb>(verbOfWord(match.game().tables, "choose"));
    const auto reasons = match.whyNot({a, {choose, {}, ghost, {}, 0}});
    QVERIFY(!reasons.empty());
    QTEST(
        QString::fromStdString(RefusalSentences{{match, words(), Language::en, a}}.refusal(reasons.front())),
        "en");
}

/// Status, counters and when it has come: what is not printed on a card. Ghost is frozen, has two Oath
/// counters and has come this turn; Gust has nothing of that; Giant has three counters.
void TestWhyNotChosen::whatHasBecomeOfItIsNamed_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("criterion");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    const auto row = [](const char* card, const char* criterion, const char* en, const char* ja) {
        QTest::addRow("%s, %s", card, criterion) << QString::fromUtf8(card) << QString::fromUtf8(criterion)
                                                 << QString::fromUtf8(en) << QString::fromUtf8(ja);
    };
    row("Gust", "is: frozen", "Gust can't be chosen here: it isn't what is asked for: frozen.",
        "「突風」は、求められている状態（凍結状態）ではないので、ここでは選べません。");
    row("Ghost", "not: {is: frozen}",
        "Ghost can't be chosen here: the text leaves out what is like it (frozen).",
        "「亡霊」は、テキストが除いている状態（凍結状態）なので、ここでは選べません。");
    row("Gust", "counters: {at least: 1}",
        "Gust can't be chosen here: it has 0 counters, and has to have at least 1.",
        "「突風」のカウンターは0個なので、ここでは選べません。選べるのは1個以上置かれているものです。");
    row("Ghost", "counters: {named: {en: Oath, ja: 誓い}, at least: 3}",
        "Ghost can't be chosen here: it has 2 Oath counters, and has to have at least 3.",
        "「亡霊」の誓いカウンターは2個なので、ここでは選べません。選べるのは3個以上置かれているものです。");
    row("Gust", "entered this turn: true", "Gust can't be chosen here: it hasn't come into play this turn.",
        "「突風」はこのターンに出たものではないので、ここでは選べません。");
    row("Ghost", "entered this turn: false", "Ghost can't be chosen here: it has come into play this turn.",
        "「亡霊」はこのターンに出たものなので、ここでは選べません。");
    row("Ghost", "not: {entered this turn: true}",
        "Ghost can't be chosen here: it has come into play this turn.",
        "「亡霊」はこのターンに出たものなので、ここでは選べません。");
}

void TestWhyNotChosen::whatHasBecomeOfItIsNamed() {
    QFETCH(const QString, card);
    QFETCH(const QString, criterion);
    const std::string text = "\n- {name: {en: Sting, ja: 針}, type: summon, element: fire, cost: 0, resolve: "
                             "{choose: {forward: {" +
                             criterion.toStdString() + "}, up to: 1}, do: {break: chosen}}}";
    Table table{cardsOfText(others + text), "Ghost"};
    const ObjectId sting = table.put("Sting", "hand", a);
    const ObjectId ghost = table.put("Ghost", "field", b);
    const ObjectId gust = table.put("Gust", "field", b);
    table.state().objects[ghost.index].marks |= fftcg::frozen;
    table.state().objects[ghost.index].since = static_cast<std::uint16_t>(table.state().turn + 1);
    changeCounters(table.state(), ghost, textKey("Oath"), 2);
    changeCounters(table.state(), table.put("Giant", "field", b), textKey("Oath"), 3);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", sting));
    QVERIFY(match.decision().kind == DecisionKind::chooseObjects);
    const auto choose = static_cast<Verb>(verbOfWord(match.game().tables, "choose"));
    const auto reasons =
        match.whyNot({a, {choose, {}, card == QStringLiteral("Ghost") ? ghost : gust, {}, 0}});
    QVERIFY(!reasons.empty());
    const auto said = [&](Language language) {
        return QString::fromStdString(
            RefusalSentences{{match, words(), language, a}}.refusal(reasons.front()));
    };
    QTEST(said(Language::en), "en");
    QTEST(said(Language::ja), "ja");
}

TAKUJO_TEST(TestWhyNotChosen)

} // namespace test_why_not_chosen
#include "test_why_not_chosen.moc"
