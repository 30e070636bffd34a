#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/simulation_told.h"
#include "engine/lab/simulation.h"

#include <algorithm>
#include <limits>
#include <ostream>

#include <unistd.h>

namespace takujo {

namespace {

/// Instead of a file of numbers: those of the game.
constexpr std::string_view ownNumbers = "own";

class SimulateCommand : public Command {
public:
    std::string_view name() const override { return "simulate"; }
    std::string_view usage() const override {
        return "--game G --deck A --deck B --games N --seed S [--jobs J] [--turns N] [--bot B [--bot B]] "
               "[--worth FILE [--worth FILE]] [--hidden-decks]";
    }
    Message purpose() const override {
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
            {"--bot B",
             "Who plays, at random without this: 'random', 'quick' (looks one decision ahead), 'thinking' "
             "(searches; 'thinking:400' 400 times instead of 1000). Given twice: first the one with the "
             "first "
             "deck."},
            {"--worth FILE",
             "The numbers by which the bot with the first deck judges, as 'takujo-cli tune' writes them: "
             "those of the game without this. Given twice: the second bot's, too; 'own' are the game's."},
            {"--hidden-decks", "No bot knows the list of the other deck: it takes each card that it does not "
                               "see for one of its own. Without this both know both lists."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        std::vector<std::string> once;
        std::vector<std::string> decks;
        std::vector<std::string> rest;
        std::vector<std::string> bots;
        std::vector<std::string> others;
        std::vector<std::string> worths;
        splitRepeated("--deck", given, rest, decks);
        splitRepeated("--bot", rest, others, bots);
        splitRepeated("--worth", others, once, worths);
        CommandArguments arguments{
            once,
            {"--game", "--deck", "--bot", "--worth", "--games", "--seed", "--jobs", "--turns"},
            {"--hidden-decks"}};
        const std::uint64_t games = arguments.number("--games", 1000, 1);
        const std::uint64_t seed = arguments.number("--seed", 1);
        const std::uint64_t jobs = arguments.number("--jobs", 1, 1);
        const std::uint64_t turns = arguments.number("--turns", 0, 1);
        Message mistake = arguments.mistake();
        if (mistake.empty() && !arguments.rest().empty())
            mistake = {"{word} means nothing here.", shown(arguments.rest().front())};
        if (mistake.empty() && !arguments.option("--game"))
            mistake = "Which game? Add --game and its name.";
        if (mistake.empty() && !decks.empty() && decks.size() != 2)
            mistake = "Two decks play: give --deck twice, or not at all.";
        if (mistake.empty() && bots.size() > 2)
            mistake = "Two bots play: give --bot once for both, or twice.";
        if (mistake.empty() && worths.size() > 2)
            mistake = "Two bots play: give --worth once for the first one, or twice.";
        std::array<BotChoice, 2> choices;
        for (std::size_t i = 0; i < bots.size() && mistake.empty(); ++i)
            if (const auto choice = readBot(bots[i]))
                choices[i] = choices[1] = *choice;
            else
                mistake = noSuchBot(bots[i]);
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
        std::array<BotTables, 2> numbers;
        for (std::size_t i = 0; i < worths.size(); ++i) {
            const auto file = worths[i] == ownNumbers ? std::nullopt : std::optional{worths[i]};
            auto chosenNumbers = chooseNumbers(file, *chosen->game, streams);
            if (!chosenNumbers)
                return 1;
            numbers[i] = std::move(*chosenNumbers);
            choices[i].numbers = &numbers[i];
        }
        setup.bots = choices;
        if (arguments.flag("--hidden-decks"))
            setup.decks = DeckKnowledge::hidden;
        setup.jobs = static_cast<unsigned>(std::min<std::uint64_t>(jobs, 256));
        setup.mostTurns = static_cast<std::uint16_t>(
            std::min<std::uint64_t>(turns, std::numeric_limits<std::uint16_t>::max()));
        const bool onTerminal = isatty(STDERR_FILENO) != 0;
        if (onTerminal)
            setup.progress = [&](std::uint64_t done) {
                streams.err << '\r' << Message{"{done} of {all} games", done, games}.in(streams.language)
                            << std::flush;
            };
        const SimulationResult result = simulate(setup);
        if (onTerminal)
            streams.err << '\r';
        return tellSimulation(setup, result, streams);
    }
};

} // namespace

std::unique_ptr<Command> simulateCommand() {
    return std::make_unique<SimulateCommand>();
}

} // namespace takujo
