#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/procedure.h"

#include <cstdint>
#include <span>

namespace takujo {

struct DamageTo {
    ObjectId object;
    std::int32_t amount = 0;
};

/// Damage that objects are to be dealt, all at once.
struct Damage {
    std::span<const DamageTo> to;
    ObjectId source;      ///< what deals it
    Player player;        ///< whose doing it is
    std::uint16_t effect; ///< the effect (`EffectRecord::id`) by which it is dealt; 0: none
    Cause cause;
};

/// Deals it as the game's rules have it (`ScriptTables::damage`), or marks it.
Next dealDamage(Run& run, const Damage& damage);
/// What fights deals another object damage: by no effect, and as nobody's doing but the struck one's
/// player's. It happens together with what else the step proposes, so that the game's rules can ask nobody
/// about it.
void dealInCombat(Run& run, ObjectId from, ObjectId to, std::int32_t amount);
/// Proposes that it is marked on what it is dealt to. Damage of nought is none.
void markDamage(Run& run, const Damage& damage);

/// Who deals that damage: its source, or several together (`ScriptTables::dealers`).
Scratch<ObjectId> dealersOf(const Position& position, const Event& event);

/// An arrival, to be applied once: what `damage dealt` says of what deals it and `damage taken` of what takes
/// it is added, first what makes it more, then what makes it less. Where nothing is left, none is dealt.
void changeDamage(const Position& position, Event& event);
/// By how much what it takes is changed, whatever deals it.
std::int32_t damageChangeOf(const Position& position, ObjectId id);

} // namespace takujo
