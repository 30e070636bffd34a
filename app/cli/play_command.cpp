#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/terminal_game.h"
#include "engine/files/disk/text_file.h"
#include "engine/games/registry.h"
#include "engine/kit/stops.h"
#include "engine/match/scenarios/scenario.h"

#include <algorithm>
#include <ostream>

namespace takujo {

namespace {

class PlayCommand : public Command {
public:
    std::string_view name() const override { return "play"; }
    std::string_view usage() const override {
        return "--game G [--deck A --deck B] [--seed S] [--bot B [--bot B]] | --load FILE | "
               "--lesson NAME [--chapter N]  [--hidden-decks] [--autosave FILE] [--language en|ja]";
    }
    Message purpose() const override {
        return "Plays a whole game in the terminal, both sides or against the computer: a new one, or one "
               "that "
               "was saved; or a lesson.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"--game G", "The game of a new match, by its id."},
            {"--deck A --deck B",
             "The decks of both players, by id or file: the first two that fit without this."},
            {"--seed S", "The number that decides how decks are shuffled: 1 without this."},
            {"--bot B",
             "The computer plays the second player, as random, quick, thinking, or thinking:N. Given twice: "
             "the first player's and the second player's, where human is you."},
            {"--hidden-decks",
             "Neither the computer nor its advice knows the list of the other deck: it takes each card that "
             "it does not see for one of its own. A saved game does not say so: say it again when you go on "
             "with it."},
            {"--load FILE", "Goes on with a saved game."},
            {"--lesson NAME", "Gives a lesson, by the name of its file."},
            {"--chapter N", "The chapter of the lesson to begin with."},
            {"--autosave FILE", "Saves the game into this file after every answer."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        std::vector<std::string> once;
        std::vector<std::string> decks;
        std::vector<std::string> others;
        std::vector<std::string> bots;
        splitRepeated("--deck", given, others, decks);
        splitRepeated("--bot", others, once, bots);
        CommandArguments arguments{
            once, {"--game", "--seed", "--load", "--autosave", "--lesson", "--chapter"}, {"--hidden-decks"}};
        const std::uint64_t seed = arguments.number("--seed", 1);
        const std::uint64_t chapter = arguments.number("--chapter", 1, 1);
        if (const Message mistake = mistakeIn(arguments, decks, bots); !mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        if (const auto lesson = arguments.option("--lesson"))
            return takeLesson(*lesson, arguments.option("--game"), chapter - 1, streams);
        TerminalStart start;
        if (const auto file = arguments.option("--autosave"))
            start.autosave = *file;
        Words words;
        if (const auto file = arguments.option("--load"))
            load(*file, start, words, streams);
        else
            start.match = begin(arguments, decks, seed, words, streams);
        if (start.match == nullptr)
            return 1;
        seat(botsOf(bots), start,
             arguments.flag("--hidden-decks") ? DeckKnowledge::hidden : DeckKnowledge::known);
        if (start.autosave && !mayKeepIn(*start.autosave, start, arguments.option("--load"), words, streams))
            return 1;
        return playInTerminal(std::move(start), words, streams.language, streams);
    }

private:
    /// Who is no bot is a person at the terminal.
    static TerminalBots::Seated botsOf(const std::vector<std::string>& bots) {
        TerminalBots::Seated seated;
        for (std::size_t i = 0; i < bots.size(); ++i)
            seated[i + seated.size() - bots.size()] = readBot(bots[i]);
        return seated;
    }

    /// The game remembers against whom a person plays; one that is gone on with says so.
    static void seat(TerminalBots::Seated seated, TerminalStart& start, DeckKnowledge decks) {
        const Match& match = *start.match;
        if (match.seating() == Seating::computer)
            seated[indexOf(match.computer().player)] = match.computer().bot;
        for (const Player player : bothPlayers)
            if (const auto& bot = seated[indexOf(player)]; bot && !seated[indexOf(opponentOf(player))])
                start.match->seatComputer({player, *bot});
        start.bots = TerminalBots{seated, decks};
    }

    static Message mistakeIn(const CommandArguments& arguments, const std::vector<std::string>& decks,
                             const std::vector<std::string>& bots) {
        if (!arguments.mistake().empty())
            return arguments.mistake();
        if (!arguments.rest().empty())
            return {"{word} means nothing here.", shown(arguments.rest().front())};
        if (arguments.option("--chapter") && !arguments.option("--lesson"))
            return "Only a lesson has chapters: add --lesson and its name.";
        if (arguments.option("--lesson") && (arguments.option("--load") || arguments.option("--seed") ||
                                             arguments.option("--autosave") || !decks.empty()))
            return "A lesson brings its own cards and is not saved: with --lesson, leave --load, --deck, "
                   "--seed "
                   "and --autosave out.";
        if (bots.size() > 2)
            return "Two players play: give --bot once for the second one, or twice.";
        for (const std::string& bot : bots)
            if (bot != "human" && !readBot(bot))
                return noSuchBot(bot);
        if (arguments.option("--lesson") && !bots.empty())
            return "A lesson has an opponent of its own: leave --bot out.";
        if (arguments.option("--lesson") && arguments.flag("--hidden-decks"))
            return "A lesson has an opponent of its own: leave --hidden-decks out.";
        if (arguments.option("--load") && !bots.empty())
            return "A saved game says itself whether the computer plays: leave --bot out.";
        const bool isNew = arguments.option("--game") || arguments.option("--seed") || !decks.empty();
        if (arguments.option("--load") && isNew)
            return "A saved game brings its own decks and seed: with --load, leave --game, --deck and --seed "
                   "out.";
        if (!arguments.option("--load") && !arguments.option("--game") && !arguments.option("--lesson"))
            return "Which game? Add --game and its name.";
        if (!decks.empty() && decks.size() != 2)
            return "Two decks play: give --deck twice, or not at all.";
        return {};
    }

    static Words wordsOf(const Game& game, Streams streams) {
        Findings findings;
        Words words = loadWords(game.id, findings);
        findings.print(streams.err, streams.language);
        return words;
    }

    static std::unique_ptr<Match> begin(const CommandArguments& arguments,
                                        const std::vector<std::string>& decks, std::uint64_t seed,
                                        Words& words, Streams streams) {
        const auto deck = [&](std::size_t i) {
            return decks.empty() ? std::nullopt : std::optional{decks[i]};
        };
        auto chosen = chooseGame(*arguments.option("--game"), deck(0), deck(1), streams);
        if (!chosen)
            return nullptr;
        chosen->setup.seed = seed;
        for (std::uint32_t& stops : chosen->setup.stops)
            stops |= stopBeforeGivingUp; // as in the window
        words = wordsOf(*chosen->game, streams);
        return std::make_unique<Match>(chosen->setup);
    }

    static void load(const std::string& file, TerminalStart& start, Words& words, Streams streams) {
        Findings findings;
        auto loaded = loadGame(file, findings);
        findings.print(streams.err, streams.language);
        if (!loaded)
            return;
        words = wordsOf(loaded->match->game(), streams);
        if (loaded->divergence)
            streams.err << sentenceOf(*loaded->divergence, *loaded->match, words, streams.language) << '\n';
        else
            start.loaded = file;
        start.match = std::move(loaded->match);
    }

    /// One chapter after the other, for as long as the learner wants another.
    static int takeLesson(const std::string& id, const std::optional<std::string>& game, std::size_t first,
                          Streams streams) {
        std::string known;
        for (const Game* const each : allGames()) {
            if (each->hidden || (game && *game != each->id))
                continue;
            Findings findings;
            const Library library = loadLibrary(each->id, each->schema, each->deckWords(), findings);
            const std::vector<Lesson> lessons = loadLessons(*each, library, findings);
            for (const Lesson& lesson : lessons)
                known.append(known.empty() ? "" : ", ")
                    .append(lesson.id)
                    .append(" (")
                    .append(each->id)
                    .append(")");
            const auto found = std::ranges::find(lessons, id, &Lesson::id);
            if (found == lessons.end())
                continue;
            if (first >= found->chapters.size()) {
                tell({"This lesson has {number} chapters.", found->chapters.size()}, streams);
                return 1;
            }
            return giveLesson(*found, *each, first, streams);
        }
        tell({"There is no lesson {name}. There are: {names}.", shown(id), known}, streams);
        return 1;
    }

    static int giveLesson(const Lesson& lesson, const Game& game, std::size_t first, Streams streams) {
        const Words words = wordsOf(game, streams);
        LessonTeacher teacher{lesson, game, words, streams.language};
        std::size_t chapter = first;
        try {
            for (std::optional<std::size_t> next = first; next; next = teacher.wanted()) {
                chapter = *next;
                TerminalStart start;
                start.match = teacher.begin(chapter);
                start.teacher = &teacher;
                playInTerminal(std::move(start), words, streams.language, streams);
            }
        } catch (const ScenarioFailure& failure) {
            findingsOf(failure, lesson, chapter).print(streams.err, streams.language);
            return 1;
        }
        return 0;
    }

    static void tell(const Message& what, Streams streams) {
        streams.err << what.in(streams.language) << '\n';
    }

    /// What stands in that file stays, unless all of it is in the game that goes on: it would be replaced
    /// before anybody has answered.
    static bool mayKeepIn(const std::filesystem::path& file, const TerminalStart& start,
                          const std::optional<std::string>& loaded, const Words& words, Streams streams) {
        std::error_code error;
        const auto is = [&](const std::filesystem::path& other) {
            return std::filesystem::equivalent(file, other, error);
        };
        if (!std::filesystem::is_regular_file(file, error) || (start.loaded && is(*start.loaded)))
            return true;
        const std::string_view why = !looksLikeSave(file)    ? "no save"
                                     : loaded && is(*loaded) ? "diverging save"
                                                             : "kept already";
        streams.err << fill(words.text("saves", why, streams.language), {{"file", shownPath(file), false}})
                    << '\n';
        return false;
    }
};

} // namespace

std::unique_ptr<Command> playCommand() {
    return std::make_unique<PlayCommand>();
}

} // namespace takujo
