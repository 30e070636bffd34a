#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/disk/atomic_write.h"
#include "engine/files/findings/findings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

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

/// Returns the file of a deck of the user's own: `cardsets/<game>/decks/<id>.yaml` in the user's place. What
/// can't be in a file's name is left out of it.
std::filesystem::path userDeckFile(std::string_view game, std::string_view id);

/// Writes a draft into a file. The result is read first: if it did not say the draft, nothing is written.
/// `opened` is the deck as it was read from the file, which is changed; if it says something else by now,
/// somebody else changed it, and nothing is written. None: the deck is new, and a file that exists already
/// stays as it is. The user's own folder for decks is made if it does not exist.
DeckWritten writeDeck(const std::filesystem::path& file, const DeckDraft& draft, const DeckWords& words,
                      const DeckDraft* opened, Findings& findings);

} // namespace takujo
