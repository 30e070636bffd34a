#pragma once

#include "ui/theme/card_shades.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace takujo {

/// The number an emblem grows from: the same card, the same emblem, on every machine.
std::uint64_t emblemSeed(const QString& cardId);

/// The picture of a card that has none: a calm geometric pattern in the colours of its frame, so different from card to
/// card that one is recognised from afar. Only its height depends on the window's proportions, so that the card looks the
/// same in every size.
void drawEmblem(QPainter& painter, const QRectF& window, std::uint64_t seed, const std::vector<CardShades>& bands);

} // namespace takujo
