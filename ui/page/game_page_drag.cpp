// A card that is being dragged, also out over the panel beside the table, and where it may be let go.

#include "ui/page/game_page.h"
#include "ui/theme/text.h"

namespace takujo {

void GamePage::carry(const CardItem& card) {
    const Marks marks = interaction_.marks();
    const ObjectId over = view_->carriedOver();
    const auto target = marks.cards.find(over);
    considerTarget(card.object(), over, target != marks.cards.end() && target->second.target);
    QRect place;
    for (const ZoneId zone : marks.places)
        if (!view_->table().plan().isOnTable(zone) && side_->stack().isVisible())
            place = {side_->stack().mapTo(this, QPoint{}), side_->stack().size()};
    const QPoint corner = view_->viewport()->mapTo(this, QPoint{});
    const QSizeF size = card.cardSize();
    const QPointF middle = QPointF{view_->mapFromScene(card.pos())} + QPointF{corner};
    drag_->carry(card.look(), {middle - QPointF{size.width() / 2, size.height() / 2}, size}, card.isAside(),
                 place);
}

ZoneId GamePage::placeBeside(QPoint onScreen) const {
    const StackStrip& stack = side_->stack();
    if (!stack.isVisible() || !stack.rect().contains(stack.mapFromGlobal(onScreen)))
        return {};
    const auto& specs = session_->match().game().tables.zones;
    for (const ZoneView& zone : session_->view().zones)
        if (const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
            layout != nullptr && layout->role == ZoneRole::stack)
            return zone.zone;
    return {};
}

void GamePage::pointOutPlaces(ObjectId object, const std::vector<ZoneId>& places) {
    QStringList names;
    const SpokenMatch spoken = session_->spoken();
    for (const ZoneId place : places) {
        const QString name = qt(spoken.zone(place.kind));
        const QString whose =
            place.player == Player::nobody ? name : tr("%1 of %2").arg(name, qt(spoken.player(place.player)));
        if (!names.contains(whose))
            names << whose;
    }
    tellNear(object,
             {{names.isEmpty() ? tr("Click it to choose it.")
                               : tr("Let go of it on a lit place: %1.").arg(names.join(QStringLiteral(", "))),
               {}}});
}

} // namespace takujo
