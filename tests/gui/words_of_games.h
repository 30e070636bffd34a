#pragma once

#include "tests/gui/table_driver.h"
#include "ui/session/game_data.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QTest>

#include <algorithm>

// Takes what a test says about a game from the game: a test of the window names no zone, phase, deck or card
// of a game.

/// Returns the game at the table; on the start page, the one chosen there.
inline const takujo::GameData& gameOf(const TableDriver& driver) {
    const auto& games = dynamic_cast<const takujo::MainWindow&>(driver.window()).games();
    const QString name = driver.textOf(QStringLiteral("game"));
    for (const auto& game : games)
        for (const takujo::Language language : {takujo::Language::en, takujo::Language::ja})
            if (takujo::qt(game->words.text("game", "name", language)) == name)
                return *game;
    const auto* choice = qobject_cast<const QComboBox*>(driver.widget(QStringLiteral("game-choice")));
    return *games.at(choice == nullptr ? 0 : static_cast<std::size_t>(choice->currentIndex()));
}

/// Returns a word of that game with a capital letter, in English.
inline QString wordOf(const TableDriver& driver, std::string_view section, std::string_view key) {
    QString word = takujo::qt(gameOf(driver).words.text(section, key, takujo::Language::en));
    word[0] = word[0].toUpper();
    return word;
}

/// Returns the names of the zones with that role.
inline QStringList zonesOf(const TableDriver& driver, takujo::ZoneRole role) {
    QStringList names;
    for (const takujo::LayoutZone& zone : gameOf(driver).layout->zones)
        if (zone.role == role)
            names << wordOf(driver, "zones", zone.word);
    return names;
}

/// Returns the zones of both players with that role, in the order of the keyboard.
inline std::vector<TableDriver::Seen> zonesThatAre(const TableDriver& driver, takujo::ZoneRole role) {
    const QStringList names = zonesOf(driver, role);
    std::vector<TableDriver::Seen> result;
    for (const TableDriver::Seen& one : driver.seen())
        if (one.isZone && std::ranges::any_of(names, [&](const QString& name) {
                return one.name.startsWith(name) || one.name.contains(u' ' + name);
            }))
            result.push_back(one);
    return result;
}

/// Clicks a pile whose cards may be looked through. False if nothing opens.
inline bool openPile(TableDriver& driver) {
    const auto piles = zonesThatAre(driver, takujo::ZoneRole::pile);
    if (piles.empty())
        return false;
    driver.click(piles.front());
    return driver.widget(QStringLiteral("zone-viewer")) != nullptr;
}

/// Returns the decks of the library for the game's usual format.
inline std::vector<const takujo::Deck*> usualDecks(const TableDriver& driver) {
    const takujo::GameData& game = gameOf(driver);
    std::vector<const takujo::Deck*> result;
    for (const takujo::Deck& deck : game.library.decks())
        if (deck.format == game.game->formats.front())
            result.push_back(&deck);
    return result;
}

/// Returns their names in English, as the start page lists them.
inline QStringList decksOf(const TableDriver& driver) {
    QStringList names;
    for (const takujo::Deck* deck : usualDecks(driver))
        names << takujo::qt(deck->name.en);
    return names;
}
