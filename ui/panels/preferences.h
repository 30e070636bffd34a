#pragma once

#include "engine/core/localized_text.h"
#include "engine/match/company.h"
#include "ui/theme/palette.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace takujo {

/// What the user has chosen for good. Kept by the system, between sessions.
class Preferences {
public:
    static std::optional<Language> language();
    static void setLanguage(Language language);
    static std::optional<Brightness> brightness();
    static void setBrightness(Brightness brightness);
    static bool movement();
    static void setMovement(bool on);
    static bool sidePanel();
    static void setSidePanel(bool shown);
    static bool turnTable();
    static void setTurnTable(bool on);
    static QByteArray geometry();
    static void setGeometry(const QByteArray& geometry);
    /// Where a game was saved or opened last; empty at first.
    static QString saveFolder();
    static void setSaveFolder(const QString& folder);
    /// The names players gave themselves last, and the decks they took.
    static QString lastName(int player);
    static void setLastName(int player, const QString& name);
    /// Their colours, which differ.
    static std::array<PlayerColour, 2> playerColours();
    static void setPlayerColours(const std::array<PlayerColour, 2>& colours);
    /// Who sat at the screen last.
    static Company company();
    static void setCompany(Company company);
    static QString lastDeck(const QString& game, int player);
    static void setLastDeck(const QString& game, int player, const QString& deck);
    /// At which moments of that game the player is asked (`stopWords`); none if the player has never said so.
    static std::optional<QStringList> stops(const QString& game, int player);
    static void setStops(const QString& game, int player, const QStringList& words);
};

} // namespace takujo
