// The library: all cards and decks of a game that can be found, and decks whose cards are not there.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/library.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"
#include "tests/unit/kit/written_file.h"

namespace test_library {

using namespace takujo;

namespace {

std::string setOf(const std::string& id, const std::string& cards) {
    return "set: " + id + "\ngame: toy\nname: A set\ncards:\n" + cards;
}
std::string card(const std::string& id, const std::string& name) {
    return "  - {id: " + id + ", name: " + name + ", type: summon, element: fire, cost: 1}\n";
}
std::string deckOf(const std::string& id, const std::string& lines, const std::string& name = "A deck") {
    return "deck: " + id + "\ngame: toy\nformat: constructed\nname: " + name + "\ncards:\n" + lines;
}

/// Two places with data of a game nobody else has: the one TAKUJO_DATA names, and the user's own.
class Places {
public:
    Places() {
        qputenv("TAKUJO_DATA", named.path().c_str());
        qputenv("XDG_DATA_HOME", home.path().c_str());
    }
    ~Places() {
        qunsetenv("TAKUJO_DATA");
        qunsetenv("XDG_DATA_HOME");
    }
    Places(const Places&) = delete;
    Places& operator=(const Places&) = delete;

    void inNamed(const std::string& file, const std::string& text) const {
        named.write("cardsets/toy/" + file, text);
    }
    void inUsers(const std::string& file, const std::string& text) const {
        home.write("takujo/cardsets/toy/" + file, text);
    }
    static Library load(Findings& findings) {
        return loadLibrary("toy", toySchema(), DeckWords{toyFormats}, findings);
    }

    WrittenFiles named;
    WrittenFiles home;
};

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    static void setsAndDecksOfEveryPlaceAreFound();
    static void theBetterPlaceCounts();
    static void aBadFileDoesNotHideTheOthers();
    static void whereThereIsNothingNothingIsFound();
    static void onlyYamlFilesInTheFolderAreRead();
    static void cardsAreFoundById();
    static void linesOfADeckHaveTheirCards();
    static void anUnknownCardIsToldAtItsLine();
    static void aCardThatIsAlmostThereIsNamed_data();
    static void aCardThatIsAlmostThereIsNamed();
};

void TestLibrary::setsAndDecksOfEveryPlaceAreFound() {
    const Places places;
    places.inNamed("one.yaml", setOf("one", card("A-1", "First")));
    places.inNamed("decks/d1.yaml", deckOf("d1", "  - {card: A-1, count: 3}\n"));
    places.inUsers("two.yaml", setOf("two", card("B-1", "Second")));
    places.inUsers("decks/d2.yaml", deckOf("d2", "  - {card: A-1, count: 1}\n  - {card: B-1, count: 2}\n"));
    Findings findings;
    const Library library = Places::load(findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(library.sets().size(), 2U);
    QVERIFY(library.card("A-1") != nullptr);
    QVERIFY(library.card("B-1") != nullptr);
    QCOMPARE(library.decks().size(), 2U);
    QVERIFY(library.deck("d1") != nullptr);
    QVERIFY(library.deck("d2") != nullptr);
    // A deck may use cards of all places.
    QCOMPARE(library.lines(*library.deck("d2"), findings).size(), 2U);
    QCOMPARE(codesOf(findings), QString());
}

void TestLibrary::theBetterPlaceCounts() {
    const Places places;
    places.inUsers("mine.yaml", setOf("mine", card("A-1", "Users") + card("A-2", "Also")));
    places.inUsers("decks/d.yaml", deckOf("d", "  - {card: A-1, count: 1}\n", "Users"));
    places.inNamed("theirs.yaml", setOf("theirs", card("A-1", "Named")));
    places.inNamed("decks/d.yaml", deckOf("d", "  - {card: A-1, count: 1}\n", "Named"));
    Findings findings;
    const Library library = Places::load(findings);
    QCOMPARE(library.card("A-1")->name.en, std::string{"Named"}); // TAKUJO_DATA comes first
    QCOMPARE(library.card("A-2")->name.en, std::string{"Also"});  // the rest of the other set is there
    QCOMPARE(library.decks().size(), 1U);
    QCOMPARE(library.deck("d")->name.en, std::string{"Named"});
}

void TestLibrary::aBadFileDoesNotHideTheOthers() {
    const Places places;
    places.inNamed("a-broken.yaml", "set: [\n");
    places.inNamed("b-half.yaml", setOf("half", card("A-1", "Good") + "  - {id: A-2, name: Bad}\n"));
    places.inNamed("c-good.yaml", setOf("good", card("A-3", "Good")));
    places.inNamed("decks/a-broken.yaml", "deck: d1\n");
    places.inNamed("decks/b-good.yaml", deckOf("d2", "  - {card: A-3, count: 1}\n"));
    Findings findings;
    const Library library = Places::load(findings);
    QVERIFY(findings.errors() >= 3); // one of each bad file at least
    for (const char* part : {"a-broken.yaml:", "b-half.yaml:6:5: error missing-key", "decks/a-broken.yaml:"})
        QVERIFY2(findings.toText().find(part) != std::string::npos, part);
    QVERIFY(library.card("A-1") != nullptr);
    QVERIFY(library.card("A-2") == nullptr);
    QVERIFY(library.card("A-3") != nullptr);
    QVERIFY(library.deck("d1") == nullptr);
    QVERIFY(library.deck("d2") != nullptr);
}

void TestLibrary::whereThereIsNothingNothingIsFound() {
    const Places places;
    Findings findings;
    const Library library = Places::load(findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(library.sets().empty());
    QVERIFY(library.decks().empty());
}

void TestLibrary::onlyYamlFilesInTheFolderAreRead() {
    const WrittenFiles files;
    for (const char* name : {"b.yaml", "a.yaml", "notes.txt", "c.yaml~", "deeper/d.yaml"})
        files.write(name, "x");
    QStringList names;
    for (const auto& file : yamlFilesIn(files.path()))
        names << QString::fromStdString(file.filename().string());
    QCOMPARE(names, QStringList({"a.yaml", "b.yaml"}));
    QVERIFY(yamlFilesIn(files.path() / "nowhere").empty());
}

void TestLibrary::cardsAreFoundById() {
    Library library;
    CardSet one;
    one.id = "one";
    one.cards.resize(2);
    one.cards[0].id = "A-1";
    one.cards[0].name.en = "First";
    one.cards[1].id = "A-2";
    library.add(one);
    CardSet two;
    two.id = "two";
    two.cards.resize(2);
    two.cards[0].id = "A-1"; // there already: it stays as it is
    two.cards[0].name.en = "Second";
    two.cards[1].id = "B-1";
    library.add(two);
    QCOMPARE(library.card("A-1")->name.en, std::string{"First"});
    QVERIFY(library.card("B-1") != nullptr);
    QVERIFY(library.card("A-3") == nullptr);
    QVERIFY(library.card("") == nullptr);
    QCOMPARE(library.sets()[1].cards.size(), 1U);
}

namespace {

Library libraryWith(std::initializer_list<const char*> ids) {
    Library library;
    CardSet set;
    for (const char* id : ids) {
        set.cards.emplace_back();
        set.cards.back().id = id;
    }
    library.add(std::move(set));
    return library;
}

} // namespace

void TestLibrary::linesOfADeckHaveTheirCards() {
    const Library library = libraryWith({"FL-001", "FL-002"});
    Deck deck;
    deck.entries = {{"FL-002", 3, 6, 5}, {"FL-001", 1, 7, 5}};
    Findings findings;
    const auto lines = library.lines(deck, findings);
    QVERIFY(findings.empty());
    QCOMPARE(lines.size(), 2U);
    QCOMPARE(lines[0].card->id, std::string{"FL-002"});
    QCOMPARE(lines[0].count, 3);
    QCOMPARE(lines[1].card->id, std::string{"FL-001"});
    QCOMPARE(lines[1].count, 1);
}

void TestLibrary::anUnknownCardIsToldAtItsLine() {
    const Library library = libraryWith({"FL-001", "FL-002"});
    Deck deck;
    deck.path = "decks/mine.yaml";
    deck.entries = {{"FL-001", 3, 6, 5}, {"XX-999", 2, 7, 9}, {"FL-002", 3, 8, 5}};
    Findings findings;
    const auto lines = library.lines(deck, findings);
    QCOMPARE(lines.size(), 2U); // the others are there
    QCOMPARE(findings.errors(), 1U);
    const Finding& finding = findings.all().front();
    QCOMPARE(codesOf(findings), QStringLiteral("7:9 unknown-card"));
    QCOMPARE(finding.path, std::string{"decks/mine.yaml"});
    QVERIFY(finding.text.find("XX-999") != std::string::npos);
    QVERIFY(finding.hint.find("Did you mean") == std::string::npos);
}

void TestLibrary::aCardThatIsAlmostThereIsNamed_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("meant");
    QTest::newRow("a letter too few") << "FL-00" << "FL-001";
    QTest::newRow("a letter too many") << "FL-0022" << "FL-002";
    QTest::newRow("two letters swapped") << "LF-002" << "FL-002";
    QTest::newRow("small letters") << "fl-002" << "FL-002";
}

void TestLibrary::aCardThatIsAlmostThereIsNamed() {
    QFETCH(const QString, written);
    QFETCH(const QString, meant);
    const Library library = libraryWith({"FL-001", "FL-002"});
    Deck deck;
    deck.entries = {{written.toStdString(), 1, 1, 1}};
    Findings findings;
    QVERIFY(library.lines(deck, findings).empty());
    QCOMPARE(QString::fromStdString(findings.all().front().hint),
             QStringLiteral("Did you mean '%1'?").arg(meant));
}

TAKUJO_TEST(TestLibrary)

} // namespace test_library
#include "test_library.moc"
