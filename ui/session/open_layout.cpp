#include "ui/session/open_layout.h"

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
        if (layout.uses.far.height > 0) { // beside it, where there is as much room now
            layout.uses.far.y -= more;
            layout.uses.far.height += more;
        }
        // All of it is smaller now, but not the sentence above the near hand: it takes from the hand's room,
        // or else it would lie over what is in play.
        constexpr int lower = 10;
        zone.near.y += lower;
        zone.near.height -= lower;
        zone.card -= lower * 63 / 88;
        layout.prompt.y += lower;
    }
    return layout;
}

} // namespace takujo
