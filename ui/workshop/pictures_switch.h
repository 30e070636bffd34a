#pragma once

#include "ui/workshop/card_rows.h"

#include <QToolButton>

namespace takujo {

/// Shows the cards of a list as pictures or as lines, and remembers which for the next time.
class PicturesSwitch : public QToolButton {
    Q_OBJECT

public:
    /// `pane` is what the choice is remembered for.
    PicturesSwitch(CardRowsView& list, const QString& pane, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace takujo
