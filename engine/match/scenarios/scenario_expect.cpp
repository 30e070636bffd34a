#include "engine/match/scenarios/scenario_expect.h"

#include "engine/kit/visibility.h"
#include "engine/match/scenarios/scenario_cards.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace takujo {

namespace {

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

/// Compares a whole expectation with where the game stands.
class ExpectationCheck {
public:
    ExpectationCheck(const Engine& engine, const Journal& journal, const Game& game,
                     const ScenarioExpectation& expectation, ScenarioMemory& memory)
        : engine_{engine}, journal_{journal}, game_{game}, expectation_{expectation}, memory_{memory} {}

    std::vector<ScenarioFailure> differences() {
        checkWords();
        checkChoices();
        for (const Player player : bothPlayers) {
            checkValues(player);
            checkRevealed(player);
            checkShuffled(player);
        }
        checkZones();
        return std::move(differences_);
    }

private:
    void add(TextPosition at, const std::string& wanted, const std::string& found) {
        differences_.push_back({at, 0, Message::asWritten(wanted), Message::asWritten(found)});
    }

    void checkWords() {
        for (const auto& [word, wanted] : expectation_.words) {
            const std::string is = found(engine_, game_, word, wanted);
            if (is != wanted)
                add(expectation_.at.at(word), std::string{word}.append(": ").append(wanted), is);
        }
        const int turn = engine_.state().turn;
        if (expectation_.turn && turn != *expectation_.turn)
            add(expectation_.at.at("turn"), "turn: " + std::to_string(*expectation_.turn),
                std::to_string(turn));
    }

    void checkChoices() {
        const ScenarioChoices& wanted = expectation_.choices;
        if (!wanted.may && !wanted.must)
            return;
        const auto choices = choicesNow(engine_);
        const auto compare = [&](const char* word, const std::optional<ScenarioValue>& value, int is) {
            if (!value || (choices && is == value->amount))
                return;
            const Message expected =
                Message::asWritten(std::string{word} + ": " + std::to_string(value->amount));
            differences_.push_back(
                {value->at, 0, expected,
                 choices ? Message::asWritten(std::to_string(is)) : Message{"nothing is chosen now"}});
        };
        compare("may choose", wanted.may, choices ? choices->may : 0);
        compare("must choose", wanted.must, choices ? choices->must : 0);
    }

    void checkValues(Player player) {
        const auto& values = engine_.state().players[indexOf(player)].values;
        for (const auto& [word, wanted] : expectation_.values[indexOf(player)])
            if (const std::int32_t has = values[slotOfValue(game_, word)]; has != wanted.amount)
                add(wanted.at, word + ": " + std::to_string(wanted.amount), std::to_string(has));
    }

    /// The names of that player's cards that everybody was shown since the last expectation.
    std::vector<std::string> revealed(Player player) const {
        std::vector<std::string> names;
        const State& state = engine_.state();
        const auto add = [&](DefinitionIndex definition, Player owner) {
            if (owner == player)
                names.push_back(engine_.position().cards[definition].name.en);
        };
        for (std::size_t i = memory_.shown; i < journal_.shown().size(); ++i)
            add(journal_.shown()[i].definition, journal_.shown()[i].owner);
        for (std::size_t i = memory_.told; i < journal_.entries().size(); ++i) {
            const LogEntry& entry = journal_.entries()[i];
            if (entry.isEvent && entry.hasCard && entry.event.kind == EventKind::mark &&
                (static_cast<std::uint32_t>(entry.event.amount) & revealedMark) != 0)
                add(entry.definition, state.cards[cardOf(state, entry.event.object).index].owner);
        }
        std::ranges::sort(names);
        return names;
    }

    void checkRevealed(Player player) {
        const auto& wanted = expectation_.revealed[indexOf(player)];
        if (!wanted)
            return;
        const std::vector<std::string> names = revealed(player);
        if (wanted->count) {
            if (names.size() != static_cast<std::size_t>(*wanted->count))
                add(wanted->at, "revealed: " + std::to_string(*wanted->count),
                    std::to_string(names.size()) + ": " + listOf(names));
            return;
        }
        std::vector<std::string> expected;
        for (const ScenarioCard& card : wanted->cards)
            expected.push_back(card.card.name);
        std::ranges::sort(expected);
        if (expected != names)
            add(wanted->at, "revealed: " + listOf(expected), listOf(names));
    }

    void checkShuffled(Player player) {
        const auto& wanted = expectation_.shuffled[indexOf(player)];
        if (!wanted)
            return;
        int count = 0;
        for (std::size_t i = memory_.told; i < journal_.entries().size(); ++i) {
            const Event& event = journal_.entries()[i].event;
            count += journal_.entries()[i].isEvent && event.kind == EventKind::shuffle &&
                             event.to == ZoneId{game_.deckZone(), player}
                         ? 1
                         : 0;
        }
        if (count != wanted->amount)
            add(wanted->at, "shuffled: " + std::to_string(wanted->amount), std::to_string(count));
    }

    void checkZones() {
        const Position position = engine_.position();
        for (const Player player : {Player::a, Player::b, Player::nobody}) {
            ZoneCheck open{position, game_, memory_, differences_};
            for (const ScenarioZone& zone : expectation_.zones[indexOf(player)])
                open.check({zoneOfWord(game_.tables, zone.word), player}, zone);
            for (const Player viewer : bothPlayers) {
                ZoneCheck seen{position, game_, memory_, differences_, viewer};
                for (const ScenarioZone& zone : expectation_.seen[indexOf(viewer)][indexOf(player)])
                    seen.check({zoneOfWord(game_.tables, zone.word), player}, zone);
            }
        }
    }

    const Engine& engine_;
    const Journal& journal_;
    const Game& game_;
    const ScenarioExpectation& expectation_;
    ScenarioMemory& memory_;
    std::vector<ScenarioFailure> differences_;
};

/// Whether an option ends a choice instead of making one.
bool endsChoice(const RuleTables& tables, const Option& option) {
    return !option.object.exists() && tables.verbs[option.verb].values == nullptr;
}

bool isChoice(const Decision& decision) {
    switch (decision.kind) {
    case DecisionKind::chooseObjects:
    case DecisionKind::chooseCards:
    case DecisionKind::mode:
        return decision.goal > 0;
    default:
        return false;
    }
}

} // namespace

std::optional<ChoiceCount> choicesNow(const Engine& engine) {
    if (!isChoice(engine.decision()))
        return std::nullopt;
    const RuleTables& tables = engine.position().rules.tables();
    const auto ends = [&](const Option& option) { return endsChoice(tables, option); };
    const auto& options = engine.decision().options;
    const auto offered = static_cast<int>(options.size() - std::ranges::count_if(options, ends));
    ChoiceCount count;
    count.may = std::min(engine.decision().goal - engine.decision().done, offered);
    // Those have to be chosen after which nobody may stop yet: it is tried.
    Engine trial = engine.trial();
    while (!trial.decision().options.empty() && std::ranges::none_of(trial.decision().options, ends)) {
        const Decision before = trial.decision();
        trial.answer(std::size_t{0});
        ++count.must;
        const Decision& after = trial.decision();
        if (after.decider != before.decider || after.procedure != before.procedure ||
            after.step != before.step || after.done != before.done + 1)
            break;
    }
    return count;
}

void checkExpectation(const Engine& engine, const Journal& journal, const Game& game,
                      const ScenarioExpectation& expectation, ScenarioMemory& memory) {
    std::vector<ScenarioFailure> all =
        ExpectationCheck{engine, journal, game, expectation, memory}.differences();
    memory.told = journal.entries().size();
    memory.shown = journal.shown().size();
    if (all.empty())
        return;
    std::ranges::stable_sort(all, {}, &ScenarioFailure::at);
    all.front().others.assign(std::make_move_iterator(all.begin() + 1), std::make_move_iterator(all.end()));
    throw ScenarioFailure{std::move(all.front())};
}

} // namespace takujo
