#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/rules/script_tables.h"

namespace takujo::fftcg {

/// What scripts need of these rules.
ScriptTables scriptTables();

/// What else is asked of a choice: what an ability is paid with (11.6.2.3, 11.6.2.4, 11.7.2.3, 11.7.2.4).
std::vector<Condition> conditionsOfChoosing();

/// Damage is noted until rule processes have been looked at: whoever dealt it breaks what breaks of it.
void noteDamage(Run& run, const Event& event);

/// The sources of the damage that was dealt to the object since rule processes were looked at (12.4.5); a
/// party member stands for its party (15.1.1.9.8).
void breakersOf(const Position& position, ObjectId id, std::vector<ObjectId>& found);
/// Whether what has dealt damage to it, or the ability by which it has, is like that.
bool isDamagedBy(const Scope& scope, const Term& criteria, ObjectId id);
/// Rule processes have been looked at: what breaks now breaks of the damage dealt so far, and after that
/// nothing does any more.
void ageDamage(State& state);
void forgetDamage(State& state);

} // namespace takujo::fftcg
