#include "engine/cards/card_table.h"
#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/files/cards/library.h"
#include "engine/files/scenarios/save_file.h"
#include "engine/games/registry.h"
#include "engine/kit/engine.h"
#include "engine/kit/limits.h"
#include "engine/kit/rule_processes.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/units.h"
#include "engine/kit/visibility.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace takujo {

namespace {

ScenarioGame describe(const Game& game) {
    ScenarioGame words;
    words.schema = &game.schema;
    for (const ZoneSpec& zone : game.tables.zones)
        (zone.shared ? words.sharedZones : words.zones).emplace_back(zone.word);
    for (const VerbSpec& verb : game.tables.verbs)
        words.verbs.emplace_back(verb.word);
    for (const VerbSpec& verb : game.tables.verbs)
        if (verb.targets != nullptr)
            words.aimed.emplace_back(verb.word);
    for (const StartingPoint& point : game.startingPoints)
        words.phases.emplace_back(point.word);
    for (const StartingPoint& point : game.startingPoints)
        if (point.frames.front().procedure == game.beginning)
            words.openings.emplace_back(point.word);
    words.formats.assign(game.formats.begin(), game.formats.end());
    for (const PolicySpec& policy : game.tables.policies)
        words.policies.emplace_back(policy.word);
    words.deckParts.clear();
    for (const DeckPart& part : game.tables.deckParts)
        words.deckParts.emplace_back(part.word);
    words.numbers.emplace_back("damage");
    for (const NumberSpec& number : game.tables.numbers)
        words.numbers.emplace_back(number.word);
    for (const MarkSpec& mark : game.tables.marks)
        words.marks.emplace_back(mark.word);
    if (const Vocabulary* const vocabulary = game.tables.vocabulary)
        for (const Vocabulary::Value& value : vocabulary->values)
            words.values.emplace_back(value.word);
    words.asideWord = game.asideWord;
    words.deckWord = game.tables.zones[game.deckZone()].word;
    for (const Role& role : game.tables.roles)
        (role.stands == Role::Stands::inside ? words.roles : words.rolesBeside).emplace_back(role.word);
    words.stops = stopWords(game.tables.phases);
    return words;
}

/// Puts the cards of a scenario on a fresh table.
class Setup {
public:
    Setup(const Scenario& scenario, const Game& game, const CardTable& cards)
        : scenario_{scenario}, game_{game}, cards_{cards},
          point_{*std::ranges::find(game.startingPoints, scenario.phase, &StartingPoint::word)} {}

    State build() {
        setUpZones(state_, game_.tables.zones.size(), laterZones(game_.tables.zones));
        state_.random = Random{static_cast<std::uint64_t>(scenario_.seed)};
        state_.turn = static_cast<std::uint16_t>(scenario_.turn);
        state_.turnPlayer = scenario_.turnPlayer;
        state_.firstPlayer = scenario_.firstPlayer;
        for (const Player player : bothPlayers)
            placeAll(player);
        placeZones(Player::nobody);
        joinUnits(); // when all cards are there
        for (const Player player : bothPlayers)
            for (const auto& [word, value] : scenario_.values[indexOf(player)])
                state_.players[indexOf(player)].values[slotOfValue(game_, word)] = value.amount;
        for (PlayerRecord& player : state_.players)
            player.stops = scenario_.automatic ? 0 : everyStop;
        prepare(state_, cards_);
        begin();
        return std::move(state_);
    }

private:
    void placeAll(Player player) {
        const std::string_view deckWord = game_.tables.zones[game_.deckZone()].word;
        const auto& zones = scenario_.zones[indexOf(player)];
        for (const ScenarioZone& zone : zones)
            if (isStillToBeDealt(zone))
                placeAllOf(zone, {game_.deckZone(), player});
        placeZones(player);
        if (std::ranges::none_of(zones, [&](const ScenarioZone& zone) { return zone.word == deckWord; }))
            addFillers({game_.deckZone(), player}, fillersInDeck);
    }

    void placeZones(Player player) {
        for (const ScenarioZone& zone : scenario_.zones[indexOf(player)]) {
            if (!isStillToBeDealt(zone))
                placeAllOf(zone, {zoneOfWord(game_.tables, zone.word), player});
        }
    }

    bool isStillToBeDealt(const ScenarioZone& zone) const {
        return zoneOfWord(game_.tables, zone.word) == point_.dealt;
    }

    void placeAllOf(const ScenarioZone& zone, ZoneId id) {
        if (zone.count)
            addFillers(id, *zone.count);
        for (const ScenarioCard& card : zone.cards)
            place(card, id);
    }

    void addFillers(ZoneId zone, int count) {
        const std::size_t filler = indexOfCard(cards_, fillerName);
        for (int i = 0; i < count; ++i)
            addCard(state_, static_cast<DefinitionIndex>(filler), ownerIn(zone), zone);
    }

    Player ownerIn(ZoneId zone) const {
        return zone.player == Player::nobody ? scenario_.turnPlayer : zone.player;
    }

    void place(const ScenarioCard& wanted, ZoneId zone) {
        const ObjectId id = objectIn(state_, add(wanted, zone).index);
        ObjectRecord& object = record(state_, id);
        object.controller = ownerIn(zone);
        object.turn(ObjectRecord::sideways, wanted.aside.value_or(false));
        object.since = wanted.fresh.value_or(false) ? static_cast<std::uint16_t>(state_.turn + 1) : 0;
        if (const auto damage = wanted.numbers.find("damage"); damage != wanted.numbers.end())
            object.damage = damage->second;
        for (const auto& [name, count] : wanted.counters)
            changeCounters(state_, id, textKey(name), count);
        for (const MarkSpec& mark : game_.tables.marks)
            if (wanted.marks && std::ranges::find(*wanted.marks, mark.word) != wanted.marks->end())
                object.marks |= mark.bit;
        if (wanted.face)
            turnTo(rules_, object, *wanted.face);
        rememberUsed(wanted, id);
        for (const ScenarioCard& card : wanted.under) {
            const ObjectId guest = objectIn(state_, add(card, zone).index);
            rememberUsed(card, guest);
            guests_.push_back({id, guest, roleOf(card, Role::Stands::inside), card.face});
        }
        for (const ScenarioCard& card : wanted.linked) {
            const std::uint8_t role = roleOf(card, Role::Stands::beside);
            const std::uint8_t kind = game_.tables.roles[role].zone;
            const Player whose = game_.tables.zones[kind].shared ? Player::nobody : ownerIn(zone);
            guests_.push_back({id, objectIn(state_, add(card, {kind, whose}).index), role, card.face});
        }
    }

    void rememberUsed(const ScenarioCard& wanted, ObjectId id) {
        Run run{state_, rules_, cards_, nullptr};
        const DefinitionIndex definition = run.position().definitionIndex(id);
        for (const std::string& what : wanted.used) {
            const std::size_t verb = verbOfWord(rules_.tables(), what);
            const bool isVerb = verb < rules_.tables().verbs.size();
            const std::size_t place = isVerb ? 0 : std::stoul(what) - 1;
            const auto& abilities = cards_[definition].abilities;
            const Limit limit = isVerb                     ? rules_.tables().verbs[verb].limit
                                : place < abilities.size() ? limitOf(abilities[place])
                                                           : Limit{};
            if (!limit.exists())
                throw ScenarioFailure{wanted.at, 0, Message{"a limit on what was used"},
                                      Message::asWritten(what)};
            if (isVerb)
                rememberUse(run, static_cast<Verb>(verb), id, record(state_, id).controller);
            else
                rememberUse(run, id, {definition, static_cast<std::uint8_t>(place), 0});
        }
    }

    std::uint8_t roleOf(const ScenarioCard& card, Role::Stands stands) const {
        const auto& roles = game_.tables.roles;
        const auto found = std::ranges::find_if(roles, [&](const Role& role) {
            return role.stands == stands && (card.role.empty() || role.word == card.role);
        });
        return static_cast<std::uint8_t>(found - roles.begin());
    }

    /// A unit is named by the card that it is read as; the others come under it, one after the other.
    void joinUnits() {
        for (const auto& [host, card, role, face] : guests_) {
            if (const Joining how = joiningAs(game_.tables, role); (how.flags & Link::beside) != 0) {
                linkBeside(state_, card, host, how);
                continue;
            }
            record(state_, card).controller = record(state_, host).controller;
            const ObjectId guest = joinHost(state_, game_.tables, card, host, role, ZoneEnd::bottom);
            record(state_, guest).since = record(state_, host).since;
            if (face)
                turnTo(rules_, record(state_, guest), *face);
        }
    }

    CardId add(const ScenarioCard& wanted, ZoneId zone) {
        const auto found = std::ranges::find_if(cards_, [&](const CardDefinition& card) {
            return card.id == wanted.card.name || card.name.en == wanted.card.name;
        });
        if (found == cards_.end())
            throw ScenarioFailure{wanted.at,
                                  0,
                                  Message{"a card of the scenario"},
                                  {"{card}, which is none of them", shown(wanted.card.text)}};
        const CardId card = addCard(state_, static_cast<DefinitionIndex>(found - cards_.begin()),
                                    wanted.owner.value_or(ownerIn(zone)), zone);
        if (found->isToken)
            state_.cards[card.index].flags |= CardRecord::token;
        return card;
    }

    void begin() {
        if (game_.setFormat != nullptr) {
            const auto format = std::ranges::find(game_.formats, scenario_.format);
            game_.setFormat(state_, format == game_.formats.end()
                                        ? 0
                                        : static_cast<std::size_t>(format - game_.formats.begin()));
        }
        state_.phase = point_.phase;
        for (const StartingPoint::At& at : point_.frames)
            state_.frames.push_back({at.procedure, at.step, {}});
    }

    const Scenario& scenario_;
    const Game& game_;
    const CardTable& cards_;
    const StartingPoint& point_;
    const Rulebook rules_{game_.tables, {}, policiesOf(scenario_)};
    State state_;
    struct Guest {
        ObjectId host;
        ObjectId card;
        std::uint8_t role = 0;
        std::optional<Face> face;
    };
    std::vector<Guest> guests_;
};

/// A set-up that a rule process would change at once is a mistake, unless the scenario says it is meant.
void checkLegal(const Scenario& scenario, const Game& game, const CardTable& cards, const State& state) {
    if (scenario.illegal)
        return;
    if (const std::string_view rule = ruleThatChanges(game, cards, state); !rule.empty())
        throw ScenarioFailure{
            scenario.phaseAt,
            0,
            Message{"a position that no rule process changes"},
            {"one that rule {rule} changes; write 'illegal: true' if that is meant", std::string{rule}}};
}

/// Lets the lot draw who is to go first: by the first seed from the set-up's own on that does so.
void drawWhoIsFirst(const Scenario& scenario, const Rulebook& rules, const CardTable& cards, State& state) {
    constexpr int mostSeeds = 64;
    for (int i = 0; i < mostSeeds; ++i) {
        state.random = Random{static_cast<std::uint64_t>(scenario.seed) + static_cast<std::uint64_t>(i)};
        Engine engine{rules, cards};
        engine.start(state);
        if (engine.decision().decider == scenario.firstPlayer)
            return;
    }
    throw ScenarioFailure{scenario.phaseAt,
                          0,
                          {"a lot that draws {player}", playerWord(scenario.firstPlayer)},
                          Message{"no seed by which it does"}};
}

/// What is set up as dealt has to be what is dealt.
void checkDealt(const Scenario& scenario, const Game& game, const Rulebook& rules, const CardTable& cards,
                const State& state, std::uint8_t dealt) {
    Engine engine{rules, cards};
    engine.start(state);
    for (const Player player : bothPlayers)
        for (const ScenarioZone& zone : scenario.zones[indexOf(player)]) {
            const auto count = zone.count ? static_cast<std::size_t>(*zone.count) : zone.cards.size();
            const std::size_t is = countIn(engine.state(), {dealt, player});
            if (zoneOfWord(game.tables, zone.word) == dealt && count > is)
                throw ScenarioFailure{zone.at,
                                      0,
                                      {"{zone}: {number} cards or fewer, which are dealt", zone.word, is},
                                      Message::asWritten(std::to_string(count))};
        }
}

} // namespace

ScenarioGame scenarioGameOf(const Game& game) {
    return describe(game);
}

const ScenarioGame* scenarioGame(const std::string& id) {
    static const std::map<std::string, ScenarioGame> all = [] {
        std::map<std::string, ScenarioGame> games;
        for (const Game* game : allGames())
            games.emplace(std::string{game->id}, describe(*game));
        return games;
    }();
    const auto found = all.find(id);
    return found == all.end() ? nullptr : &found->second;
}

CardOfSets cardsOfSets(Findings& findings) {
    auto read = std::make_shared<std::map<std::string, Library>>();
    return [read, &findings](const std::string& id, const std::string& card) -> const CardDefinition* {
        const Game* const game = findGame(id);
        if (game == nullptr)
            return nullptr;
        auto found = read->find(id);
        if (found == read->end())
            found = read->emplace(id, loadLibrary(id, game->schema, game->deckWords(), findings)).first;
        return found->second.card(card);
    };
}

std::shared_ptr<const CardTable> scenarioCards(const Scenario& scenario, const Game& game,
                                               std::span<const LocalizedText> asked) {
    CardDefinition filler = game.filler();
    filler.id = fillerName;
    filler.name = {std::string{fillerName}, std::string{fillerName}};
    std::vector<const CardDefinition*> cards{&filler};
    for (const CardDefinition& card : scenario.cards)
        cards.push_back(&card);
    return std::make_shared<const CardTable>(makeCardTable(cards, asked));
}

std::unique_ptr<Match> matchAt(const Scenario& scenario, std::array<std::string, 2> names,
                               const std::optional<std::array<std::uint32_t, 2>>& stops) {
    const Game& game = *findGame(scenario.game);
    const auto cards = scenarioCards(scenario, game);
    auto rules = std::make_shared<const Rulebook>(game.tables, std::string_view{}, policiesOf(scenario));
    State begins = scenarioState(scenario, game, *cards);
    for (const Player player : bothPlayers)
        if (stops)
            begins.players[indexOf(player)].stops = (*stops)[indexOf(player)];
    return std::make_unique<Match>(game, cards, std::move(rules), begins, std::move(names));
}

std::string_view ruleThatChanges(const Game& game, const CardTable& cards, State state) {
    const Rulebook rules{game.tables};
    refresh(state, rules, cards);
    Run run{state, rules, cards, nullptr};
    for (const RuleProcess& process : game.tables.processes) {
        const Next next = startProcess(run, process);
        if (!state.events.empty() || next.calls())
            return process.rule;
    }
    return {};
}

State scenarioState(const Scenario& scenario, const Game& game, const CardTable& cards) {
    State state = Setup{scenario, game, cards}.build();
    checkLegal(scenario, game, cards, state);
    const auto point = std::ranges::find(game.startingPoints, scenario.phase, &StartingPoint::word);
    const bool isDealt = point->dealt != ZoneId::none;
    if (!isDealt && !(point->drawsLot && scenario.namesFirst))
        return state;
    const Rulebook rules{game.tables};
    if (isDealt)
        checkDealt(scenario, game, rules, cards, state, point->dealt);
    else
        drawWhoIsFirst(scenario, rules, cards, state);
    return state;
}

} // namespace takujo
