#include "app/cli/matchup_progress.h"

#include <cmath>
#include <ostream>

namespace takujo {

Message shownTime(double seconds) {
    constexpr std::uint64_t sixty = 60;
    const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
    if (whole < 2 * sixty)
        return {"{seconds} s", whole};
    const std::uint64_t minutes = (whole + sixty / 2) / sixty;
    if (minutes < 2 * sixty)
        return {"{minutes} min", minutes};
    return {"{hours} h {minutes} min", minutes / sixty, minutes % sixty};
}

MatchupProgress::MatchupProgress(Streams streams, bool isOnTerminal, bool isAtMost)
    : streams_{streams}, isOnTerminal_{isOnTerminal}, isAtMost_{isAtMost} {}

void MatchupProgress::tell(std::uint64_t played, std::uint64_t all) {
    constexpr std::chrono::milliseconds oftenEnough{200};
    if (!isOnTerminal_)
        return;
    if (!hasBegun_)
        before_ = played - 1; // with this one, the first of now
    hasBegun_ = true;
    const Clock::time_point now = Clock::now();
    if (now - told_ < oftenEnough)
        return;
    told_ = now;
    const double each =
        std::chrono::duration<double>(now - begin_).count() / static_cast<double>(played - before_);
    const Message left = shownTime(each * static_cast<double>(all - played));
    const Message line =
        isAtMost_ ? Message{"{done} of at most {all} games, at most {time} left", played, all, left}
                  : Message{"{done} of {all} games, about {time} left", played, all, left};
    streams_.err << "\r\x1b[K" << line.in(streams_.language) << std::flush;
    isShown_ = true;
}

void MatchupProgress::clear() {
    if (isShown_)
        streams_.err << "\r\x1b[K" << std::flush;
    isShown_ = false;
}

} // namespace takujo
