#pragma once

#include "app/cli/command.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <sstream>
#include <string>
#include <vector>

namespace takujo {

// Runs commands in the test's process.

/// The result of a command line.
struct CommandRun {
    int status = -1;
    QString out;
    QString err;

    QStringList lines() const { return out.split('\n', Qt::SkipEmptyParts); }
    QString lastLine() const { return lines().isEmpty() ? QString{} : lines().last(); }
};

/// Runs takujo-cli in this process.
inline CommandRun run(const std::vector<std::string>& arguments, const std::string& input = {}) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    CommandRun result;
    result.status = runCommandLine(arguments, {in, out, err});
    result.out = QString::fromStdString(out.str());
    result.err = QString::fromStdString(err.str());
    return result;
}

/// Plays in the terminal; by default always the same game.
inline CommandRun play(const std::string& input, std::vector<std::string> more = {"--seed", "1"}) {
    std::vector<std::string> arguments{"play", "--game", "fftcg"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, input);
}

/// Goes first and keeps both hands: to the first main phase.
inline const std::string toMainPhase = "1\n1\n1\n";

/// Returns what is printed in answer to the last lines of input.
inline QString answerTo(const std::string& before, const std::string& line) {
    const QString without = play(before).out;
    const QString with = play(before + line + "\n").out;
    // The first ends after a prompt with "> " and a line break; the second goes on where the prompt stands.
    const qsizetype common = without.size() - 1;
    return with.mid(common, with.size() - common - 3); // without the prompt and the line break at its end
}

} // namespace takujo
