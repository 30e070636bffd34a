#pragma once

#include "ui/theme/card_detail.h"
#include "ui/theme/card_drawings.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_pictures.h"

#include <QSize>

class QPainter;

namespace takujo {

/// Draws one card from its look, upright, in pixels of the device. What is drawn is kept by CardRenderer.
class CardPainter {
public:
    explicit CardPainter(std::filesystem::path pictures) : pictures_(std::move(pictures)) {}

    /// `size` in pixels of the device, of which `perPixel` make a logical one.
    /// Gives how large the text on it has come out, in pixels of the device; 0 if there is none.
    int draw(QPainter& painter, const CardLook& look, QSize size, double perPixel);

    const CardDrawings& drawings() const { return drawings_; }
    std::size_t cutOff() const { return cutOff_; }
    CardDrawings& drawings() { return drawings_; }
    void forgetPictures() { pictures_.forget(); }

private:
    CardDrawings drawings_;
    CardPictures pictures_;
    std::size_t cutOff_ = 0;
};

} // namespace takujo
