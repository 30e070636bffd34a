#pragma once

#include <cstdint>

namespace takujo {

/// Notices that automatic work repeats itself. It keeps the hash of one position and compares the following
/// ones with it; now and then it keeps a later one, so that it finds every period in the end.
class LoopWatch {
public:
    /// Positions are compared only after this many steps without an answer; most work ends long before.
    static constexpr int firstStep = 4096;

    /// Whether the position has occurred before since the last answer.
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
