#include "engine/kit/listing_cache.h"

#include "engine/kit/script/reading/in_play.h"

namespace takujo {

std::uint32_t ListingCache::sortsAtWork(const Position& position) {
    ListingCache* const listing = now();
    if (listing == nullptr || listing->state_ != &position.state)
        return position.state.has; // of every card of the match
    if (!listing->sorts_) {
        std::uint32_t sorts = 0;
        visitWatchers(position.state, position.rules,
                      [&](ObjectId id) { sorts |= position.definition(id).has; });
        listing->sorts_ = sorts;
    }
    return *listing->sorts_;
}

} // namespace takujo
