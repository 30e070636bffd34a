#pragma once

#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QWidget>

#include <optional>

namespace takujo {

/// One card, as large as there is room.
class CardDisplay : public QWidget {
    Q_OBJECT

public:
    explicit CardDisplay(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void display(const CardLook& look);
    void showNothing();
    /// Whether its text can be read at that width: all of it is there, in letters of the size that the user
    /// wants, or a little smaller.
    bool isLegibleAt(int width) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect cardPlace() const;

    CardRenderer* renderer_;
    QLabel* hint_; ///< where there is no card
    Palette palette_;
    std::optional<CardLook> look_;
};

} // namespace takujo
