#include "engine/lab/simulation.h"

#include "engine/core/hash.h"
#include "engine/lab/bot.h"
#include "engine/lab/greedy_player.h"

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

/// Whoever answers for both sides: the greedy player of a thread, or none.
std::size_t answerOf(GreedyPlayer* greedy, const Engine& engine, Random& random) {
    return greedy != nullptr ? greedy->answer(engine, random) : randomAnswer(engine.decision(), random);
}

void playOn(const SimulationSetup& setup, Engine& engine, GreedyPlayer* greedy, Random& random,
            GameResult& result) {
    while (!engine.state().over()) {
        if (setup.mostTurns != 0 && engine.state().turn > setup.mostTurns) {
            result.end = "turn limit";
            return;
        }
        const Decision& decision = engine.decision();
        result.decisions += decision.options.size() > 1 ? 1 : 0;
        engine.answer(answerOf(greedy, engine, random));
    }
    result.outcome = engine.state().outcome;
    result.end = endOf(engine.position(), *setup.match.game);
}

GameResult playOne(const SimulationSetup& setup, Engine& engine, GreedyPlayer* greedy, const State& begin,
                   std::uint64_t game) {
    const std::uint64_t seed = seedOfGame(setup.match.seed, game);
    State state = begin;
    state.random = Random{seed};
    Random player = playerOf(seed);
    GameResult result;
    try {
        engine.start(state);
        playOn(setup, engine, greedy, player, result);
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
        std::optional<GreedyPlayer> greedy;
        if (setup.bot == Bot::greedy)
            greedy.emplace(*setup.match.game, rules, cards);
        for (std::uint64_t game = next++; game < setup.games; game = next++) {
            results[game] = playOne(setup, engine, greedy ? &*greedy : nullptr, start, game);
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
    Random player = playerOf(fault.seed);
    try {
        Match match{begins};
        const Rulebook rules{begins.game->tables};
        GreedyPlayer greedy{*begins.game, rules, match.cards()};
        try {
            while (!match.over()) {
                GreedyPlayer* const who = setup.bot == Bot::greedy ? &greedy : nullptr;
                const std::size_t answer = answerOf(who, match.engineAt(match.place()), player);
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
