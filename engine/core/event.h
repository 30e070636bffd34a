#pragma once

#include "engine/core/card_numbers.h"
#include "engine/core/ids.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace takujo {

// Events: what can happen in a game, one change at a time.

/// What the kit can do to a state. A game adds kinds of its own from `firstOfGame` on.
enum class EventKind : std::uint8_t {
    move,         ///< object goes to zone `to`
    shuffle,      ///< zone `to` gets a new order
    turnAside,    ///< object is turned sideways
    turnUpright,  ///< object is turned upright
    damage,       ///< `amount` of damage is marked on object
    heal,         ///< damage marked on object is removed: `amount` of it, or all for 0
    mark,         ///< status bits `amount` are set on object
    unmark,       ///< status bits `amount` are cleared on object
    setValue,     ///< player value `slot` becomes `amount`
    changeValue,  ///< `amount` is added to player value `slot`
    putCounters,  ///< `amount` counters of name `name` are put on object
    takeCounters, ///< `amount` of them are taken off
    control,      ///< player gains control of object
    turnFace,     ///< object shows its face or its back: the `Face` in `slot`
    link,         ///< object, in play, belongs to `host` in the role `slot`, and lies beside it
    unlink,       ///< object, in play, belongs to no host any more
    occurs,       ///< the game's occurrence `slot`: it changes nothing, but abilities react to it
    win,          ///< player wins
    lose,         ///< player loses
    create,       ///< a token comes to be in zone `to`: the definition `amount`, which player owns
    erase,        ///< object, a token, is no more
    firstOfGame,
};

/// Kinds of event are bits of a 32-bit number, in which cards keep what they wait for. The kit uses the
/// first 24.
inline constexpr std::size_t mostKindsOfKit = 24;
inline constexpr std::size_t mostKindsOfEvent = 32;
static_assert(static_cast<std::size_t>(EventKind::firstOfGame) <= mostKindsOfKit);

/// Why something happens, as far as the rules care.
enum class Cause : std::uint8_t { rule, cost, effect, choice, combat };

/// What a card shows.
enum class Face : std::uint8_t { down, up };

/// At which end of the zone a moved object arrives.
enum class ZoneEnd : std::uint8_t { top, bottom };

/// One thing that is about to happen. Things that happen at the same time are a batch of events.
struct Event {
    EventKind kind = EventKind::move;
    Cause cause = Cause::rule;
    std::uint16_t flags = 0; ///< bits below
    ZoneEnd landing = ZoneEnd::top;
    Player player = Player::nobody;
    std::uint8_t slot = 0;  ///< see the kinds; of `lose`: the number of its rule process, from 1 (0: no
                            ///< process); of a move to a host: the role; of `create`: the pick of the effect
                            ///< by which its text speaks of the token (0: none)
    std::uint8_t group = 0; ///< events of one group in a batch happen all or not at all; 0: no group
    ZoneId from;            ///< filled in by the passage
    ZoneId to;
    ObjectId object;
    ObjectId source;          ///< the object that does it; none if nobody does
    ObjectId became;          ///< after a move or a creation: the new object
    ObjectId host;            ///< of a move onto or under a unit; `to` follows from it
    std::uint16_t reason = 0; ///< why, in the game's words: index into its reasons
    std::uint16_t effect = 0; ///< the effect that does it (`EffectRecord::id`)
    std::int32_t amount = 0;
    std::uint32_t name = 0;    ///< of counters
    std::uint16_t applied = 0; ///< what has been applied to it and is not applied again: bits below
    std::uint16_t past = 0;    ///< of a move into an order: so many cards lie between it and `landing`

    static constexpr std::uint16_t forbidden = 1;
    static constexpr std::uint16_t performed = 2;
    static constexpr std::uint16_t arrivesAside = 4;
    static constexpr std::uint16_t quiet = 8;   ///< not worth a line in the log
    static constexpr std::uint16_t shown = 16;  ///< both players saw the object before it happened
    static constexpr std::uint16_t ofUnit = 32; ///< the object was one card of a unit
    static constexpr std::uint16_t arrivesFaceDown = 64;
    static constexpr std::uint16_t arrivesFaceUp = 128;
    static constexpr std::uint16_t arrivesTurnedOver = 512; ///< it shows its other side, if it has one
    static constexpr std::uint16_t wasFaceDown = 256;       ///< its zone alone did not show it to anybody
    static constexpr std::uint16_t isSetAside = 1024;       ///< of a move: the object waits for its turn
    static constexpr std::uint16_t ofTop =
        2048; ///< with `ofUnit`: the unit was read as it, and leaves with it
    static constexpr std::uint16_t isInstead =
        4096; ///< a text proposed it instead of another event of the batch, which it has joined
    static constexpr std::uint16_t arrivesSilently =
        8192; ///< its text keeps the object's own abilities from being triggered by it

    // Bits of `applied`: first the arrivals that add something, then the rules' replacements that may ask a
    // player, last whether the event differs from the one that was proposed.
    static constexpr unsigned mostArrivalsOnce = 8;
    static constexpr unsigned mostReplacementsThatAsk = 7;
    static constexpr std::uint16_t isReplaced = 1U << (mostArrivalsOnce + mostReplacementsThatAsk);

    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
    bool wasReplaced() const { return (applied & isReplaced) != 0; }
};

/// Returns the size of the change; positive also for a value that falls.
constexpr std::int32_t howMuch(const Event& event) {
    return event.amount < 0 ? differenceOf(0, event.amount) : event.amount;
}

static_assert(std::has_unique_object_representations_v<Event>);

} // namespace takujo
