// Texts of cards that the program does not know: how card files say them, and how they are counted.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/card_file.h"
#include "engine/files/cards/unread_texts.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"

namespace test_unread_texts {

using namespace takujo;

namespace {

const std::string head = "set: mine\ngame: toy\nname: Mine\ncards:\n";

std::string cardWith(const std::string& unread, const std::string& id = "A-1") {
    return "  - {id: " + id + ", name: Ash, type: summon, element: fire, cost: 1, unread: " + unread + "}\n";
}

CardSet setOf(const std::string& cards, Findings& findings, const CardSchema& schema = toySchema()) {
    const YamlNode root = rootOf(head + cards, findings);
    return readCardSet(root, "toy", schema, findings).value_or(CardSet{});
}

} // namespace

class TestUnreadTexts : public QObject {
    Q_OBJECT

private slots:
    static void theyAreReadInTheirLanguages_data();
    static void theyAreReadInTheirLanguages();
    static void whatIsNoTextIsTold_data();
    static void whatIsNoTextIsTold();
    static void cardsAndTextsAreCounted();
    static void anotherSideCountsWithItsCard();
};

void TestUnreadTexts::theyAreReadInTheirLanguages_data() {
    QTest::addColumn<QString>("unread");
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("japanese");
    QTest::newRow("one") << "Draw it." << QStringList{"Draw it."} << QStringList{"Draw it."};
    QTest::newRow("a list") << "[One., Two.]" << QStringList{"One.", "Two."} << QStringList{"One.", "Two."};
    QTest::newRow("both languages") << "{en: One., ja: 一。}" << QStringList{"One."} << QStringList{"一。"};
    QTest::newRow("English alone") << "[{en: One.}]" << QStringList{"One."} << QStringList{"One."};
    QTest::newRow("Japanese alone") << "{ja: 一。}" << QStringList{"一。"} << QStringList{"一。"};
}

void TestUnreadTexts::theyAreReadInTheirLanguages() {
    QFETCH(const QString, unread);
    QFETCH(const QStringList, english);
    QFETCH(const QStringList, japanese);
    Findings findings;
    const CardSet set = setOf(cardWith(unread.toStdString()), findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(set.cards.size(), 1U);
    QStringList en;
    QStringList ja;
    for (const LocalizedText& text : set.cards.front().unread) {
        en << QString::fromStdString(text.en);
        ja << QString::fromStdString(text.ja);
    }
    QCOMPARE(en, english);
    QCOMPARE(ja, japanese);
}

void TestUnreadTexts::whatIsNoTextIsTold_data() {
    QTest::addColumn<QString>("unread");
    QTest::addColumn<QString>("codes");
    QTest::newRow("another language") << "{de: Eins.}" << "5:73 unknown-key";
    QTest::newRow("nothing") << "\"\"" << "5:72 blank-text";
}

void TestUnreadTexts::whatIsNoTextIsTold() {
    QFETCH(const QString, unread);
    QFETCH(const QString, codes);
    Findings findings;
    const CardSet set = setOf(cardWith(unread.toStdString()) + cardWith("Two.", "A-2"), findings);
    QCOMPARE(codesOf(findings), codes);
    QCOMPARE(set.cards.size(), 1U); // the other card loads
    QCOMPARE(set.cards.front().id, std::string{"A-2"});
}

void TestUnreadTexts::cardsAndTextsAreCounted() {
    Findings findings;
    const CardSet set =
        setOf(cardWith("[One., Two.]") + cardWith("[]", "A-2") + cardWith("Three.", "A-3"), findings);
    const UnreadCount count = unreadIn(set);
    QCOMPARE(count.cards, 2U);
    QCOMPARE(count.texts, 3U);
    QVERIFY(hasUnread(set.cards[0]));
    QVERIFY(!hasUnread(set.cards[1]));
}

void TestUnreadTexts::anotherSideCountsWithItsCard() {
    CardSchema schema = toySchema();
    schema.hasSides = true;
    Findings findings;
    const CardSet set = setOf("  - id: A-1\n    name: Ash\n    type: summon\n    element: fire\n    cost: 1\n"
                              "    unread: One.\n    other side: {name: Dust, type: summon, element: fire, "
                              "cost: 1, unread: [Two., Three.]}\n",
                              findings, schema);
    QCOMPARE(codesOf(findings), QString());
    const UnreadCount count = unreadIn(set);
    QCOMPARE(count.cards, 1U);
    QCOMPARE(count.texts, 3U);
}

TAKUJO_TEST(TestUnreadTexts)

} // namespace test_unread_texts
#include "test_unread_texts.moc"
