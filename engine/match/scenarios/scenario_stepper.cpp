#include "engine/match/scenarios/scenario_stepper.h"

#include "engine/kit/offers.h"
#include "engine/kit/play/text_order.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace takujo {

namespace {

/// The first card of that name; behind the last if there is none.
std::size_t indexOfName(const CardTable& cards, std::string_view name) {
    const auto found = std::ranges::find(
        cards, name, [](const CardDefinition& card) { return std::string_view{card.name.en}; });
    return static_cast<std::size_t>(found - cards.begin());
}

} // namespace

ScenarioStepper::ScenarioStepper(const Scenario& scenario, const Game& game, std::string_view leftOut)
    : scenario_{scenario}, game_{game}, cards_{scenarioCards(scenario, game)},
      rules_{game.tables, leftOut, policiesOf(scenario)}, engine_{rules_, *cards_, &journal_} {
    playing::forgetTrials();
    engine_.start(scenarioState(scenario, game, *cards_));
}

const std::vector<ScenarioDeed>& ScenarioStepper::playNext() {
    const ScenarioStep& step = scenario_.steps[played_++];
    deeds_.clear();
    isTrying_ = false;
    try {
        play(step);
    } catch (ScenarioFailure& failure) {
        failure.step = played_;
        throw;
    }
    return deeds_;
}

/// What comes after an unanswered question of a text has not happened, and nobody means to expect it then
/// without saying so.
void ScenarioStepper::checkEnd() const {
    if (scenario_.steps.empty() || askedByText(engine_.state()).effect == nullptr)
        return;
    const ScenarioStep& last = scenario_.steps.back();
    const bool saysSo = last.isTry || (last.expectation && (last.expectation->words.contains("asked") ||
                                                            last.expectation->words.contains("decides")));
    if (!saysSo)
        throw ScenarioFailure{last.at,
                              scenario_.steps.size(),
                              Message{"an answer to every question of a text, or an 'expect' with 'asked' or "
                                      "'decides' at the end"},
                              {"asked is still {question}", asked(engine_)}};
}

void ScenarioStepper::play(const ScenarioStep& step) {
    if (step.deck)
        checkDeck(step);
    else if (step.expectation)
        checkExpectation(engine_, journal_, game_, *step.expectation, memory_);
    else if (step.concedes)
        concede(step.player);
    else if (step.takesBack)
        takeBack(step);
    else if (step.isTry)
        tryOut(step);
    else
        doAll(step);
}

void ScenarioStepper::concede(Player player) {
    engine_.concede(player);
    deeds_.push_back({ScenarioDeed::Kind::concession, false, {player, {}}});
}

void ScenarioStepper::takeBack(const ScenarioStep& step) {
    if (!engine_.canTakeBack() || engine_.decision().decider != step.player)
        throw ScenarioFailure{step.at,
                              0,
                              {"{player} has an action under way", playerWord(step.player)},
                              {"asked is {question}", askedOf(engine_)}};
    engine_.takeBack();
    deeds_.push_back({ScenarioDeed::Kind::takingBack, false, {step.player, {}}});
}

void ScenarioStepper::doAll(const ScenarioStep& step) {
    for (const ScenarioAnswer& answer : step.answers)
        if (const auto refused = give(engine_, step.player, answer))
            throw ScenarioFailure{answer.at,
                                  0,
                                  {"{player} may {deed}", playerWord(step.player), deedOf(answer)},
                                  whyNotGiven(answer, step.player, refused->reasons)};
    if (looksAtChoices(step))
        return;
    if (const auto refused = complete(engine_, step.player); refused && !goesOn(step))
        throw ScenarioFailure{step.at,
                              0,
                              Message{"an action that is complete"},
                              {"{what}; asked is {question}", refusedBy(refused->reasons), askedOf(engine_)}};
}

/// An answer to a question that is not asked is refused by a rule that has nothing to do with it: then
/// what counts is that it is not asked.
Message ScenarioStepper::whyNotGiven(const ScenarioAnswer& answer, Player player,
                                     const std::vector<Refusal>& reasons) const {
    const std::size_t verb = verbOfWord(game_.tables, answer.verb);
    const bool onlyAnswers = game_.tables.verbs[verb].onlyWhenAsked ||
                             (game_.tables.resolveWaiting != nullptr && verb == game_.tables.waitingVerb);
    if (onlyAnswers && reasons.front().aspect == Aspect::time)
        return {"{player} was not asked for that; asked is {question}", playerWord(player), askedOf(engine_)};
    return {"{what}; asked is {question}", refusedBy(reasons), askedOf(engine_)};
}

/// Whether the next step counts what may be chosen: then the action has not come to its end.
bool ScenarioStepper::looksAtChoices(const ScenarioStep& step) const {
    const auto* const next = &step + 1;
    return next != scenario_.steps.data() + scenario_.steps.size() && next->expectation &&
           (next->expectation->choices.may || next->expectation->choices.must);
}

/// Whether the player goes on with it after nothing but tries of the other, or takes it back.
bool ScenarioStepper::goesOn(const ScenarioStep& step) const {
    const auto* const end = scenario_.steps.data() + scenario_.steps.size();
    const auto* next = &step + 1;
    while (next != end && next->isTry && next->player != step.player)
        ++next;
    if (next == end || next->player != step.player)
        return false;
    return next->takesBack || (next != &step + 1 && !next->isTry && !next->concedes);
}

/// On a copy, so that nothing of it stays.
void ScenarioStepper::tryOut(const ScenarioStep& step) {
    Engine trial = engine_.trial();
    isTrying_ = true;
    std::optional<Refused> refused;
    for (const ScenarioAnswer& answer : step.answers) {
        refused = give(trial, step.player, answer);
        if (refused)
            break;
    }
    if (!refused)
        refused = complete(trial, step.player);
    const std::vector<Refusal> reasons = refused ? refused->reasons : std::vector<Refusal>{};
    if (refused)
        deeds_.push_back({ScenarioDeed::Kind::refusal, true, refused->attempt, reasons});
    if (const auto difference = differenceOf(step.refused, reasons))
        throw ScenarioFailure{step.at, 0, difference->expected, difference->found};
}

void ScenarioStepper::checkDeck(const ScenarioStep& step) const {
    const CardTable& cards = engine_.position().cards;
    std::vector<DeckLine> lines;
    std::deque<CardDefinition> fillers; // each a card of its own, for games that count names
    for (const auto& [name, count, part] : step.deck->lines) {
        const auto card = std::ranges::find_if(
            cards, [&](const CardDefinition& one) { return one.id == name || one.name.en == name; });
        if (card == cards.end())
            throw ScenarioFailure{step.at,
                                  0,
                                  Message{"a card of the scenario"},
                                  {"{card}, which is none of them", shown(name)}};
        if (name != "Filler") {
            lines.push_back({&*card, count, part});
            continue;
        }
        for (int i = 0; i < count; ++i) {
            CardDefinition& filler = fillers.emplace_back(*card);
            filler.name.en += " " + std::to_string(fillers.size());
            lines.push_back({&filler, 1, part});
        }
    }
    std::vector<std::string> rules;
    for (const DeckProblem& problem : game_.checkDeck(engine_.position().rules, step.deck->format, lines))
        rules.emplace_back(problem.rule);
    if (isToldBy(step.refused, rules, false))
        return;
    std::string told;
    for (const std::string& rule : rules)
        told.append(told.empty() ? "" : " ").append(rule);
    const Message wanted = step.refused.told == ScenarioRefusal::Told::asListed && step.refused.rules.empty()
                               ? Message{"a deck that is legal"}
                               : Message{"a deck that is {refused}", wordsOf(step.refused)};
    throw ScenarioFailure{step.at, 0, wanted,
                          rules.empty() ? Message{"nothing refuses it"}
                                        : Message{"refused by {rules}", told}};
}

void ScenarioStepper::answer(Engine& engine, std::size_t option) {
    const Decision& decision = engine.decision();
    deeds_.push_back({ScenarioDeed::Kind::answer, isTrying_, {decision.decider, decision.options[option]}});
    engine.answer(option);
}

/// Gives one answer; what refuses it, or nothing.
std::optional<ScenarioStepper::Refused> ScenarioStepper::give(Engine& engine, Player player,
                                                              const ScenarioAnswer& words) {
    if (engine.decision().decider == player)
        if (const auto meant = meantOption(engine.position(), engine.decision(), words)) {
            answer(engine, *meant);
            return std::nullopt;
        }
    Refused refused = refusedOf(engine, player, words);
    if (refused.reasons.empty())
        throw ScenarioFailure{words.at,
                              0,
                              {"{deed} is offered", deedOf(words)},
                              {"it is not, and nothing refuses it; asked is {question}", asked(engine)}};
    return refused;
}

/// What is meant by words that fit nothing that is offered, with the reasons against it.
ScenarioStepper::Refused ScenarioStepper::refusedOf(const Engine& engine, Player player,
                                                    const ScenarioAnswer& answer) const {
    const auto verb = static_cast<Verb>(verbOfWord(game_.tables, answer.verb));
    const ZoneId place = placeOf(game_.tables, answer, player);
    Attempt attempt{player, {verb, place, {}, {}, valueOf(game_.tables, verb, answer).value_or(0)}};
    const bool namesText = answer.card && game_.tables.verbs[verb].namesTexts != 0;
    const bool namesCard = answer.card && game_.tables.verbs[verb].namesCards;
    if (namesCard)
        attempt.option.value =
            static_cast<std::int32_t>(indexOfName(engine.position().cards, answer.card->name));
    else if (namesText)
        attempt.option.value = -1; // such a text stands on no card of the match
    else if (answer.card && verb != game_.tables.waitingVerb)
        attempt.option.object = find(engine.position(), player, verb, *answer.card, answer.at);
    if (answer.target && answer.target->text != playerAsTarget)
        attempt.option.target = findTarget(engine.position(), attempt, *answer.target, answer.at);
    if (answer.ability && lives(engine.state(), attempt.option.object))
        attempt.option.value = abilityOf(engine.position(), attempt.option.object, answer);
    else if (!answer.number && !namesCard && !namesText)
        attempt.option.value = usualValue(engine.position(), attempt, answer.word);
    return {attempt, engine.whyNot(attempt)};
}

std::int32_t ScenarioStepper::usualValue(const Position& position, const Attempt& attempt,
                                         const std::string& word) const {
    const VerbSpec& spec = game_.tables.verbs[attempt.option.verb];
    if (spec.values == nullptr || !attempt.option.object.exists())
        return 0;
    std::vector<std::int32_t> values;
    spec.values(position, attempt, values);
    for (const std::int32_t value : values)
        if (!word.empty() && spec.valueKey != nullptr && spec.valueKey(value) == word)
            return value;
    return values.empty() ? 0 : values.front();
}

std::string ScenarioStepper::asked(const Engine& engine) const {
    if (engine.decision().options.empty())
        return "nothing";
    const Decision& decision = engine.decision();
    return playerWord(decision.decider) + ": " +
           std::string{game_.tables.procedures[decision.procedure].steps[decision.step].name};
}

/// What is asked, and the first answers that there are.
std::string ScenarioStepper::askedOf(const Engine& engine) const {
    constexpr std::size_t most = 6;
    const std::vector<Option>& options = engine.decision().options;
    std::string text = asked(engine);
    for (std::size_t i = 0; i < std::min(options.size(), most); ++i) {
        text.append(i == 0 ? " (" : ", ").append(game_.tables.verbs[options[i].verb].word);
        if (options[i].object.exists())
            text.append(" ").append(engine.position().definition(options[i].object).name.en);
        if (options[i].target.exists() && game_.tables.verbs[options[i].verb].targets != nullptr)
            text.append(" at ").append(engine.position().definition(options[i].target).name.en);
    }
    if (!options.empty())
        text += options.size() > most ? ", …)" : ")";
    return text;
}

/// The object somebody means who may not do this with it: where the verb would look for it first.
ObjectId ScenarioStepper::find(const Position& position, Player player, Verb verb,
                               const CardReference& reference, TextPosition at) const {
    for (const Source& source : game_.tables.verbs[verb].from)
        for (const ObjectId id : objectsIn(position.state, zoneOf(source, player)))
            if (isNamed(position, id, reference, player))
                return id;
    return findAnywhere(position, player, reference, at);
}

/// The same of what it would be aimed at.
ObjectId ScenarioStepper::findTarget(const Position& position, const Attempt& attempt,
                                     const CardReference& reference, TextPosition at) const {
    std::vector<ObjectId> targets;
    if (const VerbSpec& verb = game_.tables.verbs[attempt.option.verb]; verb.targets != nullptr)
        verb.targets(position, attempt, targets);
    for (const ObjectId id : targets)
        if (id.exists() && isNamed(position, id, reference, attempt.player))
            return id;
    return findAnywhere(position, attempt.player, reference, at);
}

ObjectId ScenarioStepper::findAnywhere(const Position& position, Player player,
                                       const CardReference& reference, TextPosition at) const {
    for (const Player owner : {player, opponentOf(player), Player::nobody})
        for (std::size_t kind = 0; kind < game_.tables.zones.size(); ++kind)
            for (const ObjectId id : objectsIn(position.state, {static_cast<std::uint8_t>(kind), owner}))
                if (isNamed(position, id, reference, player))
                    return id;
    throw ScenarioFailure{
        at, 0, {"a card called {name}", shown(reference.text)}, Message{"none is anywhere"}};
}

/// Brings an action under way to its end where it needs no more choice: what was paid is paid, a party
/// attacks. X and modes are choices.
std::optional<ScenarioStepper::Refused> ScenarioStepper::complete(Engine& engine, Player player) {
    while (engine.decision().within) {
        const auto& options = engine.decision().options;
        const auto end = std::ranges::find_if(options, [this](const Option& option) {
            return !option.object.exists() && game_.tables.verbs[option.verb].values == nullptr;
        });
        // Whose action it is has nothing left to decide, once the other has chosen.
        const bool isLast = end != options.end() && options.size() == 1;
        if (engine.decision().decider != player && !isLast)
            return std::nullopt;
        if (end == options.end())
            return whyNotComplete(engine, player);
        answer(engine, static_cast<std::size_t>(end - options.begin()));
    }
    return std::nullopt;
}

/// The reasons of the verb that would end the action under way: the one that objects only to its cost or
/// choices.
ScenarioStepper::Refused ScenarioStepper::whyNotComplete(const Engine& engine, Player player) const {
    for (std::size_t verb = 0; verb < game_.tables.verbs.size(); ++verb) {
        if (!game_.tables.verbs[verb].from.empty())
            continue;
        const Attempt attempt{player, {static_cast<Verb>(verb), {}, {}, {}, 0}};
        std::vector<Refusal> reasons = engine.whyNot(attempt);
        if (!reasons.empty() && reasons.front().aspect >= Aspect::limits)
            return {attempt, std::move(reasons)};
    }
    return {{player, {}}, {{"incomplete", game_.tables.noSuchMove, Aspect::choices, {}}}};
}

} // namespace takujo
