#pragma once

#include "ui/theme/card_renderer.h"

#include <QImage>

#include <vector>

namespace takujo {

/// Cards side by side in one size, to be looked at. `ratio` is that of the screen it is meant for.
QImage cardSheet(CardRenderer& renderer, const std::vector<CardLook>& looks, double cardWidth, qreal ratio,
                 int columns, const QColor& ground);

} // namespace takujo
