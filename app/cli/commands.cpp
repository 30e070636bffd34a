#include "app/cli/command.h"

#include <iomanip>
#include <ostream>

namespace takujo {

std::vector<std::unique_ptr<Command>> allCommands() {
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(playCommand());
    commands.push_back(replayCommand());
    commands.push_back(textCommand());
    commands.push_back(lintCommand());
    commands.push_back(scenarioCommand());
    commands.push_back(simulateCommand());
    commands.push_back(coverageCommand());
    commands.push_back(vocabularyCommand());
    return commands;
}

namespace {

void help(std::ostream& out) {
    out << "takujo-cli: the rules tabletop without a window.\n\n";
    for (const auto& command : allCommands())
        out << "  takujo-cli " << command->name() << ' ' << command->usage() << "\n      "
            << command->purpose() << "\n";
}

} // namespace

int runCommandLine(const std::vector<std::string>& arguments, Streams streams) {
    if (arguments.empty() || arguments.front() == "--help" || arguments.front() == "help") {
        help(arguments.empty() ? streams.err : streams.out);
        return arguments.empty() ? 2 : 0;
    }
    for (const auto& command : allCommands())
        if (command->name() == arguments.front())
            return command->run({arguments.begin() + 1, arguments.end()}, streams);
    streams.err << "takujo-cli: there is no command '" << arguments.front()
                << "'. 'takujo-cli help' lists them.\n";
    return 2;
}

} // namespace takujo
