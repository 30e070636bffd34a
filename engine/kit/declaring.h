#pragma once

#include "engine/kit/rules/rulebook.h"

#include <string_view>
#include <vector>

/// Declaring: abilities that are triggered only if their player says so (`declared` in a text) while a window
/// is open. A procedure notes what has happened that abilities can be declared for, and then opens a window
/// for one player after the other. Conditions are asked when an ability is declared, not when the thing
/// happened. What has been declared waits like everything triggered. The rules of a game about it are in
/// `RuleTables::declaring`.
namespace takujo::declaring {

/// Abilities may be declared for this until the running procedure is over or closes it: for an event that has
/// happened, or an occurrence. Where it went is not noted.
void about(Run& run, const Event& event);
void about(Run& run, std::uint8_t occurrence, ObjectId object, Player player, std::int32_t amount = 0,
           ObjectId other = {});

/// Opens a window: the player declares abilities for what the running procedure has noted, as many as they
/// like, each once for each such thing. In a match whose cards have no such abilities nobody is asked.
Next open(Run& run, Player player);
/// Nothing can be declared any more for what the running procedure has noted so far.
void close(Run& run);

/// Returns the procedure of `DeclaringTable::window`.
Procedure window(std::string_view name, std::string_view question, std::string_view rule);
/// Returns the verbs of `DeclaringTable`, in its order: an ability of a card is declared, for an object if it
/// could be declared for several; nothing more is declared.
std::vector<VerbSpec> verbs(const std::vector<ZoneSpec>& zones, std::string_view rule);

} // namespace takujo::declaring
