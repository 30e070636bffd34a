#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/position.h"

namespace takujo {

// Effects, their bindings, notes and snapshots in the state.

/// Adds a new effect of an ability, with its own number.
EffectRecord& addEffect(State& state, const EffectRecord& like);

/// Returns the effect with that number; none if it is over.
const EffectRecord* findEffect(const State& state, std::uint16_t id);
EffectRecord* findEffect(State& state, std::uint16_t id);
/// Returns the effect that is that object on a stack; none if there is none.
const EffectRecord* effectAt(const State& state, ObjectId item);

/// Ends the effect and forgets its choices.
void dropEffect(State& state, std::uint16_t id);

/// Hides cards again that an effect has shown where they lie: by its text (`reveal`), or because they had to
/// be shown for it (engine/kit/showing.h).
void hideWhatItShowed(State& state, std::uint16_t effect);
/// Whether another effect shows the card, or lies on a stack and has been used from it.
bool isShownByAnother(const State& state, ObjectId id, std::uint16_t effect);
/// Hides it again, unless another effect shows it.
void hideUnlessShown(State& state, ObjectId id, std::uint16_t effect);

/// Forgets what an effect has chosen in one choice.
void dropBindings(State& state, std::uint16_t effect, std::uint8_t slot);

/// Copies the bindings of an effect below slot `end`, from slot `begin` on, to another effect.
inline constexpr std::uint8_t everySlot = 32;
void passOn(State& state, std::uint16_t from, std::uint16_t to, std::uint8_t end = everySlot,
            std::uint8_t begin = 0);

/// Returns how much an effect has chosen in one choice.
std::int32_t countBound(const State& state, std::uint16_t effect, std::int32_t slot);

/// Slots of bindings. Picks made while a text is carried out are apart from the choices before.
namespace binding_slots {
inline constexpr std::uint8_t firstSelected = 8;
inline constexpr std::uint8_t loops = 16;     ///< objects of `for each`; one slot more for each nested one
inline constexpr std::uint8_t firstCost = 20; ///< what pays, one slot for each cost
inline constexpr std::uint8_t mostCosts = 6;
inline constexpr std::uint8_t grouping = 27; ///< the group that is being made
inline constexpr std::uint8_t scratch = 28;  ///< one more for the second player
inline constexpr std::uint8_t ofGame = 40;   ///< from here on the game's own
} // namespace binding_slots

/// Lets a snapshot follow its object to where it went, if everybody saw it go.
void followMove(State& state, const Rulebook& rules, ZoneId to, ObjectId was, ObjectId became);
/// Lets an effect's bindings follow an object that the effect has moved: to that effect it is the same.
void follow(State& state, std::uint16_t effect, ObjectId was, ObjectId became);

// How a card that lies on a table now was cast: its X, and the optional costs paid. Its abilities may ask.
void noteCasting(State& state, ObjectId card, std::int32_t x, std::uint16_t paid);
/// Keeps the note with the card if it goes onto a table; else drops it.
void followCasting(State& state, ObjectId was, ObjectId became, bool ontoTable);
/// Copies the note to an effect of that source.
void recallCasting(const State& state, EffectRecord& effect);

// What was put away to cast it, for an ability of it that speaks of that.
/// `casting` is the effect that the costs were paid for.
void noteSpending(State& state, ObjectId card, std::uint16_t casting);
/// Lets the effect of that source speak of it.
void recallSpending(State& state, const EffectRecord& effect);

// What was declared with a card when it was cast, for an ability of it that asks for that.
void noteDeclaring(State& state, ObjectId card, std::uint16_t declaring);
bool isDeclared(const State& state, ObjectId card);
/// Copies these modes and choices to an effect of that source.
void recallDeclaring(State& state, EffectRecord& effect);

/// Keeps what an object was, when it leaves.
void takeSnapshot(const Position& position, State& state, ObjectId id);
/// Forgets snapshots that no handle names any more.
void sweepSnapshots(State& state);

} // namespace takujo
