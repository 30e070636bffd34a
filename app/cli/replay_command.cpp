#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "engine/match/saving.h"

#include <iomanip>
#include <ostream>

namespace takujo {

namespace {

class ReplayCommand : public Command {
public:
    std::string_view name() const override { return "replay"; }
    std::string_view usage() const override { return "FILE"; }
    std::string_view purpose() const override {
        return "Plays a saved game anew and checks the exact hash after every answer.";
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        if (!arguments.mistake().empty() || arguments.rest().size() != 1) {
            streams.err << (arguments.mistake().empty() ? "Name one saved game." : arguments.mistake())
                        << '\n';
            return 2;
        }
        Findings findings;
        const auto loaded = loadGame(arguments.rest().front(), findings);
        findings.print(streams.err);
        if (!loaded)
            return 1;
        if (loaded->divergence) {
            streams.out << toLine(*loaded->divergence) << '\n';
            return 1;
        }
        const auto branches = loaded->match->branches();
        if (branches.size() > 1)
            streams.out << branches.size() << " branches\n";
        streams.out << "replay ok: " << loaded->answers << (loaded->answers == 1 ? " answer" : " answers")
                    << ", hash " << std::hex << std::setw(16) << std::setfill('0')
                    << exactHash(loaded->match->state()) << std::dec << std::setfill(' ') << '\n';
        return 0;
    }
};

} // namespace

std::unique_ptr<Command> replayCommand() {
    return std::make_unique<ReplayCommand>();
}

} // namespace takujo
