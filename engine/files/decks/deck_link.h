#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/findings/findings.h"

#include <optional>
#include <string>
#include <string_view>

namespace takujo {

// A deck in one line, to be sent in a message: ids and counts.
//
//     takujo:deck:1:<game>:<format>:cards=3xFL-001,2xFL-002;leaders=1xSR-001:<check>
//
// 1 is the version of the format; each part of the deck has its key. What is no letter, digit, '-', '.' or
// '_' in a word is written %XX by its bytes. The check is the 32-bit FNV-1a hash of all before its colon, as
// 8 hexadecimal digits.

/// Returns the link of a deck; its name and notes are not in it.
std::string deckLink(const DeckDraft& draft, const DeckWords& words);

/// Whether a text is meant as a link, whole or damaged.
bool isDeckLink(std::string_view text);

/// Returns the game that a link names; empty if it names none.
std::string gameOfDeckLink(std::string_view text);

/// Reads a link to a deck of that game. None if it is damaged, of a newer version or of another game; the
/// findings say which, and call it `path`. Spaces around it and line breaks within do no harm.
std::optional<DeckDraft> readDeckLink(std::string_view text, const std::string& path, std::string_view game,
                                      const DeckWords& words, Findings& findings);

} // namespace takujo
