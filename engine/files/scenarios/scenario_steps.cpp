#include "engine/files/scenarios/scenario_steps.h"

#include "engine/core/card_numbers.h"

#include <algorithm>
#include <charconv>

namespace takujo {

namespace {

constexpr int mostThings = 999;

constexpr std::array<YamlWord<Player>, 2> players{{{"A", Player::a}, {"B", Player::b}}};

} // namespace

std::span<const YamlWord<Player>> playerWords() {
    return players;
}

CardReference parseReference(const std::string& text) {
    CardReference reference;
    reference.text = text;
    reference.name = text;
    if (const std::size_t at = reference.name.rfind('@'); at != std::string::npos) {
        reference.zone = reference.name.substr(at + 1);
        reference.name.resize(at);
    }
    if (const std::size_t mark = reference.name.rfind('#'); mark != std::string::npos) {
        const std::string number = reference.name.substr(mark + 1);
        int nth = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), nth);
        if (error == std::errc{} && end == number.data() + number.size() && nth > 0) {
            reference.nth = nth;
            reference.name.resize(mark);
        }
    }
    return reference;
}

namespace {

ScenarioAnswer answerOf(const std::string& verb, const YamlValue& value) {
    ScenarioAnswer answer;
    answer.verb = verb;
    answer.at = value.node().position();
    return answer;
}

bool isNumber(const YamlNode& node) {
    return node.isScalar() && !node.isCertainText() &&
           node.text().find_first_not_of("0123456789", node.text().starts_with('-') ? 1 : 0) ==
               std::string::npos;
}

/// `at: Bob`, `at: player`.
void readTarget(const YamlValue& value, const ScenarioGame& game, ScenarioAnswer& answer) {
    const auto text = value.text();
    if (!text)
        return;
    answer.target = parseReference(*text);
    if (std::ranges::find(game.aimed, answer.verb) == game.aimed.end())
        value.error("not-aimed", {"'{verb}' is aimed at nothing.", answer.verb}, "Leave 'at' away.");
}

/// `cast: Ember`, `mulligan: []`, `next: 1`, `pay: [Well, Well#2]`, `pay: [{card: Tide, as: water}]`,
/// `use: {card: Ash, ability: 2}`, `assign: {Dust: 3000, Ash: 1000}`, `pay: {card: Well, option: 2}`,
/// `attack: {card: Ann, at: Bob}`.
void readAnswers(const std::string& verb, const YamlValue& value, const ScenarioGame& game,
                 std::vector<ScenarioAnswer>& answers) {
    if (value.node().isMap() && !value.node().find("card") && !value.node().find("option")) {
        MapReader map(value, "answers");
        for (const YamlEntry& entry : map.entries()) {
            ScenarioAnswer answer = answerOf(verb, value);
            answer.card = parseReference(entry.key);
            answer.number = map.value(entry).wholeNumber(-largestNumber, largestNumber);
            answers.push_back(std::move(answer));
        }
        return;
    }
    const YamlList items = value.oneOrMore();
    if (items.empty())
        answers.push_back(answerOf(verb, value)); // 'mulligan: []': without a card, and something follows
    for (const YamlValue& item : items) {
        ScenarioAnswer answer = answerOf(verb, item);
        if (item.node().isMap()) {
            MapReader map(item, "answer");
            if (!map.has("option") || map.has("card"))
                answer.card = parseReference(map.requiredText("card").value_or(""));
            answer.option = map.optionalNumber("option", 1, mostThings);
            answer.number = map.optionalNumber("number", -largestNumber, largestNumber);
            answer.word = map.optionalText("as").value_or("");
            answer.place = map.optionalText("to").value_or("");
            answer.ability = map.optionalNumber("ability", 1, mostThings);
            if (const auto target = map.optional("at"))
                readTarget(*target, game, answer);
            map.done();
        } else if (isNumber(item.node())) {
            answer.number = item.wholeNumber(-largestNumber, largestNumber);
        } else if (const auto text = item.text()) {
            answer.card = parseReference(*text);
        }
        answers.push_back(std::move(answer));
    }
}

/// `attack: Ann, at: Bob`: it belongs to the answer before it.
void readAnswerMap(MapReader& map, const ScenarioGame& game, std::vector<ScenarioAnswer>& answers) {
    for (const YamlEntry& entry : map.node().entries()) {
        const bool isTarget = entry.key == "at" && !answers.empty();
        if (!isTarget && std::ranges::find(game.verbs, entry.key) == game.verbs.end())
            continue; // an unknown key is told by the map itself
        const auto value = map.optional(entry.key);
        if (!value)
            continue;
        if (isTarget)
            readTarget(*value, game, answers.back());
        else
            readAnswers(entry.key, *value, game, answers);
    }
    for (const std::string& verb : game.verbs)
        map.optional(verb); // so that a misspelt one is compared with all of them
}

/// `refused: "11.4.7"`; a list of the rules of all reasons; `{any of: […]}`: by one of these; `true`: by
/// whatever rule it is.
void readRefusal(const YamlValue& value, ScenarioRefusal& refused) {
    if (value.node().isScalar() && value.node().text() == "true") {
        refused.told = ScenarioRefusal::Told::bySome;
        return;
    }
    const auto readRules = [&](const auto& rules) {
        for (const YamlValue& rule : rules)
            if (const auto number = rule.ruleNumber())
                refused.rules.push_back(*number);
    };
    if (!value.node().isMap())
        return readRules(value.oneOrMore());
    refused.told = ScenarioRefusal::Told::byOneOf;
    MapReader map(value, "refusal");
    readRules(map.requiredList("any of"));
    map.done();
    if (map.ok() && refused.rules.size() < 2)
        value.error("any-of-one", "One rule of several may be told here, and these are not several.",
                    "Write two rules or more, or 'refused' with one rule alone.");
}

} // namespace

void readPlayerStep(const YamlValue& value, const ScenarioGame& game, ScenarioStep& step) {
    if (!value.node().isMap()) {
        std::vector<std::string> words = game.verbs;
        words.emplace_back("concede");
        words.emplace_back("take back");
        const auto index = value.wordIndex(words);
        if (!index)
            return;
        step.concedes = words[*index] == "concede";
        step.takesBack = words[*index] == "take back";
        if (!step.concedes && !step.takesBack)
            step.answers.push_back(answerOf(words[*index], value));
        return;
    }
    MapReader map(value, "step");
    if (const auto tried = map.optional("try")) {
        step.isTry = true;
        if (tried->node().isMap()) {
            MapReader attempt(*tried, "attempt");
            readAnswerMap(attempt, game, step.answers);
            attempt.done();
        } else if (const auto index = tried->wordIndex(game.verbs)) {
            step.answers.push_back(answerOf(game.verbs[*index], *tried));
        }
        if (const auto refused = map.required("refused"))
            readRefusal(*refused, step.refused);
    } else {
        readAnswerMap(map, game, step.answers);
    }
    map.done();
}

namespace {

/// `deck: {format: constructed, cards: {Aldo: 4, Filler: 46}}`, with `refused` beside it unless the deck is
/// allowed.
void readDeckStep(const YamlValue& value, MapReader& stepMap, const ScenarioGame& game, ScenarioStep& step) {
    MapReader map(value, "deck");
    ScenarioDeck deck;
    if (const auto format = map.required("format"))
        if (const auto index = format->wordIndex(game.formats))
            deck.format = game.formats[*index];
    for (std::size_t part = 0; part < game.deckParts.size(); ++part) {
        const std::string& key = game.deckParts[part];
        if (const auto cards = part == 0 ? map.required(key) : map.optional(key)) {
            MapReader counts(*cards, "deck");
            for (const YamlEntry& entry : counts.entries())
                deck.lines.push_back(
                    {entry.key, counts.value(entry).wholeNumber(1, mostThings).value_or(1), part});
        }
    }
    map.done();
    step.deck = std::move(deck);
    if (const auto refused = stepMap.optional("refused"))
        readRefusal(*refused, step.refused);
}

} // namespace

std::optional<ScenarioStep> readStep(const YamlValue& value, ScenarioReading& reading) {
    MapReader map(value, "step");
    ScenarioStep step;
    step.at = value.node().position();
    int parts = 0;
    for (const YamlWord<Player>& player : players)
        if (const auto does = map.optional(player.text)) {
            ++parts;
            step.player = player.value;
            readPlayerStep(*does, reading.game, step);
        }
    if (const auto expect = map.optional("expect")) {
        ++parts;
        step.expectation = readExpectation(*expect, reading);
    }
    if (const auto deck = map.optional("deck")) {
        ++parts;
        readDeckStep(*deck, map, reading.game, step);
    }
    map.done();
    if (map.ok() && parts != 1)
        value.error("one-thing-a-step", "A step is what one player does, a deck, or what is expected.",
                    "Write 'A: …', 'B: …', 'deck: …' or 'expect: …', each as a step of its own.");
    return map.ok() && parts == 1 ? std::optional{step} : std::nullopt;
}

} // namespace takujo
