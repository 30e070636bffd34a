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
