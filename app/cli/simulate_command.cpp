#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "engine/lab/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <thread>

#include <unistd.h>

namespace takujo {

namespace {

std::string hexadecimal(std::uint64_t number) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << number;
    return text.str();
}

class SimulateCommand : public Command {
public:
    std::string_view name() const override { return "simulate"; }
    std::string_view usage() const override {
        return "--game G --deck A --deck B --games N --seed S [--jobs J] [--bot random]";
    }
    Saying purpose() const override {
        return "Plays many games and reports as JSON in the last line: who won, why the games ended "
               "('ends'), "
               "how many were won by who went first ('first_wins').";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"--game G", "The game, by its id."},
            {"--deck A --deck B",
             "The decks of both players, by id or file: the first two that fit without this."},
            {"--games N", "How many games are played: 1000 without this."},
            {"--seed S", "The number that decides how decks are shuffled: 1 without this."},
            {"--jobs J", "How many games are played at a time: 1 without this. The result is the same."},
            {"--bot random", "Who plays: at random is the only one there is."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        std::vector<std::string> once;
        std::vector<std::string> decks;
        splitDecks(given, once, decks);
        CommandArguments arguments{once, {"--game", "--games", "--seed", "--jobs", "--bot"}, {}};
        const std::uint64_t games = arguments.number("--games", 1000, 1);
        const std::uint64_t seed = arguments.number("--seed", 1);
        const std::uint64_t jobs = arguments.number("--jobs", 1, 1);
        Saying mistake = arguments.mistake();
        if (mistake.empty() && !arguments.rest().empty())
            mistake = {"{word} means nothing here.", shown(arguments.rest().front())};
        if (mistake.empty() && !arguments.option("--game"))
            mistake = "Which game? Add --game and its name.";
        if (mistake.empty() && !decks.empty() && decks.size() != 2)
            mistake = "Two decks play: give --deck twice, or not at all.";
        if (mistake.empty() && arguments.option("--bot").value_or("random") != "random")
            mistake = "The only bot so far is 'random'.";
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        const auto deck = [&](std::size_t i) {
            return decks.empty() ? std::nullopt : std::optional{decks[i]};
        };
        auto chosen = chooseGame(*arguments.option("--game"), deck(0), deck(1), streams);
        if (!chosen)
            return 1;
        SimulationSetup setup;
        setup.match = chosen->setup;
        setup.match.seed = seed;
        setup.games = games;
        setup.jobs = static_cast<unsigned>(std::min<std::uint64_t>(jobs, 256));
        const bool onTerminal = isatty(STDERR_FILENO) != 0;
        if (onTerminal)
            setup.progress = [&](std::uint64_t done) {
                streams.err << '\r' << Saying{"{done} of {all} games", done, games}.in(streams.language)
                            << std::flush;
            };
        const SimulationResult result = simulate(setup);
        if (onTerminal)
            streams.err << '\r';
        report(chosen->game->id, result, streams.out);
        return 0;
    }

private:
    static void report(std::string_view game, const SimulationResult& result, std::ostream& out) {
        nlohmann::ordered_json json;
        json["game"] = game;
        json["games"] = result.games;
        json["wins"] = result.wins;
        json["draws"] = result.draws;
        json["turns_mean"] = static_cast<double>(result.turns) / static_cast<double>(result.games);
        json["decisions"] = result.decisions;
        json["seconds"] = result.seconds;
        json["decisions_per_second"] = static_cast<double>(result.decisions) / result.seconds;
        json["state_hash"] = hexadecimal(result.stateHash);
        json["ends"] = result.ends;
        json["first_wins"] = result.firstWins;
        out << json.dump() << '\n';
    }
};

} // namespace

std::unique_ptr<Command> simulateCommand() {
    return std::make_unique<SimulateCommand>();
}

} // namespace takujo
