#pragma once

#include "engine/core/ids.h"
#include "ui/theme/palette.h"

#include <QRectF>
#include <QWidget>

#include <vector>

namespace takujo {

/// Arrows to the cards that something has chosen, over everything that lies on the table.
class AimOverlay : public QWidget {
    Q_OBJECT

public:
    explicit AimOverlay(QWidget* parent);

    void setColours(const Palette& palette);
    /// The arrows end where they meet the cards.
    void display(QPointF from, const std::vector<QRectF>& cards, Player by);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Arrow {
        QPointF bend;
        QPointF end;
    };

    Palette palette_;
    QPointF from_;
    std::vector<Arrow> arrows_;
    Player by_ = Player::nobody;
};

} // namespace takujo
