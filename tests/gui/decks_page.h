#pragma once

#include "engine/games/registry.h"
#include "tests/gui/words_of_games.h"

#include <QListWidget>
#include <QTest>

// The page of decks on the start page, and deck files of the first game.

inline const takujo::Game& firstGame() {
    return *takujo::allGames().front();
}

/// Returns the folder in which a user's decks of the first game are found.
inline QString folderOfDecks(const QString& home) {
    return home + QStringLiteral("/takujo/cardsets/") + takujo::qt(firstGame().id) + QStringLiteral("/decks");
}

/// Returns a deck file of the first game; its cards begin in line 6.
inline QByteArray deckFile(const QByteArray& id, const QByteArray& name, const QByteArray& lines) {
    const auto text = [](std::string_view word) {
        return QByteArray{word.data(), static_cast<qsizetype>(word.size())};
    };
    return "deck: " + id + "\ngame: " + text(firstGame().id) +
           "\nformat: " + text(firstGame().formats.front()) + "\nname: " + name + '\n' +
           text(firstGame().deckWords().key(0)) + ":\n" + lines;
}

inline void openDecks(TableDriver& driver) {
    driver.click(driver.widget(QStringLiteral("way-decks")));
}

/// Returns the rows of the list: decks, games, unreadable files.
inline QStringList rowsOfDecks(const TableDriver& driver) {
    QStringList result;
    const auto* list = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("decks")));
    for (int i = 0; list != nullptr && i < list->count(); ++i)
        result << list->item(i)->text();
    return result;
}

/// Clicks the row whose text contains that.
inline void chooseRow(TableDriver& driver, const QString& text) {
    auto* list = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("decks")));
    QVERIFY(list != nullptr);
    for (int i = 0; i < list->count(); ++i)
        if (list->item(i)->text().contains(text)) {
            list->scrollToItem(list->item(i));
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualItemRect(list->item(i)).center());
            driver.settle();
            return;
        }
    QFAIL(qPrintable(text + QStringLiteral(" is not among ") + rowsOfDecks(driver).join(QLatin1Char(','))));
}
