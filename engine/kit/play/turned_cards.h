#pragma once

#include "engine/kit/play/playing.h"

namespace takujo::playing {

// A resource of cards that lie in a zone and are turned aside, one for one: mana, energy, crystals. Some of
// the turned cards must have certain colours.

/// A payment can require at most that many sets of colours, and a game has at most that many colours.
inline constexpr std::size_t mostWanted = 5;
inline constexpr std::size_t mostColours = 6;

/// Requires one turned card with one of these colours, as bits.
void wantOneOf(AmountDue& due, std::uint32_t colours);
/// Requires the colours of a card, as far as they matter: one of them, or one card of each.
void wantColours(const Position& position, AmountDue& due, std::uint32_t colours);
/// Lets more cards be turned than are due: they are X.
void allowMore(AmountDue& due);
bool takesMore(const AmountDue& due);

/// Returns the resource of cards in that kind of zone. `PlayTables::turned` has its further data.
Resource turnedCards(std::uint8_t zone);

// Conditions of the verb that turns a card, and of the verb that ends it.

bool isUpright(const Position& position, const Attempt& attempt);
/// Whether it is not picked, and no other cost takes it.
bool isUnspent(const Position& position, const Attempt& attempt);
/// Whether the payment can still be completed with this card.
bool helps(const Position& position, const Attempt& attempt);
bool isPaidInFull(const Position& position, const Attempt& attempt);

} // namespace takujo::playing
