#pragma once

#include "engine/kit/engine.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace takujo {

/// Finds by trying everything which answers lead to a goal whatever the opponent does. What chance brings
/// counts as it is in the position: puzzles leave nothing to it.
class PuzzleSolver {
public:
    enum class Standing : std::uint8_t { open, reached, lost };
    /// How the learner stands where nothing is under way; the game may be over.
    using Judge = std::function<Standing(const Engine&)>;

    /// `mostPositions`: beyond that many it gives up.
    PuzzleSolver(Player learner, Judge judge, std::uint64_t mostPositions);

    /// What has been found out of a question of the learner's.
    struct Proof {
        std::vector<std::size_t> answers; ///< indexes of the options that lead there
        bool isComplete = true;           ///< false: there were too many positions to say more
        std::uint64_t positions = 0;      ///< looked at
    };
    Proof prove(const Engine& engine);
    /// Returns an answer of the opponent's after which nothing leads there any more; none if there is none,
    /// or too many positions.
    std::optional<std::size_t> refutation(const Engine& engine);

private:
    bool leads(const Engine& engine, std::size_t depth);
    const Engine& after(const Engine& engine, std::size_t option, std::size_t depth);
    bool isUsedUp() const { return positions_ > most_; }

    Player learner_;
    Judge judge_;
    std::uint64_t most_;
    std::uint64_t positions_ = 0;
    std::unordered_map<std::uint64_t, bool> known_; ///< by the hash of a position with its question
    std::deque<Engine> ways_;                       ///< one for each depth, so that nothing is allocated anew
};

} // namespace takujo
