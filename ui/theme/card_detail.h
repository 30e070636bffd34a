#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

/// How much of a card is drawn, by its width in logical pixels.
enum class CardDetail : std::uint8_t {
    small,  ///< cost, glyph and numbers; the name and keyword icons while they can be read
    medium, ///< also name, keyword icons and flags
    large,  ///< everything
};

inline constexpr double mediumFrom = 70;
inline constexpr double largeFrom = 140;
inline constexpr double smallNameFrom = 52;
inline constexpr double smallNameAloneFrom = 40; ///< where no badge stands beside it

/// Half a pixel is forgiven: layouts round.
constexpr CardDetail detailFor(double width) {
    return width < mediumFrom - 0.5  ? CardDetail::small
           : width < largeFrom - 0.5 ? CardDetail::medium
                                     : CardDetail::large;
}

} // namespace takujo
