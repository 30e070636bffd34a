#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/scenarios/save_file.h"

namespace takujo {

/// The cards of a saved game that the library does not have are one finding: which, and where the set that
/// brings them belongs. They had the right ids when the game was saved, so no other card is proposed. What
/// `ofLibrary` says of card sets with mistakes is told beside it. False if all cards are there.
bool tellMissingCards(const SavedGame& saved, const Library& library, const Findings& ofLibrary,
                      Findings& findings);

} // namespace takujo
