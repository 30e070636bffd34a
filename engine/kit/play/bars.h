#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo {

// What players are barred from by texts: playing cards, and using abilities of cards. And from where else
// texts let them play cards.

/// Whether no text bars the player from playing the card that is tried.
bool isFreeToPlay(const Position& position, const Attempt& attempt);
/// The same, of using an ability of the card that is tried.
bool isFreeToUse(const Position& position, const Attempt& attempt);

/// The condition that no text bars the player from playing the card that is tried.
Condition mayBePlayed(std::string_view code, std::string_view rule);
/// The same, of using an ability of the card that is tried.
Condition mayBeUsed(std::string_view code, std::string_view rule);

/// Whether a text lets the player play the card that is tried from where it lies.
bool mayBePlayedFromThere(const Position& position, const Attempt& attempt);
/// Returns the kinds of zone, as bits, from which texts let players play cards now.
std::uint32_t zonesOpened(const Position& position);

} // namespace takujo
