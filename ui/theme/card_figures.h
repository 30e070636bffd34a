#pragma once

#include "ui/theme/card_look.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace takujo {

/// A number as it stands on cards: figures of one width, a dark halo that keeps it legible on anything, an
/// arrow where it differs from what is printed.
class Figures {
public:
    Figures(LookNumber number, int pixels);
    /// The largest size in which all numbers fit side by side.
    static int fittingPixels(const std::vector<LookNumber>& numbers, double width, int largest, int smallest);

    double width() const { return width_; }
    /// The height of the figures themselves.
    double height() const;
    /// Where the glyph of the number stands if it begins at `left`.
    QRectF glyphPlace(double left, double middleY) const;
    /// Centred on `middleY`, beginning at `left`; without the glyph.
    void draw(QPainter& painter, double left, double middleY, const QColor& plain) const;

private:
    LookNumber number_;
    int pixels_;
    QFont font_;
    QFont labelFont_;
    double cell_ = 0;       ///< of a figure
    double labelWidth_ = 0; ///< or that of the glyph
    double width_ = 0;
};

/// A small arrow at the foot of a badge whose number differs from what is printed.
void drawToneMark(QPainter& painter, const LookNumber& number, const QRectF& badge);

/// The colour of a number: whether it has changed for the better or the worse.
QColor toneColour(const LookNumber& number, const QColor& plain);

} // namespace takujo
