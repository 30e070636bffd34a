#pragma once

#include "engine/core/ids.h"

#include <QString>

#include <array>
#include <optional>

namespace takujo {

/// How much time each player has left. It runs for one of them, or for nobody; it knows no time itself, but
/// is told it, in milliseconds.
class ChessClock {
public:
    explicit ChessClock(int minutesEach);

    /// Whoever it ran for has used the time until now; from now on it runs for `player`.
    void runFor(Player player, qint64 now);
    Player running() const { return running_; }
    /// Below 0 where a player has gone on after their time was up.
    qint64 left(Player player) const { return left_[indexOf(player)]; }
    bool isUp(Player player) const { return left(player) <= 0; }

    /// As preferences keep it: `600000:423000`.
    QString toText() const;
    static std::optional<ChessClock> read(const QString& text);

private:
    std::array<qint64, 2> left_{};
    Player running_ = Player::nobody;
    qint64 since_ = 0;
};

/// "9:07"; a second that has begun counts. After their time was up: "−0:12".
QString clockTime(qint64 milliseconds);

} // namespace takujo
