#include "engine/files/scenarios/scenario_steps.h"

/// What scenarios expect of a position.
namespace takujo {

namespace {

constexpr int mostExpected = 999;

std::optional<ScenarioValue> valueAt(MapReader& map, std::string_view key) {
    const auto amount = map.optionalNumber(key, 0, mostExpected);
    return amount ? std::optional{ScenarioValue{*amount, map.node().find(key)->value.position()}}
                  : std::nullopt;
}

/// Cards that were shown: their names, or how many.
ScenarioZone readRevealed(const YamlValue& value) {
    ScenarioZone revealed;
    revealed.word = "revealed";
    revealed.at = value.node().position();
    if (value.node().isScalar() && !value.node().isCertainText()) {
        revealed.count = value.wholeNumber(0, mostExpected);
        return revealed;
    }
    for (const YamlValue& item : value.list().value_or(YamlList{}))
        if (const auto name = item.text()) {
            ScenarioCard card;
            card.card = parseReference(*name);
            card.at = item.node().position();
            revealed.cards.push_back(std::move(card));
        }
    return revealed;
}

} // namespace

ScenarioExpectation readExpectation(const YamlValue& value, ScenarioReading& reading) {
    ScenarioExpectation expectation;
    MapReader map(value, "expectation");
    readZonesOfAll(map, reading, CardUse::expected, expectation.zones, &expectation.values,
                   [&](MapReader& side, Player player) {
                       if (const auto revealed = side.optional("revealed"))
                           expectation.revealed[indexOf(player)] = readRevealed(*revealed);
                       expectation.shuffled[indexOf(player)] = valueAt(side, "shuffled");
                   });
    for (const YamlWord<Player>& player : playerWords())
        if (const auto seen = map.optional(std::string{player.text} + " sees")) {
            MapReader zones(*seen, "player's view");
            readZonesOfAll(zones, reading, CardUse::expected, expectation.seen[indexOf(player.value)]);
            zones.done();
        }
    for (const char* word : {"decides", "phase", "turn player", "winner", "asked"})
        if (const auto text = map.optionalText(word)) {
            expectation.words[word] = *text;
            expectation.at[word] = map.node().find(word)->value.position();
        }
    if (const auto turn = map.optionalNumber("turn", 0, mostExpected)) {
        expectation.turn = turn;
        expectation.at["turn"] = map.node().find("turn")->value.position();
    }
    expectation.choices.may = valueAt(map, "may choose");
    expectation.choices.must = valueAt(map, "must choose");
    map.done();
    return expectation;
}

} // namespace takujo
