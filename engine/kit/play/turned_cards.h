#pragma once

#include "engine/kit/play/playing.h"

namespace takujo::playing {

// A resource of cards that lie in a zone and are turned aside, one for one: mana, energy, crystals. Some of
// what is turned must be of certain colours.

/// So many sets of colours can be wanted, each of so many colours.
inline constexpr std::size_t mostWanted = 5;
inline constexpr std::size_t mostColours = 6;

/// One of what is turned must have one of these colours, as bits.
void wantOneOf(Due& due, std::uint32_t colours);
/// The same of what has these colours, as far as colours matter: one of them, or one card of each.
void wantColours(const Position& position, Due& due, std::uint32_t colours);
/// More may be turned than is due: they are X.
void allowMore(Due& due);
bool takesMore(const Due& due);

/// The resource, of cards in that kind of zone; more of them says `PlayTables::turned`.
Resource turnedCards(std::uint8_t zone);

// Conditions of the verb by which a card is turned, and of the one by which that is over.

bool isUpright(const Position& position, const Attempt& attempt);
/// It is not picked, and nothing else is paid with it.
bool isUnspent(const Position& position, const Attempt& attempt);
/// With this card the payment can still be completed.
bool helps(const Position& position, const Attempt& attempt);
bool isPaidInFull(const Position& position, const Attempt& attempt);

} // namespace takujo::playing
