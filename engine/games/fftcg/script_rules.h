#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/rules/script_tables.h"
#include "engine/kit/script/reading/scope.h"

#include <functional>

namespace takujo::fftcg {

/// Rules of this game for the kit's scripts.
ScriptTables scriptTables();

/// Further conditions of choices: with what an ability may be paid (11.6.2.3, 11.6.2.4, 11.7.2.3, 11.7.2.4).
std::vector<Condition> conditionsOfChoosing();

/// Notes damage until the next check of rule processes: the object that dealt it breaks what breaks of it.
void noteDamage(Run& run, const Event& event);

/// Finds the sources of damage dealt to the object since the last check of rule processes (12.4.5); a party
/// member stands for its party (15.1.1.9.8).
void breakersOf(const Position& position, ObjectId id, std::vector<ObjectId>& found);
/// Whether the source of damage to it, or the ability that dealt it, fits the criteria.
bool isDamagedBy(const Scope& scope, const Term& criteria, ObjectId id);
/// Whether something has dealt damage to it, and all that has, or its ability on the stack, is so.
bool isDamagedOnlyBy(const Position& position, ObjectId id,
                     const std::function<bool(const Known& dealer)>& isSo);
/// Rule processes have been checked: what breaks now breaks because of the damage dealt so far, and nothing
/// breaks because of it later.
void ageDamage(State& state);
void forgetDamage(State& state);

} // namespace takujo::fftcg
