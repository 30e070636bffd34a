#pragma once

#include "app/cli/command.h"

#include <chrono>
#include <cstdint>

namespace takujo {

/// Returns about how long something still takes, as a piece of a sentence: "12 s", "5 min", "3 h 20 min".
Message shownTime(double seconds);

/// Tells on a terminal how many games have been played and how much time is left, on one line that it writes
/// anew, a few times each second.
class MatchupProgress {
public:
    /// `isAtMost`: fewer games may be enough. Without a terminal it says nothing.
    MatchupProgress(Streams streams, bool isOnTerminal, bool isAtMost);

    void tell(std::uint64_t played, std::uint64_t all);
    /// Leaves an empty line for what is printed next.
    void clear();

private:
    using Clock = std::chrono::steady_clock;
    Streams streams_;
    bool isOnTerminal_;
    bool isAtMost_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point told_ = begin_;
    std::uint64_t before_ = 0; ///< games that had been played when it began
    bool hasBegun_ = false;
    bool isShown_ = false;
};

} // namespace takujo
