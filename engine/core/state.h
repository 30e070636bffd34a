#pragma once

#include "engine/core/event.h"
#include "engine/core/ids.h"
#include "engine/core/random.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace takujo {

/// A card through the whole game: which object it is part of, and the card below it there.
struct CardRecord {
    DefinitionIndex definition = 0;
    std::uint16_t object = ObjectId::none;
    std::uint16_t below = CardId::none;
    Player owner = Player::a;
    std::uint8_t spare = 0;
};

/// An object in a zone. Objects of one zone form a chain in the zone's order.
struct ObjectRecord {
    std::uint16_t generation = 0;
    std::uint16_t card = CardId::none; ///< its top card; none where an ability stands on its own
    std::uint16_t next = ObjectId::none;
    std::uint16_t previous = ObjectId::none;
    ZoneId zone;
    Player controller = Player::nobody;
    std::uint8_t aside = 0;  ///< 1: turned sideways (dull, tapped, rested)
    std::uint32_t marks = 0; ///< the game's status bits
    std::int32_t damage = 0;
    std::uint32_t timestamp = 0; ///< when it entered the zone
    std::uint32_t alias = 0;     ///< its name for those who may not see it
    std::uint16_t since = 0;     ///< the first turn from whose start on its controller has had it
    std::uint16_t spare = 0;
};

struct ZoneRecord {
    std::uint16_t first = ObjectId::none;
    std::uint16_t last = ObjectId::none;
    std::uint16_t count = 0;
    std::uint16_t spare = 0;
};

/// What a player has that is no card. The game names the slots.
struct PlayerRecord {
    std::array<std::int32_t, 6> values{};
    std::uint32_t flags = 0;
    std::uint32_t stops = 0; ///< moments at which this player wants to be asked even if nothing can be done
};

/// A procedure that is running: where it stands and a few numbers of its own.
struct Frame {
    static constexpr std::size_t localCount = 7;
    std::uint16_t procedure = 0;
    std::uint16_t step = 0;
    std::array<std::int32_t, localCount> locals{};
};

/// One pick of a choice that is made of several.
struct Pick {
    ObjectId object;
    std::int32_t value = 0;
    std::uint8_t verb = 0;
    std::uint8_t spare[3]{};
};

/// An effect that has been triggered and waits for its time.
struct WaitingItem {
    ObjectId source;
    std::uint32_t timestamp = 0;
    CardId card;
    std::uint8_t effect = 0;
    Player controller = Player::nobody;
};

enum class Outcome : std::uint8_t { running, winA, winB, draw };

/// Everything that changes in a game, as a value: it copies like memory, compares and hashes. What never
/// changes (definitions, rulebook, words) is outside. No pointers, strings or functions in here.
struct State {
    std::vector<CardRecord> cards;
    std::vector<ObjectRecord> objects;
    std::vector<ZoneRecord> zones; ///< player A's kinds, player B's kinds, shared kinds
    std::vector<Frame> frames;     ///< running procedures, innermost last
    std::vector<Event> events;     ///< batches on their passage, innermost last
    std::vector<Pick> picks;
    std::vector<WaitingItem> waiting;
    std::array<PlayerRecord, 2> players;

    Random random;
    std::uint32_t clock = 0;              ///< the last timestamp given
    std::uint32_t aliases = 0;            ///< the last alias given
    std::uint32_t flags = 0;              ///< the game's own
    std::array<std::int32_t, 4> values{}; ///< the game's own
    std::uint16_t turn = 0;               ///< 1 is the first turn
    Player turnPlayer = Player::a;
    Player firstPlayer = Player::a;
    Player priority = Player::nobody; ///< who may act now, in games that have priority
    std::uint8_t phase = 0;
    std::uint8_t passes = 0; ///< in a row
    Outcome outcome = Outcome::running;
    /// Nothing has happened since rule processes were last looked for in vain: there can be none.
    bool settled = false;

    bool over() const { return outcome != Outcome::running; }
};

static_assert(std::has_unique_object_representations_v<CardRecord>);
static_assert(std::has_unique_object_representations_v<ObjectRecord>);
static_assert(std::has_unique_object_representations_v<ZoneRecord>);
static_assert(std::has_unique_object_representations_v<PlayerRecord>);
static_assert(std::has_unique_object_representations_v<Frame>);
static_assert(std::has_unique_object_representations_v<Pick>);
static_assert(std::has_unique_object_representations_v<WaitingItem>);

/// Equal for equal states, on every machine: what replays and saves are checked by.
std::uint64_t exactHash(const State& state);

/// How much memory a copy of the state carries.
std::size_t sizeInBytes(const State& state);

} // namespace takujo
