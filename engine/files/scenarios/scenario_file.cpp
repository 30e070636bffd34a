#include "engine/files/scenarios/scenario_file.h"

#include "engine/cards/translations.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr int latestTurn = 999;

/// A card of the sets is listed by its id.
std::optional<CardDefinition> cardOfSets(const YamlValue& value, const std::string& game,
                                         const CardOfSets& cardOf) {
    const auto id = value.id();
    if (!id)
        return std::nullopt;
    const CardDefinition* const card = cardOf ? cardOf(game, *id) : nullptr;
    if (card == nullptr) {
        value.error("unknown-card", {"There is no card {card}.", shown(*id)},
                    "Write the id of a card of the sets, or add the set that has it.");
        return std::nullopt;
    }
    return *card;
}

void readCards(MapReader& map, const ScenarioGame& game, const CardOfSets& cardOf, Scenario& scenario) {
    std::set<std::string> ids;
    for (const YamlValue& value : map.optionalList("cards")) {
        auto card = value.node().isScalar() ? cardOfSets(value, scenario.game, cardOf)
                                            : readCard(value, *game.schema, false);
        if (!card)
            continue;
        if (!ids.insert(card->id).second)
            value.error("repeated-card", {"Another card of this scenario is called {card}.", shown(card->id)},
                        "Give one of them an id of its own.");
        scenario.cards.push_back(std::move(*card));
    }
    completeTexts(scenario.cards);
}

/// Before the first turn, whose turn it is and who goes first are one question.
void readWhoBegins(MapReader& setup, bool isOpening, Scenario& scenario) {
    const auto turn = setup.optionalWord<Player>("turn", playerWords());
    const auto first = setup.optionalWord<Player>("first", playerWords());
    scenario.namesFirst = first || (isOpening && turn);
    scenario.turnPlayer = turn.value_or(isOpening ? first.value_or(Player::a) : Player::a);
    scenario.firstPlayer = first.value_or(isOpening ? turn.value_or(Player::a) : Player::a);
    if (isOpening && scenario.turnPlayer != scenario.firstPlayer)
        setup.required("turn")->error("another-goes-first",
                                      "Before the first turn, it can't be the turn of who does not go first.",
                                      "Leave out 'turn' or 'first'.");
    if (const auto number = setup.optionalNumber("number", 0, latestTurn))
        scenario.turn = *number;
    else if (isOpening)
        scenario.turn = 0;
}

} // namespace

void readPolicies(MapReader& map, const ScenarioGame& game, Scenario& scenario) {
    const auto value = map.optional("policies");
    if (!value)
        return;
    MapReader policies(*value, "policies");
    for (const std::string& word : game.policies)
        if (const auto number = policies.optionalNumber(word, -latestTurn, latestTurn))
            scenario.policies[word] = *number;
    policies.done();
}

void readSetup(MapReader& map, ScenarioReading& reading, Scenario& scenario) {
    const auto value = map.required("setup");
    if (!value)
        return;
    const ScenarioGame& game = reading.game;
    MapReader setup(*value, "setup");
    if (const auto phase = setup.required("phase")) {
        scenario.phaseAt = phase->node().position();
        if (const auto index = phase->wordIndex(game.phases))
            scenario.phase = game.phases[*index];
    }
    readWhoBegins(setup, std::ranges::find(game.openings, scenario.phase) != game.openings.end(), scenario);
    scenario.seed = setup.optionalNumber("seed", 0, 1 << 30).value_or(scenario.seed);
    readZonesOfAll(setup, reading, CardUse::setUp, scenario.zones, &scenario.values);
    setup.done();
}

std::optional<Scenario> readScenario(const std::filesystem::path& file,
                                     const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                     Findings& findings, const CardOfSets& cardOf) {
    const auto root = readYamlFile(file, findings);
    if (!root)
        return std::nullopt;
    MapReader map(*root, "scenario", findings);
    Scenario scenario;
    scenario.path = shownPath(file);
    scenario.title = map.requiredText("scenario").value_or("");
    for (const YamlValue& rule : map.optionalOneOrMore("rules"))
        if (const auto number = rule.ruleNumber())
            scenario.rules.push_back(*number);
    scenario.game = map.requiredId("game").value_or("");
    const ScenarioGame* game = scenario.game.empty() ? nullptr : gameOf(scenario.game);
    if (game == nullptr) {
        if (!scenario.game.empty())
            map.required("game")->error("unknown-game", {"There is no game {game}.", shown(scenario.game)},
                                        "Use the name of a folder of cardsets.");
        return std::nullopt;
    }
    if (const auto format = map.optional("format"))
        if (const auto index = format->wordIndex(game->formats))
            scenario.format = game->formats[*index];
    scenario.illegal = map.optionalFlag("illegal").value_or(false);
    scenario.automatic = map.optionalFlag("automatic").value_or(false);
    readPolicies(map, *game, scenario);
    readCards(map, *game, cardOf, scenario);
    ScenarioReading reading{*game, scenario.cards};
    readSetup(map, reading, scenario);
    for (const YamlValue& step : map.requiredList("steps"))
        if (auto read = readStep(step, reading))
            scenario.steps.push_back(std::move(*read));
    map.done();
    if (!map.ok())
        return std::nullopt;
    return scenario;
}

} // namespace takujo
