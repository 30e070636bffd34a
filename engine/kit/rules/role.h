#pragma once

#include "engine/core/links.h"

#include <cstdint>
#include <string_view>

namespace takujo {

/// What it means that a card belongs to an object: a sort of links. A game lists its own
/// (`RuleTables::roles`).
struct Role {
    enum class Stands : std::uint8_t {
        inside, ///< in no order of the zone, and not counted there
        beside, ///< an object of its own
    };
    enum class Reads : std::uint8_t {
        nothing, ///< the host is what it was
        top,     ///< the host is this card, if none lies above it
    };
    /// What becomes of it when the host goes to another zone.
    enum class Leaves : std::uint8_t {
        withHost, ///< it goes there, too
        alone,    ///< it goes to `zone`
        unlinked, ///< it stays where it is, by itself
    };
    /// What becomes of the card that the host was until this one came.
    enum class WhenCovered : std::uint8_t {
        stays,
        leaves,        ///< it goes to `zone`
        turnsFaceDown, ///< it lies there, and shows its back
    };
    std::string_view word;
    std::string_view rule = {};
    Stands stands = Stands::inside;
    Reads reads = Reads::nothing;
    bool speaks = false; ///< its abilities are at work
    Leaves leaves = Leaves::withHost;
    std::string_view leavesRule = {}; ///< without it, it goes where the host goes
    WhenCovered whenCovered = WhenCovered::stays;
    std::uint8_t zone = ZoneId::none; ///< a kind, of its owner's
    bool leavesShown = false; ///< the card that goes because it is covered shows its face where it goes
    bool isRead = true;       ///< false: the rule is left out by which the host is read as it
};

inline constexpr std::uint8_t noRole = Link::ownCard;

} // namespace takujo
