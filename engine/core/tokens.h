#pragma once

#include "engine/core/zones.h"

namespace takujo {

// Tokens: cards that come to be during the game, and end.

inline bool isToken(const State& state, ObjectId id) {
    const std::uint16_t card = record(state, id).card;
    return card != CardId::none && state.cards[card].isToken();
}

/// Makes a token, as a new object of the zone. It has no home: its slot is behind the homes of cards, and its
/// record is used again when it is no more, so that a game has as many as were there at once. (A token of a
/// set-up is made as a card, with a home, and marked as one.)
ObjectId createToken(State& state, DefinitionIndex definition, Player owner, ZoneId zone, ZoneEnd landing,
                     Player controller);

/// Ends a token: its handle dies, and all its links end. Nothing may be left inside of it.
void eraseToken(State& state, ObjectId id);

} // namespace takujo
