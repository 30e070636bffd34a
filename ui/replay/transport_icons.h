#pragma once

#include <QColor>
#include <QIcon>

#include <cstdint>

namespace takujo {

/// The signs of a player of recordings, drawn: fonts lack some of them.
enum class Transport : std::uint8_t { start, turnBack, back, play, pause, forward, turnForward, end };

QIcon transportIcon(Transport sign, const QColor& colour, const QColor& disabled);

} // namespace takujo
