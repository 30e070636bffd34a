#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/disk/atomic_write.h"
#include "engine/files/findings/findings.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

// Writes decks so that what their owners have written beside the cards survives.

/// Returns a draft as a file can say it: a text that is missing in one language is that of the other.
DeckDraft asWritten(DeckDraft draft);

/// Returns the text of a new deck file.
std::string newDeckText(const DeckDraft& draft, const DeckWords& words);

/// Returns the text of a deck file changed so that it says the draft. Comments, order and style stay byte for
/// byte: counts change in place, lines of cards that are taken out go, new ones come after the last of their
/// part. None if the text is no deck or can't be changed so; the findings say why, and call it `path`.
std::optional<std::string> changedDeckText(const std::string& text, const std::string& path,
                                           const DeckDraft& draft, const DeckWords& words,
                                           Findings& findings);

/// What came of writing a deck.
struct DeckWritten {
    bool done = false;
    std::optional<WriteFailure> failure; ///< the disk did not take it; else the findings say what is wrong
};

/// Writes a draft into a file, changing one that exists. The result is read first: if it did not say the
/// draft, nothing is written. `opened` is the deck as the editor read it: if the file says something else by
/// now, somebody else changed it, and nothing is written either. None: it is not asked.
DeckWritten writeDeck(const std::filesystem::path& file, const DeckDraft& draft, const DeckWords& words,
                      const DeckDraft* opened, Findings& findings);

} // namespace takujo
