#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/position.h"

namespace takujo {

/// A new effect of an ability, with a name of its own.
EffectRecord& addEffect(State& state, const EffectRecord& like);

/// The effect of that name; none if it is over.
const EffectRecord* findEffect(const State& state, std::uint16_t id);
EffectRecord* findEffect(State& state, std::uint16_t id);
/// The effect that lies on a stack as that object; none if there is none.
const EffectRecord* effectAt(const State& state, ObjectId item);

/// The effect is over: what it has chosen is forgotten.
void dropEffect(State& state, std::uint16_t id);

/// What a text has shown where it lies (`reveal`) is hidden again.
void hideWhatItShowed(State& state, std::uint16_t effect);

/// What an effect has chosen in one choice is forgotten.
void dropBindings(State& state, std::uint16_t effect, std::uint8_t slot);

/// What an effect has in its slots, from `begin` to before `end`, another one has as well.
inline constexpr std::uint8_t everySlot = 32;
void passOn(State& state, std::uint16_t from, std::uint16_t to, std::uint8_t end = everySlot,
            std::uint8_t begin = 0);

/// How much an effect has chosen in one choice.
std::int32_t countBound(const State& state, std::uint16_t effect, std::int32_t slot);

/// Where choices made while a text is followed are kept, apart from what it has chosen before.
namespace binding_slots {
inline constexpr std::uint8_t firstSelected = 8;
inline constexpr std::uint8_t loops = 16; ///< what `for each` goes through; one more for each inside another
inline constexpr std::uint8_t firstCost = 20; ///< what is paid with, one for each cost
inline constexpr std::uint8_t mostCosts = 6;
inline constexpr std::uint8_t grouping = 27; ///< the group that is being made
inline constexpr std::uint8_t scratch = 28;  ///< one more for the second player
} // namespace binding_slots

/// Where everybody sees it go, a snapshot can tell where it is now.
void followMove(State& state, const Rulebook& rules, ZoneId to, ObjectId was, ObjectId became);
/// An object that an effect has moved is the same to that effect: what it calls it by follows it.
void follow(State& state, std::uint16_t effect, ObjectId was, ObjectId became);

// How a card was cast that lies on a table now: its X, and what was paid that need not be. Its abilities may
// ask.
void noteCasting(State& state, ObjectId card, std::int32_t x, std::uint16_t paid);
/// The note goes with the card onto a table, and nowhere else.
void followCasting(State& state, ObjectId was, ObjectId became, bool ontoTable);
/// What an effect of that source knows of it.
void recallCasting(const State& state, EffectRecord& effect);

// What was declared with a card while it was cast, for an ability of it that asks for that.
void noteDeclaring(State& state, ObjectId card, std::uint16_t declaring);
bool isDeclared(const State& state, ObjectId card);
/// An effect of that source has these modes and choices.
void recallDeclaring(State& state, EffectRecord& effect);

/// Keeps what an object was when it leaves.
void takeSnapshot(const Position& position, State& state, ObjectId id);
/// Forgets snapshots that nothing names.
void sweepSnapshots(State& state);

} // namespace takujo
