#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/interruption.h"
#include "app/cli/matchup_file.h"
#include "app/cli/matchup_progress.h"
#include "app/cli/matchup_told.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/match/other_cards.h"
#include "engine/match/saves/saving.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <ostream>

#include <unistd.h>

namespace takujo {

namespace {

/// `3/8`; none if it is anything else.
std::optional<Share> shareIn(const std::string& text) {
    Share share;
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, share.part);
    if (error != std::errc{} || slash == end || *slash != '/')
        return std::nullopt;
    const auto [last, second] = std::from_chars(slash + 1, end, share.of);
    constexpr std::uint64_t most = 1'000'000;
    const bool isShare =
        second == std::errc{} && last == end && share.part >= 1 && share.part <= share.of && share.of <= most;
    return isShare ? std::optional{share} : std::nullopt;
}

/// `2%` in hundredths of a percent; none if it is no percentage from 0.1 to 50.
std::optional<std::uint32_t> untilIn(const std::string& text) {
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, value);
    const bool isPercentage = error == std::errc{} && (last == end || std::string_view{last, end} == "%");
    const bool isInRange = value >= 0.1 && value <= 50; // what is no number is in no range
    if (!isPercentage || !isInRange)
        return std::nullopt;
    return static_cast<std::uint32_t>(std::lround(value * 100));
}

class MatchupCommand : public Command {
public:
    std::string_view name() const override { return "matchup"; }
    std::string_view usage() const override {
        return "--game G --deck A [--deck B …] [--first] [--games N] [--until P%] [--bot B] [--hidden-decks] "
               "[--seed S] "
               "[--jobs J] "
               "[--turns "
               "N] [--format table|json|csv] [--out FILE] [--shard I/N]";
    }
    Message purpose() const override {
        return "Plays decks against each other, each pair with sides swapped, and tells what comes of it, "
               "with "
               "intervals: who wins, what going first is worth, how long games are and how they end, and how "
               "often each card is drawn, played and won with. A deck alone plays itself.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"--game G", "The game, by its id."},
            {"--deck A", "A deck, by id or file; as often as there are decks."},
            {"--first", "Only the first deck plays, against each of the others: a test of it, as the window "
                        "makes them. 'takujo-cli compare' compares two."},
            {"--games N", "How many games each pair plays, at most: 1000 without this."},
            {"--until P%", "A pair stops once its interval reaches no farther than P percent up and down; "
                           "looked at after every 200 games."},
            {"--bot B", "Who plays both sides: 'random', 'quick' (looks one decision ahead), 'thinking' "
                        "(searches; 'thinking:400' 400 times instead of 1000). Quick without this."},
            {"--hidden-decks", "No bot knows the list of the other deck: it takes each card that it does not "
                               "see for one of its own. Without this both know both lists."},
            {"--seed S", "The number that decides how decks are shuffled: 1 without this."},
            {"--jobs J", "How many games are played at a time: 1 without this. The result is the same."},
            {"--turns N", "Games of more turns are broken off and count for nobody."},
            {"--format table|json|csv", "How the numbers are printed: in tables without this."},
            {"--out FILE", "Keeps the numbers in a file, also while it plays; the same call goes on with it. "
                           "'takujo-cli merge' reads it."},
            {"--shard I/N", "Plays only part I of N, into the file of --out."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        std::vector<std::string> once;
        std::vector<std::string> decks;
        splitRepeated("--deck", given, once, decks);
        CommandArguments arguments{once,
                                   {"--game", "--deck", "--games", "--until", "--bot", "--seed", "--jobs",
                                    "--turns", "--format", "--out", "--shard"},
                                   {"--first", "--hidden-decks"}};
        MatchupSetup setup;
        const std::string format = arguments.option("--format").value_or("table");
        const Message mistake = read(arguments, decks, setup);
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        const auto chosen = chooseDecks(*arguments.option("--game"), decks, streams);
        if (!chosen || !takeDecks(*chosen, setup, streams))
            return 1;
        std::optional<MatchupFile> file;
        std::optional<MatchupNumbers> before{MatchupNumbers{setup.terms}};
        if (const auto out = arguments.option("--out")) {
            file.emplace(*out, setup.terms, setup.share);
            before = file->open(streams);
        }
        return before ? play(setup, std::move(*before), file, format, streams) : 1;
    }

private:
    static Message read(CommandArguments& arguments, const std::vector<std::string>& decks,
                        MatchupSetup& setup) {
        constexpr std::uint64_t mostGames = 1'000'000'000;
        constexpr std::uint64_t mostJobs = 256;
        MatchupTerms& terms = setup.terms;
        terms.engine = engineVersion();
        terms.games = std::min(arguments.number("--games", 1000, 1), mostGames);
        terms.seed = arguments.number("--seed", 1);
        const std::string bot = arguments.option("--bot").value_or("quick");
        terms.mostTurns = static_cast<std::uint16_t>(std::min<std::uint64_t>(
            arguments.number("--turns", 0, 1), std::numeric_limits<std::uint16_t>::max()));
        setup.jobs = static_cast<unsigned>(std::min(arguments.number("--jobs", 1, 1), mostJobs));
        if (!arguments.mistake().empty())
            return arguments.mistake();
        if (!arguments.rest().empty())
            return {"{word} means nothing here.", shown(arguments.rest().front())};
        if (!arguments.option("--game"))
            return "Which game? Add --game and its name.";
        if (decks.empty())
            return "Which decks? Add --deck and its name, once for each.";
        const auto choice = readBot(bot);
        if (!choice)
            return noSuchBot(bot);
        terms.bot = toText(*choice);
        terms.isOfFirstDeck = arguments.flag("--first");
        terms.hidesDecks = arguments.flag("--hidden-decks");
        if (terms.isOfFirstDeck && decks.size() < 2)
            return "Against which deck? --first needs another one: add --deck and its name.";
        if (!isFormatOfNumbers(arguments.option("--format").value_or("table")))
            return "The formats are 'table', 'json' and 'csv'.";
        if (const auto until = arguments.option("--until")) {
            const auto reach = untilIn(*until);
            if (!reach)
                return {"--until takes a percentage from 0.1% to 50%, such as 2%, not {text}.",
                        shown(*until)};
            terms.until = *reach;
        }
        if (const auto shard = arguments.option("--shard")) {
            const auto share = shareIn(*shard);
            if (!share)
                return {"--shard takes a part of all parts, such as 3/8, not {text}.", shown(*shard)};
            setup.share = *share;
            if (!arguments.option("--out"))
                return "A part needs a file: add --out and its name.";
            if (terms.until != 0)
                return "A part does not know how far the others are: leave --until or --shard out.";
        }
        return {};
    }

    static bool takeDecks(const ChosenDecks& chosen, MatchupSetup& setup, Streams streams) {
        setup.game = chosen.game;
        setup.format = chosen.format;
        setup.otherCards = otherCardsIn(chosen.library, *chosen.game);
        setup.terms.game = chosen.game->id;
        setup.terms.format = chosen.game->formats[chosen.format];
        for (const ChosenDeck& deck : chosen.decks) {
            TalliedDeck counted = talliedDeck(*chosen.game, deck.lines, deck.id, deck.name);
            const auto same = std::ranges::find(setup.terms.decks, counted.digest, &TalliedDeck::digest);
            if (same != setup.terms.decks.end()) {
                streams.err
                    << Message{"The decks {deck} and {other} have the same cards. Name one of them once; a "
                               "deck that is named alone plays itself.",
                               shown(same->id), shown(deck.id)}
                           .in(streams.language)
                    << '\n';
                return false;
            }
            setup.terms.decks.push_back(std::move(counted));
            setup.decks.push_back(deck.lines);
        }
        return true;
    }

    static int play(MatchupSetup& setup, MatchupNumbers before, std::optional<MatchupFile>& file,
                    const std::string& format, Streams streams) {
        const Interruption interruption;
        MatchupProgress progress{streams, isatty(STDERR_FILENO) != 0, setup.terms.until != 0};
        setup.stop = interruption.token();
        setup.bots = makeBot;
        setup.progress = [&](std::uint64_t played, std::uint64_t all) { progress.tell(played, all); };
        if (file)
            setup.keep = [&](const MatchupNumbers& numbers) { file->keep(numbers); };
        const MatchupNumbers numbers = playMatchup(setup, std::move(before));
        progress.clear();
        const bool isKept = !file || file->write(numbers, streams);
        if (setup.share.isAll())
            tellNumbers(numbers, format, streams);
        else
            streams.out << Message{"Part {part} of {all}: {number} games have been played.", setup.share.part,
                                   setup.share.of, numbers.played()}
                               .in(streams.language)
                        << '\n';
        const bool isInterrupted = interruption.isInterrupted();
        if (isInterrupted)
            streams.err
                << (file ? Message{"Interrupted after {number} games. The same call goes on with the file.",
                                   numbers.played()}
                         : Message{"Interrupted after {number} games.", numbers.played()})
                       .in(streams.language)
                << '\n';
        return tellFaultsOf(numbers, streams, &setup) == 0 && !isInterrupted && isKept ? 0 : 1;
    }
};

} // namespace

std::unique_ptr<Command> matchupCommand() {
    return std::make_unique<MatchupCommand>();
}

} // namespace takujo
