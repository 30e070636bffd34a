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

/// Paints what the moment says about a card around and on it: edge, ring and circle, order, amount, focus.
/// Each has a shape of its own, so that none is known by its colour alone. `card` is upright, in the
/// painter's coordinates.
void paintMarks(QPainter& painter, const QRectF& card, const CardMarks& marks, const Palette& palette,
                bool isAside);

/// The colour of what can be chosen.
QColor choiceColour(const Palette& palette);

/// On a back at whose face the viewer may look: a tint, and an eye where the card is seen, of which the next
/// one covers so many percent at the right.
void paintReadable(QPainter& painter, const QRectF& card, int covered, const Palette& palette);
/// The ring of the card or zone that has the keyboard.
void paintFocus(QPainter& painter, const QRectF& rect, qreal corner, const Palette& palette);

/// A card of a list.
struct ListedCard {
    CardLook look;
    CardMarks marks;
    bool isFaded = false;
    /// It shows its back where it lies: its face lies on that here, with an eye at the edge.
    bool isReadableBack = false;
    std::uint8_t back = 0;
};
/// The card as a list has it, for the session's viewer.
ListedCard listed(CardLook look, const CardView& card, const CardMarks& marks);
/// A picture of it with its marks; the card is that wide, the picture larger all around.
QIcon markedCard(CardRenderer& renderer, const ListedCard& card, const Palette& palette, int width,
                 qreal ratio);
QSize markedCardSize(int width);

} // namespace takujo
