// What is not what a text asks for hears why, from the terms that list what is.

#include "engine/match/sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

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
    static void theReasonIsTold();
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
        return QString::fromStdString(Sentences{match, words(), language, a}.refusal(reasons.front()));
    };
    QCOMPARE(said(Language::en), en);
    QCOMPARE(said(Language::ja), ja);
}

TAKUJO_TEST(TestWhyNotChosen)
#include "test_why_not_chosen.moc"
