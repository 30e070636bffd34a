#include "ui/theme/card_face.h"

#include "ui/theme/card_figures.h"
#include "ui/theme/card_signs.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

// What only a large card has room for.

namespace takujo {

namespace {

constexpr double keywordIndent = 1.3; ///< of the name of a keyword, in diameters of its sign

} // namespace

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
    const QRectF room = place("text");
    return shownKeywords(room) == look_.keywords.size() &&
           !fittedText(placeKeywords(room, false), size, size).elided();
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

/// From the left, line by line; after them the number of those that are left out.
CardFaceDrawing::KeywordLines CardFaceDrawing::keywordLines(const QRectF& room, std::size_t count) const {
    const int size = textSize(34);
    const double diameter = size * 1.25;
    KeywordLines lines;
    double x = room.left();
    double y = room.top();
    const auto lay = [&](const QString& text, double left, const LookSign* sign) {
        FittedText name{
            text, {room.width() - left, diameter}, {size, size * 3 / 4, size / 2, 1}, QFont::Bold};
        if (x > room.left() && x + left + name.width() > room.right()) {
            x = room.left();
            y += diameter * 1.15;
        }
        const double width = name.width();
        lines.words.push_back({sign, std::move(name), {x, y, diameter, diameter}});
        x += left + width + diameter * 0.8;
    };
    for (std::size_t i = 0; i < count; ++i)
        lay(look_.keywords[i].name, diameter * keywordIndent, &look_.keywords[i]);
    if (count < look_.keywords.size())
        lay(QCoreApplication::translate("CardFaceDrawing", "+%1 more").arg(look_.keywords.size() - count), 0,
            nullptr);
    lines.bottom = y + diameter;
    return lines;
}

std::size_t CardFaceDrawing::shownKeywords(const QRectF& room) const {
    constexpr double mostBesideRules = 0.6; // of the room, where there is more to be read
    double lowest = look_.numbers.empty() ? room.bottom() : std::min(room.bottom(), place("corner").top());
    if (!look_.rules.empty())
        lowest = std::min(lowest, room.top() + room.height() * mostBesideRules);
    std::size_t count = look_.keywords.size();
    while (count > 1 && keywordLines(room, count).bottom > lowest)
        --count;
    return count;
}

double CardFaceDrawing::placeKeywords(const QRectF& room, bool draws) const {
    if (look_.keywords.empty())
        return room.top();
    const KeywordLines lines = keywordLines(room, shownKeywords(room));
    const double diameter = lines.words.front().place.height();
    if (draws)
        for (const auto& [sign, name, at] : lines.words) {
            if (sign != nullptr)
                drawSign(painter_, drawings_, *sign, at, shades_.front().tint);
            const double left = at.left() + (sign != nullptr ? diameter * keywordIndent : 0);
            name.draw(painter_, {left, at.top(), name.width() + 1, diameter},
                      Qt::AlignLeft | Qt::AlignVCenter, cardColour::text);
        }
    return lines.bottom + diameter * 0.35;
}

void CardFaceDrawing::drawText() {
    QRectF room = place("text");
    room.setTop(placeKeywords(room, true));
    const FittedParagraphs text = fittedText(room.top(), textSize(33), textSize(22, 6.5));
    note(text.elided() || shownKeywords(place("text")) < look_.keywords.size());
    if (!look_.rules.empty())
        textPixels_ = text.pixels();
    text.draw(painter_, room);
}

} // namespace takujo
