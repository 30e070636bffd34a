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
    int level = 0; ///< among cards of one spread that overlap: what is higher lies on top

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// A card that wants to lie in a zone. `ease` moves it towards the other player, in parts of its height;
/// `beside` is the room at its right for the cards under it, in parts of its width; less than nought: at its
/// left.
struct SpreadCard {
    bool aside = false;
    qreal ease = 0;
    qreal beside = 0;
    /// It lies sideways, and all that matters stands at its right end: another card may cover its left.
    bool headRight = false;
};

/// Between the cards of a row, in card widths, where there is room.
inline constexpr qreal gapBetweenCards = 0.16;
/// How far a card turns when it is turned sideways.
inline constexpr qreal asideAngle = 90;
/// How far one turns that stands on its head.
inline constexpr qreal upsideDownAngle = 180;

/// The part of a card in a column that can still be seen when another card lies on it.
QRectF headOfColumn(const QRectF& card);

/// Lays cards out in a rectangle. When they do not fit they overlap first, then shrink.
std::vector<Placement> spreadCards(Spread spread, const QRectF& room, const std::vector<SpreadCard>& cards,
                                   QSizeF cardSize);

/// How much of the first card's right side the next one covers, in percent of its width. In coarse steps, so
/// that cards of a row have few faces to be drawn.
int coveredBy(const Placement& card, const Placement& next);

} // namespace takujo
