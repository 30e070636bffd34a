// What a saved game knows its cards by: it changes with what a card is or does, and with nothing else.

#include "engine/cards/card_digest.h"
#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "tests/unit/match/battery_games.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

namespace test_card_digest {

using namespace takujo;

namespace {

const Vocabulary* vocabulary() {
    return findGame("fftcg")->tables.vocabulary;
}

std::uint64_t digest(const CardDefinition& card) {
    return digestOf(card, vocabulary());
}

/// A card of the library that has an ability with a trigger, a choice and an effect.
CardDefinition card() {
    static const BatteryGame game = batteryGame("fftcg");
    for (const CardSet& set : game.library.sets())
        for (const CardDefinition& each : set.cards)
            for (const Ability& ability : each.abilities)
                if (ability.kind == AbilityKind::triggered && !ability.picks.empty() &&
                    !ability.blocks.front().empty()) {
                    CardDefinition found = each;
                    std::swap(found.abilities.front(),
                              found.abilities[std::size_t(&ability - each.abilities.data())]);
                    return found;
                }
    qFatal("no card has such an ability");
}

} // namespace

class TestCardDigest : public QObject {
    Q_OBJECT

private slots:
    static void cardsOfTheLibraryDiffer();
    static void itChangesWithTheCard_data();
    static void itChangesWithTheCard();
    static void itDoesNotChangeWithTheRest();
    static void aNewOperatorChangesNothing();
};

void TestCardDigest::cardsOfTheLibraryDiffer() {
    const BatteryGame game = batteryGame("fftcg");
    std::set<std::uint64_t> digests;
    std::size_t cards = 0;
    for (const CardSet& set : game.library.sets())
        for (const CardDefinition& each : set.cards) {
            digests.insert(digest(each));
            ++cards;
        }
    QVERIFY(cards > 100);
    QCOMPARE(digests.size(), cards);
}

void TestCardDigest::itChangesWithTheCard_data() {
    QTest::addColumn<bool>("named"); // the row says which
    for (const char* what : {"id",
                             "name",
                             "another name",
                             "a whole name",
                             "type",
                             "flag",
                             "number",
                             "set",
                             "text",
                             "kind",
                             "flags",
                             "zones",
                             "trigger",
                             "condition",
                             "while",
                             "cost",
                             "offer",
                             "number of a keyword",
                             "pick",
                             "mode",
                             "effect",
                             "one effect less",
                             "one block more",
                             "one ability less",
                             "text of an ability"})
        QTest::newRow(what) << true;
}

void TestCardDigest::itChangesWithTheCard() {
    const std::map<QString, std::function<void(CardDefinition&)>> changes{
        {"id", [](CardDefinition& c) { c.id += "x"; }},
        {"name", [](CardDefinition& c) { c.name.en += "x"; }},
        {"another name", [](CardDefinition& c) { c.otherNames.push_back({{"x", "x"}}); }},
        {"a whole name", [](CardDefinition& c) { c.otherNames.push_back({{"x", "x"}, true}); }},
        {"type", [](CardDefinition& c) { ++c.type; }},
        {"flag", [](CardDefinition& c) { c.flags ^= 1; }},
        {"number", [](CardDefinition& c) { ++c.numbers[0]; }},
        {"set", [](CardDefinition& c) { c.sets[0] ^= 1; }},
        {"text", [](CardDefinition& c) { c.texts[0].push_back({"x", "x"}); }},
        {"kind", [](CardDefinition& c) { c.abilities[0].kind = AbilityKind::constant; }},
        {"flags", [](CardDefinition& c) { c.abilities[0].flags ^= Ability::oncePerTurn; }},
        {"a limit", [](CardDefinition& c) { c.abilities[0].limit.count = 2; }},
        {"zones", [](CardDefinition& c) { c.abilities[0].worksIn ^= 2; }},
        {"trigger", [](CardDefinition& c) { c.abilities[0].trigger.op ^= 1; }},
        {"condition", [](CardDefinition& c) { c.abilities[0].condition = {Sort::condition, 1, 0, {}}; }},
        {"while", [](CardDefinition& c) { c.abilities[0].whileTrue = {Sort::condition, 1, 0, {}}; }},
        {"cost", [](CardDefinition& c) { c.abilities[0].costs.push_back({Sort::cost, 0, 0, {}}); }},
        {"offer", [](CardDefinition& c) { c.abilities[0].offers.push_back({}); }},
        {"offer that makes less", [](CardDefinition& c) { c.abilities[0].offers.push_back({{}, false, 1}); }},
        {"number of a keyword", [](CardDefinition& c) { ++c.abilities[0].number; }},
        {"pick", [](CardDefinition& c) { c.abilities[0].picks[0].number ^= 1; }},
        {"mode", [](CardDefinition& c) { c.abilities[0].modes.push_back({}); }},
        {"effect", [](CardDefinition& c) { ++c.abilities[0].blocks[0][0].op; }},
        {"one effect less", [](CardDefinition& c) { c.abilities[0].blocks[0].pop_back(); }},
        {"one block more", [](CardDefinition& c) { c.abilities[0].blocks.emplace_back(); }},
        {"one ability less", [](CardDefinition& c) { c.abilities.pop_back(); }},
        {"text of an ability", [](CardDefinition& c) { c.abilities[0].texts.push_back({"x", "x"}); }}};
    const CardDefinition before = card();
    CardDefinition after = before;
    changes.at(QString{QTest::currentDataTag()})(after);
    QVERIFY(digest(after) != digest(before));
}

void TestCardDigest::itDoesNotChangeWithTheRest() {
    const CardDefinition before = card();
    CardDefinition after = before;
    after.name.ja += "x";
    after.flavour = {"x", "x"};
    after.nameKey += 1;
    QCOMPARE(digest(after), digest(before));
}

void TestCardDigest::aNewOperatorChangesNothing() {
    // A later program has an effect more, before all others: the card's terms name other places.
    Vocabulary later = *vocabulary();
    later.effects.insert(later.effects.begin(), EffectSpec{.shape = {.word = "a new one"}});
    CardDefinition moved = card();
    const std::function<void(std::vector<Term>&)> move = [&](std::vector<Term>& terms) {
        for (Term& term : terms) {
            term.op = static_cast<std::uint8_t>(term.op + (term.sort == Sort::effect ? 1 : 0));
            move(term.parts);
        }
    };
    for (Ability& ability : moved.abilities)
        for (auto& block : ability.blocks)
            move(block);
    QCOMPARE(digestOf(moved, &later), digest(card()));
    QVERIFY(digest(moved) != digest(card()));
}

TAKUJO_TEST(TestCardDigest)

} // namespace test_card_digest
#include "test_card_digest.moc"
