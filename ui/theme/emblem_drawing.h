#pragma once

#include "ui/theme/card_drawings.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_shades.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace takujo {

/// Draws the emblem of a card in the colours of its frame. A drawing that is missing or broken is left out:
/// what remains in any case is a plain ground. It is the same in every size: a flat window shows less of its
/// ground above and below.
void drawEmblem(QPainter& painter, CardDrawings& drawings, const QRectF& window, const Emblem& emblem,
                const std::vector<CardShades>& bands);

} // namespace takujo
