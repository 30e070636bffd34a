// The table of a game that is watched with both hands open.

#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/session/game_data.h"
#include "ui/session/open_layout.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

class TestOpenLayout : public QObject {
    Q_OBJECT

private slots:
    static void whatAPlayerMayDoOnceHasRoomForTwoLines();
};

/// Where letters are large for a small table, one badge lies below the other, over nothing else.
void TestOpenLayout::whatAPlayerMayDoOnceHasRoomForTwoLines() {
    int games = 0;
    for (const Game* game : allGames()) {
        const TableLayout closed = *loadGameData(*game)->layout;
        const TableLayout open = openLayout(closed);
        const LayoutRect& uses = open.uses.far;
        if (uses.height == 0 || game->hidden)
            continue;
        ++games;
        QVERIFY2(uses.height >= 2 * closed.uses.far.height, std::string{game->id}.c_str());
        QVERIFY(uses.y >= open.table.y);
        for (const LayoutZone& zone : open.zones) {
            const bool isApart = zone.far.x >= uses.x + uses.width || zone.far.x + zone.far.width <= uses.x ||
                                 zone.far.y >= uses.y + uses.height || zone.far.y + zone.far.height <= uses.y;
            QVERIFY2(!zone.onTable || isApart, std::string{zone.word}.c_str());
        }
    }
    QVERIFY(games > 0);
}

TAKUJO_TEST(TestOpenLayout)
#include "test_open_layout.moc"
