#include "engine/match/scenarios/scenario_words.h"

#include "engine/kit/script/reading/abilities.h"

#include <algorithm>
#include <stdexcept>

namespace takujo {

std::string playerWord(Player player) {
    return player == Player::a ? "A" : player == Player::b ? "B" : "nobody";
}

std::vector<PolicyOverride> policiesOf(const Scenario& scenario) {
    std::vector<PolicyOverride> policies;
    policies.reserve(scenario.policies.size());
    for (const auto& [word, value] : scenario.policies)
        policies.push_back({word, value});
    return policies;
}

std::size_t slotOfValue(const Game& game, std::string_view word) {
    for (const Vocabulary::Value& value : game.tables.vocabulary->values)
        if (value.word == word)
            return value.slot;
    throw std::out_of_range("the game counts nothing of that word");
}

std::string deedOf(const ScenarioAnswer& answer) {
    return answer.verb + (answer.card ? " " + answer.card->text : "") +
           (answer.target ? " at " + answer.target->text : "");
}

namespace {

std::string inARow(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

} // namespace

Message refusedBy(const std::vector<Refusal>& reasons) {
    std::vector<std::string> words;
    words.reserve(reasons.size());
    for (const Refusal& reason : reasons)
        words.push_back(std::string{reason.rule} + " (" + std::string{reason.code} + ")");
    return {"refused by {rules}", inARow(words)};
}

Message wordsOf(const ScenarioRefusal& wanted) {
    switch (wanted.told) {
    case ScenarioRefusal::Told::bySome:
        return Message{"refused"};
    case ScenarioRefusal::Told::byOneOf:
        return {"refused by any of {rules}", inARow(wanted.rules)};
    case ScenarioRefusal::Told::asListed:
        break;
    }
    return {"refused by {rules}", inARow(wanted.rules)};
}

bool isToldBy(const ScenarioRefusal& wanted, const std::vector<std::string>& rules, bool firstIsEnough) {
    switch (wanted.told) {
    case ScenarioRefusal::Told::bySome:
        return !rules.empty();
    case ScenarioRefusal::Told::byOneOf:
        return !rules.empty() && std::ranges::find(wanted.rules, rules.front()) != wanted.rules.end();
    case ScenarioRefusal::Told::asListed:
        break;
    }
    if (firstIsEnough && wanted.rules.size() == 1)
        return !rules.empty() && rules.front() == wanted.rules.front();
    return rules == wanted.rules;
}

std::optional<RefusalDifference> differenceOf(const ScenarioRefusal& wanted,
                                              const std::vector<Refusal>& reasons) {
    std::vector<std::string> rules;
    rules.reserve(reasons.size());
    for (const Refusal& reason : reasons)
        rules.emplace_back(reason.rule);
    if (isToldBy(wanted, rules, true))
        return std::nullopt;
    return RefusalDifference{wordsOf(wanted),
                             reasons.empty() ? Message{"it is allowed"} : refusedBy(reasons)};
}

std::int32_t valueOfActivated(const Position& position, ObjectId object, int nth) {
    std::int32_t found = -1;
    visitAbilities(position, object, [&](AbilityRef which, std::int32_t value) {
        if (abilityAt(position, which).kind == AbilityKind::activated && --nth == 0)
            found = value;
    });
    return found;
}

} // namespace takujo
