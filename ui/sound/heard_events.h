#pragma once

#include "engine/files/layouts/layout_file.h"
#include "engine/match/match.h"

#include <vector>

namespace takujo {

/// What is heard of what has happened since the log had `from` entries, in that order; `waited`: how many
/// effects waited then. Sounds follow from what events and zones are, and are the same in every game; what
/// only one game has is in its layout. Everybody at the table hears the same, so that no sound depends on
/// what a hidden card is.
std::vector<Sound> heardSince(const Match& match, const TableLayout& layout, std::size_t from,
                              std::size_t waited);

/// The keys of notes that are heard alike in all games that have them.
std::vector<std::string_view> notesHeardInAllGames();

} // namespace takujo
