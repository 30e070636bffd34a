#pragma once

#include "ui/session/chess_clock.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace takujo {

class GameControl;

/// Runs the clock of a game that was begun with one: for the player who decides, while the table is in front
/// of them. When the time of one is up, it says so; the game goes on, as no rule of the games ends it.
class ClockControl : public QObject {
    Q_OBJECT

public:
    ClockControl(GameControl& games, QWidget* window);

    /// What tells the time in milliseconds, from any beginning: for tests. Else a clock that never goes back.
    static void setTime(std::function<qint64()> time);

private:
    void attach();
    void end();
    void follow();
    void tick();
    Player whoseTimeRuns() const;
    bool isHeldUp() const;
    void tellTimeUp(Player player);
    void show();
    void keep() const;

    GameControl* games_;
    QWidget* window_;
    std::optional<ChessClock> clock_;
    QTimer timer_;
};

} // namespace takujo
