#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/card_set.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_value.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

// Reads cards and card sets.

/// Reads one card of a set or of a scenario. A card of a scenario may go without an id; its name becomes the
/// id. Mistakes are reported, and the card is left out.
std::optional<CardDefinition> readCard(const YamlValue& value, const CardSchema& schema, bool needsId);

/// Reads a set of cards, `cardsets/<game>/<set>.yaml`. Cards with mistakes are reported and left out; the
/// others load. None if the file is no card set, or not one of `game`.
std::optional<CardSet> readCardSet(const std::filesystem::path& file, std::string_view game,
                                   const CardSchema& schema, Findings& findings);
/// The same, from a parsed file.
std::optional<CardSet> readCardSet(const YamlNode& root, std::string_view game, const CardSchema& schema,
                                   Findings& findings);

} // namespace takujo
