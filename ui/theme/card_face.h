#pragma once

#include "ui/theme/card_detail.h"
#include "ui/theme/card_drawings.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_pictures.h"
#include "ui/theme/card_shades.h"
#include "ui/theme/fitted_text.h"

#include <QRectF>
#include <QSize>

#include <cstddef>
#include <vector>

class QPainter;

namespace takujo {

/// One drawing of the face of a card.
class CardFaceDrawing {
public:
    CardFaceDrawing(QPainter& painter, CardDrawings& drawings, CardPictures& pictures, const CardLook& look,
                    QSize size, double perPixel);
    void draw();
    /// Something did not fit and ends in an ellipsis.
    bool isCutOff() const { return cutOff_; }
    /// How large its text has come out, in pixels of the device; 0 if it has none.
    int textPixels() const { return textPixels_; }

private:
    /// A place of the frame at this level of detail, in pixels.
    QRectF place(const char* what) const;
    QRectF seenPlace(const char* what) const;
    /// Tenths of a millimetre in pixels: at least so many logical pixels.
    double length(double tenths, double atLeast = 0) const;
    int textSize(double tenths, double atLeast = 7) const;

    bool textFits() const;
    /// The text below `top`, in the largest of these sizes that fits.
    FittedParagraphs fittedText(double top, int largest, int smallest) const;
    /// The corner at the bottom right of the text that the numbers take.
    QSizeF numbersNotch(const QRectF& text) const;

    void note(bool isCutOff) { cutOff_ = cutOff_ || isCutOff; }
    void drawDashedEdge();
    void drawArt();
    void drawWaiting(const QRectF& window);
    void drawBadge();
    void drawName();
    void drawGlyphs();
    /// Numbers at the bottom right; gives where they begin.
    double drawNumbers(double reserved);
    int numberPixels(double reserved) const;
    std::vector<LookNumber> numbers() const;
    /// Keywords and flags at the bottom left; flags alone, in the art, where keywords are spelled out.
    void drawSignsAndState();
    void drawState(const QRectF& room);
    void drawShortType(QRectF room, double taken);
    void drawTypeLine();
    struct KeywordLines {
        struct Word {
            const LookSign* sign; ///< none before the number of those that are left out
            FittedText name;
            QRectF place; ///< of the sign, or where it would be
        };
        std::vector<Word> words;
        double bottom = 0;
    };
    KeywordLines keywordLines(const QRectF& room, std::size_t count) const;
    /// As many as leave room for the numbers and for the text.
    std::size_t shownKeywords(const QRectF& room) const;
    /// Keywords with their icons; gives where the text below begins. Only measures if not told to draw.
    double placeKeywords(const QRectF& room, bool draws) const;
    void drawText();
    std::vector<Paragraph> paragraphs() const;

    QPainter& painter_;
    CardDrawings& drawings_;
    CardPictures& pictures_;
    const CardLook& look_;
    QSizeF size_;
    double perPixel_;
    double scale_; ///< pixels in a tenth of a millimetre
    CardDetail detail_;
    QString level_; ///< as the frame names it
    bool showsName_;
    bool cutOff_ = false;
    int textPixels_ = 0;
    std::vector<CardShades> shades_;
};

} // namespace takujo
