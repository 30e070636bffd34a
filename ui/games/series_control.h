#pragma once

#include "ui/games/series.h"

#include <QObject>

namespace takujo {

class GameControl;

/// Begins rematches, and tells how the series of them stands. It ends as soon as another game is on the
/// table.
class SeriesControl : public QObject {
    Q_OBJECT

public:
    explicit SeriesControl(GameControl& games);

private:
    void playAgain(bool otherGoesFirst);
    void attach();
    void tell();
    /// With the game at hand, if that is over.
    Series standing() const;

    GameControl* games_;
    Series before_; ///< the games before the one at hand
    bool goesOn_ = false;
};

} // namespace takujo
