#pragma once

#include "ui/session/game_data.h"
#include "ui/theme/palette.h"

#include <array>
#include <vector>

namespace takujo {

/// The colours for two players that fit their decks: each takes the one whose hue is nearest to that of the
/// frames that most of its cards have. If both would take the same, the second yields: it takes that of its
/// next frames, or the next nearest one. Decks without hues leave their player the usual colour.
std::array<PlayerColour, 2> coloursOfDecks(const GameData& data,
                                           const std::array<std::vector<DeckLine>, 2>& decks);
/// The same for decks of which one may be missing.
std::array<PlayerColour, 2> coloursOfDecks(const GameData& data, const std::array<const Deck*, 2>& decks);
/// Of a match: those that the players have picked by hand, else those that fit its decks, if it began with
/// any.
std::array<PlayerColour, 2> coloursOfMatch(const GameData& data, const Match& match);

} // namespace takujo
