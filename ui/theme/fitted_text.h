#pragma once

#include "ui/theme/line_breaker.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace takujo {

/// How a text may be fitted into its room; sizes in pixels of the device.
struct FitLimits {
    int largest = 12;
    int onOneLine = 10; ///< it shrinks down to this before it takes a second line
    int smallest = 7;
    int lines = 1;
};

/// A text made to fit: first it shrinks, then it wraps, and only as a last resort it ends in an ellipsis.
class FittedText {
public:
    FittedText(const QString& text, QSizeF room, const FitLimits& limits,
               QFont::Weight weight = QFont::Normal);

    void draw(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QColor& colour) const;

    int pixels() const { return pixels_; }
    bool elided() const { return elided_; }
    /// Not all of it is there, or a word is cut in two.
    bool isBad() const { return elided_ || brokenInside_; }
    std::size_t lineCount() const { return lines_.size(); }
    double width() const;
    double height() const;

private:
    bool fit(const LineBreaker& breaker, QSizeF room, const FitLimits& limits);
    void elide(const QString& text, const LineBreaker& breaker, QSizeF room, const FitLimits& limits);
    void take(const std::vector<LineBreaker::Line>& lines, int pixels, double height);
    double pitch() const { return leading_ * pixels_; }

    int pixels_ = 0;
    double leading_ = 1; ///< from line to line, in em
    bool elided_ = false;
    bool brokenInside_ = false;
    QFont::Weight weight_;
    std::vector<LineBreaker::Line> lines_;
};

struct Paragraph {
    QString text;
    QFont::Weight weight = QFont::Normal;
    bool italic = false;
    QColor colour;
    bool even = false; ///< lines of about one length; for a few lines of prose
};

/// Paragraphs in one size, the largest in which all of them fit. Lines end between phrases, or at least
/// between words, where that does not make the letters much smaller.
class FittedParagraphs {
public:
    /// `notch` is taken at the bottom right of the room.
    FittedParagraphs(std::vector<Paragraph> paragraphs, QSizeF room, QSizeF notch, int largest, int smallest);

    /// From the top left of the room.
    void draw(QPainter& painter, const QRectF& room) const;

    int pixels() const { return pixels_; }
    bool elided() const { return elided_; }
    double height() const;

private:
    struct Line {
        QString text;
        std::size_t paragraph = 0;
    };
    std::vector<LineBreaker> breakersFor(LineBreaker::Breaks breaks) const;
    bool fits(const std::vector<LineBreaker>& breakers, int pixels, QSizeF room, QSizeF notch);
    void breakLines(const std::vector<LineBreaker>& breakers, QSizeF room, QSizeF notch);
    /// How far down the line after the last one would reach, as one of that paragraph.
    double bottomOfNext(std::size_t paragraph) const;

    std::vector<Paragraph> paragraphs_;
    std::vector<Line> lines_;
    bool broken_ = false;
    int pixels_ = 0;
    bool elided_ = false;
};

} // namespace takujo
