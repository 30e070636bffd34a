#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/cards/library.h"
#include "engine/files/findings/findings.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Decks as people write them to each other: `3 Ash Warden`, a card a line.

/// What the names in such a text mean. All of it must outlive its use.
struct DeckTextNames {
    const Library& library;
    const CardSchema& schema;
    const RuleTables& tables;
    const Words& words;
};

/// Returns a deck as plain text in a language: its name as a comment, then each part, under a heading if the
/// game has several. A card with a name that others have, too, is followed by its id; of one that is in no
/// set only the id is known. What it writes `importDeckText` reads.
std::string deckAsText(const DeckDraft& draft, const DeckTextNames& names, Language language);

/// Reads such a text: `3 Name`, `3x Name`, `Name x3`, `3 FL-001`, `3 Name (FL-001)`, a name or id alone, 3枚,
/// all in either language; headings of parts and of types, blank lines, lists with dashes, comments after #
/// or //. Without a heading a card goes to the first part that can hold it. Lines of one card are added up. A
/// line that nobody understands is a finding at its number in `path`, with the nearest name; the others
/// count.
std::vector<DeckDraft::Entry> importDeckText(std::string_view text, const std::string& path,
                                             const DeckTextNames& names, Findings& findings);

} // namespace takujo
