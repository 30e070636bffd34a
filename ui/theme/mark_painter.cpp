#include "ui/theme/mark_painter.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/typography.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace takujo {

namespace {

/// In heights of a card: what the marks stand at lies between its name and the chips of damage and counters,
/// which are stacked from its numbers upwards.
constexpr qreal freeHeight = 0.405;
constexpr qreal half = 0.5;

void paintRing(QPainter& painter, const QRectF& card, qreal distance, qreal width, const QColor& colour,
               Qt::PenStyle line = Qt::SolidLine) {
    const qreal out = distance + width / 2;
    const qreal corner = card.width() * radius::card + out;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{colour, width, line});
    painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner, corner);
}

/// Only the corners of a ring: no other mark looks like that.
void paintCorners(QPainter& painter, const QRectF& card, const QColor& colour) {
    const QRectF frame = card.adjusted(-2, -2, 2, 2);
    const qreal length = card.width() * 0.24;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{colour, 4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    for (const QPointF corner :
         {frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()}) {
        const qreal right = corner.x() < card.center().x() ? length : -length;
        const qreal down = corner.y() < card.center().y() ? length : -length;
        painter.drawPolyline(QPolygonF{{corner + QPointF{right, 0}, corner, corner + QPointF{0, down}}});
    }
}

/// A disc on the card's corner whose content stands upright even when the card lies sideways.
void paintDisc(QPainter& painter, QPointF centre, qreal size, const QColor& ground, const QColor& edge,
               bool isAside, const auto& content) {
    painter.save();
    painter.translate(centre);
    if (isAside)
        painter.rotate(-90);
    const QRectF disc{-size / 2, -size / 2, size, size};
    painter.setPen(QPen{edge, 1.5});
    painter.setBrush(ground);
    painter.drawEllipse(disc);
    content(disc);
    painter.restore();
}

/// A hollow circle: there is a choice, and it has not been made.
void paintChoice(QPainter& painter, QPointF centre, qreal size, const QColor& edge, const QColor& rim) {
    painter.setBrush(QColor{0x10, 0x14, 0x1b, 0x70});
    painter.setPen(QPen{rim, size * 0.22});
    painter.drawEllipse(centre, size * 0.4, size * 0.4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{edge, size * 0.14});
    painter.drawEllipse(centre, size * 0.4, size * 0.4);
}

void paintText(QPainter& painter, const QRectF& disc, const QString& text, const QColor& ink) {
    painter.setFont(drawnFont(static_cast<int>(disc.height() * 0.62), QFont::Bold));
    painter.setPen(ink);
    painter.drawText(disc, Qt::AlignCenter, text);
}

/// In the place of the number of the order, which says less.
void paintAmount(QPainter& painter, const QRectF& card, const QString& amount, const Palette& palette,
                 bool isAside) {
    painter.save();
    painter.translate(card.center() - QPointF{0, card.height() * (half - freeHeight)});
    if (isAside)
        painter.rotate(-90);
    painter.setFont(drawnFont(static_cast<int>(card.width() * (isAside ? 0.17 : 0.2)), QFont::Bold));
    const qreal width =
        painter.fontMetrics().horizontalAdvance(amount) + card.width() * (isAside ? 0.12 : 0.18);
    // Lying sideways it takes from the head what it must not take from the damage.
    const qreal towardsHead = isAside ? std::max(0.0, width / 2 - card.height() * 0.14) : 0;
    const QRectF chip{-width / 2 + towardsHead, -card.width() * 0.15, width, card.width() * 0.3};
    painter.setPen(QPen{palette.panel, 1.5});
    painter.setBrush(palette.accentGround);
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setPen(palette.accentInk);
    painter.drawText(chip, Qt::AlignCenter, amount);
    painter.restore();
}

/// A ring with a dot: what is aimed at.
void paintAim(QPainter& painter, const QRectF& disc, const QColor& ink) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{ink, disc.width() * 0.11});
    painter.drawEllipse(disc.center(), disc.width() * 0.27, disc.height() * 0.27);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(disc.center(), disc.width() * 0.1, disc.height() * 0.1);
}

/// An arrow that comes down onto the picture: there it leaves name and numbers free, and no other part of the
/// window covers it. It stands beside the mark of a choice.
void paintPointer(QPainter& painter, const QRectF& card, const Palette& palette, bool isAside) {
    painter.save();
    const qreal size = std::clamp(card.width() * 0.28, 13.0, 32.0);
    painter.translate(card.center());
    if (isAside) {
        painter.rotate(-90);
        painter.translate(card.height() * (half - freeHeight - 0.02), card.width() * 0.3);
    } else {
        painter.translate(card.width() * 0.22, card.height() * (freeHeight - half) + size * 0.52);
    }
    QPainterPath arrow;
    arrow.moveTo(0, 0);
    arrow.lineTo(-size * 0.55, -size * 0.6);
    arrow.lineTo(-size * 0.2, -size * 0.6);
    arrow.lineTo(-size * 0.2, -size * 1.05);
    arrow.lineTo(size * 0.2, -size * 1.05);
    arrow.lineTo(size * 0.2, -size * 0.6);
    arrow.lineTo(size * 0.55, -size * 0.6);
    arrow.closeSubpath();
    painter.setPen(QPen{palette.panel, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(palette.good);
    painter.drawPath(arrow);
    painter.setPen(Qt::NoPen);
    painter.drawPath(arrow);
    painter.restore();
}

} // namespace

namespace {

/// A cross: it will be gone.
void paintCross(QPainter& painter, const QRectF& disc, const QColor& ink) {
    const qreal arm = disc.width() * 0.2;
    painter.setPen(QPen{ink, disc.width() * 0.13, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(disc.center() + QPointF{-arm, -arm}, disc.center() + QPointF{arm, arm});
    painter.drawLine(disc.center() + QPointF{-arm, arm}, disc.center() + QPointF{arm, -arm});
}

} // namespace

QColor choiceColour(const Palette& palette) {
    return palette.brightness == Brightness::dark ? palette.warning : QColor{0xa8, 0x70, 0x00};
}

void paintMarks(QPainter& painter, const QRectF& card, const CardMarks& marks, const Palette& palette,
                bool isAside) {
    painter.setRenderHint(QPainter::Antialiasing);
    // On the picture, at the side that stays in sight in a fan: there they cover neither name nor number, and
    // nothing cuts them off.
    const qreal disc = std::clamp(card.width() * 0.32, 14.0, 34.0);
    const QPointF here = card.topLeft() + QPointF{card.width() * 0.27, card.height() * freeHeight};
    // Lower than the glyph in the corner of the picture; on a card that lies sideways above what it is doing.
    const QPointF beside =
        card.topLeft() + (isAside ? QPointF{card.width() * 0.56, card.height() * freeHeight}
                                  : QPointF{card.width() * 0.73, card.height() * (freeHeight + 0.05)});
    if (marks.givenUp) {
        paintRing(painter, card, 0, 3, palette.danger);
        paintDisc(painter, here, disc, palette.danger, palette.panel, isAside,
                  [&](const QRectF& rect) { paintCross(painter, rect, palette.panel); });
    } else if (marks.order > 0) {
        paintRing(painter, card, 0, 3, palette.accent);
        if (marks.amount.empty())
            paintDisc(painter, here, disc, palette.accentGround, palette.accentInk, isAside,
                      [&](const QRectF& rect) {
                          paintText(painter, rect, QString::number(marks.order), palette.accentInk);
                      });
    } else if (marks.target) {
        paintRing(painter, card, 0, 3, choiceColour(palette));
        // Cards are dark under every light. On backs the number of the place says the same.
        if (marks.place == 0)
            paintChoice(painter, here, disc * 0.7, QColor{0xe8, 0xb6, 0x4c}, QColor{0x10, 0x14, 0x1b});
    } else if (marks.isOverChoices) {
        paintRing(painter, card, 0, 2.5, choiceColour(palette), Qt::DashLine);
    } else if (marks.canAct) {
        // Of two tones so far apart that whatever frame the card has stands out from one of them by 3 to 1.
        constexpr double tones = 9;
        const bool dark = palette.brightness == Brightness::dark;
        paintRing(painter, card, 0, 1, dark ? QColor{0x10, 0x14, 0x1b} : QColor{Qt::white});
        paintRing(painter, card, 1, 2.5,
                  dark ? QColor{0xdf, 0xeb, 0xfb} : darkerUntil(palette.accent, Qt::white, tones));
    } else if (marks.aimedAt) {
        paintRing(painter, card, 0, 2, palette.danger);
    } else if (marks.about) {
        paintCorners(painter, card, palette.accent);
    }
    if (marks.aimedAt)
        // At the other side, where no other mark stands.
        paintDisc(painter, beside, disc * 0.8, palette.danger, palette.panel, isAside,
                  [&](const QRectF& rect) { paintAim(painter, rect, palette.panel); });
    if (marks.place > 0) {
        // In the middle of the back, where its figure is.
        const qreal size = std::clamp(card.width() * 0.5, 16.0, 44.0);
        paintDisc(painter, card.center(), size, QColor{0x10, 0x14, 0x1b}, QColor{0xe8, 0xec, 0xf2}, isAside,
                  [&](const QRectF& rect) {
                      paintText(painter, rect, QString::number(marks.place), QColor{0xe8, 0xec, 0xf2});
                  });
    }
    if (!marks.amount.empty())
        paintAmount(painter, card, QString::fromStdString(marks.amount), palette, isAside);
    if (marks.lit) {
        // Twice around, so that it is told from every other ring.
        paintRing(painter, card, 0, 2.5, palette.accent);
        paintRing(painter, card, 4, 2.5, palette.accent);
    }
    if (marks.pointedAt)
        paintPointer(painter, card, palette, isAside);
}

namespace {

void paintEye(QPainter& painter, QPointF at, qreal size, const Palette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.panel);
    painter.drawEllipse(at, size * 0.62, size * 0.62);
    QPainterPath eye;
    eye.moveTo(at - QPointF{size * 0.42, 0});
    eye.quadTo(at - QPointF{0, size * 0.5}, at + QPointF{size * 0.42, 0});
    eye.quadTo(at + QPointF{0, size * 0.5}, at - QPointF{size * 0.42, 0});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette.text, size * 0.08});
    painter.drawPath(eye);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.text);
    painter.drawEllipse(at, size * 0.13, size * 0.13);
}

} // namespace

void paintReadable(QPainter& painter, const QRectF& card, int covered, const Palette& palette) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal corner = card.width() * radius::card;
    QColor tint = palette.accent;
    tint.setAlphaF(0.28F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawRoundedRect(card, corner, corner);
    const qreal seen = card.width() * (100 - covered) / 100;
    const qreal size = std::min(std::clamp(card.width() * 0.34, 14.0, 34.0), seen * 0.75);
    // Above the middle: counts lie on the lower edge of a pile.
    const QPointF at{card.left() + seen / 2, card.center().y() - card.height() * 0.32};
    paintEye(painter, at, size, palette);
}

void paintFocus(QPainter& painter, const QRectF& rect, qreal corner, const Palette& palette) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    constexpr qreal away = 6;
    const QRectF ring = rect.adjusted(-away, -away, away, away);
    painter.setPen(QPen{palette.panel, 4});
    painter.drawRoundedRect(ring, corner + away, corner + away);
    painter.setPen(QPen{palette.text, 2, Qt::DashLine});
    painter.drawRoundedRect(ring, corner + away, corner + away);
}

QSize markedCardSize(int width) {
    constexpr int border = 10;
    return {width + 2 * border, width * 88 / 63 + 2 * border};
}

ListedCard listed(CardLook look, const CardView& card, const CardMarks& marks) {
    return {.look = std::move(look),
            .marks = marks,
            .isReadableBack = card.faceUp && card.faceDown,
            .back = static_cast<std::uint8_t>(card.owner == Player::b ? 1 : 0)};
}

QIcon markedCard(CardRenderer& renderer, const ListedCard& card, const Palette& palette, int width,
                 qreal ratio) {
    const QSize size = markedCardSize(width);
    QPixmap result{QSize{qRound(size.width() * ratio), qRound(size.height() * ratio)}};
    result.setDevicePixelRatio(ratio);
    result.fill(Qt::transparent);
    QPainter painter{&result};
    const qreal border = (size.width() - width) / 2.0;
    const QRectF whole{border, border, static_cast<qreal>(width), size.height() - 2 * border};
    if (card.isFaded)
        painter.setOpacity(0.45);
    QRectF face = whole;
    if (card.isReadableBack) {
        // The back looks out at the left and below.
        constexpr qreal edge = 0.13;
        renderer.draw(painter, whole, cardBack(card.back));
        face = {whole.left() + whole.width() * edge, whole.top(), whole.width() * (1 - edge),
                whole.height() * (1 - edge)};
    }
    renderer.draw(painter, face, card.look);
    if (card.isReadableBack) {
        const qreal eye = std::clamp(whole.width() * 0.22, 13.0, 30.0);
        painter.setRenderHint(QPainter::Antialiasing);
        paintEye(painter, whole.bottomLeft() + QPointF{eye * 0.62, -eye * 0.62}, eye, palette);
    }
    paintMarks(painter, whole, card.marks, palette, false);
    painter.end();
    QIcon icon{result};
    icon.addPixmap(result, QIcon::Selected); // or it would be tinted there
    return icon;
}

} // namespace takujo
