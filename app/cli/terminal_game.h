#pragma once

#include "app/cli/command.h"
#include "app/cli/lesson_teacher.h"
#include "app/cli/terminal_bots.h"
#include "engine/files/words/words_file.h"
#include "engine/match/saves/autosave.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace takujo {

/// How a terminal begins a game.
struct TerminalStart {
    std::unique_ptr<Match> match;
    std::optional<std::filesystem::path> autosave; ///< written after every answer
    std::optional<std::filesystem::path> loaded;   ///< the saved game that this one continues
    LessonTeacher* teacher = nullptr;              ///< for a lesson: the game is its chapter
    TerminalBots bots = {};                        ///< who plays instead of people
};

/// Plays a whole game in a terminal: board, question, numbered answers, one line of input each. Returns the
/// exit status.
int playInTerminal(TerminalStart start, const Words& words, Language language, Streams streams);

} // namespace takujo
