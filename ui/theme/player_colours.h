#pragma once

#include "ui/theme/palette.h"

#include <array>
#include <string_view>

namespace takujo {

/// The colours that players may choose from, by the words that preferences keep.
inline constexpr std::array<std::string_view, 6> playerColourWords{"blue",  "crimson", "green",
                                                                   "amber", "violet",  "teal"};

/// The same colour stands out from the grounds of every theme.
QColor playerColourOf(PlayerColour colour, Brightness brightness);

/// A drawing in the colours of `from`, drawn in those of `to`: every `#rrggbb` in it keeps how light and
/// how strong it is.
QByteArray inPlayerColour(QByteArray svg, PlayerColour from, PlayerColour to);

} // namespace takujo
