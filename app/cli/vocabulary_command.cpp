#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/reference/reference.h"
#include "engine/games/registry.h"

#include <ostream>

namespace takujo {

namespace {

class VocabularyCommand : public Command {
public:
    std::string_view name() const override { return "vocabulary"; }
    std::string_view usage() const override { return "[GAME]"; }
    Message purpose() const override {
        return "Prints the reference of card and deck files: everything that a card can say.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"GAME", "The game whose cards they are; without one, the first there is."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        Message mistake = arguments.mistake();
        if (mistake.empty() && arguments.rest().size() > 1)
            mistake = "Name one game.";
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        const std::string id =
            arguments.rest().empty() ? std::string{allGames().front()->id} : arguments.rest().front();
        const Game* game = findGame(id);
        if (game == nullptr) {
            streams.err << noSuchGame(id).in(streams.language) << '\n';
            return 2;
        }
        streams.out << cardReference(*game);
        return 0;
    }
};

} // namespace

std::unique_ptr<Command> vocabularyCommand() {
    return std::make_unique<VocabularyCommand>();
}

} // namespace takujo
