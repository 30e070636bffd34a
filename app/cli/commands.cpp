#include "app/cli/command.h"

#include <algorithm>
#include <exception>
#include <ostream>
#include <utility>

namespace takujo {

std::vector<std::unique_ptr<Command>> allCommands() {
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(playCommand());
    commands.push_back(replayCommand());
    commands.push_back(textCommand());
    commands.push_back(readCommand());
    commands.push_back(lintCommand());
    commands.push_back(scenarioCommand());
    commands.push_back(simulateCommand());
    commands.push_back(matchupCommand());
    commands.push_back(mergeCommand());
    commands.push_back(compareCommand());
    commands.push_back(tuneCommand());
    commands.push_back(coverageCommand());
    commands.push_back(vocabularyCommand());
    return commands;
}

namespace {

void help(std::ostream& out, Language language) {
    out << Message{"takujo-cli: the rules tabletop without a window."}.in(language) << "\n\n";
    for (const auto& command : allCommands())
        out << "  takujo-cli " << command->name() << ' ' << command->usage() << "\n      "
            << command->purpose().in(language) << "\n";
    out << '\n'
        << Message{"'takujo-cli COMMAND --help' tells what a command takes."}.in(language) << '\n'
        << Message{"With --language ja, every command speaks Japanese."}.in(language) << '\n';
}

/// A wrong value is told by the command itself.
Language languageIn(const std::vector<std::string>& arguments) {
    const auto option = std::ranges::find(arguments, "--language");
    const bool isJapanese = option != arguments.end() && option + 1 != arguments.end() && option[1] == "ja";
    return isJapanese ? Language::ja : Language::en;
}

} // namespace

void tellUsage(const Message& mistake, const Command& command, Streams streams) {
    streams.err << mistake.in(streams.language) << '\n'
                << Message{"usage: {call}",
                           "takujo-cli " + std::string{command.name()} + " " + std::string{command.usage()}}
                       .in(streams.language)
                << '\n';
}

namespace {

std::unique_ptr<Command> commandOf(std::string_view name) {
    for (auto& command : allCommands())
        if (command->name() == name)
            return std::move(command);
    return nullptr;
}

int tellUnknown(const std::string& name, Streams streams) {
    streams.err << Message{"takujo-cli: there is no command {command}. 'takujo-cli help' lists them.",
                           shown(name)}
                       .in(streams.language)
                << '\n';
    return 2;
}

/// `help`, or `help COMMAND` for its page.
int helpAbout(const std::vector<std::string>& arguments, Streams streams) {
    const bool isNamed = arguments.size() > 1 && !arguments[1].starts_with("--");
    if (!isNamed) {
        help(streams.out, streams.language);
        return 0;
    }
    const auto command = commandOf(arguments[1]);
    if (command == nullptr)
        return tellUnknown(arguments[1], streams);
    printHelp(*command, streams);
    return 0;
}

int runNamed(const std::vector<std::string>& arguments, Streams streams) {
    if (arguments.empty()) {
        help(streams.err, streams.language);
        return 2;
    }
    if (arguments.front() == "--help" || arguments.front() == "help")
        return helpAbout(arguments, streams);
    const auto command = commandOf(arguments.front());
    if (command == nullptr)
        return tellUnknown(arguments.front(), streams);
    if (std::ranges::find(arguments, "--help") != arguments.end()) {
        printHelp(*command, streams);
        return 0;
    }
    return runGuarded(*command, {arguments.begin() + 1, arguments.end()}, streams);
}

} // namespace

int runGuarded(Command& command, const std::vector<std::string>& arguments, Streams streams) {
    try {
        return command.run(arguments, streams);
    } catch (const std::exception& fault) {
        std::string call = "takujo-cli " + std::string{command.name()};
        for (const std::string& argument : arguments)
            call += " " + argument;
        streams.out.flush(); // what was told before comes first
        streams.err << Message{"The program has a mistake and can't carry this out: {reason}. Files are as "
                               "they were. Please report it with the call: {call}",
                               std::string{fault.what()}, call}
                           .in(streams.language)
                    << '\n';
        return 3;
    }
}

int runCommandLine(const std::vector<std::string>& arguments, Streams streams) {
    streams.language = languageIn(arguments);
    const int status = runNamed(arguments, streams);
    streams.out.flush(); // a full disk may be told only now
    if (streams.out)
        return status;
    streams.err << Message{"Not everything could be written to the output, so it is cut off. Free some disk "
                           "space, or send it elsewhere."}
                       .in(streams.language)
                << '\n';
    return status == 0 ? 1 : status;
}

} // namespace takujo
