#pragma once

#include "engine/kit/rules/rulebook.h"

/// Naming a card: a player names any card that the match knows (`MatchSetup::otherCards`). Criteria of the
/// text
/// (`named`) can ask for it afterwards, and so can those of the effects it makes.
namespace takujo::naming {

/// The player names a card for that effect (`EffectRecord::named`).
Next nameCard(const Run& run, Player player, std::uint16_t effect);

/// Returns the procedure that asks (`ScriptTables::naming`); then the verb of its answers
/// (`ScriptTables::nameVerb`), whose value is the definition.
Procedure oneCard(std::string_view rule);
VerbSpec verb(std::string_view word, std::string_view rule);

} // namespace takujo::naming
