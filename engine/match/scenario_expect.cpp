#include "engine/match/scenario_expect.h"

#include "engine/core/counters.h"
#include "engine/kit/visibility.h"
#include "engine/match/scenario_words.h"
#include "engine/match/view.h"

#include <algorithm>

namespace takujo {

namespace {

std::string describeCard(const Position& position, const Game& game, ObjectId id) {
    const ObjectRecord& object = record(position.state, id);
    std::string text = position.definition(id).name.en;
    if (object.aside != 0)
        text.append(" ").append(game.asideWord);
    if (object.damage != 0)
        text.append(" damage ").append(std::to_string(object.damage));
    for (const CounterRecord& counter : position.state.counters)
        if (const LocalizedText* const name = textOfKey(position.cards, counter.name);
            counter.object == id && name != nullptr)
            text.append(" ").append(name->en).append(" ").append(std::to_string(counter.count));
    return text;
}

std::string listOf(const std::vector<std::string>& items) {
    std::string text = "[";
    for (const std::string& item : items)
        text.append(text.size() > 1 ? ", " : "").append(item);
    return text + "]";
}

std::optional<int> numberOf(const Position& position, const Game& game, ObjectId id,
                            const std::string& word) {
    if (word == "damage")
        return record(position.state, id).damage;
    for (const NumberSpec& number : game.tables.numbers) {
        if (number.word != word)
            continue;
        std::vector<Contribution> parts;
        number.contributions(position, id, parts);
        if (parts.empty())
            return std::nullopt;
        int sum = 0;
        for (const Contribution& part : parts)
            sum += part.amount;
        return sum;
    }
    return std::nullopt;
}

/// What is not as expected of a card; empty if all is.
std::string difference(const Position& position, const Game& game, ObjectId id, const ScenarioCard& wanted) {
    const ObjectRecord& object = record(position.state, id);
    if (wanted.aside && *wanted.aside != (object.aside != 0))
        return std::string{game.asideWord} + (object.aside != 0 ? ": true" : ": false");
    if (wanted.fresh && *wanted.fresh != (object.since > position.state.turn))
        return std::string{"new"} + (object.since > position.state.turn ? ": true" : ": false");
    for (const auto& [word, amount] : wanted.numbers) {
        const auto number = numberOf(position, game, id, word);
        if (number != amount)
            return word + ": " + (number ? std::to_string(*number) : "none");
    }
    for (const auto& [name, wants] : wanted.counters) {
        checkCounterName(position.cards, name, wanted.at);
        const std::int32_t has = countersOn(position.state, id, textKey(name));
        if (has != wants)
            return "counters: " + name + ": " + std::to_string(has);
    }
    for (const MarkSpec& mark : game.tables.marks) {
        const bool wants = std::ranges::find(wanted.marks, mark.word) != wanted.marks.end();
        if (wants && (object.marks & mark.bit) == 0)
            return "not " + std::string{mark.word};
    }
    return {};
}

bool isNamed(const Position& position, ObjectId id, const std::string& name) {
    const CardDefinition& card = position.definition(id);
    return card.name.en == name || card.id == name;
}

/// For a viewer, only the faces count that the viewer may see.
void checkZone(const Position& position, const Game& game, ZoneId zone, const ScenarioZone& expected,
               std::optional<Player> viewer = std::nullopt) {
    if (expected.count && !viewer) {
        if (countIn(position.state, zone) != *expected.count)
            throw ScenarioFailure{
                expected.at, 0, expected.word + ": " + std::to_string(*expected.count) + " cards",
                std::to_string(countIn(position.state, zone)) + ": " + describeZone(position, zone)};
        return;
    }
    std::vector<std::string> wanted;
    wanted.reserve(expected.cards.size());
    for (const ScenarioCard& card : expected.cards)
        wanted.push_back(card.card.name);
    std::vector<ObjectId> there;
    std::vector<std::string> found;
    for (const ObjectId id : objectsIn(position.state, zone)) {
        if (viewer && !sees(position, *viewer, id))
            continue;
        there.push_back(id);
        found.push_back(describeCard(position, game, id));
    }
    const auto differs = [&] {
        return ScenarioFailure{expected.at, 0, expected.word + ": " + listOf(wanted), listOf(found)};
    };
    if (expected.count) {
        if (there.size() != static_cast<std::size_t>(*expected.count))
            throw ScenarioFailure{expected.at, 0,
                                  expected.word + ": " + std::to_string(*expected.count) + " faces seen",
                                  listOf(found)};
        return;
    }
    if (there.size() != expected.cards.size())
        throw differs();
    const bool ordered = game.tables.zones[zone.kind].ordered;
    for (const ScenarioCard& card : expected.cards) {
        // In order where order means something; else the first of that name that is as described, or any of
        // them.
        std::size_t match = there.size();
        std::string why;
        for (std::size_t j = 0; j < there.size(); ++j) {
            if ((ordered && j != 0) || !isNamed(position, there[j], card.card.name))
                continue;
            const std::string off = difference(position, game, there[j], card);
            if (off.empty()) {
                match = j;
                break;
            }
            why = off;
        }
        if (match == there.size()) {
            if (why.empty())
                throw differs();
            throw ScenarioFailure{card.at, 0, card.card.text + " as described", why};
        }
        there.erase(there.begin() + static_cast<std::ptrdiff_t>(match));
    }
}

std::string winnerWord(Outcome outcome) {
    switch (outcome) {
    case Outcome::winA:
        return "A";
    case Outcome::winB:
        return "B";
    case Outcome::draw:
        return "draw";
    case Outcome::running:
        break;
    }
    return "nobody";
}

/// A phase by the word under which a scenario begins in it; by its own where none does.
std::string phaseWord(const Game& game, std::uint8_t phase) {
    const auto point = std::ranges::find(game.startingPoints, phase, &StartingPoint::phase);
    return std::string{point == game.startingPoints.end() ? game.tables.phases[phase] : point->word};
}

/// Whether the game is in the middle of what begins at that point: of its phase and, if it begins inside the
/// phase, of that step.
bool isAt(const State& state, const StartingPoint& point) {
    if (point.phase != state.phase)
        return false;
    if (point.frames.size() < 2)
        return true;
    const StartingPoint::At& inner = point.frames.back();
    return std::ranges::any_of(state.frames, [&](const Frame& frame) { // while a step runs, the next is noted
        return frame.procedure == inner.procedure && frame.step == inner.step + 1;
    });
}

std::string found(const Engine& engine, const Game& game, const std::string& word,
                  const std::string& wanted) {
    const State& state = engine.state();
    if (word == "decides")
        return playerWord(engine.decision().decider);
    if (word == "phase") {
        const auto point = std::ranges::find(game.startingPoints, wanted, &StartingPoint::word);
        const bool isThere = point != game.startingPoints.end() && isAt(state, *point);
        return isThere ? wanted : phaseWord(game, state.phase);
    }
    if (word == "turn player")
        return playerWord(state.turnPlayer);
    if (word == "winner")
        return winnerWord(state.outcome);
    if (engine.decision().options.empty())
        return "nothing";
    const Decision& decision = engine.decision();
    return std::string{game.tables.procedures[decision.procedure].steps[decision.step].name};
}

} // namespace

std::string describeZone(const Position& position, ZoneId zone) {
    std::vector<std::string> names;
    for (const ObjectId id : objectsIn(position.state, zone))
        names.push_back(position.definition(id).name.en);
    return listOf(names);
}

void checkExpectation(const Engine& engine, const Game& game, const ScenarioExpectation& expectation) {
    for (const auto& [word, wanted] : expectation.words) {
        const std::string is = found(engine, game, word, wanted);
        if (is != wanted)
            throw ScenarioFailure{expectation.at.at(word), 0, std::string{word}.append(": ").append(wanted),
                                  is};
    }
    if (expectation.turn && engine.state().turn != *expectation.turn)
        throw ScenarioFailure{expectation.at.at("turn"), 0, "turn: " + std::to_string(*expectation.turn),
                              std::to_string(engine.state().turn)};
    for (const Player player : bothPlayers)
        for (const auto& [word, wanted] : expectation.values[indexOf(player)]) {
            const std::int32_t has = engine.state().players[indexOf(player)].values[slotOfValue(game, word)];
            if (has != wanted.amount)
                throw ScenarioFailure{wanted.at, 0, word + ": " + std::to_string(wanted.amount),
                                      std::to_string(has)};
        }
    for (const Player player : {Player::a, Player::b, Player::nobody}) {
        for (const ScenarioZone& zone : expectation.zones[indexOf(player)])
            checkZone(engine.position(), game, {zoneOfWord(game.tables, zone.word), player}, zone);
        for (const Player viewer : bothPlayers)
            for (const ScenarioZone& zone : expectation.seen[indexOf(viewer)][indexOf(player)])
                checkZone(engine.position(), game, {zoneOfWord(game.tables, zone.word), player}, zone,
                          viewer);
    }
}

} // namespace takujo
