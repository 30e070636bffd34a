#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace takujo {

/// Ways for arrows over a table on which there is something to read: straight on where nothing is in the way,
/// else along the gaps between what lies there. All places are pixels of the table.
class WayFinder {
public:
    struct Obstacle {
        QRectF rect;
        qreal weight = 0; ///< how much longer a pixel over it counts than one over free ground
        friend bool operator==(const Obstacle&, const Obstacle&) = default;
    };
    /// Where a way may begin or end, and which way it leaves what it touches there: a step of 1 along an
    /// axis.
    struct End {
        QPointF at;
        QPointF out;
    };

    WayFinder(QRectF room, std::vector<Obstacle> obstacles);

    /// The length of a way, with what it costs to cross what lies there.
    qreal costOf(const std::vector<QPointF>& way) const;
    /// The cheapest way along both axes, corner by corner; empty if there is no beginning or no end.
    std::vector<QPointF> alongGaps(const std::vector<End>& from, const std::vector<End>& to) const;

    static constexpr qreal headRoom = 16; ///< how far a way goes straight on before it ends

private:
    qreal weightAt(QPointF point) const;

    /// An obstacle as it is looked at, some hundred thousand times for one way.
    struct Ground {
        qreal left, right, top, bottom, weight;
    };

    QRectF room_;
    std::vector<Obstacle> obstacles_;
    std::vector<Ground> grounds_;
};

/// Places in the middle of the four edges of a rectangle.
std::vector<WayFinder::End> endsAround(const QRectF& rect);

/// The place for a rectangle of that size that is nearest to `by`: `clear` counts how much of what lies there
/// it would hide, and is 0 where that is nothing.
struct PlaceFound {
    QRectF rect;
    qreal hidden = 0;   ///< weighted pixels of what lies below it
    qreal distance = 0; ///< from what it is about, in pixels
};
/// `frames` are outlines which the place may lie in or out of, but not across.
PlaceFound freePlace(const QRectF& room, const QSizeF& size, const QRectF& by,
                     const std::vector<WayFinder::Obstacle>& obstacles, const std::vector<QRectF>& frames);

} // namespace takujo
