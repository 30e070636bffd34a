#pragma once

#include "ui/session/game_data.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <vector>

class QListWidget;

namespace takujo {

/// The card as printed, with its text, without a match.
CardLook printedLook(const GameData& data, const CardDefinition& card, Language language);

/// An icon for each line of a deck: the card, and how many of it there are.
void fillWithCards(QListWidget& list, const GameData& data, const std::vector<DeckLine>& lines,
                   Language language, CardRenderer& renderer, const Palette& palette);

} // namespace takujo
