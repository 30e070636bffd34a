#pragma once

#include "engine/games/duel_masters/terms.h"

/// What the files about using cards and about effects share: 601 and 605.
namespace takujo::duel_masters {

/// Returns who uses what is being used or carried out, or else the turn player.
Player whoPlays(const Position& position);

/// What a player pays for a card: its cost and its civilizations (112.2).
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);

// Steps of procedures whose local `playing::effectOf` names an effect.

/// 700.2a: its modes are chosen.
Next declareModes(Run& run);
/// 605.2: carries out the text.
Next carryOutText(Run& run);
/// 605.2e: the effect is over.
Next effectIsOver(Run& run);

} // namespace takujo::duel_masters
