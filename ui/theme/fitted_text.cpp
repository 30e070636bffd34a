#include "ui/theme/fitted_text.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr double nameLeading = 1.14; ///< from line to line, in em
constexpr double tightLeading = 1.0;
constexpr double textLeading = 1.32; ///< for reading: Japanese needs the air
constexpr double paragraphGap = 0.35;
/// From the baseline up to the middle of capitals, and of Japanese characters, which are nearly the same.
constexpr double middleOfCapitals = 0.37;
constexpr double slack = 0.995; ///< of the width: drawn text may be a hair wider than measured

} // namespace

void FittedText::take(const std::vector<LineBreaker::Line>& lines, int pixels, double height) {
    pixels_ = pixels;
    lines_ = lines;
    for (LineBreaker::Line& line : lines_)
        line.width *= pixels;
    leading_ = std::clamp(height / (static_cast<double>(lines.size()) * pixels), tightLeading, nameLeading);
}

FittedText::FittedText(const QString& text, QSizeF room, const FitLimits& limits, QFont::Weight weight)
    : weight_(weight) {
    for (const auto breaks : {LineBreaker::Breaks::phrases, LineBreaker::Breaks::words})
        if (fit({text, weight, false, breaks}, room, limits))
            return;
    // Letters that are a little too small are read more easily than a word cut in two.
    constexpr int leastPixels = 5;
    FitLimits tight = limits;
    tight.smallest = std::min(limits.smallest, std::max(limits.smallest * 3 / 4, leastPixels));
    tight.largest = std::max(tight.smallest, limits.smallest - 1);
    if (fit({text, weight, false, LineBreaker::Breaks::words}, room, tight))
        return;
    const LineBreaker breaker{text, weight};
    if (!fit(breaker, room, limits))
        elide(text, breaker, room, limits);
}

bool FittedText::fit(const LineBreaker& breaker, QSizeF room, const FitLimits& limits) {
    const auto fits = [&](int pixels, int mostLines) {
        const LineBreaker::Lines broken = breaker.evenLines(room.width() * slack / pixels);
        const auto count = static_cast<int>(broken.lines.size());
        if (broken.brokenInside || count > mostLines ||
            (count > 1 && count * tightLeading * pixels > room.height()))
            return false;
        take(broken.lines, pixels, room.height());
        return true;
    };
    for (int pixels = limits.largest; pixels >= std::max(limits.onOneLine, limits.smallest); --pixels)
        if (fits(pixels, 1))
            return true;
    for (int lines = 2; lines <= limits.lines; ++lines)
        for (int pixels = limits.largest; pixels >= limits.smallest; --pixels)
            if (fits(pixels, lines))
                return true;
    return fits(limits.smallest, 1);
}

/// As many lines as there is room for, and what is left over is elided.
void FittedText::elide(const QString& text, const LineBreaker& breaker, QSizeF room,
                       const FitLimits& limits) {
    LineBreaker::Lines broken = breaker.lines(room.width() * slack / limits.smallest);
    std::vector<LineBreaker::Line>& lines = broken.lines;
    brokenInside_ = broken.brokenInside;
    const auto most = static_cast<std::size_t>(
        std::clamp(static_cast<int>(room.height() / (tightLeading * limits.smallest)), 1, limits.lines));
    elided_ = lines.size() > most;
    if (elided_)
        lines.resize(most);
    take(lines, limits.smallest, room.height());
    if (!elided_)
        return;
    const QString rest = text.mid(text.indexOf(lines_.back().text));
    const QFontMetricsF metrics{drawnFont(pixels_, weight_)};
    lines_.back().text = metrics.elidedText(rest, Qt::ElideRight, room.width());
    lines_.back().width = metrics.horizontalAdvance(lines_.back().text);
}

double FittedText::width() const {
    double widest = 0;
    for (const LineBreaker::Line& line : lines_)
        widest = std::max(widest, line.width);
    return widest;
}

double FittedText::height() const {
    return static_cast<double>(lines_.size()) * pitch();
}

void FittedText::draw(QPainter& painter, const QRectF& room, Qt::Alignment alignment,
                      const QColor& colour) const {
    painter.setFont(drawnFont(pixels_, weight_));
    painter.setPen(colour);
    double y = room.center().y() - height() / 2;
    if (alignment & Qt::AlignTop)
        y = room.top();
    if (alignment & Qt::AlignBottom)
        y = room.bottom() - height();
    y += pitch() / 2 + middleOfCapitals * pixels_;
    for (const LineBreaker::Line& line : lines_) {
        double x = room.left();
        if (alignment & Qt::AlignHCenter)
            x = room.center().x() - line.width / 2;
        if (alignment & Qt::AlignRight)
            x = room.right() - line.width;
        drawWithSigns(painter, {x, std::round(y)}, line.text);
        y += pitch();
    }
}

FittedParagraphs::FittedParagraphs(std::vector<Paragraph> paragraphs, QSizeF room, QSizeF notch, int largest,
                                   int smallest)
    : paragraphs_(std::move(paragraphs)) {
    const auto largestOf = [&](const std::vector<LineBreaker>& breakers) {
        for (int pixels = largest; pixels >= smallest; --pixels)
            if (fits(breakers, pixels, room, notch))
                return pixels;
        return 0;
    };
    const std::vector<LineBreaker> anywhere = breakersFor(LineBreaker::Breaks::anywhere);
    const int most = largestOf(anywhere);
    if (most > 0) {
        // Smaller letters hurt, too, and words cut in two hurt more than phrases do.
        const auto least = [most](double share) { return static_cast<int>(std::floor(most * share)); };
        for (const auto& [breaks, size] : {std::pair{LineBreaker::Breaks::phrases, least(0.88)},
                                           std::pair{LineBreaker::Breaks::words, least(0.8)}}) {
            const std::vector<LineBreaker> breakers = breakersFor(breaks);
            const int pixels = largestOf(breakers);
            if (pixels >= std::max(size, smallest) && fits(breakers, pixels, room, notch))
                return;
        }
        fits(anywhere, most, room, notch);
        return;
    }
    fits(anywhere, smallest, room, notch);
    // What does not end there anyway is not torn into a narrow column beside the notch.
    constexpr double leastBesideNotch = 6; // em
    const bool isNarrow = room.width() - notch.width() < leastBesideNotch * smallest;
    const double lowest = room.height() - (isNarrow ? notch.height() : 0);
    while (lines_.size() > 1 && height() > lowest) {
        lines_.pop_back();
        elided_ = true;
    }
    if (!elided_)
        return;
    const Paragraph& last = paragraphs_[lines_.back().paragraph];
    QFont font = drawnFont(pixels_, last.weight);
    font.setItalic(last.italic);
    const double width = room.width() - (height() > room.height() - notch.height() ? notch.width() : 0);
    lines_.back().text =
        QFontMetricsF{font}.elidedText(lines_.back().text + QChar{0x2026} + ' ', Qt::ElideRight, width);
}

std::vector<LineBreaker> FittedParagraphs::breakersFor(LineBreaker::Breaks breaks) const {
    std::vector<LineBreaker> breakers;
    breakers.reserve(paragraphs_.size());
    for (const Paragraph& each : paragraphs_)
        breakers.emplace_back(each.text, each.weight, each.italic, breaks);
    return breakers;
}

bool FittedParagraphs::fits(const std::vector<LineBreaker>& breakers, int pixels, QSizeF room, QSizeF notch) {
    pixels_ = pixels;
    breakLines(breakers, room, notch);
    return height() <= room.height() && !broken_;
}

void FittedParagraphs::breakLines(const std::vector<LineBreaker>& breakers, QSizeF room, QSizeF notch) {
    lines_.clear();
    broken_ = false;
    for (std::size_t i = 0; i < breakers.size(); ++i) {
        const double top = bottomOfNext(i) - textLeading * pixels_;
        const auto widthOfLine = [&](std::size_t line) {
            const double bottom = top + static_cast<double>(line + 1) * textLeading * pixels_;
            return (room.width() - (bottom > room.height() - notch.height() ? notch.width() : 0)) * slack /
                   pixels_;
        };
        LineBreaker::Lines lines = breakers[i].lines(widthOfLine);
        // Evened out where that is sure not to reach into the notch.
        if (paragraphs_[i].even && widthOfLine(lines.lines.size()) == widthOfLine(0))
            lines = breakers[i].evenLines(widthOfLine(0));
        broken_ = broken_ || lines.brokenInside;
        for (const LineBreaker::Line& line : lines.lines)
            lines_.push_back({line.text, i});
    }
}

double FittedParagraphs::bottomOfNext(std::size_t paragraph) const {
    return (static_cast<double>(lines_.size() + 1) * textLeading +
            static_cast<double>(paragraph) * paragraphGap) *
           pixels_;
}

double FittedParagraphs::height() const {
    return lines_.empty() ? 0 : bottomOfNext(lines_.back().paragraph) - textLeading * pixels_;
}

void FittedParagraphs::draw(QPainter& painter, const QRectF& room) const {
    double y = room.top() + (textLeading / 2 + middleOfCapitals) * pixels_;
    std::size_t paragraph = 0;
    for (const Line& line : lines_) {
        const Paragraph& style = paragraphs_[line.paragraph];
        if (line.paragraph != paragraph)
            y += paragraphGap * pixels_;
        paragraph = line.paragraph;
        QFont font = drawnFont(pixels_, style.weight);
        font.setItalic(style.italic);
        painter.setFont(font);
        painter.setPen(style.colour);
        drawWithSigns(painter, {room.left(), std::round(y)}, line.text);
        y += textLeading * pixels_;
    }
}

} // namespace takujo
