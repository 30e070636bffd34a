#include "engine/numbers/game_set.h"

#include <algorithm>

namespace takujo {

void GameSet::add(GameRange games) {
    const auto next = std::ranges::upper_bound(ranges_, games.first, {}, &GameRange::first);
    const bool joinsNext = next != ranges_.end() && games.last + 1 == next->first;
    const bool joinsBefore = next != ranges_.begin() && (next - 1)->last + 1 == games.first;
    if (joinsBefore && joinsNext) {
        (next - 1)->last = next->last;
        ranges_.erase(next);
    } else if (joinsBefore) {
        (next - 1)->last = games.last;
    } else if (joinsNext) {
        next->first = games.first;
    } else {
        ranges_.insert(next, games);
    }
}

void GameSet::add(const GameSet& others) {
    for (const GameRange& games : others.ranges_)
        add(games);
}

std::uint64_t GameSet::size() const {
    std::uint64_t count = 0;
    for (const GameRange& games : ranges_)
        count += games.size();
    return count;
}

bool GameSet::has(std::uint64_t game) const {
    return sharedWith(GameRange{game, game}).has_value();
}

std::optional<GameRange> GameSet::sharedWith(GameRange games) const {
    for (const GameRange& mine : ranges_)
        if (mine.first <= games.last && games.first <= mine.last)
            return GameRange{std::max(mine.first, games.first), std::min(mine.last, games.last)};
    return std::nullopt;
}

std::optional<GameRange> GameSet::sharedWith(const GameSet& others) const {
    for (const GameRange& games : others.ranges_)
        if (const auto shared = sharedWith(games))
            return shared;
    return std::nullopt;
}

std::vector<GameRange> GameSet::missingOf(std::uint64_t all) const {
    std::vector<GameRange> missing;
    std::uint64_t next = 0;
    for (const GameRange& games : ranges_) {
        if (games.first > next)
            missing.push_back({next, games.first - 1});
        next = games.last + 1;
    }
    if (next < all)
        missing.push_back({next, all - 1});
    return missing;
}

} // namespace takujo
