#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace takujo {

// The command line of the window's program.

/// What the program says on the command line, in its language.
struct ProgramWords {
    Q_DECLARE_TR_FUNCTIONS(ProgramWords)
};

/// Returns the language of `--language`, else the system's.
Language languageOf(int count, char** arguments);

/// What the command line asks for.
struct ProgramOptions {
    std::optional<QString> game;
    QStringList decks;
    std::optional<std::uint64_t> seed;
    std::optional<Language> language;
    std::optional<Brightness> brightness;
    std::optional<QString> screenshot;
    std::optional<int> turn;         ///< play until then without asking anybody
    std::optional<QString> page;     ///< of the side panel
    std::optional<QString> scenario; ///< file of a scenario that is shown at its beginning
    QSize size;

    /// Whether a game begins at once.
    bool startsGame() const { return game || !decks.isEmpty() || seed || screenshot || turn || scenario; }
};

/// Reads the command line of the running application. A mistake is put into `problem` as a sentence, and
/// nothing is read.
std::optional<ProgramOptions> readOptions(const QStringList& arguments, QString& problem);

/// Returns `--scale`, which must be known before there is an application. None if it is not given; `problem`
/// if it is wrong.
std::optional<double> scaleOf(int count, char** arguments, QString& problem);

} // namespace takujo
