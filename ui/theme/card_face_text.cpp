#include "ui/theme/card_face.h"

#include "ui/theme/card_figures.h"
#include "ui/theme/card_signs.h"

#include <QPainter>

// What only a large card has room for.

namespace takujo {

void CardFaceDrawing::drawTypeLine() {
    const QRectF room = place("type");
    const FitLimits limits{textSize(31), textSize(31), textSize(24), 1};
    const double glyph = room.height() * 0.52;
    std::vector<FittedText> names;
    double namesWidth = 0;
    for (const LookBand& band : look_.bands) {
        names.emplace_back(band.name, room.size(), limits, QFont::Bold);
        namesWidth += names.back().width() + glyph * 1.9;
    }
    const auto typeBeside = [&](double taken) {
        return FittedText{look_.typeLine,
                          {room.width() - taken, room.height()},
                          {textSize(31), textSize(26), textSize(24), 1}};
    };
    // At the right glyph and name of each colour; the glyphs alone where the type needs the room.
    const double glyphsWidth = glyph * 1.3 * static_cast<double>(names.size()) + glyph * 0.3;
    const bool named = !typeBeside(namesWidth).elided();
    double right = room.right();
    for (std::size_t i = names.size(); i-- > 0;) {
        if (named) {
            names[i].draw(painter_, {room.left(), room.top(), right - room.left(), room.height()},
                          Qt::AlignRight | Qt::AlignVCenter, shades_[i].tint);
            right -= names[i].width() + glyph * 0.3;
        }
        drawings_.drawGlyph(painter_, look_.bands[i].glyph,
                            {right - glyph, room.center().y() - glyph / 2, glyph, glyph}, shades_[i].tint);
        right -= glyph * (named ? 1.6 : 1.3);
    }
    const FittedText type = typeBeside(named ? namesWidth : glyphsWidth);
    note(type.elided());
    type.draw(painter_, room, Qt::AlignLeft | Qt::AlignVCenter, cardColour::quiet);
}

QSizeF CardFaceDrawing::numbersNotch(const QRectF& text) const {
    const std::vector<LookNumber> all = numbers();
    if (all.empty())
        return {};
    const int pixels = numberPixels(0);
    double width = length(20);
    for (const LookNumber& number : all)
        width += Figures{number, pixels}.width() + 0.45 * pixels;
    return {width, text.bottom() - place("corner").top()};
}

FittedParagraphs CardFaceDrawing::fittedText(double top, int largest, int smallest) const {
    QRectF room = place("text");
    room.setTop(top);
    return {paragraphs(), room.size(), numbersNotch(room), largest, smallest};
}

bool CardFaceDrawing::textFits() const {
    const int size = textSize(28, 7);
    return !fittedText(placeKeywords(place("text"), false), size, size).elided();
}

std::vector<Paragraph> CardFaceDrawing::paragraphs() const {
    std::vector<Paragraph> result;
    result.reserve(look_.rules.size());
    for (const QString& rule : look_.rules)
        result.push_back({rule, QFont::Normal, false, cardColour::text});
    // In italics, except in Japanese, which has none: slanted kanji are a mistake, not a style.
    if (result.empty() && !look_.flavour.isEmpty())
        result.push_back(
            {look_.flavour, QFont::Normal, look_.language == Language::en, cardColour::quiet, true});
    return result;
}

double CardFaceDrawing::placeKeywords(const QRectF& room, bool draws) const {
    if (look_.keywords.empty())
        return room.top();
    const int size = textSize(34);
    const double diameter = size * 1.25;
    double x = room.left();
    double y = room.top();
    for (const LookSign& keyword : look_.keywords) {
        const double nameLeft = diameter * 1.3;
        const FittedText name{keyword.name,
                              {room.width() - nameLeft, diameter},
                              {size, size * 3 / 4, size / 2, 1},
                              QFont::Bold};
        if (x > room.left() && x + nameLeft + name.width() > room.right()) {
            x = room.left();
            y += diameter * 1.15;
        }
        if (draws) {
            drawSign(painter_, drawings_, keyword, {x, y, diameter, diameter}, shades_.front().tint);
            name.draw(painter_, {x + nameLeft, y, name.width() + 1, diameter},
                      Qt::AlignLeft | Qt::AlignVCenter, cardColour::text);
        }
        x += nameLeft + name.width() + diameter * 0.8;
    }
    return y + diameter * 1.35;
}

void CardFaceDrawing::drawText() {
    QRectF room = place("text");
    room.setTop(placeKeywords(room, true));
    const FittedParagraphs text = fittedText(room.top(), textSize(33), textSize(22, 6.5));
    note(text.elided());
    if (!look_.rules.empty())
        textPixels_ = text.pixels();
    text.draw(painter_, room);
}

} // namespace takujo
