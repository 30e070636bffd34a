#pragma once

#include "engine/files/findings/saying.h"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// What the commands read and write, so that tests can look.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Language language = Language::en; ///< what `--language` asks for
};

/// Something that may stand behind a command, and what it is for.
struct ArgumentHelp {
    std::string_view written; ///< "--seed S"
    Saying says;
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
    virtual Saying purpose() const = 0;
    /// All that it takes, besides what every command does.
    virtual std::vector<ArgumentHelp> takes() const = 0;
    /// Returns the exit status: 0 all is well, 1 it is not, 2 the call was not understood. What is thrown is
    /// a mistake of the program: 3.
    virtual int run(const std::vector<std::string>& arguments, Streams streams) = 0;
};

std::unique_ptr<Command> lintCommand();
std::unique_ptr<Command> scenarioCommand();
std::unique_ptr<Command> simulateCommand();
std::unique_ptr<Command> coverageCommand();
std::unique_ptr<Command> playCommand();
std::unique_ptr<Command> replayCommand();
std::unique_ptr<Command> vocabularyCommand();
std::unique_ptr<Command> textCommand();

/// The page that `takujo-cli COMMAND --help` prints.
void printHelp(const Command& command, Streams streams);

/// Why a call was not understood, and how the command is called.
void tellUsage(const Saying& mistake, const Command& command, Streams streams);

/// Every command, in the order of the help.
std::vector<std::unique_ptr<Command>> allCommands();

/// Runs a command. A mistake of the program is told as a sentence.
int runGuarded(Command& command, const std::vector<std::string>& arguments, Streams streams);

/// Runs the command that the first argument names. Where its output can't be written, that is told, and the
/// status is not 0.
int runCommandLine(const std::vector<std::string>& arguments, Streams streams);

} // namespace takujo
