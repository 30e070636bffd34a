#include "engine/lab/simulation.h"

#include "engine/core/hash.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/match/random_answer.h"
#include "engine/numbers/fault_replay.h"
#include "engine/numbers/game_end.h"
#include "engine/numbers/seats.h"

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
    Seats seats{*setup.match.game, setup.bots, makeBot, seed, setup.decks};
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
    Seats seats{*setup.match.game, setup.bots, makeBot, fault.seed, setup.decks};
    return reportFault(begins, seats, folder);
}

} // namespace takujo
