#include "engine/lab/simulation.h"

#include "engine/core/hash.h"
#include "engine/lab/bot.h"

#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

namespace takujo {

namespace {

struct GameResult {
    Outcome outcome = Outcome::draw;
    std::uint16_t turns = 0;
    std::uint32_t decisions = 0;
    std::uint64_t hash = 0;
    std::string_view end;
    Player first = Player::a;
};

/// The events that have ended a game are the last of it.
std::string_view endOf(const State& state, const RuleTables& tables) {
    bool bySomething = false;
    for (const Event& event : state.events) {
        if (event.kind != EventKind::lose && event.kind != EventKind::win)
            continue;
        if (event.kind == EventKind::lose && event.slot != 0)
            return tables.processes[event.slot - 1U].name;
        bySomething = true;
    }
    return bySomething ? "an effect" : "without an end";
}

GameResult playOne(const SimulationSetup& setup, Engine& engine, const State& begin, std::uint64_t game) {
    const std::uint64_t seed = seedOfGame(setup.match.seed, game);
    State state = begin;
    state.random = Random{seed};
    Random player{~seed};
    engine.start(state);
    GameResult result;
    while (!engine.state().over()) {
        const Decision& decision = engine.decision();
        result.decisions += decision.options.size() > 1 ? 1 : 0;
        engine.answer(randomAnswer(decision, player));
    }
    result.outcome = engine.state().outcome;
    result.turns = engine.state().turn;
    result.hash = exactHash(engine.state());
    result.end = endOf(engine.state(), setup.match.game->tables);
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
    for (const GameResult& result : results) {
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

} // namespace takujo
