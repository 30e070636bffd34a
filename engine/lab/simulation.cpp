#include "engine/lab/simulation.h"

#include "engine/core/hash.h"
#include "engine/lab/bot.h"

#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace takujo {

namespace {

struct GameResult {
    Outcome outcome = Outcome::running;
    std::uint16_t turns = 0;
    std::uint32_t decisions = 0;
    std::uint64_t hash = 0;
    std::string_view end;
    Player first = Player::a;
    std::string fault;
};

/// The events that have ended a game are the last of it.
std::string_view endOf(const Position& position, const Game& game) {
    bool bySomething = false;
    for (const Event& event : position.state.events) {
        if (event.kind != EventKind::lose && event.kind != EventKind::win)
            continue;
        if (event.kind == EventKind::lose && event.slot != 0)
            return game.whyLost != nullptr ? game.whyLost(position, event.player)
                                           : game.tables.processes[event.slot - 1U].name;
        bySomething = true;
    }
    return bySomething ? "an effect" : "without an end";
}

/// The random numbers of the player of a game.
Random playerOf(std::uint64_t seedOfGame) {
    return Random{~seedOfGame};
}

/// Who answers in a game. Random players share their numbers.
class Seats {
public:
    Seats(const SimulationSetup& setup, std::uint64_t seedOfGame)
        : game_{*setup.match.game}, random_{playerOf(seedOfGame)} {
        for (const Player player : bothPlayers)
            if (const BotChoice& choice = setup.bots[indexOf(player)]; choice.kind != BotKind::random)
                bots_[indexOf(player)] = makeBot(choice, ~seedOfGame + indexOf(player));
    }

    /// Returns the index of the answer to the engine's decision.
    std::size_t answer(const Engine& engine) {
        const Decision& decision = engine.decision();
        Bot* const bot = bots_[indexOf(decision.decider)].get();
        ++answers_;
        if (bot == nullptr)
            return randomAnswer(decision, random_);
        return decision.options.size() == 1 ? 0
                                            : bot->answer(knownTo(decision.decider, game_, engine, answers_));
    }

private:
    const Game& game_;
    Random random_;
    std::uint64_t answers_ = 0;
    std::array<std::unique_ptr<Bot>, 2> bots_;
};

void playGame(const SimulationSetup& setup, Engine& engine, Seats& seats, GameResult& result) {
    while (!engine.state().over()) {
        if (setup.mostTurns != 0 && engine.state().turn > setup.mostTurns) {
            result.end = "turn limit";
            return;
        }
        const Decision& decision = engine.decision();
        result.decisions += decision.options.size() > 1 ? 1 : 0;
        engine.answer(seats.answer(engine));
    }
    result.outcome = engine.state().outcome;
    result.end = endOf(engine.position(), *setup.match.game);
}

GameResult playOne(const SimulationSetup& setup, Engine& engine, const State& begin, std::uint64_t game) {
    const std::uint64_t seed = seedOfGame(setup.match.seed, game);
    State state = begin;
    state.random = Random{seed};
    Seats seats{setup, seed};
    GameResult result;
    try {
        engine.start(state);
        playGame(setup, engine, seats, result);
    } catch (const std::exception& fault) {
        result.end = "fault";
        result.fault = fault.what();
    }
    result.turns = engine.state().turn;
    result.hash = exactHash(engine.state());
    result.first = engine.state().firstPlayer;
    return result;
}

} // namespace

SimulationResult simulate(const SimulationSetup& setup) {
    const auto begin = std::chrono::steady_clock::now();
    const CardTable cards = cardsOf(setup.match);
    const Rulebook rules{setup.match.game->tables};
    const State start = initialState(setup.match, cards);

    std::vector<GameResult> results(setup.games);
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};
    std::mutex progressMutex;
    const auto work = [&] {
        Engine engine{rules, cards};
        for (std::uint64_t game = next++; game < setup.games; game = next++) {
            results[game] = playOne(setup, engine, start, game);
            const std::uint64_t finished = ++done;
            if (setup.progress && finished % 64 == 0) {
                const std::scoped_lock lock{progressMutex};
                setup.progress(finished);
            }
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned job = 1; job < setup.jobs; ++job)
            threads.emplace_back(work);
        work();
    }

    SimulationResult total;
    total.games = setup.games;
    Hasher hasher;
    for (std::uint64_t game = 0; game < setup.games; ++game) {
        const GameResult& result = results[game];
        if (result.end == "fault")
            total.faults.push_back({game, seedOfGame(setup.match.seed, game), result.fault});
        total.wins[0] += result.outcome == Outcome::winA ? 1 : 0;
        total.wins[1] += result.outcome == Outcome::winB ? 1 : 0;
        total.draws += result.outcome == Outcome::draw ? 1 : 0;
        total.turns += result.turns;
        total.decisions += result.decisions;
        ++total.ends[std::string{result.end}];
        const Outcome ofFirst = result.first == Player::a ? Outcome::winA : Outcome::winB;
        total.firstWins += result.outcome == ofFirst ? 1 : 0;
        hasher.add(result.hash);
    }
    total.stateHash = hasher.value();
    total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return total;
}

std::optional<FaultReport> reportFault(const SimulationSetup& setup, const SimulationFault& fault,
                                       const std::filesystem::path& folder) {
    MatchSetup begins = setup.match;
    begins.seed = fault.seed;
    try {
        Match match{begins};
        Seats seats{setup, fault.seed};
        try {
            while (!match.over()) {
                const std::size_t answer = seats.answer(match.engineAt(match.place()));
                match.answer(Option{match.decision().options[answer]});
            }
        } catch (const MatchFault& met) {
            return writeReport(match, met, folder);
        }
    } catch (const std::exception&) {
        return std::nullopt; // it does not even begin
    }
    return std::nullopt;
}

} // namespace takujo
