#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/meanings.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

struct Position;

constexpr std::uint32_t only(Layer layer) {
    return 1U << static_cast<unsigned>(layer);
}

/// Changes that are applied together, the older before the younger, when all groups before theirs have been.
struct LayerGroup {
    std::uint32_t layers = 0;  ///< sorts of changes, as bits
    bool settersFirst = false; ///< what sets a number comes before what changes it
    bool ownFirst = false;     ///< what an object does to itself comes before what others do to it
    bool dependency = false;   ///< what depends on another one of the group waits for it
    /// A constant ability that asks for a number, which none of those that change it depends on, finds the
    /// number as all of them leave it.
    bool waitsForNumbers = false;
};

/// By time alone: everything that is no number, and then the numbers.
inline std::vector<LayerGroup> layersByTime() {
    return {{.layers = ~only(Layer::numbers)}, {.layers = only(Layer::numbers)}};
}

/// What a rule of the game makes of a number of an object.
struct RuleChange {
    ObjectId object; ///< alive
    std::size_t number = 0;
    std::int32_t by = 0;
};

/// A rule by which something at the table changes numbers, such as chips or cards that lie under others. It
/// does so when the effects of texts have changed them, and adds to them only where there is a number.
struct RuleModifier {
    std::string_view word; ///< the key of its words among the contributions to a number
    std::string_view rule;
    void (*collect)(const Position&, std::vector<RuleChange>& found) = nullptr;
};

} // namespace takujo
