// From the columns of a list to what is printed on a card.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/tree_writer.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/lists/brought.h"

namespace test_listed_card {

using namespace takujo;

namespace {

QString headOf(const CardOfList& card) {
    return QString::fromStdString(inOneLine(card.head));
}

const std::string head = "id,name,type,colour,cost,strength,kind,keywords,text\n";

} // namespace

class TestListedCard : public QObject {
    Q_OBJECT

private slots:
    static void columnsAreFoundByTheirNames_data();
    static void columnsAreFoundByTheirNames();
    static void valuesBecomeWhatIsPrinted_data();
    static void valuesBecomeWhatIsPrinted();
    static void whatIsWrongIsTold_data();
    static void whatIsWrongIsTold();
    static void columnsThatAreMissingAreTold();
    static void withoutNumbersCardsGetSome();
    static void aMappingNamesColumnsAndWords();
    static void aTypeMaySayMore();
    static void aMappingMayBeWrong_data();
    static void aMappingMayBeWrong();
    static void bothLanguagesAreKept();
    static void textsAreMadePlain();
};

void TestListedCard::columnsAreFoundByTheirNames_data() {
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("cell");
    QTest::newRow("keys") << "id,name,type,colour,cost,strength,text" << "creature,red";
    QTest::newRow("capitals and signs")
        << "ID,Card_Name,TYPE,Colour,Cost,Strength,Rules Text" << "Creature,Red";
    QTest::newRow("Japanese") << "カード番号,カード名,種類,色,コスト,強さ,テキスト" << "クリーチャー,赤";
}

void TestListedCard::columnsAreFoundByTheirNames() {
    QFETCH(const QString, head);
    QFETCH(const QString, cell);
    Findings findings;
    const auto cards =
        cardsOfTable(head.toStdString() + "\nA-1,Ash," + cell.toStdString() + ",3,5,Draw.\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(cards.size(), 1U);
    QCOMPARE(headOf(cards[0]),
             QString("{id: A-1, name: Ash, type: creature, colour: red, cost: 3, strength: 5}"));
    QCOMPARE(cards[0].text.en, std::string{"Draw."});
    QVERIFY(cards[0].text.ja.empty());
}

void TestListedCard::valuesBecomeWhatIsPrinted_data() {
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("card");
    const auto with = [](const char* more) {
        return QStringLiteral("{id: A-1, name: Ash, type: creature, colour: red, cost: 1, strength: 2%1}")
            .arg(more);
    };
    QTest::newRow("wide digits") << "A-1,Ash,creature,red,１,２,,," << with("");
    QTest::newRow("several words")
        << "A-1,Ash,creature,red/blue,1,2,,,"
        << "{id: A-1, name: Ash, type: creature, colour: [red, blue], cost: 1, strength: 2}";
    QTest::newRow("several texts") << "A-1,Ash,creature,red,1,2,Bug/Beast,," << with(", kind: [Bug, Beast]");
    QTest::newRow("keywords") << "A-1,Ash,creature,red,1,2,,Spark・ガード,"
                              << with(", abilities: [spark, guard]");
    QTest::newRow("the same word twice")
        << "A-1,Ash,creature,red,1,2,,spark/Spark," << with(", abilities: [spark]");
    QTest::newRow("dashes are nothing") << "A-1,Ash,creature,red,1,2,-,なし,-" << with("");
    QTest::newRow("a zero where the type has no such number")
        << "A-1,Ash,charm,red,1,0,,," << "{id: A-1, name: Ash, type: charm, colour: red, cost: 1}";
}

void TestListedCard::valuesBecomeWhatIsPrinted() {
    QFETCH(const QString, row);
    QFETCH(const QString, card);
    Findings findings;
    const auto cards = cardsOfTable(head + row.toStdString() + "\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(cards.size(), 1U);
    QCOMPARE(headOf(cards[0]), card);
}

void TestListedCard::whatIsWrongIsTold_data() {
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("codes");
    QTest::addColumn<int>("cards");
    QTest::newRow("two cards of one number") << "A-1,Ash,charm,red,1,,,,\nA-1,Owl,charm,red,1,,,,"
                                             << "3:1 repeated-card" << 1;
    QTest::newRow("no number") << ",Ash,charm,red,1,,,," << "2:1 no-number" << 0;
    QTest::newRow("no name") << "A-1,,charm,red,1,,,," << "2:5 no-name" << 0;
    QTest::newRow("an unknown type") << "A-1,Ash,dragon,red,1,,,," << "2:9 unknown-type" << 0;
    QTest::newRow("an unknown colour") << "A-1,Ash,charm,pink,1,,,," << "2:15 wrong-value" << 1;
    QTest::newRow("no number where one belongs") << "A-1,Ash,charm,red,one,,,," << "2:19 wrong-value" << 1;
    QTest::newRow("a number out of range") << "A-1,Ash,charm,red,100,,,," << "2:19 wrong-value" << 1;
    QTest::newRow("strength on a charm")
        << "A-1,Ash,charm,red,1,5,,," << "2:21 not-of-this-type (warning)" << 1;
    QTest::newRow("an empty row is none") << "A-1,Ash,charm,red,1,,,,\n,,,,,,,," << "" << 1;
}

void TestListedCard::whatIsWrongIsTold() {
    QFETCH(const QString, row);
    QFETCH(const QString, codes);
    QFETCH(const int, cards);
    Findings findings;
    QCOMPARE(static_cast<int>(cardsOfTable(head + row.toStdString() + "\n", findings).size()), cards);
    QCOMPARE(codesOf(findings), codes);
}

void TestListedCard::columnsThatAreMissingAreTold() {
    Findings findings;
    QVERIFY(cardsOfTable("id,title,type,price\nA-1,Ash,charm,1\n", findings).empty());
    const QString told = QString::fromStdString(findings.toText());
    for (const char* const each : {"No column holds 'name'", "No column holds 'cost'",
                                   "No column holds 'colour'", "what the column 'price' holds"})
        QVERIFY2(told.contains(each), qPrintable(told));
    QVERIFY2(!told.contains("'type'"), qPrintable(told));
}

void TestListedCard::withoutNumbersCardsGetSome() {
    Findings findings;
    const auto cards = cardsOfTable("name,type,colour,cost\nAsh,charm,red,1\nOwl,charm,red,1\n", findings);
    QCOMPARE(codesOf(findings), QString("1:1 made-numbers (warning)"));
    QCOMPARE(cards.size(), 2U);
    QCOMPARE(cards[0].id, std::string{"mine-0002"});
    QCOMPARE(cards[1].id, std::string{"mine-0003"});
}

void TestListedCard::aMappingNamesColumnsAndWords() {
    Findings findings;
    const auto cards =
        cardsOfTable("Nr,A,name,Klasse,Farbe,Preis,T1,T2,Rarity\n"
                     "A-1,Asche,x,Zauber,rot,1,One.,Two.,R\n",
                     findings,
                     "mapping: workbench\n"
                     "columns: {id: Nr, name: {en: A}, type: Klasse, colour: Farbe, cost: Preis, "
                     "text: [T1, T2]}\n"
                     "ignored: [Rarity, name]\n"
                     "words: {type: {Zauber: charm}, colour: {rot: red}}\n");
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(cards.size(), 1U);
    QCOMPARE(headOf(cards[0]), QString("{id: A-1, name: Asche, type: charm, colour: red, cost: 1}"));
    QCOMPARE(cards[0].text.en, std::string{"One.\nTwo."});
}

/// "Evolved Follower", "Spell · Token": the column of types says more than the type.
void TestListedCard::aTypeMaySayMore() {
    Findings findings;
    const auto cards = cardsOfTable("id,name,type,colour,cost,strength\n"
                                    "A-1,Ash,Spielmarke,red,1,2\n",
                                    findings,
                                    "mapping: workbench\n"
                                    "words: {type: {Spielmarke: {type: creature, token: true, cost: 0}}}\n");
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(cards.size(), 1U);
    QCOMPARE(headOf(cards[0]),
             QString("{id: A-1, name: Ash, type: creature, cost: 0, token: true, colour: red, strength: 2}"));
}

void TestListedCard::aMappingMayBeWrong_data() {
    QTest::addColumn<QString>("mapping");
    QTest::addColumn<QString>("codes");
    QTest::newRow("of another game") << "mapping: lanterns\n" << "1:10 other-game";
    QTest::newRow("a key that no card has") << "mapping: workbench\ncolumns: {powr: P}\n"
                                            << "2:11 unknown-key";
    QTest::newRow("a language where there is none") << "mapping: workbench\ncolumns: {cost: {en: P}}\n"
                                                    << "2:18 unknown-key";
    QTest::newRow("a column that is not there") << "mapping: workbench\ncolumns: {kind: Tribe}\n"
                                                << "1:1 missing-column";
    QTest::newRow("a word that means nothing of its own column")
        << "mapping: workbench\nwords: {type: {Zauber: {cost: 1}}}\n"
        << "2:24 missing-key";
    QTest::newRow("a word that also means what no card has")
        << "mapping: workbench\nwords: {type: {Zauber: {type: charm, powr: 1}}}\n"
        << "2:38 unknown-key";
    QTest::newRow("a misspelt key") << "mapping: workbench\ncolum: {}\n" << "2:1 unknown-key";
}

void TestListedCard::aMappingMayBeWrong() {
    QFETCH(const QString, mapping);
    QFETCH(const QString, codes);
    Findings findings;
    cardsOfTable("id,name,type,colour,cost\nA-1,Ash,charm,red,1\n", findings, mapping.toStdString());
    QCOMPARE(codesOf(findings), codes);
}

void TestListedCard::bothLanguagesAreKept() {
    Findings findings;
    const auto cards =
        cardsOfTable("id,Name (EN),name_ja,type,colour,cost,kind en,kind ja,text,日本語 テキスト,flavour\n"
                     "A-1,Ash,灰,charm,red,1,Bug/Bird,虫/鳥,Draw.,カードを引く。,燃える。\n",
                     findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(cards.size(), 1U);
    QCOMPARE(headOf(cards[0]),
             QStringLiteral(
                 "{id: A-1, name: {en: Ash, ja: \"灰\"}, type: charm, colour: red, cost: 1, kind: [{en: "
                 "Bug, ja: \"虫\"}, {en: Bird, ja: \"鳥\"}]}"));
    QCOMPARE(cards[0].text.en, std::string{"Draw."});
    QCOMPARE(cards[0].text.ja, std::string{"カードを引く。"});
    QCOMPARE(QString::fromStdString(inOneLine(cards[0].foot)), QStringLiteral("{flavour: \"燃える。\"}"));
}

void TestListedCard::textsAreMadePlain() {
    Findings findings;
    const auto cards = cardsOfTable("id,name,type,colour,cost,text\nA-1,Ash,charm,red,1,plain\nA-2,Owl,charm,"
                                    "red,1,One.<br>Two &amp; three.\n",
                                    findings);
    QCOMPARE(codesOf(findings), QString("3:21 markup (warning)"));
    QCOMPARE(cards[1].text.en, std::string{"One.\nTwo & three."});
}

TAKUJO_TEST(TestListedCard)

} // namespace test_listed_card
#include "test_listed_card.moc"
