#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/scenarios/save_file.h"

namespace takujo {

/// Returns the card with that id: the saved game's own, else of the library; none if neither has it.
const CardDefinition* cardOf(const SavedGame& saved, const std::string& id, const Library& library);

/// Reports the cards of a saved game that the library lacks, as one finding: which, and where their set
/// belongs. Their ids were right when the game was saved, so no other card is suggested. Adds what
/// `ofLibrary` says about card sets with mistakes. False if all cards are there.
bool tellMissingCards(const SavedGame& saved, const Library& library, const Findings& ofLibrary,
                      Findings& findings);

} // namespace takujo
