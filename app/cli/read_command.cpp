#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/interruption.h"
#include "app/cli/read_told.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/lists/set_writer.h"
#include "engine/match/saves/saving.h"

#include <unistd.h>

#include <filesystem>
#include <ostream>

namespace takujo {

namespace {

namespace fs = std::filesystem;

/// A set is named by its file, or by its id alone: then it is one of the user's own.
fs::path fileOfSet(const std::string& named, std::string_view game) {
    const bool isFile = named.find('/') != std::string::npos || named.ends_with(".yaml");
    return isFile ? fs::path{named} : userSetFile(game, named);
}

class ListCall {
public:
    ListCall(const Game& game, const CommandArguments& arguments, Streams streams)
        : game_{game}, arguments_{arguments}, streams_{streams}, words_{loadWords(game.id, findings_)},
          of_{std::string{game.id}, game.schema, words_} {}

    int run() {
        const fs::path list{arguments_.rest().front()};
        const auto out = arguments_.option("--out");
        const fs::path file = fileOfSet(out.value_or("list"), game_.id);
        const std::string set = file.stem().string();
        const auto mapping = arguments_.option("--mapping");
        const auto brought = bring(list, mapping ? std::optional<fs::path>{*mapping} : std::nullopt, set);
        if (brought && out)
            tellKnownCards(idsOf(*brought), loadLibrary(game_.id, game_.schema, game_.deckWords(), ignored_),
                           shownPath(list), set, findings_);
        const bool isWritten = !brought || !out || write(file, set, *brought);
        findings_.print(streams_.err, streams_.language);
        if (!brought) {
            if (wasInterrupted_)
                tell("It was interrupted, and nothing was written.");
            return 1;
        }
        if (!out && !arguments_.flag("--report"))
            tellCards(*brought, of_, streams_);
        if (arguments_.flag("--report"))
            tellReport(*brought, streams_);
        tellSummary(*brought, streams_);
        if (out && isWritten)
            streams_.out << Message{"Written: {file}", shownPath(file)}.in(streams_.language) << '\n';
        return isWritten && findings_.errors() == 0 ? 0 : 1;
    }

private:
    void tell(const Message& what) { streams_.err << what.in(streams_.language) << '\n'; }

    std::optional<BroughtList> bring(const fs::path& list, const std::optional<fs::path>& mapping,
                                     const std::string& set) {
        const Interruption interruption;
        const bool onTerminal = isatty(STDERR_FILENO) != 0;
        const auto progress = [&](std::size_t done, std::size_t all) {
            if (onTerminal)
                streams_.err << '\r' << Message{"{done} of {all} cards", done, all}.in(streams_.language)
                             << (done == all ? "\n" : "") << std::flush;
            return !interruption.isInterrupted();
        };
        auto brought = bringList(list, mapping, of_, set, progress, findings_);
        wasInterrupted_ = interruption.isInterrupted();
        return brought;
    }

    static std::vector<std::string> idsOf(const BroughtList& list) {
        std::vector<std::string> ids;
        for (const BroughtCard& card : list.cards)
            ids.push_back(card.listed.id);
        return ids;
    }

    /// Cards with mistakes have been told, and are left out.
    bool write(const fs::path& file, const std::string& set, const BroughtList& list) {
        std::vector<std::string> cards;
        for (const BroughtCard& card : list.cards)
            if (!card.hasMistake)
                cards.push_back(card.yaml);
        const Present present = arguments_.flag("--force") ? Present::isReplaced : Present::stays;
        const SetWritten written = writeSet(file, {set, {set, set}}, of_, cards, present, findings_);
        if (written.failure)
            tell(Message::inBoth({sentenceOf(*written.failure, words_, Language::en),
                                  sentenceOf(*written.failure, words_, Language::ja)}));
        return written.done;
    }

    const Game& game_;
    const CommandArguments& arguments_;
    Streams streams_;
    Findings findings_;
    Findings ignored_; ///< of sets that are not asked about
    Words words_;
    ListGame of_;
    bool wasInterrupted_ = false;
};

class ReadCommand : public Command {
public:
    std::string_view name() const override { return "read"; }
    std::string_view usage() const override {
        return "FILE --game G [--mapping FILE] [--out SET] [--force] [--report]";
    }
    Message purpose() const override {
        return "Reads a list of cards (CSV, JSON or YAML) and makes scripts of their texts. A text that it "
               "does not understand stays on its card, marked as not enforced.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"FILE",
             "The list, with columns called name, type, cost, text and so on, in English or Japanese."},
            {"--game G", "The game whose cards they are, by its id."},
            {"--mapping FILE", "A file that says how the list calls its columns, where it uses other names."},
            {"--out SET",
             "Writes a card set: a file, or the id of one of your own; without it, every card is printed."},
            {"--force", "Replaces a set that is there already."},
            {"--report", "Prints how much was understood, and which texts were not, instead of the cards."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--game", "--mapping", "--out"}, {"--force", "--report"}};
        Message mistake = arguments.mistake();
        const std::optional<std::string> id = arguments.option("--game");
        const Game* const game = id ? findGame(*id) : nullptr;
        if (mistake.empty() && arguments.rest().size() != 1)
            mistake = "Name one list of cards.";
        if (mistake.empty() && !id)
            mistake = "Name the game with --game.";
        if (mistake.empty() && game == nullptr)
            mistake = noSuchGame(*id);
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        return ListCall{*game, arguments, streams}.run();
    }
};

} // namespace

std::unique_ptr<Command> readCommand() {
    return std::make_unique<ReadCommand>();
}

} // namespace takujo
