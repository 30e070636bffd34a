#pragma once

#include "ui/theme/card_look.h"
#include "ui/theme/palette.h"

#include <QRectF>
#include <QWidget>

namespace takujo {

class CardRenderer;

/// The card that is being dragged, above everything in the window, and the place beside the table where it
/// may be dropped.
class DragOverlay : public QWidget {
    Q_OBJECT

public:
    DragOverlay(CardRenderer& renderer, QWidget* parent);

    void setColours(const Palette& palette) { palette_ = palette; }
    /// The card as it lies there, in the parent's coordinates; `aside` turns it. `place` is the lit place;
    /// empty if there is none.
    void carry(const CardLook& look, const QRectF& card, bool aside, const QRect& place);
    QRectF card() const { return card_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CardRenderer* renderer_;
    Palette palette_;
    CardLook look_;
    QRectF card_;
    QRect place_;
    bool aside_ = false;
};

} // namespace takujo
