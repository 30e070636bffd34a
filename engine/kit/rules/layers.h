#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/meanings.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

// In which order effects change objects, as a game describes it.

struct Position;

constexpr std::uint32_t only(Layer layer) {
    return 1U << static_cast<unsigned>(layer);
}

/// Changes that are applied together, the older before the younger, after all groups before this one.
struct LayerGroup {
    std::uint32_t layers = 0; ///< sorts of changes, as bits
    /// Only what abilities that work everywhere say of their own cards (`Vocabulary::worksEverywhere`); the
    /// other groups have the rest, if there is such a group.
    bool base = false;
    /// Only what gives an object something of a sort that it has not at all: a number, a text, words. For
    /// other objects, the same change comes in its own group.
    bool adds = false;
    bool settersFirst = false; ///< changes that set a number come before those that add to it
    bool ownFirst = false;     ///< changes of an object by itself come before those by others
    bool dependency = false;   ///< a change that depends on another one of the group waits for it
    /// A constant ability reads a number after all changes to it, if none of those changes depends on the
    /// ability.
    bool waitsForNumbers = false;
    /// Of changes of numbers: all that adds comes before all that subtracts, then what multiplies and what
    /// divides, whatever began first; what is set is so whatever else there is, by the latest that sets it,
    /// and of several at one time by the turn player's. Numbers may be without end (`endless`).
    bool byOperation = false;
};

/// Returns the groups of games that order by time alone: everything but numbers, then numbers.
inline std::vector<LayerGroup> layersByTime() {
    return {{.layers = ~only(Layer::numbers)}, {.layers = only(Layer::numbers)}};
}

/// Whether effects change numbers by operation.
inline bool numbersGoByOperation(const std::vector<LayerGroup>& groups) {
    return std::ranges::any_of(groups, &LayerGroup::byOperation);
}

/// A change that a rule of the game makes to a number of an object.
struct RuleChange {
    ObjectId object; ///< alive
    std::size_t number = 0;
    std::int32_t by = 0;
};

/// A rule by which something on the table changes numbers, such as chips or cards under others. It is applied
/// after the effects of texts, and only where there is a number; or before them, so that texts find the
/// number as the rule leaves it; what it does after a text has set the number is added to that.
struct RuleModifier {
    std::string_view word; ///< key of its words among the contributions to a number
    std::string_view rule;
    void (*collect)(const Position&, std::vector<RuleChange>& found) = nullptr;
    bool first = false; ///< before the effects of texts
};

} // namespace takujo
