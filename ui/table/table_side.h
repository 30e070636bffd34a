#pragma once

#include "ui/table/zone_item.h"

#include <QObject>

namespace takujo {

class TableScene;

/// Shows screen readers all zones of one player, or those that belong to nobody, as one part of the table. It
/// is not painted.
class TableSide : public QObject {
    Q_OBJECT

public:
    TableSide(const TableScene& scene, Player player, QObject* parent);

    Player player() const { return player_; }
    std::vector<ZoneItem*> zones() const;
    QString name() const;
    /// Whether this player has to decide, and the player's numbers beside the cards.
    QString description() const;
    QRectF rect() const;

private:
    const TableScene* scene_;
    Player player_;
};

} // namespace takujo
