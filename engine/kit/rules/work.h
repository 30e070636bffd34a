#pragma once

#include <cstddef>
#include <cstdint>

/// Counts the engine's work between two questions, in things that are looked at or changed, never in time, so
/// that it ends at the same point on every machine. Cards can ask for work that grows with every step, and
/// for more in one step than a machine can do; so code that walks lists which cards can lengthen reports it
/// here.
namespace takujo::work {

/// Thrown when the budget is used up, out of the step under way: the game ends there.
struct UsedUp {};

/// Budget between two questions. A thousand games with the decks of the product never needed more than a
/// thousandth of it; using it up takes about a second.
inline constexpr std::uint64_t most = std::uint64_t{1} << 24U;
/// Factor of the budget for a loop that is repeated, or watched until it is known to be endless.
inline constexpr std::uint64_t timesForLoops = 16;

/// Returns what is left on this thread. Outside of a budget nothing is counted.
inline std::uint64_t& left() {
    static thread_local std::uint64_t units = UINT64_MAX;
    return units;
}

inline void spend(std::size_t units = 1) {
    std::uint64_t& has = left();
    if (units > has) {
        has = 0;
        throw UsedUp{};
    }
    has -= units;
}

/// Counts little work for each of many things: one unit for eight.
inline void spendForEach(std::size_t count) {
    constexpr std::size_t perUnit = 8;
    spend(1 + count / perUnit);
}

/// A budget for its own lifetime. Work inside also counts for the budget around it.
class Budget {
public:
    explicit Budget(std::uint64_t units = most)
        : outside_{left()}, given_{units < outside_ ? units : outside_} {
        left() = given_;
    }
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;
    ~Budget() { left() = outside_ - used(); }

    std::uint64_t used() const { return given_ - left(); }
    /// After an answer: starts a new budget.
    void renew(std::uint64_t units = most) {
        outside_ -= used();
        given_ = units < outside_ ? units : outside_;
        left() = given_;
    }

private:
    std::uint64_t outside_;
    std::uint64_t given_;
};

} // namespace takujo::work
