#pragma once

#include <cstdint>

namespace takujo {

/// The random generator of a game (SplitMix64). It is part of the state, so it is small, and it gives the
/// same numbers on every machine; the distributions of the standard library do not promise that.
class Random {
public:
    Random() = default;
    explicit Random(std::uint64_t seed) : state_{seed} {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    /// Returns a number from 0 to bound - 1, each equally likely. `bound` is at least 1.
    std::uint32_t below(std::uint32_t bound) {
        // Multiplies and shifts; throws the few draws away that would favour small numbers.
        const std::uint32_t tooLow = (0U - bound) % bound;
        while (true) {
            const std::uint64_t product = (next() >> 32U) * bound;
            if (static_cast<std::uint32_t>(product) >= tooLow)
                return static_cast<std::uint32_t>(product >> 32U);
        }
    }

    std::uint64_t state() const { return state_; }
    friend bool operator==(const Random&, const Random&) = default;

private:
    std::uint64_t state_ = 0;
};

} // namespace takujo
