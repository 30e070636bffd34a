// In which order effects change what objects are, as the rules of each game say it, and what rules change
// without an effect.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/script/lasting/continuous.h"
#include "tests/unit/kit/made_up_games.h"

#include <algorithm>
#include <array>

namespace test_layers {

using namespace takujo;

namespace {

/// The place of the group in which changes of that sort are applied.
std::size_t groupOf(const std::vector<LayerGroup>& groups, Layer layer) {
    const auto has = [&](const LayerGroup& group) { return (group.layers & only(layer)) != 0; };
    return static_cast<std::size_t>(std::ranges::find_if(groups, has) - groups.begin());
}

const std::vector<LayerGroup>& layersOfFftcg() {
    return gameCalled("fftcg").tables.layers;
}

} // namespace

class TestLayers : public QObject {
    Q_OBJECT

private slots:
    static void everySortHasOnePlace_data();
    static void everySortHasOnePlace();
    static void whatIsChangedFirst();
    static void onesOwnEffectsComeFirst();
    static void whatSetsThePowerComesFirst();
    static void whatARuleChangesIsExplained();
};

void TestLayers::everySortHasOnePlace_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("fftcg") << "fftcg";
    QTest::newRow("workbench") << "workbench";
}

/// Control is changed by events, and is in no group.
void TestLayers::everySortHasOnePlace() {
    QFETCH(QString, id);
    for (const Layer layer : {Layer::text, Layer::types, Layer::general, Layer::abilities, Layer::numbers})
        QCOMPARE(
            std::ranges::count_if(gameCalled(id.toStdString()).tables.layers,
                                  [&](const LayerGroup& group) { return (group.layers & only(layer)) != 0; }),
            1);
}

/// 11.12.4.6: the text, then the type, then whatever there is else, then the power.
void TestLayers::whatIsChangedFirst() {
    const std::vector<LayerGroup>& groups = layersOfFftcg();
    const std::array order{groupOf(groups, Layer::text), groupOf(groups, Layer::types),
                           groupOf(groups, Layer::general), groupOf(groups, Layer::numbers)};
    QVERIFY(std::ranges::is_sorted(order, std::ranges::less_equal{}));
    QVERIFY(std::ranges::adjacent_find(order) == order.end());
    QCOMPARE(groupOf(groups, Layer::abilities), groupOf(groups, Layer::general));
    QCOMPARE(groups.size(), order.size());
}

/// 11.12.4.7, 11.12.4.13.
void TestLayers::onesOwnEffectsComeFirst() {
    for (const LayerGroup& group : layersOfFftcg())
        QVERIFY(group.ownFirst && group.dependency);
}

/// 11.3.10: what the power becomes counts as printed, whenever that was said.
void TestLayers::whatSetsThePowerComesFirst() {
    const std::vector<LayerGroup>& groups = layersOfFftcg();
    for (std::size_t i = 0; i < groups.size(); ++i)
        QCOMPARE(groups[i].settersFirst, i == groupOf(groups, Layer::numbers));
}

void TestLayers::whatARuleChangesIsExplained() {
    const Game& game = gameCalled("workbench");
    MadeUpTable table{game, workbenchCards()};
    const ObjectId plain = table.put("Plain", "board", Player::a);
    const ObjectId dear = table.put("Dear", "board", Player::a);
    table.state.counters.push_back({plain, textKey("might"), 2});
    const std::array on{PolicyOverride{"counters of might strengthen", 1}};
    const Rulebook rules{game.tables, {}, on};
    refresh(table.state, rules, table.cards);
    const auto strengthOf = [&](ObjectId id) {
        std::vector<Contribution> parts;
        const auto number = std::ranges::find(game.tables.numbers, "strength", &NumberSpec::word);
        number->contributions({table.state, rules, table.cards}, id, parts);
        return parts;
    };
    QCOMPARE(strengthOf(dear).size(), 1U);
    const std::vector<Contribution> parts = strengthOf(plain);
    QCOMPARE(parts.size(), 2U);
    QVERIFY(parts[0].key == "printed");
    QVERIFY(parts[1].key == "counters of might" && parts[1].rule == "w-84");
    QCOMPARE(parts[1].amount, 2);
    QVERIFY(!parts[1].ofCard && parts[1].until.empty());
}

TAKUJO_TEST(TestLayers)

} // namespace test_layers
#include "test_layers.moc"
