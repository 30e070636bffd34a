#pragma once

#include "engine/kit/rulebook.h"

/// A player names a card: any of those that the match knows. What a text asks to be named, its criteria can
/// ask for (`named`) as long as it is followed.
namespace takujo::naming {

/// The player names a card for that effect.
Next nameCard(const Run& run, Player player, std::uint16_t effect);

/// The procedure that asks (`ScriptTables::naming`), and the verb of its answers (`ScriptTables::nameVerb`):
/// their value is the definition.
Procedure oneCard(std::string_view rule);
VerbSpec verb(std::string_view word, std::string_view rule);

/// What has been named last for that effect; `otherwise` if nothing has been.
DefinitionIndex namedFor(const State& state, std::uint16_t effect, DefinitionIndex otherwise);

} // namespace takujo::naming
