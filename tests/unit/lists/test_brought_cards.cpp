// Cards with their texts: scripts where the program has understood them, and what nothing enforces where not.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/card_file.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/lists/brought_list.h"
#include "engine/lists/checked_card.h"
#include "engine/lists/reading_report.h"
#include "engine/lists/set_writer.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/written_file.h"
#include "tests/unit/lists/brought.h"

namespace test_brought_cards {

using namespace takujo;

namespace {

YamlNodeData treeOf(const std::string& text) {
    Findings findings;
    return parseYamlTree(text, "x.yaml", findings).value_or(YamlNodeData{});
}

CardOfList ash(const std::string& type = "creature") {
    Findings findings;
    return cardsOfTable("id,name,type,colour,cost,strength,flavour\nA-1,Ash," + type + ",red,1," +
                            (type == "creature" ? "2" : "") + ",It burns.\n",
                        findings)
        .front();
}

BroughtText understood(const std::string& given, std::vector<Reading> readings) {
    return {.given = {given, {}}, .state = ReadParagraph::State::understood, .readings = std::move(readings)};
}

BroughtText notUnderstood(const std::string& given) {
    return {.given = {given, {}}};
}

Reading ability(const std::string& script) {
    return {"abilities", treeOf(script)};
}

/// Words that no card says.
const std::string nonsense = "Whistle three times at the moon.";

std::string listOf(int cards) {
    std::string list = "id,name,type,colour,cost,text\n";
    for (int i = 0; i < cards; ++i)
        list +=
            "A-" + std::to_string(i) + ",Ash " + std::to_string(i) + ",charm,red,1,\"" + nonsense + "\"\n";
    return list;
}

bool always(std::size_t, std::size_t) {
    return true;
}

} // namespace

class TestBroughtCards : public QObject {
    Q_OBJECT

private slots:
    static void scriptsAndTextsMakeACard();
    static void aSecondTextForOnePlaceIsNotEnforced();
    static void aListBecomesCards();
    static void aCardWithoutAllItNeedsIsTold();
    static void itCanBeStopped();
    static void manyCardsAreReadInOrder();
    static void shares();
    static void aSetIsWrittenOnce();
    static void aSetThatCannotBeReadIsNotWritten();
    static void cardsOfOtherSetsAreTold();
};

void TestBroughtCards::scriptsAndTextsMakeACard() {
    const std::vector<BroughtText> texts{
        understood("Spark", {ability("spark")}),
        understood("When…", {ability("{when: {enters: this}, do: {life: 1}}")}),
        notUnderstood(nonsense),
    };
    const std::string yaml = inLines(cardTree(ash(), texts));
    QCOMPARE(QString::fromStdString(yaml),
             QString("id: A-1\nname: Ash\ntype: creature\ncolour: red\ncost: 1\nstrength: 2\n"
                     "abilities: [spark, {when: {enters: this}, do: {life: 1}}]\n"
                     "unread: [{en: \"Whistle three times at the moon.\"}]\n"
                     "flavour: \"It burns.\"\n"));
    const CheckedCard checked = checkCard(yaml, bench());
    QVERIFY2(checked.card.has_value(), checked.findings.toText().c_str());
    QCOMPARE(checked.card->abilities.size(), 1U);
    QCOMPARE(checked.card->unread.size(), 1U);
    QCOMPARE(generatedText(*checked.card, bench(), Language::en).back(),
             "Not enforced by the program: " + nonsense);
}

/// A card resolves in one way; what else is said of it would be lost.
void TestBroughtCards::aSecondTextForOnePlaceIsNotEnforced() {
    const Reading resolve{"resolve", treeOf("{do: {draw: 1}}")};
    const std::string yaml = inLines(
        cardTree(ash("charm"), {understood("Draw.", {resolve}), understood("Draw again.", {resolve})}));
    const CheckedCard checked = checkCard(yaml, bench());
    QVERIFY2(checked.card.has_value(), checked.findings.toText().c_str());
    QCOMPARE(checked.card->unread.size(), 1U);
    QCOMPARE(checked.card->unread.front().en, std::string{"Draw again."});
}

void TestBroughtCards::aListBecomesCards() {
    const WrittenFiles files;
    Findings findings;
    const auto list = bringList(files.write("a.csv", "id,name,type,colour,cost,text\nA-1,Ash,charm,red,1,\n"
                                                     "A-2,Owl,charm,red,1,\"" +
                                                         nonsense + "\nシャボン玉を飛ばす。\"\n"),
                                std::nullopt, bench(), "mine", always, findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(list.has_value());
    QCOMPARE(list->cards.size(), 2U);
    QVERIFY(list->cards[0].state() == BroughtCard::State::understood); // it says nothing
    QVERIFY(list->cards[1].state() == BroughtCard::State::notUnderstood);
    const auto card = checkCard(list->cards[1].yaml, bench()).card;
    QVERIFY(card.has_value());
    QVERIFY(!card->unread.empty());
}

void TestBroughtCards::aCardWithoutAllItNeedsIsTold() {
    const WrittenFiles files;
    Findings findings;
    const auto list =
        bringList(files.write("a.csv", "id,name,type,colour,cost,strength\nA-1,Ash,creature,red,1,\n"),
                  std::nullopt, bench(), "mine", always, findings);
    QVERIFY(list.has_value());
    QCOMPARE(codesOf(findings), QString("2:1 missing-key"));
    QVERIFY2(findings.toText().find("strength") != std::string::npos, findings.toText().c_str());
    QVERIFY(!checkCard(list->cards.front().yaml, bench()).card);
}

void TestBroughtCards::itCanBeStopped() {
    const WrittenFiles files;
    Findings findings;
    const auto file = files.write("a.csv", listOf(200));
    QVERIFY(!bringList(
        file, std::nullopt, bench(), "mine", [](std::size_t, std::size_t) { return false; }, findings));
    QCOMPARE(codesOf(findings), QString()); // whoever stops it knows why
}

void TestBroughtCards::manyCardsAreReadInOrder() {
    constexpr int many = 1000;
    const WrittenFiles files;
    Findings findings;
    std::size_t last = 0;
    const auto list = bringList(
        files.write("a.csv", listOf(many)), std::nullopt, bench(), "mine",
        [&](std::size_t done, std::size_t all) {
            last = done;
            return all == many && done <= all;
        },
        findings);
    QVERIFY(list.has_value());
    QCOMPARE(last, static_cast<std::size_t>(many));
    QCOMPARE(list->cards.size(), static_cast<std::size_t>(many));
    for (int i = 0; i < many; ++i)
        QCOMPARE(list->cards[static_cast<std::size_t>(i)].listed.id, "A-" + std::to_string(i));
}

void TestBroughtCards::shares() {
    BroughtList list;
    const auto add = [&](const char* name, std::vector<BroughtText> texts) {
        BroughtCard card;
        card.listed.name = {name, name};
        card.texts = std::move(texts);
        list.cards.push_back(std::move(card));
    };
    add("Ash", {understood("Spark", {ability("spark")}), notUnderstood("Ash deals 3 damage.")});
    add("Owl", {notUnderstood("Owl deals 12 damage."), notUnderstood("Hoot.")});
    add("Imp", {});
    list.cards[1].texts[1].state = ReadParagraph::State::ambiguous;
    const ReadingReport report = reportOf(list);
    QCOMPARE(report.cards, 3U);
    QCOMPARE(report.understoodCards, 1U);
    QCOMPARE(report.cardsInPart, 1U);
    QCOMPARE(report.texts, 4U);
    QCOMPARE(report.understoodTexts, 1U);
    QCOMPARE(report.ambiguousTexts, 1U);
    QCOMPARE(report.missing.size(), 2U);
    QCOMPARE(report.missing[0].text, std::string{"~ deals # damage."});
    QCOMPARE(report.missing[0].times, 2U);
    QCOMPARE(report.missing[1].text, std::string{"Hoot."});
    QCOMPARE(percentOf(1, 3), 33U);
    QCOMPARE(percentOf(0, 0), 100U);
}

void TestBroughtCards::aSetIsWrittenOnce() {
    const WrittenFiles files;
    const auto file = files.path() / "mine.yaml";
    const SetHead head{"mine", {"Mine", "私の"}};
    const std::string card = inLines(cardTree(ash(), {notUnderstood(nonsense)}));
    Findings findings;
    QVERIFY(writeSet(file, head, bench(), {card}, Present::stays, findings).done);
    QCOMPARE(codesOf(findings), QString());
    const std::string first = contentOf(file);
    QVERIFY2(first.starts_with(
                 "set: mine\ngame: workbench\nname: {en: Mine, ja: \"私の\"}\ncards:\n  - id: A-1\n"),
             first.c_str());
    const auto set = readCardSet(file, "workbench", bench().schema, findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(set.has_value());
    QCOMPARE(set->cards.size(), 1U);
    // Unasked, nothing is overwritten.
    QVERIFY(!writeSet(file, head, bench(), {}, Present::stays, findings).done);
    QCOMPARE(codesOf(findings), QString("0:1 file-exists"));
    QCOMPARE(contentOf(file), first);
    QVERIFY(writeSet(file, head, bench(), {}, Present::isReplaced, findings).done);
    QVERIFY(contentOf(file) != first);
}

void TestBroughtCards::aSetThatCannotBeReadIsNotWritten() {
    const WrittenFiles files;
    const auto file = files.path() / "mine.yaml";
    Findings findings;
    QVERIFY(
        !writeSet(file, {"mine", {"Mine", "Mine"}}, bench(), {"id: A-1\nname: [\n"}, Present::stays, findings)
             .done);
    QVERIFY(findings.errors() > 0);
    QVERIFY(!std::filesystem::exists(file));
}

void TestBroughtCards::cardsOfOtherSetsAreTold() {
    Library library;
    CardSet set;
    set.id = "theirs";
    set.cards.emplace_back();
    set.cards.back().id = "A-1";
    library.add(std::move(set));
    Findings findings;
    tellKnownCards({"A-1", "A-2"}, library, "a.csv", "mine", findings);
    QCOMPARE(codesOf(findings), QString("0:1 known-card (warning)"));
    Findings ofItself;
    tellKnownCards({"A-1"}, library, "a.csv", "theirs", ofItself);
    QCOMPARE(codesOf(ofItself), QString());
}

TAKUJO_TEST(TestBroughtCards)

} // namespace test_brought_cards
#include "test_brought_cards.moc"
