#pragma once

#include "ui/theme/card_shades.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace takujo {

/// The picture of a card that has none: a calm geometric pattern in the colours of its frame, so different
/// from card to card that one is recognised from afar. It grows from the card's id, the same on every
/// machine, and is the same in every size: a higher window only shows more of it above and below.
void drawEmblem(QPainter& painter, const QRectF& window, const QString& cardId,
                const std::vector<CardShades>& bands);

} // namespace takujo
