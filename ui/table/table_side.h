#pragma once

#include "ui/table/zone_item.h"

#include <QObject>

namespace takujo {

class TableScene;

/// All zones of one player, or those that belong to nobody, as screen readers find them on the table. On the
/// screen it is only where they lie.
class TableSide : public QObject {
    Q_OBJECT

public:
    TableSide(const TableScene& scene, Player player, QObject* parent);

    Player player() const { return player_; }
    std::vector<ZoneItem*> zones() const;
    QString name() const;
    /// Whether it is for this player to decide, and what the player has beside cards.
    QString description() const;
    QRectF rect() const;

private:
    const TableScene* scene_;
    Player player_;
};

} // namespace takujo
