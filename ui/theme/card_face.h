#pragma once

#include "ui/theme/card_detail.h"
#include "ui/theme/card_drawings.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_pictures.h"
#include "ui/theme/card_shades.h"

#include <QRectF>
#include <QSize>

class QPainter;

namespace takujo {

/// One drawing of the face of a card.
class CardFaceDrawing {
public:
    CardFaceDrawing(QPainter& painter, CardDrawings& drawings, CardPictures& pictures, const CardLook& look, QSize size,
                    double perPixel);
    void draw();

private:
    /// A place of the frame at this level of detail, in pixels.
    QRectF place(const char* what) const;
    /// Tenths of a millimetre in pixels: at least so many logical pixels.
    double length(double tenths, double atLeast = 0) const;
    int textSize(double tenths, double atLeast = 7) const;

    void drawArt();
    void drawBadge();
    void drawName();
    void drawState();
    void drawCorner();
    void drawTypeLine();
    void drawText();

    QPainter& painter_;
    CardDrawings& drawings_;
    CardPictures& pictures_;
    const CardLook& look_;
    QSizeF size_;
    double perPixel_;
    double scale_; ///< pixels in a tenth of a millimetre
    CardDetail detail_;
    bool showsName_;
    std::vector<CardShades> shades_;
};

} // namespace takujo
