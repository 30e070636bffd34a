#pragma once

#include "engine/core/state.h"

#include <cstdint>
#include <optional>

namespace takujo {

struct Position;

/// While the options of a question are listed, nothing changes: what has been found out of the state once
/// holds until the end. It is asked of the state that is listed alone, not of copies that are tried out.
class Listing {
public:
    explicit Listing(const State& state) : outside_{now()}, state_{&state} { now() = this; }
    ~Listing() { now() = outside_; }
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;

    /// Which sorts of abilities (`CardDefinition::has`) there may be at work on the cards of the table; what
    /// effects have given is left out.
    static std::uint32_t sortsAtWork(const Position& position);

private:
    static Listing*& now() {
        static thread_local Listing* listing = nullptr;
        return listing;
    }

    Listing* outside_;
    const State* state_;
    std::optional<std::uint32_t> sorts_;
};

} // namespace takujo
