// What is written on cards, in both languages.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/card_text.h"
#include "engine/cards/text_parts.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "tests/unit/cards/ability_texts.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_card_text {

using namespace takujo;

namespace {

const Game& game() {
    return *findGame("fftcg");
}

const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        return loadWords("fftcg", findings);
    }();
    return loaded;
}

CardDefinition cardOf(const std::string& yaml) {
    Findings findings;
    const YamlNode root = rootOf(yaml, findings);
    const auto card = readCard(YamlValue{root, "card", findings}, game().schema, false);
    if (!card || findings.errors() > 0)
        qFatal("%s: %s", yaml.c_str(), findings.toText().c_str());
    return *card;
}

CardDefinition forwardWith(const std::string& abilities) {
    return cardOf(
        "{name: {en: Ash Warden, ja: 灰の番人}, type: forward, element: fire, cost: 3, power: 5000, "
        "abilities: " +
        abilities + "}");
}

CardDefinition summonWith(const std::string& text) {
    return cardOf(
        "{name: {en: Hart of Embers, ja: 熾火の牡鹿}, type: summon, element: fire, cost: 2, resolve: " +
        text + "}");
}

QString linesOf(const CardDefinition& card, Language language) {
    QStringList lines;
    for (const std::string& line : abilityTexts(card, *game().schema.vocabulary, words(), language))
        lines << QString::fromStdString(line);
    return lines.join('\n');
}

void addRows(std::string_view list) {
    QTest::addColumn<int>("row");
    const std::vector<AbilityText> rows = abilityTextRows(list, game().schema);
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::addRow("line %d", rows[i].line) << static_cast<int>(i);
}

/// What a row has is what the program writes. QCOMPARE would not print Japanese as such.
void readsAsItSays(CardDefinition card, std::string_view list, int row) {
    const AbilityText expected = abilityTextRows(list, game().schema).at(static_cast<std::size_t>(row));
    card.abilities = {expected.ability};
    for (const Language language : {Language::en, Language::ja}) {
        const QString actual = linesOf(card, language);
        const QString wanted = QString::fromStdString(expected.text.in(language));
        QVERIFY2(actual == wanted, qPrintable("\n  is       " + actual + "\n  expected " + wanted));
    }
}

} // namespace

class TestCardText : public QObject {
    Q_OBJECT

private slots:
    static void abilitiesReadLikeCards_data() { addRows("abilities"); }
    static void abilitiesReadLikeCards();
    static void summonsReadLikeCards_data() { addRows("summons"); }
    static void summonsReadLikeCards();
    static void otherGamesHaveWordsOfTheirOwn_data();
    static void otherGamesHaveWordsOfTheirOwn();
    static void keywordsComeFirst();
    static void aModeCanBeReadAlone();
    static void aChoiceCanBeReadAlone_data();
    static void aChoiceCanBeReadAlone();
};

void TestCardText::abilitiesReadLikeCards() {
    QFETCH(const int, row);
    readsAsItSays(forwardWith("[]"), "abilities", row);
}

void TestCardText::summonsReadLikeCards() {
    QFETCH(const int, row);
    readsAsItSays(summonWith("{do: shuffle}"), "summons", row);
}

void TestCardText::otherGamesHaveWordsOfTheirOwn_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"workbench", "granblue", "shadowverse_evolve", "gate_ruler", "duel_masters"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestCardText::otherGamesHaveWordsOfTheirOwn() {
    QFETCH(const QString, id);
    const Game& other = *findGame(id.toStdString());
    Findings findings;
    const Words ofOther = loadWords(other.id, findings);
    CardDefinition card;
    card.name = {"Ash Warden", "灰の番人"};
    const auto rows = abilityTextRows(other.id, other.schema);
    QVERIFY(!rows.empty());
    QStringList wrong;
    for (const AbilityText& row : rows)
        for (const Language language : {Language::en, Language::ja}) {
            const std::string text =
                abilityText(row.ability, card, *other.schema.vocabulary, ofOther, language);
            if (text != row.text.in(language))
                wrong << QStringLiteral("\nline %1 is       %2\n       expected %3")
                             .arg(row.line)
                             .arg(QString::fromStdString(text),
                                  QString::fromStdString(row.text.in(language)));
        }
    for (const QString& each : wrong) // all of them: a message of a check is cut off
        qWarning("%s", qPrintable(each));
    QCOMPARE(wrong.size(), 0);
}

void TestCardText::keywordsComeFirst() {
    const CardDefinition card =
        forwardWith("[{when: {attacks: this}, do: {draw: 1}}, haste, brave, {always: {cannot: {of: this, do: "
                    "block}}}]");
    QCOMPARE(linesOf(card, Language::en),
             "Brave, Haste\nWhen Ash Warden attacks, draw 1 card.\nAsh Warden cannot block.");
    QCOMPARE(linesOf(card, Language::ja), QStringLiteral("ブレイブ、ヘイスト\n灰の番人がアタックしたとき、"
                                                         "カードを1枚引く。\n灰の番人はブロックできない。"));
    QCOMPARE(linesOf(forwardWith("[]"), Language::en), QString{});
}

void TestCardText::aModeCanBeReadAlone() {
    const CardDefinition card =
        summonWith("{modes: {of: [{choose: {forward: {}}, do: {break: chosen}}, {do: {draw: 2}}]}}");
    const auto mode = [&](std::size_t index, Language language) {
        return QString::fromStdString(
            modeText(card.abilities.front(), index, card, *game().schema.vocabulary, words(), language));
    };
    QCOMPARE(mode(0, Language::en), QStringLiteral("Choose 1 Forward. Break it."));
    QCOMPARE(mode(0, Language::ja), QStringLiteral("フォワード1体を選ぶ。それをブレイクする。"));
    QCOMPARE(mode(1, Language::en), QStringLiteral("Draw 2 cards."));
}

void TestCardText::aChoiceCanBeReadAlone_data() {
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    QTest::newRow("one") << "{forward: {}}" << "choose 1 Forward" << "フォワード1体を選んで";
    QTest::newRow("up to") << "{up to: 2, forward: {}}" << "choose up to 2 Forwards"
                           << "フォワードを2体まで選んで";
    QTest::newRow("any number") << "{at least: 0, backup: {}}" << "choose any number of Backups"
                                << "バックアップを好きな数選んで";
}

void TestCardText::aChoiceCanBeReadAlone() {
    QFETCH(const QString, choice);
    QFETCH(const QString, english);
    QFETCH(const QString, japanese);
    const CardDefinition card = summonWith("{choose: " + choice.toStdString() + ", do: {dull: chosen}}");
    const auto read = [&](Language language) {
        const TextParts parts{card, 0, *game().schema.vocabulary, words(), language};
        return QString::fromStdString(parts.choice(0));
    };
    QCOMPARE(read(Language::en), english);
    QCOMPARE(read(Language::ja), japanese);
}

TAKUJO_TEST(TestCardText)

} // namespace test_card_text
#include "test_card_text.moc"
