#pragma once

#include "engine/core/definition.h"
#include "engine/files/findings/findings.h"
#include "engine/lists/list_mapping.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// What the YAML of one card says.
struct CheckedCard {
    std::optional<CardDefinition> card; ///< none if it has a mistake
    Findings findings;                  ///< their path is empty
};

/// Reads the YAML of one card, as `lint` would.
CheckedCard checkCard(const std::string& yaml, const ListGame& game);

/// Returns what a card says, written by the program from what it does: the lines that the table shows.
std::vector<std::string> generatedText(const CardDefinition& card, const ListGame& game, Language language);

} // namespace takujo
