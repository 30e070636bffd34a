#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/card_set.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_value.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

/// One card of a set or of a scenario. A scenario's cards may go without id; they get their name as one.
/// Whatever is wrong is reported, and the card is left out.
std::optional<CardDefinition> readCard(const YamlValue& value, const CardSchema& schema, bool needsId);

/// A set of cards, `cardsets/<game>/<set>.yaml`. Cards with mistakes are reported and left out; the others
/// load. None if it is no card set at all, or one of another game than `game`.
std::optional<CardSet> readCardSet(const std::filesystem::path& file, std::string_view game,
                                   const CardSchema& schema, Findings& findings);
/// The same, of a file that has been parsed.
std::optional<CardSet> readCardSet(const YamlNode& root, std::string_view game, const CardSchema& schema,
                                   Findings& findings);

} // namespace takujo
