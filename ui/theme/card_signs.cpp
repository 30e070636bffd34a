#include "ui/theme/card_signs.h"

#include "ui/theme/card_shades.h"
#include "ui/theme/fitted_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <ranges>

namespace takujo {

namespace {

constexpr double signStep = 1.14; ///< from sign to sign, in diameters
constexpr int leastInChip = 6;    ///< smaller letters cannot be read: they are cut off instead

std::size_t signsPerRow(double width, double diameter) {
    const double step = diameter * signStep;
    return static_cast<std::size_t>(std::max(1.0, (width + step - diameter) / step));
}

/// The flash of a blow.
QPolygonF flashIn(const QRectF& room) {
    constexpr int points = 8;
    QPolygonF flash;
    for (int i = 0; i < 2 * points; ++i) {
        const double reach = room.width() / 2 * (i % 2 == 0 ? 1 : 0.48);
        const double angle = std::numbers::pi * i / points;
        flash << room.center() + QPointF{std::sin(angle), -std::cos(angle)} * reach;
    }
    return flash;
}

} // namespace

void drawSign(QPainter& painter, CardDrawings& drawings, const LookSign& sign, const QRectF& circle,
              const QColor& ring) {
    painter.setBrush(cardColour::body);
    if (!sign.glyph.isEmpty()) { // without a ring: it needs every pixel
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(circle, circle.width() * 0.2, circle.width() * 0.2);
        const double inset = circle.width() * 0.08;
        drawings.drawGlyph(painter, sign.glyph, circle.adjusted(inset, inset, -inset, -inset), ring);
        return;
    }
    const double line = std::max(1.0, circle.width() * 0.09);
    painter.setPen(QPen{sign.isGiven ? cardColour::up : ring, line});
    painter.drawEllipse(circle.adjusted(line / 2, line / 2, -line / 2, -line / 2));
    const int size = static_cast<int>(circle.width() * (sign.letters.size() > 1 ? 0.56 : 0.74));
    const FittedText letters{sign.letters, circle.size(), {size, size, size * 3 / 4, 1}, QFont::Bold};
    letters.draw(painter, circle, Qt::AlignCenter, sign.isGiven ? cardColour::up : cardColour::text);
}

double drawSigns(QPainter& painter, CardDrawings& drawings, const std::vector<LookSign>& signs,
                 const QRectF& room, double diameter, const QColor& ring) {
    const double step = diameter * signStep;
    const std::size_t perRow = signsPerRow(room.width(), diameter);
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const std::size_t column = i % perRow;
        const std::size_t row = i / perRow;
        const QRectF circle{room.left() + step * static_cast<double>(column),
                            room.bottom() - diameter - step * static_cast<double>(row), diameter, diameter};
        drawSign(painter, drawings, signs[i], circle, ring);
    }
    return step * static_cast<double>(std::min(signs.size(), perRow));
}

std::vector<LookSign> fittingSigns(std::vector<LookSign> signs, double width, double diameter,
                                   double height) {
    const auto rows = static_cast<std::size_t>(std::max(1.0, height / (diameter * signStep)));
    const std::size_t most = rows * signsPerRow(width, diameter);
    if (signs.size() <= most)
        return signs;
    const std::size_t hidden = signs.size() - (most - 1);
    signs.resize(most);
    signs.back() = {QStringLiteral("+%1").arg(hidden), {}, {}};
    return signs;
}

double signsHeight(std::size_t count, double width, double diameter) {
    const std::size_t perRow = signsPerRow(width, diameter);
    const std::size_t rows = (count + perRow - 1) / perRow;
    return static_cast<double>(rows) * diameter * signStep;
}

void drawGlyphTiles(QPainter& painter, CardDrawings& drawings, const std::vector<LookBand>& bands,
                    const QRectF& room) {
    const double tile = room.height();
    double right = room.right();
    for (const LookBand& band : std::views::reverse(bands)) {
        const QRectF at{right - tile, room.top(), tile, tile};
        painter.setPen(Qt::NoPen);
        QColor ground = cardColour::body;
        ground.setAlphaF(0.72F);
        painter.setBrush(ground);
        painter.drawRoundedRect(at, tile * 0.22, tile * 0.22);
        const double inset = tile * 0.16;
        drawings.drawGlyph(painter, band.glyph, at.adjusted(inset, inset, -inset, -inset), Qt::white);
        right -= tile * 1.1;
    }
}

namespace {

/// A chip where it stands.
struct LaidChip {
    const StatusBadge* chip = nullptr;
    FittedText text;
    QRectF pill;
};

/// From the bottom of the room upwards.
std::vector<LaidChip> laidChips(const std::vector<StatusBadge>& chips, const QRectF& room, double height) {
    std::vector<LaidChip> laid;
    const double padding = height * 0.38;
    const int size = static_cast<int>(height * 0.78);
    double x = room.left();
    double y = room.bottom() - height;
    for (const StatusBadge& chip : chips) {
        FittedText text{chip.text,
                        {room.width() - (chip.hit ? 4 : 2) * padding, height},
                        {size, std::max(size * 3 / 4, leastInChip), std::max(size / 2, leastInChip), 1},
                        QFont::Bold};
        const double flash = chip.hit ? height * 0.86 - padding * 0.3 : 0;
        const double width = text.width() + 2 * padding + flash;
        if (x > room.left() && x + width > room.right()) {
            x = room.left();
            y -= height * 1.12;
        }
        laid.push_back({&chip, std::move(text), {x, y, width, height}});
        x += width + height * 0.2;
    }
    return laid;
}

} // namespace

void drawChips(QPainter& painter, const std::vector<StatusBadge>& chips, const QRectF& room, double height,
               double top) {
    std::vector<LaidChip> laid = laidChips(chips, room, height);
    std::vector<StatusBadge> fewer;
    for (std::size_t shown = chips.size(); shown > 1 && laid.back().pill.top() < top; --shown) {
        fewer.assign(chips.begin(), chips.begin() + static_cast<std::ptrdiff_t>(shown) - 1);
        fewer.push_back(
            {QStringLiteral("+%1").arg(chips.size() - fewer.size()), cardColour::body, cardColour::text});
        laid = laidChips(fewer, room, height);
    }
    const double padding = height * 0.38;
    for (const auto& [chip, text, pill] : laid) {
        painter.setPen(QPen{cardColour::halo, std::max(1.0, height * 0.07)});
        painter.setBrush(chip->ground);
        painter.drawRoundedRect(pill, height / 2, height / 2);
        QRectF rest = pill;
        if (chip->hit) {
            const double flash = height * 0.86;
            const double left = pill.left() + padding * 0.45;
            painter.setPen(Qt::NoPen);
            painter.setBrush(chip->ink);
            painter.drawPolygon(flashIn({left, pill.center().y() - flash / 2, flash, flash}));
            rest.setLeft(left + flash);
            rest.setRight(pill.right() - padding * 0.3);
        }
        text.draw(painter, rest, Qt::AlignCenter, chip->ink);
    }
}

} // namespace takujo
