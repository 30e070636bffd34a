#include "app/cli/arguments.h"
#include "app/cli/columns.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/shares.h"
#include "engine/files/words/words_file.h"
#include "engine/lab/tuning/numbers_file.h"
#include "engine/lab/tuning/tuning.h"
#include "engine/match/saves/saving.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace takujo {

namespace {

class Teller {
public:
    Teller(const Game& game, Streams streams) : game_{game}, streams_{streams} {}

    void tell(const TuningRound& round) {
        line({"Round {number}: each number is tried a factor of {factor} up and down.", ++round_,
              factorOf(round)});
        std::vector<std::vector<std::string>> lines{{"", in(Message{"value"}), in(Message{"raised"}),
                                                     in(Message{"lowered"}), in(Message{"raised wins"}),
                                                     in(Message{"interval"}), in(Message{"games"}),
                                                     in(Message{"of"}), in(Message{"next"})}};
        for (const NumberTried& tried : round.tried) {
            if (!tried.before.isTuned)
                continue;
            std::vector<std::string> cells{std::string{tried.before.word}};
            for (const std::int32_t value : {tried.before.value, tried.raised, tried.lowered})
                cells.push_back(std::to_string(value));
            const Score& score = tried.score;
            for (std::string& cell : scoreOf(score))
                cells.push_back(std::move(cell));
            cells.push_back(std::to_string(tried.next));
            lines.push_back(std::move(cells));
        }
        printColumns(lines, 2, streams_.out);
        tellScore(round.isKept
                      ? Message{"The new numbers stay. Against those before they have won, on other "
                                "shuffles:"}
                      : Message{"The numbers before stay. Against them the new ones have won, on other "
                                "shuffles:"},
                  round.against);
        line({});
        streams_.out << std::flush;
    }

    void tell(const TuningResult& result) {
        tellScore(result.against.wins > result.against.losses
                      ? Message{"The numbers found have won, against those of the beginning and on "
                                "shuffles of which no round knows:"}
                      : Message{"The numbers found are no better than those of the beginning. On shuffles "
                                "of which no round knows they have won:"},
                  result.against);
        streams_.out << '\n' << toText(game_, result.numbers);
    }

private:
    std::string in(const Message& message) const { return message.in(streams_.language); }
    void line(const Message& message) { streams_.out << in(message) << '\n'; }

    static std::string factorOf(const TuningRound& round) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(2) << round.factor;
        return text.str();
    }
    static std::vector<std::string> scoreOf(const Score& score) {
        const std::uint64_t decided = score.wins + score.losses;
        return {percent(score.share()), shownInterval(score.wins, decided), std::to_string(score.wins),
                std::to_string(score.games())};
    }
    void tellScore(const Message& what, const Score& score) {
        line(what);
        std::vector<std::string> cells{""};
        for (std::string& cell : scoreOf(score))
            cells.push_back(std::move(cell));
        printColumns(
            {{"", in(Message{"percent"}), in(Message{"interval"}), in(Message{"games"}), in(Message{"of"})},
             cells},
            2, streams_.out);
    }

    const Game& game_;
    Streams streams_;
    int round_ = 0;
};

class TuneCommand : public Command {
public:
    std::string_view name() const override { return "tune"; }
    std::string_view usage() const override {
        return "--game G [--deck A --deck B] [--games N] [--rounds R] [--seed S] [--jobs J] [--worth FILE] "
               "[--out FILE]";
    }
    Message purpose() const override {
        return "Looks for better numbers for the quick bot of a game: quick bots with other numbers play "
               "each other, two games on each shuffle, in which they change decks. Tells each try with its "
               "interval, and at the end the numbers found.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"--game G", "The game, by its id."},
            {"--deck A --deck B",
             "The decks of both players, by id or file: the first two that fit without this."},
            {"--games N", "How many games each round plays, and how many the comparison after it: 200 "
                          "without this."},
            {"--rounds R", "How many rounds there are: 4 without this."},
            {"--seed S", "The number that decides what is tried, and how decks are shuffled: 1 without "
                         "this."},
            {"--jobs J", "How many games are played at a time: 1 without this. The result is the same."},
            {"--worth FILE", "The numbers to begin with: those of the game without this."},
            {"--out FILE", "Writes the numbers found into a file, which '--worth' reads."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        std::vector<std::string> once;
        std::vector<std::string> decks;
        splitRepeated("--deck", given, once, decks);
        CommandArguments arguments{
            once, {"--game", "--games", "--rounds", "--seed", "--jobs", "--worth", "--out"}, {}};
        constexpr std::uint64_t mostGames = 1'000'000;
        constexpr std::uint64_t mostRounds = 1000;
        constexpr std::uint64_t mostJobs = 256;
        TuningSetup setup;
        setup.pairs = (std::min(arguments.number("--games", 200, 1), mostGames) + 1) / 2;
        setup.rounds = static_cast<int>(std::min(arguments.number("--rounds", 4), mostRounds));
        const std::uint64_t seed = arguments.number("--seed", 1);
        setup.jobs = static_cast<unsigned>(std::min(arguments.number("--jobs", 1, 1), mostJobs));
        if (const Message mistake = mistakeIn(arguments, decks); !mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        const auto deck = [&](std::size_t i) {
            return decks.empty() ? std::nullopt : std::optional{decks[i]};
        };
        auto chosen = chooseGame(*arguments.option("--game"), deck(0), deck(1), streams);
        if (!chosen)
            return 1;
        const auto from = chooseNumbers(arguments.option("--worth"), *chosen->game, streams);
        if (!from)
            return 1;
        setup.match = chosen->setup;
        setup.match.seed = seed;
        setup.from = *from;
        Teller teller{*chosen->game, streams};
        const TuningResult result = tune(setup, [&](const TuningRound& round) { teller.tell(round); });
        teller.tell(result);
        const auto out = arguments.option("--out");
        return !out || write(*out, *chosen->game, result.numbers, streams) ? 0 : 1;
    }

private:
    static Message mistakeIn(const CommandArguments& arguments, const std::vector<std::string>& decks) {
        if (!arguments.mistake().empty())
            return arguments.mistake();
        if (!arguments.rest().empty())
            return {"{word} means nothing here.", shown(arguments.rest().front())};
        if (!arguments.option("--game"))
            return "Which game? Add --game and its name.";
        if (!decks.empty() && decks.size() != 2)
            return "Two decks play: give --deck twice, or not at all.";
        return {};
    }

    static bool write(const std::string& file, const Game& game, const BotTables& numbers, Streams streams) {
        const auto failure = tryToWriteFile(file, toText(game, numbers));
        if (!failure)
            return true;
        Findings ignored;
        streams.err << sentenceOf(*failure, loadWords(std::string{game.id}, ignored), streams.language)
                    << '\n';
        return false;
    }
};

} // namespace

std::unique_ptr<Command> tuneCommand() {
    return std::make_unique<TuneCommand>();
}

} // namespace takujo
