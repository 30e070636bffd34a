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

/// What the program says on the command line, in the language that it speaks.
struct ProgramWords {
    Q_DECLARE_TR_FUNCTIONS(ProgramWords)
};

/// The language that `--language` asks for, else the system's.
Language languageOf(int count, char** arguments);

/// What was asked for on the command line.
struct ProgramOptions {
    std::optional<QString> game;
    QStringList decks;
    std::optional<std::uint64_t> seed;
    std::optional<Language> language;
    std::optional<Brightness> brightness;
    std::optional<QString> screenshot;
    std::optional<int> turn;         ///< play until then without being asked
    std::optional<QString> page;     ///< of the side panel
    std::optional<QString> scenario; ///< the file of one that is shown where it begins
    QSize size;

    /// A game begins at once.
    bool startsGame() const { return game || !decks.isEmpty() || seed || screenshot || turn || scenario; }
};

/// Reads the command line of the running application. What is wrong with it is a sentence, and nothing is
/// read.
std::optional<ProgramOptions> readOptions(const QStringList& arguments, QString& problem);

/// `--scale` must be known before there is an application. None where it is not given; `problem` where it is
/// wrong.
std::optional<double> scaleOf(int count, char** arguments, QString& problem);

} // namespace takujo
