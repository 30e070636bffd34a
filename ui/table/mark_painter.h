#pragma once

#include "ui/table/marks.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QIcon>
#include <QPainter>
#include <QRectF>

namespace takujo {

/// How far marks reach beyond a card.
inline constexpr qreal marksReach = 12;

/// Paints what the moment says about a card around and on it: edge, ring and circle, order, amount, focus.
/// Each has a shape of its own, so that none is known by its colour alone. `card` is upright, in the
/// painter's coordinates.
void paintMarks(QPainter& painter, const QRectF& card, const CardMarks& marks, const Palette& palette,
                bool isAside);

/// The colour of what can be chosen.
QColor choiceColour(const Palette& palette);

/// The ring of the card or zone that has the keyboard.
/// On a back at whose face the viewer may look: a tint, and an eye.
void paintReadable(QPainter& painter, const QRectF& card, const Palette& palette);
void paintFocus(QPainter& painter, const QRectF& rect, qreal corner, const Palette& palette);

/// A picture of the card with its marks, for lists; the card is that wide, the picture larger all around.
QIcon markedCard(CardRenderer& renderer, const CardLook& look, const CardMarks& marks, const Palette& palette,
                 int width, qreal ratio, bool faded = false);
QSize markedCardSize(int width);

} // namespace takujo
