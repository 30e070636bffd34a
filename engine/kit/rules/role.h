#pragma once

#include "engine/core/links.h"

#include <cstdint>
#include <string_view>

namespace takujo {

struct Event;
struct Position;

/// What it means that a card belongs to an object: a sort of link. A game lists its own
/// (`RuleTables::roles`).
struct Role {
    enum class Stands : std::uint8_t {
        inside, ///< not in the order of the zone, and not counted there
        beside, ///< an object of its own
    };
    enum class Reads : std::uint8_t {
        nothing, ///< the host stays what it was
        top,     ///< the host has the text and values of this card, if it is on top, or the latest beside it
    };
    /// What happens to it when the host goes to another zone.
    enum class Leaves : std::uint8_t {
        withHost, ///< it goes there, too
        alone,    ///< it goes to `zone`
        unlinked, ///< it stays where it is, by itself
    };
    /// What happens to the card that was the host's top card before.
    enum class WhenCovered : std::uint8_t {
        stays,
        leaves,        ///< it goes to `zone`
        turnsFaceDown, ///< it stays there face down
    };
    std::string_view word;
    std::string_view rule = {};
    Stands stands = Stands::inside;
    Reads reads = Reads::nothing;
    bool speaks = false; ///< its abilities are at work
    Leaves leaves = Leaves::withHost;
    std::string_view leavesRule = {}; ///< without that rule it goes where the host goes
    WhenCovered whenCovered = WhenCovered::stays;
    std::uint8_t zone = ZoneId::none; ///< a kind of zone, of its owner
    bool leavesShown = false;         ///< a card that leaves because it is covered is face up where it goes
    bool isRead = true;               ///< false: the rule that gives the host its text and values is left out
    bool comesBelow = false;          ///< it comes below all others, though the host may be read as it
    /// What comes onto a host in this role from elsewhere has entered, as the host: that is what abilities
    /// find.
    bool enters = false;
    std::string_view entersRule = {}; ///< without that rule nothing has entered
    /// What is in play already melts into the host: what lasted on it lasts on the host.
    bool melts = false;
    std::string_view meltsRule = {}; ///< without that rule it only becomes a card of the host
};

/// What is true of units whatever the roles of their cards.
struct UnitPolicy {
    /// Whether a unit leaves with the card that it is read as, when the event moves that card alone: the card
    /// leaves as what the unit was, and what is left goes on as the same object. None: no unit does.
    bool (*leavesWithTop)(const Position&, const Event&) = nullptr;
    /// A unit has been in play as long as the card that it is read as.
    bool isAsOldAsTop = false;
    /// A unit has the names of all of its cards, whichever it is read as.
    bool hasAllNames = false;
};

inline constexpr std::uint8_t noRole = Link::ownCard;

} // namespace takujo
