#pragma once

#include "engine/files/layouts/layout_file.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace takujo {

/// Where a card lies: its middle, its size when upright, how far it is turned.
struct Placement {
    QPointF centre;
    QSizeF size;
    qreal turned = 0;

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// A card that wants to lie in a zone. `ease` moves it towards the other player, in parts of its height;
/// `beside` is how much room it needs at its right for what lies under it, in parts of its width; at its
/// left, if it is less than nought.
struct SpreadCard {
    bool aside = false;
    qreal ease = 0;
    qreal beside = 0;
};

/// How far a card turns when it is turned sideways.
inline constexpr qreal asideAngle = 90;

/// What can be seen of a card in a column on which another one lies.
QRectF headOfColumn(const QRectF& card);

/// Lays cards out in a rectangle. When they do not fit they overlap first, then shrink.
std::vector<Placement> spreadCards(Spread spread, const QRectF& room, const std::vector<SpreadCard>& cards,
                                   QSizeF cardSize);

} // namespace takujo
