#pragma once

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
    FittedText(const QString& text, QSizeF room, const FitLimits& limits, QFont::Weight weight = QFont::Normal);

    void draw(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QColor& colour) const;

    int pixels() const { return pixels_; }
    bool elided() const { return elided_; }
    std::size_t lineCount() const { return lines_.size(); }
    double width() const;
    double height() const;

private:
    struct Line {
        QString text;
        double width = 0;
    };
    int pixels_ = 0;
    bool elided_ = false;
    QFont::Weight weight_;
    std::vector<Line> lines_;
};

struct Paragraph {
    QString text;
    QFont::Weight weight = QFont::Normal;
    bool italic = false;
    QColor colour;
};

/// Paragraphs in one size, the largest in which all of them fit.
class FittedParagraphs {
public:
    FittedParagraphs(std::vector<Paragraph> paragraphs, QSizeF room, int largest, int smallest);

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
    std::vector<Paragraph> paragraphs_;
    std::vector<Line> lines_;
    int pixels_ = 0;
    bool elided_ = false;
};

} // namespace takujo
