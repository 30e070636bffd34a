#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace takujo {

// The handles by which states name players, cards, objects and zones.

/// One of the two seats at the table; `nobody` owns what is shared.
enum class Player : std::uint8_t { a = 0, b = 1, nobody = 2 };

inline constexpr std::array<Player, 2> bothPlayers{Player::a, Player::b};

constexpr Player opponentOf(Player player) {
    return player == Player::a ? Player::b : Player::a;
}
constexpr std::size_t indexOf(Player player) {
    return static_cast<std::size_t>(player);
}

/// A card as a physical thing: the same during the whole game.
struct CardId {
    static constexpr std::uint16_t none = 0xffff;
    std::uint16_t index = none;

    constexpr bool exists() const { return index != none; }
    friend constexpr auto operator<=>(CardId, CardId) = default;
};

/// An object that the rules see in a zone. Slots are used again; the generation tells the objects of one slot
/// apart, so a handle to an object that is gone names nothing.
struct ObjectId {
    static constexpr std::uint16_t none = 0xffff;
    std::uint16_t index = none;
    std::uint16_t generation = 0;

    constexpr bool exists() const { return index != none; }
    friend constexpr auto operator<=>(ObjectId, ObjectId) = default;
};

/// Packs a handle into a number: the locals of running procedures are plain numbers.
constexpr std::int32_t packed(ObjectId id) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(id.index) |
                                     (static_cast<std::uint32_t>(id.generation) << 16U));
}
constexpr ObjectId unpackedObject(std::int32_t number) {
    const auto bits = static_cast<std::uint32_t>(number);
    return {static_cast<std::uint16_t>(bits & 0xffffU), static_cast<std::uint16_t>(bits >> 16U)};
}

/// A zone: its kind, and its player. Shared zones belong to `nobody`.
struct ZoneId {
    static constexpr std::uint8_t none = 0xff;
    std::uint8_t kind = none;
    Player player = Player::nobody;

    constexpr bool exists() const { return kind != none; }
    friend constexpr auto operator<=>(ZoneId, ZoneId) = default;
};

/// Index into the match's own table of card definitions.
using DefinitionIndex = std::uint16_t;

} // namespace takujo
