#pragma once

#include "engine/core/state.h"

#include <cstdint>
#include <optional>

namespace takujo {

struct Position;

/// Keeps results while the options of a question are listed: nothing changes meanwhile, so what was found
/// once holds until the end. Only for the state that is listed, not for copies that are tried out.
class Listing {
public:
    explicit Listing(const State& state) : outside_{now()}, state_{&state} { now() = this; }
    ~Listing() { now() = outside_; }
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;

    /// Returns the sorts of abilities (`CardDefinition::has`) that may be at work on cards on the table,
    /// without given abilities.
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
