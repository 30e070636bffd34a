#include "ui/theme/card_face.h"

#include "ui/theme/card_figures.h"
#include "ui/theme/card_signs.h"
#include "ui/theme/emblem_drawing.h"
#include "ui/theme/fitted_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr double frameWidth = 630;
constexpr double artRadius = 8;
constexpr QColor colourless{0x8a, 0x94, 0xa3}; ///< the frame of a card without any colour word

QString levelName(CardDetail detail) {
    return detail == CardDetail::small ? "small" : detail == CardDetail::medium ? "medium" : "large";
}

std::vector<CardShades> shadesOf(const std::vector<LookBand>& bands) {
    std::vector<QColor> colours;
    colours.reserve(bands.size());
    for (const LookBand& band : bands)
        colours.push_back(band.colour);
    if (colours.empty())
        colours.push_back(colourless);
    return cardShades(colours);
}

/// The least width of a card with a name, in logical pixels.
double nameFrom(const CardLook& look) {
    return look.badge ? smallNameFrom : smallNameAloneFrom;
}

/// Grown to whole pixels, so that its edges are sharp.
QRectF onPixels(const QRectF& rect) {
    const QPointF topLeft{std::floor(rect.left()), std::floor(rect.top())};
    return {topLeft, QPointF{std::ceil(rect.right()), std::ceil(rect.bottom())}};
}

} // namespace

CardFaceDrawing::CardFaceDrawing(QPainter& painter, CardDrawings& drawings, CardPictures& pictures,
                                 const CardLook& look, QSize size, double perPixel)
    : painter_(painter), drawings_(drawings), pictures_(pictures), look_(look), size_(size),
      perPixel_(perPixel), scale_(size.width() / frameWidth), detail_(detailFor(size.width() / perPixel)),
      level_(levelName(detail_)), showsName_(look.named && size.width() / perPixel >= nameFrom(look) - 0.5),
      shades_(shadesOf(look.bands)) {
    if (detail_ == CardDetail::small && showsName_)
        level_ = "medium"; // the room for a name is worth more than a large badge
    if (detail_ == CardDetail::large && !textFits())
        level_ = "wordy";
}

QRectF CardFaceDrawing::place(const char* what) const {
    const QRectF at = drawings_.place(QStringLiteral("%1-%2").arg(level_, what));
    return {at.topLeft() * scale_, at.size() * scale_};
}

/// As much of it as no other card covers.
QRectF CardFaceDrawing::seenPlace(const char* what) const {
    QRectF room = place(what);
    if (detail_ != CardDetail::large)
        room.setRight(std::max(room.right() - size_.width() * look_.covered / 100, room.center().x()));
    return room;
}

double CardFaceDrawing::length(double tenths, double atLeast) const {
    return std::max(tenths * scale_, atLeast * perPixel_);
}

int CardFaceDrawing::textSize(double tenths, double atLeast) const {
    return static_cast<int>(std::lround(length(tenths, atLeast)));
}

void CardFaceDrawing::draw() {
    drawings_.drawFrame(painter_, look_.frame, level_, shades_, scale_);
    drawArt();
    drawName();
    drawBadge();
    drawSignsAndState();
    if (look_.isToken)
        drawDashedEdge();
    if (detail_ == CardDetail::large) {
        drawTypeLine();
        drawText();
    }
}

/// A token is in nobody's deck.
void CardFaceDrawing::drawDashedEdge() {
    const double width = length(16, 2);
    QPen pen{cardColour::body, width, Qt::CustomDashLine, Qt::FlatCap};
    pen.setDashPattern({2.2, 1.8});
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    const double inset = width / 2;
    painter_.drawRoundedRect(QRectF{{}, size_}.adjusted(inset, inset, -inset, -inset), length(28),
                             length(28));
}

void CardFaceDrawing::drawArt() {
    const QRectF window = onPixels(place("art"));
    painter_.save();
    QPainterPath clip;
    clip.addRoundedRect(window, artRadius * scale_, artRadius * scale_);
    painter_.setClipPath(clip);
    const CardPicture picture = pictures_.picture(look_.id, window.size().toSize());
    if (picture.image.isNull())
        drawEmblem(painter_, drawings_, window, look_.emblem, shades_);
    else
        painter_.drawImage(window, picture.image);
    if (look_.waits)
        drawWaiting(window);
    painter_.restore();
    drawings_.drawFrame(painter_, look_.frame, level_ + "-window", shades_, scale_);
    if (picture.broken && detail_ == CardDetail::large) {
        // At the top, where nothing else stands but the foot of the badge.
        const QRectF line{window.left(), window.top() + length(8), window.width(), length(48)};
        const QString note =
            QCoreApplication::translate("CardFaceDrawing", "%1 can't be read: replace or remove it")
                .arg(picture.file);
        const FittedText text{
            note, {line.width() * 0.7, line.height()}, {textSize(26), textSize(18), textSize(18), 2}};
        painter_.fillRect(line, QColor{0x14, 0x18, 0x20, 0xb0});
        text.draw(painter_, line.adjusted(length(120), 0, -length(16), 0), Qt::AlignCenter, cardColour::text);
    }
}

/// A card that has just come sleeps behind a veil until the next turn.
void CardFaceDrawing::drawWaiting(const QRectF& window) {
    QColor veil = cardColour::body;
    veil.setAlphaF(0.55F);
    painter_.fillRect(window, veil);
    const double size = std::min(window.width(), window.height()) * 0.42;
    QRectF glass{0, 0, size, size};
    glass.moveCenter(window.center());
    drawings_.drawGlyph(painter_, QStringLiteral("hourglass"), glass, cardColour::text);
}

void CardFaceDrawing::drawBadge() {
    if (!look_.badge)
        return;
    drawings_.drawBadge(painter_, look_.frame, level_ + "-badge", shades_, scale_);
    const QRectF circle = place("badge");
    const QRectF inside = circle.adjusted(circle.width() * 0.16, 0, -circle.width() * 0.16, 0);
    const int size = static_cast<int>(std::lround(circle.height() * 0.66));
    const FittedText number{look_.badge->text, inside.size(), {size, size / 2, size / 2, 1}, QFont::Bold};
    number.draw(painter_, inside, Qt::AlignCenter, shades_.front().badgeInk);
    if (look_.badge->tone != NumberChange::plain)
        drawToneMark(painter_, *look_.badge, circle);
}

void CardFaceDrawing::drawName() {
    if (!showsName_)
        return drawGlyphs();
    QRectF room = seenPlace("name");
    if (!look_.badge)
        room.setLeft(place("art").left() + length(16));
    const bool japanese = look_.language == Language::ja;
    FitLimits limits{textSize(54), textSize(44), textSize(34), 2};
    if (detail_ != CardDetail::large)
        // Japanese characters need more pixels than letters, and in bold still more.
        limits = japanese ? FitLimits{textSize(80, 9), textSize(80, 9), textSize(56, 8), 3}
                          : FitLimits{textSize(80, 7), textSize(72, 7), textSize(56, 6), 3};
    constexpr int boldFrom = 11;
    const QFont::Weight weight = japanese && limits.largest < boldFrom ? QFont::Normal : QFont::Bold;
    const auto fitted = [&] {
        FittedText name{look_.name, room.size(), limits, weight};
        if (detail_ == CardDetail::large || name.lineCount() <= 2)
            return name;
        // It would be crowded.
        static const QRegularExpression bracketed{QStringLiteral("\\s*[(（][^()（）]*[)）]$")};
        return FittedText{QString{look_.name}.remove(bracketed), room.size(), limits, weight};
    };
    FittedText name = fitted();
    if (look_.covered > 0 && name.isBad()) { // whole words, of which the next card hides the ends
        room.setRight(place("name").right());
        name = fitted();
    }
    if (detail_ == CardDetail::small && name.isBad())
        return drawGlyphs(); // the beginning of a name helps less than what is certain
    note(name.isBad());
    name.draw(painter_, room, Qt::AlignLeft | Qt::AlignVCenter, shades_.front().headerInk);
    if (detail_ != CardDetail::large) {
        QRectF glyphs = place("glyphs");
        glyphs.moveRight(std::max(glyphs.right() - size_.width() * look_.covered / 100,
                                  size_.width() / 2 + glyphs.height()));
        drawGlyphTiles(painter_, drawings_, look_.bands, glyphs);
    }
}

/// Where there is no room for a name the glyphs take its place, as large as can be.
void CardFaceDrawing::drawGlyphs() {
    const QRectF room = seenPlace("name");
    const auto count = static_cast<double>(look_.bands.size());
    const double glyph = std::min(room.height() * 0.8, room.width() / std::max(1.0, count) * 0.9);
    double x = room.center().x() - glyph * count / 2;
    for (const LookBand& band : look_.bands) {
        drawings_.drawGlyph(painter_, band.glyph, {x, room.center().y() - glyph / 2, glyph, glyph},
                            shades_.front().headerInk);
        x += glyph;
    }
}

std::vector<LookNumber> CardFaceDrawing::numbers() const {
    std::vector<LookNumber> result = look_.numbers;
    if (detail_ != CardDetail::large)
        for (LookNumber& number : result)
            number.label.clear(); // nobody could read it
    return result;
}

int CardFaceDrawing::numberPixels(double reserved) const {
    const QRectF room = seenPlace("corner");
    const int largest = detail_ == CardDetail::large ? textSize(84) : static_cast<int>(room.height() * 0.74);
    return Figures::fittingPixels(numbers(), room.width() - reserved, largest, textSize(60, 8));
}

double CardFaceDrawing::drawNumbers(double reserved) {
    const QRectF room = seenPlace("corner");
    const int pixels = numberPixels(reserved);
    double right = room.right();
    const std::vector<LookNumber> all = numbers();
    for (auto number = all.rbegin(); number != all.rend(); ++number) {
        const Figures figures{*number, pixels};
        const double left = right - figures.width();
        figures.draw(painter_, left, room.center().y(), cardColour::text);
        if (number->label.isEmpty() && !number->glyph.isEmpty())
            drawings_.drawGlyph(painter_, number->glyph, figures.glyphPlace(left, room.center().y()),
                                cardColour::quiet);
        right -= figures.width() + (number + 1 == all.rend() ? 0.1 : 0.45) * pixels;
    }
    return right;
}

void CardFaceDrawing::drawSignsAndState() {
    const QColor ring = shades_.front().tint;
    QRectF chips = place("chips");
    if (detail_ == CardDetail::large) {
        const double size = length(60, 10);
        drawNumbers(0);
        QRectF right = chips;
        right.setLeft(right.right() - size * 1.14 * static_cast<double>(look_.flags.size()) + size * 0.14);
        if (!look_.flags.empty())
            drawSigns(painter_, drawings_, look_.flags, right, size, ring);
        chips.setRight(right.left());
        return drawState(chips);
    }
    std::vector<LookSign> signs;
    if (detail_ == CardDetail::medium || showsName_)
        signs = look_.keywords;
    if (detail_ == CardDetail::medium)
        signs.insert(signs.end(), look_.flags.begin(), look_.flags.end());
    QRectF room = seenPlace("corner");
    const double size = length(92, 9.5);
    const double left =
        drawNumbers(static_cast<double>(std::min<std::size_t>(signs.size(), 2)) * size * 1.14);
    double taken = 0;
    if (!signs.empty()) {
        const QRectF rows{room.left(), room.top(), std::max(left - room.left(), size),
                          std::round(room.height() / 2 + size / 2)};
        // Half of the picture stays free: what it shows, and what is said of the card now.
        signs = fittingSigns(std::move(signs), rows.width(), size, rows.bottom() - place("art").center().y());
        taken = drawSigns(painter_, drawings_, signs, rows, size, ring);
        chips.setBottom(
            std::min(chips.bottom(), rows.bottom() - signsHeight(signs.size(), rows.width(), size)));
    }
    if (look_.numbers.empty())
        drawShortType(room, taken);
    drawState(chips);
}

void CardFaceDrawing::drawState(const QRectF& room) {
    std::vector<StatusBadge> chips;
    if (!look_.damage.isEmpty())
        chips.push_back({look_.damage, cardColour::damage, cardColour::damageInk, true});
    if (detail_ != CardDetail::small)
        for (const QString& mark : look_.marks)
            chips.push_back({mark, cardColour::body, cardColour::text});
    drawChips(painter_, chips, room, std::max(place("chips").height(), 10 * perPixel_), place("art").top());
}

void CardFaceDrawing::drawShortType(QRectF room, double taken) {
    // Rounded down: half a pixel more, and two lines have no room at a scale of 1.5.
    const FitLimits limits{textSize(detail_ == CardDetail::small ? 100 : 80, 8), textSize(64, 7),
                           static_cast<int>(length(56, 7)), 2};
    room.setLeft(room.left() + taken);
    const FittedText text{look_.shortType, room.size(), limits};
    // In the middle of the card while that is free.
    if (size_.width() / 2 - text.width() / 2 > room.left())
        room.setLeft(size_.width() - room.right());
    if (detail_ == CardDetail::small && text.isBad())
        return; // the drawing says enough on a card this small
    note(text.isBad());
    text.draw(painter_, room, Qt::AlignCenter, cardColour::quiet);
}

} // namespace takujo
