#pragma once

#include "tests/unit/app/command_run.h"
#include "tests/unit/match/saved_games.h"

#include <filesystem>

namespace takujo {

// The content of a game's file after a command, and what the command showed last.

inline QString textIn(const std::filesystem::path& file) {
    return QString::fromStdString(contentOf(file));
}

inline QString lastBoard(const QString& out) {
    return out.mid(out.lastIndexOf("\n---"));
}

inline std::size_t stepsIn(const std::filesystem::path& file) {
    Findings findings;
    const auto saved = readSave(file, scenarioGame, findings);
    if (!saved)
        qFatal("%s", findings.toText().c_str());
    return saved->steps.size();
}

} // namespace takujo
