#include "ui/table/open_layout.h"

#include <algorithm>

namespace takujo {

TableLayout openLayout(TableLayout layout) {
    constexpr int least = 54; // the width of a card on which a name can be read
    for (LayoutZone& zone : layout.zones) {
        if (zone.role != ZoneRole::hand || !zone.onTable)
            continue;
        zone.farCard = std::max(zone.farCard, least);
        const auto needed = static_cast<decltype(zone.far.height)>(zone.farCard * 88 / 63 + 3);
        const auto more = needed - zone.far.height;
        if (more <= 0)
            continue;
        zone.far.y -= more;
        zone.far.height += more;
        layout.table.y -= more;
        layout.table.height += more;
    }
    return layout;
}

} // namespace takujo
