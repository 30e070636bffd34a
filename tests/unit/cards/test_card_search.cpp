// What people search cards for, as they type it, and what they are told where nobody understands it.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/search/card_search.h"
#include "engine/cards/search/folded_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/match/sentences/search_trouble.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_card_search {

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

/// Six cards of two sets, called A to F.
const std::vector<CardSet>& sets() {
    static const std::vector<CardSet> made = [] {
        const auto set = [](const std::string& yaml) {
            Findings findings;
            const YamlNode root = rootOf(yaml, findings);
            const auto read = readCardSet(root, "fftcg", game().schema, findings);
            if (!read || findings.errors() > 0)
                qFatal("%s", findings.toText().c_str());
            return *read;
        };
        return std::vector<CardSet>{
            set("set: dawn\ngame: fftcg\nname: {en: First Dawn, ja: はじめの夜明け}\ncards:\n"
                "  - {id: A, name: {en: Ash Warden, ja: 灰の番人}, type: forward, element: fire, cost: 3,\n"
                "     power: 7000, job: {en: Guardian, ja: 守護者}, abilities: [brave]}\n"
                "  - {id: B, name: {en: Éclair, ja: エクレール}, type: forward, element: lightning, cost: "
                "2,\n"
                "     power: 5000, job: {en: Knight, ja: 騎士}, abilities: [haste, first strike]}\n"
                "  - {id: C, name: {en: Well, ja: 井戸}, type: backup, element: water, cost: 2,\n"
                "     generic: true}\n"),
            set("set: dusk\ngame: fftcg\nname: {en: Dusk, ja: 黄昏}\ncards:\n"
                "  - {id: D, name: {en: Torrent, ja: 奔流}, type: summon, element: water, cost: 2,\n"
                "     resolve: {choose: {forward: {}}, do: [{return: chosen}, {draw: 1}]}}\n"
                "  - {id: E, name: {en: Ash Cloud, ja: 灰の雲}, type: monster, element: [fire, wind],\n"
                "     cost: 5}\n"
                "  - {id: F, name: {en: Moth, ja: 蛾}, type: forward, element: fire, cost: 4, power: 9000,\n"
                "     abilities: [{warp: {cp: {fire: 1}}, counters: 3}]}\n")};
    }();
    return made;
}

const CardSearch& search() {
    static const CardSearch made{game().schema, words(), sets()};
    return made;
}

QString idsOf(const std::vector<const CardDefinition*>& cards) {
    QString ids;
    for (const CardDefinition* card : cards)
        ids += QString::fromStdString(card->id);
    return ids;
}

SearchTrouble troubleOf(const char* query) {
    const SearchQuery read = search().parse(query);
    return read.troubles.size() == 1 ? read.troubles.front() : SearchTrouble{};
}

} // namespace

class TestCardSearch : public QObject {
    Q_OBJECT

private slots:
    static void textsAreFolded_data();
    static void textsAreFolded();
    static void cardsAreFound_data();
    static void cardsAreFound();
    static void termsAreTold();
    static void badTermsAreTold_data();
    static void badTermsAreTold();
    static void otherTermsStillCount();
    static void sentencesTellTheRemedy();
    static void everyPrefixOfAQueryIsRead();
    static void bytesThatAreNoTextAreRead();
    static void fieldsHaveTheirValues();
    static void termsAreWritten_data();
    static void termsAreWritten();
    static void termsAreTakenOut();
    static void cardsAreSorted_data();
    static void cardsAreSorted();
};

void TestCardSearch::textsAreFolded_data() {
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::newRow("capitals") << "Ash WARDEN" << "ash warden";
    QTest::newRow("accents") << "Éclair ÑÜ" << "eclair nu";
    QTest::newRow("full width") << "Ａｓｈ　１２" << "ash 12";
    QTest::newRow("katakana") << "エクレール" << "えくれーる";
    QTest::newRow("half-width katakana") << "ｴｸﾚｰﾙ" << "えくれーる";
    QTest::newRow("half-width voiced") << "ｶﾞﾊﾟｳﾞﾊﾞ" << "がぱゔば";
    QTest::newRow("combining marks") << QStringLiteral("か\u3099は\u309A") << "がぱ";
    QTest::newRow("a mark that joins nothing") << "んﾞ" << QStringLiteral("ん\u3099");
    QTest::newRow("dots between words") << "アッシュ・ﾜｰﾃﾞﾝ" << "あっしゅわーでん";
    QTest::newRow("quotes and dashes") << "Moth’s — end" << "moth's - end";
}

void TestCardSearch::textsAreFolded() {
    QFETCH(QString, left);
    QFETCH(QString, right);
    QCOMPARE(QString::fromStdU32String(foldedText(left.toStdString())), right);
}

void TestCardSearch::cardsAreFound_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* query, const char* ids) {
        QTest::newRow(query) << QString::fromUtf8(query) << ids;
    };
    row("", "ABCDEF");
    row("   ", "ABCDEF");
    row("ash", "AE");
    row("灰", "AE");
    row("ASH cloud", "E");
    row("\"ash war\"", "A");
    row("“ash war”", "A");
    row("\"ash war", "A"); // the quotation mark is still to come
    row("eclair", "B");
    row("えくれーる", "B");
    row("ｴｸﾚｰﾙ", "B");
    row("draw", "D"); // the written text
    row("引く", "D");
    row("-ash", "BCDF");
    row("-\"ash war\" ash", "E");
    row("-", "ABCDEF"); // what is not wanted is still to come
    row("- ash", "AE");
    row("cost:2", "BCD");
    row("cost=2", "BCD");
    row("cost!=2", "AEF");
    row("cost<3", "BCD");
    row("cost<=3", "ABCD");
    row("cost>3", "EF");
    row("cost>=4", "EF");
    row("cost ≧ 4", "EF");
    row("cost <= 3 power>=7000", "A");
    row("cost: 3", "A");
    row("cost:2,5", "BCDE");
    row("cost!=2,5", "AF");
    row("コスト：２", "BCD");
    row("ｺｽﾄ＜＝２", "BCD");
    row("power<6000", "B"); // what prints no power has none
    row("power!=5000", "AF");
    row("-power:5000", "ACDEF");
    row("element:fire", "AEF");
    row("属性:火", "AEF");
    row("属性:火,水", "ACDEF");
    row("属性:火、水", "ACDEF");
    row("element:fi", "AEF"); // while it is typed
    row("element:wind element:fire", "E");
    row("element!=fire", "BCD");
    row("-element:fire", "BCD");
    row("Element:FIRE", "AEF");
    row("type:forward", "ABF");
    row("type:character", "ABCEF"); // the game's own word for several types
    row("種類:召喚獣", "D");
    row("has:haste", "B");
    row("has:first-strike", "B");
    row("has:\"first strike\"", "B");
    row("has:FirstStrike", "B");
    row("has:ヘイスト", "B");
    row("has:brave,haste", "AB");
    row("has:generic", "C");
    row("has:warp", "F"); // a keyword with a cost of its own
    row("job:knight", "B");
    row("ジョブ:守護", "A");
    row("job!=knight", "ACDEF");
    row("name:moth", "F");
    row("name:draw", "");
    row("text:draw", "D");
    row("id:c", "C");
    row("set:dusk", "DEF");
    row("set:夜明け", "ABC");
    row("set:\"First Dawn\" type:backup", "C");
    row("cost<=3 element:fire type:forward has:brave", "A");
}

void TestCardSearch::cardsAreFound() {
    QFETCH(QString, query);
    QFETCH(QString, ids);
    const SearchQuery read = search().parse(query.toStdString());
    QVERIFY(read.troubles.empty());
    QCOMPARE(idsOf(search().find(read)), ids);
}

void TestCardSearch::termsAreTold() {
    const std::string query = " 灰  -cost<=3 element:fire";
    const SearchQuery read = search().parse(query);
    QCOMPARE(read.terms.size(), 3U);
    QCOMPARE(read.terms[0].text, std::string{"灰"});
    QCOMPARE(read.terms[0].field, SearchTerm::anywhere);
    QCOMPARE(read.terms[0].begin, 1U);
    QCOMPARE(read.terms[0].end, 4U); // of three bytes
    QCOMPARE(read.terms[1].text, std::string{"-cost<=3"});
    QVERIFY(read.terms[1].negated);
    QCOMPARE(search().fields()[read.terms[1].field].key, std::string{"cost"});
    QVERIFY(read.terms[1].op == SearchOperator::atMost);
    QCOMPARE(read.terms[1].numbers, std::vector<std::int32_t>{3});
    QCOMPARE(query.substr(read.terms[2].begin, read.terms[2].end - read.terms[2].begin),
             std::string{"element:fire"});
    QCOMPARE(read.terms[2].values, std::uint64_t{1}); // the first of the elements
}

void TestCardSearch::badTermsAreTold_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("meant");
    using Kind = SearchTrouble::Kind;
    const auto row = [](const char* query, Kind kind, const char* word, const char* meant) {
        QTest::newRow(query) << QString::fromUtf8(query) << static_cast<int>(kind) << word << meant;
    };
    row("costs:3", Kind::noSuchField, "costs", "cost");
    row("elemnt:fire", Kind::noSuchField, "elemnt", "element");
    row("colour:green", Kind::noSuchField, "colour", "");
    row("haste:yes", Kind::noSuchField, "haste", "has:haste");
    row("element:fier", Kind::noSuchValue, "fier", "fire");
    row("has:flying", Kind::noSuchValue, "flying", "");
    row("cost:many", Kind::noNumber, "many", "");
    row("cost:99999999999", Kind::noNumber, "99999999999", "");
    row("element<fire", Kind::noOrder, "element<fire", "");
    row("element:", Kind::noValue, "", "");
    row("cost<=", Kind::noValue, "", "");
    row("-cost:", Kind::noValue, "", "");
}

void TestCardSearch::badTermsAreTold() {
    QFETCH(QString, query);
    QFETCH(int, kind);
    QFETCH(QString, word);
    QFETCH(QString, meant);
    const SearchTrouble trouble = troubleOf(query.toUtf8().constData());
    QCOMPARE(QString::fromStdString(trouble.text), query);
    QCOMPARE(static_cast<int>(trouble.kind), kind);
    QCOMPARE(QString::fromStdString(trouble.word), word);
    QCOMPARE(QString::fromStdString(trouble.meant.value_or("")), meant);
}

void TestCardSearch::otherTermsStillCount() {
    const SearchQuery read = search().parse("colour:green type:forward cost:many ash");
    QCOMPARE(read.troubles.size(), 2U);
    QCOMPARE(read.terms.size(), 2U);
    QCOMPARE(idsOf(search().find(read)), QStringLiteral("A"));
}

void TestCardSearch::sentencesTellTheRemedy() {
    const SearchTrouble trouble = troubleOf("element:fier");
    QCOMPARE(
        QString::fromStdString(sentenceOf(trouble, words(), Language::en)),
        QStringLiteral("No element is called \"fier\". Did you mean \"fire\"? There are: fire, ice, wind, "
                       "earth, lightning, water, light, dark."));
    QCOMPARE(QString::fromStdString(sentenceOf(trouble, words(), Language::ja)),
             QStringLiteral("属性に「fier」はありません。もしかして「fire」ですか？"
                            "書けるもの：火、氷、風、土、雷、水、光、闇。"));
    SearchTrouble many;
    many.kind = SearchTrouble::Kind::noSuchValue;
    many.text = "set:x";
    many.word = "x";
    for (int i = 1; i <= 17; ++i)
        many.known.push_back({"v" + std::to_string(i), "v" + std::to_string(i)});
    const QString some = QString::fromStdString(sentenceOf(many, words(), Language::en));
    QVERIFY2(some.contains("Some that there are: v1, ") && some.endsWith(", v15, v16."), qPrintable(some));
    for (const char* query : {"colour:green", "has:flying", "cost:many", "element<fire", "job:"})
        for (const Language language : {Language::en, Language::ja}) {
            const std::string said = sentenceOf(troubleOf(query), words(), language);
            QVERIFY2(said.find_first_of("{}") == std::string::npos && said.size() > 20, said.c_str());
        }
}

void TestCardSearch::everyPrefixOfAQueryIsRead() {
    const QString query =
        QStringLiteral("灰 -\"two words\" cost<=3,4 属性：火、水 has:first-strike type!=backup");
    for (qsizetype length = 0; length <= query.size(); ++length) {
        const std::string typed = query.left(length).toStdString();
        const SearchQuery read = search().parse(typed);
        QVERIFY(read.troubles.size() <= 1); // the last term may be unfinished
        for (const SearchTerm& term : read.terms)
            QCOMPARE(typed.substr(term.begin, term.end - term.begin), term.text);
    }
}

void TestCardSearch::bytesThatAreNoTextAreRead() {
    const SearchQuery read = search().parse("\xE3\x80 \x80\x80\xFF: cost:2");
    QVERIFY(read.terms.size() + read.troubles.size() >= 1);
}

void TestCardSearch::fieldsHaveTheirValues() {
    QString keys;
    for (const SearchField& field : search().fields())
        keys += QString::fromStdString(field.key) + ' ';
    QCOMPARE(keys, QStringLiteral("name text id set type has element cost power limit break job category "));
    const SearchField& cost = *search().field("cost");
    QCOMPARE(cost.least, 2);
    QCOMPARE(cost.most, 5);
    QCOMPARE(cost.word.ja, std::string{"コスト"});
    QCOMPARE(search().field("element")->values.size(), 8U);
    QCOMPARE(search().field("element")->values[7].word.ja, std::string{"闇"});
    const std::vector<SearchValue>& jobs = search().field("job")->values;
    QCOMPARE(jobs.size(), 2U);
    QCOMPARE(jobs[0].word, (LocalizedText{"Guardian", "守護者"}));
    QCOMPARE(search().field("set")->values.size(), 2U);
    QVERIFY(search().field("colour") == nullptr);
    QCOMPARE(search().field("has")->values.size(),
             8U); // two marks, four keywords, two with costs of their own
    const CardSearch other{findGame("granblue")->schema, words(), {}}; // no card of it has any of these
    QVERIFY(other.field("has") == nullptr);
    QVERIFY(other.field("gender") != nullptr);
}

void TestCardSearch::termsAreWritten_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("op");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* field, SearchOperator op, const char* value, const char* written) {
        QTest::newRow(written) << QString::fromUtf8(field) << static_cast<int>(op) << QString::fromUtf8(value)
                               << QString::fromUtf8(written);
    };
    row("cost", SearchOperator::atMost, "3", "cost<=3");
    row("has", SearchOperator::is, "first strike", "has:\"first strike\"");
    row("job change", SearchOperator::isNot, "x,y", "job-change!=\"x,y\"");
}

void TestCardSearch::termsAreWritten() {
    QFETCH(QString, field);
    QFETCH(int, op);
    QFETCH(QString, value);
    QFETCH(QString, written);
    QCOMPARE(QString::fromStdString(
                 termText(field.toStdString(), static_cast<SearchOperator>(op), value.toStdString())),
             written);
}

void TestCardSearch::termsAreTakenOut() {
    const std::string query = "ash cost:3  type:forward";
    QCOMPARE(withoutTerm(query, 4, 10), std::string{"ash type:forward"});
    QCOMPARE(withoutTerm(query, 0, 3), std::string{"cost:3  type:forward"});
    QCOMPARE(withoutTerm(query, 12, 24), std::string{"ash cost:3"});
    QCOMPARE(withTerm("ash ", "cost:3"), std::string{"ash cost:3"});
    QCOMPARE(withTerm("", "cost:3"), std::string{"cost:3"});
}

void TestCardSearch::cardsAreSorted_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QString>("ids");
    QTest::newRow("by number") << "cost" << false << "BCDAFE";
    QTest::newRow("the other way") << "cost" << true << "EFABCD"; // equal ones keep their order
    QTest::newRow("those without it come last") << "power" << true << "FABCDE";
    QTest::newRow("by name") << "name" << false << "EABFDC"; // Ash C, Ash W, Éclair, Moth, Torrent, Well
    QTest::newRow("by the first of its words") << "element" << false << "AEFBCD";
    QTest::newRow("by type") << "type" << false << "ABFCDE";
    QTest::newRow("by a printed text") << "job" << false << "ABCDEF";
}

void TestCardSearch::cardsAreSorted() {
    QFETCH(QString, field);
    QFETCH(bool, descending);
    QFETCH(QString, ids);
    auto cards = search().find({});
    search().sort(cards, *search().field(field.toStdString()), descending, Language::en);
    QCOMPARE(idsOf(cards), ids);
}

TAKUJO_TEST(TestCardSearch)

} // namespace test_card_search
#include "test_card_search.moc"
