#include "ui/theme/card_painter.h"

#include "ui/theme/card_face.h"
#include "ui/theme/card_shades.h"
#include "ui/theme/fitted_text.h"

#include <QPainter>

namespace takujo {

namespace {

/// For a program whose drawings are gone: still a card, still legible.
void drawPlain(QPainter& painter, const CardLook& look, QSizeF size) {
    painter.setPen(QPen{cardColour::quiet, size.width() * 0.02});
    painter.setBrush(cardColour::body);
    const double inset = size.width() * 0.01;
    painter.drawRoundedRect(QRectF{{}, size}.adjusted(inset, inset, -inset, -inset), size.width() * 0.035,
                            size.width() * 0.035);
    if (!look.faceUp)
        return;
    const int largest = static_cast<int>(size.width() * 0.14);
    FittedText{look.name, size * 0.85, {largest, largest, 7, 4}, QFont::Bold}.draw(
        painter, QRectF{{}, size}, Qt::AlignCenter, cardColour::text);
}

} // namespace

int CardPainter::draw(QPainter& painter, const CardLook& look, QSize size, double perPixel) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    if (!drawings_.hasFrame()) {
        drawPlain(painter, look, size);
        return 0;
    }
    if (!look.faceUp) {
        drawings_.drawBack(painter, look.back, QRectF{{}, QSizeF{size}});
        return 0;
    }
    CardFaceDrawing face{painter, drawings_, pictures_, look, size, perPixel};
    face.draw();
    cutOff_ += face.isCutOff() ? 1 : 0;
    return face.textPixels();
}

} // namespace takujo
