#pragma once

#include "engine/match/seating.h"
#include "ui/theme/palette.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace takujo {

/// All that the window remembers from one day to the next without being told to. Choices that users make for
/// good are settings (ui/settings).
class Preferences {
public:
    /// Nobody has used the window here, and it has not asked what they know.
    static bool isFirstStart();
    static void setWelcomed();
    static QByteArray geometry();
    static void setGeometry(const QByteArray& geometry);
    /// Where a game was saved or opened last; empty at first.
    static QString saveFolder();
    static void setSaveFolder(const QString& folder);
    /// Files that were saved or opened lately, the newest first.
    static QStringList recentGames();
    static void addRecentGame(const QString& file);
    static void forgetRecentGame(const QString& file);
    /// The names players gave themselves last, and the decks they took.
    static QString lastName(int player);
    static void setLastName(int player, const QString& name);
    /// The colours that they have picked by hand, which differ; blue and crimson if they have not.
    static std::array<PlayerColour, 2> playerColours();
    static void setPlayerColours(const std::array<PlayerColour, 2>& colours);
    static bool picksColours();
    static void forgetPlayerColours();
    /// Who sat at the screen last.
    static Seating seating();
    static void setSeating(Seating seating);
    /// As which bot the computer played last.
    static BotChoice bot();
    static void setBot(const BotChoice& bot);
    /// Whether that list of cards was shown as pictures last.
    static bool showsPictures(const QString& list);
    static void setShowsPictures(const QString& list, bool shows);
    /// How a series of games stood before the game in that file, in words of ui/games/series; empty if it
    /// belongs to none. Only the last series is remembered.
    static QString series(const QString& file);
    static void setSeries(const QString& file, const QString& standing);
    /// What the clock of the game in that file showed (ui/session/chess_clock.h); empty if it has none. Only
    /// the last game with a clock is remembered.
    static QString clock(const QString& file);
    static void setClock(const QString& file, const QString& clock);
    /// The series and the clock of the game in that file; another game is kept there from now on.
    static void forgetGame(const QString& file);
    /// How many minutes each player had when a game was begun last; 0: there was no clock.
    static int clockMinutes();
    static void setClockMinutes(int minutes);
    /// Whether what a game is seldom begun with was open last.
    static bool showsMoreOptions();
    static void setShowsMoreOptions(bool shows);
    /// The game that was last chosen or played, by its id; empty at first.
    static QString lastGame();
    static void setLastGame(const QString& game);
    /// The format that a game was last begun in, as its word; empty at first.
    static QString lastFormat(const QString& game);
    static void setLastFormat(const QString& game, const QString& format);
    static QString lastDeck(const QString& game, int player);
    static void setLastDeck(const QString& game, int player, const QString& deck);
    /// At which moments of that game the player is asked (`stopWords`); none if the player has never said so.
    static std::optional<QStringList> stops(const QString& game, int player);
    static void setStops(const QString& game, int player, const QStringList& words);
};

} // namespace takujo
