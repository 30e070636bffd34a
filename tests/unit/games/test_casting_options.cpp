// What may be cast, and what it may be paid with, against what the rules say
// (FFTCG 7.7.4, 7.7.5, 5.2.1.3, 11.2, 11.4.6.1).

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/games/paying_by_hand.h"
#include "tests/unit/games/random_hands.h"

#include <set>

namespace test_casting_options {

using namespace takujo;

namespace {

bool isLightOrDark(const CardDefinition& card) {
    return (card.sets[fftcg::elements] & (fftcg::light | fftcg::dark)) != 0;
}

/// A card that could make CP, and of which elements.
struct CpCard {
    ObjectId object;
    byHand::CpSource cp;
};

/// Active backups, and the other cards in hand but light and dark ones.
std::vector<CpCard> sourcesBut(const RandomHand& hand, const std::set<ObjectId>& without) {
    const Position position = hand.engine.position();
    std::vector<CpCard> sources;
    for (const ObjectId id : objectsIn(position.state, hand.zone("field")))
        if (position.definition(id).type == fftcg::backup && !record(position.state, id).isAside() &&
            !without.contains(id))
            sources.push_back({id, {position.definition(id).sets[fftcg::elements], false}});
    for (const ObjectId id : objectsIn(position.state, hand.zone("hand")))
        if (!isLightOrDark(position.definition(id)) && !without.contains(id))
            sources.push_back({id, {position.definition(id).sets[fftcg::elements], true}});
    return sources;
}

std::vector<byHand::CpSource> cpOf(const std::vector<CpCard>& sources) {
    std::vector<byHand::CpSource> result;
    for (const CpCard& source : sources)
        result.push_back(source.cp);
    return result;
}

/// 11.4.6.1.3: light and dark need no CP of their own.
byHand::CostInCp costOf(const CardDefinition& card) {
    return {card.numbers[fftcg::cost],
            fftcg::oneOfEach(card.sets[fftcg::elements] & ~(fftcg::light | fftcg::dark))};
}

bool fieldHasRoom(const RandomHand& hand, const CardDefinition& card) {
    if (card.type == fftcg::summon)
        return true;
    int backups = 0;
    bool lightOrDark = false;
    const Position position = hand.engine.position();
    for (const ObjectId id : objectsIn(position.state, hand.zone("field"))) {
        backups += position.definition(id).type == fftcg::backup ? 1 : 0;
        lightOrDark = lightOrDark || isLightOrDark(position.definition(id));
    }
    return !(card.type == fftcg::backup && backups >= 5) && !(isLightOrDark(card) && lightOrDark);
}

bool mayBeCast(const RandomHand& hand, ObjectId card) {
    const CardDefinition& definition = hand.engine.position().definition(card);
    return fieldHasRoom(hand, definition) &&
           byHand::canBePaid(costOf(definition), {}, cpOf(sourcesBut(hand, {card})), {});
}

/// What may be picked next, as (object, element), when that has been chosen so far.
std::set<std::pair<ObjectId, std::int32_t>> mayBePicked(const RandomHand& hand, const byHand::CostInCp& cost,
                                                        ObjectId beingCast,
                                                        const std::vector<CpCard>& chosen) {
    std::set<ObjectId> gone{beingCast};
    for (const CpCard& source : chosen)
        gone.insert(source.object);
    std::set<std::pair<ObjectId, std::int32_t>> result;
    for (const CpCard& source : sourcesBut(hand, gone))
        for (const std::uint32_t element : byHand::each(source.cp.elements)) {
            std::vector<byHand::CpSource> with = cpOf(chosen);
            with.push_back({element, source.cp.discard});
            std::set<ObjectId> goneNow = gone;
            goneNow.insert(source.object);
            if (byHand::canBePaid(cost, with, cpOf(sourcesBut(hand, goneNow)), {}))
                result.emplace(source.object, static_cast<std::int32_t>(element));
        }
    return result;
}

} // namespace

class TestCastingOptions : public QObject {
    Q_OBJECT

private slots:
    static void whatMayBeCastIsOffered();
    static void whatMayPayIsOffered();
    static void aCardDoesNotPayForItself();
};

void TestCastingOptions::whatMayBeCastIsOffered() {
    Random random{1};
    int offered = 0;
    int refused = 0;
    for (int i = 0; i < 700; ++i) {
        const RandomHand hand{random};
        const State& state = hand.engine.state();
        for (const ObjectId card : objectsIn(state, hand.zone("hand"))) {
            bool listed = false;
            for (const Option& option : hand.engine.decision().options)
                listed = listed || (hand.verbOf(option) == "cast" && option.object == card);
            QVERIFY2(listed == mayBeCast(hand, card), hand.engine.position().definition(card).id.c_str());
            (listed ? offered : refused) += 1;
        }
    }
    QVERIFY(offered > 100);
    QVERIFY(refused > 100);
}

void TestCastingOptions::whatMayPayIsOffered() {
    Random random{2};
    int questions = 0;
    int payments = 0;
    for (int i = 0; i < 700; ++i) {
        RandomHand hand{random};
        const auto options = hand.engine.decision().options;
        const Option begin = options[random.below(static_cast<std::uint32_t>(options.size()))];
        if (hand.verbOf(begin) != "cast")
            continue;
        const byHand::CostInCp cost = costOf(hand.engine.position().definition(begin.object));
        hand.engine.answer(begin);
        const ObjectId beingCast = hand.engine.decision().about;
        std::vector<CpCard> chosen;
        while (hand.engine.decision().kind == DecisionKind::pay) {
            ++questions;
            std::set<std::pair<ObjectId, std::int32_t>> listed;
            bool paidListed = false;
            const std::vector<Option> ways = hand.engine.decision().options;
            for (const Option& option : ways)
                if (hand.verbOf(option) == "pay")
                    QVERIFY(listed.emplace(option.object, option.value).second);
                else
                    paidListed = true;
            QVERIFY(listed == mayBePicked(hand, cost, beingCast, chosen));
            QCOMPARE(paidListed, byHand::canBePaid(cost, cpOf(chosen), {}, {}));
            const Option way = ways[random.below(static_cast<std::uint32_t>(ways.size()))];
            if (hand.verbOf(way) == "pay") {
                const bool discard = isIn(hand.engine.state(), way.object, hand.zone("hand"));
                chosen.push_back({way.object, {static_cast<std::uint32_t>(way.value), discard}});
            }
            hand.engine.answer(way);
        }
        ++payments;
        // All of it has been paid: discards lie in the break zone, backups are dull (11.4.7, 11.3.7.1).
        for (const CpCard& source : chosen)
            if (source.cp.discard)
                QVERIFY(!lives(hand.engine.state(), source.object));
            else
                QVERIFY(record(hand.engine.state(), source.object).isAside());
    }
    QVERIFY(questions > 200);
    QVERIFY(payments > 80);
}

void TestCastingOptions::aCardDoesNotPayForItself() {
    // For a card of fire and water, with another of both and one of fire to discard: the other must make
    // water, because the card that is being cast cannot make it later (11.4.2).
    MadeUpTable table{gameCalled("fftcg"), fftcgCards()};
    for (const Player player : bothPlayers)
        table.putSeveral(9, "Rag", "deck", player);
    const ObjectId cast = table.put("Steam", "hand", Player::a);
    const ObjectId other = table.put("Steam", "hand", Player::a);
    const ObjectId rag = table.put("Rag", "hand", Player::a);
    table.state.turn = 3;
    const Rulebook rules{gameCalled("fftcg").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("main 1"));
    for (const Option& option : engine.decision().options)
        if (rules.verb(option.verb).word == "cast" && option.object == cast) {
            engine.answer(Option{option});
            break;
        }
    QVERIFY(engine.decision().kind == DecisionKind::pay);
    std::set<std::pair<ObjectId, std::int32_t>> listed;
    for (const Option& option : engine.decision().options)
        listed.emplace(option.object, option.value);
    QVERIFY(listed ==
            (std::set<std::pair<ObjectId, std::int32_t>>{{other, fftcg::water}, {rag, fftcg::fire}}));
}

TAKUJO_TEST(TestCastingOptions)

} // namespace test_casting_options
#include "test_casting_options.moc"
