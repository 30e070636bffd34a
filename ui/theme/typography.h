#pragma once

#include <QFont>

#include <cstdint>

namespace takujo {

/// The four sizes of the window's text, in pixels at scale 1.
enum class TextSize : std::uint8_t { small = 11, body = 13, title = 15, heading = 20 };

/// Noto Sans CJK JP where it is installed, which has the Japanese forms of shared characters; else the
/// system's own.
QString textFamily();

/// In the size that the user wants (scales.h). Its figures all have one width, so that numbers below each
/// other line up.
QFont textFont(TextSize size, QFont::Weight weight = QFont::Normal, double scale = 1);
/// The same in pixels of the device, for what is drawn.
QFont drawnFont(int pixels, QFont::Weight weight = QFont::Normal);

} // namespace takujo
