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

} // namespace takujo
