#pragma once

#include "app/cli/command.h"
#include "engine/lists/brought_list.h"
#include "engine/lists/list_mapping.h"

namespace takujo {

// What `takujo-cli read` prints.

/// Prints every card: each given text, and beside it the script and the text that the program writes from it.
void tellCards(const BroughtList& list, const ListGame& game, Streams streams);

/// Prints in one line how much was understood.
void tellSummary(const BroughtList& list, Streams streams);

/// Prints shares of cards and texts, and the texts that were not understood, the most frequent first.
void tellReport(const BroughtList& list, Streams streams);

} // namespace takujo
