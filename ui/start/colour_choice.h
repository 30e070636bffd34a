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
    /// The name of a colour. A player without another name is called by it.
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
