#include "ui/theme/fitted_text.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr double nameLeading = 1.14; ///< from line to line, in em
constexpr double textLeading = 1.32; ///< for reading: Japanese needs the air
constexpr double paragraphGap = 0.35;
/// From the baseline up to the middle of capitals, and of Japanese characters, which are nearly the same.
constexpr double middle = 0.37;
constexpr double slack = 0.995; ///< of the width: drawn text may be a hair wider than measured

} // namespace

FittedText::FittedText(const QString& text, QSizeF room, const FitLimits& limits, QFont::Weight weight)
    : pixels_(limits.smallest), weight_(weight) {
    const LineBreaker breaker{text, weight};
    const auto fits = [&](int pixels, int mostLines) {
        const LineBreaker::Lines broken = breaker.evenLines(room.width() * slack / pixels);
        const auto count = static_cast<int>(broken.lines.size());
        if (broken.brokenInside || count > mostLines || (count > 1 && count * nameLeading * pixels > room.height() + 1))
            return false;
        pixels_ = pixels;
        for (const LineBreaker::Line& line : broken.lines)
            lines_.push_back({line.text, line.width * pixels});
        return true;
    };
    for (int pixels = limits.largest; pixels >= std::max(limits.onOneLine, limits.smallest); --pixels)
        if (fits(pixels, 1))
            return;
    for (int pixels = limits.largest; pixels >= limits.smallest; --pixels)
        if (fits(pixels, limits.lines))
            return;
    // Nothing helps: as many lines as there is room for, and what is left over is elided.
    const LineBreaker::Lines broken = breaker.lines(room.width() * slack / pixels_);
    const auto mostLines = static_cast<std::size_t>(
        std::clamp(static_cast<int>((room.height() + 1) / (nameLeading * pixels_)), 1, limits.lines));
    for (const LineBreaker::Line& line : broken.lines)
        lines_.push_back({line.text, line.width * pixels_});
    if (lines_.size() <= mostLines)
        return;
    elided_ = true;
    QString rest;
    for (std::size_t i = mostLines - 1; i < lines_.size(); ++i)
        rest += (rest.isEmpty() ? "" : " ") + lines_[i].text;
    lines_.resize(mostLines);
    const QFontMetricsF metrics{drawnFont(pixels_, weight)};
    lines_.back().text = metrics.elidedText(rest, Qt::ElideRight, room.width());
    lines_.back().width = metrics.horizontalAdvance(lines_.back().text);
}

double FittedText::width() const {
    double widest = 0;
    for (const Line& line : lines_)
        widest = std::max(widest, line.width);
    return widest;
}

double FittedText::height() const { return static_cast<double>(lines_.size()) * nameLeading * pixels_; }

void FittedText::draw(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QColor& colour) const {
    painter.setFont(drawnFont(pixels_, weight_));
    painter.setPen(colour);
    const double pitch = nameLeading * pixels_;
    double y = room.center().y() - height() / 2;
    if (alignment & Qt::AlignTop)
        y = room.top();
    if (alignment & Qt::AlignBottom)
        y = room.bottom() - height();
    y += pitch / 2 + middle * pixels_;
    for (const Line& line : lines_) {
        double x = room.left();
        if (alignment & Qt::AlignHCenter)
            x = room.center().x() - line.width / 2;
        if (alignment & Qt::AlignRight)
            x = room.right() - line.width;
        painter.drawText(QPointF{x, std::round(y)}, line.text);
        y += pitch;
    }
}

FittedParagraphs::FittedParagraphs(std::vector<Paragraph> paragraphs, QSizeF room, int largest, int smallest)
    : paragraphs_(std::move(paragraphs)), pixels_(smallest) {
    std::vector<LineBreaker> breakers;
    for (const Paragraph& each : paragraphs_)
        breakers.emplace_back(each.text, each.weight, each.italic);
    for (pixels_ = largest; pixels_ >= smallest; --pixels_) {
        lines_.clear();
        bool broken = false;
        for (std::size_t i = 0; i < breakers.size(); ++i) {
            const LineBreaker::Lines lines = breakers[i].lines(room.width() * slack / pixels_);
            broken = broken || lines.brokenInside;
            for (const LineBreaker::Line& line : lines.lines)
                lines_.push_back({line.text, i});
        }
        if (height() <= room.height() && (!broken || pixels_ == smallest))
            return;
    }
    pixels_ = smallest;
    while (lines_.size() > 1 && height() > room.height()) {
        lines_.pop_back();
        elided_ = true;
    }
    if (elided_)
        lines_.back().text += QChar{0x2026};
}

double FittedParagraphs::height() const {
    if (lines_.empty())
        return 0;
    const auto gaps = static_cast<double>(lines_.back().paragraph);
    return (static_cast<double>(lines_.size()) * textLeading + gaps * paragraphGap) * pixels_;
}

void FittedParagraphs::draw(QPainter& painter, const QRectF& room) const {
    double y = room.top() + (textLeading / 2 + middle) * pixels_;
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
        painter.drawText(QPointF{room.left(), std::round(y)}, line.text);
        y += textLeading * pixels_;
    }
}

} // namespace takujo
