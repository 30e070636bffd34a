#pragma once

#include "ui/table/keyboard_walk.h"
#include "ui/table/table_item.h"

#include <QObject>
#include <QPointF>
#include <QPointer>

#include <vector>

namespace takujo {

class TableScene;

/// Where the keyboard stands on the table, and how it goes on from there. It is never lost: if its card goes
/// away, it stands on a neighbour.
class TableCursor : public QObject {
    Q_OBJECT

public:
    explicit TableCursor(TableScene& scene, QObject* parent = nullptr);

    /// The item that it stands on; none before a key has been used, or after the mouse has.
    TableItem* item() const;
    bool isInUse() const { return inUse_; }
    /// None: the mouse is used again.
    void set(TableItem* item);
    /// Its ring is there only while the table has the keyboard.
    void setShown(bool shown);
    bool isShown() const { return shown_; }

    /// Stands somewhere of use if it stands nowhere.
    void enter();
    void move(Direction direction);
    /// To the first or the last card of the place it is in.
    void toEndOfPlace(bool last);
    /// Goes to the next or the previous item that can be used. False if there is none further on.
    bool toUsable(bool next);
    /// Goes to a zone: to a card there that can be used, else to its first card, or to the zone itself.
    bool toZone(ZoneId zone);
    /// The table has changed.
    void follow();
    /// The match is another one.
    void forget();

signals:
    void moved(takujo::TableItem* item);

private:
    bool canStandOn(const TableItem* item) const;
    void standBeside();
    bool moveInFan(Direction direction);
    TableItem* usableBeside(const std::vector<TableItem*>& walk) const;

    TableScene* scene_;
    QPointer<TableItem> item_;
    ZoneId zone_;           ///< where it stood
    std::size_t place_ = 0; ///< among those of the zone
    Player viewer_ = Player::nobody;
    bool inUse_ = false;
    bool shown_ = true;
    bool chose_ = false; ///< the question before this one was a choice, too
};

} // namespace takujo
