#pragma once

#include "ui/widgets/card_display.h"

#include <QTimer>

namespace takujo {

/// Shows a card over the table, beside its place and large enough to be read, where nothing else does. It
/// takes no clicks.
class ReadingCard : public CardDisplay {
    Q_OBJECT

public:
    ReadingCard(CardRenderer& renderer, QWidget* over);

    /// Shows it after a moment, so that a pointer that only passes changes nothing. `anchor` stays free.
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
