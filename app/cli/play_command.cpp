#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/terminal_game.h"
#include "engine/files/text_file.h"

#include <algorithm>
#include <ostream>

namespace takujo {

namespace {

class PlayCommand : public Command {
public:
    std::string_view name() const override { return "play"; }
    std::string_view usage() const override {
        return "--game G [--deck A --deck B] [--seed S] | --load FILE  [--autosave FILE] [--language en|ja]";
    }
    Saying purpose() const override {
        return "Plays a whole game in the terminal, both sides: a new one, or one that was saved.";
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        if (std::ranges::find(given, "--help") != given.end()) {
            tellUsage(purpose(), *this, {streams.in, streams.out, streams.out, streams.language});
            return 0;
        }
        std::vector<std::string> once;
        std::vector<std::string> decks;
        splitDecks(given, once, decks);
        CommandArguments arguments{once, {"--game", "--seed", "--load", "--autosave"}, {}};
        const std::uint64_t seed = arguments.number("--seed", 1);
        if (const Saying mistake = mistakeIn(arguments, decks); !mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        TerminalStart start;
        if (const auto file = arguments.option("--autosave"))
            start.autosave = *file;
        Words words;
        start.match = arguments.option("--load") ? load(*arguments.option("--load"), words, streams)
                                                 : begin(arguments, decks, seed, words, streams);
        if (start.match == nullptr)
            return 1;
        if (start.autosave && !mayWrite(*start.autosave, words, streams))
            return 1;
        return playInTerminal(std::move(start), words, streams.language, streams);
    }

private:
    static Saying mistakeIn(const CommandArguments& arguments, const std::vector<std::string>& decks) {
        if (!arguments.mistake().empty())
            return arguments.mistake();
        if (!arguments.rest().empty())
            return {"{word} means nothing here.", shown(arguments.rest().front())};
        const bool isNew = arguments.option("--game") || arguments.option("--seed") || !decks.empty();
        if (arguments.option("--load") && isNew)
            return "A saved game brings its own decks and seed: with --load, leave --game, --deck and --seed "
                   "out.";
        if (!arguments.option("--load") && !arguments.option("--game"))
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
        words = wordsOf(*chosen->game, streams);
        return std::make_unique<Match>(chosen->setup);
    }

    static std::unique_ptr<Match> load(const std::string& file, Words& words, Streams streams) {
        Findings findings;
        auto loaded = loadGame(file, findings);
        findings.print(streams.err, streams.language);
        if (!loaded)
            return nullptr;
        words = wordsOf(loaded->match->game(), streams);
        if (loaded->divergence)
            streams.err << sentenceOf(*loaded->divergence, words, streams.language) << '\n';
        return std::move(loaded->match);
    }

    /// What somebody else has in that file stays.
    static bool mayWrite(const std::filesystem::path& file, const Words& words, Streams streams) {
        std::error_code error;
        if (!std::filesystem::is_regular_file(file, error) || looksLikeSave(file))
            return true;
        streams.err << fill(words.text("saves", "no save", streams.language),
                            {{"file", shownPath(file), false}})
                    << '\n';
        return false;
    }
};

} // namespace

std::unique_ptr<Command> playCommand() {
    return std::make_unique<PlayCommand>();
}

} // namespace takujo
