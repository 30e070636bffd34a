#pragma once

#include "engine/core/state.h"

#include <cstdint>
#include <optional>

namespace takujo {

struct Position;

/// Keeps results while the options of a question are listed: nothing changes meanwhile, so what was found
/// once holds until the end. Only for the state that is listed, not for copies that are tried out.
class ListingCache {
public:
    explicit ListingCache(const State& state) : outside_{now()}, state_{&state} { now() = this; }
    ~ListingCache() { now() = outside_; }
    ListingCache(const ListingCache&) = delete;
    ListingCache& operator=(const ListingCache&) = delete;

    /// Returns the sorts of abilities (`CardDefinition::has`) that may be at work on cards on the table,
    /// without given abilities.
    static std::uint32_t sortsAtWork(const Position& position);

private:
    static ListingCache*& now() {
        static thread_local ListingCache* listing = nullptr;
        return listing;
    }

    ListingCache* outside_;
    const State* state_;
    std::optional<std::uint32_t> sorts_;
};

} // namespace takujo
