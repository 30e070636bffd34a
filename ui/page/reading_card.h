#pragma once

#include "ui/widgets/card_display.h"

#include <QTimer>

namespace takujo {

/// A card as large as it takes to read it, over the table and beside where it lies, for where nothing else
/// shows it so. Nothing reacts to it.
class ReadingCard : public CardDisplay {
    Q_OBJECT

public:
    ReadingCard(CardRenderer& renderer, QWidget* over);

    /// Shows it after a moment, so that a pointer that only passes changes nothing. `anchor` is what stays
    /// free.
    void consider(const CardLook& look, const QRect& anchor);
    /// Shows it now.
    void showBeside(const CardLook& look, const QRect& anchor);
    void putAway();

private:
    int widthFor(const CardLook& look, const QRect& anchor);

    QTimer moment_;
    CardLook next_;
    QRect anchor_;
};

} // namespace takujo
