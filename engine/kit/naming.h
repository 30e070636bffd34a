#pragma once

#include "engine/kit/rules/rulebook.h"

/// A player names a card: any of those that the match knows (`MatchSetup::nameable`). What a text has had
/// named, its criteria can ask for (`named`), and so can those of whatever effects it makes.
namespace takujo::naming {

/// The player names a card for that effect (`EffectRecord::named`).
Next nameCard(const Run& run, Player player, std::uint16_t effect);

/// The procedure that asks (`ScriptTables::naming`), and the verb of its answers (`ScriptTables::nameVerb`):
/// their value is the definition.
Procedure oneCard(std::string_view rule);
VerbSpec verb(std::string_view word, std::string_view rule);

} // namespace takujo::naming
