#pragma once

#include "ui/theme/palette.h"

#include <QPushButton>

namespace takujo {

/// A button whose text may have signs in it (ui/theme/text_signs.h): they are drawn, and told in letters.
class SignButton : public QPushButton {
    Q_OBJECT

public:
    SignButton(const QString& text, const Palette& palette, QWidget* parent);

    /// As much of the whole text as there is room for, in pixels of letters. The middle or the end is left
    /// out.
    void shortenTo(int room, Qt::TextElideMode cut);
    void showWhole();
    /// How wide its letters are, in pixels.
    int textWidth() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Palette palette_;
    QString whole_; ///< before it was shortened
    QString drawn_; ///< with signs; empty where there are none
};

} // namespace takujo
