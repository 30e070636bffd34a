// A sentence that has two readings is told with both, and none of them is taken: in each game, in both
// languages.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/tree_writer.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/lists/brought_card.h"
#include "tests/unit/reading/own_texts.h"

#include <algorithm>
#include <set>

namespace test_ambiguity {

using namespace takujo;

namespace {

/// A card of which only the text matters.
CardOfList cardThatSays(const std::string& text, const std::string& type, Language language) {
    CardOfList card;
    card.id = "A-1";
    card.type = type;
    card.name = {"Ash Warden", "灰の番人"};
    (language == Language::en ? card.text.en : card.text.ja) = text;
    card.head = mapNode();
    put(card.head, "id", textNode(card.id));
    put(card.head, "type", textNode(type));
    return card;
}

std::string likenessOf(const ReadGame& game, const std::optional<Ability>& ability) {
    return ability ? game.likenessOf(*ability, {}) : "no ability";
}

} // namespace

class TestAmbiguity : public QObject {
    Q_OBJECT

private slots:
    static void bothReadingsAreTold_data();
    static void bothReadingsAreTold();
};

/// Of two sentences behind a condition, the second one may hang on it as well or be done in any case: the
/// text is the same.
void TestAmbiguity::bothReadingsAreTold_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    QTest::addColumn<QString>("when");
    QTest::addColumn<QString>("holds");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("fftcg")
        << "fftcg" << "forward"
        << "When Ash Warden attacks, if your opponent controls a Forward, draw 1 card. Dull all the Backups "
           "opponent controls."
        << "灰の番人がアタックしたとき、対戦相手がフォワードをコントロールしている場合、カードを1枚引く。"
           "対戦相手のコントロールするバックアップすべてをダルにする。"
        << "{attacks: this}" << "{there is: {forward: {controller: opponent}}}" << "{draw: 1}"
        << "{dull: {backup: {controller: opponent}}}";
    QTest::newRow("duel_masters")
        << "duel_masters" << "creature"
        << "When this creature attacks, if your opponent has a creature in the battle zone, draw 1 card. "
           "Discard 1 card."
        << "このクリーチャーが攻撃する時、バトルゾーンに相手のクリーチャーがいる場合、カードを1枚引く。"
           "手札を1枚捨てる。"
        << "{attacks: this}" << "{there is: {creature: {controller: opponent}}}" << "{draw: 1}"
        << "{discard: 1}";
    QTest::newRow("shadowverse_evolve")
        << "shadowverse_evolve" << "follower"
        << "[Fanfare] If your opponent controls a follower, draw 1 card. Discard 1 card."
        << "【ファンファーレ】相手の場にフォロワーがいる場合、カードを1枚引く。手札を1枚捨てる。"
        << "fanfare" << "{there is: {follower: {controller: opponent}}}" << "{draw: 1}" << "{discard: 1}";
    QTest::newRow("gate_ruler")
        << "gate_ruler" << "unit"
        << "【TD】 If there are 3 or more cards in your damage zone, draw 1 card. Discard 1 card."
        << "【TD】君のダメージゾーンにカードが3枚以上ある場合、カードを1枚引く。手札を1枚捨てる。"
        << "touchdown" << "{there is: {of: {card: {zone: damage zone, controller: you}}, at least: 3}}"
        << "{draw: 1}" << "{discard: 1}";
    QTest::newRow("granblue")
        << "granblue" << "ally"
        << "When Ash Warden is uncapped, if you control 3 or more members, draw 1 card. Put 1 card into your "
           "ougi gauge."
        << "灰の番人が上限解放したとき、あなたの団員が3枚以上いる場合、カードを1枚引く。"
           "手札を1枚奥義ゲージに置く。"
        << "{is uncapped: this}" << "{there is: {of: {member: {controller: you}}, at least: 3}}"
        << "{draw: 1}" << "{discard: 1}";
    QTest::newRow("workbench")
        << "workbench" << "creature"
        << "When Ash Warden enters the board, if your opponent controls a creature, draw 1 card. Discard 1 "
           "card."
        << "灰の番人がボードに出たとき、対戦相手がクリーチャーをコントロールしている場合、カードを1枚引く。"
           "手札を1枚捨てる。"
        << "{enters: this}" << "{there is: {creature: {controller: opponent}}}" << "{draw: 1}"
        << "{discard: 1}";
}

void TestAmbiguity::bothReadingsAreTold() {
    QFETCH(const QString, id);
    QFETCH(const QString, type);
    QFETCH(const QString, en);
    QFETCH(const QString, ja);
    QFETCH(const QString, when);
    QFETCH(const QString, holds);
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    const std::string both =
        QString{"{when: %1, if: %2, do: [%3, %4]}"}.arg(when, holds, first, second).toStdString();
    const std::string onlyFirst =
        QString{"{when: %1, do: [{if: %2, do: %3}, %4]}"}.arg(when, holds, first, second).toStdString();
    for (const Language language : {Language::en, Language::ja}) {
        const ReadGame game{id.toStdString(), language};
        const ListGame listed{id.toStdString(), game.game.schema, game.words};
        const CardBringer bringer{listed, game.guide};
        const std::string text = (language == Language::en ? en : ja).toStdString();
        Findings findings;
        const BroughtCard card =
            bringer.bring(cardThatSays(text, type.toStdString(), language), "x.csv", findings);
        QCOMPARE(card.texts.size(), std::size_t{1});
        QVERIFY(card.texts.front().state == ReadParagraph::State::ambiguous);

        std::set<std::string> meant;
        for (const std::string& script : {both, onlyFirst}) {
            Findings none;
            meant.insert(likenessOf(game, game.load("abilities", *parseYaml(script, "x.yaml", none))));
        }
        std::set<std::string> found;
        for (const Reading& reading : card.texts.front().readings)
            found.insert(likenessOf(game, game.load(reading)));
        QCOMPARE(meant.size(), std::size_t{2});
        QVERIFY2(found == meant, text.c_str());

        const auto told = std::ranges::find(findings.all(), "ambiguous-text", &Finding::code);
        QVERIFY(told != findings.all().end());
        for (const Reading& reading : card.texts.front().readings)
            QVERIFY2(findings.toText().find(shownReading(reading)) != std::string::npos, text.c_str());
        // The card has its text, and nothing that does it.
        QVERIFY(card.yaml.find("unread:") != std::string::npos);
        QVERIFY(card.yaml.find("abilities:") == std::string::npos);
    }
}

TAKUJO_TEST(TestAmbiguity)

} // namespace test_ambiguity
#include "test_ambiguity.moc"
