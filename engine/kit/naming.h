#pragma once

#include "engine/kit/rules/rulebook.h"

/// Naming a card, or a text that cards print: a player names any card that the match knows
/// (`MatchSetup::otherCards`). Criteria of the text
/// (`named`) can ask for it afterwards, and so can those of the effects it makes.
namespace takujo::naming {

/// The player names a card for that effect (`EffectRecord::named`).
Next nameCard(const Run& run, Player player, std::uint16_t effect);

/// Returns the procedure that asks (`ScriptTables::naming`); then the verb of its answers
/// (`ScriptTables::nameVerb`), whose value is the definition.
Procedure oneCard(std::string_view rule);
VerbSpec verb(std::string_view word, std::string_view rule);

/// Lists the texts of that slot which any card of the match prints, each once, for a verb that names one
/// (`VerbSpec::namesTexts`); finds out whether a value is one of these, and returns which one it means.
void listTexts(const Position& position, std::size_t slot, std::vector<std::int32_t>& values);
bool isTextNamed(const CardTable& cards, const VerbSpec& verb, std::int32_t value);
const LocalizedText& textNamed(const CardTable& cards, const VerbSpec& verb, std::int32_t value);

} // namespace takujo::naming
