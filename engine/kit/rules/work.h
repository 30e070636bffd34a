#pragma once

#include <cstddef>
#include <cstdint>

/// What the engine does by itself between two questions is counted, in things that are looked at or changed
/// and never in time, so that it comes to an end at the same moment on every machine. Cards can ask for work
/// that grows with every step, and for more in one step than a machine can do; so whatever goes through lists
/// that cards make longer says so here.
namespace takujo::work {

/// Thrown when all of it has been used up, through the step that is under way: the game ends there.
struct UsedUp {};

/// What may be done between two questions. In a thousand games with the decks of the product nobody needs
/// more than a thousandth of it; to use it up takes a second.
inline constexpr std::uint64_t most = std::uint64_t{1} << 24U;
/// What goes round a loop as often as players have said, or until it is known to be endless, may take so many
/// times as much.
inline constexpr std::uint64_t timesForLoops = 16;

/// What is left on this thread. Nothing is counted outside of a budget.
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

/// Some work for something that is hardly worth counting for each of so many.
inline void spendForEach(std::size_t count) {
    constexpr std::size_t perUnit = 8;
    spend(1 + count / perUnit);
}

/// What may be done as long as this lives. What is tried within counts for what is tried as well as for
/// whoever tries it.
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
    /// A question has been answered: what follows has a budget of its own.
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
