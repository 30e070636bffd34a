#pragma once

#include "engine/cards/deck.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace takujo {

// Reads decks.

/// Reads a deck, `cardsets/<game>/decks/<deck>.yaml`. Does not check whether its cards exist and its counts
/// are legal.
std::optional<Deck> readDeck(const std::filesystem::path& file, const DeckWords& words, Findings& findings);
/// The same from a parsed file.
std::optional<Deck> readDeck(const YamlNode& root, const DeckWords& words, Findings& findings);

/// Reports that there are too few decks to play a game, and where decks are searched.
void reportTooFewDecks(std::string_view game, Findings& findings);

} // namespace takujo
