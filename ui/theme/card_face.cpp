#include "ui/theme/card_face.h"

#include "ui/theme/card_figures.h"
#include "ui/theme/card_signs.h"
#include "ui/theme/emblem.h"
#include "ui/theme/fitted_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr double frameWidth = 630;
constexpr double artRadius = 8;
constexpr QColor colourless{0x8a, 0x94, 0xa3}; ///< the frame of a card without any colour word

const char* levelName(CardDetail detail) {
    return detail == CardDetail::small ? "small" : detail == CardDetail::medium ? "medium" : "large";
}

std::vector<CardShades> shadesOf(const std::vector<LookBand>& bands) {
    std::vector<QColor> colours;
    for (const LookBand& band : bands)
        colours.push_back(band.colour);
    if (colours.empty())
        colours.push_back(colourless);
    return cardShades(colours);
}

/// Grown to whole pixels, so that its edges are sharp.
QRectF onPixels(const QRectF& rect) {
    const QPointF topLeft{std::floor(rect.left()), std::floor(rect.top())};
    return {topLeft, QPointF{std::ceil(rect.right()), std::ceil(rect.bottom())}};
}

} // namespace

CardFaceDrawing::CardFaceDrawing(QPainter& painter, CardDrawings& drawings, CardPictures& pictures, const CardLook& look,
                                 QSize size, double perPixel)
    : painter_(painter), drawings_(drawings), pictures_(pictures), look_(look), size_(size), perPixel_(perPixel),
      scale_(size.width() / frameWidth), detail_(detailFor(size.width() / perPixel)),
      showsName_(detail_ != CardDetail::small || size.width() / perPixel >= smallNameFrom - 0.5),
      shades_(shadesOf(look.bands)) {}

QRectF CardFaceDrawing::place(const char* what) const {
    const QRectF at = drawings_.place(QStringLiteral("%1-%2").arg(levelName(detail_), what));
    return {at.topLeft() * scale_, at.size() * scale_};
}

double CardFaceDrawing::length(double tenths, double atLeast) const {
    return std::max(tenths * scale_, atLeast * perPixel_);
}

int CardFaceDrawing::textSize(double tenths, double atLeast) const {
    return static_cast<int>(std::lround(length(tenths, atLeast)));
}

void CardFaceDrawing::draw() {
    drawings_.drawFramePart(painter_, levelName(detail_), shades_, scale_);
    drawArt();
    drawState();
    drawName();
    drawBadge();
    drawCorner();
    if (detail_ == CardDetail::large) {
        drawTypeLine();
        drawText();
    }
}

void CardFaceDrawing::drawArt() {
    const QRectF window = onPixels(place("art"));
    painter_.save();
    QPainterPath clip;
    clip.addRoundedRect(window, artRadius * scale_, artRadius * scale_);
    painter_.setClipPath(clip);
    const CardPicture picture = pictures_.picture(look_.id, window.size().toSize());
    if (picture.image.isNull())
        drawEmblem(painter_, window, emblemSeed(look_.id), shades_);
    else
        painter_.drawImage(window, picture.image);
    painter_.restore();
    if (picture.broken && detail_ == CardDetail::large) {
        const QRectF line{window.left(), window.bottom() - length(60), window.width(), length(60)};
        const QString note = QCoreApplication::translate("CardFaceDrawing", "The picture of this card cannot be read");
        const FittedText text{note, line.size() * 0.94, {textSize(26), textSize(26), textSize(18), 1}};
        painter_.fillRect(line, QColor{0x14, 0x18, 0x20, 0xb0});
        text.draw(painter_, line, Qt::AlignCenter, cardColour::quiet);
    }
}

void CardFaceDrawing::drawBadge() {
    if (!look_.badge)
        return;
    drawings_.drawFramePart(painter_, QStringLiteral("%1-badge").arg(levelName(detail_)), shades_, scale_);
    const QRectF circle = place("badge");
    const QRectF inside = circle.adjusted(circle.width() * 0.16, 0, -circle.width() * 0.16, 0);
    const int size = static_cast<int>(std::lround(circle.height() * 0.66));
    const FittedText number{look_.badge->text, inside.size(), {size, size / 2, size / 2, 1}, QFont::Bold};
    number.draw(painter_, inside, Qt::AlignCenter, shades_.front().badgeInk);
}

void CardFaceDrawing::drawName() {
    if (!showsName_) {
        // No room for a name: the glyphs take its place, as large as can be.
        const QRectF room = place("name");
        const auto count = static_cast<double>(look_.bands.size());
        const double glyph = std::min(room.height() * 0.8, room.width() / std::max(1.0, count) * 0.9);
        double x = room.center().x() - glyph * count / 2;
        for (const LookBand& band : look_.bands) {
            drawings_.drawGlyph(painter_, band.glyph, {x, room.center().y() - glyph / 2, glyph, glyph}, shades_.front().headerInk);
            x += glyph;
        }
        return;
    }
    FitLimits limits{textSize(84), textSize(72, 8), textSize(56), 2};
    if (detail_ == CardDetail::small)
        limits = {textSize(100, 8), textSize(90, 7.5), textSize(90), 2};
    if (detail_ == CardDetail::large)
        limits = {textSize(54), textSize(44), textSize(34), 2};
    QRectF room = place("name");
    if (!look_.badge)
        room.setLeft(place("art").left() + length(16));
    FittedText{look_.name, room.size(), limits, QFont::Bold}.draw(painter_, room, Qt::AlignLeft | Qt::AlignVCenter,
                                                                  shades_.front().headerInk);
}

void CardFaceDrawing::drawState() {
    if (showsName_ && detail_ != CardDetail::large)
        drawGlyphTiles(painter_, drawings_, look_.bands, place("glyphs"));
    std::vector<Chip> chips;
    if (!look_.damage.isEmpty())
        chips.push_back({look_.damage, cardColour::damage, cardColour::damageInk});
    if (detail_ != CardDetail::small)
        for (const QString& mark : look_.marks)
            chips.push_back({mark, cardColour::body, cardColour::text});
    const QRectF room = place("chips");
    drawChips(painter_, chips, room, std::max(room.height(), 10 * perPixel_));
}

void CardFaceDrawing::drawCorner() {
    QRectF room = place("corner");
    std::vector<LookSign> signs;
    if (detail_ == CardDetail::medium)
        signs = look_.keywords;
    if (detail_ != CardDetail::small)
        signs.insert(signs.end(), look_.flags.begin(), look_.flags.end());
    const double diameter = detail_ == CardDetail::medium ? length(92, 9.5) : length(58, 10);
    const int largest = detail_ == CardDetail::large ? textSize(84) : static_cast<int>(room.height() * 0.8);
    const double signsWidth = static_cast<double>(std::min<std::size_t>(signs.size(), 2)) * diameter * 1.14;
    const int pixels = Figures::fittingPixels(look_.numbers, room.width() - signsWidth, largest, textSize(60, 8));
    double right = room.right();
    for (auto number = look_.numbers.rbegin(); number != look_.numbers.rend(); ++number) {
        const Figures figures{*number, pixels};
        figures.draw(painter_, right - figures.width(), room.center().y(), cardColour::text);
        right -= figures.width() + 0.45 * pixels;
    }
    QRectF left = room;
    left.setRight(std::max(right, room.left() + diameter));
    left.setBottom(room.center().y() + diameter / 2);
    const QColor ring = shades_.front().tint;
    const double taken = drawSigns(painter_, drawings_, signs, left, diameter, ring);
    if (look_.numbers.empty() && detail_ != CardDetail::large) {
        room.setLeft(room.left() + taken);
        const double shift = taken > 0 && room.width() > size_.width() * 0.8 ? taken / 2 : 0;
        room.translate(-shift, 0);
        const FitLimits limits{textSize(detail_ == CardDetail::small ? 100 : 76, 7.5), textSize(64), textSize(56), 1};
        FittedText{look_.shortType, room.size(), limits}.draw(painter_, room, Qt::AlignCenter, cardColour::quiet);
    }
}

void CardFaceDrawing::drawTypeLine() {
    const QRectF room = place("type");
    const FitLimits limits{textSize(31), textSize(31), textSize(24), 1};
    // From the right, glyph and name of each colour; the names only while they leave room for the type.
    const double glyph = room.height() * 0.52;
    double right = room.right();
    double namesWidth = 0;
    for (const LookBand& band : look_.bands)
        namesWidth += FittedText{band.name, room.size(), limits, QFont::Bold}.width() + glyph * 1.9;
    const bool named = namesWidth < room.width() * 0.45;
    for (std::size_t i = look_.bands.size(); i-- > 0;) {
        const LookBand& band = look_.bands[i];
        const QColor tint = shades_[i].tint;
        if (named) {
            const FittedText name{band.name, room.size(), limits, QFont::Bold};
            name.draw(painter_, {room.left(), room.top(), right - room.left(), room.height()}, Qt::AlignRight | Qt::AlignVCenter, tint);
            right -= name.width() + glyph * 0.3;
        }
        drawings_.drawGlyph(painter_, band.glyph, {right - glyph, room.center().y() - glyph / 2, glyph, glyph}, tint);
        right -= glyph * (named ? 1.6 : 1.3);
    }
    const QRectF left{room.topLeft(), QPointF{right - glyph * 0.2, room.bottom()}};
    FittedText{look_.typeLine, left.size(), {textSize(31), textSize(22), textSize(20), 2}}.draw(
        painter_, left, Qt::AlignLeft | Qt::AlignVCenter, cardColour::quiet);
}

void CardFaceDrawing::drawText() {
    QRectF room = place("text");
    if (!look_.numbers.empty() || !look_.flags.empty())
        room.setBottom(place("corner").top());
    // Keywords first, spelled out beside their icon.
    const int size = textSize(34);
    const double diameter = size * 1.25;
    double x = room.left();
    double y = room.top();
    for (const LookSign& keyword : look_.keywords) {
        const FittedText name{keyword.name, {room.width() - diameter * 1.3, diameter}, {size, size * 3 / 4, size / 2, 1}, QFont::Bold};
        const double width = diameter * 1.3 + name.width();
        if (x > room.left() && x + width > room.right()) {
            x = room.left();
            y += diameter * 1.15;
        }
        drawSign(painter_, drawings_, keyword, {x, y, diameter, diameter}, shades_.front().tint);
        name.draw(painter_, {x + diameter * 1.3, y, name.width() + 1, diameter}, Qt::AlignLeft | Qt::AlignVCenter, cardColour::text);
        x += width + diameter * 0.8;
    }
    if (!look_.keywords.empty())
        room.setTop(y + diameter * 1.35);
    std::vector<Paragraph> paragraphs;
    for (const QString& rule : look_.rules)
        paragraphs.push_back({rule, QFont::Normal, false, cardColour::text});
    if (paragraphs.empty() && !look_.flavour.isEmpty())
        paragraphs.push_back({look_.flavour, QFont::Normal, true, cardColour::quiet});
    FittedParagraphs{std::move(paragraphs), room.size(), textSize(33), textSize(22, 6.5)}.draw(painter_, room);
}

} // namespace takujo
