#pragma once

#include "engine/cards/deck.h"
#include "engine/files/findings/findings.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace takujo {

/// Of one card, as a file counts them; what a deck may hold is the rulebook's.
inline constexpr int mostCopies = 999;

/// A deck as written, `cardsets/<game>/decks/<deck>.yaml`. Whether its cards exist and its counts are legal
/// is not asked here.
std::optional<Deck> readDeck(const std::filesystem::path& file, const DeckWords& words, Findings& findings);

/// Tells that too few decks of a game were found to play it, and where they are looked for.
void reportTooFewDecks(std::string_view game, Findings& findings);

} // namespace takujo
