#pragma once

#include "ui/session/session.h"
#include "ui/theme/palette.h"

#include <QPainter>

namespace takujo {

class CardRenderer;

/// Paints the head of a card that waits into `window`: of a card its upper end, of an ability a disc, of a
/// process of the rules an octagon.
void paintWaiting(QPainter& painter, CardRenderer& renderer, const Session& session, const Palette& palette,
                  const CardView& waiting, const QRectF& window);

} // namespace takujo
