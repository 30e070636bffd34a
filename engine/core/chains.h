#pragma once

#include "engine/core/zones.h"

/// What moving is made of: chains of objects, and slots for cards. Only engine/core uses these.
namespace takujo {

void enterChain(State& state, std::uint16_t slot, ZoneId zone, Landing landing);
void leaveChain(State& state, std::uint16_t slot);

/// The first slot behind the homes that nobody lives in.
std::uint16_t freeSlot(State& state);

/// The same for a card: nothing is left there of who lived in it.
std::uint16_t freshSlot(State& state);

/// Nobody lives in the slot any more, and its handle is dead.
void vacate(State& state, std::uint16_t slot);

/// A card that has lived in `from` and lies nowhere now goes on as a new object: at home if that is free,
/// else behind the homes. Returns the slot; handles of before are dead.
std::uint16_t settleCard(State& state, std::uint16_t card, std::uint16_t from);

/// Takes the object out of its chain or unit. Returns the slot in which its card goes on.
std::uint16_t liftObject(State& state, ObjectId id);

/// A new object has nothing of what it was before.
void beginAnew(State& state, std::uint16_t slot, Player controller);

} // namespace takujo
