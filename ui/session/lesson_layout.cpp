#include "ui/session/lesson_layout.h"

namespace takujo {

namespace {

/// For a line with the buttons, and two or three lines of words; and for a question that is higher than its
/// place where the table is small.
constexpr int room = 94;
constexpr int nearer = 4; ///< to what is in play than a question is
constexpr int edge = 8;

} // namespace

TableLayout lessonLayout(TableLayout layout) {
    const int from = layout.prompt.y;
    const auto makeRoom = [from](LayoutRect& place) {
        if (place.height > 0 && place.y >= from)
            place.y += room;
    };
    layout.table.height += room;
    for (LayoutZone& zone : layout.zones) {
        makeRoom(zone.near);
        for (LayoutRow& row : zone.rows)
            makeRoom(row.near);
    }
    for (LayoutRect* place :
         {&layout.nearPlayer, &layout.nearValues, &layout.uses.near, &layout.gauges.near, &layout.prompt})
        makeRoom(*place);
    return layout;
}

LayoutRect placeOfLessonWords(const TableLayout& layout) {
    return {layout.table.x + edge, layout.prompt.y - room - nearer, layout.table.width - 2 * edge,
            room + nearer};
}

} // namespace takujo
