#pragma once

#include <QtGlobal>

/// The order of things on the table, from below. Within a zone, cards count up from their layer.
namespace takujo::layer {

inline constexpr qreal zones = 0;
inline constexpr qreal cards = 10;
inline constexpr qreal hand = 200;      ///< its fan hangs over the zones
inline constexpr qreal raised = 400;    ///< the card under the pointer shows all of its face
inline constexpr qreal dropSpots = 450; ///< places that are there only while something is dragged
inline constexpr qreal moving = 500;
inline constexpr qreal dragged = 900;

} // namespace takujo::layer
