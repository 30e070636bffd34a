#include "ui/session/chess_clock.h"

#include <QStringList>

namespace takujo {

namespace {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

} // namespace

ChessClock::ChessClock(int minutesEach) : left_{minutesEach * minute, minutesEach * minute} {}

void ChessClock::runFor(Player player, qint64 now) {
    if (running_ != Player::nobody)
        left_[indexOf(running_)] -= now - since_;
    running_ = player;
    since_ = now;
}

QString ChessClock::toText() const {
    return QStringLiteral("%1:%2").arg(left_[0]).arg(left_[1]);
}

std::optional<ChessClock> ChessClock::read(const QString& text) {
    const QStringList parts = text.split(u':');
    ChessClock clock{0};
    if (parts.size() != qsizetype(clock.left_.size()))
        return std::nullopt;
    for (std::size_t i = 0; i < clock.left_.size(); ++i) {
        bool isNumber = false;
        clock.left_[i] = parts[qsizetype(i)].toLongLong(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    return clock;
}

QString clockTime(qint64 milliseconds) {
    const bool isOver = milliseconds < 0;
    const qint64 seconds = isOver ? -milliseconds / second : (milliseconds + second - 1) / second;
    const QString time = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return isOver ? QStringLiteral("−") + time : time;
}

} // namespace takujo
