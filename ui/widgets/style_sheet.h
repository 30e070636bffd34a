#pragma once

#include "ui/theme/palette.h"

#include <QString>

namespace takujo {

/// How the window's own widgets look, on top of the palette.
QString windowStyle(const Palette& palette);

} // namespace takujo
