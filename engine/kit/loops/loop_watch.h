#pragma once

#include <cstdint>

namespace takujo {

/// Notices that automatic work repeats itself: it keeps the hash of one position and compares those that
/// follow with it, moving on to a later one now and then, so that every period is found in the end.
class LoopWatch {
public:
    /// Positions are only looked at after this many steps without an answer; most work is done long before.
    static constexpr int firstStep = 4096;

    /// True if the position has been there before since the last answer.
    bool sees(int step, std::uint64_t positionHash) {
        if (step == next_) {
            kept_ = positionHash;
            next_ *= 2;
            return false;
        }
        return step > firstStep && positionHash == kept_;
    }

private:
    int next_ = firstStep;
    std::uint64_t kept_ = 0;
};

} // namespace takujo
