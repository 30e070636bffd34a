#pragma once

#include <cstdint>

namespace takujo {

// How sure a share is that was counted in a number of games.

/// The values that a share may well have.
struct Interval {
    double low = 0;
    double high = 1;

    /// Half of its width: 0.02 where people write "± 2 %".
    double reach() const { return (high - low) / 2; }
};

/// Returns where the true share lies in 95 of 100 cases, if `hits` of `trials` were counted: the score
/// interval of Wilson (1927), which stays within 0 and 1 and holds for few trials, too. No trials: anything
/// may be.
Interval intervalOf(std::uint64_t hits, std::uint64_t trials);

/// Returns the share itself; 0 without trials.
inline double shareOf(std::uint64_t hits, std::uint64_t trials) {
    return trials == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(trials);
}

} // namespace takujo
