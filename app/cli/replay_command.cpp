#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "engine/files/words/words_file.h"
#include "engine/match/saves/saving.h"

#include <iomanip>
#include <ostream>
#include <sstream>

namespace takujo {

namespace {

class ReplayCommand : public Command {
public:
    std::string_view name() const override { return "replay"; }
    std::string_view usage() const override { return "FILE"; }
    Message purpose() const override {
        return "Plays a saved game anew and checks the exact hash after every answer.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"FILE", "A saved game."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        if (!arguments.mistake().empty() || arguments.rest().size() != 1) {
            tellUsage(arguments.mistake().empty() ? Message{"Name one saved game."} : arguments.mistake(),
                      *this, streams);
            return 2;
        }
        Findings findings;
        const auto loaded = loadGame(arguments.rest().front(), findings);
        findings.print(streams.err, streams.language);
        if (!loaded)
            return 1;
        const Match& match = *loaded->match;
        if (loaded->divergence) {
            tellDivergence(*loaded->divergence, match.game(), streams);
            return 1;
        }
        const std::size_t branches = match.branches().size();
        if (branches > 1)
            streams.out << Message{"{number} branches", branches}.in(streams.language) << '\n';
        std::ostringstream hash;
        hash << std::hex << std::setw(16) << std::setfill('0') << exactHash(match.state());
        const Message answers =
            loaded->answers == 1 ? Message{"1 answer"} : Message{"{number} answers", loaded->answers};
        streams.out << Message{"replay ok: {answers}, hash {hash}", answers, hash.str()}.in(streams.language)
                    << '\n';
        return 0;
    }

private:
    static void tellDivergence(const Divergence& divergence, const Game& game, Streams streams) {
        Findings ignored; // the line is told all the same
        const Words words = loadWords(game.id, ignored);
        streams.out << toLine(divergence, words, streams.language) << '\n'
                    << Message{"The file, a card or the program has changed since the game was saved. "
                               "'takujo-cli play --load' opens it as far as it agrees."}
                           .in(streams.language)
                    << '\n';
    }
};

} // namespace

std::unique_ptr<Command> replayCommand() {
    return std::make_unique<ReplayCommand>();
}

} // namespace takujo
