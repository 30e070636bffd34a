#pragma once

#include "engine/games/registry.h"

#include <QTest>

/// Adds a row for each game of the start page: `game` is its index in the list there.
inline void addGames() {
    QTest::addColumn<int>("game");
    int place = 0;
    for (const takujo::Game* game : takujo::allGames())
        if (!game->hidden)
            QTest::newRow(game->id.data()) << place++;
}

/// The same for the first and the last of them alone: for what is much the same in all games. One has a stack
/// and priority, the other is the newest.
inline void addTwoGames() {
    QTest::addColumn<int>("game");
    const takujo::Game* last = nullptr;
    int shown = 0;
    for (const takujo::Game* game : takujo::allGames())
        if (!game->hidden) {
            if (shown++ == 0)
                QTest::newRow(game->id.data()) << 0;
            last = game;
        }
    if (shown > 1)
        QTest::newRow(last->id.data()) << shown - 1;
}
