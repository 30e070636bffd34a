#pragma once

#include "engine/match/view.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/marks.h"
#include "ui/theme/palette.h"

#include <QIcon>
#include <QPainter>
#include <QRectF>

namespace takujo {

/// How far marks reach beyond a card.
inline constexpr qreal marksReach = 12;

/// Paints the marks of a card, on it and around it: edge, ring and circle, order, amount, focus. Each has a
/// shape of its own, so that none is known by its colour alone. `card` is upright, in the painter's
/// coordinates.
void paintMarks(QPainter& painter, const QRectF& card, const CardMarks& marks, const Palette& palette,
                bool isAside);

/// The colour of what can be chosen.
QColor choiceColour(const Palette& palette);

/// Marks a back whose face the viewer may look at: with a tint, and with an eye on the part that is seen. The
/// next card covers so many percent of it, from the right.
void paintReadable(QPainter& painter, const QRectF& card, int covered, const Palette& palette);
/// The ring of the card or zone that has the keyboard.
void paintFocus(QPainter& painter, const QRectF& rect, qreal corner, const Palette& palette);

/// A card of a list.
struct ListedCard {
    CardLook look;
    CardMarks marks;
    bool isFaded = false;
    /// On the table it shows its back; in the list its face lies upon that back, with an eye at the edge.
    bool isReadableBack = false;
    std::uint8_t back = 0;
};
/// The card as a list has it, for the session's viewer.
ListedCard listed(CardLook look, const CardView& card, const CardMarks& marks);
/// A picture of it with its marks. `width` is that of the card; the picture reaches further on all sides.
QIcon markedCard(CardRenderer& renderer, const ListedCard& card, const Palette& palette, int width,
                 qreal ratio);
QSize markedCardSize(int width);

} // namespace takujo
