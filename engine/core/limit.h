#pragma once

#include <cstdint>

namespace takujo {

/// How often something may be done in a turn or in the game.
struct Limit {
    enum class Per : std::uint8_t { turn, game };
    /// Which uses are counted together.
    enum class Of : std::uint8_t {
        object, ///< of this object, whoever controls it
        card,   ///< of the card, in every zone, also under another card
        name,   ///< of all objects of that name under one player
        player, ///< of all of one player's
    };
    std::uint8_t count = 0; ///< 0: no limit
    Per per = Per::turn;
    Of of = Of::object;
    /// Of a triggered ability: counts when it is carried out, not when it begins to wait.
    bool whenPlayed = false;

    bool exists() const { return count != 0; }
    friend bool operator==(const Limit&, const Limit&) = default;
};

} // namespace takujo
