#pragma once

#include "ui/theme/palette.h"

#include <QWidget>

#include <vector>

class QAbstractButton;

namespace takujo {

/// The colour of a player, out of a few, each with its name; the chosen one has a tick.
class ColourChoice : public QWidget {
    Q_OBJECT

public:
    explicit ColourChoice(int player, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    PlayerColour chosen() const { return chosen_; }
    void choose(PlayerColour colour);
    /// What the colour is called, and whoever plays with it and has no other name.
    static QString nameOf(PlayerColour colour);

signals:
    /// The player took another colour.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    class Swatch;
    void retranslate();

    int player_;
    PlayerColour chosen_;
    std::vector<Swatch*> swatches_;
};

} // namespace takujo
