#pragma once

#include "ui/theme/card_drawings.h"
#include "ui/theme/card_look.h"

#include <QRectF>

class QPainter;

namespace takujo {

/// A keyword or a flag as letters or a glyph in a circle.
void drawSign(QPainter& painter, CardDrawings& drawings, const LookSign& sign, const QRectF& circle,
              const QColor& ring);

/// Signs from the left, in rows that grow upwards from the bottom of the room; gives the width of the lowest
/// row.
double drawSigns(QPainter& painter, CardDrawings& drawings, const std::vector<LookSign>& signs,
                 const QRectF& room, double diameter, const QColor& ring);

/// As many of them as that height has rows for. The last sign counts those for which there is no room.
std::vector<LookSign> fittingSigns(std::vector<LookSign> signs, double width, double diameter, double height);

/// The height of those rows.
double signsHeight(std::size_t count, double width, double diameter);

/// The glyphs of the frame's colours on dark tiles, from the right.
void drawGlyphTiles(QPainter& painter, CardDrawings& drawings, const std::vector<LookBand>& bands,
                    const QRectF& room);

/// Something that is true of the card now: damage, what it is doing.
struct StatusBadge {
    QString text;
    QColor ground;
    QColor ink;
    bool hit = false; ///< shown behind the sign of a blow, so that it is not taken for a number of the card
};
/// Chips from the left, in rows that grow upwards from the bottom of the room. Those that would stand above
/// `top` are counted in a last one.
void drawChips(QPainter& painter, const std::vector<StatusBadge>& chips, const QRectF& room, double height,
               double top);

} // namespace takujo
