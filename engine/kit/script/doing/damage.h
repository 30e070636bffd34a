#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/procedure.h"

#include <cstdint>
#include <span>

namespace takujo {

// How damage is dealt to objects.

struct DamageTo {
    ObjectId object;
    std::int32_t amount = 0;
};

/// Damage that is dealt to objects, all at once.
struct Damage {
    std::span<const DamageTo> to;
    ObjectId source;      ///< the object that deals it
    Player player;        ///< the player who does it
    std::uint16_t effect; ///< the effect (`EffectRecord::id`) that deals it; 0: none
    Cause cause;
};

/// Deals damage as the game's rules say (`ScriptTables::damage`), or marks it.
Next dealDamage(Run& run, const Damage& damage);
/// Lets a fighting object deal damage to another one: without an effect, and with the struck object's
/// controller as the event's player. It happens together with the other events of the step, so the game's
/// rules can ask nobody about it.
void dealInCombat(Run& run, ObjectId from, ObjectId to, std::int32_t amount);
/// Proposes to mark the damage on its objects. Damage of 0 is none.
void markDamage(Run& run, const Damage& damage);

/// Returns the objects that deal the damage: its source, or several together (`ScriptTables::dealers`).
Scratch<ObjectId> dealersOf(const Position& position, const Event& event);

/// An arrival, applied once: adds what `damage dealt` says of the dealing object and `damage taken` of the
/// receiving one, first increases, then reductions. If nothing is left, no damage is dealt.
void changeDamage(const Position& position, Event& event);
/// Returns by how much damage to the object is changed, whatever deals it.
std::int32_t damageChangeOf(const Position& position, ObjectId id);

} // namespace takujo
