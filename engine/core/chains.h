#pragma once

#include "engine/core/zones.h"

/// How moving works inside: chains of the objects of a zone, and slots for cards. Only engine/core uses this.
namespace takujo {

void enterChain(State& state, std::uint16_t slot, ZoneId zone, ZoneEnd landing);
void leaveChain(State& state, std::uint16_t slot);

/// Returns the first free slot behind the homes of cards.
std::uint16_t freeSlot(State& state);

/// Returns a free slot for a card, with nothing left of the object that was there before.
std::uint16_t freshSlot(State& state);

/// Empties the slot and ends the handle of its object.
void vacate(State& state, std::uint16_t slot);

/// Makes a new object of a card that has left slot `from` and lies nowhere now: in its home slot if that is
/// free, else behind the homes. Returns the slot; earlier handles are dead.
std::uint16_t settleCard(State& state, std::uint16_t card, std::uint16_t from);

/// Takes the object out of its chain or unit. Returns the slot of its card from then on.
std::uint16_t liftObject(State& state, ObjectId id);

/// Clears the record, so that a new object has nothing of the one before.
void beginAnew(State& state, std::uint16_t slot, Player controller);

} // namespace takujo
