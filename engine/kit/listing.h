#pragma once

#include "engine/core/stamp.h"
#include "engine/core/state.h"

namespace takujo {

/// The time in which the options of one question are listed. Nothing changes meanwhile, so what has been
/// found once for many options may be kept under the number of the listing until its end. That holds for the
/// state that is listed, not for copies that are tried out.
class Listing {
public:
    explicit Listing(const State& state) : outside_{now()} { now() = {&state, freshStamp()}; }
    ~Listing() { now() = outside_; }
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;

    /// Returns the number of the listing in which the state is; 0 if it is in none.
    static std::uint64_t numberOf(const State& state) { return now().state == &state ? now().number : 0; }

private:
    struct Listed {
        const State* state = nullptr;
        std::uint64_t number = 0;
    };
    static Listed& now() {
        static thread_local Listed listed;
        return listed;
    }

    Listed outside_;
};

} // namespace takujo
