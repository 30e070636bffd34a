// What the engine costs: copying, hashing, listing and whole decisions. Read the ratios, not single times.

#include "engine/lab/simulation.h"
#include "engine/match/random_answer.h"
#include "engine/match/saves/autosave.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/kit/written_file.h"
#include "tests/unit/match/battery_games.h"

#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <unistd.h>
#include <vector>

using namespace takujo;

namespace {

const BatteryGame& playedGame() {
    static const BatteryGame game = batteryGame("fftcg");
    return game;
}

/// A game somewhere in its middle.
Match middleOfGame() {
    MatchSetup setup = playedGame().setup;
    setup.seed = 7;
    Match match{setup};
    Random random{7};
    for (int i = 0; i < 60 && !match.over(); ++i)
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    return match;
}

void copyState(benchmark::State& bench) {
    const Match match = middleOfGame();
    State copy = match.state();
    for (auto _ : bench) {
        copy = match.state();
        benchmark::DoNotOptimize(copy);
    }
    bench.counters["bytes"] = static_cast<double>(sizeInBytes(match.state()));
}

void hashState(benchmark::State& bench) {
    const Match match = middleOfGame();
    for (auto _ : bench)
        benchmark::DoNotOptimize(exactHash(match.state()));
}

void listOptions(benchmark::State& bench) {
    const Match match = middleOfGame();
    const CardTable cards = match.cards();
    const Rulebook rules{match.game().tables};
    Engine engine{rules, cards};
    for (auto _ : bench) {
        engine.resume(match.state(), match.state()); // lists the options of the same decision again
        benchmark::DoNotOptimize(engine.decision().options.size());
    }
}

void decide(benchmark::State& bench) {
    SimulationSetup setup;
    setup.match = playedGame().setup;
    setup.match.seed = 1;
    setup.games = 200;
    std::uint64_t decisions = 0;
    for (auto _ : bench)
        decisions += simulate(setup).decisions;
    bench.counters["decisions/s"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

void replayGame(benchmark::State& bench) {
    MatchSetup setup = playedGame().setup;
    setup.seed = 3;
    Match match{setup};
    Random random{3};
    while (!match.over())
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    const std::vector<Attempt> answers = match.answers();
    for (auto _ : bench) {
        Match again{setup};
        for (const Attempt& answer : answers)
            again.answer(answer.option);
        benchmark::DoNotOptimize(exactHash(again.state()));
    }
}

/// A game of random answers, as its file has it.
SavedGame savedGame() {
    MatchSetup setup = playedGame().setup;
    setup.seed = 3;
    Match match{setup};
    Random random{3};
    while (!match.over())
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    return savedGameOf(match);
}

/// From the words of a save, with every hash checked.
void replaySavedGame(benchmark::State& bench) {
    const SavedGame saved = savedGame();
    for (auto _ : bench) {
        Findings findings;
        const auto loaded = loadGame(saved, playedGame().library, findings);
        if (!loaded || loaded->divergence)
            bench.SkipWithError("it diverges");
    }
    bench.counters["steps"] = static_cast<double>(saved.steps.size());
}

void readSavedGame(benchmark::State& bench) {
    const WrittenFiles files;
    const auto file = files.write("game.yaml", toText(savedGame()));
    for (auto _ : bench) {
        Findings findings;
        benchmark::DoNotOptimize(readSave(file, scenarioGame, findings));
    }
    bench.counters["bytes"] = static_cast<double>(std::filesystem::file_size(file));
}

/// What an answer costs that is kept: all of the file, out to the disk, against one line of it.
/// With 1, as the window does it, which does not wait for the disk.
void autosaveAnAnswer(benchmark::State& bench) {
    const WrittenFiles files;
    Match match{playedGame().setup};
    Autosave autosave{match, files.path() / "game.yaml",
                      bench.range(0) == 0 ? WriteTiming::onDisk : WriteTiming::soon};
    Random random{3};
    for (int i = 0; i < 300 && !match.over(); ++i)
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    bool isBack = false;
    for (auto _ : bench) { // each time something else is to be written
        isBack ? match.redo() : match.undo();
        isBack = !isBack;
        if (autosave.keep())
            bench.SkipWithError("not written");
    }
    bench.counters["bytes"] = static_cast<double>(std::filesystem::file_size(autosave.file()));
}

void appendALine(benchmark::State& bench) {
    const WrittenFiles files;
    const int file = ::open((files.path() / "game.yaml").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    const std::string line(70, 'x');
    for (auto _ : bench)
        if (::write(file, line.data(), line.size()) < 0 || ::fdatasync(file) != 0)
            bench.SkipWithError("not written");
    ::close(file);
}

void undoOneStep(benchmark::State& bench) {
    Match match = Match{playedGame().setup};
    Random random{3};
    for (int i = 0; i < 60 && !match.over(); ++i)
        match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
    for (auto _ : bench) {
        match.undo();
        match.redo();
    }
}

} // namespace

BENCHMARK(copyState);
BENCHMARK(hashState);
BENCHMARK(listOptions);
BENCHMARK(decide)->Unit(benchmark::kMillisecond);
BENCHMARK(replayGame)->Unit(benchmark::kMicrosecond);
BENCHMARK(replaySavedGame)->Unit(benchmark::kMicrosecond);
BENCHMARK(readSavedGame)->Unit(benchmark::kMicrosecond);
BENCHMARK(autosaveAnAnswer)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(appendALine)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(undoOneStep)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
