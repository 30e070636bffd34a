#pragma once

#include "engine/core/ids.h"

#include <QGraphicsObject>
#include <QString>

namespace takujo {

/// Something on the table that can be pointed at, by mouse, keyboard or screen reader: a card or a zone.
class TableItem : public QGraphicsObject {
    Q_OBJECT

public:
    enum { Type = UserType + 1 };
    int type() const override { return Type; }

    virtual ZoneId zone() const = 0;
    /// Its outline without marks, in its own coordinates.
    virtual QRectF face() const = 0;

    bool hasCursor() const { return hasCursor_; }
    /// The keyboard stands on it.
    void setCursorHere(bool here);

    /// For screen readers: what it is, and what can be done with it.
    const QString& accessibleName() const { return accessibleName_; }
    const QString& accessibleDescription() const { return accessibleDescription_; }
    void describe(const QString& name, const QString& description);
    /// Whether a click on it would answer something.
    virtual bool isChoosable() const { return false; }
    virtual bool isChosen() const { return false; }

protected:
    using QGraphicsObject::QGraphicsObject;

private:
    bool hasCursor_ = false;
    QString accessibleName_;
    QString accessibleDescription_;
};

} // namespace takujo
