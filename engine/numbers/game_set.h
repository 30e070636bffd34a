#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// Games from `first` to `last`, both among them, by their numbers from 0.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t size() const { return last - first + 1; }
    friend bool operator==(const GameRange&, const GameRange&) = default;
};

/// Which games have been played: in order, joined where they follow each other.
class GameSet {
public:
    /// Adds games that are not in it yet.
    void add(GameRange games);
    void add(const GameSet& others);

    const std::vector<GameRange>& ranges() const { return ranges_; }
    std::uint64_t size() const;
    bool has(std::uint64_t game) const;
    /// Returns the first games that are in both.
    std::optional<GameRange> sharedWith(GameRange games) const;
    std::optional<GameRange> sharedWith(const GameSet& others) const;
    /// Returns the games below `all` that are not in it.
    std::vector<GameRange> missingOf(std::uint64_t all) const;

    friend bool operator==(const GameSet&, const GameSet&) = default;

private:
    std::vector<GameRange> ranges_;
};

} // namespace takujo
