#pragma once

#include "engine/games/fftcg/terms.h"

/// What texts of cards say of paying: which CP a card makes, and which pay for it.
namespace takujo::fftcg {

/// Returns what is cast, where that is paid for or would be; none where CP pay for anything else.
ObjectId whatCpCast(const Position& position, ObjectId played);

/// Whether a text lets the player pay for the card with CP of any elements.
bool takesAnyCp(const Position& position, Player player, const Known& card);

/// Returns the elements of the CP that the object makes for its player, as bits, if it pays for casting that
/// card, or for something else; 0: it makes none for that.
std::uint32_t elementsForCp(const Position& position, ObjectId source, ObjectId cast);
/// Whether it is dulled for CP: a backup is, and what a text says it of.
bool makesCpOnField(const Position& position, ObjectId id);
/// Whether any text says something of paying, so that what makes CP depends on what they are for.
inline bool textsSayWhatPays(const Position& position) {
    return (position.state.has & CardDefinition::payments) != 0;
}

} // namespace takujo::fftcg
