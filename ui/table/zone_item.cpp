#include "ui/table/zone_item.h"

#include "ui/theme/card_renderer.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/typography.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr qreal captionInset = 9;
constexpr int leastCaption = 8;
constexpr int leastStretch = 75; ///< percent

/// Narrow zones have no room to spare.
qreal insetFor(const QRectF& rect) {
    return std::min(captionInset, rect.width() * 0.07);
}

/// Up to the right edge of the place, or up to what is counted there.
qreal roomForCaption(const QRectF& rect, qreal taken = 0) {
    const qreal inset = insetFor(rect);
    return taken > 0 ? rect.width() - inset - taken : rect.width() - 2 * inset + 3;
}

bool isLatin(const QString& text) {
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x250; });
}

QFont captionFont(const QString& text, qreal letters) {
    QFont font = drawnFont(static_cast<int>(static_cast<qreal>(TextSize::small) * letters), QFont::DemiBold);
    // Capitals stand apart; Japanese has none and needs no air.
    if (isLatin(text)) {
        font.setPixelSize(static_cast<int>(10 * letters));
        font.setCapitalization(QFont::AllUppercase);
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.7);
    }
    return font;
}

/// A little smaller and closer where there is not enough room for it.
QFont fittingFont(const QString& text, qreal letters, qreal room) {
    QFont font = captionFont(text, letters);
    while (font.pixelSize() > leastCaption && QFontMetricsF{font}.horizontalAdvance(text) > room) {
        font.setPixelSize(font.pixelSize() - 1);
        if (font.capitalization() == QFont::AllUppercase)
            font.setLetterSpacing(QFont::AbsoluteSpacing, 0.2);
    }
    return font;
}

struct Caption {
    QString text;
    QFont font;
    qreal width() const { return QFontMetricsF{font}.horizontalAdvance(text); }
};

/// A short name in letters of the usual size is read more easily than a long one in small letters. Without a
/// short name the words stand below each other.
Caption captionFor(const QString& name, const QString& shortName, qreal letters, qreal room) {
    Caption caption{name, captionFont(name, letters)};
    if (caption.width() <= room)
        return caption;
    if (shortName.isEmpty()) {
        caption.font = fittingFont(name, letters, room);
        if (const qreal width = caption.width(); width > room && leastStretch * width <= 100 * room)
            caption.font.setStretch(static_cast<int>(100 * room / width));
        return caption;
    }
    caption = {shortName, fittingFont(shortName, letters, room)};
    if (caption.width() > room)
        caption.font.setCapitalization(QFont::MixedCase);
    if (const qreal width = caption.width(); width > room)
        caption.font.setStretch(std::max(leastStretch, static_cast<int>(100 * room / width)));
    return caption;
}

QFont badgeFont(qreal letters) {
    return drawnFont(static_cast<int>(static_cast<qreal>(TextSize::small) * letters), QFont::Bold);
}

} // namespace

ZoneItem::ZoneItem(ZoneId zone, CardRenderer& renderer, const Palette& palette)
    : zone_{zone}, renderer_{&renderer}, palette_{&palette} {
    setAcceptedMouseButtons(Qt::NoButton);
}

void ZoneItem::setFrame(const Frame& frame) {
    prepareGeometryChange();
    frame_ = frame;
    update();
}

void ZoneItem::setPile(std::optional<CardLook> back, std::size_t count, QPointF centre, QSizeF cardSize) {
    back_ = std::move(back);
    pileCount_ = count;
    pileCentre_ = centre;
    pileSize_ = cardSize;
    update();
}

void ZoneItem::setLit(bool lit, bool under) {
    if (lit_ == lit && under_ == under)
        return;
    lit_ = lit;
    under_ = under;
    update();
}

void ZoneItem::setRead(bool isRead) {
    if (isRead_ == isRead)
        return;
    isRead_ = isRead;
    update();
}

QRectF ZoneItem::boundingRect() const {
    return frame_.rect.adjusted(-marksReach, -marksReach, marksReach, marksReach);
}

QRectF ZoneItem::written() const {
    if (frame_.bare || frame_.spot || !frame_.rows.empty())
        return {};
    const qreal inset = insetFor(frame_.rect);
    const qreal room = roomForCaption(frame_.rect, frame_.taken);
    const Caption caption = captionFor(frame_.name, frame_.shortName, frame_.letters, room);
    return {frame_.rect.left() + inset, frame_.rect.top(), std::min(caption.width(), room),
            QFontMetricsF{caption.font}.height() + 4};
}

QRectF ZoneItem::arrow() const {
    constexpr qreal side = 22;
    const QRectF corner{frame_.rect.right() - 20 - side / 2, frame_.rect.top() + 7, side, side};
    const QRectF name = written();
    // Below the name of a narrow place.
    return corner.intersects(name) ? corner.translated(0, name.bottom() + 2 - corner.top()) : corner;
}

void ZoneItem::paintOutline(QPainter& painter) const {
    QColor ground = palette_->zone;
    QPen edge{palette_->outline, 1};
    if (lit_) {
        ground = mixed(palette_->zone, palette_->accent, under_ ? 0.32 : 0.16);
        edge = QPen{palette_->accent, 2, Qt::DashLine};
    } else if (isRead_) {
        edge = QPen{palette_->accent, 3};
    }
    painter.setPen(edge);
    painter.setBrush(ground);
    const qreal half = edge.widthF() / 2;
    painter.drawRoundedRect(frame_.rect.adjusted(half, half, -half, -half), radius::zone, radius::zone);
    // Rows are kept apart by a line that does not ask for attention.
    for (std::size_t i = 1; i < frame_.rows.size(); ++i) {
        const qreal y = std::max(frame_.rows[i - 1].rect.top(), frame_.rows[i].rect.top());
        painter.setPen(QPen{palette_->outline, 1, Qt::DashLine});
        painter.drawLine(QPointF{frame_.rect.left() + captionInset, y},
                         QPointF{frame_.rect.right() - captionInset, y});
    }
    if (lit_) {
        // The second cue: an arrow that points down into the place.
        const QPointF at = arrow().center();
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette_->accentGround);
        painter.drawEllipse(arrow());
        QPen pen{palette_->accentInk, 2};
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        painter.drawLine(at + QPointF{0, -5}, at + QPointF{0, 5});
        painter.drawLine(at + QPointF{-4, 1}, at + QPointF{0, 5});
        painter.drawLine(at + QPointF{4, 1}, at + QPointF{0, 5});
    }
}

void ZoneItem::paintNames(QPainter& painter) const {
    painter.setPen(lit_ ? palette_->text : palette_->quiet);
    const auto caption = [&](const QString& name, const QString& shortName, const QRectF& rect,
                             qreal taken = 0) {
        const qreal room = roomForCaption(rect, taken);
        const Caption written = captionFor(name, shortName, frame_.letters, room);
        painter.setFont(written.font);
        const qreal above = isLatin(written.text) ? 5 : 1; // kanji stand lower
        painter.drawText(QRectF{rect.left() + insetFor(rect), rect.top() + above, room, rect.height()},
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, written.text);
    };
    if (frame_.spot) {
        painter.setFont(drawnFont(static_cast<int>(static_cast<qreal>(TextSize::heading) * frame_.letters),
                                  QFont::DemiBold));
        painter.drawText(frame_.rect, Qt::AlignCenter, frame_.name);
        return;
    }
    if (frame_.rows.empty())
        caption(frame_.name, frame_.shortName, frame_.rect, frame_.taken);
    for (const Row& row : frame_.rows)
        caption(row.name, {}, row.rect);
}

/// Quieter than any card.
void ZoneItem::paintPlaces(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette_->outline, 1, Qt::DashLine});
    for (const QRectF& place : frame_.places) {
        const qreal corner = place.width() * radius::card;
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }
}

void ZoneItem::paintPile(QPainter& painter) const {
    if (!back_ || pileCount_ == 0)
        return;
    // The thicker the pile, the more edges below the top card.
    const int edges = pileCount_ > 20 ? 2 : pileCount_ > 1 ? 1 : 0;
    const QPointF topLeft = pileCentre_ - QPointF{pileSize_.width() / 2, pileSize_.height() / 2};
    for (int i = edges; i >= 0; --i)
        renderer_->draw(painter, QRectF{topLeft + QPointF{2.0 * i, 2.0 * i}, pileSize_}, *back_);
}

void ZoneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    if (!frame_.bare || lit_)
        paintOutline(*painter);
    paintPlaces(*painter);
    if (!frame_.bare || lit_)
        paintNames(*painter);
    paintPile(*painter);
    if (hasCursor())
        paintFocus(*painter, frame_.rect.adjusted(5, 5, -5, -5), radius::zone, *palette_);
}

QSizeF ZoneBadge::sizeOf(const QString& text, qreal letters) {
    const QFontMetricsF metrics{badgeFont(letters)};
    return {std::max(24.0 * letters, metrics.horizontalAdvance(text) + 14 * letters), 18 * letters};
}

void ZoneBadge::setQuiet(bool quiet) {
    quiet_ = quiet;
    update();
}

void ZoneBadge::display(const QString& text, QPointF rightMiddle, qreal letters) {
    prepareGeometryChange();
    text_ = text;
    letters_ = letters;
    const QSizeF size = sizeOf(text, letters);
    rect_ = {rightMiddle - QPointF{size.width(), size.height() / 2}, size};
    setVisible(!text.isEmpty());
    update();
}

void ZoneBadge::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const bool dark = palette_->brightness == Brightness::dark;
    painter->setPen(QPen{palette_->outline, 1});
    painter->setBrush(dark ? QColor{0x10, 0x14, 0x1b} : QColor{Qt::white});
    painter->drawRoundedRect(rect_.adjusted(0.5, 0.5, -0.5, -0.5), rect_.height() / 2, rect_.height() / 2);
    painter->setPen(quiet_ ? palette_->quiet : palette_->text);
    painter->setFont(badgeFont(letters_));
    painter->drawText(rect_, Qt::AlignCenter, text_);
}

} // namespace takujo
