#pragma once

#include <cstdint>

namespace takujo {

/// How often something may be done: so many times in a turn, or in the game.
struct Limit {
    enum class Per : std::uint8_t { turn, game };
    /// Whose uses count together.
    enum class Of : std::uint8_t {
        object, ///< as long as it is this object, whoever controls it
        card,   ///< the card, wherever it goes, and also while it lies under another
        name,   ///< all of a player's that have this name
        player, ///< all of a player's
    };
    std::uint8_t count = 0; ///< 0: as often as anybody likes
    Per per = Per::turn;
    Of of = Of::object;
    /// Of what is triggered: it counts when it is carried out, and not as soon as it waits.
    bool whenPlayed = false;

    bool exists() const { return count != 0; }
    friend bool operator==(const Limit&, const Limit&) = default;
};

} // namespace takujo
