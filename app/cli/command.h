#pragma once

#include "engine/files/findings/message.h"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// The commands of takujo-cli: what each is, which there are, and how one is run.

/// What commands read from and write to, so that tests can look.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Language language = Language::en; ///< as `--language` says
};

/// An argument of a command, and what it is for.
struct ArgumentHelp {
    std::string_view written; ///< "--seed S"
    Message says;
};

/// A command of takujo-cli.
class Command {
public:
    Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    virtual ~Command() = default;

    virtual std::string_view name() const = 0;
    virtual std::string_view usage() const = 0;
    virtual Message purpose() const = 0;
    /// Returns its own arguments, without those of every command.
    virtual std::vector<ArgumentHelp> takes() const = 0;
    /// Returns the exit status: 0 all is well, 1 it is not, 2 the call was not understood. An exception is a
    /// mistake of the program: 3.
    virtual int run(const std::vector<std::string>& arguments, Streams streams) = 0;
};

std::unique_ptr<Command> lintCommand();
std::unique_ptr<Command> scenarioCommand();
std::unique_ptr<Command> simulateCommand();
std::unique_ptr<Command> matchupCommand();
std::unique_ptr<Command> mergeCommand();
std::unique_ptr<Command> compareCommand();
std::unique_ptr<Command> tuneCommand();
std::unique_ptr<Command> coverageCommand();
std::unique_ptr<Command> playCommand();
std::unique_ptr<Command> replayCommand();
std::unique_ptr<Command> vocabularyCommand();
std::unique_ptr<Command> textCommand();
std::unique_ptr<Command> readCommand();

/// Prints the page of `takujo-cli COMMAND --help`.
void printHelp(const Command& command, Streams streams);

/// Prints why a call was not understood, and how to call the command.
void tellUsage(const Message& mistake, const Command& command, Streams streams);

/// Returns every command, in the order of the help.
std::vector<std::unique_ptr<Command>> allCommands();

/// Runs a command. Prints a mistake of the program as a sentence.
int runGuarded(Command& command, const std::vector<std::string>& arguments, Streams streams);

/// Runs the command that the first argument names. If its output cannot be written, says so and returns a
/// status other than 0.
int runCommandLine(const std::vector<std::string>& arguments, Streams streams);

} // namespace takujo
